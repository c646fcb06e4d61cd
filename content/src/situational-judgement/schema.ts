import { COMPETENCIES, DIFFICULTIES } from "contract/question-terms";
import { z } from "zod";

/** What a situation is about. Each theme has at least three questions. */
export const JUDGEMENT_THEMES = [
  "safety",
  "security",
  "medical",
  "service",
  "culture",
  "team",
  "fatigue",
  "integrity",
  "communication",
] as const;

/**
 * How an assessor would mark an option, from the top: 3, 2, 1 or 0 points.
 * best: keeps people safe, deals with the cause and tells whoever has to know.
 * good: does no harm and helps, but leaves one of these out or comes late.
 * weak: tempting, but hands the problem on, hides it or makes it somebody else's.
 * harmful: makes it worse, or breaks trust, a rule or a person.
 */
export const JUDGEMENT_GRADES = ["best", "good", "weak", "harmful"] as const;

const JudgedOption = z.strictObject({
  text: z.string().min(20).max(190),
  grade: z.enum(JUDGEMENT_GRADES),
  /** Why it earns this grade, in one sentence or two. */
  reason: z.string().min(30).max(260),
});

/** One situational judgement question: four things that somebody might really do, graded. */
export const JudgementQuestion = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Two to four sentences, told to the person who has to decide. */
  situation: z.string().min(80).max(520),
  /** In the order in which they are shown; exactly one is graded best. */
  options: z.tuple([JudgedOption, JudgedOption, JudgedOption, JudgedOption]),
  theme: z.enum(JUDGEMENT_THEMES),
  competency: z.enum(COMPETENCIES),
  /** Who is asked: somebody who already flies, or an applicant. */
  level: z.enum(["crew", "applicant"]),
  /** The rule of thumb to take along, in one sentence. */
  principle: z.string().min(20).max(160),
  difficulty: z.enum(DIFFICULTIES),
});
export type JudgementQuestion = z.infer<typeof JudgementQuestion>;
