import type { QuestionKind } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import { clamp, factsOf } from "./features/feature.ts";
import { measureFeatures } from "./features/features.ts";
import { questionKind } from "./kind.ts";
import { readLimits } from "./limits.ts";
import { readWordiness } from "./read/gaming.ts";
import { type Reading, readAnswer, type SectionReading } from "./reading.ts";

export const SECTION_FAULTS = [
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

/** Fewer words than these say nothing. */
const SHORTEST_SECTION_WORDS = 3;

/** Families of conduct that are directed at people. */
const HOSTILE: ReadonlySet<string> = new Set([
  "insult",
  "blame",
  "discrimination",
  "revenge",
  "aggression",
]);

/** The faults that an assessor would name, section by section. */
export function findFaults(
  questionText: string,
  answer: StarAnswer,
  kind: QuestionKind = questionKind(questionText),
): FoundFault[] {
  const reading = readAnswer(questionText, kind, answer);
  const limits = new Map(readLimits(reading).map((limit) => [limit.id, limit.cap]));
  const features = measureFeatures(reading);
  const found: FoundFault[] = [];
  for (const section of STAR_SECTIONS) {
    const part = reading.sections[section];
    const add = (fault: SectionFault) => found.push({ section, fault });
    if ((limits.get("gibberish") ?? 100) < 45) add("gibberish");
    if ((limits.get("buzzwords") ?? 100) < 45) add("buzzwords");
    const copies = [...reading.repeated, ...reading.echoes].some(
      (sentence) => sentence.section === section,
    );
    if (copies || (limits.get("repetition") ?? 100) < 45) add("copied");
    if ((limits.get("off-topic") ?? 100) < 45) add("off-topic");
    const conduct = reading.conduct.filter(
      (item) => item.sentence.section === section && item.severity >= 0.5,
    );
    const isHostile = conduct.some((item) => HOSTILE.has(item.family));
    const isHeld = (limits.get("unsafe") ?? 100) < 45 || (limits.get("blames") ?? 100) < 45;
    if (isHeld && conduct.some((item) => !HOSTILE.has(item.family))) add("unsafe");
    if (isHeld && isHostile) add("blames");
    if (found.some((item) => item.section === section)) continue;
    if (part.words < SHORTEST_SECTION_WORDS) {
      add("missing");
      continue;
    }
    faultsOfForm(reading, part, features, add);
  }
  return found;
}

function faultsOfForm(
  reading: Reading,
  part: SectionReading,
  features: ReturnType<typeof measureFeatures>,
  add: (fault: SectionFault) => void,
): void {
  const told = part.clauses.filter(
    (clause) => clause.tense !== "infinitive" && clause.tense !== "gerund",
  );
  const would = told.filter((clause) => clause.tense === "would").length;
  const past = told.filter((clause) => clause.tense === "past").length;
  const present = told.length - would - past;
  const isEvent = reading.kind === "behavioural";
  const isPlan = isEvent && would > 0 && would >= past + present * 0.5;
  if (isPlan) add("hypothetical-not-real");
  const isHabit = isEvent && !isPlan && present > past * 1.5 && features.episode.value < 0.55;
  if (isHabit) add("generic");
  const facts = factsOf(part, ["number", "time", "place", "name", "speech"]).length;
  const density = part.picture.size / Math.max(8, part.words);
  const stock = readWordiness(part.sentences, part.clauses).buzzShare;
  const concreteness = part.picture.size + facts;
  if (
    !isPlan &&
    !isHabit &&
    concreteness < 4 + 2 * clamp(stock * 3) &&
    density < 0.34 &&
    part.section !== "task"
  )
    add("vague");
  else if (part.section === "task" && part.picture.size + facts < 2) add("vague");
  if (part.section === "task" && isEvent && features.duty.value < 0.45) add("no-task-ownership");
  if (part.section === "action") {
    const own = part.clauses.filter((clause) => clause.subject === "i").length;
    const group = part.clauses.filter((clause) => clause.subject === "we").length;
    if (group > own && group >= 2) add("we-hides-you");
  }
  if (part.section === "result" && reading.kind !== "motivation") {
    if (features.outcome.value < 0.4) add("no-outcome");
    if (isEvent && factsOf(part, ["number", "speech"]).length === 0 && features.proof.value < 0.4)
      add("no-number");
    if (isEvent && features.outcome.value >= 0.4 && past === 0 && part.picture.size < 4)
      add("misplaced");
  }
}
