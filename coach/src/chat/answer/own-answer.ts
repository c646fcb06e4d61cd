import { STAR_SECTIONS, type StarSection } from "contract/star";
import { countWords, cutSentences } from "../../language/count-words.ts";
import { leadOf } from "../knowledge/entry.ts";
import type { AboutAnswer } from "../read/own-answer.ts";
import type { Take } from "../state.ts";
import type { WordId } from "../words.ts";
import { besideAnswer, type Context, type Draft, items, opening } from "./draft.ts";
import { tellsItsEnding } from "./judging.ts";
import { worthOfTake } from "./of-the-take.ts";
import { citationOf } from "./telling.ts";

/** Words in a minute aloud: the middle of the band `wordsPerMinute` of `coach/src/delivery/bands.ts`. */
const WORDS_A_MINUTE = 145;
const SECONDS = 60;
const LONGEST_SECONDS = 120;
/** Spoken, a sentence of more words loses its listener. */
const LONGEST_SENTENCE = 40;
const TOLD_WORDS = 45;
const ELSEWHERE = "assessment-days/final-story-from-elsewhere";

/** What was asked beside the verdict: whether it is too long, whether such a story may be told. */
export function besideVerdict(
  about: AboutAnswer | null,
  text: string,
  context: Context,
): Draft | null {
  if (about === "length") return lengthOf(text, context);
  if (about === "suitable")
    return besideAnswer("judge", [context.voice.say("verdict.suitable")], context);
  if (about !== "elsewhere") return null;
  const entry = context.knowledge.entry(ELSEWHERE);
  const lead = leadOf(entry);
  if (!entry || lead === "") return null;
  return {
    ...besideAnswer("judge", [opening(lead, TOLD_WORDS)], context),
    citations: [citationOf(entry, undefined)],
  };
}

/**
 * A question about the answer judged last: its length, its ending, or what to mend.
 * @param section the one that was spoken of a moment before; null where none was
 */
export function onLastAnswer(
  about: AboutAnswer,
  section: StarSection | null,
  context: Context,
): Draft {
  const { voice, state } = context;
  if (about === "mend" && section !== null)
    return besideAnswer(
      "judge",
      [voice.say(`star.${section}`), voice.say("verdict.again")],
      context,
    );
  const take = state.open?.take ?? null;
  const text = take?.text ?? "";
  if (about === "length") return lengthOf(text, context);
  if (about === "suitable" && take !== null) {
    const worth = worthOfTake(take, context);
    return { ...worth, paragraphs: [voice.say("verdict.suitable"), ...worth.paragraphs] };
  }
  if (about === "ending" && take !== null && tellsItsEnding(take))
    return besideAnswer("judge", [voice.say("verdict.ask.more-result")], context);
  const next = about === "ending" ? "verdict.ask.result" : "verdict.again";
  // "What could I add?": all that would raise it, the most first, and not only the one thing that the verdict named.
  const gains = about === "mend" ? (state.verdict?.gains ?? []) : [];
  if (gains.length > 1)
    return besideAnswer(
      "judge",
      [items(gains.map(({ text: gain }) => gain)), voice.say(next)],
      context,
    );
  const mend = state.verdict?.mend ?? gains[0]?.text ?? "";
  if (about === "mend" && mend === "" && take !== null) return polish(take, context);
  return besideAnswer("judge", [mend, voice.say(next)].filter(Boolean), context);
}

/** "Which bit should I change?", of an answer in which nothing needs it: the part that has the most room. */
function polish(take: Take, context: Context): Draft {
  const { voice } = context;
  const [section] = STAR_SECTIONS.toSorted(
    (a, b) => (take.sections[a] ?? 0) - (take.sections[b] ?? 0),
  );
  if (section === undefined) return besideAnswer("judge", [voice.say("verdict.again")], context);
  return besideAnswer(
    "judge",
    [
      voice.say("verdict.polish", { section: voice.say(`section.${section}`) }),
      context.state.verdict?.bySection[section] ?? voice.say(`star.${section}`),
    ],
    context,
  );
}

function lengthWord(words: number, seconds: number): WordId {
  if (seconds > LONGEST_SECONDS) return "verdict.length.long";
  return words < FEWEST_WORDS ? "verdict.length.short" : "verdict.length.right";
}

/** Fewer, a third of a minute, hold no story: no place, no steps, no end. */
const FEWEST_WORDS = 45;

function lengthOf(text: string, context: Context): Draft {
  const { voice } = context;
  const count = countWords(text);
  const seconds = Math.round((SECONDS * count) / WORDS_A_MINUTE);
  const longest = Math.max(0, ...cutSentences(text).map(countWords));
  return besideAnswer(
    "judge",
    [
      voice.say(lengthWord(count, seconds), { words: count, seconds }),
      ...(longest > LONGEST_SENTENCE
        ? [voice.say("verdict.length.sentence", { words: longest })]
        : []),
    ],
    context,
  );
}
