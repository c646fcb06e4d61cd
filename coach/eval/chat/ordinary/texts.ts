import aFlight from "./a-flight.json" with { type: "json" };
import applying from "./applying.json" with { type: "json" };
import firstAid from "./first-aid.json" with { type: "json" };
import interview from "./interview.json" with { type: "json" };
import jobLife from "./job-life.json" with { type: "json" };
import passengers from "./passengers.json" with { type: "json" };
import safety from "./safety.json" with { type: "json" };
import training from "./training.json" with { type: "json" };

/** What candidates and newcomers ask a coach, and what answers it: an entry's id, or `<entry>~<what is asked on after it>`. */
export interface OrdinaryQuestion {
  ask: string;
  /** Any of these; none where the content has no answer. */
  answers: readonly string[];
}

/** By eight writers who wrote them before they saw what the chat makes of them, a subject each. */
const ALL: readonly OrdinaryQuestion[] = [
  ...[aFlight, applying, firstAid, interview].flat(),
  ...[jobLife, passengers, safety, training].flat(),
];

/** Every second question is learnt from; the others are only measured, and nobody who tunes reads them. */
export const LEARNT_QUESTIONS = ALL.filter((_, at) => at % 2 === 0);
export const HELD_QUESTIONS = ALL.filter((_, at) => at % 2 === 1);

/** The entry of an answer. */
export const entryOfAnswer = (answer: string): string => answer.split("~")[0] ?? answer;
