import type { ChatInput } from "coach/chat/thread";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Entry } from "../../http/log.ts";
import { systemRandom } from "../../random.ts";
import type { Coach } from "../coach.ts";
import { createBreaker } from "./breaker.ts";
import { createModelClient } from "./client.ts";
import { fakeRules } from "./fake-rules.ts";
import {
  breaksOff,
  drips,
  endsEarly,
  fails,
  type MisbehavingService,
  resets,
  says,
  startMisbehavingService,
  staysSilent,
} from "./misbehaving-service.ts";
import { createModelCoach } from "./model-coach.ts";

const TEXT =
  "It is the crew's fold-up seat. It stands beside a door or exit.\n\nShall I ask you about it?";
const GOOD = { kind: "fact", sources: [1], text: TEXT, suggestions: ["Ask me"] };
const INPUT: ChatInput = {
  message: "What is a jumpseat?",
  before: [
    { role: "user", text: "Hello" },
    { role: "assistant", text: "Good morning, Anamaria." },
  ],
  state: 4,
  person: {
    name: "Anamaria",
    targetAirline: "KLM",
    targetRegion: null,
    interviewDate: "2026-12-01",
    answers: [
      {
        id: "1",
        question: "Why us?",
        category: null,
        kind: "motivation",
        answer: { situation: "s", task: "t", action: "a", result: "r" },
        score: 61,
        sections: { situation: 50, task: 60, action: 70, result: 64 },
        improvements: ["Say what you bring."],
        createdAt: "2026-11-20T10:00:00.000Z",
      },
    ],
    stories: [{ title: "The ferry", competencies: ["empathy"] }],
    documents: [
      {
        name: "cv.pdf",
        text: "Anamaria Reis, ana@example.org, +351 912 345 678. Receptionist, Hotel Lindner",
      },
    ],
  },
  language: "en",
  today: "2026-11-22",
  random: () => 0,
};
const RULED = "en: you said What is a jumpseat?";

let service: MisbehavingService;
beforeAll(async () => {
  service = await startMisbehavingService();
});
afterAll(() => service.stop());

let log: Entry[];
let heard: string[];
let coach: Coach;
/** A busy machine must not look like a slow service; one that is slow on purpose is waited for in earnest. */
const PATIENT = { pauseMs: 1, longestWaitMs: 100 };
const SHORT = { ...PATIENT, totalMs: 1200, firstWordMs: 400 };
const start = (fallback: Coach = fakeRules, limits: Partial<typeof SHORT> = PATIENT) => {
  log = [];
  heard = [];
  service.asked.length = 0;
  const clock = () => new Date(0);
  coach = createModelCoach({
    client: createModelClient({ baseUrl: service.baseUrl, apiKey: null, model: "m" }),
    fallback,
    openSources: async () => ({
      find: () => [
        {
          citation: { id: "terminology/girt-bar", title: "Girt bar", source: null },
          text: "A bar.",
        },
      ],
      textOf: () => "The crew's seat, beside a door or exit.",
    }),
    clock,
    random: systemRandom,
    breaker: createBreaker(clock),
    budget: { take: async () => true },
    log: { write: (entry) => log.push(entry), flush: () => {} },
    limits,
  });
};
beforeEach(() => start());
const reply = (input: Partial<ChatInput> = {}, signal?: AbortSignal) =>
  coach.reply(
    { ...INPUT, ...input },
    { personId: "ana", onText: (piece) => heard.push(piece), ...(signal && { signal }) },
  );

