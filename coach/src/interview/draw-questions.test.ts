import type { InterviewType } from "contract/coaching";
import type { InterviewFocus, InterviewLength } from "contract/interview-session-terms";
import { INTERVIEW_FOCUSES, INTERVIEW_LENGTHS } from "contract/interview-session-terms";
import { COMPETENCIES } from "contract/question-terms";
import type { Competency, QuestionKind } from "contract/questions";
import { describe, expect, test } from "vitest";
import { type Candidate, type Drawing, drawQuestions } from "./draw-questions.ts";
import type { PractisedScores } from "./weak-spots.ts";

const KINDS: Record<InterviewType, QuestionKind> = {
  behavioral: "behavioural",
  situational: "hypothetical",
  technical: "hypothetical",
};

function candidate(id: string, type: InterviewType, more: Partial<Candidate> = {}): Candidate {
  return {
    ...{ id, question: `${id}?`, type, expectedPoints: ["a", "b", "c"], kind: KINDS[type] },
    ...{ competency: "teamwork", category: "Teamwork", isOfAirline: false, ...more },
  };
}

const BUILT_IN = [
  candidate("opening", "behavioral", { kind: "motivation", competency: "motivation" }),
  candidate("customer", "behavioral", { competency: "customer-care" }),
  candidate("refuses", "situational", { competency: "safety-awareness" }),
  candidate("medical", "technical", { competency: "emergency-response" }),
];
const TYPES = Object.keys(KINDS) as InterviewType[];
/** Twelve of each type, one for each competency, and three of each but the technical type for the airline. */
const POOL = [
  ...BUILT_IN,
  ...TYPES.flatMap((type) =>
    COMPETENCIES.map((competency) =>
      candidate(`${type}-${competency}`, type, { competency, category: "Communication" }),
    ),
  ),
  ...["one", "two", "three"].flatMap((name) => [
    candidate(`own-deed-${name}`, "behavioral", { isOfAirline: true }),
    candidate(`own-what-if-${name}`, "situational", { isOfAirline: true }),
  ]),
];

