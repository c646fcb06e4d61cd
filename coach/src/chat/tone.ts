import { CULTURAL_PROFILES } from "content/cultures/cultures";
import { CULTURAL_REGIONS } from "contract/users";

/** How a fault is put, by the target region (specification 2, section 9). */
export interface CulturalTone {
  /** straightforward for direct communication, otherwise diplomatic. */
  tone: "straightforward" | "diplomatic";
  /** gentle for high-context communication, otherwise specific. */
  directness: "specific" | "gentle";
}

/** @param region of the cultural settings; without one the coach is as direct as the trade is */
export function toneFor(region: string | null): CulturalTone {
  const known = CULTURAL_REGIONS.find((one) => one === region);
  const style = known ? CULTURAL_PROFILES[known].communicationStyle : "direct";
  return {
    tone: style === "direct" ? "straightforward" : "diplomatic",
    directness: style === "high-context" ? "gentle" : "specific",
  };
}
