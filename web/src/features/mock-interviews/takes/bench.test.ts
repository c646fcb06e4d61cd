// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { ApiError, OfflineError } from "../../../lib/api-error.ts";
import type { Take } from "../../../lib/media/take.ts";
import { createBench, type Delivery } from "./bench.ts";

const take: Take = {
  ...{ id: "take", kind: "video", mimeType: "video/webm", blob: new Blob(["bytes"]) },
  ...{ durationSeconds: 20, startedAt: "2026-11-20T12:00:00.000Z", place: "/", question: null },
};
const delivery = (position: number): Delivery => ({
  ...{ userKey: "ana", sessionId: "one", position, take: { ...take, id: `take ${position}` } },
  ...{ question: "Why?", questionId: "why", words: "Because.", language: "en" },
});

/** A bench on which each measuring ends when the test says so. */
function startBench() {
  const ends: PromiseWithResolvers<string | null>[] = [];
  const did: string[] = [];
  const bench = createBench({
    measure: ({ position }) => {
      did.push(`measure ${position}`);
      const end = Promise.withResolvers<string | null>();
      ends.push(end);
      return end.promise;
    },
    store: async ({ position }, id) => void did.push(`store ${position} ${id}`),
    forget: async ({ id }) => void did.push(`forget ${id}`),
    hold: () => () => {},
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const end = async (index: number, id: string | null) => {
    ends[index]?.resolve(id);
    await settle();
  };
  const fail = async (index: number, error: Error) => {
    ends[index]?.reject(error);
    await settle();
  };
  return { bench, did, end, fail, settle, shown: () => [...bench.statesOf("one")] };
}

it("measures one take after the other, and goes on when the interview's screen has gone", async () => {
  const { bench, did, end, settle, shown } = startBench();
  const told: string[] = [];
  const leave = bench.attend("one", (position, id) => void told.push(`${position} ${id}`));
  bench.measure(delivery(0));
  bench.measure(delivery(1));
  bench.measure(delivery(1));
  await settle();
  expect(did).toEqual(["measure 0"]);
  expect(shown()).toEqual([
    [0, "working"],
    [1, "working"],
  ]);
  await end(0, "a");
  leave();
  await end(1, "b");
  expect(told).toEqual(["0 a"]);
  expect(did).toEqual(["measure 0", "forget take 0", "measure 1", "store 1 b", "forget take 1"]);
  expect(shown()).toEqual([]);
});

it("tries again by itself when the network is back, and on request; what is measured is not measured again", async () => {
  const { bench, did, end, fail, settle, shown } = startBench();
  bench.measure(delivery(0));
  await settle();
  await fail(0, new OfflineError(undefined));
  expect(shown()).toEqual([[0, "failed"]]);
  dispatchEvent(new Event("online"));
  await settle();
  expect(shown()).toEqual([[0, "working"]]);
  await fail(1, new ApiError(500, "no", null, null));
  dispatchEvent(new Event("online"));
  await settle();
  expect(shown()).toEqual([[0, "failed"]]);
  bench.retry("one");
  await settle();
  await end(2, "c");
  expect(did.filter((deed) => deed.startsWith("measure"))).toHaveLength(3);
  expect(did.at(-1)).toBe("forget take 0");
  expect(console.warn).toHaveBeenCalledTimes(2);
  vi.mocked(console.warn).mockClear();
});

it("says of a take in which nothing can be measured that it is so, and forgets it", async () => {
  const { bench, did, end, settle, shown } = startBench();
  bench.measure(delivery(0));
  await settle();
  await end(0, null);
  expect(shown()).toEqual([[0, "refused"]]);
  expect(did).toEqual(["measure 0", "forget take 0"]);
});

it("drops the takes of an interview that was begun again", async () => {
  const { bench, did, end, settle, shown } = startBench();
  bench.measure(delivery(0));
  bench.measure(delivery(1));
  await settle();
  bench.drop("one");
  await end(0, "late");
  expect(shown()).toEqual([]);
  expect(did).toEqual(["measure 0", "forget take 0", "forget take 1"]);
});