describe("a streamed reply", () => {
  test("is heard sentence by sentence, and the pieces make up the text", async () => {
    service.behave(says(GOOD));
    expect(await reply()).toEqual({
      text: TEXT,
      citations: [{ id: "terminology/jumpseat", title: "Jumpseat", source: null }],
      suggestions: ["Ask me"],
      state: null,
      source: "model",
    });
    expect(heard).toEqual([
      "It is the crew's fold-up seat.",
      " It stands beside a door or exit.",
      "\n\nShall I ask you about it?",
    ]);
  });

  test.each([
    ["breaks off", breaksOff(GOOD, 90), "connection"],
    ["ends in the middle", endsEarly(GOOD, 90), "schema"],
  ])(
    "that %s after a sentence is replaced by the rules' whole reply, without a second try",
    async (_, behaviour, outcome) => {
      service.behave(behaviour, says(GOOD));
      expect(await reply()).toMatchObject({ text: RULED, source: "built-in", state: 5 });
      expect(heard).toEqual(["It is the crew's fold-up seat."]);
      expect(log.at(-1)).toMatchObject({ task: "chat", outcome, attempts: 1 });
    },
  );

  test("that breaks off before its first sentence is tried again", async () => {
    service.behave(breaksOff(GOOD, 50), says(GOOD));
    expect(await reply()).toMatchObject({ text: TEXT, source: "model" });
    expect(heard.join("")).toBe(TEXT);
  });

  test("is not heard at all where its sources do not stand", async () => {
    service.behave(says({ ...GOOD, sources: [7] }));
    expect(await reply()).toMatchObject({ text: RULED, source: "built-in" });
    expect(heard).toEqual([RULED]);
    expect(log.at(-1)).toMatchObject({ outcome: "ungrounded", attempts: 1 });
  });

  test("stops before the sentence that invents", async () => {
    const text = "It is the crew's seat. It costs 4500 euros. It folds up.";
    service.behave(says({ ...GOOD, text }));
    expect(await reply()).toMatchObject({ text: RULED, source: "built-in" });
    expect(heard.join("")).not.toContain("4500");
  });

  test("whose text comes first is heard when all of it has been checked", async () => {
    const { kind, sources, text, suggestions } = GOOD;
    service.behave(says({ text, kind, sources, suggestions }));
    expect(await reply()).toMatchObject({ source: "model" });
    expect(heard).toEqual([TEXT]);
  });

  test.each([
    ["silent", staysSilent],
    ["dripping", drips],
    ["failing", fails(503)],
    ["resetting", resets],
    ["babbling", says("I would rather talk about the weather.")],
  ])("of a %s service is the rules', in time", async (_, behaviour) => {
    start(fakeRules, SHORT);
    service.behave(behaviour);
    const startedAt = performance.now();
    expect(await reply()).toMatchObject({ text: RULED, source: "built-in" });
    expect(performance.now() - startedAt).toBeLessThan(SHORT.totalMs + 600);
    expect(heard).toEqual([RULED]);
  });

  test("ends at once when the person leaves", async () => {
    service.behave(staysSilent);
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 20);
    expect(await reply({}, leaving.signal)).toMatchObject({ text: RULED, source: "built-in" });
    expect(heard).toEqual([]);
    expect(log.at(-1)).toMatchObject({ outcome: "ended" });
  });
});

describe("what leaves the server", () => {
  const sent = async () => {
    service.behave(says(GOOD));
    await reply();
    return JSON.stringify(service.asked[0]?.body);
  };

  test("is the conversation, the sources and the goal; no name, no answers, no CV", async () => {
    const body = await sent();
    expect(body).toContain("What is a jumpseat?");
    expect(body).toContain("KLM");
    expect(body).toContain("A bar.");
    expect(body).not.toMatch(/Anamaria|Lindner|The ferry|Say what you bring/);
  });

  test("holds the person's record where the rules' reply draws on it", async () => {
    start({
      ...fakeRules,
      reply: async (...said) => ({
        ...(await fakeRules.reply(...said)),
        citations: [{ id: "person/answers", title: "Your answers", source: null }],
      }),
    });
    const body = await sent();
    expect(body).toMatch(/Lindner/);
    expect(body).toMatch(/The ferry/);
    expect(body).toMatch(/Say what you bring/);
    expect(body).not.toMatch(/Anamaria|example\.org|345 678/);
  });

  test("is no name, and the reply has it nevertheless", async () => {
    const text = "Good to see you, {name}. It is the crew's fold-up seat.";
    service.behave(says({ ...GOOD, text }));
    expect(await reply()).toMatchObject({
      text: "Good to see you, Anamaria. It is the crew's fold-up seat.",
      source: "model",
    });
    expect(heard[0]).toBe("Good to see you, Anamaria.");
    expect(JSON.stringify(service.asked[0]?.body)).toContain("Good morning, {name}.");
  });
});
