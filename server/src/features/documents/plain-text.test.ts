import { describe, expect, test } from "vitest";
import { decodeText, tidy } from "./plain-text.ts";

describe("bytes of a text file", () => {
  test.each([
    ["UTF-8", Buffer.from("Été 你好 👩‍✈️"), "Été 你好 👩‍✈️"],
    ["UTF-8 with its mark", Buffer.from("\ufeffÉté"), "Été"],
    ["UTF-16 with its mark", Buffer.from("\ufeffÉté", "utf16le"), "Été"],
    ["Windows-1252", Buffer.from([0x93, 0x45, 0x74, 0xe9, 0x94]), "“Eté”"],
    ["half a character of UTF-16", Buffer.from([0xff, 0xfe, 0x41]), null],
    ["a NUL", Buffer.from("a\u0000b"), null],
    ["an escape sequence", Buffer.from("\u001b[31mred"), null],
  ])("in %s", (_, bytes, text) => {
    expect(decodeText(bytes)).toBe(text);
  });
});

describe("tidied", () => {
  test.each([
    ["lines and blanks", " a \r\n\t b\r\r\r\rc \u00a0 d ", "a\nb\n\nc d"],
    ["signs that are not seen", "a\u00adb\u200b\u202ec\u0000\ufffd\ue000", "abc"],
    ["half of a pair", "a\ud83d b", "a b"],
    ["letters in two parts", "e\u0301", "é"],
    ["joiners, which are spelling", "می‌خواهم", "می‌خواهم"],
  ])("%s", (_, text, expected) => {
    expect(tidy(text, 100)).toEqual({ text: expected, isCut: false });
  });

  test.each([
    ["one two three", 8, "one two"],
    ["one two three", 7, "one two"],
    ["onetwothree", 4, "onet"],
    ["👩👩", 3, "👩"],
  ])("%s is cut to %i characters at a word", (text, most, expected) => {
    expect(tidy(text, most)).toEqual({ text: expected, isCut: true });
  });
});
