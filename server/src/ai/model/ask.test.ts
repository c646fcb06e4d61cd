import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Entry } from "../../http/log.ts";
import { type Ask, CALL_LIMITS, createAsk } from "./ask.ts";
import { createBreaker } from "./breaker.ts";
import { createBudget } from "./budget.ts";
import { CallFault } from "./call-fault.ts";
import { createModelClient } from "./client.ts";
import {
  breaksOff,
  drips,
  endsEarly,
  fails,
  hasNoChoices,
  isAWebPage,
  type MisbehavingService,
  refuses,
  resets,
  says,
  startMisbehavingService,
  staysSilent,
} from "./misbehaving-service.ts";

/** A busy machine must not look like a slow service. */
const LIMITS = { ...CALL_LIMITS, pauseMs: 1, longestWaitMs: 100 };
/** For services that are slow on purpose: they are waited for in earnest. */
const SHORT = { ...LIMITS, totalMs: 1200, firstWordMs: 400 };
const MARGIN_MS = 600;
const PERSON = "0b7d8f0e-51c8-4b3c-9a06-5a2b6f2f0d11";
const output = { name: "weather", schema: z.object({ sky: z.enum(["blue", "grey"]) }) };
const GOOD = { sky: "blue" };

let service: MisbehavingService;
beforeAll(async () => {
  service = await startMisbehavingService();
});
afterAll(() => service.stop());

let log: Entry[];
let now: number;
let ask: Ask;
const start = (budget = 1000, limits = LIMITS) => {
  log = [];
  now = 0;
  service.asked.length = 0;
  const clock = () => new Date(now);
  ask = createAsk({
    client: createModelClient({ baseUrl: service.baseUrl, apiKey: "sk-secret", model: "m" }),
    clock,
    breaker: createBreaker(clock),
    budget: createBudget(budget, null),
    log: { write: (entry) => log.push(entry), flush: () => {} },
    limits,
  });
};
beforeEach(() => start());

type Extra = Partial<Parameters<Ask>[0]>;
const call = (extra: Extra = {}) =>
  ask({
    task: "emotion",
    system: "Tell the weather.",
    user: "Secret words of Ana",
    output,
    read: ({ sky }: z.infer<typeof output.schema>) => sky,
    personId: PERSON,
    ...(extra as object),
  });
const lastCall = () => log.findLast(({ event }) => event === "model-call");

describe("one call", () => {
  test.each([
    ["a good answer", [says(GOOD)], "blue", "ok", 1],
    ["an answer in a code fence", [says('Here:\n```json\n{"sky":"blue"}\n```')], "blue", "ok", 1],
    ["thoughts first", [says('<think>{"sky":"grey"}?</think>{"sky":"blue"}')], "blue", "ok", 1],
    ["silence, then an answer", [staysSilent, says(GOOD)], "blue", "ok", 2],
    ["silence twice", [staysSilent], null, "timeout", 2],
    ["a slow drip", [drips], null, "timeout", 1],
    ["500, then an answer", [fails(500), says(GOOD)], "blue", "ok", 2],
    ["503 twice", [fails(503)], null, "status", 2],
    ["429 for a moment", [fails(429, { "Retry-After": "0.05" }), says(GOOD)], "blue", "ok", 2],
    ["429 for a minute", [fails(429, { "Retry-After": "60" })], null, "status", 1],
    ["429 for who knows how long", [fails(429)], null, "status", 1],
    ["a wrong key", [fails(401)], null, "status", 1],
    ["no such model", [fails(404)], null, "status", 1],
    ["a reset connection, then an answer", [resets, says(GOOD)], "blue", "ok", 2],
    ["a reset connection twice", [resets], null, "connection", 2],
    ["half a JSON, then a whole one", [endsEarly(GOOD, 8), says(GOOD)], "blue", "ok", 2],
    ["half a JSON twice", [endsEarly(GOOD, 8)], null, "schema", 2],
    ["a connection lost midway, twice", [breaksOff(GOOD, 8)], null, "connection", 2],
    ["another shape, then the right one", [says({ sky: 7 }), says(GOOD)], "blue", "ok", 2],
    ["another shape twice", [says({ weather: "blue" })], null, "schema", 2],
    ["a polite sentence", [says("I am sorry, I cannot do that.")], null, "schema", 2],
    ["a refusal", [refuses], null, "refused", 1],
    ["no choices", [hasNoChoices], null, "schema", 2],
    ["a web page", [isAWebPage], null, "schema", 2],
    ["an endless babble", [says("{".repeat(50_000))], null, "schema", 2],
  ] as const)("%s", async (_, behaviours, result, outcome, attempts) => {
    if (behaviours.some((each) => each === staysSilent || each === drips)) start(1000, SHORT);
    service.behave(...behaviours);
    const startedAt = performance.now();
    expect(await call()).toBe(result);
    expect(performance.now() - startedAt).toBeLessThan(SHORT.totalMs + MARGIN_MS);
    expect(lastCall()).toMatchObject({ task: "emotion", outcome, attempts });
  });

  test("is noted in one line that holds no word, key or name", async () => {
    service.behave(fails(500));
    await call();
    expect(log).toEqual([
      {
        event: "model-call",
        task: "emotion",
        milliseconds: 0,
        outcome: "status",
        attempts: 2,
        status: 500,
      },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/secret|Ana|weather/i);
  });

  test("that cannot be believed is not tried again, and says nothing against the service", async () => {
    service.behave(says(GOOD));
    const read = () => {
      throw new CallFault("ungrounded");
    };
    for (let times = 0; times < 6; times += 1) expect(await call({ read })).toBeNull();
    expect(service.asked).toHaveLength(6);
    expect(lastCall()).toMatchObject({ outcome: "ungrounded", attempts: 1 });
  });

  test("in which we make a mistake is logged as one, without its message", async () => {
    service.behave(says(GOOD));
    const read = () => {
      throw new Error("Secret words of Ana");
    };
    expect(await call({ read })).toBeNull();
    expect(log.map(({ event }) => event)).toEqual(["model-call", "fault"]);
    expect(JSON.stringify(log)).not.toContain("Ana");
  });

  test("ends when whoever waits has gone, at once and without a second try", async () => {
    service.behave(staysSilent);
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 30);
    const startedAt = performance.now();
    expect(await call({ signal: leaving.signal })).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(LIMITS.firstWordMs);
    expect(lastCall()).toMatchObject({ outcome: "ended", attempts: 1 });
    expect(await call({ signal: leaving.signal })).toBeNull();
    expect(service.asked).toHaveLength(1);
  });

  test("for nobody is not made", async () => {
    expect(await call({ personId: undefined })).toBeNull();
    expect(service.asked).toEqual([]);
    expect(log).toEqual([]);
  });
});

