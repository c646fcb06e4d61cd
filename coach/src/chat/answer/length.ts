import { countWords, cutSentences } from "../../language/count-words.ts";
import type { Take } from "../state.ts";
import type { WordId } from "../words.ts";
import { besideAnswer, type Context, type Draft, items, opening } from "./draft.ts";
import { scorerOf } from "./judging.ts";
import { questionById } from "./practise.ts";

/** Words in a minute aloud: the middle of the band `wordsPerMinute` of `coach/src/delivery/bands.ts`. */
const WORDS_A_MINUTE = 145;
const SECONDS = 60;
const LONGEST_SECONDS = 120;
/** Fewer, a third of a minute, hold no story: no place, no steps, no end. */
const FEWEST_WORDS = 45;
/** The sentences of an answer; what was added later begins a new one, whatever the first ended with. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+/u)
    .flatMap(cutSentences)
    .map((one) => one.trim())
    .filter(Boolean);
const SECONDS_OF_A_SENTENCE = 10;
/** Spoken, a sentence of more words loses its listener. */
const LONGEST_SENTENCE = 40;

/** How long so many words take aloud, in seconds. */
export const secondsOf = (words: number): number => Math.round((SECONDS * words) / WORDS_A_MINUTE);

function lengthWord(words: number, seconds: number): WordId {
  if (seconds > LONGEST_SECONDS) return "verdict.length.long";
  return words < FEWEST_WORDS ? "verdict.length.short" : "verdict.length.right";
}

/** How long an answer is, in words and seconds aloud, and whether one of its sentences is too long to follow, or there is room for one more. */
export function lengthOf(text: string, context: Context, asksForRoom = false): Draft {
  const { voice } = context;
  const count = countWords(text);
  const seconds = secondsOf(count);
  const hasRoom = asksForRoom && seconds <= LONGEST_SECONDS - SECONDS_OF_A_SENTENCE;
  return besideAnswer(
    "judge",
    [
      voice.say(lengthWord(count, seconds), { words: count, seconds }),
      ...(hasRoom ? [voice.say("verdict.length.room")] : []),
      ...longestOf(text, context),
    ],
    context,
  );
}

/** More sentences are not weighed one by one: a reply has its time. */
const MOST_SENTENCES = 14;
const FEWEST_SENTENCES = 3;
/** Any sentence adds a point for its details: what adds no more than two, with all that goes, says little. */
const LITTLE = 2;
const QUOTED_WORDS = 14;
const KEPT = 2;

const FEWEST_KEPT = 2;

/** The answer in so many of its own sentences: those whose loss costs it most, in the order in which they were told. */
export function cutTo(take: Take, most: number, context: Context): Draft {
  const { voice } = context;
  const sentences = sentencesOf(take.text);
  const score = take.score ?? 0;
  if (sentences.length <= most)
    return besideAnswer(
      "judge",
      [
        voice.say("verdict.cut.already", { sentences: sentences.length }),
        ...longestOf(take.text, context),
      ],
      context,
    );
  if (sentences.length > MOST_SENTENCES) return cutOf(take, context);
  const question = questionById(context.state.open?.id ?? "");
  const scorer = scorerOf(take.text, question, voice.language);
  let kept = sentences;
  // Where it was and how it ended stay: without them it is no story.
  while (kept.length > Math.max(most, FEWEST_KEPT))
    kept = kept
      .slice(1, -1)
      .map((gone) => kept.filter((one) => one !== gone))
      .map((left) => ({ left, worth: scorer(left.join(" ")) }))
      .reduce((best, one) => (one.worth > best.worth ? one : best)).left;
  const text = kept.join(" ");
  const words = countWords(text);
  return besideAnswer(
    "judge",
    [
      voice.say("verdict.cut.to", { sentences: most, score: scorer(text), before: score }),
      items(kept.map((one) => `“${one}”`)),
      voice.say("verdict.cut.left", { words, seconds: secondsOf(words) }),
    ],
    context,
  );
}

/** Whether one of its sentences is too long to follow. */
function longestOf(text: string, { voice }: Context): string[] {
  const longest = Math.max(0, ...cutSentences(text).map(countWords));
  return longest > LONGEST_SENTENCE
    ? [voice.say("verdict.length.sentence", { words: longest })]
    : [];
}

/** What may be left out of an answer, measured: each sentence is taken away and the rest is scored anew. */
export function cutOf(take: Take, context: Context): Draft {
  const { voice } = context;
  const sentences = sentencesOf(take.text);
  const length = lengthOf(take.text, context);
  const score = take.score ?? 0;
  if (sentences.length < FEWEST_SENTENCES || sentences.length > MOST_SENTENCES) return length;
  const question = questionById(context.state.open?.id ?? "");
  const scorer = scorerOf(take.text, question, voice.language);
  const scoreOf = (some: readonly string[]) => scorer(some.join(" "));
  const losses = sentences.map((one, at) => ({
    one,
    at,
    loss: score - scoreOf(sentences.filter((_, index) => index !== at)),
  }));
  // Two sentences may say the same: each may go alone, and not both. The one that says most of them is put back first.
  // How it ended stays, however little it earns.
  const mayGo = losses
    .filter(({ loss, at }) => loss <= LITTLE && at < sentences.length - 1)
    .toSorted((a, b) => a.loss - b.loss)
    .slice(0, sentences.length - FEWEST_SENTENCES);
  let without = score;
  while (mayGo.length > 0) {
    const [only] = mayGo;
    const left = sentences.filter((_, at) => mayGo.every((one) => one.at !== at));
    without = mayGo.length === 1 && only ? score - only.loss : scoreOf(left);
    if (without >= score - LITTLE) break;
    mayGo.pop();
  }
  const gone = new Set(mayGo.map(({ at }) => at));
  const quoted = (one: string) => `“${opening(one, QUOTED_WORDS)}”`;
  const kept = losses
    .filter(({ at, loss }) => !gone.has(at) && loss > LITTLE)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, KEPT)
    .sort((a, b) => a.at - b.at);
  const words = countWords(sentences.filter((_, at) => !gone.has(at)).join(" "));
  const [told = ""] = length.paragraphs;
  return besideAnswer(
    "judge",
    [
      told,
      ...(gone.size > 0
        ? [
            voice.say("verdict.cut.may-go", { score: without }),
            items(sentences.filter((_, at) => gone.has(at)).map(quoted)),
            voice.say("verdict.cut.left", { words, seconds: secondsOf(words) }),
          ]
        : [voice.say("verdict.cut.none")]),
      ...(kept.length > 0
        ? [voice.say("verdict.cut.keep"), items(kept.map(({ one }) => quoted(one)))]
        : []),
    ],
    context,
  );
}
