import { describe, expect, it } from "vitest";
import { clockAt, freeze, leftMs, leftSeconds, wind } from "./clock.ts";
import {
  beginRun,
  type Feedback,
  joinedAnswer,
  type Phase,
  type Run,
  type RunEvent,
  reduceRun,
  runFromAnswers,
  type Script,
} from "./model.ts";

const SCRIPT: Script = {
  greeting: "Good morning.",
  transition: ["Let us go on."],
  close: ["Goodbye."],
  questions: [{ question: "Why cabin crew?" }, { question: "A difficult guest?" }],
};
const TOTAL_MS = 1_800_000;
const FEEDBACK: Feedback = { spoken: "Well told.", short: "Well told.", followUp: null };
const FURTHER: Feedback = {
  spoken: "And how did it end?",
  short: "No result yet.",
  followUp: { section: "result", question: "And how did it end?" },
};
const heard: RunEvent = { type: "heard", atMs: 1000 };
const submitted = (answer = "I like people.", atMs = 61_000): RunEvent => ({
  type: "submitted",
  answer,
  mode: "text",
  atMs,
});
const judged = (feedback: Feedback | null = FEEDBACK): RunEvent => ({
  type: "judged",
  feedback,
  atMs: 62_000,
});
const after = (...events: RunEvent[]): Run =>
  events.reduce((run, event) => reduceRun(run, event, SCRIPT), beginRun(SCRIPT, TOTAL_MS, 0));

/** Each phase as it is come to. */
const AT: Record<Phase, RunEvent[]> = {
  asking: [],
  answering: [heard],
  judging: [heard, submitted()],
  reacting: [heard, submitted(), judged()],
  over: [{ type: "ticked", draft: null, atMs: TOTAL_MS }],
};

