import type { Question } from "contract/questions";

interface Filter {
  category?: string | undefined;
  difficulty?: string | undefined;
  search?: string | undefined;
}

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
