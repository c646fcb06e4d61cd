import type { Entry, Facet, Part } from "./entry.ts";
import { stemsOf } from "./index-words.ts";

/** One sentence or one item of an entry: what is told when only one detail of it is asked for. */
export interface Statement {
  facet: Facet;
  /** Word for word as the content has it. */
  text: string;
  /** Place in the list that it is an item of, counted from one; 0 where it is a sentence. */
  item: number;
  keys: ReadonlySet<string>;
}

/** Told by itself, a word's sound or its translation answers nothing. */
const NO_STATEMENT = new Set<Facet>(["pronunciation", "translation"]);
/** "Adv. No.", "v. 2": a full stop ends a sentence only before a capital. */
const SENTENCE = /(?<=[.!?])\s+(?=\p{Lu}|["“‘'(])/u;

const MADE = new WeakMap<Entry, readonly Statement[]>();

/** The content's own sentences: a text, or the definition within a template. Figures within one are no sentences. */
function proseOf(text: Part["text"]): string[] {
  if (typeof text === "string") return [text];
  return Object.values(text.values ?? {}).flatMap((value) =>
    typeof value === "string" && /\w \w.*[.!?]$/s.test(value) ? [value] : [],
  );
}

/** Every statement of an entry in the order of telling. */
export function statementsOf(entry: Entry): readonly Statement[] {
  const made = MADE.get(entry);
  if (made) return made;
  const statements = entry.parts
    .filter(({ facet }) => !NO_STATEMENT.has(facet))
    .flatMap(({ facet, text, list }) => {
      const sentences = proseOf(text).flatMap((prose) => prose.split(SENTENCE));
      return [
        ...sentences.map((sentence) => ({ facet, text: sentence.trim(), item: 0 })),
        ...list.map((item, at) => ({ facet, text: item.trim(), item: at + 1 })),
      ];
    })
    .filter(({ text }) => text !== "")
    .map((one) => ({ ...one, keys: new Set(stemsOf(one.text)) }));
  MADE.set(entry, statements);
  return statements;
}
