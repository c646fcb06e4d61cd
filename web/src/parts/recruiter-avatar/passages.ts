import type { LanguageCode } from "contract/languages";

/** A piece of a text that is asked for by itself. `start` is its UTF-16 offset in the whole. */
export type Passage = { text: string; start: number };

/** Titles and short forms after which a segmenter sees an end that is none. */
const OPEN_END = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|Sr|Sra|Mme|M|St|No|vs|e\.g|i\.e|\p{Lu})\.\s*$/u;
/** A first piece shorter than this is heard to its end before the next one has been made. */
const SHORTEST_FIRST = 40;
/** Longest second piece, and longest later ones: there is time to make them, and fewer calls are kinder to a paid service. */
const SECOND = 200;
const LATER = 400;

/**
 * Cuts a text so that its beginning is heard soonest: the first sentence by itself, then two or three at once.
 * Pieces end where sentences end; only a sentence longer than `LATER` is cut at a comma or a space.
 */
export function passagesOf(text: string, language: LanguageCode): Passage[] {
  const passages: Passage[] = [];
  let open: Passage | null = null;
  const close = () => {
    if (open?.text.trim()) passages.push({ ...open, text: open.text.trimEnd() });
    open = null;
  };
  for (const piece of sentencesOf(text, language)) {
    const longest = passages.length === 0 ? SHORTEST_FIRST : passages.length === 1 ? SECOND : LATER;
    const isFull: boolean =
      open !== null &&
      (passages.length === 0
        ? open.text.trimEnd().length >= longest
        : open.text.length + piece.text.trimEnd().length > longest);
    if (isFull) close();
    open = open === null ? piece : { start: open.start, text: open.text + piece.text };
  }
  close();
  return passages;
}

function sentencesOf(text: string, language: LanguageCode): Passage[] {
  const sentences: Passage[] = [];
  let open = "";
  let start = 0;
  const close = () => {
    const indent = open.length - open.trimStart().length;
    if (open.trim())
      sentences.push(...shortened({ text: open.slice(indent), start: start + indent }));
    start += open.length;
    open = "";
  };
  for (const { segment } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(
    text,
  )) {
    open += segment;
    if (!OPEN_END.test(open)) close();
  }
  close();
  return sentences;
}

function shortened(sentence: Passage): Passage[] {
  if (sentence.text.trimEnd().length <= LATER) return [sentence];
  const head = sentence.text.slice(0, LATER);
  const comma = Math.max(
    ...[", ", "; ", ": ", "，", "；", "、"].map((mark) => head.lastIndexOf(mark)),
  );
  const space = head.lastIndexOf(" ");
  const cut = (comma > LATER / 2 ? comma : space > 0 ? space : LATER - 1) + 1;
  return [
    { text: sentence.text.slice(0, cut), start: sentence.start },
    ...shortened({ text: sentence.text.slice(cut), start: sentence.start + cut }),
  ];
}
