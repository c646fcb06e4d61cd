import { ASKS, BUT_ASKS, IS_QUESTION } from "./clauses.ts";
import { type Message, readMessage } from "./message.ts";
import { sentencesIn } from "./sentences.ts";
import { speechAside } from "./speech.ts";

/** Questions of more words tell a scene, and its last sentence is the question. */
const MOST_WORDS = 40;
/** What is told before them may be as long as that; who tells more wants it heard. */
const MOST_TOLD = 60;
const FEWEST_WORDS = 2;
const FEWEST_ASKED = 4;
const MOST_ASKED = 3;

const SPLIT = new RegExp(
  `[?？]\\s*(?:and |also |plus |, )?(?=\\S)|(?<!\\b(?:i|we|you|they|he|she))(?:,| -)? (?:and|also|plus|then(?! when\\b)|y|et)(?: (?:roughly|about|around|then|also|generally|usually))? (?=(?:${ASKS})\\b)|[,:] (?=(?:${ASKS})\\b)(?!(?:where|when) (?:i|you|we|they|he|she|it|the|my|one)\\b)|[;；]`,
  "giu",
);
/** "Oh and another thing, …", "my other question is …": said before what is asked, and none of it. */
const LEAD =
  "(?:and|but|also|plus|ok|okay|so|oh|ah|well|um|hi|hey|yes|yeah|cool|great|thanks|thank you|sorry|please|then|firstly|secondly|lastly|finally|btw|by the way|anyway|actually|(?:(?:my|the|an?|one) )?(?:first|last|final|quick|other|second|next|more|another) (?:thing|question|one)(?: is| was)?)[,:.!…-]*";
/** "Can you tell me …", "I wanted to know if …": what follows is asked. */
const WANTS_TO_KNOW = `(?:(?:can|could|would|will) you (?:also |please |just )?tell me|do you (?:also )?know|i(?:'d| would|'m| am|’d|’m)? (?:also |just |only |really |still )*(?:like to know|want to know|wanna know|need to know|wanted to (?:know|ask)|want to ask|wondering|wonder|wondered)|my question (?:is|was)),? (?:if|whether|${ASKS})`;
const IS_ASKED = new RegExp(`^\\W*(?:${LEAD} )*(?:${ASKS}|${WANTS_TO_KNOW})\\b`, "iu");
const LEADS_IN = new RegExp(`^\\W*(?:${LEAD} )+(?=(?:${ASKS}|${WANTS_TO_KNOW})\\b)`, "iu");

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
  /** What is told between the two, and belongs to the second; empty where nothing is. */
  between: string;
  /** A third question, before these two; null where it asks two things. */
  earlier: Message | null;
  /** The second is no sentence: it is only a question after the first. */
  leans: boolean;
}

/** The two questions of a message in their order; null where it asks one thing. */
export function twoQuestionsIn(message: Message): TwoQuestions | null {
  if (message.length > MOST_WORDS + MOST_TOLD) return null;
  const whole = twoVerbsIn(message) ?? wholeQuestionsIn(message);
  if (whole) return { ...whole, leans: false };
  if (message.length > MOST_WORDS || SPEECH.test(message.text)) return null;
  const [, first = "", rest = ""] = message.text.replace(ANNOUNCED, "").match(WITH_REST) ?? [];
  const halves = [readMessage(`${first}?`), readMessage(`and ${rest}?`)] as const;
  const isRest =
    rest !== "" &&
    halves[1].length <= MOST_REST_WORDS + 1 &&
    halves[0].isQuestion &&
    !IS_QUESTION.test(rest) &&
    !IS_A_REMARK.test(rest) &&
    !JOINS_BOTH.test(first);
  return isRest ? { halves, before: "", between: "", earlier: null, leans: true } : null;
}

