import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { BARE_WORDS, isBareAsk } from "./halves.ts";
import { idsIn } from "./knowledge/name-index.ts";
import { isPlainlyBasic } from "./read/basics.ts";
import { isDependent, pointsBack } from "./read/dependence.ts";
import { asTyped, foundBesideNames, foundIn } from "./read/found.ts";
import { type Message, readMessage } from "./read/message.ts";
import { sentencesIn } from "./read/sentences.ts";
import type { TwoQuestions } from "./read/two-questions.ts";
import { readingOf } from "./reading-of.ts";
import { type ChatRequest, entryRequest } from "./request.ts";

/** So surely found together with what it leans on, that is what is asked. */
const FOUND_IN_PLACE = 0.5;
/** What a half finds so surely by itself needs no more. */
const FOUND_ALONE = 0.5;
const SURER_BY = 0.06;
/** A half that finds so little has no subject of its own. */
const FINDS_LITTLE = 0.4;
const FINDS_SOMETHING = 0.28;
const FINDS_NOTHING = 0.12;
/** "Thanks, that helps": nothing to lean on. */
const FEWEST_TELLING = 2;
/** A question of the bank is practised, and a case is judged: neither is guessed from what stands around a half. */
const IS_ASKED_BACK = /^(?:questions|situational-judgement)\//;

const FEWEST_ALONE = 4;
/** A question that leans on nothing that was said before it. */
export function standsAlone(half: Message): boolean {
  if (half.length < FEWEST_ALONE || isBareAsk(half)) return false;
  const bare = half.plain
    .replace(ASKS_OF_ITSELF, " ")
    .replace(JOINS_A_CLAUSE, "")
    .replace(OF_PEOPLE, "people")
    .replace(SUPPOSES, "what happens if");
  const alone = { ...half, plain: bare };
  return !isDependent(alone) && !pointsBack(alone);
}

/** "I wear contact lenses, does that matter?" */
const ASKS_OF_ITSELF =
  /(?<= \w+ \w+ \w+), (?:is|was|will|would|does|can|could) (?:it|that|this)\b[^,]*$/;
/** "Can I keep money that I find", "is it ok to say that I love travelling": it points at nothing. */
const JOINS_A_CLAUSE =
  /(?<=\b(?!(?:and|but|so|is|was|does|did|do|if|of|like|about|for|with|than|after|before|what)\b)\w+ )that (?=(?:i|you|we|they|he|she|people|crew|passengers|can|could|may|might|happens|goes|has|was|is|are)\b)/g;
/** "Can they sack me in probation?": whoever hires, in whatever is asked. */
const OF_PEOPLE = /\b(?:they|their)\b/g;
/** "What if somebody is too scared to jump?" */
const SUPPOSES = /\bwhat if(?= (?!it\b|that\b|this\b|he\b|she\b)\w+ \w+ \w+ \w+)/g;

/** "A phone starts smoking in 14C. What first, and why not …": a few words ask of the scene before them. */
export function withScene({ before, halves: [first] }: TwoQuestions, context: Context): Message {
  const { knowledge, readIn } = context;
  const findsNothing = () =>
    readIn === "en" &&
    knowledge.names.find(first).length === 0 &&
    (foundIn(first, knowledge, readIn)?.sure ?? 0) < FINDS_NOTHING;
  const isBare =
    before !== "" && (first.length <= BARE_WORDS || isBareAsk(first) || findsNothing());
  return isBare ? readMessage(`${before}. ${first.text}`) : first;
}

/** The last sentence of what is told; empty where it tells nothing to lean on. */
export function sceneOf(told: string): string {
  const last = sentencesIn(told.replace(/\.\./g, ".")).at(-1) ?? "";
  return asTyped(readMessage(last).words).length >= FEWEST_TELLING ? last : "";
}

/**
 * "They sent me a link for a recorded video. … can I redo one if I mess up?": what a half asks together with a sentence that it leans
 * on, where that is found and found more surely than by the half alone; null where the half says enough itself.
 */
