import type { Progress, Skill } from "contract/progress";
import type { Response } from "contract/responses";
import type { Note, Receipt, StarAnalysis } from "contract/star-analysis";
import { PERSON } from "../../testing/person.ts";

/** What the server would answer for a person with some practice, and for one without. For tests only. */

const note = (text: string): Note => ({ id: "note", values: {}, text });
const receipt = (score: number | null): Receipt => ({
  score,
  band: null,
  formula: note("Mean of the parts"),
  source: note("This product's own decision"),
  lines: [],
});

const QUOTE = "and then it was fine";

function analysis(overallScore: number, result: number): StarAnalysis {
  return {
    version: "1",
    source: "built-in",
    language: "en",
    kind: "behavioural",
    overallScore,
    overall: receipt(overallScore),
    headline: note("Strong, with a thin ending"),
    sections: {
      situation: receipt(88),
      task: receipt(82),
      action: receipt(91),
      result: receipt(result),
    },
    criteria: {
      structure: receipt(80),
      specificity: receipt(70),
      ownership: receipt(90),
      outcome: receipt(result),
      relevance: receipt(85),
      safety: receipt(null),
      clarity: receipt(80),
    },
    strengths: [],
    improvements: [
      {
        note: note("The task is shared with the team."),
        remedy: note("Say which part was yours."),
        section: "task",
        evidence: [],
        worth: 2,
      },
      {
        note: note("The ending does not say what changed."),
        remedy: note("Add what the guest said or did, or a figure."),
        section: "result",
        evidence: [
          {
            section: "result",
            start: 0,
            end: QUOTE.length,
            quote: QUOTE,
            effect: "could-earn-more",
          },
        ],
        worth: 5,
      },
    ],
    skeleton: [],
    notAssessed: ["voice"],
  };
}

const answer = (
  id: number,
  at: Date,
  question: string,
  overall: number,
  result: number,
): Response => ({
  id: `7d0f3c1a-0000-4000-8000-00000000000${id}`,
  userId: PERSON.id,
  questionId: `q-${id}`,
  bankQuestionId: `q-${id}`,
  question,
  category: "Customer Service",
  situation: "On a Friday evening at the hotel reception.",
  task: "I was alone at the desk.",
  action: "I came round to her and called two hotels.",
  result: QUOTE,
  practiceMode: "text",
  timeSpentSeconds: 340,
  videoUrl: null,
  audioUrl: null,
  isSample: false,
  createdAt: at.toISOString(),
  analysis: analysis(overall, result),
});

const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000);

/** Newest first, as the server lists them. */
export function answersAt(at: Date): Response[] {
  return [
    answer(4, at, "Tell me about a time when you dealt with a difficult customer.", 74, 41),
    answer(3, daysBefore(at, 1), "When did you have to follow a rule you disagreed with?", 82, 78),
    answer(2, daysBefore(at, 2), "Describe a conflict with a colleague.", 71, 38),
    answer(1, daysBefore(at, 4), "Tell me about a time when you helped a stranger.", 69, 55),
  ];
}

const skill = (id: Skill["id"], category: Skill["category"]): Skill => ({
  id,
  category,
  currentLevel: null,
  targetLevel: 80,
  practiceCount: 0,
  lastPracticed: null,
  recentActivity: null,
  trend: [],
});

const isoDay = (at: Date) => at.toISOString().slice(0, 10);
const MINUTES = [0, 12, 0, 25, 0, 0, 31, 0, 28, 19, 0, 34, 22, 9];
const SCORES = [58, 64, 61, 68, 66, 72, 70, 69, 76, 74, 71, 82, 74];

export function newcomerProgress(at: Date): Progress {
  return {
    practiceSessions: 0,
    averageScore: null,
    practiceSeconds: 0,
    averageScoreChange: null,
    skills: [
      skill("star", "behavioral"),
      skill("speaking", "communication"),
      skill("presence", "presentation"),
      skill("readiness", "core"),
    ],
    overallReadiness: null,
    week: { sessions: 0, sessionsBefore: 0, practiceSeconds: 0, bestScore: null },
    days: MINUTES.map((_, index) => ({
      date: isoDay(daysBefore(at, MINUTES.length - 1 - index)),
      practiceSeconds: 0,
      sessions: 0,
    })),
    scores: [],
    nextStep: null,
  };
}

export function practisedProgress(at: Date): Progress {
  const question = "Tell me about a time when you dealt with a difficult customer.";
  const trend = SCORES.map((score, index) => ({
    at: daysBefore(at, SCORES.length - 1 - index).toISOString(),
    score,
  }));
  const practised = {
    lastPracticed: at.toISOString(),
    recentActivity: question,
    practiceCount: 13,
    trend,
  };
  return {
    ...newcomerProgress(at),
    practiceSessions: 13,
    averageScore: 69.6,
    practiceSeconds: 24_000,
    averageScoreChange: 7.4,
    skills: [
      { ...skill("star", "behavioral"), ...practised, currentLevel: 82, targetLevel: 90 },
      skill("speaking", "communication"),
      skill("presence", "presentation"),
      { ...skill("readiness", "core"), ...practised, currentLevel: 76, targetLevel: 75 },
    ],
    overallReadiness: 79,
    week: { sessions: 6, sessionsBefore: 4, practiceSeconds: 6420, bestScore: 82 },
    days: MINUTES.map((minutes, index) => ({
      date: isoDay(daysBefore(at, MINUTES.length - 1 - index)),
      practiceSeconds: minutes * 60,
      sessions: minutes > 0 ? 1 : 0,
    })),
    scores: trend,
    nextStep: {
      section: "result",
      weakAnswers: 3,
      ofAnswers: 4,
      responseId: "7d0f3c1a-0000-4000-8000-000000000004",
      bankQuestionId: "q-4",
      question,
      worth: 5,
    },
  };
}
