import type { LanguageCode } from "contract/languages";
import type { Find, Finder } from "../knowledge/finder.ts";
import { isEmptyWord, keyOf } from "../knowledge/index-words.ts";
import { Kept } from "../knowledge/kept.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import type { ChatRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { isDependent } from "./dependence.ts";
import { asksAnything } from "./lead-in.ts";
import type { Message } from "./message.ts";
import type { Move } from "./moves/moves.ts";
import { worthByWhomOf } from "./of-whom.ts";
import { priorFor } from "./prior.ts";
import type { Reading } from "./skills.ts";
import { sureness } from "./sureness.ts";
import { isToldOfOneself } from "./told-of-oneself.ts";

/** What the finder makes of all that a message says, as it says it. */
export interface Found {
  id: string;
  /** 0 to 1: how likely it is the answer. */
  sure: number;
  /** The message calls it by one of its names. */
  isNamed: boolean;
  /** Ids of the nearest, it first. */
  nearest: readonly string[];
}

const NEAREST = 3;

/** Each word that tells something once, as it is: what the sureness was fitted to. */
export function asTyped(words: readonly string[]): Wanted[] {
  const keys = new Set(words.filter((word) => !isEmptyWord(word)).map(keyOf));
  return [...keys].map((key) => ({ stems: [key] }));
}

/** The entry that a message finds by itself, whatever was spoken of before; null where it has none of its words. */
export function foundIn(
  message: Message,
  { finder, names }: ChatKnowledge,
  language: LanguageCode,
): Found | null {
  // Read by its gloss it has words that nobody typed: they find, and prove less.
  if (language !== "en" || message.length > LONGEST) return null;
  const called = names.find(message);
  // An airline's own rule, or what one type has, is nearer than what goes for all of them.
  if (called.some(({ entry: { set } }) => set === "airlines" || set === "aircraft")) return null;
  const found = ofTheirOwn(message, finder);
  const [first] = found;
  if (!first) return null;
  const { id } = first.entry.citation;
  const isNamed = called.some(({ entry }) => entry.citation.id === id);
  const nearest = found.slice(0, NEAREST).map(({ entry }) => entry.citation.id);
  return { id, sure: sureness(found, asTyped(message.words).length), isNamed, nearest };
}

/** The same, whatever airline or type it names: what is found goes for all of them. */
export function foundBesideNames(
  message: Message,
  { finder }: ChatKnowledge,
): Pick<Found, "id" | "sure"> | null {
  if (message.length > LONGEST) return null;
  const found = ofTheirOwn(message, finder);
  const [first] = found;
  return first
    ? { id: first.entry.citation.id, sure: sureness(found, asTyped(message.words).length) }
    : null;
}

/** "I have diabetes, can I be cabin crew?": what somebody is themselves finds no first aid. */
function ofTheirOwn(message: Message, finder: Finder): readonly Find[] {
  const all = findsOf(message, finder);
  return isToldOfOneself(message) ? all.filter(isOfCandidates) : all;
}

const isOfCandidates = ({ entry }: Find): boolean => entry.set === "assessment-days";

/** What the finder has for a message by its words as they stand, best first. */
export function findsOf(message: Message, finder: Finder): readonly Find[] {
  const kept = KEPT.get(finder) ?? new Kept<readonly Find[]>();
  KEPT.set(finder, kept);
  return kept.of(`${message.plain}|${message.words.join(" ")}`, () => foundAnew(message, finder));
}

/** What is found of a text depends on nothing but its words. */
const KEPT = new WeakMap<Finder, Kept<readonly Find[]>>();

function foundAnew(message: Message, finder: Finder): Find[] {
  const prior = priorFor(message, false, true);
  const byWhom = worthByWhomOf(message);
  return finder.find(
    asTyped(message.words),
    message.words,
    (entry) => prior(entry) * byWhom(entry.citation.id),
  );
}

/** Longer messages are stories, and have words of everything. */
const LONGEST = 45;

/**
 * How surely an entry has to be found for it to be what is meant, where the message was taken for one of these: measured on the
 * sets of `coach/eval/chat`, half of what candidates ask most among them. A feeling is mostly an entry's subject where one is found
 * at all; a wish has to be outbid by far.
 */
