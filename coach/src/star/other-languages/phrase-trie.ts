import type { Folded } from "./fold.ts";

/** A phrase found in a folded text: folded offsets, `to` exclusive. */
export interface PhraseHit<Id extends string> {
  id: Id;
  from: number;
  to: number;
}

interface Node<Id extends string> {
  next: Map<number, Node<Id>>;
  /** What ends here: whole words, and stems that any letters may follow. */
  whole: Id[];
  open: Id[];
}

export interface TrieOptions {
  /** An entry may begin and end inside a word. */
  isAnywhere: boolean;
  /** Entries of at least this many letters may be followed by any ending, though no `*` says so. */
  openFrom?: number;
}

const SPACE = 0x20;

/**
 * Compiles lists of phrases to one tree of letters: a text is walked once, whatever the number of phrases, and no phrase can make
 * it slow. Of several entries of one id that begin at one letter, the longest is found.
 */
export function compileTrie<Id extends string>(
  lists: Readonly<Record<Id, string>>,
  { isAnywhere, openFrom = Number.POSITIVE_INFINITY }: TrieOptions,
): (text: Folded) => PhraseHit<Id>[] {
  const root: Node<Id> = { next: new Map(), whole: [], open: [] };
  for (const [id, list] of Object.entries(lists) as [Id, string][])
    for (const entry of entriesOf(list)) insert(root, id, entry, openFrom);
  return (text) => {
    const hits: PhraseHit<Id>[] = [];
    const starts = isAnywhere ? null : text.wordStarts;
    const count = starts?.length ?? text.bare.length;
    for (let at = 0; at < count; at += 1)
      walk(root, text, starts === null ? at : (starts[at] as number), isAnywhere, hits);
    return hits;
  };
}

/** Entries of a list as they are written, without surrounding space. */
export function entriesOf(list: string): string[] {
  return list
    .split("|")
    .map((entry) => entry.replace(/\s+/g, " ").trim())
    .filter((entry) => entry !== "");
}

function insert<Id extends string>(root: Node<Id>, id: Id, entry: string, openFrom: number): void {
  const isOpen = entry.endsWith("*") || entry.length >= openFrom;
  let node = root;
  for (const char of entry.replace(/\*$/, "")) {
    const code = char.codePointAt(0) as number;
    let child = node.next.get(code);
    if (child === undefined) {
      child = { next: new Map(), whole: [], open: [] };
      node.next.set(code, child);
    }
    node = child;
  }
  (isOpen ? node.open : node.whole).push(id);
}

function walk<Id extends string>(
  root: Node<Id>,
  text: Folded,
  from: number,
  isAnywhere: boolean,
  hits: PhraseHit<Id>[],
): void {
  const { bare } = text;
  const longest = new Map<Id, number>();
  let node: Node<Id> | undefined = root;
  for (let at = from; at < bare.length; at += 1) {
    const code = bare.charCodeAt(at);
    node = node.next.get(code <= SPACE || code === 0xa0 ? SPACE : code);
    if (node === undefined) break;
    if (node.open.length > 0) for (const id of node.open) longest.set(id, at + 1);
    if (node.whole.length > 0 && (isAnywhere || !text.isLetterAt(at + 1)))
      for (const id of node.whole) longest.set(id, at + 1);
  }
  for (const [id, to] of longest) hits.push({ id, from, to });
}
