import { RUBRIC } from "content/rubric/rubric";
import type { InterviewType } from "contract/coaching";
import { RUBRIC_DIMENSIONS, type RubricDimension } from "contract/rubric";
import { describe, expect, test } from "vitest";
import { overallOf, reportOf, type ScoredInPlace } from "./report.ts";

type Scores = Partial<Record<RubricDimension, number>>;
type Quotes = Partial<Record<RubricDimension, string[]>>;

function answer(
  position: number,
  scores: Scores,
  more: { quotes?: Quotes; overallScore?: number | null; type?: InterviewType } = {},
): ScoredInPlace {
  const { quotes = {}, overallScore = null, type = "behavioral" } = more;
  const rubric = RUBRIC_DIMENSIONS.map((dimension) => ({
    ...{ dimension, score: scores[dimension] ?? null, anchor: null },
    quotes: quotes[dimension] ?? [],
  }));
  return { position, type, overallScore, rubric };
}

const dimensionOf = (report: ReturnType<typeof reportOf>, id: RubricDimension) =>
  report?.dimensions.find(({ dimension }) => dimension === id);

describe("the report of a session", () => {
  test("is none before anything was answered", () => {
    expect(reportOf([], [[answer(0, { overall: 8 })]])).toBeNull();
  });

  test.each<[Scores[], number | null, number]>([
    [[{ communication: 7 }], 7, 1],
    [[{ communication: 7 }, { communication: 8 }, { communication: 8 }], 7.7, 3],
    [[{ communication: 4 }, {}], 4, 1],
    [[{}, {}], null, 0],
  ])("of %j has the mean %s of %i answers", (scores, score, answers) => {
    const report = reportOf(
      scores.map((given, position) => answer(position, given)),
      [],
    );
    expect(dimensionOf(report, "communication")).toMatchObject({ score, answers, earlier: null });
  });

  test("names the behaviour of the rounded mean, on the scale that was asked on most", () => {
    const scores = [8, 9].map((overall, position) =>
      answer(position, { overall }, { type: "technical" }),
    );
    const report = reportOf([answer(2, { overall: 8 }), ...scores], []);
    expect(dimensionOf(report, "overall")?.anchor).toBe(RUBRIC.scales.technical.overall["7-8"]);
  });

  test("quotes the longest words of the answer that showed it best", () => {
    const report = reportOf(
      [
        answer(
          0,
          { customerService: 6 },
          { quotes: { customerService: ["the longest words of all of them"] } },
        ),
        answer(
          3,
          { customerService: 9 },
          { quotes: { customerService: ["I sat", "I sat down with her"] } },
        ),
        answer(4, { customerService: 10 }),
      ],
      [],
    );
    expect(dimensionOf(report, "customerService")?.best).toEqual({
      ...{ position: 3, quote: "I sat down with her" },
    });
  });

  test("holds up no words that show what is missing", () => {
    const quotes = { safetyAwareness: ["I left him there"] };
    const report = reportOf([answer(0, { safetyAwareness: 4 }, { quotes })], []);
    expect(dimensionOf(report, "safetyAwareness")).toMatchObject({ score: 4, best: null });
  });

  test("counts each earlier session once, however many questions it had", () => {
    const earlier = [
      [answer(0, { overall: 4 }, { overallScore: 40 })],
      [6, 8, 10].map((overall, at) => answer(at, { overall }, { overallScore: overall * 10 })),
      [answer(0, {})],
    ];
    const report = reportOf([answer(0, { overall: 9 })], earlier);
    expect(report).toMatchObject({ earlierSessions: 3, earlierOverallScore: 60 });
    expect(dimensionOf(report, "overall")?.earlier).toBe(6);
    expect(dimensionOf(report, "problemSolving")?.earlier).toBeNull();
  });

  test("an overall score is the mean of what could be scored", () => {
    expect(overallOf([{ overallScore: 50 }, { overallScore: null }, { overallScore: 75 }])).toBe(
      63,
    );
    expect(overallOf([{ overallScore: null }])).toBeNull();
  });
});
