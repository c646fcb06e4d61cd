import type { Emotion, EmotionCue } from "contract/emotion";
import type { Found } from "./book.ts";
import type { Mark, Word } from "./text/words.ts";

/** A cue that is no phrase of the lexicon: a mark, a pictograph, a word said twice. */
export type Sign = Pick<EmotionCue, "emotion" | "kind" | "weight"> & { start: number; end: number };

/** The feeling that the words of a sentence speak for most. */
export interface Leading {
  emotion: Emotion;
  weight: number;
}

/** Below this the words of a sentence are too slight to tell what its marks mean. */
const LEADS_FROM = 0.6;

/** Pictographs by what they say under an interview draft; others say nothing. */
const FACES: readonly [faces: string, emotion: Emotion, weight: number][] = [
  ["🎉🥳🤩🎊🚀", "excited", 1.5],
  ["😍❤🥰💙💕✨😃😄😁", "enthusiastic", 0.9],
  ["💪😎🏆🔥", "confident", 1],
  ["😌🧘🙂😊☺", "calm", 0.7],
  ["😅😬🙈🫣😳😓", "nervous", 1.2],
  ["😰😨😱😟😢😭😥😧🥺😖", "anxious", 1.4],
  ["🤔😕🤷❓🤨😵", "confused", 1.3],
  ["😠😡🤬😤🙄😒😩😫👎", "frustrated", 1.6],
];
const EMOTION_OF_FACE = new Map(
  FACES.flatMap(([faces, emotion, weight]) =>
    [...faces].map((face) => [face, { emotion, weight }] as const),
  ),
);

/** Feelings that raise the voice: an exclamation mark strengthens the one that the sentence has. */
const LOUD: readonly Emotion[] = ["excited", "enthusiastic", "frustrated", "anxious"];
const MOST_MARKS = 3;
const WEIGHTS = {
  exclamation: 0.35,
  question: 0.7,
  /** "A guest or a colleague?": the speaker asks what is meant. */
  choice: 0.5,
  manyQuestions: 0.8,
  /** Who calls out asks for no answer: "Guess who passed? Me!", "What do you want? I said it!" */
  calledOut: 0.4,
  trailing: 0.35,
  repeated: 0.7,
  smile: 0.4,
  frown: 0.8,
} as const;

/** Reads marks, pictographs and stumbles; `leading` tells the loud feeling of a sentence, if it has one. */
export function readSigns(
  found: Found,
  marks: readonly Mark[],
  leading: (sentence: number) => Leading | null,
): Sign[] {
  const choices = new Set(
    found.words.flatMap(({ sentence }, at) => (found.marked.or[at] === 1 ? [sentence] : [])),
  );
  const isLoudText = marks.some(({ signs }) => /[!！]/.test(signs));
  return [
    ...marks.flatMap((mark) => signsOf(mark, choices, isLoudText, leading)),
    ...repeats(found),
  ];
}

function signsOf(
  mark: Mark,
  choices: ReadonlySet<number>,
  isLoudText: boolean,
  leading: (sentence: number) => Leading | null,
): Sign[] {
  const { start, end, sentence, signs } = mark;
  const sign = (emotion: Emotion, weight: number): Sign => ({
    emotion,
    kind: "punctuation",
    weight,
    start,
    end,
  });
  const face = EMOTION_OF_FACE.get([...signs][0] ?? "");
  if (face !== undefined) return [sign(face.emotion, face.weight)];
  if (/^[:;]-?\)/.test(signs)) return [sign("calm", WEIGHTS.smile)];
  if (/^[:;]-?\(/.test(signs)) return [sign("anxious", WEIGHTS.frown)];
  const loud = Math.min(MOST_MARKS, signs.match(/[!！]/g)?.length ?? 0);
  const asked = signs.match(/[?？؟]/g)?.length ?? 0;
  const words = leading(sentence);
  const own = words !== null && words.weight >= LEADS_FROM ? words.emotion : null;
  if (asked > 0 && own !== "frustrated" && own !== "anxious") {
    const choice = choices.has(sentence) ? WEIGHTS.choice : 0;
    const weight = WEIGHTS.question + choice + (asked > 1 ? WEIGHTS.manyQuestions : 0);
    return [sign("confused", isLoudText ? WEIGHTS.calledOut * weight : weight)];
  }
  if (loud > 0) {
    if (own === "confused") return [];
    const emotion = own !== null && LOUD.includes(own) ? own : "excited";
    // Several marks are more than interest.
    const raised = emotion === "enthusiastic" && loud > 1 ? "excited" : emotion;
    return [sign(raised, WEIGHTS.exclamation * loud)];
  }
  return /\.{2,}|…/.test(signs) ? [sign("nervous", WEIGHTS.trailing)] : [];
}

/** "I, I would", "with the, with the": a start made twice. Words of degree are said twice on purpose. */
function repeats({ words, marked, covered }: Found): Sign[] {
  const signs: Sign[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] as Word;
    const before = words[at - 1] as Word;
    if (word.low !== before.low || word.start === before.start || covered[at] === 1) continue;
    const isStart = marked.self[at] === 1 || marked.prepositions[at] === 1 || isShort(word);
    if (!isStart || marked.intensifiers[at] === 1 || marked.negators[at] === 1) continue;
    // "we had had no slot"
    if (marked.was[at] === 1) continue;
    signs.push({
      emotion: "nervous",
      kind: "self-repair",
      weight: WEIGHTS.repeated,
      start: before.start,
      end: word.end,
    });
  }
  return signs;
}

/** Articles and the like, in every language that sets words apart; one sign of a Chinese word is none. */
function isShort({ low }: Word): boolean {
  return (
    /^[\p{Script=Latin}']{1,3}$/u.test(low) && !/^(?:ha|he|hi|si|no|yes|oui|nee|ja|bye)$/.test(low)
  );
}
