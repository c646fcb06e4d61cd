import fc from "fast-check";
import { expect, test } from "vitest";
import { readGrowingReply } from "./growing-reply.ts";
import { endOfSentences, plainText } from "./plain-text.ts";

test("the head is there before the text, and the text grows with what is written", () => {
  const read = readGrowingReply();
  expect(read('{"kind":"fact",')).toEqual({ head: null, text: "" });
  expect(read('{"kind":"fact","sources":[2,1],"text": "')).toEqual({
    head: { kind: "fact", sources: [2, 1] },
    text: "",
  });
  expect(read('{"kind":"fact","sources":[2,1],"text": "A \\')).toMatchObject({ text: "A " });
  expect(read('{"kind":"fact","sources":[2,1],"text": "A \\"b\\"", "sugg')).toMatchObject({
    text: 'A "b"',
  });
});

test("a text that comes first has an empty head: it is not heard before all is there", () => {
  expect(readGrowingReply()('{"text":"A","kind":"fact"}')).toEqual({ head: {}, text: "A" });
});

test("thoughts are not the reply", () => {
  const read = readGrowingReply();
  expect(read('<think>{"text":"no"')).toEqual({ head: null, text: "" });
  expect(read('<think>{"text":"no"}</think>{"kind":"talk","sources":[],"text":"yes"')).toEqual({
    head: { kind: "talk", sources: [] },
    text: "yes",
  });
});

test("any text, cut anywhere, is read as it is in the end", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      (text, size) => {
        const written = JSON.stringify({ kind: "talk", sources: [], text, suggestions: [] });
        const read = readGrowingReply();
        const grown: string[] = [""];
        for (let end = size; end < written.length + size; end += size) {
          grown.push(read(written.slice(0, end)).text);
        }
        expect(grown.at(-1)).toBe(text);
        expect(grown.every((one, at) => one.startsWith(grown[at - 1] ?? ""))).toBe(true);
      },
    ),
  );
});

test("formatting and numbers of sources are taken out", () => {
  expect(plainText("## Doors\n* **Girt bar** [1]: arms the slide. [2, 3]\n• `slide`")).toBe(
    "Doors\n- Girt bar: arms the slide.\n- slide",
  );
});

test.each([
  ["One. Two", 4],
  ["One.", 0],
  ["He said “go.” Then", 13],
  ["一。二", 2],
  ["- item\n- it", 7],
  ["At 3.5 km", 0],
])("the last whole sentence of %j", (text, end) => {
  expect(endOfSentences(text)).toBe(end);
});
