import { ADAPTED_QUESTIONS } from "content/cultures/adapted-questions";
import type { AdaptedQuestion } from "content/cultures/schema";
import type { CulturalTraits } from "./style.ts";

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
