import { type ChatRequest, entryRequest } from "../../request.ts";

/** Whole short messages, folded and without what stands around them, and what they ask for. The first that fits counts. */
export type Rows = readonly (readonly [request: ChatRequest, pattern: RegExp])[];

/** What is known of where a few words stand. */
export interface Standing {
  /** Id of the entry that was told last; empty where none was. */
  topic: string;
  /** Id of the question of the bank that the moment spoken of asks; null where none was spoken of. */
  moment: string | null;
  hasAirline: boolean;
  /** The person's message before, folded. */
  saidLast: string;
  /** Whether one of the person's last messages speaks of it. */
  spokeOf: (what: RegExp) => boolean;
}

/** A place in a talk, and what people go on with there. */
export interface Place {
  isHere: (standing: Standing) => boolean;
  rows: Rows;
}

/** An entry on assessment days, or what people ask on of it. */
export const tip = (id: string, further: string | null = null): ChatRequest => ({
  ...entryRequest([`assessment-days/${id}`]),
  further,
});
