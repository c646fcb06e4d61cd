import MiniSearch, { type Options, type SearchResult } from "minisearch";
import { type PackedIndex, packIndex, unpackIndex } from "./packed.ts";
import type { SearchDocument, SearchSet } from "./schema.ts";

/** A find: enough for a line in a list; the entry itself is loaded from its set. */
export interface Hit {
  /** `<set>/<id of the entry in its set>`. */
  id: string;
  set: SearchSet;
  title: string;
  /** Above 0, of use only to compare hits of one search. */
  score: number;
}

// Words that stand in nearly every entry and tell none from another, with what an apostrophe leaves of them.
const EMPTY = new Set(
  "a an and are as at be by for from has have in is it its of on or that the their them they this to was were what when which who why will with you your do does how i me my he she him his her we us our if but so than then there these those can could would should may might must not no nor am been being had did all any some more most other another only also just too very even because such each every both same own into out where say says without one s t re ll ve don doesn isn".split(
    " ",
  ),
);

/** Lower case, without accents: "Sao Paulo" finds "São Paulo". Null for a word that says nothing. */
function plain(word: string): string | null {
  const bare = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return EMPTY.has(bare) ? null : bare;
}

const SHORTEST_TO_MISSPELL = 5;

const OPTIONS: Options<SearchDocument> = {
  fields: ["title", "also", "text"],
  storeFields: ["set", "title"],
  extractField: (entry, field) => {
    const value = entry[field as keyof SearchDocument];
    return Array.isArray(value) ? value.join(" ") : (value as string);
  },
  processTerm: plain,
  searchOptions: {
    boost: { title: 4, also: 3 },
    // A code or an abbreviation is typed right or means another one: DXB is not DXD.
    fuzzy: (term) => (term.length >= SHORTEST_TO_MISSPELL ? 0.2 : false),
    prefix: (term) => term.length > 1,
    weights: { fuzzy: 0.3, prefix: 0.6 },
  },
};

/** Made once, when the product is built. */
export function buildIndex(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch<SearchDocument>(OPTIONS);
  index.addAll(documents);
  return JSON.stringify(packIndex(index.toJSON()));
}

/** Full-text search over all content, forgiving of typing errors and accents. */
export class ContentSearch {
  readonly #index: MiniSearch<SearchDocument>;

  /** @param index what `buildIndex` wrote */
  constructor(index: string) {
    const packed = JSON.parse(index) as PackedIndex;
    this.#index = MiniSearch.loadJS<SearchDocument>(unpackIndex(packed), OPTIONS);
  }

  /**
   * Entries that hold all the words, or, where none does, those that hold any; best first.
   * @param words as typed; blank words find nothing
   * @param options.sets only these; by default all but the quiz, whose entries give answers away
   * @param options.limit at most so many, by default 10
   */
  find(words: string, options: { sets?: readonly SearchSet[]; limit?: number } = {}): Hit[] {
    const { sets, limit = 10 } = options;
    const filter = (found: SearchResult) =>
      sets ? sets.includes(found["set"]) : found["set"] !== "quiz";
    const search = (combineWith: "AND" | "OR") =>
      this.#index.search(words, { combineWith, filter });
    const strict = search("AND");
    const found = strict.length > 0 ? strict : search("OR");
    return found.slice(0, limit).map(({ id, score, set, title }) => ({ id, set, title, score }));
  }
}
