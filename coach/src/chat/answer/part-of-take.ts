import { countWords, cutSentences } from "../../language/count-words.ts";
import { isWeak, stemsOf } from "../knowledge/index-words.ts";
import type { Message } from "../read/message.ts";
import type { Take } from "../state.ts";
import { besideAnswer, type Context, type Draft, opening } from "./draft.ts";
import { judge, scorerOf } from "./judging.ts";
import { secondsOf } from "./length.ts";
import { questionById } from "./practise.ts";

/** Words of a sentence that a question has to share to be about it; one is enough where it speaks of a part or a bit. */
const FEWEST_SHARED = 2;
/** Of so few telling words one is enough, where one sentence alone has it. */
const FEW_WORDS = 3;
const NAMES_A_PART = /\b(?:part|bit|thing|line|sentence|detail)s?\b/;
const QUOTED_WORDS = 16;
/** Any sentence adds a point for its details: what adds no more says little. */
const LITTLE = 2;
const FEWEST_SENTENCES = 2;

/**
 * "Is it ok that I drove over on my break, or do I sound a mug?": the sentence of the answer that is meant, taken out and the rest
 * scored anew: whether it carries, may stay or had better go. Null where no sentence is meant, or the answer is all of it.
 */
export function partOfTake(asked: Message, take: Take, context: Context): Draft | null {
  const { voice, state } = context;
  const sentences = cutSentences(take.text).map((one) => one.trim());
  if (sentences.length < FEWEST_SENTENCES) return null;
  const meant = sentenceMeant(asked, sentences);
  if (meant === null || take.score === null) return null;
  const question = questionById(state.open?.id ?? "");
  const rest = sentences.filter((one) => one !== meant).join(" ");
  const without = scorerOf(take.text, question, voice.language)(rest);
  const loss = take.score - without;
  const id = loss > LITTLE ? "part.keep" : loss < -LITTLE ? "part.leave" : "part.may-stay";
  const quote = opening(meant, QUOTED_WORDS).replace(/[.!]$/u, "");
  const { analysis } = judge(take.text, question, voice.language);
  const praised = analysis.strengths.find(({ evidence }) =>
    evidence.some(({ effect, quote: shown }) => effect === "earns" && meant.includes(shown)),
  );
  return besideAnswer(
    "judge",
    [
      voice.say(id, {
        ...{ quote, without, score: take.score, seconds: secondsOf(countWords(meant)) },
      }),
      ...(praised && id !== "part.leave" ? [praised.note.text] : []),
      ...(id !== "part.leave" && FEELS.test(meant) ? [voice.say("part.feeling")] : []),
    ],
    context,
  );
}

/** The sentence that shares most telling words with what is asked; null where none shares enough. */
function sentenceMeant({ text, plain }: Message, sentences: readonly string[]): string | null {
  const words = stemsOf(text).filter((stem) => !GENERAL.has(stem));
  const telling = new Set(words.filter((stem) => !isWeak(stem)));
  const least = NAMES_A_PART.test(plain) ? 1 : FEWEST_SHARED;
  // "My aunt" tells little among all that is written here, and all among five sentences.
  return (
    sentenceWith(telling, sentences, least) ??
    sentenceWith(new Set(words), sentences, Number.POSITIVE_INFINITY)
  );
}

/** The sentence with most of the words, at least so many; one is enough where there are few and no other sentence has any. */
function sentenceWith(
  words: ReadonlySet<string>,
  sentences: readonly string[],
  least: number,
): string | null {
  const shared = sentences.map((one) => {
    const stems = new Set(stemsOf(one));
    return [...words].filter((stem) => stems.has(stem)).length;
  });
  const most = Math.max(0, ...shared);
  const isOneWord = words.size <= FEW_WORDS && shared.filter((one) => one > 0).length === 1;
  return most >= (isOneWord ? 1 : least) ? (sentences[shared.indexOf(most)] ?? null) : null;
}

/** Words of asking about an answer, whatever it tells. */
const FEELS =
  /\bI (?:was|felt|am|feel|got) (?:\w+ ){0,2}(?:angry|annoyed|furious|scared|afraid|nervous|frustrated|upset|ashamed|embarrassed|stressed|sad|hurt|panicked|irritated|disappointed|tired)\b/iu;
const GENERAL: ReadonlySet<string> = new Set(
  stemsOf(
    "story answer interview tell say mention keep leave part bit thing good bad ok strange weird sound look recruiter told said asked customer",
  ),
);
