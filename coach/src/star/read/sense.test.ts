import { describe, expect, it } from "vitest";
import { readSentences } from "../text/tokens.ts";
import { readClauses } from "./clauses.ts";
import { readNonsense } from "./sense.ts";

const countIn = (text: string) =>
  readNonsense(readSentences("action", text).flatMap(readClauses)).length;

describe("readNonsense", () => {
  it.each([
    "The evening listened to the passenger.",
    "My blue pencil had apologised twice.",
    "I waited the ceiling lamp.",
    "Then I listened the tray.",
    "I asked the spoon to sit down.",
    "She poured the Monday into a glass.",
    "The manager was thanked by an empty bottle.",
    "My supervisor rained all over the desk.",
    "The morning was a passenger.",
  ])("sees that this cannot have happened: %s", (text) => {
    expect(countIn(text)).toBeGreaterThan(0);
  });

  it.each([
    "The kitchen answered at once, and the hotel apologised.",
    "The sign said no, but my phone told me otherwise.",
    "I waited the whole night and arrived the next morning.",
    "I asked the bus driver and thanked the desk.",
    "The table next to us complained, so I asked the table by the window to swap.",
    "The problem was a passenger who would not sit down.",
    "We cooked the dinner, ate the lunch and opened the season.",
    "I listened to him for a minute, waited for her and smiled.",
    "She was thanked by a guest, and I was asked by the crew.",
  ])("takes this as said: %s", (text) => {
    expect(countIn(text)).toBe(0);
  });
});
