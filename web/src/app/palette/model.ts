import type { SearchSet } from "content/search/schema";
import type { Hit } from "content/search/search";

/** What the palette finds among screens, and where a find of the content leads. */

export interface Found {
  id: string;
  kind: SearchSet | "screens";
  title: string;
  href: string;
  /** True of content, which is written in English. */
  isEnglish: boolean;
}

/** Where an entry of a set is shown; sets without a screen of their own are not asked for. */
const PLACES: Partial<Record<SearchSet, (id: string) => string>> = {
  airlines: (id) => `/airline-facts?airline=${id}`,
  airports: (id) => `/airport-codes?code=${id}`,
  terminology: (id) => `/study-guide?term=${id}`,
  questions: (id) => `/star-practice?question=${id}`,
  recruiters: () => "/mock-interviews",
  cockpit: (id) => `/cockpit-exploration?part=${id}`,
  evacuation: () => "/evacuation-procedures",
  // An aircraft of the model, or a point of it; equipment and doors are of the same set.
  aircraft: (id) => {
    const [, model, point] = /^((?:airbus|boeing|embraer)-[a-z0-9]+)(?:-(.+))?$/.exec(id) ?? [];
    if (!model) return "/aircraft-3d";
    return `/aircraft-3d?aircraft=${model}${point ? `&point=${point}` : ""}`;
  },
  syllabus: (id) => `/syllabus?entry=${id}`,
  scenarios: (id) => `/syllabus?scenario=${id}`,
  "situational-judgement": (id) => `/syllabus?test=judgement&situation=${id}`,
  "assessment-days": (id) => `/syllabus?day=${id}`,
  // A profile is read once its region is chosen there; a part of Smart Prep opens.
  cultures: (id) => {
    const part = /^module-(.+)$/.exec(id)?.[1];
    return part ? `/cultural-settings?tab=prep&module=${part}` : "/cultural-settings";
  },
};

export const SETS_WITH_PLACES = Object.keys(PLACES) as SearchSet[];

/** A find of the content with its place; null where it has none. */
export function foundIn({ id, set, title }: Hit): Found | null {
  const href = PLACES[set]?.(encodeURIComponent(id.slice(set.length + 1)));
  if (!href) return null;
  return { id, kind: set, title, href, isEnglish: true };
}

/** Lower case without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Typing errors that a word of so many letters may hold. */
const slipsOf = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Screens in whose title or path every typed word occurs, whole, begun or misspelt: those that fit best first. */
export function findScreens(typed: string, screens: readonly Found[]): Found[] {
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  return screens
    .map((screen) => ({ screen, fit: fitOf(asked, screen) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ screen }) => screen);
}

/** 0 where a word is not found; more the better the words fit. */
function fitOf(asked: readonly string[], { title, href }: Found): number {
  const words = wordsOf(`${title} ${href}`);
  const whole = plain(title);
  const fits = asked.map((word) => {
    if (words.includes(word)) return 4;
    if (words.some((known) => known.startsWith(word))) return 3;
    // Scripts without spaces: the whole title is one word.
    if (whole.includes(word)) return 2;
    const slips = slipsOf(word.length);
    return words.some((known) => isNear(word, known, slips)) ? 1 : 0;
  });
  return fits.includes(0) ? 0 : fits.reduce((sum: number, fit) => sum + fit, 0);
}

/** Whether one word becomes the other by at most so many letters more, less, other or swapped. */
function isNear(one: string, other: string, slips: number): boolean {
  if (slips === 0 || Math.abs(one.length - other.length) > slips) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = last;
    last = next;
  }
  return (last[other.length] ?? slips + 1) <= slips;
}

/** The choice after an arrow key: round at both ends. */
export function moved(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}
