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

type Filter = {
  category?: string | undefined;
  difficulty?: string | undefined;
  search?: string | undefined;
};

/** Questions that fit; every word of the search must occur in the question or its category. */
export function filterQuestions(questions: readonly Question[], filter: Filter): Question[] {
  const words = (filter.search ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter((entry) => {
    const text = `${entry.question} ${entry.category} ${entry.competency}`.toLowerCase();
    return (
      (!filter.category || entry.category === filter.category) &&
      (!filter.difficulty || entry.difficulty === filter.difficulty) &&
      words.every((word) => text.includes(word))
    );
  });
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

/** Questions that may be drawn: not those drawn before, until all have been. */
export function drawable(
  questions: readonly Question[],
  category: string | undefined,
  excluded: ReadonlySet<string>,
): Question[] {
  const ofCategory = questions.filter((entry) => !category || entry.category === category);
  const fresh = ofCategory.filter((entry) => !excluded.has(entry.id));
  return fresh.length > 0 ? fresh : ofCategory;
}
