import type { LanguageCode } from "contract/languages";
import type { StarSection } from "contract/star";
import type { Evidence } from "contract/star-analysis";
import type { Feature } from "./features/feature.ts";
import type { Intent } from "./intent.ts";
import type { Quality } from "./lexicon/quality.ts";
import type { WorkSide } from "./lexicon/work-known.ts";
import type { Limit } from "./limits.ts";
import type { FeatureId } from "./rubric.ts";
import type { Scale } from "./what-if.ts";

/** Everything that strengths, improvements and the frame are written from, whatever the language of the answer. */
export interface AdviceInput {
  scale: Scale;
  features: Record<FeatureId, Feature>;
  limits: readonly Limit[];
  intent: Intent | null;
  /** The question is about the person, such as a weakness: what they know of the work is not asked for. */
  isOfOneself: boolean;
  /** The question asks why this airline: what was found out about it is asked for, and not what the work is like. */
  asksAirline: boolean;
  /** Sides of the work that were named: none of them is asked for. */
  sidesTold(): ReadonlySet<WorkSide>;
  /** Points that assessors of this very question listen for, best first. */
  unheard: readonly string[];
  /** Language of the sentences. */
  language: LanguageCode;
  /** Places where the answer thinks instead of telling, and what share of it does, 0 to 1. */
  hesitation: { share: number; hedges(): Evidence[] };
  /** The person's words in which a gap shows, apart from those already used; null where none do. */
  quoteGap(id: FeatureId, used: readonly Evidence[]): Evidence | null;
  /** Own deeds that show what recruiters listen for, best first, each with the words that tell it; none in languages without such a reader. */
  deeds(): readonly { quality: Quality; evidence: Evidence }[];
  /** The words that can stand for a strength. */
  quotesOf(id: FeatureId): readonly Evidence[];
  /** The last words of a section that can be built upon. */
  lastWords(section: StarSection): Evidence | null;
}
