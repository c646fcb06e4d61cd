import type { ReviewDeck } from "content/review/schema";
import type { ReviewSetId } from "contract/review-terms";
import { expect, test } from "vitest";
import { advanced, answered, outcomeOf, SESSION_CARDS, sessionOf } from "./model.ts";

const deck = (...ids: string[]): ReviewDeck => ({ ids, ask: () => null });
const decks = new Map<ReviewSetId, ReviewDeck>([
  ["airports", deck("DOH", "LHR", "SIN", "GRU")],
  ["terms", deck("girt-bar", "galley")],
]);
const due = (...cards: string[]) => cards.map((card) => ({ set: "airports" as const, card }));
const parts = (begun: string[] = []) => ({ decks, begun: new Set(begun), seed: () => 7 });
const asked = ({ cards }: { cards: readonly { card: string }[] }) => cards.map(({ card }) => card);

test("what is due comes first, then new cards, sets in turn; what a set has lost is left out", () => {
  const session = sessionOf(
    [...due("SIN", "OLD", "LHR"), { set: "terms", card: "galley" }],
    [
      { set: "airports", count: 2 },
      { set: "terms", count: 1 },
    ],
    parts(["airports/SIN", "airports/LHR", "terms/galley"]),
  );
  expect(asked(session)).toEqual(["SIN", "galley", "LHR", "DOH", "girt-bar", "GRU"]);
});

test("a session has an end in sight", () => {
  const ids = Array.from({ length: 50 }, (_, index) => `C${index}`);
  const many = { ...parts(), decks: new Map([["airports" as const, deck(...ids)]]) };
  expect(sessionOf(due(...ids), [], many).size).toBe(SESSION_CARDS);
});

test("a wrong card comes again at the end, a right one does not; three times at most", () => {
  let session = sessionOf(due("DOH", "LHR"), [], parts());
  session = advanced(answered(session, "wrong", false, 8));
  session = advanced(answered(session, "right", true, 9));
  expect(asked(session)).toEqual(["DOH", "LHR", "DOH"]);
  session = advanced(answered(session, "wrong", false, 10));
  session = advanced(answered(session, "wrong", false, 11));
  expect(asked(session)).toEqual(["DOH", "LHR", "DOH", "DOH"]);
  expect(outcomeOf(session)).toMatchObject({ right: 1, total: 2, missed: [{ card: "DOH" }] });
});

test("the first choice counts, and nobody goes on without one", () => {
  const session = sessionOf(due("DOH"), [], parts());
  expect(advanced(session)).toBe(session);
  const once = answered(session, "right", true, 8);
  expect(answered(once, "wrong", false, 9)).toBe(once);
});
