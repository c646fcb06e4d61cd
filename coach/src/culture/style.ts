import { ADAPTED_QUESTIONS } from "content/cultures/adapted-questions";
import { CULTURAL_PROFILES } from "content/cultures/cultures";
import type { AdaptedQuestion, CulturalProfile } from "content/cultures/schema";

/** What of a profile decides how somebody from there is spoken to. */
export type CulturalTraits = Pick<
  CulturalProfile,
  "communicationStyle" | "hierarchyRespect" | "smallTalkExpectation"
>;

/** How feedback is put for a region (specification 2, section 9). */
export interface CulturalStyle {
  tone: "straightforward" | "diplomatic";
  directness: "gentle" | "specific";
  /** A friendly word before the matter is expected. */
  beginsWithSmallTalk: boolean;
  /** Rank is acknowledged in the manner of speaking. */
  isDeferential: boolean;
}

/** The profile of a person's target region; null for none and for regions that are not known. */
export function profileOf(region: string | null): CulturalProfile | null {
  return Object.values(CULTURAL_PROFILES).find(({ key }) => key === region) ?? null;
}

/** Tone straightforward for direct communication, otherwise diplomatic; directness gentle for high-context, otherwise specific. */
export function culturalStyle(traits: CulturalTraits): CulturalStyle {
  return {
    tone: traits.communicationStyle === "direct" ? "straightforward" : "diplomatic",
    directness: traits.communicationStyle === "high-context" ? "gentle" : "specific",
    beginsWithSmallTalk: traits.smallTalkExpectation === "essential",
    isDeferential: traits.hierarchyRespect === "high",
  };
}

/**
 * Questions that are practised because of a trait of the region, in the order in which they are asked: those with `place`
 * "front" stand before the interview's own questions, those with "end" after them.
 */
export function adaptedQuestions(traits: CulturalTraits): AdaptedQuestion[] {
  const fitting = ADAPTED_QUESTIONS.filter(({ because }) =>
    Object.entries(because).every(
      ([trait, value]) => traits[trait as keyof CulturalTraits] === value,
    ),
  );
  return [
    ...fitting.filter(({ place }) => place === "front"),
    ...fitting.filter(({ place }) => place === "end"),
  ];
}
