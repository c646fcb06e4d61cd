import type { LanguageCode } from "contract/languages";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { idsIn } from "../knowledge/name-index.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { ASKED_AFTER } from "./asked-next.ts";
import { askingSentencesIn } from "./clauses.ts";
import { isDependent } from "./dependence.ts";
import { asTyped, foundIn } from "./found.ts";
import { type Message, readMessage } from "./message.ts";
import { sentencesIn } from "./sentences.ts";
import type { Reading } from "./skills.ts";
import { airlineSpokenOf } from "./thread-airline.ts";

export interface ResolveInput {
  message: Message;
  state: ChatState;
  knowledge: ChatKnowledge;
  language: LanguageCode;
  /** Id of the airline that the person aims at. */
  targetAirline: string | null;
  /** What was told and not meant. */
  except?: Extract<ChatRequest, { kind: "entry" }> | null;
}

/** Below this nothing fits well enough, and the coach says so. */
export const SURE_ENOUGH = 0.4;

/** All readings of a part of the message, in the same place of the talk. */
type ReadOne = (message: Message) => readonly Reading[];

/** Of a long message what is hardly found is mostly wrong, and mostly among the nearest: those are offered. */
export function askedBack(
  { because, sure = 1 }: Reading,
  { message, knowledge, language }: ResolveInput,
): Reading | null {
  if (!because.startsWith("content, ") || sure >= HARDLY_FOUND || message.length < LONG)
    return null;
  const found = foundIn(message, knowledge, language);
  return found && found.nearest.length > 1
    ? {
        request: { kind: "topics", ids: [...found.nearest], isUnsure: true },
        ...{ score: sure, because: "hardly found, asked back" },
      }
    : null;
}

const HARDLY_FOUND = 0.28;
const LONG = 18;

/**
 * "They chat so fast. … Which word is it for …?": of a message that tells something first and then asks, the sentences that ask are
 * read by themselves, and with the one before them. What only the told part sets off, such as a language or an airline named by the
 * way, is none of what is asked. Null where the message is no more than its question.
 * @param whole all readings of the whole message
 */
export function ofWhatIsAsked(
  input: ResolveInput,
  whole: readonly Reading[],
  read: ReadOne,
): readonly Reading[] | null {
  const { message } = input;
  const [best] = whole;
  // A gloss has words that nobody typed: its parts find by chance.
  if (input.language !== "en" || message.length > LONGEST_BEFORE_IT) return null;
  if (best === undefined || best.goesOn === true || NAMED_OUTRIGHT.has(best.request.kind))
    return null;
  const asked = askedOf(message);
  if (asked === null || best.because === ASKED_AFTER) return null;
  // "Interview in Dubai, recruiter is a man. Do I give my hand first?": where it is says what is right there.
  if (best.because === "region") return null;
  // "Qatar then. For the day, how much make-up do they want?": another one is turned to.
  if (turnsToAnAirline(message, input.knowledge)) return null;
  // "The captain says 'at stations'. Do I open my door?": found surely by all that it says.
  if (best.because.startsWith("content, ") && isSure(best)) return null;
  const isBare = asTyped(asked.alone?.words ?? []).length < FEWEST_TELLING;
  const [alone, scene] = [isBare ? null : asked.alone, asked.scene].map((one) =>
    one === null ? [] : read(one),
  );
  const near = [...(alone ?? []), ...(scene ?? [])];
  const supported = new Set(near.map(({ because }) => because));
  const isMeant = ({ because, goesOn }: Reading) =>
    because.startsWith("content, ") || supported.has(because) || goesOn === true;
  const [first] = alone ?? [];
  if (first && isSure(first) && first.request.kind !== "limit") return [first];
  const candidates = [alone, scene, whole.filter(isMeant)].flatMap((some) => some?.[0] ?? []);
  return candidates.length > 0
    ? candidates.toSorted((one, other) => other.score - one.score)
    : null;
}

/** What these are asked by is no word by the way. */
const NAMED_OUTRIGHT: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["clock", "fit", "rank", "quiz", "progress", "plan", "airports", "weakest-answer"] as const),
]);
/** "And my hair? It's curly and goes to my shoulders", after what to wear: all of it finds more than a line of what was told. */
export const isFoundByAll = (best: Reading | undefined): boolean =>
  best?.because.startsWith("content, ") === true && (best.sure ?? 0) >= FOUND_BY_ALL;
const FOUND_BY_ALL = 0.75;
/** "What's a good reply if again?": too little to be read by itself. */
const FEWEST_TELLING = 3;
const FEW_TO_TURN = 4;

const turnsToAnAirline = ({ text }: Message, { names }: ChatKnowledge): boolean =>
  sentencesIn(text)
    .map((one) => readMessage(one))
    .some((one) => one.length <= FEW_TO_TURN && idsIn(names.find(one), "airlines").length > 0);

