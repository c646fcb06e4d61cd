import type { ChatRequest } from "../request.ts";
import type { Message } from "./message.ts";

/** What a pattern in the folded text of a message asks for, and how sure that is (0 to 1). */
export interface Skill {
  because: string;
  pattern: RegExp;
  /** Said with these words it is something else. */
  notWhere?: RegExp;
  score: number;
  request(message: Message, airline: string | null): ChatRequest;
}

/** A request that is the same whatever else the message says. */
export const only = (request: ChatRequest) => () => request;
