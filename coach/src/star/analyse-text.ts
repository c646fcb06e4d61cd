import type { LanguageCode } from "contract/languages";
import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { Evidence, StarAnalysis } from "contract/star-analysis";
import { analyseStar, type StarInput, scoreStar } from "./analyse.ts";
import { questionKind } from "./kind.ts";
import { type Span, segment } from "./spoken/segment.ts";
import { traitParts } from "./spoken/trait-cut.ts";
import { variantOf } from "./variant.ts";

/** Where each section stands in the whole text; empty for a section of which nothing is told. */
export type Places = Record<StarSection, readonly Span[]>;

/**
 * Assesses an answer given in one piece, spoken or typed: finds its four sections and analyses them as `analyseStar` does.
 * A section of which nothing is told is the empty text. Never throws on any text; offsets are UTF-16 units.
 * @returns `places` spans of the whole text that the sections were cut from, for `locate`
 */
export function analyseText({
  question,
  text,
  language = "en",
}: {
  question: StarInput["question"];
  text: string;
  language?: LanguageCode;
}): { analysis: StarAnalysis; sections: StarAnswer; places: Places } {
  const { sections, places } = cutText(question, text);
  return { analysis: analyseStar({ question, answer: sections, language }), sections, places };
}

/** The overall score alone of an English answer given in one piece, as `analyseText` gives it; see `scoreStar`. */
export function scoreText(question: StarInput["question"], text: string): number | null {
  return scoreStar({ question, answer: cutText(question, text).sections });
}

/** The four sections of an answer given in one piece, and where each stands in it. */
export function cutText(
  question: Pick<StarInput["question"], "text" | "kind">,
  text: string,
): { sections: StarAnswer; places: Places } {
  const kind = question.kind ?? questionKind(question.text);
  const places =
    variantOf(question.text, kind) === "trait" ? traitPlaces(text) : segment(text, kind);
  const sections = Object.fromEntries(
    STAR_SECTIONS.map((section) => [
      section,
      places[section].map(({ start, end }) => text.slice(start, end)).join(""),
    ]),
  ) as StarAnswer;
  return { sections, places };
}

function traitPlaces(text: string): Places {
  // The turns of phrase are English; in other languages it is told as a story is.
  const [task, action, result] = traitParts(text);
  if (action === text.length) return segment(text, "behavioural");
  const span = (start: number, end: number) => (start < end ? [{ start, end }] : []);
  return {
    situation: span(0, task),
    task: span(task, action),
    action: span(action, result),
    result: span(result, text.length),
  };
}

/** Where words that an analysis rests on stand in the whole text; null where the section has no place in it. */
export function locate({ section, start, end }: Evidence, places: Places): Span | null {
  let passed = 0;
  for (const place of places[section]) {
    const length = place.end - place.start;
    if (start < passed + length)
      return { start: place.start + start - passed, end: place.start + end - passed };
    passed += length;
  }
  return null;
}
