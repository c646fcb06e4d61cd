import type { Entry } from "./entry.ts";
import { stemsOf } from "./index-words.ts";

const MADE = new WeakMap<Entry, readonly (readonly string[])[]>();

/** The keys of each of an entry's names, in their order; made once, for names are compared at every question. */
export function nameStemsOf(entry: Entry): readonly (readonly string[])[] {
  const made = MADE.get(entry);
  if (made) return made;
  const stems = entry.names.map((name) => stemsOf(name));
  MADE.set(entry, stems);
  return stems;
}
