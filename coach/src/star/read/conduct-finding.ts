import type { ConductFamily } from "../lexicon/conduct-rule.ts";
import type { Sentence } from "../text/tokens.ts";

/** Something that the candidate did or said and no airline accepts; tokens `from` up to `to` of the sentence. */
export interface ConductFinding {
  family: ConductFamily;
  severity: number;
  sentence: Sentence;
  from: number;
  to: number;
}
