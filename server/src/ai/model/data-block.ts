import type { Random } from "../../random.ts";

/** A piece of material for the model: what it is, in our words, and the text itself. */
export type DataBlock = { label: string; text: string };

/** A mark that nobody can have written into a text, because it did not exist before this call. */
export function drawBoundary(random: Random): string {
  return `data-${random.token().replace(/[^a-zA-Z0-9]/g, "")}`;
}

/**
 * Material between marks that only this call knows, so that a text cannot end its own block and go on
 * as instructions. Empty blocks are left out.
 */
export function writeDataBlocks(blocks: readonly DataBlock[], boundary: string): string {
  return blocks
    .filter(({ text }) => text.trim())
    .map(({ label, text }) => `<${boundary} of="${label}">\n${text}\n</${boundary}>`)
    .join("\n\n");
}

/** At most so many characters, with a mark where the rest was left out. */
export function cut(text: string, mostCharacters: number): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)} […]` : text;
}
