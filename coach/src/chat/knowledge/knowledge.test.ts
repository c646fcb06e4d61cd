import { searchDocuments } from "content/search/documents";
import { SEARCH_SETS } from "content/search/schema";
import { beforeAll, expect, test } from "vitest";
import { textOf } from "./entry-text.ts";
import { type ChatKnowledge, loadKnowledge } from "./knowledge.ts";

let knowledge: ChatKnowledge;
beforeAll(async () => {
  knowledge = await loadKnowledge();
});

test("every entry is cited by an id that the search index knows, and is there once", async () => {
  const known = new Set((await searchDocuments()).map(({ id }) => id));
  const ids = SEARCH_SETS.flatMap((set) => knowledge.entriesOf(set)).map(
    ({ citation }) => citation.id,
  );
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  expect(ids).toEqual([...new Set(ids)]);
});

test("every entry tells something first, and no part of it is empty", () => {
  for (const entry of SEARCH_SETS.flatMap((set) => knowledge.entriesOf(set))) {
    expect(entry.parts[0]?.facet, entry.citation.id).toBe("lead");
    for (const { text, list, facet } of entry.parts)
      expect(text !== "" || list.length > 0, `${entry.citation.id} ${facet}`).toBe(true);
    expect(textOf(entry)).not.toContain("undefined");
  }
});

test.each([
  ["a share of 1 where all is there", ["girt", "bar"], "terminology/girt-bar", 0.99],
  ["less where a word is missing", ["girt", "zebra"], "terminology/girt-bar", 0.5],
])("fit is %s", (_, keys, id, least) => {
  const [first] = knowledge.finder.find(
    keys.map((key) => ({ stems: [key] })),
    [],
    ({ set }) => (set === "terminology" ? 1 : 0),
  );
  expect(first?.entry.citation.id).toBe(id);
  expect(first?.fit).toBeGreaterThan(least);
  if (least < 0.9) expect(first?.fit).toBeLessThan(0.9);
});

test("nothing asked finds nothing", () => {
  expect(knowledge.finder.find([], [])).toEqual([]);
});
