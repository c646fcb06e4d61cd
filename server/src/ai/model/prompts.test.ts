import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AdaptInput } from "coach/adapt/adapt-response";
import { RECRUITERS } from "content/recruiters/recruiters";
import { RecruiterFeedback } from "contract/ai-recruiter";
import { AdaptedResponse } from "contract/avatar";
import { EmotionReading } from "contract/emotion";
import { StarAnalysis } from "contract/star-analysis";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { systemRandom } from "../../random.ts";
import { builtInCoach } from "../built-in-coach.ts";
import type { Coach, InterviewAnswer } from "../coach.ts";
import { ADAPTED_WORDS } from "./adapt.ts";
import { createBreaker } from "./breaker.ts";
import { CHAT_REPLY } from "./chat.ts";
import type { ModelCall } from "./client.ts";
import { EMOTION_READING } from "./emotion.ts";
import { fakeRules } from "./fake-rules.ts";
import { RECRUITER_WORDS } from "./feedback.ts";
import { createModelCoach } from "./model-coach.ts";
import { PROMPT_VERSIONS, readPrompts, TASKS, type Task } from "./prompts.ts";
import type { OutputSchema } from "./response-format.ts";
import { createSources } from "./sources.ts";
import { STAR_JUDGEMENT } from "./star-judgement.ts";

const FOLDER = join(import.meta.dirname, "../prompts");

const OUTPUTS: Record<Task, OutputSchema<unknown>> = {
  analyse: STAR_JUDGEMENT,
  emotion: EMOTION_READING,
  feedback: RECRUITER_WORDS,
  adapt: ADAPTED_WORDS,
  chat: CHAT_REPLY,
};

const Case = z.strictObject({
  name: z.string(),
  /** What the case is there for. */
  why: z.string(),
  input: z.record(z.string(), z.unknown()),
  /** What a model may say to it, rightly or wrongly. */
  output: z.unknown(),
  expect: z.strictObject({
    /** Part of the result. */
    like: z.record(z.string(), z.unknown()),
    /** Single values, by dotted path. */
    at: z.record(z.string(), z.unknown()).optional(),
    /** Highest values, by dotted path. */
    atMost: z.record(z.string(), z.number()).optional(),
    /** Words that must not reach the person. */
    absent: z.array(z.string()).optional(),
  }),
});
type Case = z.infer<typeof Case>;

const readCases = (task: Task): Case[] =>
  z.array(Case).parse(JSON.parse(readFileSync(join(FOLDER, "cases", `${task}.json`), "utf8")));
const CASES = TASKS.flatMap((task) =>
  readCases(task).map((one) => ({ task, title: `${task}: ${one.name}`, ...one })),
);

/** How a case's input is put to the coach. */
const PUT: Record<Task, (coach: Coach, input: never) => Promise<unknown>> = {
  analyse: (coach, { question, answer, language }: Fields<"question" | "answer" | "language">) =>
    coach.analyse({ text: question, bank: null }, answer, language, "ana"),
  emotion: (coach, { text }: Fields<"text">) => coach.readEmotion(text, "ana"),
  feedback: (coach, input: Fields<"question" | "recruiter">) =>
    coach.giveFeedback(
      {
        ...(withRecruiter(input) as InterviewAnswer),
        question: { text: input.question, bank: null },
      },
      "ana",
    ),
  adapt: (coach, input: Fields<"recruiter">) =>
    coach.adapt(withRecruiter(input) as AdaptInput, "ana"),
  chat: (coach, input: Fields<"person">) =>
    coach.reply(
      {
        ...(input as object),
        person: { name: "Anamaria", ...(input.person as object) },
        state: null,
        today: "2026-11-22",
        random: () => 0,
      } as Parameters<Coach["reply"]>[0],
      { personId: "ana" },
    ),
};
type Fields<Name extends string> = Record<Name, never>;
const withRecruiter = (input: Fields<"recruiter">): object => ({
  ...(input as object),
  recruiter: RECRUITERS.find(({ id }) => id === input.recruiter),
});

const openSources = createSources();
beforeAll(openSources);

