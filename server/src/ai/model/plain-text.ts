/** Signs of formatting and of sources that models add unasked: the chat shows plain text. */
export function plainText(text: string): string {
  return text
    .replace(/\*\*|__|`/g, "")
    .replace(/^#{1,6}\s+/gm, "")
    .replace(/^[ \t]*[*•–]\s+/gm, "- ")
    .replace(/ ?\[\d{1,2}(?:\s*,\s*\d{1,2})*\]/g, "");
}

/** An end of a sentence or a line, with what may close it. */
const END = /(?:[.!?؟]["”’»)]*(?=\s)|[。！？][」』”）]*|\n)/gu;

/** Where the last whole sentence of a growing text ends; 0 where none has ended yet. */
export function endOfSentences(text: string): number {
  let end = 0;
  for (const found of text.matchAll(END)) end = found.index + found[0].length;
  return end;
}
