import { expect, test } from "vitest";
import { cardsIn, choicesFor, drawnCards } from "./cards.ts";

test("a pasted list: tabs, semicolons or equals signs; what has one side is named with its line", () => {
  const text =
    "Who opens first?\tWhoever sits at it\n\nMinimum crew; one for 50 seats; started\r\nQRH = Quick Reference Handbook\nOnly a question\n; no question";
  expect(cardsIn(text)).toEqual({
    cards: [
      { front: "Who opens first?", back: "Whoever sits at it" },
      { front: "Minimum crew", back: "one for 50 seats; started" },
      { front: "QRH", back: "Quick Reference Handbook" },
    ],
    faults: [
      { line: 5, text: "Only a question" },
      { line: 6, text: "; no question" },
    ],
  });
});

const CARDS = ["a", "b", "c", "d", "e", "f"].map((id) => ({
  ...{ id, front: `${id}?`, back: id === "f" ? "a!" : `${id}!` },
}));

test("four answers to choose from, the right one among them and none twice", () => {
  for (let seed = 0; seed < 50; seed += 1)
    for (const card of CARDS) {
      const choices = choicesFor(CARDS, card, seed);
      expect(choices).toContain(card);
      expect(new Set(choices.map(({ back }) => back)).size).toBe(4);
      expect(choicesFor(CARDS, card, seed)).toEqual(choices);
    }
});

test("what is not known comes first", () => {
  const drawn = drawnCards(CARDS, new Set(["a", "c"]), { seed: 7, limit: 5 }).map(({ id }) => id);
  expect(drawn.slice(0, 4).toSorted()).toEqual(["b", "d", "e", "f"]);
  expect(["a", "c"]).toContain(drawn[4]);
});
