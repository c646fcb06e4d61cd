import type { AsPlainObject } from "minisearch";

/**
 * What MiniSearch writes of an index, in half the bytes on the wire: a term by what it shares with
 * the one before it, a list of documents by the steps between them, a set's name once per run.
 * The order of terms and documents is kept, so that equal finds stay in their order.
 */
export interface PackedIndex {
  /** Everything that is small, as MiniSearch writes it. */
  head: Omit<AsPlainObject, "documentIds" | "fieldLength" | "index" | "storedFields">;
  /** One of each per document, in the order of their numbers; an id without its set. */
  ids: string[];
  titles: string[];
  /** Per run of documents of one set: its name and how many. */
  sets: [string, number][];
  /** Per document, its words in each field. */
  lengths: number[][];
  /** Per term a length shared with the term before, in base 36, and the rest of it. */
  terms: string;
  /** Per term `<field>:<step>[.<count>],…;…`, numbers in base 36; a count of one is left out. */
  found: string;
}

type Fields = AsPlainObject["index"][number][1];

// A term's rest may be any text of one word; a line break is in none.
const LINE = "\n";
const ONE_FOUND = /([0-9a-z]+)(?:\.([0-9a-z]+))?/g;
const NUMBER = 36;
const LONGEST_SHARED = NUMBER - 1;

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < LONGEST_SHARED && length < one.length && one[length] === other[length]) length++;
  return length;
}

function packTerms(terms: readonly string[]): string {
  return terms
    .map((term, at) => {
      const shared = sharedLength(term, terms[at - 1] ?? "");
      return shared.toString(NUMBER) + term.slice(shared);
    })
    .join(LINE);
}

function unpackTerms(packed: string): string[] {
  let before = "";
  return packed.split(LINE).map((line) => {
    before = before.slice(0, Number.parseInt(line.charAt(0), NUMBER)) + line.slice(1);
    return before;
  });
}

function packFields(fields: Fields): string {
  return Object.entries(fields)
    .map(([field, documents]) => {
      let last = 0;
      const steps = Object.entries(documents).map(([key, count]) => {
        const step = Number(key) - last;
        last = Number(key);
        return step.toString(NUMBER) + (count === 1 ? "" : `.${count.toString(NUMBER)}`);
      });
      return `${field}:${steps.join(",")}`;
    })
    .join(";");
}

const unpackSteps = (packed: string): string => {
  let key = 0;
  return packed.replace(ONE_FOUND, (_, step: string, count = "1") => {
    key += Number.parseInt(step, NUMBER);
    return `"${key}":${Number.parseInt(count, NUMBER)}`;
  });
};

/**
 * By way of JSON: an object that is given the key 900 by an assignment gets room for the 899 before
 * it, which makes this and the loading after it three times as slow.
 */
function unpackFound(packed: string): Fields[] {
  const terms = packed.replace(
    /(\d):([^;\n]+)/g,
    (_, field: string, steps: string) => `"${field}":{${unpackSteps(steps)}}`,
  );
  return JSON.parse(`[{${terms.replaceAll(";", ",").replaceAll(LINE, "},{")}}]`) as Fields[];
}

function runsOf(sets: readonly string[]): [string, number][] {
  const runs: [string, number][] = [];
  for (const set of sets) {
    const run = runs.at(-1);
    if (run?.[0] === set) run[1]++;
    else runs.push([set, 1]);
  }
  return runs;
}

const numbered = <T>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.entries());

/**
 * @param plain an index none of whose documents was taken out again, so that numbers have no gap;
 *   ids are `<set>/<id>`, and `set` and `title` are what is stored
 * @throws {Error} where a document is not like that
 */
export function packIndex(plain: AsPlainObject): PackedIndex {
  const { documentIds, fieldLength, index, storedFields, ...head } = plain;
  const numbers = Array.from({ length: head.nextId }, (_, number) => String(number));
  const stored = numbers.map((number) => {
    const { set, title } = storedFields[number] as { set: string; title: string };
    const id = documentIds[number] as string;
    if (!id.startsWith(`${set}/`)) throw new Error(`${id} does not begin with its set, ${set}`);
    return { id: id.slice(set.length + 1), set, title };
  });
  return {
    head,
    ids: stored.map(({ id }) => id),
    titles: stored.map(({ title }) => title),
    sets: runsOf(stored.map(({ set }) => set)),
    lengths: numbers.map((number) => fieldLength[number] ?? []),
    terms: packTerms(index.map(([term]) => term)),
    found: index.map(([, fields]) => packFields(fields)).join(LINE),
  };
}

/** What `packIndex` was given. */
export function unpackIndex(packed: PackedIndex): AsPlainObject {
  const sets = packed.sets.flatMap(([set, count]) => Array.from({ length: count }, () => set));
  const found = unpackFound(packed.found);
  return {
    ...packed.head,
    documentIds: numbered(packed.ids.map((id, at) => `${sets[at]}/${id}`)),
    storedFields: numbered(packed.titles.map((title, at) => ({ set: sets[at], title }))),
    fieldLength: numbered(packed.lengths),
    index: unpackTerms(packed.terms).map((term, at) => [term, found[at] ?? {}]),
  };
}
