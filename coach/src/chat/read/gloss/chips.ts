import { foldFor } from "./fold.ts";
import type { Gloss, Sentences } from "./format.ts";

/** A sentence that the coach itself offers, and the English of it; `slot` is the name of its one open place. */
interface Chip {
  pattern: RegExp;
  english: string;
}

/** What the coach offers to be said next, in its own words: whoever taps one is understood without a line in the gloss. */
export class Chips {
  readonly #chips: readonly Chip[];

  constructor(gloss: Gloss, own: Sentences, english: Sentences) {
    this.#chips = Object.entries(own).flatMap(([id, sentence]) => {
      const meant = english[id as keyof Sentences];
      if (!id.startsWith("suggest.") || typeof meant !== "string") return [];
      return [sentence].flat().map((one) => ({ pattern: patternOf(gloss, one), english: meant }));
    });
  }

  /** The English of a chip, with what stands in its open place read by `read`; null where the text is none. */
  read(gloss: Gloss, text: string, read: (place: string) => string): string | null {
    const folded = bare(foldFor(gloss, text));
    for (const { pattern, english } of this.#chips) {
      const match = pattern.exec(folded);
      if (match)
        return english.replace(/\{\w+\}/, () => {
          // The place as typed: a code stands in capitals, a name keeps its accents.
          const place = match[1] ?? "";
          const at = text.toLowerCase().indexOf(place);
          return read(at < 0 ? place : text.slice(at, at + place.length));
        });
    }
    return null;
  }
}

function patternOf(gloss: Gloss, sentence: string): RegExp {
  const parts = sentence
    .split(/\{\w+\}/)
    .map((part) => foldFor(gloss, part).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${bare(parts.join("(.+)"))}$`, "u");
}

/** Without the marks at its end. */
function bare(text: string): string {
  return text.trim().replace(/[\s\\]*[.!?。！？؟\\]+$/u, "");
}
