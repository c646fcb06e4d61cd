// @vitest-environment jsdom
import type { Review } from "contract/reviews";
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ME = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
/** A server with a log, which a device may or may not reach. */
const server = { log: [] as Review[], isAway: false };
let made = 0;

function answer(card: string): Review {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    ...{ set: "airports", card, isCorrect: true, milliseconds: 5_000, mode: "queue" },
    reviewedAt: "2026-11-23T09:00:00.000Z",
  };
}

/** A page that has just been loaded on a device: only its disk knows what was before. */
async function device(disk: IDBFactory) {
  vi.resetModules();
  vi.stubGlobal("indexedDB", disk);
  return import("./sync-log.ts");
}
const cards = ({ reviews }: { reviews: readonly Review[] }) =>
  reviews.map(({ card }) => card).toSorted();

beforeEach(() => {
  localStorage.clear();
  server.log = [];
  server.isAway = false;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (server.isAway) throw new TypeError("Failed to fetch");
    if (init.method !== "POST") {
      const after = Number(path.split("after=")[1]);
      return Response.json({
        ...{ reviews: server.log.slice(after), cursor: server.log.length, hasMore: false },
      });
    }
    const { reviews } = JSON.parse(String(init.body)) as { reviews: Review[] };
    const fresh = reviews.filter(({ id }) => server.log.every((known) => known.id !== id));
    server.log.push(...fresh);
    return Response.json({ stored: fresh.length });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a day without a network on two devices is merged on return, and nothing is lost or doubled", async () => {
  const [phoneDisk, tabletDisk] = [new IDBFactory(), new IDBFactory()];
  server.log = [answer("DOH")];
  let phone = await device(phoneDisk);
  await phone.syncLog(ME, true);
  let tablet = await device(tabletDisk);
  await tablet.syncLog(ME, true);

  server.isAway = true;
  await tablet.addReview(ME, answer("SIN"));
  phone = await device(phoneDisk);
  expect(cards(await phone.syncLog(ME, true))).toEqual(["DOH"]);
  await phone.addReview(ME, answer("LHR"));
  // Both pages are closed before there is a network again.
  server.isAway = false;
  phone = await device(phoneDisk);
  expect(cards(await phone.syncLog(ME, true))).toEqual(["DOH", "LHR"]);
  tablet = await device(tabletDisk);
  expect(cards(await tablet.syncLog(ME, true))).toEqual(["DOH", "LHR", "SIN"]);
  expect(cards(await phone.syncLog(ME, true))).toEqual(["DOH", "LHR", "SIN"]);
  expect(cards({ reviews: server.log })).toEqual(["DOH", "LHR", "SIN"]);
});

test("an answer that could not be sent waits in the outbox, for whichever screen is open then", async () => {
  server.isAway = true;
  const { addReview } = await device(new IDBFactory());
  const given = answer("DOH");
  await addReview(ME, given);
  const { outboxOf } = await import("../../lib/outbox.ts");
  expect(outboxOf(ME).map(({ path, payload }) => [path, payload])).toEqual([
    ["/api/reviews", { reviews: [given] }],
  ]);
});

test("answers of a sign-in made offline go with the account that it becomes", async () => {
  const disk = new IDBFactory();
  const { addReview } = await device(disk);
  server.isAway = true;
  await addReview("new:2026-11-23", answer("DOH"));
  const { adoptReviews } = await import("../../lib/review-store.ts");
  await adoptReviews("new:2026-11-23", ME);
  server.isAway = false;
  const later = await device(disk);
  expect(cards(await later.syncLog(ME, true))).toEqual(["DOH"]);
  expect(server.log).toHaveLength(1);
});
