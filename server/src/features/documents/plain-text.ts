/**
 * Characters of a plain text file: UTF-8, UTF-16 with its mark, else Windows-1252, which holds
 * Latin-1. Null when the bytes are no text.
 */
export function decodeText(file: Uint8Array): string | null {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return decode("utf-16le", file);
  if (first === 0xfe && second === 0xff) return decode("utf-16be", file);
  return decode("utf-8", file) ?? decode("windows-1252", file);
}

/** Control characters that no text has: all but tab, line feed, form feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const NOT_TEXT = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

function decode(encoding: string, bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return NOT_TEXT.test(text) ? null : text;
  } catch {
    return null;
  }
}

/**
 * The same words in one form: line feeds, single spaces, at most one blank line, no characters that
 * are not seen or cannot be stored. Cut to `maxCharacters` UTF-16 units at the end of a word.
 */
export function tidy(text: string, maxCharacters: number): { text: string; isCut: boolean } {
  const tidied = text
    // Whitespace may be most of a file: ten times the room is looked at.
    .slice(0, maxCharacters * 10)
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029\f]/g, "\n")
    // Joiners are part of the spelling in some scripts.
    .replace(/(?![\n\t\u200c\u200d])[\p{C}\ufffd]/gu, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  const isCut = tidied.length > maxCharacters || text.length > maxCharacters * 10;
  if (tidied.length <= maxCharacters) return { text: tidied, isCut };
  const room = tidied.slice(0, maxCharacters + 1);
  const end = Math.max(room.lastIndexOf(" "), room.lastIndexOf("\n"));
  const cut = end > 0 ? room.slice(0, end) : room.slice(0, -1);
  // Half of a pair is no character.
  return { text: cut.replace(/[\ud800-\udbff]$/, "").trimEnd(), isCut };
}
