import { seeded, shuffled } from "../chance.ts";
import type { MultipleChoice } from "../multiple-choice.ts";
import { COCKPIT_COMPONENTS } from "./cockpit.ts";
import { COCKPIT_QUESTIONS } from "./cockpit-questions.ts";
import type { CockpitComponent } from "./schema.ts";

/** A name is given, and its place is pointed at. The answer is a component's id. */
interface PointQuestion {
  kind: "point";
  asked: CockpitComponent;
}
/** A place is marked, and what it does is chosen. Options and answer are components; the answer is an id. */
interface PurposeQuestion {
  kind: "purpose";
  asked: CockpitComponent;
  options: readonly CockpitComponent[];
}
/** One of the bank. The answer is the text of an option. */
interface BankQuestion {
  kind: "bank";
  asked: MultipleChoice;
}
export type CockpitQuizQuestion = PointQuestion | PurposeQuestion | BankQuestion;

const POINT = 4;
const PURPOSE = 3;
const BANK = 3;
const OPTIONS = 4;
export const COCKPIT_QUIZ_LENGTH = POINT + PURPOSE + BANK;

/**
 * Ten questions in both directions over the drawing and from the bank, the same for the same seed; no component
 * is asked for twice.
 * @param seed a whole number from 0 to 4,294,967,295
 */
export function cockpitQuiz(seed: number): CockpitQuizQuestion[] {
  const random = seeded(seed);
  const components = shuffled(random, COCKPIT_COMPONENTS);
  const point = components.slice(0, POINT).map((asked) => ({ kind: "point" as const, asked }));
  const purpose = components.slice(POINT, POINT + PURPOSE).map((asked) => {
    const others = shuffled(
      random,
      COCKPIT_COMPONENTS.filter(({ id }) => id !== asked.id),
    );
    const options = shuffled(random, [asked, ...others.slice(0, OPTIONS - 1)]);
    return { kind: "purpose" as const, asked, options };
  });
  const bank = shuffled(random, COCKPIT_QUESTIONS)
    .slice(0, BANK)
    .map((asked) => ({ kind: "bank" as const, asked }));
  return shuffled(random, [...point, ...purpose, ...bank]);
}

/** Whether an answer, an id or the text of an option, is right. */
export function isRight({ kind, asked }: CockpitQuizQuestion, answer: string): boolean {
  return answer === (kind === "bank" ? asked.correctAnswer : asked.id);
}

/** What a component does when things go wrong, in one sentence. */
export function purposeOf({ emergencyFunction }: CockpitComponent): string {
  return emergencyFunction.split(/(?<=\.) /)[0] ?? emergencyFunction;
}
