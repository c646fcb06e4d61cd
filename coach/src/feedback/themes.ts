import type { QuestionKind } from "contract/questions";
import { QUALITIES, type Quality } from "../star/lexicon/quality.ts";
import { FEATURE_IDS, type FeatureId } from "../star/rubric.ts";
import type { Variant } from "../star/variant.ts";
import type { SayingId } from "./words.ts";

type Verdict = Extract<SayingId, `verdict.${string}`>;
type Step = Extract<SayingId, `step.${string}`>;

/** What a recruiter says of a strength, and what she asks for where it is missing; one wording for features that sound alike. */
const SAID_OF: Record<FeatureId, readonly [verdict: Verdict, step: Step]> = {
  episode: ["verdict.moment", "step.moment"],
  setting: ["verdict.moment", "step.setting"],
  trouble: ["verdict.moment", "step.trouble"],
  scene: ["verdict.facts", "step.facts"],
  duty: ["verdict.duty", "step.duty"],
  dutyDetail: ["verdict.duty", "step.duty"],
  stakes: ["verdict.stakes", "step.stakes"],
  steps: ["verdict.steps", "step.steps"],
  reasons: ["verdict.reasons", "step.reasons"],
  people: ["verdict.people", "step.people"],
  sequence: ["verdict.steps", "step.steps"],
  outcome: ["verdict.outcome", "step.outcome"],
  proof: ["verdict.outcome", "step.proof"],
  aftermath: ["verdict.aftermath", "step.aftermath"],
  facts: ["verdict.facts", "step.facts"],
  picture: ["verdict.facts", "step.facts"],
  ownShare: ["verdict.steps", "step.we"],
  initiative: ["verdict.steps", "step.steps"],
  ownDuty: ["verdict.duty", "step.duty"],
  topic: ["verdict.topic", "step.topic"],
  fit: ["verdict.topic", "step.topic"],
  care: ["verdict.people", "step.people"],
  respect: ["verdict.people", "step.people"],
  responsible: ["verdict.aftermath", "step.aftermath"],
  flow: ["verdict.topic", "step.flow"],
  economy: ["verdict.topic", "step.economy"],
  recognise: ["verdict.danger", "step.danger"],
  risk: ["verdict.danger", "step.danger"],
  assess: ["verdict.danger", "step.assess"],
  priority: ["verdict.safety", "step.priority"],
  role: ["verdict.duty", "step.role"],
  rule: ["verdict.safety", "step.priority"],
  inform: ["verdict.inform", "step.inform"],
  procedure: ["verdict.procedure", "step.procedure"],
  report: ["verdict.report", "step.report"],
  after: ["verdict.report", "step.after"],
  insight: ["verdict.knowledge", "step.knowledge"],
  background: ["verdict.facts", "step.background"],
  origin: ["verdict.motive", "step.background"],
  reason: ["verdict.motive", "step.reason"],
  reasonDetail: ["verdict.motive", "step.reason"],
  jobKnowledge: ["verdict.knowledge", "step.knowledge"],
  evidence: ["verdict.steps", "step.evidence"],
  evidenceDetail: ["verdict.facts", "step.evidence"],
  research: ["verdict.knowledge", "step.knowledge"],
  named: ["verdict.knowledge", "step.knowledge"],
  offer: ["verdict.offer", "step.offer"],
  next: ["verdict.offer", "step.offer"],
};

/** What a recruiter says of a deed, by the quality that shows in it. */
const OF_QUALITY: Record<Quality, FeatureId> = {
  ownsUp: "steps",
  givesWay: "people",
  care: "care",
  initiative: "initiative",
  keepsWord: "steps",
  calm: "people",
  listens: "people",
  explains: "people",
  involves: "steps",
  checks: "responsible",
  discreet: "people",
  honest: "steps",
  firm: "steps",
  safety: "steps",
  reports: "inform",
  teaches: "steps",
  perseveres: "steps",
  thorough: "steps",
  learns: "aftermath",
};

/** The feature that a note of the report speaks of ("gapQuoted.proof" → "proof"); null for those of another engine. */
export function featureOf(noteId: string): FeatureId | "hesitation" | null {
  const [, name, quality] = noteId.split(".");
  if (name === "deed")
    return QUALITIES.some((id) => id === quality) ? OF_QUALITY[quality as Quality] : null;
  if (name === "hesitation") return name;
  return FEATURE_IDS.find((id) => id === name) ?? null;
}

/** A question about serving somebody has no danger that could be praised, and one about a weakness no wish. */
export function verdictOf(feature: FeatureId, variant: Variant | null): Verdict {
  const verdict = SAID_OF[feature][0];
  if (variant === "service" && verdict === "verdict.danger") return "verdict.people";
  return variant === "trait" && feature === "reasonDetail" ? "verdict.trait" : verdict;
}

export function stepOf(
  feature: FeatureId | "hesitation",
  kind: QuestionKind,
  variant: Variant | null,
): Step {
  if (feature === "hesitation") return "step.hesitation";
  if (variant === "service" && feature === "recognise") return "step.need";
  if (variant === "trait" && feature === "reasonDetail") return "step.trait";
  if (kind === "hypothetical" && feature === "outcome") return "step.check";
  if (kind === "hypothetical" && feature === "respect") return "step.people";
  return SAID_OF[feature][1];
}
