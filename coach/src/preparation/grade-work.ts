import { CULTURE_CHECKS } from "content/cultures/checks";
import { CULTURAL_PROFILES } from "content/cultures/cultures";
import { SCENES } from "content/cultures/scenes";
import type { CulturalRegion } from "content/cultures/schema";
import type { PreparationWork } from "contract/preparation";
import { checkTiming, isAhead } from "./check-timing.ts";
import { gradeChoices } from "./grade-choices.ts";
import { questionsToPrepare } from "./questions.ts";

/**
 * What a part came to; `incomplete` where something of it is not answered, or is of another region; `over` where a plan is for
 * a moment that has passed.
 */
export type WorkGrade = { score: number | null } | "incomplete" | "over";

/** Grades one part of Smart Prep for a region, as it was handed in. The score is 0 to 100. */
export function gradeWork(region: CulturalRegion, work: PreparationWork, now: Date): WorkGrade {
  const profile = CULTURAL_PROFILES[region];
  switch (work.module) {
    case "cultural":
      return gradeChoices(CULTURE_CHECKS[region], work.choices) ?? "incomplete";
    case "nonverbal":
      return gradeChoices(SCENES[region], work.choices) ?? "incomplete";
    case "timing": {
      const check = checkTiming(work.plan, profile, now);
      return isAhead(check) ? check : "over";
    }
    case "questions": {
      const asked = questionsToPrepare(profile);
      const answers = asked.map(({ id }) => work.answers.find((each) => each.questionId === id));
      if (answers.includes(undefined)) return "incomplete";
      const scores = answers.flatMap((answer) => answer?.score ?? []);
      if (scores.length === 0) return { score: null };
      return { score: Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length) };
    }
  }
}