const OUTBIDS_KIND: Partial<Record<ChatRequest["kind"], number>> = {
  mood: 0.5,
  nerves: 0.48,
  misread: 0.5,
  acknowledge: 0.7,
  thanks: 0.6,
  quiz: 0.6,
  fit: 0.55,
  plan: 0.8,
  practise: 0.85,
  drill: 0.85,
  "explain-star": 0.75,
  "weakest-answer": 0.9,
};
const OUTBIDS_LIMIT: Readonly<Record<string, number>> = {
  ...{ hiring: 0.5, today: 0.6, legal: 0.5, opinion: 0.6, "other-business": 0.7 },
};
/** "I've a cold sore and the open day is tomorrow": of the way to the job or the work, and no doctor's business alone. */
const OUTBIDS_A_DOCTOR = 0.5;
const OF_THE_TRADE =
  /\b(?:cabin crew|crew|flight attendants?|on board|on a flight|layovers?|duty|in training|the (?:medical|assessment|open day|interview|swim\w*)|(?:open|assessment) day|airlines?|apply\w*|uniform)\b/;
const ASKS_FOR_A_DOSE =
  /\b(?:stop|start|go on|keep|skip|double|halve|should i be|should i) tak(?:e|ing)\b|\b\d+ ?mg\b|\bdos(?:e|es|age)\b|\b(?:what|which) (?:medicine|medication|pill|painkiller|drug)s?\b/;
