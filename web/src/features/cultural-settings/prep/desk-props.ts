import type { CulturalProfile } from "content/cultures/schema";
import type { Preparation, PreparationWork } from "contract/preparation";

/** What every desk of Smart Prep is given. */
export interface DeskProps {
  profile: CulturalProfile;
  /** What was handed in last; null before the first time. */
  stored: Preparation | null;
  isSending: boolean;
  /** Hands it in; null when that failed and was told. */
  onComplete: (work: PreparationWork) => Promise<Preparation | null>;
}
