import { TERM_CATEGORIES, TERM_IMPORTANCES } from "content/terminology/categories";
import type { Term } from "content/terminology/schema";

export type TermCategory = Term["category"];
export type TermImportance = Term["importance"];
/** The 25 terms of the specification, or these with the further ones. */
export type TermSet = "core" | "all";

/** What of the guide is shown; kept in the address, so that Back and reload find it again. */
export interface StudyView {
  set: TermSet;
  /** Searched for, as it was typed. */
  search: string;
  category: TermCategory | "all";
  importance: TermImportance | "all";
  layout: "list" | "category";
  /** Id of the term that is open on a page of its own; "" for the list. */
  term: string;
}

export const SEARCH_MAX_CHARACTERS = 100;
/** Cards that are drawn at once: all of the first set, and a further set on demand. */
export const CARDS_AT_ONCE = 25;

/** Reads the address; whatever does not fit is as if it were not there. */
export function viewFrom(params: URLSearchParams): StudyView {
  const category = TERM_CATEGORIES.find((name) => name === params.get("category"));
  const importance = TERM_IMPORTANCES.find((name) => name === params.get("importance"));
  return {
    set: params.get("set") === "all" ? "all" : "core",
    search: (params.get("search") ?? "").slice(0, SEARCH_MAX_CHARACTERS),
    category: category ?? "all",
    importance: importance ?? "all",
    layout: params.get("view") === "category" ? "category" : "list",
    term: params.get("term") ?? "",
  };
}

/** The view as a query string; what is the same as at the start is left out. */
export function queryOf(view: StudyView): string {
  const params = new URLSearchParams();
  if (view.set !== "core") params.set("set", view.set);
  if (view.search) params.set("search", view.search);
  if (view.category !== "all") params.set("category", view.category);
  if (view.importance !== "all") params.set("importance", view.importance);
  if (view.layout !== "list") params.set("view", view.layout);
  if (view.term) params.set("term", view.term);
  return params.toString();
}

/** The address of a view. */
export function hrefOf(view: StudyView): string {
  const query = queryOf(view);
  return query ? `/study-guide?${query}` : "/study-guide";
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, category, importance }: StudyView): boolean {
  return search.trim() !== "" || category !== "all" || importance !== "all";
}

/**
 * The terms that fit: the search in term, definition or usage, whatever its case, and both filters with it
 * (specification 2, section 5).
 */
export function shownOf(
  terms: readonly Term[],
  { search, category, importance }: Pick<StudyView, "search" | "category" | "importance">,
): Term[] {
  const wanted = search.trim().toLowerCase();
  return terms.filter(
    (entry) =>
      (category === "all" || entry.category === category) &&
      (importance === "all" || entry.importance === importance) &&
      [entry.term, entry.definition, entry.usage].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}

/** The terms under their categories, in the order of the filter; a category without any is left out. */
export function byCategory(
  terms: readonly Term[],
): { category: TermCategory; terms: readonly Term[] }[] {
  return TERM_CATEGORIES.map((category) => ({
    category,
    terms: terms.filter((entry) => entry.category === category),
  })).filter((group) => group.terms.length > 0);
}

/** The terms before and after one in a list; null at its ends, or where the list lacks it. */
export function neighboursOf(
  id: string,
  terms: readonly Term[],
): { before: Term | null; after: Term | null } {
  const at = terms.findIndex((entry) => entry.id === id);
  if (at < 0) return { before: null, after: null };
  return { before: terms[at - 1] ?? null, after: terms[at + 1] ?? null };
}

/** Letters that are said one by one, as the respelling has them: "P-B-E". */
const LETTERS = /^(?:.*[;,] (?:or )?)?((?:[A-Z]-)+[A-Z])\b/;

/**
 * A term as a voice should say it: letters apart, remarks in brackets left out, "/" as "or". Codes that crews
 * read as words are said by their respelling's words.
 */
export function spokenOf({ term, pronunciation }: Pick<Term, "term" | "pronunciation">): string {
  const letters = LETTERS.exec(pronunciation)?.[1]?.replaceAll("-", " ");
  // A code of the passenger list: "wheelchair R, or Romeo", or a word of its own, "Inad".
  if (/^[A-Z]+$/.test(term)) {
    if (letters) return letters;
    return pronunciation.includes(" ") ? pronunciation : capitalised(term);
  }
  return term
    .replace(/ ?\(([^)]*)\)/, (_, inside: string) => {
      if (/\d/.test(inside)) return `: ${pronunciation}`;
      return letters && /^[A-Z]+$/.test(inside) ? `, ${letters}` : "";
    })
    .replace(" / ", ", or ")
    .replace(/^[A-Z]{3,}(?= )/, capitalised);
}

const capitalised = (code: string) => code.charAt(0) + code.slice(1).toLowerCase();
