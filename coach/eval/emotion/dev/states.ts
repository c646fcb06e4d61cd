import { readFileSync } from "node:fs";
import { EMOTIONS } from "contract/emotion";
import type { LanguageCode } from "contract/languages";
import type { LabelledText } from "../format.ts";

/** Texts written for the fit alone, some 95 a state, labelled by the definitions in decision 014. */
export const STATE_TEXTS = readFolder("states/");
/** What one says in a breath, some 75 a state: most of a short text speaks for its state. */
export const SHORT_TEXTS = readFolder("phrases/");

/** A folder has a file for each state, where a line is a language code, a space, a text. */
function readFolder(folder: string): readonly LabelledText[] {
  return EMOTIONS.flatMap((emotion) =>
    readFileSync(new URL(`${folder}${emotion}.txt`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => ({
        text: line.slice(3),
        emotion,
        language: line.slice(0, 2) as LanguageCode,
      })),
  );
}
