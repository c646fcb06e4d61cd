import { describe, expect, it } from "vitest";
import { speakablePiece, turnToYou } from "./take-up.ts";

describe("speakablePiece", () => {
  it.each([
    ["I took the plate away.", "I took the plate away"],
    ["and so I called the engineer", "I called the engineer"],
    ["He said “never again” and left", "He said 'never again' and left"],
    [
      "I asked her how her throat felt, called the ambulance and got the pen out of her bag because her hands were shaking",
      "I asked her how her throat felt, called the ambulance",
    ],
    ["because the cabin was full", null],
    ["the captain can decide if the police", null],
    ["see https://example.org for more of it", null],
    ["<b>bold</b>", null],
    ["no", null],
    ["😀😀 😀", null],
  ])("says %j as %j", (quote, piece) => expect(speakablePiece(quote)).toBe(piece));
});

describe("turnToYou", () => {
  it.each([
    ["I took my time", "you took your time"],
    ["I was alone with the child", "you were alone with the child"],
    ["I showed him how I do it myself", "you showed him how you do it yourself"],
    ["then I gave her my coat", "you gave her your coat"],
    ["I asked whether I could sit", null],
    ["we carried the boxes", null],
    ["I told them we would wait", null],
    ["I said 'give me your bag'", null],
    ["The guest thanked me", null],
    ["I'd ask my colleague", null],
  ])("turns %j into %j", (piece, turned) => expect(turnToYou(piece)).toBe(turned));
});
