import type { SearchSet } from "content/search/schema";
import { aircraftEntries, EQUIPMENT_OF } from "./aircraft.ts";
import { AirlinePassages } from "./airline-passages.ts";
import { airlineEntries } from "./airlines.ts";
import { airportEntries } from "./airports.ts";
import { assessmentEntries } from "./assessment-days.ts";
import { cultureEntries } from "./cultures.ts";
import type { Entry } from "./entry.ts";
import { evacuationEntries } from "./evacuation.ts";
import { Finder } from "./finder.ts";
import { cockpitEntries, recruiterEntries, scenarioEntries } from "./flight-deck-and-scenarios.ts";
import { FurtherFinder } from "./further.ts";
import { NameIndex } from "./name-index.ts";
import { questionEntries } from "./questions.ts";
import { quizEntries } from "./quiz.ts";
import { loadQuizzes, type Quizzes } from "./quizzes.ts";
import { withSaid } from "./said/said.ts";
import { judgementEntries } from "./situational-judgement.ts";
import { syllabusEntries } from "./syllabus.ts";
import { termEntries } from "./terminology.ts";

/** All that the coach may state, entry by entry. Nothing it says of the world comes from elsewhere. */
export interface ChatKnowledge {
  /** The entry of a citation's id. */
  entry(id: string): Entry | undefined;
  entriesOf(set: SearchSet): readonly Entry[];
  /** Entries that fit a question, best first, each with how well. */
  finder: Finder;
  /** The same for airports, which are asked for by their names in most cases. */
  airports: Finder;
  /** What an airline's entry has on a question put in any words. */
  airlinePassages: AirlinePassages;
  /** What people ask on after an entry. */
  further: FurtherFinder;
  /** Entries called by name in a message. */
  names: NameIndex;
  /** Questions for a quiz. */
  quizzes: Quizzes;
}

/** Airlines, airports and aircraft types are asked for by name; their texts would answer for everything else. */
function isCalledByName({ set, citation }: Entry): boolean {
  return set === "airlines" || set === "airports" || EQUIPMENT_OF.has(citation.id);
}

/** Reads the content and makes it findable: some hundred milliseconds, once in a process. */
export async function loadKnowledge(): Promise<ChatKnowledge> {
  const entries: Entry[] = [
    ...airlineEntries(),
    ...airportEntries(),
    ...termEntries(),
    ...aircraftEntries(),
    ...evacuationEntries(),
    ...(await syllabusEntries()),
    ...assessmentEntries(),
    ...cultureEntries(),
    ...cockpitEntries(),
    ...(await scenarioEntries()),
    ...recruiterEntries(),
    ...questionEntries(),
    ...judgementEntries(),
    ...(await quizEntries()),
  ].map(withSaid);
  const byId = new Map(entries.map((entry) => [entry.citation.id, entry]));
  const bySet = Map.groupBy(entries, ({ set }) => set);
  return {
    entry: (id) => byId.get(id),
    entriesOf: (set) => bySet.get(set) ?? [],
    finder: new Finder(
      entries.filter((entry) => !isCalledByName(entry)),
      entries.filter(isCalledByName),
    ),
    airports: new Finder(bySet.get("airports") ?? []),
    airlinePassages: new AirlinePassages(bySet.get("airlines") ?? []),
    further: new FurtherFinder(),
    names: new NameIndex(entries),
    quizzes: await loadQuizzes(),
  };
}