interface Asked {
  /** The sentence that asks at the end; null where it leans on what stands before it. */
  alone: Message | null;
  /** The same with the sentence before it; null where that is the whole message. */
  scene: Message | null;
}

/** What a message asks at its end; null where it does not end asking, or is no more than its question. */
function askedOf(message: Message): Asked | null {
  const asked = askingSentencesIn(message).at(-1);
  if (!asked || !message.text.trimEnd().endsWith(asked.text)) return null;
  const sentences = sentencesIn(message.text);
  const before = sentences.length > 2 ? sentences.at(-2) : undefined;
  const scene = before === undefined ? null : readMessage(`${before} ${asked.text}`);
  const alone = isDependent(asked) ? null : asked;
  return alone === null && scene === null ? null : { alone, scene };
}

/**
 * "I'd cover it with makeup anyway. What are the hours really like?": told to the last reply first, and then another thing is asked,
 * which by itself is found surely; null where the last sentence asks nothing of its own.
 */
export function askedLast(
  { message, state, knowledge, language }: ResolveInput,
  best?: Reading,
): Reading | null {
  const isAskedOn = best?.because === ASKED_AFTER;
  if (message.length > LONGEST_BEFORE_IT || best?.request.kind === "fit" || isAskedOn) return null;
  const end = askedOf(message);
  // "I'm quite quiet. How do I not disappear?": too little to be looked up by itself.
  const isBare = end?.alone != null && asTyped(end.alone.words).length < FEWEST_TELLING;
  // What leans on the sentence before it is looked up together with that.
  const asked = isBare ? end?.scene : (end?.alone ?? end?.scene);
  if (!asked) return null;
  const isOfAirline = idsIn(knowledge.names.find(asked), "airlines").length > 0;
  if (isOfAirline) return null;
  const found = foundIn(asked, knowledge, language);
  const isSame = best?.request.kind === "entry" && best.request.ids.includes(found?.id ?? "");
  // An airline that is named before it, and not in it, was told by the way.
  const isBeside = best?.because.startsWith("airline") === true;
  const isTheirs = airlineSpokenOf(state) !== null && isOfTheirs(asked);
  const isVague = VAGUE_OF_AIRLINE.test(best?.because ?? "");
  const beside = isVague ? FOUND_BESIDE_VAGUE : FOUND_BESIDE_AIRLINE;
  // "Ok, no ice. And the smoke? What do you tell passengers if the cabin's full of it?": hardly known to ask on, it finds another entry.
  const share = Number(
    best?.because.startsWith(GUESSED_NEXT) ? best.because.slice(GUESSED_NEXT.length) : 1,
  );
  if (found && !isSame && share < SURELY_NEXT && found.sure >= FOUND_BESIDE_A_GUESS)
    return {
      request: entryRequest([found.id]),
      score: found.sure,
      because: "what is asked at last",
    };
  const least = isTheirs ? FOUND_THOUGH_THEIRS : isBeside ? beside : FOUND_BY_ITSELF;
  return found && found.sure >= least && !isSame
    ? { request: entryRequest([found.id]), score: found.sure, because: "what is asked at last" }
    : null;
}

const GUESSED_NEXT = "what people ask next, ";
const SURELY_NEXT = 0.8;
const FOUND_BESIDE_A_GUESS = 0.6;
const FOUND_BESIDE_AIRLINE = 0.55;
const FOUND_BESIDE_VAGUE = 0.4;
/** Parts that are guessed at from a word by the way. */
const VAGUE_OF_AIRLINE = /^airline, (?:tips|special|bases|contract|news|values)\b/;
const FOUND_THOUGH_THEIRS = 0.64;

/** "How long is the training there?": of the airline spoken of. */
const isOfTheirs = ({ plain }: Message): boolean => /\b(?:they|them|their|there)\b/.test(plain);

const LONGEST_BEFORE_IT = 45;
const FOUND_BY_ITSELF = 0.85;

/** Whether what is found needs no second look at what the message asks among what it tells. */
export function isSure({ request, score, because }: Reading): boolean {
  if (request.kind === "topics") return false;
  return because.startsWith("content, ") ? score >= SURE_OF_WHOLE : score >= SURE_ENOUGH;
}

const SURE_OF_WHOLE = 0.68;
/** A sentence of it has to be that much surer than the whole. */
const SURER = 0.06;

/** "They chat so fast. … Which word is it for …?": a long message is read by the sentence that asks, where that is surer. */
export function ofAskingSentence(
  { message }: ResolveInput,
  best: Reading | undefined,
  read: ReadOne,
): Reading | null {
  const score = best?.score ?? 0;
  const isFound = isFoundByAll(best);
  const [surest] = askingSentencesIn(message)
    .flatMap((one) => read(one).slice(0, 1))
    .filter(({ request, goesOn }) => request.kind === "entry" && !(isFound && goesOn === true))
    .sort((a, b) => b.score - a.score);
  return surest && surest.score >= Math.max(SURE_ENOUGH, score + SURER) ? surest : null;
}
