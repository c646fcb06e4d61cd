import { REGIONS, SEARCH_MIN_CHARACTERS } from "contract/airline-fact-terms";
import type { AirlineFact } from "contract/airline-facts";

export type Region = AirlineFact["region"];

/** What of the guide is shown; kept in the address, so that Back and reload find it again. */
export interface GuideView {
  region: Region | "all";
  /** Searched for; "" where nothing is. */
  search: string;
}

/** What the server takes at most. */
export const SEARCH_MAX_CHARACTERS = 100;
/** Cards that are drawn at once: more come on demand, so that forty need not be ready for the first. */
export const CARDS_AT_ONCE = 12;

/** Reads the address; whatever does not fit is as if it were not there. */
export function viewFrom(params: URLSearchParams): GuideView {
  const region = REGIONS.find((name) => name === params.get("region"));
  const search = (params.get("search") ?? "").trim().slice(0, SEARCH_MAX_CHARACTERS);
  return { region: region ?? "all", search: canSearch(search) ? search : "" };
}

/** The view as a query string; what is the same as in the whole guide is left out. */
export function queryOf(view: GuideView): string {
  const params = new URLSearchParams();
  if (view.region !== "all") params.set("region", view.region);
  if (view.search) params.set("search", view.search);
  return params.toString();
}

/** Above two characters (specification 2, section 5). */
export function canSearch(text: string): boolean {
  return text.trim().length >= SEARCH_MIN_CHARACTERS;
}

export interface Summary {
  airlines: number;
  regions: number;
  alliances: number;
  tips: number;
}

/** The four summary cards, of the whole guide whatever is shown of it. */
export function summaryOf(airlines: readonly AirlineFact[]): Summary {
  return {
    airlines: airlines.length,
    regions: new Set(airlines.map(({ region }) => region)).size,
    alliances: new Set(airlines.flatMap(({ alliance }) => alliance ?? [])).size,
    tips: airlines.reduce((sum, { interviewTips }) => sum + interviewTips.length, 0),
  };
}

/** The airlines of the region, the target airline first, the rest in the order they came in. */
export function shownOf(
  airlines: readonly AirlineFact[],
  region: GuideView["region"],
  target: string,
): AirlineFact[] {
  const fitting = airlines.filter((airline) => region === "all" || airline.region === region);
  const isTarget = ({ airlineName }: AirlineFact) => airlineName === target;
  return [...fitting.filter(isTarget), ...fitting.filter((airline) => !isTarget(airline))];
}

/** Facts are looked at again when they are older than this. */
const OLD_AFTER_MONTHS = 18;

/**
 * Whether a fact is older than 18 months. A year without a month counts from its last day: whoever reads
 * "2025" cannot say that it was January.
 * @param month 1 to 12
 */
export function isOld({ year, month = 12 }: { year: number; month?: number }, now: Date): boolean {
  const months = (now.getUTCFullYear() - year) * 12 + (now.getUTCMonth() + 1 - month);
  return months > OLD_AFTER_MONTHS;
}

export interface NewsItem {
  year: number;
  /** 1 to 12. */
  month: number;
  text: string;
}

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A piece of news begins with its month, "August 2025: …"; null where it does not. */
function newsItem(news: string): NewsItem | null {
  const [, month = "", year = "", text = ""] = /^(\w+) (\d{4}): (.+)$/s.exec(news) ?? [];
  const number = MONTHS.indexOf(month) + 1;
  return number > 0 ? { year: Number(year), month: number, text } : null;
}

/** The news of an airline, the latest first. */
export function newsOf({ recentNews }: AirlineFact): NewsItem[] {
  return recentNews.flatMap((news) => newsItem(news) ?? []).reverse();
}

/** The host of an address, as people say it: "emirates.com". */
export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, "");
}

/** One little drawing stands for so many; the last may stand for fewer. */
export function drawnCount(amount: number, each: number): number {
  return Math.max(1, Math.round(amount / each));
}

/** Two airlines side by side; null for one that was not named yet, "unknown" for a name that the guide lacks. */
export type Compared = AirlineFact | null | "unknown";

/** The address keeps both, by their ids: `?compare=emirates,klm`. The same one twice is one. */
export function comparedFrom(
  ids: string,
  airlines: readonly AirlineFact[],
): { first: Compared; second: Compared } {
  const [one = "", other = ""] = ids.split(",");
  const find = (id: string): Compared =>
    id === "" ? null : (airlines.find((airline) => airline.id === id) ?? "unknown");
  return { first: find(one), second: other === one ? null : find(other) };
}

/** How much of the greater of two figures each is, 0 to 100. */
export function sharesOf(one: number, other: number): [number, number] {
  const most = Math.max(one, other, 1);
  return [(one / most) * 100, (other / most) * 100];
}

/** The answers of a kept run, up to the first that its question no longer offers: the facts may have changed since. */
export function answersIn(
  questions: readonly { options: readonly string[] }[],
  answers: readonly string[],
): readonly string[] {
  const end = answers.findIndex((answer, at) => !questions[at]?.options.includes(answer));
  return end < 0 ? answers : answers.slice(0, end);
}

/** The view of an address that names one airline (`?airline=klm`): the search for its name. Null where none is named or known. */
export function viewOfAirline(
  params: URLSearchParams,
  airlines: readonly AirlineFact[],
): GuideView | null {
  const named = airlines.find(({ id }) => id === params.get("airline"));
  return named ? { region: "all", search: named.airlineName } : null;
}
