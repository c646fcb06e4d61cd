import type { CulturalProfile } from "content/cultures/schema";

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

/** Tone straightforward for direct communication, otherwise diplomatic; directness gentle for high-context, otherwise specific. */
export function culturalStyle(traits: CulturalTraits): CulturalStyle {
  return {
    tone: traits.communicationStyle === "direct" ? "straightforward" : "diplomatic",
    directness: traits.communicationStyle === "high-context" ? "gentle" : "specific",
    beginsWithSmallTalk: traits.smallTalkExpectation === "essential",
    isDeferential: traits.hierarchyRespect === "high",
  };
}
