import type { Recommendation } from "contract/evaluations";
import type { RubricDimension } from "contract/rubric";
import { draftKey } from "../../lib/drafts.ts";
import type { ScoreField } from "./model.ts";

/** The form as it is typed: scores are text until they are sent. */
export interface EvaluationFields {
  scores: Record<ScoreField, string>;
  strengths: string[];
  areasForImprovement: string[];
  detailedFeedback: string;
  recommendation: Recommendation;
  evidence: Partial<Record<RubricDimension, string>>;
}

/** Specification 1, section 4: what the form begins with. */
export const EMPTY_FORM: EvaluationFields = {
  scores: {
    ...{ overallScore: "5", communicationScore: "5", professionalismScore: "5" },
    ...{ problemSolvingScore: "5", customerServiceScore: "5", safetyAwarenessScore: "5" },
  },
  ...{ strengths: [], areasForImprovement: [], detailedFeedback: "", recommendation: "consider" },
  evidence: {},
};

/** Where the form of an interview is kept on this device: the room fills in its scores, the form goes on from there. */
export function evaluationDraftKey(userKey: string, interviewId: string): string {
  return draftKey(userKey, `evaluation:${interviewId}`);
}