function foundInPlace(
  half: Message,
  scenes: readonly string[],
  context: Context,
  told: readonly string[],
): string | null {
  const { knowledge, readIn } = context;
  if (readIn !== "en") return null;
  const alone = foundBesideNames(half, knowledge)?.sure ?? 0;
  if (alone >= FOUND_ALONE && !isDependent(half)) return null;
  // "Can you make me a plan, what to do on which evening?": wished for in so many words.
  const { request, because, score, goesOn } = readingOf(half, context);
  const isRead =
    !LOOKED_UP.has(request.kind) ||
    isPlainlyBasic({ because }) ||
    // "What is the reach Emirates wants?": its own rule.
    idsIn(knowledge.names.find(half), "airlines").length > 0 ||
    (because.startsWith("basics, ") && score >= READ_BY_A_PATTERN && goesOn !== true);
  if (isRead) return null;
  const [surest] = scenes
    .filter((scene) => scene !== "")
    .flatMap((scene) => {
      const found = foundBesideNames(readMessage(`${scene} ${half.text}`), knowledge);
      return found && !told.includes(found.id) ? [{ ...found, scene }] : [];
    })
    .sort((one, other) => other.sure - one.sure);
  const isFound =
    surest !== undefined &&
    ((surest.sure >= FOUND_IN_PLACE && surest.sure >= alone + SURER_BY) ||
      // "Now the medical: what do they examine?"
      (surest.sure >= FINDS_SOMETHING && isCalledIn(surest.scene, surest.id, context)));
  return isFound && !IS_ASKED_BACK.test(surest.id) ? surest.id : null;
}

/** "Now the medical", "doors then": it says of what is asked, and no more. */
function isCalledIn(scene: string, id: string, { knowledge }: Context): boolean {
  const message = readMessage(scene);
  return (
    message.length <= FEW_AROUND_A_NAME &&
    knowledge.names.find(message).some(({ entry }) => entry.citation.id === id)
  );
}

const FEW_AROUND_A_NAME = 6;
const READ_BY_A_PATTERN = 0.9;
const LOOKED_UP: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["entry", "entry-gap", "airline-gap", "topics", "limit"] as const),
]);

/** Whether the second half only goes on about what the first is answered with: "What's the role play like, and can I ask for help?" */
export function isOfTheFirst(
  second: Message,
  first: Message,
  begun: Draft,
  { knowledge, readIn }: Context,
): boolean {
  if (readIn !== "en" || begun.request.kind !== "entry") return false;
  const alone = foundBesideNames(second, knowledge);
  const together = foundBesideNames(readMessage(`${first.text} ${second.text}`), knowledge);
  const least = standsAlone(second) ? FINDS_SOMETHING : FINDS_LITTLE;
  if (!together || together.sure < FOUND_IN_PLACE || (alone?.sure ?? 0) >= least) return false;
  return (
    begun.request.ids[0] === together.id || foundBesideNames(first, knowledge)?.id === together.id
  );
}

/** What the half is answered with, where its place tells what it asks; null where it says that itself. */
export function toldInPlace(
  half: Message,
  scenes: readonly string[],
  context: Context,
  /** Ids of what was answered already. */
  told: readonly string[] = [],
): Draft | null {
  const id = foundInPlace(half, scenes, context, told);
  return id === null ? null : answer(entryRequest([id]), half.text, context);
}

/** "How long is the training and do I get paid during it?": "it" by the name that the first half ends on, or that it calls. */
export function namingIt(half: Message, first: Message, { knowledge }: Context): Message {
  const [, noun] = ENDS_ON_A_NOUN.exec(first.plain) ?? [];
  const called = knowledge.names
    .find(first)
    .filter(({ entry }) => entry.set === "assessment-days" || entry.set === "terminology")
    .at(-1);
  // "Is the English test hard, and what happens if I fail it?"
  const name = noun ?? (called && called.from > 0 ? called.name : null);
  if (name === null) return half;
  const named = half.text
    .replace(IT_AFTER_A_WORD, `$1 the ${name}`)
    .replace(IT_AFTER_A_VERB, `$1 the ${name}`);
  return named === half.text ? half : readMessage(named);
}

const ENDS_ON_A_NOUN =
  /\b(?:the|an?|my|your|their|this) ((?:[a-z-]+ )?(?!one\b|way\b|thing\b|most\b|same\b)[a-z-]{4,}) ?[?.! ]*$/;
const IT_AFTER_A_WORD =
  /\b(during|after|before|for|about|with|in|on|at|of) (?:it|that|them|there)\b/i;

const IT_AFTER_A_VERB =
  /\b(fail|pass|take|do|get|miss|use|open|have|wear|need|make|sit|repeat|retake|skip|finish|start) (?:it|that)(?=\s*[?.!]*$)/i;

/** With a word that may lean on the first it has to find the more. */
const LEAVES_THE_FIRST = 0.6;

/** The entry that a half finds so surely by itself that the first is left; null where it finds none. */
export function foundByItself(half: Message, { knowledge, readIn }: Context): string | null {
  if (readIn !== "en" || half.length < FEWEST_ALONE || pointsBack(half)) return null;
  const found = foundBesideNames(half, knowledge);
  const least = isDependent(half) ? LEAVES_THE_FIRST : FOUND_ALONE;
  const isFound = found !== null && found.sure >= least && !IS_ASKED_BACK.test(found.id);
  return isFound ? found.id : null;
}
