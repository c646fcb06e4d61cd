import type { Difficulty } from "contract/questions";
import type { BadgeTone } from "../../ui/badge.tsx";

/** Colours of a question's difficulty (design/look, "Status"). */
export const DIFFICULTY_TONES: Record<Difficulty, BadgeTone> = {
  easy: "green",
  medium: "yellow",
  hard: "red",
};
