import { getDocumentProxy } from "unpdf";
import { UnreadableDocument } from "./unreadable.ts";

/** Pages that are looked at: a CV has three, and a scanned book shows by then that it has no text. */
const PAGES_MAX = 200;
/** PDF.js: say nothing but errors; its warnings quote the file. */
const ERRORS_ONLY = 0;
/** A picture is never drawn here; one that claims more pixels is not even decoded. */
const IMAGE_MAX_PIXELS = 1_000_000;

/**
 * Text of a PDF, page by page, until there are `maxCharacters` of it. Throws `UnreadableDocument`.
 * Runs as long as the file wants: the caller sets the limits of time and memory.
 */
export async function readPdf(
  file: Uint8Array,
  maxCharacters: number,
): Promise<{ text: string; isWhole: boolean }> {
  const pdf = await getDocumentProxy(file, {
    verbosity: ERRORS_ONLY,
    maxImageSize: IMAGE_MAX_PIXELS,
    useSystemFonts: false,
    disableFontFace: true,
  }).catch((error: unknown) => {
    throw new UnreadableDocument(isLocked(error) ? "protected" : "broken");
  });
  try {
    const pages: string[] = [];
    let characters = 0;
    const last = Math.min(pdf.numPages, PAGES_MAX);
    for (let number = 1; number <= last && characters <= maxCharacters; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const text = items
        .map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : ""))
        .join("");
      page.cleanup();
      pages.push(text);
      characters += text.length;
    }
    return { text: pages.join("\n\n"), isWhole: pages.length === pdf.numPages };
  } catch {
    throw new UnreadableDocument("broken");
  }
}

/** A password is asked for, or the file is locked in a way that nobody here knows. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && /password|encrypt/i.test(`${error.name} ${error.message}`);
}
