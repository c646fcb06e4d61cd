import type { AirlineFact } from "contract/airline-facts";
import type { Story } from "contract/stories";
import { SAMPLE_ANSWER, SAMPLE_QUESTION } from "../../testing/practice-samples.ts";
import { STAGE_USER_ID } from "../../testing/screen-stage.tsx";

/** Stories and an airline as the server gives them. For tests only. */

export const CARE = "Care: looks after guests and colleagues";
export const SAFETY = "Safety first";

export const AIRLINE = {
  id: "emirates",
  airlineName: "Emirates",
  coreValues: [SAFETY, CARE],
} as AirlineFact;

export function storyOf(id: number, change: Partial<Story> = {}): Story {
  return {
    ...SAMPLE_ANSWER,
    id: `0e0f5c1e-0000-4000-8000-00000000000${id}`,
    userId: STAGE_USER_ID,
    responseId: `0b0f5c1e-0000-4000-8000-00000000000${id}`,
    sessionAnswer: null,
    question: SAMPLE_QUESTION.question,
    title: `Story ${id}`,
    score: 82,
    competencies: ["customer-care"],
    airlineValues: [{ airline: "Emirates", value: CARE }],
    usedFor: [],
    isSample: false,
    createdAt: "2026-11-20T12:00:00.000Z",
    updatedAt: "2026-11-20T12:00:00.000Z",
    ...change,
  };
}

/** As many other questions as given were answered with the story. */
export const usedFor = (count: number): Story["usedFor"] =>
  Array.from({ length: count }, (_, index) => ({
    question: `Question ${index + 1}?`,
    responseId: `0f0f5c1e-0000-4000-8000-00000000000${index}`,
  }));
