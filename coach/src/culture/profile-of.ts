import { CULTURAL_PROFILES } from "content/cultures/cultures";
import type { CulturalProfile } from "content/cultures/schema";

/** The profile of a person's target region; null for none and for regions that are not known. */
export function profileOf(region: string | null): CulturalProfile | null {
  return Object.values(CULTURAL_PROFILES).find(({ key }) => key === region) ?? null;
}
