import { ALLIANCES } from "contract/airline-fact-terms";
import type { AirlineFact } from "contract/airline-facts";
import { AIRLINE_QUIZ_LENGTH } from "contract/airline-training-terms";
import { type Random, seeded, shuffled } from "../chance.ts";
import { type Askable, askablesOf, mayBeTrueOf } from "./facts.ts";
import type { AirlineQuizKind, AirlineQuizQuestion, QuizFacts } from "./schema.ts";
import { namesAirline } from "./stems.ts";

const OPTIONS = 4;
/** Full years that airlines ask of beginners. */
const AGES = ["17", "18", "19", "20", "21"];
/** So that no quiz is a list of years. */
const MOST_OF_A_KIND: Partial<Record<AirlineQuizKind, number>> = { value: 2, difference: 3 };
const MOST_OF_A_KIND_IN_A_MIXTURE = 2;

/** Facts of which it can be asked whose they are. */
const TELL_WHOSE: ReadonlySet<AirlineQuizKind> = new Set([
  "headquarters",
  "founded",
  "hub",
  "value",
  "difference",
]);

/**
 * Eight questions from the facts themselves, the same for the same seed whatever the order of the airlines.
 * @param about id of the one airline that is asked about; null for a mixture of all
 * @param seed a whole number from 0 to 4,294,967,295
 * @returns [] for an airline that the facts do not have
 */
export function airlineQuiz(
  facts: QuizFacts,
  about: string | null,
  seed: number,
): AirlineQuizQuestion[] {
  const random = seeded(seed);
  const airlines = facts.airlines.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const asked = about === null ? airlines : airlines.filter(({ id }) => id === about);
  const all = { ...facts, airlines };
  const askables = shuffled(
    random,
    asked.flatMap((airline) => askablesOf(all, airline)),
  );
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  const questions: AirlineQuizQuestion[] = [];
  for (const askable of askables) {
    if (questions.length === AIRLINE_QUIZ_LENGTH) break;
    const { kind, airline } = askable;
    const isMixed = about === null;
    const most = isMixed ? MOST_OF_A_KIND_IN_A_MIXTURE : (MOST_OF_A_KIND[kind] ?? 1);
    if (count(kind) >= most || (isMixed && count(airline.id) > 0)) continue;
    const asks = isMixed && TELL_WHOSE.has(kind) && random() < 0.5 ? "airline" : "fact";
    const options = optionsOf(all, askable, asks, random);
    if (!options) continue;
    for (const key of [kind, airline.id]) counts.set(key, count(key) + 1);
    const answer = asks === "airline" ? airline.airlineName : askable.text;
    questions.push({
      ...{ kind, asks, airline: airline.id, airlineName: airline.airlineName },
      ...{ fact: askable.text, options, answer, source: askable.source },
    });
  }
  return questions;
}

/** The answer and three that are wrong; null where three cannot be found. */
function optionsOf(
  facts: QuizFacts,
  askable: Askable,
  asks: AirlineQuizQuestion["asks"],
  random: Random,
): string[] | null {
  if (askable.kind === "alliance") return [...ALLIANCES];
  const answer = asks === "airline" ? askable.airline.airlineName : askable.text;
  const options = new Set([answer]);
  for (const wrong of wrongOf(facts, askable, asks, random)) {
    options.add(wrong);
    if (options.size === OPTIONS) break;
  }
  if (options.size < OPTIONS) return null;
  // Figures are looked for in their order; the rest stands as drawn.
  return [...options].every((text) => /^\d+$/.test(text))
    ? [...options].sort((a, b) => Number(a) - Number(b))
    : shuffled(random, [...options]);
}

/** Wrong texts, those of the same region first: they are the more likely ones. Found as they are asked for. */
function* wrongOf(
  facts: QuizFacts,
  askable: Askable,
  asks: AirlineQuizQuestion["asks"],
  random: Random,
): Generator<string> {
  const { airline, kind } = askable;
  if (kind === "minimum-age") return yield* shuffled(random, AGES);
  const others = shuffled(
    random,
    facts.airlines.filter(({ id }) => id !== airline.id),
  );
  const isNear = (other: AirlineFact) => other.region === airline.region;
  for (const other of [...others.filter(isNear), ...others.filter((each) => !isNear(each))]) {
    if (asks === "airline") {
      if (!mayBeTrueOf(facts, askable, other)) yield other.airlineName;
      continue;
    }
    // One of each airline: three values of the same one would stand out.
    const theirs = askablesOf(facts, other).filter((fact) => fact.kind === kind);
    const wrong = shuffled(random, theirs).find(
      (fact) => !mayBeTrueOf(facts, fact, airline) && !namesAirline(fact.text, airline.airlineName),
    );
    if (wrong) yield wrong.text;
  }
}
