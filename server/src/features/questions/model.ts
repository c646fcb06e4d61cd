import type { AirlineQuestion } from "content/airline-questions/schema";
import type { AirlineFact } from "contract/airline-facts";
import { QUESTIONS_PAGE_SIZE } from "contract/question-terms";
import type { Question } from "contract/questions";

/** The airlines' own questions by the airline's name, each saying whose it is and what it tests. */
export function questionsByAirline(
  airlines: readonly AirlineFact[],
  own: readonly AirlineQuestion[],
): ReadonlyMap<string, Question[]> {
  return new Map(
    airlines.map(({ id, airlineName }) => [
      airlineName,
      own
        .filter((question) => question.airline === id)
        .map(({ airline: _, value, ...question }) => ({
          ...question,
          ofAirline: { airline: airlineName, value },
        })),
    ]),
  );
}

/** One page, counted from 1; everything on one page where neither number nor size is given. */
export function pageOf<Entry>(entries: Entry[], page?: number, limit?: number) {
  if (!page && !limit) return { entries, number: 1, last: 1 };
  const size = limit ?? QUESTIONS_PAGE_SIZE;
  const number = page ?? 1;
  const last = Math.max(1, Math.ceil(entries.length / size));
  return { entries: entries.slice((number - 1) * size, number * size), number, last };
}

/** One draw in so many is of the target airline's own questions. */
export const AIRLINE_DRAW_ONE_IN = 3;