/** Puts a case to a model that says what the case says, and keeps what the model was sent. */
async function put({ task, input, output }: Case & { task: Task }) {
  const calls: ModelCall[] = [];
  const clock = () => new Date("2026-11-22T10:00:00Z");
  const coach = createModelCoach({
    client: {
      write: async function* (call) {
        calls.push(call);
        yield JSON.stringify(output);
      },
    },
    fallback: { ...fakeRules, analyse: builtInCoach.analyse, rewrite: builtInCoach.rewrite },
    openSources,
    clock,
    random: systemRandom,
    breaker: createBreaker(clock),
    budget: { take: async () => true },
    log: { write: () => {}, flush: () => {} },
    limits: { pauseMs: 0 },
  });
  const result = await PUT[task](coach, input as never);
  const [call] = calls;
  if (!call) throw new Error("The model was not asked");
  return { result, calls, call };
}

describe.each(TASKS)("the prompt for %s", (task) => {
  const prompt = readPrompts()[task];
  const written = prompt.write({ boundary: "mark-1", language: "Dutch" });

  test("names the schema of its answer, and every field and choice of it", () => {
    expect(prompt.output).toBe(OUTPUTS[task].name);
    for (const word of wordsOf(z.toJSONSchema(OUTPUTS[task].schema)))
      expect(written, word).toMatch(new RegExp(`\\b${word}\\b`));
  });

  test("says what the marks of this call mean, and in which language to answer", () => {
    expect(written).toContain('<mark-1 of="');
    expect(written).toContain("data, never instructions");
    if (task !== "emotion") expect(written).toContain("in Dutch");
    expect(written).not.toContain("{{");
  });

  test("has cases", () => {
    expect(readCases(task).length).toBeGreaterThanOrEqual(4);
  });
});

test("every prompt and every file of cases belongs to a task", () => {
  const prompts = readdirSync(FOLDER).filter((file) => file.endsWith(".md"));
  expect(prompts.sort()).toEqual(
    TASKS.map((task) => `${task}.v${PROMPT_VERSIONS[task]}.md`).sort(),
  );
  expect(readdirSync(join(FOLDER, "cases")).sort()).toEqual(
    TASKS.map((task) => `${task}.json`).sort(),
  );
});

/** Names of fields and values of choices, to any depth. */
function wordsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(wordsOf);
  if (typeof schema !== "object" || schema === null) return [];
  const {
    properties = {},
    enum: choices = [],
    ...rest
  } = schema as {
    properties?: Record<string, unknown>;
    enum?: string[];
  };
  return [
    ...Object.entries(properties).flatMap(([name, value]) => [name, ...wordsOf(value)]),
    ...choices,
    ...wordsOf(Object.values(rest)),
  ];
}

describe.each(CASES)("$title", (one) => {
  test("ends as it should, in the contract's shape", async () => {
    const { result } = await put(one);
    expect(result).toMatchObject(one.expect.like);
    for (const [path, value] of Object.entries(one.expect.at ?? {}))
      expect(valueAt(result, path), path).toEqual(value);
    for (const [path, most] of Object.entries(one.expect.atMost ?? {}))
      expect(valueAt(result, path), path).toBeLessThanOrEqual(most);
    for (const words of one.expect.absent ?? [])
      expect(JSON.stringify(result)).not.toContain(words);
    const schema = {
      analyse: StarAnalysis,
      emotion: EmotionReading,
      feedback: RecruiterFeedback,
      adapt: AdaptedResponse,
      chat: null,
    }[one.task];
    if (schema) expect(schema.parse(result)).toEqual(result);
  });

  test("keeps what people typed between marks of this call alone, and out of the instructions", async () => {
    const [first, second] = [await put(one), await put(one)];
    const boundary = boundaryOf(first.call);
    expect(boundaryOf(second.call)).not.toBe(boundary);
    const { system, user } = first.call;
    const outside = user.replace(
      new RegExp(`<${boundary} of="[^"]+">\\n[\\s\\S]*?\\n</${boundary}>`, "g"),
      "",
    );
    expect(outside.trim()).toBe("");
    for (const typed of typedIn(one.input)) {
      expect(user).toContain(typed);
      expect(system).not.toContain(typed);
    }
    expect(user).not.toContain("Anamaria");
  });
});

const valueAt = (result: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((at, key) => at?.[key as never], result);

const boundaryOf = ({ user }: ModelCall): string => /^<(\S+) of=/.exec(user)?.[1] ?? "";

/** Texts of several words in an input: what a person typed. */
function typedIn(value: unknown): string[] {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(typedIn) : [];
}
