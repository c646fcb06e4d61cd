import { readFileSync } from "node:fs";
import { EMOTIONS } from "contract/emotion";
import type { LanguageCode } from "contract/languages";
import type { LabelledText } from "../format.ts";

/** A file for each state; a line is a language code, a space, a text. */
const FOLDER = new URL("states/", import.meta.url);

/** Texts written for the fit alone, some 95 a state, labelled by the definitions in decision 014. */
export const STATE_TEXTS: readonly LabelledText[] = EMOTIONS.flatMap((emotion) =>
  readFileSync(new URL(`${emotion}.txt`, FOLDER), "utf8")
    .trim()
    .split("\n")
    .map((line) => ({
      text: line.slice(3),
      emotion,
      language: line.slice(0, 2) as LanguageCode,
    })),
);
