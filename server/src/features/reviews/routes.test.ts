import { remember } from "coach/review/memory";
import { REVIEW_SETS } from "content/review/sets";
import { REVIEW_BATCH_MAX, REVIEW_PAGE, type ReviewSetId } from "contract/review-terms";
import type { Review } from "contract/reviews";
import { beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

let made = 0;
function answer(card: string, more: Partial<Review> = {}): Review {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    ...{ set: "airports", card, isCorrect: true, milliseconds: 5_000, mode: "queue" },
    reviewedAt: new Date(Date.parse("2026-11-19T08:00:00Z") + made * 1000).toISOString(),
    ...more,
  };
}
const STATE = "/api/reviews/state";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  describe("the review log", () => {
    test("two devices that were away come to the same state, whoever is first, and nothing is lost", async () => {
      const ana = await app.signIn();
      const phone = [answer("DOH"), answer("LHR", { isCorrect: false }), answer("SIN")];
      const tablet = [answer("LHR"), answer("DOH", { isCorrect: false }), answer("GRU")];
      expect((await ana.send("POST", "/api/reviews", { reviews: tablet })).body).toEqual({
        stored: 3,
      });
      // The phone's first try reached the server, its reply did not reach the phone.
      for (const stored of [3, 0])
        expect((await ana.send("POST", "/api/reviews", { reviews: phone })).body).toEqual({
          stored,
        });
      const { reviews, hasMore } = (await ana.get(STATE)).body;
      expect([reviews.length, hasMore]).toEqual([6, false]);
      expect(remember(reviews)).toEqual(remember([...phone, ...tablet]));
    });

    test("is read on from a cursor, page after page", async () => {
      const ana = await app.signIn();
      const all = Array.from({ length: REVIEW_PAGE + 5 }, () => answer("DOH"));
      for (let from = 0; from < all.length; from += REVIEW_BATCH_MAX)
        await ana.send("POST", "/api/reviews", {
          reviews: all.slice(from, from + REVIEW_BATCH_MAX),
        });
      const first = (await ana.get(STATE)).body;
      expect([first.reviews.length, first.hasMore]).toEqual([REVIEW_PAGE, true]);
      const second = (await ana.get(`${STATE}?after=${first.cursor}`)).body;
      expect([second.reviews.length, second.hasMore]).toEqual([5, false]);
      const ids = [...first.reviews, ...second.reviews].map(({ id }: Review) => id);
      expect(new Set(ids).size).toBe(all.length);
      const none = (await ana.get(`${STATE}?after=${second.cursor}`)).body;
      expect(none).toEqual({ reviews: [], cursor: second.cursor, hasMore: false });
    });

    test("a clock that runs ahead is set to the server's", async () => {
      const ana = await app.signIn();
      const ahead = answer("DOH", { reviewedAt: "2031-01-01T00:00:00.000Z" });
      await ana.send("POST", "/api/reviews", { reviews: [ahead] });
      const [kept] = (await ana.get(STATE)).body.reviews;
      expect(kept).toEqual({ ...ahead, reviewedAt: "2026-11-20T12:00:00.000Z" });
    });

    test.each([
      ["reviews", { reviews: [] }],
      ["reviews", { reviews: Array.from({ length: REVIEW_BATCH_MAX + 1 }, () => answer("DOH")) }],
      ["reviews.0.set", { reviews: [answer("DOH", { set: "weather" as ReviewSetId })] }],
      ["reviews.0.card", { reviews: [answer("no such card")] }],
      ["reviews.0.milliseconds", { reviews: [answer("DOH", { milliseconds: -1 })] }],
    ])("what does not fit names the field: %s", async (path, body) => {
      const ana = await app.signIn();
      const refused = await ana.send("POST", "/api/reviews", body);
      expect([refused.status, refused.body.errors[0].path]).toEqual([400, path]);
      expect((await ana.get(STATE)).body.reviews).toEqual([]);
    });
  });

  test("everybody has their own: nobody reads it without signing in; exported, and gone with the account", async () => {
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    const mine = answer("DOH");
    await ana.send("POST", "/api/reviews", { reviews: [mine] });
    // Another person may happen on the same id.
    await ben.send("POST", "/api/reviews", { reviews: [{ ...mine, isCorrect: false }] });
    expect((await ben.get(STATE)).body.reviews[0].isCorrect).toBe(false);
    expect((await app.client().get(STATE)).status).toBe(401);
    expect((await app.client().send("POST", "/api/reviews", { reviews: [mine] })).status).toBe(401);
    expect((await ana.get("/api/users/me/export")).body.reviews).toEqual([mine]);
    expect((await ana.send("DELETE", "/api/users/me")).status).toBe(204);
    expect((await ben.get(STATE)).body.reviews).toHaveLength(1);
  });

  test("the demo account has answered cards that the sets have", async () => {
    const demo = await app.signIn({ name: "Ana", demo: true });
    const { reviews } = (await demo.get(STATE)).body as { reviews: Review[] };
    expect(reviews.length).toBeGreaterThan(20);
    for (const { set, card } of reviews)
      expect((await REVIEW_SETS[set].load()).ids, `${set}/${card}`).toContain(card);
  });
});
