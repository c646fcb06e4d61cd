import { expect, test } from "vitest";
import { passagesOf } from "./passages.ts";

const cut = (text: string, language: "en" | "zh" = "en") =>
  passagesOf(text, language).map((passage) => passage.text);

test.each<[string, string, string[]]>([
  ["nothing", "  ", []],
  ["one sentence", "Why cabin crew?", ["Why cabin crew?"]],
  [
    "the first sentence by itself, the next ones together",
    "Good morning, and a very warm welcome to you. I am Rania. Let us begin.",
    ["Good morning, and a very warm welcome to you.", "I am Rania. Let us begin."],
  ],
  [
    "a short beginning takes the next sentence along",
    "Well, good morning. My name is Vanessa, and I lead this interview. Sit up.",
    ["Well, good morning. My name is Vanessa, and I lead this interview.", "Sit up."],
  ],
  [
    "a title ends no sentence",
    "The passenger beside the galley is Mr. Tan from row nine. He feels faint.",
    ["The passenger beside the galley is Mr. Tan from row nine.", "He feels faint."],
  ],
])("%s", (_, text, expected) => {
  expect(cut(text)).toEqual(expected);
});

test("Chinese is cut at its own full stops", () => {
  const first = `${"请您谈谈您在工作中遇到过的一次困难的经历，".repeat(2)}并说明结果。`;
  expect(cut(`${first}谢谢。`, "zh")).toEqual([first, "谢谢。"]);
});

test("every piece stands at its offset, none is lost, and later ones stay within what is said at once", () => {
  const sentence = "You stayed with the family until the doors were closed, and that is service. ";
  const text = `  ${sentence.repeat(14)}${"and then on and on, ".repeat(60)}`;
  const passages = passagesOf(text, "en");
  for (const { text: piece, start } of passages) {
    expect(text.slice(start, start + piece.length)).toBe(piece);
    expect(piece.length).toBeLessThanOrEqual(401);
  }
  expect(
    passages
      .map((passage) => passage.text)
      .join(" ")
      .replace(/\s+/g, " "),
  ).toBe(text.trim().replace(/\s+/g, " "));
});
