import { BANK } from "../knowledge/questions.ts";
import type { ChatState } from "../state.ts";
import { isWorry } from "./about-oneself.ts";
import { markedIn, pastedAnswer } from "./acts/pasted-answer.ts";
import { fold, type Message, readMessage } from "./message.ts";
import { readQuizWish } from "./quiz-wish.ts";
import { toldIn } from "./to-the-coach.ts";

const SHORTEST_ANSWER = 10;
/** From here on it is told, not asked, whatever mark it ends with. */
const SURELY_TOLD = 45;
const FIRST_PERSON =
  /\b(i|i'm|i've|i'd|my|me|we|our|yo|mi|me|nosotros|fui|era|tenia|hice|je|j'ai|j'etais|mon|ma|nous|ich|wir|mein|io|eu|meu|ik|mijn)\b|我|私|저|나는|أنا/;
const TOLD =
  /\b(was|were|had|did|told|asked|said|helped|worked|noticed|decided|went|took|made|called|gave|found|explained|would|will|because|always|learned)\b|ed\b|\b(fue|era|tenia|dije|ayude|trabaje|cuando|porque|etait|avais|aide|quand|parce que)\b|了|当时|因为/;
const INTRODUCES =
  /^\s*(here('s| is) (my|the)|this is my|my) (star )?(answer|response|story)( is| goes)?\s*[:,.\n-]+\s*|^\s*(?:analy[sz]e|evaluate|assess|judge|rate|score|review|check) (?:this|my) (?:star )?(?:answer|response|story)\s*[:,\n-]+\s*|^\s*(mi respuesta|ma r[ée]ponse|我的回答)(?: es| est|是)?\s*[:：,，]\s*/i;

/** A scene that is told up to a question wants its answer, though a word or two of feeling may follow. */
const ASKS_AT_THE_END = /[?？][^?？.!]{0,40}[.!]?\s*$/;

/** The answer in a message that brings one along, without its introduction; null where none is. */
export function broughtAnswer(message: Message): string | null {
  const rest = message.text.replace(INTRODUCES, "").trim();
  // In a language that is read by its gloss the answer is what stands after the introduction as typed.
  if (message.own !== message.text && rest !== message.text) return pastedAnswer(message);
  if (rest !== message.text && fold(rest).split(/\s+/).length >= SHORTEST_ANSWER)
    return /^["'“‘«「『]/u.test(rest) ? (markedIn(rest) ?? rest) : rest;
  const isStory =
    toldIn(message).words >= SURELY_TOLD &&
    FIRST_PERSON.test(message.plain) &&
    TOLD.test(message.plain);
  return isStory && !ASKS_AT_THE_END.test(message.text) ? message.own : null;
}

/** "What happens if somebody opens it armed": a question, though no mark ends it. "What I did was …" tells. */
const ASKS =
  /^ (?:(?:and|but|so|ok|okay|now|then|well|let's learn something) )*(?:(?:what|how|why|where|when|which|who)(?:'s)?(?! i\b) (?:\w+ )?(?:is|are|was|do|does|did|can|could|must|should|would|will|happens?|means?|checks?|opens?)\b|(?:can|could|may|do|does|is|are|will) (?:i|you|we|they|it|he|she|the|a|an|there|somebody|someone|crew|passengers)\b|(?:tell|show|give|ask|teach|explain|quiz|test) (?:me|us)\b|what if\b|how come\b|what about\b|is it (?:ok|bad|normal|true)\b)/;
/** "My actual worry is that I cry": said of oneself now, and no part of a story. */
export const WORRIES =
  /\bmy (?:\w+ )?(?:worry|fear|problem|question) is\b|\bi(?:'m| am|m) (?:\w+ ){0,2}(?:worried|scared|afraid|nervous|terrified|anxious|stressed|stressing|panicking)\b|\bi (?:always |just |often |sometimes |usually )?(?:freeze|panic|go blank|choke)\b|\b(?:me preocupa|me da (?:mucho )?miedo|tengo miedo|j'ai peur|je suis inquiete?)\b|我(?:很|有点)?(?:担心|害怕)/;
/** "Can I have one about a difficult customer instead": another question is wished for. */
const WISHES_ANOTHER =
  /\b(?:(?:can|could|may) i (?:have|get)|give me|gimme|i(?:'d| would) (?:like|prefer|rather)|i want|rather|ask me|put me)\b.{0,12}\b(?:one|another|a different|something else|something easier|an easier|a question)\b|^ (?:\w+ ){0,4}(?:another|different|easier|harder|other|next) (?:one|question|please)\b/;
const LONGEST_WISH = 30;
/** Words from which on something told is the answer to a question that was put before other things were spoken of. */
const TOLD_AFTER_ELSE = 20;

/** "How I finish the story? It is always silent then": asked about one's own answer, and no part of it. */
const ASKS_HOW_TO_TELL =
  /^ (and |but |so |ok |okay )?(how|where|when) (do |should |can |must )?(i|you) (finish|end|close|start|begin|open|tell) (the|my|this|it)\b/;

/** "Why 61? I did report it": its first sentence asks; after a verdict any sentence that does asks about it. */
function asksWithin({ text }: Message, isJudged: boolean): boolean {
  const sentences = withoutSpeech(text).split(/(?<=[.!?？。！])\s+/u);
  const asks = (one: string) => {
    const { plain } = readMessage(one);
    return !IS_A_TAG.test(plain) && (/[?？؟]\s*$/u.test(one) || ASKS.test(plain));
  };
  return isJudged ? sentences.some(asks) : asks(sentences[0] ?? "") || asks(sentences.at(-1) ?? "");
}

/** "Is that the bit you mean?", after what was told: only whether it will do. */
const IS_A_TAG =
  /^ (?:and |so |or )?(?:(?:is|was|does|would|will|do|did) (?:that|this|it)(?: (?:the|a) (?:bit|part|thing|sentence|kind|sort))?(?: (?:you|u|what you|what u))? ?(?:mean|meant|want|wanted|count|do|work|help|better|enough|ok|okay|right|it|what you mean|what you meant|what you want|more like it)(?: now| then| by it)?|(?:better|ok|okay|right|like that|you know|know what i mean|is that it|does that help|good enough)) ?[?？]+ ?$/;

/** A text without what stands in marks: what somebody said in a story asks nothing of the coach. */
const withoutSpeech = (text: string): string =>
  text.replace(/["“«「『][^"”»」』]*["”»」』]/gu, " ");

/** Said of what one would do or why one wants it: an answer to a question about that, in few words too. */
const WOULD =
  /\b(i would|i'd|i'll|i will|first(ly)? i|first of all|then i|i want|i love|i like|i have always|because|my dream|je (?:ferais|dirais|vais|voudrais|veux)|yo|haria|diria|quiero|porque|parce que)\b|我会|首先|因为/;
/** Told words from which on a story stands beside what is said to the coach. */
const STANDS_ALONE = 25;
/** The same after a first take: what is added may be short. */
const ADDS = 12;

/** Whether a message answers the question that is open, rather than asking or ordering something. */
export function isAnswer(message: Message, state: ChatState, isCommand: boolean): boolean {
  if (!state.open || isCommand || ASKS_HOW_TO_TELL.test(message.plain)) return false;
  const isJudged = state.open.take !== null;
  const { words, toCoach } = toldIn(message);
  const isAllTold = isOfOneself(state) && !/[?？]/u.test(message.text);
  if (toCoach.length > 0 && !isAllTold && words < (isJudged ? ADDS : STANDS_ALONE)) return false;
  if (message.length < SURELY_TOLD) {
    if (ASKS.test(message.plain) || readQuizWish(message).length > 0) return false;
    const worries = WORRIES.test(message.plain) || isWorry(message);
    if (worries && !(isOfOneself(state) && !IS_LOST.test(message.plain))) return false;
    if (WISHES_ANOTHER.test(message.plain) && message.length < LONGEST_WISH) return false;
    if (asksWithin(message, isJudged)) return false;
  }
  if (message.length >= SURELY_TOLD) return true;
  const isTold = FIRST_PERSON.test(message.plain) && TOLD.test(message.plain);
  // Something else was spoken of since the question was put: only what is plainly told comes back to it.
  const isElsewhere =
    state.topic?.kind === "entry" &&
    state.topic.ids[0] !== state.open.id &&
    state.request?.kind !== "analyse-answer";
  if (isElsewhere) return isTold && message.length >= TOLD_AFTER_ELSE;
  // A second answer completes the first: "It ended well, the guest thanked me" is enough.
  if (isJudged) return message.length >= (isTold ? 4 : 8) && (isTold || TOLD.test(message.plain));
  // "I take on too much. Now I ask what comes first": of oneself one tells in the present.
  const isOwn =
    isOfOneself(state) && FIRST_PERSON.test(message.plain) && !IS_LOST.test(message.plain);
  return message.length >= SHORTEST_ANSWER && (isTold || isOwn || WOULD.test(message.plain));
}

/** Whether the open question asks who somebody is or what they want, and no answer to it was judged. */
const isOfOneself = ({ open }: ChatState): boolean =>
  open !== null && open.take === null && OF_ONESELF.has(open.id);
const OF_ONESELF: ReadonlySet<string> = new Set(
  BANK.filter(({ kind }) => kind === "motivation").map(({ id }) => id),
);
/** No answer comes: said to the coach. */
const IS_LOST =
  /\b(?:i (?:really |honestly )?(?:don'?t|do not|have no|dunno) ?(?:know|idea|clue)?|(?:no,? )?i mean(?:t)?\b|the question\b|help me|not sure (?:what|how)|can'?t think|my mind|blank|i'?m (?:so |really |very )?(?:nervous|scared|afraid|terrified))\b/;

/** What of an answer is judged: what is said to the coach around it is none of it. */
export function toldOf(message: Message): string {
  const { told, words, toCoach } = toldIn(message);
  return toCoach.length > 0 && words >= ADDS ? told : message.own;
}
