import type { Exercise } from "content/assessment-days/schema";

/** Kinds whose answer can be typed: a figure, or the few words of a gap. The others are chosen. */
const TYPED_KINDS: ReadonlySet<Exercise["kind"]> = new Set([
  ...(["currency", "change", "block-time", "discount", "meal-count"] as const),
  ...(["clock", "units", "bar-stock", "preposition", "tense"] as const),
]);

export const canBeTyped = ({ kind }: Pick<Exercise, "kind">): boolean => TYPED_KINDS.has(kind);

export type TypedVerdict =
  | { verdict: "right" }
  /** A known slip led there. */
  | { verdict: "slip"; mistake: string }
  | { verdict: "other" };

/**
 * Whether a typed answer is the right one, by what it means: "7,70", "7.70 euros" and "€7.7" are one sum,
 * "6:45", "6h45" and "405 min" one length, "0440" and "4.40" one time of day, "Have been  flying." the words of a gap.
 */
export function judgeTyped(
  typed: string,
  { kind, answer, wrong }: Pick<Exercise, "kind" | "answer" | "wrong">,
): TypedVerdict {
  const meant = meaningOf(typed, kind);
  if (meant === null) return { verdict: "other" };
  if (meant === meaningOf(answer, kind)) return { verdict: "right" };
  const slip = wrong.find(({ text }) => meaningOf(text, kind) === meant);
  return slip ? { verdict: "slip", mistake: slip.mistake } : { verdict: "other" };
}

/** Whether something that can be judged was typed: a figure where one is asked for, words where words are. */
export const canBeJudged = (typed: string, { kind }: Pick<Exercise, "kind">): boolean =>
  meaningOf(typed, kind) !== null;

/** One string for all ways to write the same; null where nothing that counts was written. */
function meaningOf(written: string, kind: Exercise["kind"]): string | null {
  const text = withPlainDigits(written);
  if (kind === "preposition" || kind === "tense") return wordsOf(text);
  if (kind === "block-time") return minutesOf(text);
  if (kind === "clock") return timeOf(text);
  return numberOf(text);
}

/** The digits of the other keyboards that our candidates have: Arabic, Persian, Devanagari and full-width ones. */
const DIGIT_ROWS = [0x0660, 0x06f0, 0x0966, 0xff10] as const;

function withPlainDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const row = DIGIT_ROWS.find((zero) => code >= zero && code < zero + 10);
      return row === undefined ? digit : String(code - row);
    })
    .replaceAll("٫", ".");
}

/** Short forms that mean the same in a gap. */
const LONG_FORMS: readonly [RegExp, string][] = [
  [/\bdidn't\b/g, "did not"],
  [/\bi've\b/g, "have"],
  [/\bi'd\b|\bi would\b/g, "would"],
  [/\b(she|it)'s\b/g, "has"],
  [/\bwe'll\b/g, "will"],
];

function wordsOf(text: string): string | null {
  const plain = text.trim().toLowerCase().replaceAll("’", "'");
  const long = LONG_FORMS.reduce((words, [short, full]) => words.replace(short, full), plain);
  return (
    long
      .replace(/[^a-z' ]+/g, " ")
      .replace(/\s+/g, " ")
      .trim() || null
  );
}

/** Of "1,234.50" and "1 234,5" alike; a single mark is a decimal one unless three digits follow. */
function numberOf(text: string): string | null {
  const [found] = /\d[\d.,'\s]*/.exec(text) ?? [];
  if (!found) return null;
  const digits = found.replace(/[\s']/g, "").replace(/[.,]+$/, "");
  const mark = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  const isThousands = /^\d{1,3}([.,]\d{3})+$/.test(digits);
  const value =
    mark < 0 || isThousands
      ? Number(digits.replace(/[.,]/g, ""))
      : Number(`${digits.slice(0, mark).replace(/[.,]/g, "")}.${digits.slice(mark + 1)}`);
  return Number.isFinite(value) ? String(value) : null;
}

function minutesOf(text: string): string | null {
  const [first, second] = (text.match(/\d+/g) ?? []).map(Number);
  if (first === undefined) return null;
  const isMinutes = second === undefined && (/m/i.test(text) || first >= 24);
  return String(isMinutes ? first : first * 60 + (second ?? 0));
}

function timeOf(text: string): string | null {
  const [, hours, minutes] = /^\D*(\d{1,2})\D*(\d{2})\D*$/.exec(text.trim()) ?? [];
  if (!hours || !minutes) return null;
  const isAfternoon = /p\.?m/i.test(text) && Number(hours) < 12;
  const time = (Number(hours) + (isAfternoon ? 12 : 0)) * 60 + Number(minutes);
  return Number(minutes) < 60 && time < 1440 ? String(time) : null;
}
