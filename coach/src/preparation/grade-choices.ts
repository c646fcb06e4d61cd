import type { MultipleChoice } from "content/multiple-choice";
import type { Choice } from "contract/preparation";

/** One question of a check with what was chosen. */
export interface Mark {
  id: string;
  choice: string;
  isRight: boolean;
}

export interface Grade {
  marks: Mark[];
  right: number;
  /** Share of right ones, 0 to 100. */
  score: number;
}

/** Grades a check. Null unless every question of it is answered once, with one of its options. */
export function gradeChoices(
  bank: readonly Pick<MultipleChoice, "id" | "options" | "correctAnswer">[],
  choices: readonly Choice[],
): Grade | null {
  if (choices.length !== bank.length) return null;
  const marks: Mark[] = [];
  for (const { id, options, correctAnswer } of bank) {
    const choice = choices.find((each) => each.id === id)?.choice;
    if (choice === undefined || !options.includes(choice)) return null;
    marks.push({ id, choice, isRight: choice === correctAnswer });
  }
  const right = marks.filter(({ isRight }) => isRight).length;
  return { marks, right, score: Math.round((right / bank.length) * 100) };
}
