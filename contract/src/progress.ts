import { z } from "zod";

export const SKILL_IDS = ["star", "speaking", "presence", "readiness"] as const;
export const SKILL_CATEGORIES = ["core", "communication", "presentation", "behavioral"] as const;

/** Points are 0 to 100, oldest first, at most 30. */
const TrendPoint = z.object({ at: z.iso.datetime(), score: z.number() });

export const Skill = z.object({
  id: z.enum(SKILL_IDS),
  category: z.enum(SKILL_CATEGORIES),
  /** 0 to 100, weighted by recency; null while not practised yet. */
  currentLevel: z.number().int().min(0).max(100).nullable(),
  targetLevel: z.number().int().min(1).max(100),
  practiceCount: z.number().int().min(0),
  lastPracticed: z.iso.datetime().nullable(),
  /** Question of the latest answer that counted towards this skill. */
  recentActivity: z.string().nullable(),
  trend: z.array(TrendPoint),
});
export type Skill = z.infer<typeof Skill>;

export const Progress = z.object({
  practiceSessions: z.number().int(),
  /** Mean of the scored answers, 0 to 100, one decimal; null before the first. */
  averageScore: z.number().nullable(),
  practiceSeconds: z.number().int(),
  /** Change of the mean of the last five answers against the first five; null with fewer than six. */
  averageScoreChange: z.number().nullable(),
  skills: z.array(Skill),
  /** Mean of the skills that have a level; null before any has. */
  overallReadiness: z.number().int().nullable(),
  /** Seven days back from now. */
  week: z.object({
    sessions: z.number().int(),
    sessionsBefore: z.number().int(),
    practiceSeconds: z.number().int(),
    bestScore: z.number().int().nullable(),
  }),
  /** The last 14 calendar days in the asked zone, oldest first. */
  days: z.array(
    z.object({ date: z.iso.date(), practiceSeconds: z.number().int(), sessions: z.number().int() }),
  ),
  scores: z.array(TrendPoint),
  /** The quickest gain: the weak section that recurs most in the last four answers, with the answer to retake. */
  nextStep: z
    .object({
      section: z.enum(["situation", "task", "action", "result"]),
      weakAnswers: z.number().int(),
      ofAnswers: z.number().int(),
      responseId: z.uuid(),
      bankQuestionId: z.string().nullable(),
      question: z.string(),
      worth: z.number().int(),
    })
    .nullable(),
});
export type Progress = z.infer<typeof Progress>;

/** What a person has practised of the question bank; a question of theirs alone is not among it. */
export const PracticedQuestion = z.object({
  bankQuestionId: z.string(),
  practiceCount: z.number().int().min(1),
  lastPracticed: z.iso.datetime(),
});
export type PracticedQuestion = z.infer<typeof PracticedQuestion>;

/** Kinds of work that is stored when it is done: what a plan recognises without being told. */
export const WORK_KINDS = [
  "written-answer",
  "spoken-answer",
  "video-take",
  "mock-interview",
  "one-way-interview",
  "story",
  "review",
] as const;

/** What was done on one calendar day; days without work are missing. */
export const WorkDay = z.object({
  date: z.iso.date(),
  work: z.array(
    z.object({
      kind: z.enum(WORK_KINDS),
      /** Pieces; the cards of a day's review are one together. */
      count: z.number().int().min(1),
      seconds: z.number().int().min(0),
    }),
  ),
});
export type WorkDay = z.infer<typeof WorkDay>;
export type WorkKind = (typeof WORK_KINDS)[number];

export const SkillTarget = z.object({
  skill: z.enum(SKILL_IDS),
  targetLevel: z.number().int().min(1).max(100),
});
export type SkillTarget = z.infer<typeof SkillTarget>;
