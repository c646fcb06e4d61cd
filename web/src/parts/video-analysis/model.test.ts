import { describe, expect, test } from "vitest";
import { ApiError, OfflineError } from "../../lib/api-error.ts";
import { type AnalysisEvent, type AnalysisState, reduceAnalysis, shareOf } from "./model.ts";

const IDLE: AnalysisState = { what: "idle" };
const after = (...events: AnalysisEvent[]) => events.reduce(reduceAnalysis, IDLE);
const answered = (status: number, detail: string, retryAfter: number | null = null) =>
  new ApiError(status, detail, { title: "", status, detail }, retryAfter);

describe("an analysis under way", () => {
  test("grows from the first byte to the last stage, never backwards", () => {
    const steps: AnalysisEvent[] = [
      { type: "sent", share: 0 },
      { type: "sent", share: 0.6 },
      { type: "sent", share: 1 },
      { type: "progressed", progress: { stage: "waiting", share: 0, ahead: 2 } },
      { type: "progressed", progress: { stage: "face", share: 0.4 } },
      { type: "progressed", progress: { stage: "reading", share: 0.1 } },
      { type: "progressed", progress: { stage: "scoring", share: 0.95 } },
    ];
    const shares = steps.map((_, index) => shareOf(after(...steps.slice(0, index + 1))) ?? -1);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(after(...steps.slice(0, 4))).toEqual({
      what: "working",
      stage: "waiting",
      share: 0,
      ahead: 2,
    });
    expect(after(...steps.slice(0, 6))).toMatchObject({ stage: "face" });
  });

  test("that was stopped takes no late news", () => {
    const late: AnalysisEvent = { type: "progressed", progress: { stage: "face", share: 0.4 } };
    expect(after({ type: "sent", share: 1 }, { type: "left" }, late)).toEqual(IDLE);
    expect(shareOf(IDLE)).toBeNull();
  });

  test.each([
    ["no connection", new OfflineError(undefined), "offline", null, null],
    ["a full queue", answered(503, "Busy", 20), "busy", null, 20],
    ["too many in a row", answered(429, "Slow down", 60), "busy", null, 60],
    ["no decoder", answered(501, "No decoder here"), "noDecoder", "No decoder here", null],
    [
      "a file without a picture",
      answered(422, "No video track"),
      "refused",
      "No video track",
      null,
    ],
    ["a file that is too large", answered(413, "Too large"), "tooLarge", null, null],
    ["a fault of the server", answered(500, "Oops"), "failed", null, null],
    ["anything else", new TypeError("x"), "failed", null, null],
  ])("ends with %s as what it is", (_, error, fault, detail, waitSeconds) => {
    expect(after({ type: "sent", share: 1 }, { type: "failed", error })).toEqual({
      what: "failed",
      fault,
      detail,
      waitSeconds,
    });
  });
});