/** Always the same numbers for a seed. */
function seeded(seed: number) {
  let state = seed * 7919 + 1;
  return (count: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
}

function draw(more: Partial<Drawing> = {}, seed = 1) {
  return drawQuestions({
    ...{ builtIn: BUILT_IN, pool: POOL, length: 8, focus: "mixed", practised: [] },
    ...{ askedBefore: [], index: seeded(seed), ...more },
  });
}

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const every = INTERVIEW_LENGTHS.flatMap((length) =>
  INTERVIEW_FOCUSES.map((focus) => [length, focus] as const),
);
const countBy = (questions: ReturnType<typeof draw>, type: InterviewType) =>
  questions.filter((question) => question.type === type).length;
const drawnFor = (questions: ReturnType<typeof draw>, purpose: string) =>
  questions.filter((question) => question.drawnFor === purpose);

function practised(competency: Competency, overall: number, more: Partial<PractisedScores> = {}) {
  const sections = { situation: overall, task: overall, action: overall, result: overall };
  const given = { competency, category: "Safety", kind: "behavioural", overall, sections };
  return { ...given, ...more } as PractisedScores;
}

describe("the questions of a session", () => {
  test("are the built-in four in their order in the short mixed one, whatever was asked before", () => {
    const ids = BUILT_IN.map(({ id }) => id);
    const questions = draw({ length: 4, askedBefore: [ids, ids] });
    expect(questions.map(({ id }) => id)).toEqual(ids);
    expect(drawnFor(questions, "built-in")).toHaveLength(4);
  });

  test.each(every)(
    "%i of focus %s open alike, keep the order of types, ask none twice",
    (length, focus) => {
      for (const seed of SEEDS) {
        const questions = draw({ length, focus }, seed);
        expect(questions).toHaveLength(length);
        expect(new Set(questions.map(({ id }) => id)).size).toBe(length);
        expect(questions[0]).toMatchObject({ id: "opening", drawnFor: "built-in" });
        const order = questions.map(({ type }) => TYPES.indexOf(type));
        expect(order.slice(1)).toEqual(order.slice(1).toSorted((a, b) => a - b));
      }
    },
  );

  test.each<[InterviewLength, InterviewFocus, number[]]>([
    [6, "mixed", [3, 2, 1]],
    [8, "mixed", [4, 2, 2]],
    [10, "mixed", [5, 3, 2]],
    [6, "behavioral", [6, 0, 0]],
    [10, "situational", [1, 9, 0]],
    // The airline's own question has no technical form: what one would do comes nearest.
    [8, "technical", [1, 2, 5]],
  ])("%i of focus %s have %j of the types", (length, focus, counts) => {
    for (const seed of SEEDS) {
      const questions = draw({ length, focus }, seed);
      expect(TYPES.map((type) => countBy(questions, type))).toEqual(counts);
    }
  });

  test.each<[InterviewLength, number]>([
    [6, 1],
    [8, 2],
  ])("%i have %i of the airline's", (length, count) => {
    for (const focus of INTERVIEW_FOCUSES)
      expect(drawnFor(draw({ length, focus }), "airline")).toHaveLength(count);
  });

  test("differ from one time to the next", () => {
    const sets = SEEDS.map((seed) =>
      draw({}, seed)
        .map(({ id }) => id)
        .join(),
    );
    expect(new Set(sets).size).toBeGreaterThan(35);
  });

  test("spread over the competencies", () => {
    for (const seed of SEEDS) {
      const ids = new Set(
        draw({ length: 10, pool: POOL.filter((one) => !one.isOfAirline) }, seed).map(
          ({ id }) => id,
        ),
      );
      const asked = POOL.filter(({ id }) => ids.has(id)).map(({ competency }) => competency);
      expect(new Set(asked).size).toBe(10);
    }
  });
});

describe("weak spots", () => {
  test("are two of what went worst", () => {
    const answers = [
      practised("teamwork", 90),
      practised("integrity", 20),
      practised("integrity", 30),
    ];
    for (const seed of SEEDS) {
      const weak = drawnFor(draw({ practised: answers }, seed), "weak-spot");
      expect(weak).toHaveLength(2);
      expect(weak.some(({ id }) => id.endsWith("integrity"))).toBe(true);
    }
  });

  test("are of the kind whose endings are thin, where no subject stands out", () => {
    const sections = { situation: 90, task: 90, action: 90, result: 20 };
    const thin = { sections, category: "Safety" as const };
    const answers = [practised("teamwork", 80, thin), practised("integrity", 80, thin)];
    for (const seed of SEEDS)
      for (const { type } of drawnFor(draw({ practised: answers }, seed), "weak-spot"))
        expect(type).toBe("behavioral");
  });

  test("are none where nothing is known, or nothing fell short", () => {
    expect(drawnFor(draw(), "weak-spot")).toEqual([]);
    const strong = [practised("teamwork", 90), practised("integrity", 75)];
    expect(drawnFor(draw({ practised: strong }), "weak-spot")).toEqual([]);
  });

  test("one bad answer counts less than a habit", () => {
    const habit = [50, 50, 50, 50].map((score) => practised("initiative", score));
    const once = practised("resilience", 40, { category: "Emergency", kind: "motivation" });
    for (const seed of SEEDS) {
      const weak = drawnFor(draw({ practised: [once, ...habit] }, seed), "weak-spot");
      expect(weak.some(({ id }) => id.endsWith("initiative"))).toBe(true);
    }
  });
});

describe("what was asked in the last two sessions", () => {
  test("is not asked again", () => {
    for (const seed of SEEDS) {
      const before = [draw({}, seed), draw({}, seed + 100)].map((asked) =>
        asked.map(({ id }) => id),
      );
      const again = draw({ askedBefore: before }, seed + 200).slice(1);
      for (const { id } of again) expect(before.flat()).not.toContain(id);
    }
  });

  test("comes again where nothing else is left, the older first", () => {
    const few = POOL.filter(({ type }) => type === "technical");
    const ids = few.map(({ id }) => id);
    const askedBefore = [ids.slice(0, 6), ids.slice(6)];
    const questions = draw({ pool: few, focus: "technical", length: 8, askedBefore }).slice(1);
    expect(questions.map(({ id }) => id).toSorted()).toEqual(ids.slice(6).toSorted());
  });
});
