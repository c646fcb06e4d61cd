import type { AirlineRequirements } from "./schema.ts";

const NOT_FOUND = {
  source: { name: "No dependable text found", year: 2026 },
  certainty: "reported",
} as const;

/** How an airline selects, where no text that can be relied on was found. */
export const UNKNOWN_SELECTION: AirlineRequirements["selection"] = {
  stages: "unknown",
  ...NOT_FOUND,
};

/** What an airline asks of the body, where no text that can be relied on was found. */
export const UNKNOWN_BODY: AirlineRequirements["body"] = {
  ...{ reach: "unknown", swimming: "unknown", appearance: "unknown", medical: "unknown" },
  ...NOT_FOUND,
};
