import type { LanguageCode } from "contract/languages";
import type { Feature } from "./features/feature.ts";
import type { Intent } from "./intent.ts";
import type { Limit } from "./limits.ts";
import type { Reading } from "./reading.ts";
import type { FeatureId } from "./rubric.ts";

/** Everything that strengths and improvements are written from. */
export interface AdviceInput {
  reading: Reading;
  features: Record<FeatureId, Feature>;
  limits: readonly Limit[];
  intent: Intent | null;
  /** Points that assessors of this very question listen for, best first. */
  unheard: readonly string[];
  language: LanguageCode;
}
