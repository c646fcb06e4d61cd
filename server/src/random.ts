import { randomBytes, randomInt, randomUUID } from "node:crypto";

/** Chance, as an argument: a test brings its own. */
export type Random = {
  uuid(): string;
  /** 256 bits in base64url: nobody guesses it. */
  token(): string;
  /** A whole number from 0 to below `count`. */
  index(count: number): number;
};

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString("base64url"),
  index: (count) => randomInt(count),
};
