import { norm } from "../../../language/norm.ts";
import type { Message } from "../message.ts";

/** Longer words are found by their beginning as well, and by every three letters: "nervouss" is nearly "nervous". */
const STEM_LETTERS = 4;
const LETTERS = 3;
const WORTH = { word: 1, stem: 0.7, pair: 0.7, letters: 0.5, shape: 1 };
/** Length of what a message has, all counted together. */
const SCALE = 5;
/** A message of little is not to be judged as surely as one of much. */
const SHORTEST = 2;
const LENGTHS = [2, 5, 10, 20, 40];
const HAN = /\p{Script=Han}/u;

/** What a message has that tells what is done with it, each with how much of it: words, pairs, letters, shape. */
export function featuresOf(message: Message): (readonly [key: string, value: number])[] {
  const worths = new Map<string, number>();
  const words = message.words.flatMap((word) => (HAN.test(word) ? [...word] : [word]));
  for (const [at, word] of words.entries()) {
    worths.set(word, WORTH.word);
    if (word.length > STEM_LETTERS) worths.set(`${word.slice(0, STEM_LETTERS)}*`, WORTH.stem);
    worths.set(`${words[at - 1] ?? "^"} ${word}`, WORTH.pair);
    for (const letters of lettersOf(word)) worths.set(letters, WORTH.letters);
  }
  for (const shape of shapeOf(message)) worths.set(shape, WORTH.shape);
  const length = norm(worths.values());
  const value = SCALE / Math.max(length, SHORTEST);
  return [...worths].map(([key, worth]) => [key, value * worth] as const);
}

/** Every three letters of a word and its edges, as "-ner", where letters stand for sounds. */
function lettersOf(word: string): string[] {
  if (HAN.test(word)) return [];
  const edged = `<${word}>`;
  return Array.from(
    { length: Math.max(0, edged.length - LETTERS + 1) },
    (_, at) => `-${edged.slice(at, at + LETTERS)}`,
  );
}

function shapeOf({ text, plain, length, isQuestion }: Message): string[] {
  const shape = ["#any", `#length ${LENGTHS.filter((most) => length > most).length}`];
  if (isQuestion) shape.push("#asks");
  if (/[!！]/.test(text)) shape.push("#calls");
  if (/[:：]\s|["“«「]|\n/.test(text)) shape.push("#quotes");
  if (/ (i|i'm|im|i've|my|me) /.test(plain)) shape.push("#self");
  return shape;
}