const SPEECH = /["“«]/;

/** "What should I bring and wear?": two questions with one beginning. */
function twoVerbsIn(message: Message): Omit<TwoQuestions, "leans"> | null {
  if (message.length > MOST_WORDS) return null;
  if (CLOTHES_AND_PAPERS.test(message.plain))
    return {
      halves: [half(message, "what should I wear", 0), half(message, "what should I bring", 1)],
      ...{ before: "", between: "", earlier: null },
    };
  const [, before = "", begins = "", first = "", second = ""] = message.text.match(TWO_VERBS) ?? [];
  if (first === "" || first.toLowerCase() === second.toLowerCase()) return null;
  return {
    halves: [half(message, `${begins} ${first}`, 0), half(message, `${begins} ${second}`, 1)],
    ...{ before: before.trim(), between: "", earlier: null },
  };
}

/** "What clothes and papers do I have to bring?" */
const CLOTHES_AND_PAPERS =
  /\bwhat (?:clothes|outfit|shoes) and (?:which |what )?(?:papers?|documents?|things)\b|\bwhat (?:papers?|documents?|things) and (?:which |what )?(?:clothes|outfit|shoes)\b/;

const TWO_VERBS =
  /^(.*?)\b(what (?:should|do|must|can|shall|would) (?:i|we)(?: have to| need to)?) (bring|wear|take)(?: along| with me| on the day)?(?: and|,| or)+ (?:what (?:should|do|must) (?:i|we) )?(wear|bring|take)\b/isu;

/** "So that's a no?" makes sure of what was told, and asks nothing more. */
const CHECKS =
  /^(?:(?:so|and|but|ok|well),? )*(?:that|thats|that's|it|its|it's|this|i|i'm|im|you|we|they)\b/iu;

const REPORTS =
  /\b(?:ask|asked|asks|wants? to know|wanted to know|wondered)(?: (?:me|us|him|her))? (?:if|whether|why|when|what|how|where|about)\b/iu;

interface Piece {
  text: string;
  asks: boolean;
}

function wholeQuestionsIn(message: Message): Omit<TwoQuestions, "leans"> | null {
  // A mark within speech parts nothing.
  const { masked, spoken } = speechAside(message.text.replace(ANNOUNCED, ""));
  const pieces = sentencesIn(masked).flatMap(piecesOf);
  const at = pieces.flatMap(({ asks }, index) => (asks ? [index] : []));
  // "What is it like in Dubai, do you share a flat, and how many days off are there": the last two say what is meant by the first.
  const [one, other] = at.slice(-2);
  const [earliest] = at.slice(-MOST_ASKED, -2);
  if (one === undefined || other === undefined || at.length > MOST_ASKED) return null;
  // "… and why? I forgot": what is told after both may be what they are about.
  const after = pieces.at(-1);
  if (after !== pieces[other] && !IS_A_REMARK.test(after?.text ?? "")) return null;
  const text = (from: number, to: number) =>
    spoken(
      pieces
        .slice(from, to)
        .map((piece) => piece.text)
        .join(". "),
    );
  const [first, second] = [text(one, one + 1), text(other, other + 1)];
  if (readMessage(text(earliest ?? one, pieces.length)).length > MOST_WORDS) return null;
  const halves = [half(message, first, 0), half(message, second, 1)] as const;
  // "… in Penang or KL? Which date?": two words more only say what was meant.
  const isEnough = halves[1].length > FEWEST_WORDS || leansOn(halves[1]);
  return isEnough && halves.every(({ length }) => length >= FEWEST_WORDS)
    ? {
        halves,
        before: text(0, one),
        between: text(one + 1, other),
        earlier:
          earliest === undefined ? null : readMessage(asQuestion(text(earliest, earliest + 1))),
      }
    : null;
}

/** A sentence by what may be asked in it for itself. */
function piecesOf(sentence: string): Piece[] {
  const parts = joined(
    (ASKS_WHICH_OF_THEM.test(sentence)
      ? [sentence]
      : sentence.split(BUT_ASKS).flatMap((one) => one.split(SPLIT))
    )
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  );
  const isAsked = /[?？]$/u.test(sentence);
  if (!isAsked && IS_A_CLEFT.test(sentence)) return [{ text: sentence, asks: false }];
  // "They asked if I have a boyfriend and when I want babies": told, and nothing asked.
  const isReported = (at: number) => !isAsked && REPORTS.test(parts.slice(0, at).join(" "));
  return parts.map((text, at) => ({
    text,
    asks:
      (IS_ASKED.test(text) && !isReported(at)) ||
      (isAsked &&
        at === parts.length - 1 &&
        text.split(/\s+/).length >= FEWEST_ASKED &&
        (ASKS_AFTER_ALL.test(text) || ASKS_EITHER.test(text) || !CHECKS.test(text))),
  }));
}

/** "Do I call the captain, do I do my check anyway, or do I report it?" is one question. */
const ASKS_WHICH_OF_THEM =
  /\b((?:do|does|is|are|am|can|could|should|will|would|must|did) \w+)\b[^?]*, \1\b[^?]*,? or \1\b/iu;

/** "What I fear most is the final interview." */
const IS_A_CLEFT =
  /^\W*(?:(?:and|but|so|also) )?(?:what|where|how|why|who) (?:i|we|my|he|she|they|it)\b.*\b(?:is|was|are|were|isn't|wasn't)\b[^?]*$/iu;

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

const OF_IT =
  "(?:is|was|will|would|does|can|could) (?:it|that|this) (?:be )?(?:really |too |so |very |even )?(?:enough|ok(?:ay)?|bad|a problem|allowed|fine|normal|true|too \\w+|help|count|matter)\\b[^?]{0,20}[?]?$";
const ASKS_OF_IT = new RegExp(`^${OF_IT}`, "iu");
/** "I wear contact lenses, does that matter?" */
const ASKS_AFTER_ALL = new RegExp(`, ${OF_IT}`, "iu");

/** "I need an invitation, or I can just arrive with my CV?" */
const ASKS_EITHER = /\w+ \w+ \w+,? or (?:i|we|is|do|can|must|should|it|they)\b.*[?？]$/iu;

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

/** "And why?": a word that asks by itself. */
const leansOn = ({ plain }: Message): boolean => /^ (?:why|how|where|when|who)\b/.test(plain);

const asQuestion = (text: string): string =>
  `${text
    .replace(LEADS_IN, "")
    .replace(/^(?:and|also|plus)\s+/iu, "")
    .replace(/[\s?？.!,]+$/u, "")}?`;