describe("an interview", () => {
  it.each<[Phase, string, RunEvent, Phase]>([
    ["asking", "the intro was heard", heard, "answering"],
    ["asking", "nothing can be submitted yet", submitted(), "asking"],
    ["answering", "an answer is judged", submitted(), "judging"],
    ["answering", "an empty answer is none", submitted("  \n"), "answering"],
    ["answering", "late feedback changes nothing", judged(), "answering"],
    ["answering", "nothing was asked further", { type: "passed", atMs: 1 }, "answering"],
    ["judging", "a second press changes nothing", submitted("Again"), "judging"],
    ["judging", "feedback is said", judged(), "reacting"],
    ["judging", "without feedback the next question comes", judged(null), "asking"],
    ["judging", "what the answer lacks is asked", judged(FURTHER), "asking"],
    ["reacting", "the next question comes", heard, "asking"],
    ["over", "nothing happens any more", heard, "over"],
    ["over", "nothing is submitted any more", submitted(), "over"],
    ...(["asking", "answering", "judging", "reacting"] as const).map(
      (phase): [Phase, string, RunEvent, Phase] => [
        phase,
        "ends at zero",
        { type: "ticked", draft: null, atMs: TOTAL_MS },
        "over",
      ],
    ),
  ])("%s: %s", (phase, _, event, next) => {
    const before = after(...AT[phase]);
    expect(before.phase).toBe(phase);
    expect(reduceRun(before, event, SCRIPT).phase).toBe(next);
  });

  it("opens with greeting and first question, and leads over to the second", () => {
    expect(after().line).toEqual({ text: "Good morning. Why cabin crew?", speed: 0.95 });
    const next = after(heard, submitted(), judged(), heard);
    expect(next.line).toEqual({ text: "Let us go on. A difficult guest?", speed: 0.95 });
    expect(after(heard, submitted(), judged()).line).toEqual({ text: "Well told.", speed: 0.9 });
  });

  it("ends after the last feedback, with its clock standing", () => {
    const first = [heard, submitted(), judged(), heard];
    const run = after(...first, heard, submitted("He was tired.", 91_000), judged(), heard);
    expect(run).toMatchObject({ phase: "over", ending: "all-answered", position: 1 });
    expect(leftMs(run.clock, 900_000)).toBe(TOTAL_MS - 1000);
    expect(run.given[0]).toMatchObject({ seconds: 61, feedback: { spoken: "Well told." } });
    expect(run.said).toEqual(["Well told.", "Well told."]);
  });

  it("asks further once, and joins what is said to it", () => {
    const asked = after(heard, submitted(), judged(FURTHER));
    expect(asked).toMatchObject({ phase: "asking", position: 0, line: { speed: 0.9 } });
    expect(asked.given[0]?.followUp).toMatchObject({ section: "result", answer: "" });
    const twice = [heard, submitted("They smiled.", 80_000), judged(FURTHER)].reduce(
      (run, event) => reduceRun(run, event, SCRIPT),
      asked,
    );
    expect(twice).toMatchObject({ phase: "reacting", position: 0 });
    expect(twice.given[0] && joinedAnswer(twice.given[0])).toBe("I like people.\nThey smiled.");
    const nothing = [heard, { type: "passed", atMs: 2 } as const].reduce(
      (run: Run, event) => reduceRun(run, event, SCRIPT),
      asked,
    );
    expect(nothing).toMatchObject({ phase: "asking", position: 1, followUp: null });
    expect(nothing.given[0] && joinedAnswer(nothing.given[0])).toBe("I like people.");
  });

  it("keeps what was being written when the time runs out, unless it was submitted", () => {
    const draft = { answer: "I would", mode: "text" } as const;
    const zero: RunEvent = { type: "ticked", draft, atMs: TOTAL_MS };
    expect(after(heard, zero).given[0]?.answer).toBe("I would");
    expect(after(heard, submitted(), zero).given[0]?.answer).toBe("I like people.");
    expect(after(heard, { ...zero, atMs: TOTAL_MS - 1 }).phase).toBe("answering");
  });

  it("notes a change of emotion, and no repetition", () => {
    const felt = (primary: "calm" | "nervous", atMs: number): RunEvent => ({
      type: "felt",
      primary,
      intensity: "low",
      atMs,
    });
    const run = after(heard, felt("calm", 2000), felt("calm", 3000), felt("nervous", 5000));
    expect(run.emotions.map(({ at, primary }) => [at, primary])).toEqual([
      [2, "calm"],
      [5, "nervous"],
    ]);
    expect(after(heard, felt("calm", 2000), submitted()).given[0]?.emotions).toHaveLength(1);
  });

  it("takes the measures of an earlier answer, even after its end", () => {
    const run = after(heard, submitted(), { type: "ticked", draft: null, atMs: TOTAL_MS });
    const measured: RunEvent = { type: "measured", position: 0, deliverySessionId: "d" };
    expect(reduceRun(run, measured, SCRIPT).given[0]?.deliverySessionId).toBe("d");
  });

  it("is taken up at the first open question, its clock standing until it goes on", () => {
    const given = after(heard, submitted()).given;
    const left = runFromAnswers(SCRIPT, given, 600_000);
    expect(left).toMatchObject({ phase: "asking", position: 1 });
    expect(leftMs(left.clock, 5_000_000)).toBe(600_000);
    const going = reduceRun(left, { type: "went-on", atMs: 5_000_000 }, SCRIPT);
    expect(leftMs(going.clock, 5_010_000)).toBe(590_000);
    expect(runFromAnswers(SCRIPT, given, 0)).toMatchObject({ phase: "over", ending: "time-up" });
  });
});

describe("the clock", () => {
  it("counts a begun second, never below zero", () => {
    const clock = clockAt(3000, 10_000);
    expect([10_000, 10_001, 12_999, 13_000, 99_000].map((at) => leftSeconds(clock, at))).toEqual([
      3, 3, 1, 0, 0,
    ]);
  });

  it("stands when it is frozen, and runs on from there", () => {
    const standing = freeze(clockAt(3000, 0), 1000);
    expect(leftMs(standing, 90_000)).toBe(2000);
    expect(leftMs(wind(standing, 50_000), 50_500)).toBe(1500);
    const running = clockAt(3000, 0);
    expect(wind(running, 2000)).toBe(running);
  });
});
