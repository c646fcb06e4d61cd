import type { QuestionKind } from "contract/questions";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { Sentence } from "../text/tokens.ts";
import { cuesOf } from "./cues.ts";
import { tellsAnEnding } from "./endings.ts";
import { readPieces } from "./pieces.ts";
import { SECTION_MODELS, type SectionModel } from "./weights.ts";

/** Part of a text in UTF-16 units, `end` exclusive. */
export interface Span {
  start: number;
  end: number;
}

const ALL = [0, 1, 2, 3] as const;
type At = (typeof ALL)[number];
type Scores = [number, number, number, number];

/**
 * Which part of a story told in one go is which section: at most one span each, in the order of STAR, together all words of the
 * text. A section of which nothing is told has no span. Linear in the length of the text.
 */
export function segment(text: string, kind: QuestionKind): Record<StarSection, readonly Span[]> {
  const pieces = readPieces(text);
  const path = bestPath(pieces, kind, Math.max(1, text.length));
  const spanOf = (section: At): readonly Span[] => {
    const first = path.indexOf(section);
    if (first < 0) return [];
    const next = pieces[path.lastIndexOf(section) + 1];
    const start = first === 0 ? 0 : (pieces[first] as Sentence).start;
    return [{ start, end: next === undefined ? text.length : next.start }];
  };
  return Object.fromEntries(
    STAR_SECTIONS.map((section, at) => [section, spanOf(at as At)]),
  ) as unknown as Record<StarSection, readonly Span[]>;
}

/** The section of each piece, never falling back to an earlier one, with the highest sum of weights. */
function bestPath(pieces: readonly Sentence[], kind: QuestionKind, length: number): At[] {
  const model = SECTION_MODELS[kind];
  const back: At[][] = [];
  let best: Scores | null = null;
  for (const [index, piece] of pieces.entries()) {
    const place = {
      before: piece.start / length,
      share: (piece.end - piece.start) / length,
      left: pieces.length - 1 - index,
      next: pieces[index + 1],
    };
    const fits = fitOf(model, cuesOf(piece, kind, place));
    if (
      index >= pieces.length - LAST &&
      tellsAnEnding(piece.tokens.map(({ low }) => low).join(" "))
    )
      fits[3] += TOLD_TO_THE_END;
    if (best === null) {
      best = fits.map((fit, at) => fit + model.begin[at as At]) as Scores;
      continue;
    }
    const before: Scores = best;
    const from = ALL.map((to) =>
      ALL.filter((at) => at <= to).reduce((a, b) =>
        before[b] + model.follow[b][to] > before[a] + model.follow[a][to] ? b : a,
      ),
    );
    back.push(from);
    best = ALL.map((to) => {
      const at = from[to] as At;
      return before[at] + model.follow[at][to] + fits[to];
    }) as Scores;
  }
  if (best === null) return [];
  const scores: Scores = best;
  const path: At[] = [ALL.reduce((a, b) => (scores[b] > scores[a] ? b : a))];
  for (const from of back.toReversed()) path.push(from[path.at(-1) as At] as At);
  return path.reverse();
}

/** Sentences at the end in which an ending may stand. */
const LAST = 2;
/** Where its words tell an ending, it has to be so much likelier that one is none: of stories without an ending few end like that. */
const TOLD_TO_THE_END = 2;

function fitOf(model: SectionModel, cues: ReadonlyMap<string, number>): Scores {
  const fits: Scores = [0, 0, 0, 0];
  for (const [name, value] of cues) {
    const weights = model.cues[name];
    if (weights !== undefined) for (const at of ALL) fits[at] += value * weights[at];
  }
  return fits;
}
