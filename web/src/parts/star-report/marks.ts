import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { Evidence, StarAnalysis } from "contract/star-analysis";

export type Effect = Evidence["effect"];

/** A stretch of one section's text that was judged. Offsets are UTF-16 units; `end` is the first one after it. */
export interface Mark {
  section: StarSection;
  start: number;
  end: number;
  effect: Effect;
  /** Ties the words to a strength or an improvement, in reading order from 1; null where none speaks of them. */
  number: number | null;
}

/** A piece of a section's text as it is drawn, in order; together they are the whole text. */
export interface Segment {
  text: string;
  start: number;
  mark: Mark | null;
}

export interface MarkedAnswer {
  segments: Record<StarSection, Segment[]>;
  marks: readonly Mark[];
}

type Range = { start: number; end: number };

/** Judged words of one kind; an earlier layer covers a later one. */
interface Layer {
  effect: Effect;
  evidence: Evidence[];
  /** Shorter stretches of this layer are left out: alone they would be noise. In letters. */
  fewestLetters: number;
}

/** What is left of a stretch beside an earlier layer is left out below so many letters: it says nothing alone. */
const FEWEST_LETTERS_LEFT = 10;
/** "so we" earning part of its points is no news; a half sentence is. */
const FEWEST_LETTERS_PARTLY = 8;

const isWordless = (text: string) => !/[\p{L}\p{N}]/u.test(text);
const lettersIn = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").length;

/**
 * Words that advice speaks of come first, so that its number stands exactly there; then what costs, what
 * is praised, what earns; words that earn partly stay where nothing else is said of them.
 */
function layersOf(analysis: StarAnalysis): Layer[] {
  const receipts = [...Object.values(analysis.sections), ...Object.values(analysis.criteria)];
  const counted = receipts.flatMap(({ lines }) => lines).flatMap(({ evidence }) => evidence);
  const mend = analysis.improvements.flatMap(({ evidence }) => evidence);
  const keep = analysis.strengths.flatMap(({ evidence }) => evidence);
  const layer = (evidence: Evidence[], effect: Effect, fewestLetters = 1): Layer => ({
    effect,
    evidence: evidence.filter((one) => one.effect === effect),
    fewestLetters,
  });
  return [
    layer(mend, "costs"),
    layer(mend, "could-earn-more"),
    layer(mend, "earns"),
    layer(counted, "costs"),
    layer(keep, "earns"),
    layer(keep, "could-earn-more"),
    layer(counted, "earns"),
    layer(counted, "could-earn-more", FEWEST_LETTERS_PARTLY),
  ];
}

/** Offsets that do not fit the text (an answer edited elsewhere, a faulty engine) mark nothing. */
function isSound({ start, end, quote }: Evidence, text: string): boolean {
  return start < end && end <= text.length && text.slice(start, end) === quote;
}

/** Overlapping stretches become one; so do neighbours with only spaces and punctuation between them. */
function joined(ranges: readonly Range[], text: string): Range[] {
  const out: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = out.at(-1);
    if (last && (range.start <= last.end || isWordless(text.slice(last.end, range.start)))) {
      last.end = Math.max(last.end, range.end);
    } else {
      out.push({ start: range.start, end: range.end });
    }
  }
  return out;
}

function without(range: Range, taken: readonly Range[]): Range[] {
  let rest: Range[] = [range];
  for (const other of taken) {
    rest = rest.flatMap((part) => {
      if (other.end <= part.start || other.start >= part.end) return [part];
      return [
        { start: part.start, end: other.start },
        { start: other.end, end: part.end },
      ].filter(({ start, end }) => start < end);
    });
  }
  return rest;
}

/** Without the spaces, commas and stops at its two ends; a full stop that closes the sentence stays. */
function trimmed({ start, end }: Range, text: string): Range {
  const words = text.slice(start, end);
  const lead = /^[\s,;:.!?–—-]*/u.exec(words)?.[0].length ?? 0;
  const tail = /[\s,;:–—-]*$/u.exec(words)?.[0].length ?? 0;
  return { start: start + lead, end: Math.max(start + lead, end - tail) };
}

function marksIn(section: StarSection, text: string, layers: readonly Layer[]): Mark[] {
  const taken: Range[] = [];
  const marks: Mark[] = [];
  for (const { effect, evidence, fewestLetters } of layers) {
    const own = evidence.filter((one) => one.section === section && isSound(one, text));
    for (const whole of joined(own, text)) {
      for (const range of without(whole, taken).map((part) => trimmed(part, text))) {
        const isLeft = range.end - range.start < trimmed(whole, text).end - whole.start;
        const fewest = isLeft ? Math.max(fewestLetters, FEWEST_LETTERS_LEFT) : fewestLetters;
        if (lettersIn(text.slice(range.start, range.end)) < fewest) continue;
        marks.push({ section, ...range, effect, number: null });
        taken.push(range);
      }
    }
  }
  return marks.sort((a, b) => a.start - b.start);
}

const meets = (mark: Mark, evidence: Evidence) =>
  mark.section === evidence.section && mark.start < evidence.end && evidence.start < mark.end;

function segmentsOf(text: string, marks: readonly Mark[]): Segment[] {
  const out: Segment[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.start > at) out.push({ text: text.slice(at, mark.start), start: at, mark: null });
    out.push({ text: text.slice(mark.start, mark.end), start: mark.start, mark });
    at = mark.end;
  }
  if (at < text.length) out.push({ text: text.slice(at), start: at, mark: null });
  return out;
}

/**
 * The person's own words with what was judged in them. Every character belongs to one segment and one
 * mark at most; the words of advice are numbered in reading order.
 */
export function markAnswer(answer: StarAnswer, analysis: StarAnalysis): MarkedAnswer {
  const layers = layersOf(analysis);
  const marks = STAR_SECTIONS.flatMap((section) => marksIn(section, answer[section], layers));
  const told = [...analysis.strengths, ...analysis.improvements].flatMap((one) => one.evidence);
  let count = 0;
  for (const mark of marks) {
    if (told.some((one) => meets(mark, one))) mark.number = ++count;
  }
  const segments = Object.fromEntries(
    STAR_SECTIONS.map((section) => [
      section,
      segmentsOf(
        answer[section],
        marks.filter((mark) => mark.section === section),
      ),
    ]),
  ) as Record<StarSection, Segment[]>;
  return { segments, marks };
}

/** The marks that a piece of advice speaks of, in reading order. */
export function marksOf(evidence: readonly Evidence[], marks: readonly Mark[]): Mark[] {
  return marks.filter((mark) => mark.number !== null && evidence.some((one) => meets(mark, one)));
}
