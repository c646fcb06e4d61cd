import { type Message, readMessage } from "./message.ts";
import { sentencesIn } from "./sentences.ts";

/** A message of more words tells a scene, and its last sentence is the question. */
const MOST_WORDS = 40;
const FEWEST_WORDS = 2;
const ASKS =
  "what|what's|whats|who|who's|how|how's|hows|where|where's|when|why|which|is|are|am|do|does|did|can|could|must|should|would|will|have|has|que|como|cuando|donde|qui|quand|comment";
const SPLIT = new RegExp(
  `[?？]\\s*(?:and |also |plus |, )?(?=\\S)|(?<!\\b(?:i|we|you|they|he|she))(?:,| -)? (?:and|also|plus|then(?! when\\b)|y|et)(?: (?:roughly|about|around|then|also|generally|usually))? (?=(?:${ASKS})\\b)|, (?=(?:${ASKS})\\b)|[;；]`,
  "giu",
);
const IS_QUESTION = new RegExp(
  `^\\W*(?:(?:and|also|plus|ok|okay|so|hi|hey|yes|cool|great|thanks|(?:one |a )?(?:last|final|quick|other|next|more) (?:thing|question|one)|one more(?: thing| question)?),? )*(?:${ASKS})\\b`,
  "iu",
);
/** "Two things: …" announces them. */
const ANNOUNCED = /^\s*(?:two|2|couple of|few) (?:things|questions)\s*[:,-]\s*/iu;

/** "…? And British?", "…, and the main airport?": the second says only what is new and leans on the first. */
const WITH_REST =
  /^(.{8,}?)(?:[?？]\s*(?:and|also|plus|y|et)?\s+|,\s*(?:and|y|et)\s+)([^,?.;:!]{3,32})[?？.\s]*$/iu;
/** Here both names stand in one question. */
const JOINS_BOTH = /\b(?:between|both|differen\w+|compar\w+|versus|vs|or|than|either)\b/iu;
/** "I search long time", "please tell me": said beside the question, not asked. */
const IS_A_REMARK =
  /^(?:and )?(?:days|weeks|months|years|hours|minutes|euros|yes|no|i|i'm|im|i've|we|my|please|pls|thanks?|thx|sorry|lol|just|because|can't|cant|don't|dont|no idea|not sure|asking|honestly)\b/iu;
const MOST_REST_WORDS = 4;

export interface TwoQuestions {
  halves: readonly [Message, Message];
  /** What is told before the first; empty where nothing is. */
  before: string;
  /** A third question, before these two; null where it asks two things. */
  earlier: Message | null;
  /** The second is no sentence: it is only a question after the first. */
  leans: boolean;
}

