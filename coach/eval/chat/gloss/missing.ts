import { argv } from "node:process";
import { isEmptyWord, keyOf, wordsOf } from "coach/chat/knowledge/index-words";
import { loadKnowledge } from "coach/chat/knowledge/knowledge";
import { englishOf } from "coach/chat/read/gloss/glossed";
import type { LanguageCode } from "contract/languages";

/** Words that fewer entries are asked for with are left to chance. */
const ENTRIES = 3;

/**
 * `node coach/eval/chat/gloss/missing.ts de` prints the English words with which people ask for entries and that no form of
 * the language's gloss comes to, the commonest first: what to write next.
 */
const language = argv[2] as LanguageCode;
const said = new Set(englishOf(language).flatMap(wordsOf).map(keyOf));
const counts = new Map<string, { word: string; entries: number }>();
const { entriesOf } = await loadKnowledge();
for (const set of ["syllabus", "terminology", "evacuation", "assessment-days"] as const)
  for (const {
    names: [name = ""],
    said: asked = [],
  } of entriesOf(set)) {
    const words = new Map([name, ...asked].flatMap(wordsOf).map((word) => [keyOf(word), word]));
    for (const [key, word] of words) {
      if (isEmptyWord(word) || said.has(key) || !/^[a-z]{3,}$/.test(word)) continue;
      counts.set(key, { word, entries: (counts.get(key)?.entries ?? 0) + 1 });
    }
  }
const missing = [...counts.values()].filter(({ entries }) => entries >= ENTRIES);
for (const { word, entries } of missing.sort((a, b) => b.entries - a.entries))
  console.log(`${entries}  ${word}`);
