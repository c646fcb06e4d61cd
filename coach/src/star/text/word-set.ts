import { stem } from "./stem.ts";

/** Words of a template text, split on white space. */
export function words(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== "");
}

/** A set of stems made of a list of plain words. */
export function stems(list: string): ReadonlySet<string> {
  return new Set(words(list).map(stem));
}