/** The two questions of a message in their order; null where it asks one thing. */
export function twoQuestionsIn(message: Message): TwoQuestions | null {
  if (message.length > MOST_WORDS || /["“«]/.test(message.text)) return null;
  const whole = twoVerbsIn(message) ?? wholeQuestionsIn(message);
  if (whole) return { ...whole, leans: false };
  const [, first = "", rest = ""] = message.text.replace(ANNOUNCED, "").match(WITH_REST) ?? [];
  const halves = [readMessage(`${first}?`), readMessage(`and ${rest}?`)] as const;
  const isRest =
    rest !== "" &&
    halves[1].length <= MOST_REST_WORDS + 1 &&
    halves[0].isQuestion &&
    !IS_QUESTION.test(rest) &&
    !IS_A_REMARK.test(rest) &&
    !JOINS_BOTH.test(first);
  return isRest ? { halves, before: "", earlier: null, leans: true } : null;
}

/** "What should I bring and wear?": two questions with one beginning. */
function twoVerbsIn(message: Message): Omit<TwoQuestions, "leans"> | null {
  if (CLOTHES_AND_PAPERS.test(message.plain))
    return {
      halves: [half(message, "what should I wear", 0), half(message, "what should I bring", 1)],
      ...{ before: "", earlier: null },
    };
  const [, before = "", begins = "", first = "", second = ""] = message.text.match(TWO_VERBS) ?? [];
  if (first === "" || first.toLowerCase() === second.toLowerCase()) return null;
  return {
    halves: [half(message, `${begins} ${first}`, 0), half(message, `${begins} ${second}`, 1)],
    ...{ before: before.trim(), earlier: null },
  };
}

/** "What clothes and papers do I have to bring?" */
const CLOTHES_AND_PAPERS =
  /\bwhat (?:clothes|outfit|shoes) and (?:which |what )?(?:papers?|documents?|things)\b|\bwhat (?:papers?|documents?|things) and (?:which |what )?(?:clothes|outfit|shoes)\b/;

const TWO_VERBS =
  /^(.*?)\b(what (?:should|do|must|can|shall|would) (?:i|we)(?: have to| need to)?) (bring|wear|take)(?: along| with me| on the day)?(?: and|,| or)+ (?:what (?:should|do|must) (?:i|we) )?(wear|bring|take)\b/isu;

/** The sentences of a message that ask, where it has others beside them; none where it is all one question. */
export function askingSentencesIn({ text }: Message): Message[] {
  const sentences = sentencesIn(text).flatMap((one) => one.split(BUT_ASKS));
  if (sentences.length < 2) return [];
  return sentences
    .filter((one) => /[?？]$/u.test(one) || IS_QUESTION.test(one))
    .map(readMessage)
    .filter(({ length }) => length >= FEWEST_ASKED);
}

const FEWEST_ASKED = 4;

/** A message up to its last question, where only a remark on it stands after that; null where nothing does, or more. */
export function withoutRemarkAfter(message: Message): Message | null {
  const sentences = sentencesIn(message.text);
  const last = sentences.findLastIndex((one) => /[?？]$/u.test(one));
  const after = sentences.slice(last + 1).join(" ");
  const isRemark =
    last >= 0 && after !== "" && REMARKS.test(after) && readMessage(after).length <= REMARK_WORDS;
  if (!isRemark) return null;
  const rest = readMessage(sentences.slice(0, last + 1).join(" "));
  return message.own === message.text ? rest : { ...rest, own: message.own };
}

const REMARK_WORDS = 16;
/** What is said of the question, or of how one feels about it. */
const REMARKS =
  /^(?:(?:lol|haha|sorry|honestly|seriously|to be honest|tbh|ha)[,.! ]*)*(?:(?:that|this|it)(?:'s|’s| one| bit| part| question| is| was| would|'d)?\b|never understood|no idea|just (?:curious|wondering|asking)|asking for|i'?(?:ve)? (?:always|never|often) (?:wonder|understood|got|get|know|knew|thought)|my (?:mum|mom|dad|mate|friend|sister|brother|boyfriend|girlfriend|flatmate|uncle|aunt|cousin|nan|gran|husband|wife)\b|thanks?\b|thank you|ta\b|cheers)/iu;
/** "So that's a no?" makes sure of what was told, and asks nothing more. */
const CHECKS =
  /^(?:(?:so|and|but|ok|well),? )*(?:that|thats|that's|it|its|it's|this|i|i'm|im|you|we|they)\b/iu;
/** "I know it on a ward, but what do crew do": from there on it asks. */
const BUT_ASKS = new RegExp(`[,;]? (?:but|though) (?=(?:${ASKS})\\b)`, "iu");

const REPORTS =
  /\b(?:ask|asked|asks|wants? to know|wanted to know|wondered)(?: (?:me|us|him|her))? (?:if|whether|why|when|what|how|where|about)\b/iu;

function wholeQuestionsIn(message: Message): Omit<TwoQuestions, "leans"> | null {
  const cut = sentencesIn(message.text.replace(ANNOUNCED, "")).flatMap((sentence) => {
    const pieces = joined(
      sentence
        .split(BUT_ASKS)
        .flatMap((one) => one.split(SPLIT))
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    );
    const isAsked = /[?？]$/u.test(sentence);
    // "They asked if I have a boyfriend and when I want babies": told, and nothing asked.
    const isReported = (at: number) => !isAsked && REPORTS.test(pieces.slice(0, at).join(" "));
    return pieces.map((part, at) => ({
      part,
      asks:
        (IS_QUESTION.test(part) && !isReported(at)) ||
        (isAsked &&
          at === pieces.length - 1 &&
          part.split(/\s+/).length >= FEWEST_ASKED &&
          !CHECKS.test(part)),
    }));
  });
  const parts = cut.map(({ part }) => part);
  const asked = cut.filter(({ asks }) => asks).map(({ part }) => part);
  // "What is it like in Dubai, do you share a flat, and how many days off are there": the last two say what is meant by the first.
  const [first, second] = asked.slice(-2);
  const [earlier] = asked.slice(-MOST_ASKED, -2);
  if (first === undefined || second === undefined || asked.length > MOST_ASKED) return null;
  // "… and why? I forgot": what is told after both may be what they are about.
  if (parts.at(-1) !== second && !IS_A_REMARK.test(parts.at(-1) ?? "")) return null;
  const halves = [half(message, first, 0), half(message, second, 1)] as const;
  const before = parts.slice(0, parts.indexOf(first)).join(". ");
  // "… in Penang or KL? Which date?": two words more only say what was meant.
  const [, other] = halves;
  const isEnough = other.length > FEWEST_WORDS || leansOn(other);
  return isEnough && halves.every(({ length }) => length >= FEWEST_WORDS)
    ? { halves, before, earlier: earlier === undefined ? null : readMessage(asQuestion(earlier)) }
    : null;
}

/** "My level is B1 maybe, is it enough?": what asks of what is told before it in its sentence is one question with it. */
function joined(pieces: readonly string[]): string[] {
  return pieces.reduce<string[]>((all, piece) => {
    const before = all.at(-1);
    if (before !== undefined && ASKS_OF_IT.test(piece) && !IS_QUESTION.test(before))
      all[all.length - 1] = `${before}, ${piece}`;
    else all.push(piece);
    return all;
  }, []);
}

const ASKS_OF_IT =
  /^(?:is|was|will|would|does|can|could) (?:it|that|this) (?:be )?(?:really |too |so |very |even )?(?:enough|ok(?:ay)?|bad|a problem|allowed|fine|normal|too \w+|help|count|matter)\b[^?]{0,20}[?]?$/iu;

function half(message: Message, part: string, at: 0 | 1): Message {
  const read = readMessage(asQuestion(part));
  return { ...read, own: ownHalf(message, read.text, at) };
}

/** The half of a message as typed: by its question marks in a language read by its gloss, and all of it where they do not part it. */
function ownHalf({ text, own }: Message, half: string, at: 0 | 1): string {
  if (text === own) return half;
  const typed = own.match(/[^?？؟]+[?？؟]?/gu) ?? [];
  return (typed.length === 2 ? typed[at] : own)?.trim() ?? own;
}

const MOST_ASKED = 3;
/** "And why?": a word that asks by itself. */
const leansOn = ({ plain }: Message): boolean => /^ (?:why|how|where|when|who)\b/.test(plain);

const asQuestion = (text: string): string =>
  `${text.replace(/^(?:and|also|plus)\s+/iu, "").replace(/[\s?？.!]+$/u, "")}?`;
