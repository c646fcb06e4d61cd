import type { QuestionKind } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import { measureFeatures } from "./features/features.ts";
import { questionKind } from "./kind.ts";
import { type LimitId, readLimits } from "./limits.ts";
import { type Reading, readAnswer } from "./reading.ts";
import type { FoundFault, SectionFault } from "./section-fault.ts";
import { faultsOfForm } from "./section-form.ts";
import { isKnown } from "./text/spelling.ts";

/** Fewer words than these say nothing. */
const SHORTEST_SECTION_WORDS = 3;
/** A limit that leaves less than this is what an assessor would say of the answer, before anything else. */
const DECISIVE_CAP = 45;

/** Reasons that could go to any airline, or are about the perks only: every part of them could be anybody's. */
const ANYBODYS_CAP = 60;

/** What a limit on the whole answer says of each of its sections; the first that is decisive speaks. */
const BY_LIMIT: readonly (readonly [LimitId, SectionFault])[] = [
  ["gibberish", "gibberish"],
  ["advice", "copied"],
  ["order", "off-topic"],
  ["blames", "blames"],
  ["blank", "copied"],
  ["buzzwords", "buzzwords"],
  ["question-back", "copied"],
  ["repetition", "copied"],
  ["empty", "vague"],
  ["off-topic", "off-topic"],
];

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
  const features = measureFeatures(reading);
  const limits = new Map(readLimits(reading, features).map((limit) => [limit.id, limit.cap]));
  const isDecisive = (id: LimitId) => (limits.get(id) ?? 100) < DECISIVE_CAP;
  const conduct = faultsOfConduct(reading, isDecisive);
  const whole = conduct.size > 0 ? undefined : BY_LIMIT.find(([id]) => isDecisive(id))?.[1];
  const isForPerks = (limits.get("perks") ?? 100) < ANYBODYS_CAP;
  const isAnybodys = isForPerks || (limits.get("any-airline") ?? 100) < ANYBODYS_CAP;
  const found: FoundFault[] = [];
  for (const section of STAR_SECTIONS) {
    const part = reading.sections[section];
    const add = (fault: SectionFault) => found.push({ section, fault });
    const misconduct = conduct.get(section);
    if (misconduct !== undefined) {
      for (const fault of misconduct) add(fault);
      continue;
    }
    if (whole === "vague" && isAdvertisement(reading)) {
      add("off-topic");
      continue;
    }
    if (whole === "vague") {
      for (const fault of faultsOfEmptiness(reading, section, features)) add(fault);
      continue;
    }
    if (whole !== undefined) {
      add(whole === "gibberish" ? nonsenseOf(reading, section) : whole);
      continue;
    }
    if (isCopied(reading, section)) {
      add("copied");
      continue;
    }
    if (part.words < SHORTEST_SECTION_WORDS) add("missing");
    else if (isAnybodys && (!isForPerks || section === "task" || section === "result"))
      add("generic");
    else faultsOfForm(reading, part, features, add);
  }
  return found;
}

/** Unsafe and hostile conduct by section. What conduct of that kind led to is no result: the ending shares its fault. */
function faultsOfConduct(
  reading: Reading,
  isDecisive: (id: LimitId) => boolean,
): Map<StarSection, SectionFault[]> {
  const found = new Map<StarSection, SectionFault[]>();
  if (!isDecisive("unsafe") && !isDecisive("blames")) return found;
  for (const section of STAR_SECTIONS) {
    const own = reading.conduct.filter(
      (item) => item.sentence.section === section && item.severity >= 0.4,
    );
    const faults: SectionFault[] = [];
    if (own.some((item) => !HOSTILE.has(item.family))) faults.push("unsafe");
    if (own.some((item) => HOSTILE.has(item.family))) faults.push("blames");
    if (faults.length > 0) found.set(section, faults);
  }
  const worst = [...found.values()].flat();
  const isUnsafe = worst.includes("unsafe") && isDecisive("unsafe");
  for (const section of ["action", "result"] as const)
    if (worst.length > 0 && !found.has(section))
      found.set(section, [isUnsafe ? "unsafe" : "blames"]);
  return found;
}

/** What fine or plain words without a case come to: in the result there is no outcome, elsewhere views, plans, or nothing to picture. */
function faultsOfEmptiness(
  reading: Reading,
  section: StarSection,
  features: ReturnType<typeof measureFeatures>,
): SectionFault[] {
  if (section === "result" && reading.kind !== "motivation") return ["no-outcome"];
  const found: SectionFault[] = [];
  faultsOfForm(reading, reading.sections[section], features, (fault) => found.push(fault));
  const told = found.filter((fault) => fault === "generic" || fault === "hypothetical-not-real");
  return told.length > 0 ? told : ["vague"];
}

/** Asked for motives, and nobody says I: a page about somebody else. */
const isAdvertisement = (reading: Reading): boolean =>
  reading.kind === "motivation" &&
  reading.clauses.every((clause) => clause.subject !== "i" || clause.isImplied);

const isCopied = (reading: Reading, section: StarSection): boolean =>
  [...reading.repeated, ...reading.echoes].some((sentence) => sentence.section === section);

/** Words without a sentence are a list of words; letters that are no words, and sentences that mean nothing, are nonsense. */
function nonsenseOf(reading: Reading, section: StarSection): SectionFault {
  if (reading.nonsense.length > 1) return "gibberish";
  const tokens = reading.sections[section].sentences.flatMap((sentence) => sentence.tokens);
  if (tokens.length === 0 && isCopied(reading, section)) return "copied";
  const known = tokens.filter((token) => isKnown(token.low)).length;
  return tokens.length > 0 && known / tokens.length > 0.7 ? "buzzwords" : "gibberish";
}
