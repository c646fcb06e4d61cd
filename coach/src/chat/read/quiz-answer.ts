import { canBeJudged, canBeTyped, judgeTyped } from "../../exercises/typed-answer.ts";
import type { ExerciseKind } from "../knowledge/exercise-decks.ts";
import { isWeak, stemsOf } from "../knowledge/index-words.ts";
import type { QuizQuestion } from "../knowledge/quizzes.ts";
import type { ChatRequest } from "../request.ts";
import { followUpIn } from "./follow-up.ts";
import { fold, type Message, readMessage } from "./message.ts";
import { sentencesIn } from "./sentences.ts";

type Answer = Omit<Extract<ChatRequest, { kind: "quiz-answer" }>, "kind">;

const LETTER =
  /^(?:(?:i think|it's|its|it is|is it|maybe|answer|option|letter|number|the|my answer is|la|le|el|die|der|opcion|reponse|选|答案是?)[ :]*)*\(?([a-d]|[1-4]|first|second|third|fourth)\)?(?: (?:one|answer|option|i think|i guess|please|maybe|right))?$/;
/** "C of course, standing can drop the pressure": the letter first, its reason after it. */
const LETTER_AND_REASON =
  /^(?:i (?:think|guess|say|would say|go (?:for|with))|it'?s|its|maybe|probably|hmm+|ok|so)? ?\(?([a-d])\)?(?:[.,;:!?)-]| (?:of course|because|cos|cuz|since|i think|i guess|i reckon|again|for sure|def\w*|obvs|obviously|clearly|surely|all day|final answer|easy|but|as|right))/;
/** "B or C, go with C", "torn but B": what is settled on, after a verb of choosing or after doubt. */
const SETTLED =
  /\b(?:go(?:ing)?(?: (?:for|with))?|say(?:ing)?|pick|choose|take|lock in|settle (?:for|on)|stick with|final answer|so|no wait|wait|no|actually|but|torn but|think(?: it'?s)?|reckon(?: it'?s)?|guess(?: it'?s)?|gotta be|must be|has to be|is it|it'?s) \(?([a-d])\)?(?= *(?:[,.!?;)]|$|then|please|pls|lol|haha|tbh|maybe|i think|i guess|but|because|cos))/g;
/** "Hmm, I'm between A and B … A?": the last, standing by itself, counts. */
const BETWEEN =
  /\bbetween \(?[a-d]\)? (?:and|or) \(?[a-d]\)?[^a-z]+(?:so |maybe |i'?d say |i think )?\(?([a-d])\)?[?.! ]*$/;
/** "A. no wait. D. final": the last counts. */
const CHANGED = /\b[a-d]\b.{0,20}\b(?:no|wait|actually|sorry|rather|final)\b.{0,12}\b([a-d])\b/g;
/** "Definitely the first, we did this every year", "so ill go with the third". */
const ORDINAL =
  /(?:^(?:(?:ok|um+|hm+|so|well|definitely|surely|probably|maybe|i think|i guess|its|it's|id say|i'd say) )*|\b(?:go|going|say|pick|choose|take|think|guess) (?:with |for |it's |its )?)the (first|second|third|fourth)\b/;
const ORDINALS = ["first", "second", "third", "fourth"];
const DOES_NOT_KNOW =
  /^(?:next (?:one|question)|skip)\b|^.{0,24}\b(?:dont|don't|do not) know (?:this|that|it|this one)$|^(?:(?:oh|ah|um+|uh+|er+|hm+|ok|so|well|ugh|god|sorry|honestly|tbh|haha|lol) )*(?:i )?(?:don't know|dont know|do not know|(?:really |genuinely |honestly |have )*no (?:idea|clue|notion)|not (?:a clue|sure|a scooby)|(?:have not|haven't|havent|hadn't|not) (?:got )?(?:a|an|the) (?:clue|notion|idea|scooby|foggiest)|couldn't tell you|couldnt tell you|no earthly|beats me|search me|(?:god|who) knows|i? ?give up|you tell me|(?:just )?tell me(?: the answer)?|what(?:'s| is) (?:it|the answer)|idk|dunno|pass|skip|no (?:lo )?se|ni idea|je (?:ne )?sais (?:pas|plus)|aucune idee|keine ahnung|weiss (?:ich )?nicht|weiß (?:ich )?nicht|non (?:lo )?so|boh|nao sei|sei la|nao faco ideia|geen idee|weet (?:ik )?(?:het )?niet|不知道|不会|わかりません|わからない|分かりません|모르겠(?:어요|습니다|다)?|لا أعرف|لا اعرف|ما بعرف|مش عارفة?|مدري)(?: .{0,20})?$/;
/** A letter at the end of what one does not know. */
const GUESSED =
  /^.{3,40} ([a-d])(?: (?:maybe|perhaps|i guess|i think|then|vielleicht|quizas|peut-etre|forse|talvez|misschien))?$/;
const LAST =
  /^(?:(?:i (?:think|guess|say)|maybe|it'?s|hm+|um+) )*the (?:last|bottom)(?: one| option| answer)?(?: .{0,12})?$/;
/** "Both B and C?": one of them has to be said. */
const SEVERAL =
  /^(?:.{0,16} )?[a-d] (?:and|or|und|oder|y|o|et|ou|e) [b-d](?: .{0,16})?$|^all of (?:them|the above|these)\b/;
const NUMBER_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80 },
  ...{ ninety: 90, hundred: 100 },
};
/** A whole word or more of an option counts as naming it. */
const SHORTEST_NAME = 2;
/** Among more words than these a single digit is no answer: "alert(1)". */
const NAMED_BESIDE = 5;
const LONGEST_ANSWER = 25;

/** What a message, or one short sentence of it, does with the open question of a quiz; null where it does something else. */
export function quizAnswerIn(
  message: Message,
  { options, exercise }: Pick<QuizQuestion, "options" | "exercise">,
): Answer | null {
  const typed = exercise ? typedIn(message, options, exercise.kind) : null;
  if (typed) return typed;
  const whole = answerIn(message, options);
  if (whole !== null) return whole;
  // "B. That was fun. And what about the reach, is 168 enough?": the first sentence answers.
  if (message.length > LONGEST_ANSWER) {
    const first = readMessage(sentencesIn(message.own)[0] ?? "");
    const answered = first.length <= NAMED_BESIDE ? answerIn(first, options) : null;
    return answered?.does === "answer" ? answered : null;
  }
  // "Not sure.. massage? Why can't you massage?": one of its sentences answers.
  return (
    sentencesIn(message.own)
      .map((one) => readMessage(one))
      .filter(({ length }) => length <= NAMED_BESIDE)
      .map((one) => answerIn(one, options))
      .find((one) => one?.does === "answer") ?? null
  );
}

/** "28,5 euros" names "28.50 euros"; a single figure that no option has may be the number of one. */
function typedIn(
  { own, length }: Message,
  options: readonly string[],
  kind: ExerciseKind,
): Answer | null {
  if (length > NAMED_BESIDE || !canBeTyped({ kind })) return null;
  const meant = options.flatMap((answer, at) =>
    judgeTyped(own, { kind, answer, wrong: [] }).verdict === "right" ? [at] : [],
  );
  const [chosen] = meant;
  if (meant.length === 1 && chosen !== undefined) return { chosen, does: "answer" };
  // A figure that is none of them is an answer too, and a wrong one; "2" alone may be the second.
  const isWrong = meant.length === 0 && canBeJudged(own, { kind }) && !/^\W*[1-4]\W*$/.test(own);
  return isWrong && kind !== "preposition" && kind !== "tense"
    ? { chosen: null, does: "answer" }
    : null;
}

function answerIn(message: Message, options: readonly string[]): Answer | null {
  const said = bare(message.own).replace(/^number (one|two|three|four)$/, (_, number: string) =>
    String(["one", "two", "three", "four"].indexOf(number) + 1),
  );
  // "50/50 between A and C": one has to be said.
  if (/\b(?:between|torn|50 50|either)\b.{0,12}\b[a-d] (?:and|or) [b-d]$/.test(said))
    return { chosen: null, does: "none" };
  const short = followUpIn(message);
  if (short?.does === "stop" || short?.does === "bye") return { chosen: null, does: "stop" };
  if (short?.does === "skip" || short?.does === "another" || DOES_NOT_KNOW.test(said)) {
    // "Don't know, maybe c?": a guess is an answer.
    const guess = said.match(GUESSED)?.[1];
    const at = guess === undefined ? options.length : guess.charCodeAt(0) - "a".charCodeAt(0);
    return at < options.length ? { chosen: at, does: "answer" } : { chosen: null, does: "skip" };
  }
  if (message.length > LONGEST_ANSWER) return null;
  const named = optionNamed(inDigits(said), options.map(bare).map(inDigits));
  if (named !== null) return { chosen: named, does: "answer" };
  const letter =
    said.match(/^([a-d])\1+$/)?.[1] ??
    fold(message.own).trim().match(BETWEEN)?.[1] ??
    said.match(LETTER)?.[1] ??
    [...said.matchAll(CHANGED)].at(-1)?.[1] ??
    said.match(ORDINAL)?.[1] ??
    fold(message.own).trim().match(LETTER_AND_REASON)?.[1] ??
    [...fold(message.own).trim().matchAll(SETTLED)].at(-1)?.[1] ??
    letterAmong(said);
  if (letter === undefined) {
    if (LAST.test(said)) return { chosen: options.length - 1, does: "answer" };
    return SEVERAL.test(said) ? { chosen: null, does: "none" } : null;
  }
  const ordinal = ORDINALS.indexOf(letter);
  const at =
    ordinal >= 0
      ? ordinal
      : /\d/.test(letter)
        ? Number(letter) - 1
        : letter.charCodeAt(0) - "a".charCodeAt(0);
  return at < options.length ? { chosen: at, does: "answer" } : null;
}

/** "El Cairo no? la b": one letter standing alone; "a" is a word in many languages and has to stand at an end. */
function letterAmong(said: string): string | undefined {
  const words = said.split(" ");
  const letters = words.filter((word) => /^[b-d]$/.test(word));
  if (letters.length === 1) return letters[0];
  const isA = letters.length === 0 && words.at(-1) === "a";
  return isA && words.length <= 3 ? "a" : undefined;
}

/** "Thirty to two" as "30 to 2". */
function inDigits(text: string): string {
  const digits = (word: string) => {
    const at = NUMBER_WORDS.indexOf(word);
    return at > 1 ? String(at) : word in TENS ? String(TENS[word]) : word;
  };
  return text.split(" ").map(digits).join(" ");
}

/** The one option that is said word for word, that the message is a part of, or that is a part of it. */
function optionNamed(said: string, options: readonly string[]): number | null {
  const exact = options.indexOf(said);
  if (exact >= 0) return exact;
  if (said.length < SHORTEST_NAME) return null;
  const inside = options.flatMap((option, at) => (` ${option} `.includes(` ${said} `) ? [at] : []));
  if (inside.length === 1) return inside[0] ?? null;
  const isLong = said.split(" ").length > NAMED_BESIDE;
  const around = options.flatMap((option, at) =>
    !(isLong && option.length < SHORTEST_NAME) && ` ${said} `.includes(` ${option} `) ? [at] : [],
  );
  if (around.length === 1) return around[0] ?? null;
  return isLong ? null : optionByWords(said, options);
}

/** "The bleed one", "it's leaning forward": the one option that has every telling word of it. */
function optionByWords(said: string, options: readonly string[]): number | null {
  const keys = stemsOf(said.replace(AROUND_IT, " ")).filter((key) => !isWeak(key));
  if (keys.length === 0) return null;
  const shared = options.map((option) => {
    const own = stemsOf(option);
    return keys.filter((key) => own.some((one) => isNear(one, key))).length;
  });
  const most = Math.max(...shared);
  const having = shared.flatMap((count, at) => (count === most ? [at] : []));
  // "Is it upper arm like vaccine?": not every word of it, and more than of any other.
  const isTold =
    most === keys.length || (most >= FEWEST_SHARED && most >= MOST_OF_THEM * keys.length);
  return isTold && having.length === 1 ? (having[0] ?? null) : null;
}

const FEWEST_SHARED = 2;
const MOST_OF_THEM = 0.6;
/** "Vaccine" and "vaccination" begin alike. */
const isNear = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= 6 && one.slice(0, 6) === other.slice(0, 6));

const AROUND_IT =
  /\b(?:this|not|sure|like|maybe|the|one|it|its|it's|is|that|with|about|i|think|guess|say|maybe|probably|option|answer|so|um+|hm+)\b/g;

/** The letters of the options as Arabic counts with them. */
const ARABIC_LETTERS: Readonly<Record<string, string>> = { أ: "a", ا: "a", ب: "b", ج: "c", د: "d" };

const bare = (text: string): string =>
  fold(text.replace(/(?<!\p{L})[أابجد](?!\p{L})/gu, (letter) => ARABIC_LETTERS[letter] ?? letter))
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
