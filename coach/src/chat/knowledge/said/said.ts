import type { Entry } from "../entry.ts";
import { SAID_OF_DAYS, SAID_OF_DOORS, SAID_OF_EVACUATIONS } from "./exits-and-days.ts";
import { SAID_OF_FIRE, SAID_OF_FIRST_AID } from "./first-aid.ts";
import { SAID_OF_DECOMPRESSION, SAID_OF_HUMAN_FACTORS } from "./in-the-air.ts";
import { SAID_OF_ANNOUNCEMENTS, SAID_OF_PASSENGERS } from "./people-on-board.ts";
import { SAID_OF_QUIZZES } from "./quizzes.ts";
import { SAID_OF_GOODS, SAID_OF_SECURITY } from "./security-and-goods.ts";
import { SAID_OF_FLIGHT_DECK, SAID_OF_TERMS } from "./trade.ts";

const BY_SET: readonly (readonly [set: string, said: Readonly<Record<string, string>>])[] = [
  ["syllabus", SAID_OF_FIRST_AID],
  ["syllabus", SAID_OF_FIRE],
  ["syllabus", SAID_OF_DECOMPRESSION],
  ["syllabus", SAID_OF_HUMAN_FACTORS],
  ["syllabus", SAID_OF_PASSENGERS],
  ["syllabus", SAID_OF_ANNOUNCEMENTS],
  ["syllabus", SAID_OF_SECURITY],
  ["syllabus", SAID_OF_GOODS],
  ["terminology", SAID_OF_TERMS],
  ["cockpit", SAID_OF_FLIGHT_DECK],
  ["evacuation", SAID_OF_EVACUATIONS],
  ["assessment-days", SAID_OF_DAYS],
  ["aircraft", SAID_OF_DOORS],
  ["quiz", SAID_OF_QUIZZES],
];

/** Ways of asking by the id of the entry that answers them. */
export const SAID: ReadonlyMap<string, readonly string[]> = new Map(
  BY_SET.flatMap(([set, said]) =>
    Object.entries(said).map(([id, phrases]) => [`${set}/${id}`, phrases.split("|")] as const),
  ),
);

/** The entry with what people say for it who do not know its words. */
export function withSaid(entry: Entry): Entry {
  const said = SAID.get(entry.citation.id);
  return said ? { ...entry, said } : entry;
}
