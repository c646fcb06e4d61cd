import type { StarSection } from "contract/star";

/**
 * What an assessor would name as wrong with a section. The rules and the labels of the evaluation set both go by these words.
 * A section that is none, or tells of something wrong, or not this case, has no further gaps; only a habit is no outcome either.
 *
 * The section is none:
 * - `missing`: under three words. `gibberish`: no words, or sentences that mean nothing. `buzzwords`: words without sentences.
 * - `copied`: said before, the question said again, or a text about answering. `off-topic`: it answers another question.
 *
 * What it tells of is wrong: `unsafe` conduct towards the rules or the job, `blames` towards people; each also for what came of it.
 *
 * It does not tell this case:
 * - `hypothetical-not-real`: what one would do, where an event is asked for.
 * - `generic`: true of anybody or of any day: habits, views, rules of life, stock motives.
 *
 * It tells this case, with a gap:
 * - `vague`: nothing can be pictured. Situation: neither moment nor place nor person. Action: no two steps that could be filmed. Result: only
 *   that it was well. Never said of the situation of an imagined case, which the question gives.
 * - `no-task-ownership`: the task does not say what was the candidate's own to do; a bare wish of a few words does not either.
 * - `we-hides-you`: in the action a group does more than the candidate.
 * - `no-outcome`: the result tells nothing that came of it, but a feeling, a view, a guess, a habit, or what was done. What is not
 *   there is neither vague nor without a number.
 * - `no-number`: there is an outcome, and nothing of it can be counted, read or quoted.
 * - `misplaced`: it belongs into another section.
 */
const SECTION_FAULTS = [
  "missing",
  "gibberish",
  "buzzwords",
  "copied",
  "off-topic",
  "unsafe",
  "blames",
  "hypothetical-not-real",
  "generic",
  "vague",
  "no-task-ownership",
  "we-hides-you",
  "no-outcome",
  "no-number",
  "misplaced",
] as const;
export type SectionFault = (typeof SECTION_FAULTS)[number];

export interface FoundFault {
  section: StarSection;
  fault: SectionFault;
}
