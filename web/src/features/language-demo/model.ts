import { splitSentences } from "coach/adapt/split-sentences";
import { culturalStyle } from "coach/culture/style";
import type { CulturalProfile } from "content/cultures/schema";
import type { LanguageCode } from "contract/languages";

export const SECTIONS = ["interface", "coaching", "adaptation", "speech"] as const;
export type Section = (typeof SECTIONS)[number];

/** The section that the address asks for. */
export function sectionFrom(query: URLSearchParams): Section {
  return SECTIONS.find((section) => section === query.get("section")) ?? "interface";
}

/** One recruiter for each way of speaking: `content/src/recruiters` has them whole. */
export const SPEAKERS = [
  { id: "marcus-tate", name: "Marcus Tate", voice: "echo" },
  { id: "eleanor-whitcombe", name: "Eleanor Whitcombe", voice: "fable" },
  { id: "rania-khoury", name: "Rania Khoury", voice: "nova" },
] as const;
export type Speaker = (typeof SPEAKERS)[number];

/**
 * The feedback of each region sentence by sentence; `isAdded` where the region put it in. What all of them hear is the
 * recruiter's own: it answers the person, not the place.
 */
export function adaptedSentences(
  original: string,
  adapted: readonly string[],
  language: LanguageCode,
): { text: string; isAdded: boolean }[][] {
  const told = adapted.map((text) => splitSentences(text, language));
  const isShared = (text: string) => told.every((sentences) => sentences.includes(text));
  return told.map((sentences) =>
    sentences.map((text) => ({ text, isAdded: !original.includes(text) && !isShared(text) })),
  );
}

/** What the profile says of how somebody there is spoken to, as ids of words. */
export function traitsOf(profile: CulturalProfile) {
  const { tone, directness, beginsWithSmallTalk, isDeferential } = culturalStyle(profile);
  return [
    `tone.${tone}`,
    `directness.${directness}`,
    ...(beginsWithSmallTalk ? (["smallTalk"] as const) : []),
    ...(isDeferential ? (["rank"] as const) : []),
  ] as const;
}

const plain = (word: string) => word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Words of a text in any script, without case and accents. */
function wordsOf(text: string, language: LanguageCode): { word: string; plain: string }[] {
  const cut = new Intl.Segmenter(language, { granularity: "word" }).segment(text);
  return [...cut]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => ({ word: segment, plain: plain(segment) }));
}

/** Which words of the phrase are among those that were heard, each heard word used once. */
export function wordsHeard(
  phrase: string,
  heard: string,
  language: LanguageCode,
): { word: string; isHeard: boolean }[] {
  const left = wordsOf(heard, language).map((each) => each.plain);
  return wordsOf(phrase, language).map(({ word, plain: wanted }) => {
    const at = left.indexOf(wanted);
    if (at >= 0) left.splice(at, 1);
    return { word, isHeard: at >= 0 };
  });
}

/** Counts that take different forms in the languages with most of them. */
const COUNTED = [0, 1, 2, 3, 11, 100];

export interface Formats {
  date: string;
  time: string;
  number: string;
  share: string;
  list: string;
  soon: string;
  /** "1 day", "2 days": each in the form that the language has for it. */
  days: string[];
  /** Plural categories of the language, as CLDR names them. */
  forms: string[];
}

/** How a language writes what the screens show, by the runtime's own data; `listed` are names in that language. */
export function formatsOf(language: LanguageCode, at: Date, listed: readonly string[]): Formats {
  const days = new Intl.NumberFormat(language, {
    ...{ style: "unit", unit: "day", unitDisplay: "long" },
  } as Intl.NumberFormatOptions);
  return {
    date: new Intl.DateTimeFormat(language, { dateStyle: "full" }).format(at),
    time: new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(at),
    number: new Intl.NumberFormat(language).format(1234567.8),
    share: new Intl.NumberFormat(language, { style: "percent" }).format(0.84),
    list: new Intl.ListFormat(language).format(listed),
    soon: new Intl.RelativeTimeFormat(language).format(3, "day"),
    days: COUNTED.map((count) => days.format(count)),
    forms: new Intl.PluralRules(language).resolvedOptions().pluralCategories,
  };
}
