import type { Entry } from "../entry.ts";
import { SAID_AS_TO_A_FRIEND } from "./as-to-a-friend.ts";
import { ASKED } from "./asked.ts";
import { SAID_OF_MOMENTS } from "./asked-in-interviews.ts";
import { SAID_AT_THE_MARK } from "./at-the-mark.ts";
import { SAID_OF_CABIN_SCENES } from "./cabin-scenes.ts";
import { SAID_OF_CREW } from "./crew.ts";
import { SAID_OF_DAYS, SAID_OF_DOORS, SAID_OF_EVACUATIONS } from "./exits-and-days.ts";
import { SAID_OF_FIRE, SAID_OF_FIRST_AID } from "./first-aid.ts";
import { SAID_OF_FOLLOW_UPS } from "./follow-ups.ts";
import { SAID_OF_HIRING } from "./hiring.ts";
import { SAID_IN_OTHER_LANGUAGES } from "./in-other-languages.ts";
import { SAID_OF_DECOMPRESSION, SAID_OF_HUMAN_FACTORS } from "./in-the-air.ts";
import { MORE_SAID_OF_CANDIDATES } from "./more-candidates.ts";
import { MORE_SAID_OF_EVACUATIONS } from "./more-evacuations.ts";
import { MORE_SAID_OF_GOODS, MORE_SAID_OF_SECURITY } from "./more-goods-and-security.ts";
import { MORE_SAID_OF_JUDGEMENTS } from "./more-judgements.ts";
import {
  MORE_SAID_OF_FIRE,
  MORE_SAID_OF_FIRST_AID,
  MORE_SAID_OF_PRESSURE,
} from "./more-medical.ts";
import {
  MORE_SAID_OF_ANNOUNCEMENTS,
  MORE_SAID_OF_HUMAN_FACTORS,
  MORE_SAID_OF_PASSENGERS,
} from "./more-passengers.ts";
import {
  MORE_SAID_OF_DOORS,
  MORE_SAID_OF_FLIGHT_DECK,
  MORE_SAID_OF_QUIZZES,
  MORE_SAID_OF_TERMS,
} from "./more-trade.ts";
import { SAID_OF_ANNOUNCEMENTS, SAID_OF_PASSENGERS } from "./people-on-board.ts";
import { SAID_OF_QUIZZES } from "./quizzes.ts";
import {
  SCENES_OF_CULTURES,
  SCENES_OF_DAYS,
  SCENES_OF_EVACUATIONS,
  SCENES_OF_QUIZZES,
} from "./scenes-exits-and-days.ts";
import { SCENES_OF_GOODS, SCENES_OF_PRESSURE } from "./scenes-goods-and-pressure.ts";
import { SCENES_OF_FIRE, SCENES_OF_FIRST_AID } from "./scenes-medical.ts";
import {
  SCENES_OF_ANNOUNCEMENTS,
  SCENES_OF_PASSENGERS,
  SCENES_OF_SECURITY,
} from "./scenes-people.ts";
import { SCENES_OF_FLIGHT_DECK, SCENES_OF_HUMAN_FACTORS, SCENES_OF_TERMS } from "./scenes-trade.ts";
import { SAID_OF_GOODS, SAID_OF_SECURITY } from "./security-and-goods.ts";
import { SAID_OF_STAGES } from "./stages.ts";
import { SAID_OF_FLIGHT_DECK, SAID_OF_TERMS } from "./trade.ts";
import { SAID_IN_TALKS } from "./what-talks-asked.ts";
import { SAID_OF_WORKING_LIFE } from "./working-life.ts";

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
  ["assessment-days", SAID_OF_MOMENTS],
  ["aircraft", SAID_OF_DOORS],
  ["quiz", SAID_OF_QUIZZES],
  ["syllabus", SCENES_OF_FIRST_AID],
  ["syllabus", SCENES_OF_FIRE],
  ["syllabus", SCENES_OF_GOODS],
  ["syllabus", SCENES_OF_PRESSURE],
  ["syllabus", SCENES_OF_SECURITY],
  ["syllabus", SCENES_OF_PASSENGERS],
  ["syllabus", SCENES_OF_ANNOUNCEMENTS],
  ["syllabus", SCENES_OF_HUMAN_FACTORS],
  ["terminology", SCENES_OF_TERMS],
  ["cockpit", SCENES_OF_FLIGHT_DECK],
  ["evacuation", SCENES_OF_EVACUATIONS],
  ["assessment-days", SCENES_OF_DAYS],
  ["cultures", SCENES_OF_CULTURES],
  ["quiz", SCENES_OF_QUIZZES],
  ["assessment-days", MORE_SAID_OF_CANDIDATES],
  ["assessment-days", SAID_OF_FOLLOW_UPS],
  ["assessment-days", SAID_AT_THE_MARK],
  ["assessment-days", SAID_AS_TO_A_FRIEND],
  ["assessment-days", SAID_IN_TALKS],
  ["assessment-days", SAID_IN_OTHER_LANGUAGES],
  ["assessment-days", SAID_OF_CREW],
  ["assessment-days", SAID_OF_STAGES],
  ["evacuation", MORE_SAID_OF_EVACUATIONS],
  ["situational-judgement", MORE_SAID_OF_JUDGEMENTS],
  ["syllabus", MORE_SAID_OF_FIRST_AID],
  ["syllabus", MORE_SAID_OF_FIRE],
  ["syllabus", MORE_SAID_OF_PRESSURE],
  ["syllabus", MORE_SAID_OF_GOODS],
  ["syllabus", MORE_SAID_OF_SECURITY],
  ["syllabus", MORE_SAID_OF_PASSENGERS],
  ["syllabus", MORE_SAID_OF_ANNOUNCEMENTS],
  ["syllabus", MORE_SAID_OF_HUMAN_FACTORS],
  ["terminology", MORE_SAID_OF_TERMS],
  ["cockpit", MORE_SAID_OF_FLIGHT_DECK],
  ["aircraft", MORE_SAID_OF_DOORS],
  ["quiz", MORE_SAID_OF_QUIZZES],
];

const BY_ID: readonly Readonly<Record<string, string>>[] = [
  ...[ASKED, SAID_OF_HIRING, SAID_OF_WORKING_LIFE, SAID_OF_CABIN_SCENES],
];

/** Ways of asking by the id of the entry that answers them: short ones first, then whole scenes. */
export const SAID: ReadonlyMap<string, readonly string[]> = gathered();

function gathered(): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const [set, said] of BY_SET)
    for (const [name, phrases] of Object.entries(said)) {
      const id = `${set}/${name}`;
      all.set(id, [...(all.get(id) ?? []), ...phrases.split("|")]);
    }
  for (const [id, phrases] of BY_ID.flatMap((said) => Object.entries(said)))
    all.set(id, [...(all.get(id) ?? []), ...phrases.split("|")]);
  return all;
}

/** The entry with what people say for it who do not know its words. */
export function withSaid(entry: Entry): Entry {
  const said = SAID.get(entry.citation.id);
  return said ? { ...entry, said: [...said, ...(entry.said ?? [])] } : entry;
}
