import type { StarSection } from "contract/star";

/** What an assessor would name as wrong with a section. */
const SECTION_FAULTS = [
  "missing",
  "gibberish",
  "buzzwords",
  "copied",
  "off-topic",
  "unsafe",
  "blames",
  "hypothetical-not-real",
  "generic",
  "vague",
  "no-task-ownership",
  "we-hides-you",
  "no-outcome",
  "no-number",
  "misplaced",
] as const;
export type SectionFault = (typeof SECTION_FAULTS)[number];

export interface FoundFault {
  section: StarSection;
  fault: SectionFault;
}
