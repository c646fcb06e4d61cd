import { clamp, type Feature, factsOf, findPhrases } from "./features/feature.ts";
import { stepsOf } from "./features/steps.ts";
import { crewSignals } from "./lexicon/crew-signals.ts";
import { motiveSignals } from "./lexicon/motive-signals.ts";
import { signals } from "./lexicon/signals.ts";
import { STATE_VERBS } from "./lexicon/verbs.ts";
import type { Clause } from "./read/clauses.ts";
import { readWordiness } from "./read/gaming.ts";
import type { Reading, SectionReading } from "./reading.ts";
import type { FeatureId } from "./rubric.ts";
import type { SectionFault } from "./section-fault.ts";

type Add = (fault: SectionFault) => void;

/** Worth of steps up to which nothing of an action could be filmed. */
const FEW_STEPS = 0.44;
/** Concrete words that make a scene, whoever acts in it. */
const FULL_SCENE = 12;
/** A task of fewer words is a bare wish: "I wanted to help". */
const BARE_WISH_WORDS = 7;

/** "See above": the section points at another instead of telling. */
const POINTER =
  /\b(?:see (?:above|situation|action|below)|as (?:i )?(?:said|mentioned|described|written|told|above)|(?:same|like) (?:as )?above|already (?:said|told|mentioned|written)|that is how it ended|that's how it ended)\b/i;
/** A view of the world, where one event is asked for. */
const MAXIM =
  /\b(?:it (?:just )?(?:goes to show|shows)|you (?:should|have to|must|can't|cannot|never)|(?:communication|teamwork|safety|honesty|respect) is|people are|customers (?:are|can be)|i think that|that's what|is the key|is important)\b/i;

/** Faults in how a section is told: real or imagined, one event or a habit, exact or vague, complete, and in its own place. */
export function faultsOfForm(
  reading: Reading,
  part: SectionReading,
  features: Record<FeatureId, Feature>,
  add: Add,
): void {
  const told = part.clauses.filter(
    (clause) => clause.tense !== "infinitive" && clause.tense !== "gerund",
  );
  const imagined = told.filter(
    (clause) => (clause.tense === "would" && !clause.isHabitual) || isCondition(clause),
  );
  const would = imagined.length;
  const past = told.filter(
    (clause) => clause.tense === "past" && !clause.isHabitual && !imagined.includes(clause),
  ).length;
  const present = told.length - would - past;
  const isEvent = reading.kind === "behavioural";
  const isPointer = POINTER.test(part.text) && part.words < 30;
  const isMaxim = isEvent && past === 0 && MAXIM.test(part.text);
  const isPlan = isEvent && !isMaxim && !isPointer && would > 0 && would >= past + present * 0.5;
  const isHabit =
    isEvent &&
    !isPlan &&
    (isMaxim ||
      (past === 0 && present > 0 && part.words >= 5 && !hasFigures(part)) ||
      (present > past * 1.5 && features.episode.value < 0.55));
  const isAnybodys = !isPlan && !isHabit && isAnybodysWords(reading, part, features);
  const isNobodys =
    isEvent && part.section === "task" && part.clauses.every((clause) => clause.subject !== "i");
  if (isPlan && !isNobodys) add("hypothetical-not-real");
  else if (isNobodys && (isPlan || isHabit)) add("no-task-ownership");
  else if (isHabit || isAnybodys || isGeneralTalk(reading, part)) add("generic");
  const isUnreal = isPlan || isHabit || isAnybodys;
  const countOf = (subject: Clause["subject"]) =>
    part.clauses.filter((clause) => clause.subject === subject).length;
  const isStepless =
    part.section === "action" &&
    reading.kind !== "motivation" &&
    features.steps.value < FEW_STEPS &&
    part.picture.size < FULL_SCENE &&
    countOf("i") > countOf("we");
  const isBare = !isUnreal && (isStepless || isVague(reading, part));
  if (part.section === "task") taskFaults(reading, part, features, isUnreal, add);
  else if (part.section === "result" && reading.kind !== "motivation")
    resultFaults(reading, part, features, { isPointer, isHabit, isPlan, isBare }, add);
  else if (isBare) add("vague");
  if (part.section === "action") {
    if (isEvent && countOf("we") > countOf("i") && countOf("we") >= 2) add("we-hides-you");
    if (isEvent && tellsEnding(reading)) add("misplaced");
  }
}

/** Reasons that every candidate gives. */
const STOCK_MOTIVES =
  /\b(?:travel\w*|see the world|meet(?:ing)? (?:new )?people|love people|working with people|team player|dream\w*|since i was|different cultures|reputation|best in the world|good company|new challenge|desk|values|proud to wear|honou?r|part of (?:it|the|your)|hard worker|fast learner|friendly|outgoing|first choice|fits? (?:me|in|together|with|very))\b/i;

/** Motives and offers that could be anybody's: stock words, and hardly a fact of one's own beside them. */
function isAnybodysWords(
  reading: Reading,
  part: SectionReading,
  features: Record<FeatureId, Feature>,
): boolean {
  if (reading.kind !== "motivation" || part.section === "action") return false;
  const facts = factsOf(part, ["number", "time", "place", "name", "role"]).length;
  if (part.section === "result")
    return (
      facts <= 1 && (features.offer.value < 0.4 || STOCK_MOTIVES.test(part.text)) && part.words < 40
    );
  if (part.section === "task")
    return facts <= 1 && (STOCK_MOTIVES.test(part.text) || features.reasonDetail.value < 0.3);
  return facts === 0 && (STOCK_MOTIVES.test(part.text) || part.picture.size < 5);
}

/** “If he refused”: past in form, but it did not happen. */
const isCondition = (clause: Clause): boolean =>
  clause.sentence.tokens
    .slice(Math.max(0, clause.from - 2), clause.from)
    .some((token) => token.low === "if");

const hasMoment = (part: SectionReading): boolean =>
  factsOf(part, ["number", "time", "name"]).length > 0;

const hasFigures = (part: SectionReading): boolean =>
  factsOf(part, ["number", "time", "place", "name"]).length > 0;

function isVague(reading: Reading, part: SectionReading): boolean {
  if (reading.kind === "hypothetical" && part.section === "situation") return false;
  const facts = factsOf(part, ["number", "time", "place", "name", "speech"]).length;
  const density = part.picture.size / Math.max(8, part.words);
  const stock = readWordiness(part.sentences, part.clauses).buzzShare;
  const thin = part.picture.size + facts < 4 + 2 * clamp(stock * 3) && density < 0.34;
  const isTold = reading.kind === "behavioural";
  if (isTold && part.section === "situation" && part.words < 24 && !hasMoment(part)) return true;
  if (isTold && part.section === "action" && part.words < 17 && facts === 0) return true;
  if (!isTold && part.section === "action" && part.words < 40 && density < 0.25) return true;
  return (
    thin || (part.words > 25 && density < 0.13 && facts === 0 && reading.hesitation.share > 0.5)
  );
}

/** The end is not known. */
const OPEN_END =
  /\b(?:i don't know|i do not know|not sure|pretty sure|i never (?:heard|found)|no idea)\b/i;
/** The end is supposed. */
const GUESS = /\b(?:i (?:think|guess|suppose|believe|assume)|hopefully|probably)\b/i;

/** Talk about such situations as they usually are, where this one is asked about. */
function isGeneralTalk(reading: Reading, part: SectionReading): boolean {
  if (reading.kind !== "hypothetical" || part.section === "result") return false;
  const own = part.clauses.filter((clause) => clause.subject === "i" && !clause.isHabitual).length;
  return (
    own === 0 &&
    /\b(?:sometimes|often|usually|always|every (?:flight|passenger)|people|passengers (?:don't|do not|are)|many reasons)\b/i.test(
      part.text,
    ) &&
    factsOf(part, ["number", "place", "speech"]).length === 0
  );
}

function taskFaults(
  reading: Reading,
  part: SectionReading,
  features: Record<FeatureId, Feature>,
  isUnreal: boolean,
  add: Add,
): void {
  if (reading.kind === "behavioural") {
    const speaks = part.sentences.some(({ tokens }) =>
      tokens.some((token) => !token.quoted && /^(?:i|my|me|mine|myself|our)$|^i'/.test(token.low)),
    );
    const hasDuty =
      (speaks || part.clauses.length === 0) &&
      findPhrases(signals, part.sentences).some((hit) => hit.id === "duty");
    const own = part.clauses.filter((clause) => clause.subject === "i");
    const deeds = stepsOf(part.clauses, { past: 1, present: 0, would: 0, habitual: 0 }).filter(
      (step) => step.clause.tense === "past" && step.weight >= 0.7,
    );
    const scene = part.clauses.filter(
      (clause) => clause.subject === "other" && clause.tense === "past",
    );
    if (
      !hasDuty &&
      !isUnreal &&
      features.duty.value < 0.62 &&
      (deeds.length >= 2 || (own.length === 0 && scene.length >= 3))
    )
      add("misplaced");
    const isWish = part.picture.size < 2 && (part.words < BARE_WISH_WORDS || own.length === 0);
    const isOthers = !speaks && part.clauses.some((clause) => !clause.isImplied);
    if (!isUnreal && (isOthers || isWish || (!hasDuty && features.duty.value < 0.45)))
      add("no-task-ownership");
    return;
  }
  const match = reading.kind === "hypothetical" ? crewSignals : motiveSignals;
  const fitting: readonly string[] =
    reading.kind === "hypothetical"
      ? ["priority", "role", "rule"]
      : ["reason", "job", "insight", "research"];
  const hits = match(part.sentences.flatMap((sentence) => sentence.tokens)).filter((hit) =>
    fitting.includes(hit.id),
  );
  const ownPart = part.clauses.some((clause) => clause.subject === "i");
  const isElsewhere =
    reading.kind === "hypothetical" &&
    part.words >= 12 &&
    (hits.length === 0 ? !ownPart : isServiceOnly(part, hits.length));
  if (isElsewhere) add("misplaced");
}

/** Image and friendliness where duty and safety are asked for. */
function isServiceOnly(part: SectionReading, hits: number): boolean {
  return (
    hits <= 2 &&
    /\b(?:reputation|customer care|image|friendly|feeling)\b/i.test(part.text) &&
    !/\b(?:safe\w*|rule|report|captain|purser|procedure)\b/i.test(part.text)
  );
}

function resultFaults(
  reading: Reading,
  part: SectionReading,
  features: Record<FeatureId, Feature>,
  told: { isPointer: boolean; isHabit: boolean; isPlan: boolean; isBare: boolean },
  add: Add,
): void {
  const { isPointer, isHabit, isPlan, isBare } = told;
  if (reading.kind === "hypothetical") {
    if (
      /\b(?:will|would|can) (?:deal|take care|find a solution|handle|decide)\b/i.test(part.text) &&
      isBare
    )
      add("no-outcome");
    else if (isBare) add("vague");
    else if (features.outcome.value < 0.2) add("no-outcome");
    return;
  }
  const ended = part.clauses.some(
    (clause) => clause.tense === "past" && clause.subject !== "i" && !clause.isNegated,
  );
  const isOnlyView =
    /\b(?:i think|i believe|it shows|shows? (?:you|that)|is important|proud|is a gift|how i (?:handle|do))\b/i.test(
      part.text,
    ) &&
    part.clauses.every(
      (clause) =>
        clause.tense !== "past" || clause.subject === "i" || STATE_VERBS.has(clause.verbStem),
    );
  const isOpen = OPEN_END.test(part.text);
  const isGuess = GUESS.test(part.text) && features.outcome.value < 0.35;
  const hasNone =
    isPointer ||
    isOpen ||
    isGuess ||
    isHabit ||
    isOnlyView ||
    (!ended && !isPlan && features.outcome.value < 0.4 && factsOf(part, ["number"]).length === 0);
  if (hasNone) {
    add("no-outcome");
    return;
  }
  if (isPlan) return;
  if (features.outcome.value < (isBare ? 0.35 : 0.25)) add("vague");
  if (ended && factsOf(part, ["number", "speech"]).length === 0 && features.proof.value < 0.4)
    add("no-number");
}

/** The ending is told in the action, and the result has none of its own. */
function tellsEnding(reading: Reading): boolean {
  const { action, result } = reading.sections;
  const own = result.clauses.filter(
    (clause) => clause.tense === "past" && clause.subject !== "i" && clause.specifics.length > 0,
  );
  if (own.length > 0 && !POINTER.test(result.text)) return false;
  const half = Math.floor(action.clauses.length * 0.5);
  const endings = action.clauses
    .slice(half)
    .filter(
      (clause) =>
        (clause.subject === "other" || clause.isPassive) &&
        clause.tense === "past" &&
        clause.specifics.length > 0,
    );
  return endings.length >= 2;
}
