import { CONTINENTS } from "content/airports/continents";
import type { Airport } from "content/airports/schema";

export const TABS = ["study", "quiz"] as const;
export type Tab = (typeof TABS)[number];

/** The 37 of the course, or those and all further ones. */
export const SETS = ["course", "all"] as const;
export type AirportSet = (typeof SETS)[number];

/** How the study tab shows its airports. */
export const LOOKS = ["list", "map"] as const;

export type Continent = Airport["continent"];

/** What of the screen is shown; kept in the address, so that Back, reload and a link find it again. */
export interface CodesView {
  tab: Tab;
  set: AirportSet;
  look: (typeof LOOKS)[number];
  continent: Continent | "all";
  /** Searched for; "" where nothing is. */
  search: string;
  /** Code of the airport that is looked at; "" where none is. */
  code: string;
}

/** More than the longest name of an airport. */
export const SEARCH_MAX_CHARACTERS = 80;
/** Cards that are drawn at once: the whole course, and of the larger set a first part. */
export const CARDS_AT_ONCE = 37;

/** Reads the address; whatever does not fit is as if it were not there. */
export function viewFrom(params: URLSearchParams): CodesView {
  const code = (params.get("code") ?? "").toUpperCase();
  return {
    tab: params.get("tab") === "quiz" ? "quiz" : "study",
    set: params.get("set") === "all" ? "all" : "course",
    look: params.get("look") === "map" ? "map" : "list",
    continent: CONTINENTS.find((name) => name === params.get("continent")) ?? "all",
    search: (params.get("search") ?? "").slice(0, SEARCH_MAX_CHARACTERS),
    code: /^[A-Z]{3}$/.test(code) ? code : "",
  };
}

const AT_FIRST = viewFrom(new URLSearchParams());

/** The view as a query string; what is as at first is left out. */
export function queryOf(view: CodesView): string {
  const params = new URLSearchParams();
  for (const key of ["tab", "set", "look", "continent", "search", "code"] as const)
    if (view[key] !== AT_FIRST[key]) params.set(key, view[key]);
  return params.toString();
}

/** Lower case without accents: "sao paulo" is to find São Paulo. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Airports of the continent in whose code, name, city or country the text occurs (specification 2, section 5). */
export function findAirports(
  airports: readonly Airport[],
  search: string,
  continent: CodesView["continent"],
): Airport[] {
  const asked = plain(search.trim());
  return airports.filter(
    (airport) =>
      (continent === "all" || airport.continent === continent) &&
      [airport.code, airport.name, airport.city, airport.country].some((text) =>
        plain(text).includes(asked),
      ),
  );
}

/** Airlines with a hub at two airports or more, by name. */
export function hubAirlines(airports: readonly Airport[]): string[] {
  const counts = new Map<string, number>();
  for (const airline of airports.flatMap(({ hub }) => hub))
    counts.set(airline, (counts.get(airline) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([airline]) => airline)
    .sort((one, other) => one.localeCompare(other, "en"));
}

/** A hook in parts: the letters of the code stand in capitals inside a word ("HaNeDa") and are to be seen. */
export function hookParts(hook: string, code: string): { text: string; isCode: boolean }[] {
  const word = hook
    .split(/(?<=\s)|(?=[.,:;])/)
    .find((part) => part !== code && part.replace(/[^A-Z]/g, "") === code && /[a-z]/.test(part));
  if (!word) return [{ text: hook, isCode: false }];
  const at = hook.indexOf(word);
  const inside = [...word.matchAll(/[A-Z]+|[^A-Z]+/g)].map(([text]) => ({
    text,
    isCode: /[A-Z]/.test(text),
  }));
  return [
    { text: hook.slice(0, at), isCode: false },
    ...inside,
    { text: hook.slice(at + word.length), isCode: false },
  ].filter(({ text }) => text !== "");
}
