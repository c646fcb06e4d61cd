import { REVIEW_SET_IDS } from "contract/review-terms";
import { describe, expect, test } from "vitest";
import { ReviewQuestion } from "./schema.ts";
import { REVIEW_SETS } from "./sets.ts";

const SEEDS = [1, 4_000_000_000];
const wordsOf = (text: string) => text.split(/\s+/).length;
const spaced = (text = "") => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

describe.each(REVIEW_SET_IDS)("the cards of %s", (id) => {
  test("are as many as is said, each a question with four different options, one of them right", async () => {
    const set = REVIEW_SETS[id];
    const { ids, ask } = await set.load();
    expect(ids.length).toBe(set.size);
    const read: number[] = [];
    for (const card of ids) {
      for (const seed of SEEDS) {
        const question = ReviewQuestion.strict().parse(ask(card, seed));
        expect(question.id).toBe(card);
        expect(new Set(question.options).size, card).toBe(4);
        expect(question.options, card).toContain(question.correctAnswer);
        read.push(
          wordsOf([question.question, question.about ?? "", ...question.options].join(" ")),
        );
      }
    }
    // How fast somebody answered is judged by what there was to read.
    expect(Math.abs(middle(read) - set.words), `${middle(read)} words`).toBeLessThanOrEqual(5);
    expect(ask("no-such-card", 1)).toBeNull();
  });
});

test("the same seed asks the same, another puts the options elsewhere", async () => {
  const { ask } = await REVIEW_SETS.terms.load();
  expect(ask("girt-bar", 7)).toEqual(ask("girt-bar", 7));
  const orders = new Set(SEEDS.map((seed) => ask("girt-bar", seed)?.options.join("|")));
  expect(orders.size).toBeGreaterThan(1);
});

test("no question says its own answer", async () => {
  for (const id of ["terms", "more-terms", "cockpit"] as const) {
    const { ids, ask } = await REVIEW_SETS[id].load();
    const told = ids.filter((card) => {
      const question = ask(card, 1);
      return spaced(question?.about).includes(spaced(question?.correctAnswer));
    });
    expect(told).toEqual([]);
  }
});