describe("many calls", () => {
  test("a service that is down for an hour is looked for a few times, and everybody else is answered at once", async () => {
    service.behave(resets);
    let longestAtOnce = 0;
    // One call every ten seconds.
    for (let call10s = 0; call10s < 360; call10s += 1) {
      now = call10s * 10_000;
      const attemptsBefore = service.asked.length;
      const startedAt = performance.now();
      expect(await call()).toBeNull();
      if (service.asked.length === attemptsBefore)
        longestAtOnce = Math.max(longestAtOnce, performance.now() - startedAt);
    }
    // Four calls of two attempts open it; then after 30 s, 1, 2, 4, 8 and every 10 minutes.
    expect(service.asked.length).toBeLessThanOrEqual(8 + 9);
    expect(log.filter(({ outcome }) => outcome === "open").length).toBeGreaterThan(340);
    expect(longestAtOnce).toBeLessThan(250);
    service.behave(says(GOOD));
    now += 600_000;
    expect(await call()).toBe("blue");
    expect(await call()).toBe("blue");
  });

  test("only so many run at once; one more is answered by the rules", async () => {
    service.behave(async (answer, asked) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await says(GOOD)(answer, asked);
    });
    const results = await Promise.all(Array.from({ length: 10 }, () => call()));
    expect(results.filter((result) => result === "blue")).toHaveLength(LIMITS.mostAtOnce);
    expect(log.filter(({ outcome }) => outcome === "busy")).toHaveLength(2);
    expect(await call()).toBe("blue");
  });

  test("what was waited before it is time that it no longer has", async () => {
    start(1000, SHORT);
    service.behave(staysSilent);
    now = SHORT.totalMs - 300;
    const from = performance.now();
    expect(await call({ begunAt: 0 })).toBeNull();
    expect(performance.now() - from).toBeLessThan(300 + MARGIN_MS);
    expect(lastCall()).toMatchObject({ outcome: "timeout" });
    now = SHORT.totalMs;
    expect(await call({ begunAt: 0 })).toBeNull();
    expect(lastCall()).toMatchObject({ outcome: "busy", attempts: 0 });
  });

  test("each person has a budget of their own", async () => {
    start(2);
    service.behave(says(GOOD));
    expect([await call(), await call(), await call()]).toEqual(["blue", "blue", null]);
    expect(lastCall()).toMatchObject({ outcome: "budget", attempts: 0 });
    expect(await call({ personId: "another" })).toBe("blue");
    expect(service.asked).toHaveLength(3);
  });
});
