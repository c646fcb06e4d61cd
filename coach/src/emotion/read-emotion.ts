import type { Emotion, EmotionCue, EmotionReading } from "contract/emotion";
import { detectLanguage } from "../language/detect.ts";
import { FUNCTION_WORDS } from "../star/lexicon/grammar.ts";
import { bookOf, findCues } from "./book.ts";
import { readLearned } from "./learned/learned.ts";
import { OPPOSITES, weighScope } from "./scope.ts";
import { dilute, judge, withoutRepetition } from "./score.ts";
import { readSigns } from "./signs.ts";
import { readWords } from "./text/words.ts";

/** From this weight on a state's word is the feeling's own name. */
const NAMED_FROM = 1.6;
/** What a negated feeling takes away from that feeling: "not nervous" is evidence against, not only for calm. */
const AGAINST = -0.5;
/** Chinese and Japanese signs, Korean syllables to a word of English, about. */
const SIGNS_PER_WORD = 1.7;
/** What the fitted words of a reading are shown by: so many at most, and none that says next to nothing. */
const MOST_LESSONS = 3;
const LEAST_LESSON = 0.08;

/**
 * How a person sounds in their words, from the words alone: `docs/decisions/014` tells the method.
 *
 * @param text Up to 20,000 characters in any language; every offset of a cue is in UTF-16 units of it.
 * @returns Neutral with no cues and a confidence of at most 0.3 where nothing was found or the language
 * is none of the eleven. The same text always gives the same reading. Never throws.
 */
export function readEmotion(text: string): EmotionReading {
  return readEmotionBy(text, readLearned);
}

/** As `readEmotion`, by weights of the caller's choice. */
export function readEmotionBy(text: string, learn: typeof readLearned): EmotionReading {
  const language = detectLanguage(text);
  if (language === null)
    return { ...judge([], new Map(), 0), cues: [], language, source: "built-in" };
  const book = bookOf(language);
  const { words, marks } = readWords(text, language, book.isSpaced);
  const found = findCues(words, book);
  const isQuote = words.every((word) => word.isQuoted);
  const length = book.isSpaced ? words.length : words.length / SIGNS_PER_WORD;

  const cues: EmotionCue[] = [];
  const add = (cue: Omit<EmotionCue, "quote">) =>
    cues.push({ ...cue, quote: text.slice(cue.start, cue.end) });
  const asked = new Set(
    marks.flatMap(({ signs, sentence }) => (/[?？؟]/.test(signs) ? [sentence] : [])),
  );
  const bySentence = new Map<number, Map<Emotion, number>>();
  /** Words of feelings that are somebody else's or denied: what they taught elsewhere does not hold here. */
  const disowned = new Set<number>();
  const disown = (first: number, end: number) => {
    for (let at = first; at < end; at += 1) disowned.add(at);
  };

  for (const cue of found.cues) {
    const { group, from, to } = cue;
    const { factor, negatedFrom, negatedTo } = weighScope(cue, found, book, {
      isQuote,
      asked,
    });
    if (factor === 0 || negatedFrom !== null || negatedTo !== null)
      disown(negatedFrom ?? from, negatedTo ?? to);
    if (factor === 0) continue;
    // Facts that are asked for are not told: "is the passenger on board?"
    if (group.emotion === "neutral" && asked.has(words[from]?.sentence ?? -1)) continue;
    const start = words[negatedFrom ?? from]?.start ?? 0;
    const end = words[(negatedTo ?? to) - 1]?.end ?? text.length;
    const kind = group.kind ?? "word";
    const isNamed = group.holder === "state" && group.weight >= NAMED_FROM;
    const weight = factor * dilute(group.weight, kind, length, isNamed);
    if (negatedFrom === null && negatedTo === null) {
      add({ emotion: group.emotion, kind, weight, start, end });
      if (group.emotion === "neutral") continue;
      const sentence = words[from]?.sentence ?? 0;
      const sums = bySentence.get(sentence) ?? new Map<Emotion, number>();
      sums.set(group.emotion, (sums.get(group.emotion) ?? 0) + weight);
      bySentence.set(sentence, sums);
      continue;
    }
    add({ emotion: group.emotion, kind: "negation", weight: AGAINST * weight, start, end });
    const opposite = OPPOSITES[group.emotion];
    if (opposite !== null)
      add({
        emotion: opposite.emotion,
        kind: "negation",
        weight: opposite.factor * weight,
        start,
        end,
      });
  }
  const leading = (sentence: number) => {
    const [most] = [...(bySentence.get(sentence) ?? [])].sort((a, b) => b[1] - a[1]);
    return most === undefined ? null : { emotion: most[0], weight: most[1] };
  };
  for (const sign of readSigns(found, marks, leading))
    add({ ...sign, weight: dilute(sign.weight, sign.kind, length, false) });

  const inOrder = (a: EmotionCue, b: EmotionCue) => a.start - b.start || a.end - b.end;
  const kept = withoutRepetition(cues.sort(inOrder));
  const own = words.map((word, at) => (disowned.has(at) ? { ...word, isQuoted: true } : word));
  const learned = learn({ words: own, marks }, language);
  const { primary } = judge(kept, learned.sums, length);
  // That nothing is felt needs no words to show it.
  const taught = primary === "neutral" ? [] : learned.lessonsFor(primary);
  const lessons = taught.flatMap(({ emotion, weight, from, to }) => {
    const start = words[from]?.start ?? 0;
    const end = words[to - 1]?.end ?? text.length;
    const isSaid = kept.some((cue) => cue.start < end && start < cue.end);
    // "in one" may weigh a little; shown as the reason it would be laughed at.
    const tells = words.slice(from, to).some(({ low }) => !FUNCTION_WORDS.has(low));
    if (weight < LEAST_LESSON || isSaid || !tells) return [];
    const rounded = Math.round(100 * weight) / 100;
    return [
      {
        emotion,
        kind: "word" as const,
        weight: rounded,
        start,
        end,
        quote: text.slice(start, end),
      },
    ];
  });
  const shown = [...kept, ...lessons.slice(0, MOST_LESSONS)].sort(inOrder);
  // The lessons are part of what was learned already: they are shown, not counted twice.
  return { ...judge(kept, learned.sums, length, shown), cues: shown, language, source: "built-in" };
}
