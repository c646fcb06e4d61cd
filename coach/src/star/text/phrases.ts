import { stem } from "./stem.ts";
import type { Token } from "./tokens.ts";

/** A place where a pattern fits: token indices, `to` exclusive. */
export interface PhraseHit<Id extends string = string> {
  id: Id;
  from: number;
  to: number;
}

interface Element {
  lows: ReadonlySet<string>;
  /** Those of the pattern's own words and of the sets that it names. */
  stems: ReadonlySet<string>;
  gap: number;
  optional: boolean;
  atStart: boolean;
}

export type Matcher<Id extends string> = (tokens: readonly Token[]) => readonly PhraseHit<Id>[];

/**
 * Compiles phrase patterns. Words of a pattern are compared by stem, `=word` by its exact form, `@set` by membership in a
 * named set, `a|b` are alternatives, `~3` allows up to three words between, `?word` may be missing, `^` is the start of a sentence.
 * Matching costs a bounded number of steps per word; a sentence that was matched before is not matched again, since every feature
 * asks for its own kind of hit.
 */
export function compilePhrases<Id extends string>(
  patterns: Readonly<Record<Id, readonly string[]>>,
  sets: Readonly<Record<string, ReadonlySet<string>>> = {},
): Matcher<Id> {
  const index = new Map<string, { id: Id; elements: readonly Element[] }[]>();
  for (const id of Object.keys(patterns) as Id[]) {
    for (const pattern of patterns[id]) {
      const elements = pattern
        .trim()
        .split(/\s+/)
        .filter((part) => part !== "~0")
        .map((part) => parseElement(part, sets));
      const head = elements.find((element) => !element.atStart) as Element;
      for (const key of new Set([...head.lows, ...head.stems])) {
        const list = index.get(key);
        if (list === undefined) index.set(key, [{ id, elements }]);
        else list.push({ id, elements });
      }
    }
  }
  const known = new WeakMap<readonly Token[], readonly PhraseHit<Id>[]>();
  return (tokens) => {
    const before = known.get(tokens);
    if (before !== undefined) return before;
    const hits: PhraseHit<Id>[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as Token;
      const byStem = index.get(token.stem);
      const byLow = token.low === token.stem ? undefined : index.get(token.low);
      for (const list of [byStem, byLow]) {
        if (list === undefined) continue;
        for (const { id, elements } of list) {
          const to = matchFrom(tokens, at, elements, 0);
          if (to > at) hits.push({ id, from: at, to });
        }
      }
    }
    known.set(tokens, hits);
    return hits;
  };
}

function parseElement(part: string, sets: Readonly<Record<string, ReadonlySet<string>>>): Element {
  const none: Element = {
    lows: new Set(),
    stems: new Set(),
    gap: 0,
    optional: false,
    atStart: false,
  };
  if (part === "^") return { ...none, atStart: true };
  if (/^~\d$/.test(part)) return { ...none, gap: Number(part.slice(1)) };
  const optional = part.startsWith("?");
  const options = (optional ? part.slice(1) : part).split("|");
  const setNames = options
    .filter((option) => option.startsWith("@"))
    .map((option) => option.slice(1));
  const missing = setNames.find((name) => sets[name] === undefined);
  if (missing !== undefined) throw new Error(`Unknown word set @${missing} in "${part}"`);
  return {
    ...none,
    optional,
    lows: new Set(
      options.filter((option) => option.startsWith("=")).map((option) => option.slice(1)),
    ),
    stems: new Set([
      ...options.filter((option) => !/^[@=]/.test(option)).map(stem),
      ...setNames.flatMap((name) => [...(sets[name] ?? [])]),
    ]),
  };
}

/** Index after the match, or -1. */
function matchFrom(
  tokens: readonly Token[],
  at: number,
  elements: readonly Element[],
  next: number,
): number {
  const element = elements[next];
  if (element === undefined) return at;
  if (element.atStart) return at === 0 ? matchFrom(tokens, at, elements, next + 1) : -1;
  if (element.gap > 0) {
    for (let skip = 0; skip <= element.gap && at + skip <= tokens.length; skip += 1) {
      const end = matchFrom(tokens, at + skip, elements, next + 1);
      if (end >= 0) return end;
    }
    return -1;
  }
  const token = tokens[at];
  if (token !== undefined && fits(token, element)) {
    const end = matchFrom(tokens, at + 1, elements, next + 1);
    if (end >= 0) return end;
  }
  return element.optional ? matchFrom(tokens, at, elements, next + 1) : -1;
}

function fits(token: Token, element: Element): boolean {
  return element.stems.has(token.stem) || element.lows.has(token.low);
}