/** "Do crew get extra pay at Christmas?": of pay, and no figure asked. */
const OUTBIDS_A_FIGURE = 0.6;
const ASKS_A_FIGURE =
  /\bhow much\b|\bwhat (?:is|are|'s|would|will|do|does|can)\b.{0,30}\b(?:salary|salaries|wages?|earn|make|pay|paid)\b|\b(?:salary|pay|wages?|earn\w*) (?:at|of|in|for|per|a)\b|\bper (?:month|year|hour)\b|\d/;
const OUTBIDS_MOVE: Partial<Record<Move, number>> = {
  practise: 0.85,
  drill: 0.85,
  "next-step": 0.6,
  "worry-family": 0.5,
  "worry-self": 0.5,
  unknowable: 0.5,
  "good-news": 0.6,
  "bad-news": 0.5,
  complaint: 0.6,
};
/** What a pattern knows of one's own person or of basics is another entry: this one is found so much more surely. */
const OUTBIDS_A_PATTERN = 0.5;

/** Whether what is found is meant, and not what the message was taken for. */
export function outbids(found: Found | null, request: ChatRequest, message: Message): boolean {
  if (!found) return false;
  const { plain } = message;
  // "Hi, a bit nervous, my day is next week": told, and nothing asked.
  const isTold = FEELINGS.has(request.kind) && !asksAnything(message);
  const isGrief = request.kind === "mood" && (GRIEF.has(request.mood) || GIVES_UP.test(plain));
  if (isTold && found.sure < (isGrief ? THOUGH_IT_HURTS : THOUGH_IT_IS_TOLD)) return false;
  // "I'm 1.62 m tall, can I apply": own centimetres are weighed.
  if (request.kind === "fit" && (request.heightCm ?? request.reachCm) !== null) return false;
  // "I'll be 21 in two months. May I apply already?", of an airline: its own age, by however little is found beside it.
  const isAgeThere = request.kind === "fit" && request.airline !== null && request.age !== null;
  if (isAgeThere && MAY_APPLY.test(plain)) return false;
  // "What does a good STAR answer look like": only what story to take without experience is another's.
  if (request.kind === "explain-star" && request.part !== "no-story") return false;
  // "I want to be tested on planes": the subject is named, and the test wished for.
  if (request.kind === "quiz" && WANTS_A_TEST.test(plain)) return false;
  // "Give me an interview question about smoke": found by what it is about, and wished for all the same.
  if (WISHES.has(request.kind) && TELLS_TO.test(plain)) return false;
  if (request.kind === "limit") {
    if (request.limit === "medical" && OF_THE_TRADE.test(plain) && !ASKS_FOR_A_DOSE.test(plain))
      return found.sure >= OUTBIDS_A_DOCTOR;
    if (request.limit === "salary" && !ASKS_A_FIGURE.test(plain))
      return found.sure >= OUTBIDS_A_FIGURE;
    return found.sure >= (OUTBIDS_LIMIT[request.limit] ?? NEVER);
  }
  if (request.kind === "entry")
    return found.sure >= OUTBIDS_A_PATTERN && !request.ids.includes(found.id);
  return found.sure >= (OUTBIDS_KIND[request.kind] ?? NEVER);
}

/** The same of what a message does where it stands. */
export function outbidsMove(found: Found | null, move: Move, { plain }: Message): boolean {
  if (WISHES.has(move) && TELLS_TO.test(plain)) return false;
  // "Let me ask about my real fear: what if I freeze?": the person asks, and wishes for no question.
  if (
    WISHES.has(move) &&
    found !== null &&
    found.sure >= ASKS_THEMSELVES &&
    LETS_ME_ASK.test(plain)
  )
    return true;
  return found !== null && found.sure >= (OUTBIDS_MOVE[move] ?? NEVER);
}

const MAY_APPLY =
  /\b(?:can|may|could|should) (?:i|we)\b.{0,20}\bapply|\bi can (?:already )?apply\b/;
const WANTS_A_TEST = /\b(?:quiz|test|examine) me\b|\b(?:be|get) (?:tested|quizzed|examined)\b/;
const ASKS_THEMSELVES = 0.3;
const LETS_ME_ASK =
  /\b(?:let me ask|can i ask|may i ask|i(?:'d| would)? (?:want|wanted|like) to ask|my (?:real |actual |other |next )?(?:question|fear|worry) is)\b/;

/** Read of the entry told before: a sentence of it, or that it has nothing on this. */
const OF_THE_ENTRY: ReadonlySet<string> = new Set([
  "a detail of what was told",
  "a detail of what another entry says of it",
  "what was told, asked once more",
  "a measure of what was told",
  "the topic before, with a new word",
  "another part of the same entry",
]);
const ASKED_NEXT = "what people ask next, ";
const LONG_FOR_A_FOLLOW_UP = 20;
const STANDS_BY_MUCH = 0.45;
const SURELY_ASKED_NEXT = 0.8;
const OUTBIDS_A_GUESS = 0.8;
const STANDS_ALONE = 0.4;
const STANDS_SURELY = 0.95;
const THOUGH_IT_LEANS = 0.8;
const BY_ITS_NAME = 0.7;

/** "What does the training look like", after the pay: what stands on its own and finds another entry leaves the one told before. */
export function leavesTheEntry(
  found: Found | null,
  { request, because }: Reading,
  message: Message,
  { topic }: ChatState,
): boolean {
  if (!found || topic?.kind !== "entry" || topic.ids.includes(found.id)) return false;
  const isLearnt = because.startsWith(ASKED_NEXT);
  if (!OF_THE_ENTRY.has(because) && !isLearnt && request.kind !== "entry-gap") return false;
  // A long message that finds another entry, or one that is hardly known to ask on, leaves what was told.
  const guess = isLearnt ? Number(because.slice(ASKED_NEXT.length)) : 1;
  if (isLearnt && message.length > LONG_FOR_A_FOLLOW_UP && found.sure >= STANDS_BY_MUCH)
    return true;
  if (guess < SURELY_ASKED_NEXT && found.sure >= OUTBIDS_A_GUESS) return true;
  // "Would they give aspirin for a stroke as well?", after a heart attack: another thing is named.
  if (isDependent(message)) {
    const least = NAMES_ITS_OWN.test(message.plain) ? BY_ITS_NAME : THOUGH_IT_LEANS;
    return found.sure >= (found.isNamed ? BY_ITS_NAME : least);
  }
  return found.sure >= (isLearnt ? STANDS_SURELY : STANDS_ALONE);
}

/** "And the training, where is it?": it leans, and says on what. */
const NAMES_ITS_OWN = /^ (?:(?:ok|okay|so) )?and (?:the|my|their) \w+ ?,/;

const FEELINGS: ReadonlySet<ChatRequest["kind"]> = new Set(["nerves", "mood"]);
const THOUGH_IT_IS_TOLD = 0.38;
/** "I got rejected and I am sad": consoled first. */
const GRIEF: ReadonlySet<string> = new Set(["failed", "heavy", "angry"]);
/** "Dunno why I bother". */
const GIVES_UP =
  /\bwhy (?:do )?i (?:even )?bother\b|\b(?:want to|wanna|going to|gonna|should) (?:just )?give up\b|\b(?:it'?s|i'?m) (?:all )?(?:hopeless|pointless)\b/;
const THOUGH_IT_HURTS = 0.75;
/** By their names as requests and as moves. */
const WISHES: ReadonlySet<string> = new Set(["practise", "drill"]);
const TELLS_TO =
  /\b(?:give|ask|test|put|send|try|throw|shoot|get) (?:me|us|it)\b|\b(?:another|next|first|one|a|an|some|any|the) (?:\w+ ){0,4}questions?\b/;

const NEVER = 2;
