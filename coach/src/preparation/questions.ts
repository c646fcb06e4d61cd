import type { CulturalProfile } from "content/cultures/schema";
import { PREPARATION_ANSWERS } from "contract/cultural-terms";
import { adaptedQuestions } from "../culture/adapted-questions.ts";

/** A question that interviewers of the region tend to ask. */
export interface RegionQuestion {
  /** Id of the adapted question, or the region's with the place among its typical ones: "asia-japan-2". */
  id: string;
  question: string;
  /** What an assessor listens for; empty for a typical question. */
  listensFor: readonly string[];
  /** Added because of a trait of the region. */
  isAdapted: boolean;
}

/** Typical questions of a profile. */
export function typicalQuestions({
  key,
  typicalQuestions: asked,
}: CulturalProfile): RegionQuestion[] {
  return asked.map((question, index) => ({
    id: `${key}-${index + 1}`,
    question,
    listensFor: [],
    isAdapted: false,
  }));
}

/**
 * The three questions of Smart Prep for a region: those that a trait of it adds, each in its place, and typical ones as far
 * as they are fewer than three.
 */
export function questionsToPrepare(profile: CulturalProfile): RegionQuestion[] {
  const added = adaptedQuestions(profile);
  const typical = typicalQuestions(profile).slice(0, PREPARATION_ANSWERS - added.length);
  const asked = (place: "front" | "end") =>
    added
      .filter((entry) => entry.place === place)
      .map(({ id, question, listensFor }) => ({ id, question, listensFor, isAdapted: true }));
  return [...asked("front"), ...typical, ...asked("end")].slice(0, PREPARATION_ANSWERS);
}
