import { stems } from "../text/word-set.ts";
import {
  COMMON_PEOPLE,
  PLACES,
  ROLES,
  SERVED_PEOPLE,
  TIME_UNITS,
  TIME_WORDS,
  WORK_PEOPLE,
} from "./nouns.ts";
import { OBJECTS } from "./objects.ts";

/** Coarse classes of nouns, for what can do or suffer a deed. A word of two classes belongs to neither: tables order, kitchens agree. */
export const PERSONS: ReadonlySet<string> = new Set([
  ...COMMON_PEOPLE,
  ...SERVED_PEOPLE,
  ...WORK_PEOPLE,
  ...ROLES,
]);

/** Things that stand for the people in or behind them, move of their own accord, or speak to us by what is written on them. */
const LIVELY = stems(`
plane aircraft boat bus train car truck van bike bicycle taxi dog cat horse bird fish queue line crew class team family couple wind rain storm sea fire smoke exam
letter email note message form list sign poster screen system software radio alarm ball row order parcel hand head heart exit phone computer machine engine motor brother
sister son daughter uncle aunt cousin wife husband grandmother grandfather photo picture birthday wedding funeral anniversary honeymoon graduation`);

export const THINGS: ReadonlySet<string> = new Set(
  [...OBJECTS].filter((word) => !PERSONS.has(word) && !PLACES.has(word) && !LIVELY.has(word)),
);

/** Meals and feasts can be cooked, served and eaten; a shift stands for its people. */
const TANGIBLE_TIMES = stems(
  "dinner lunch breakfast brunch lunchtime christmas easter ramadan eid diwali halloween thanksgiving carnival holiday shift season term class second quarter spring",
);
export const TIMES: ReadonlySet<string> = new Set(
  [...TIME_WORDS, ...TIME_UNITS].filter((word) => !TANGIBLE_TIMES.has(word)),
);

/** Deeds of a mind or a mouth: no thing and no hour does them. */
export const MINDED = stems(`
decide listen think believe apologise thank complain smile laugh agree prioritise delegate promise remember forget admit wonder hope whisper shout yell
answer reply reassure greet volunteer worry regret prefer argue suggest negotiate blush nod congratulate`);

/** Deeds that need somebody to hear them. */
export const TO_SOMEBODY = stems(
  "ask thank reassure greet inform persuade convince congratulate comfort interview notify invite consult hire warn apologise",
);

/** Verbs that take no object: what follows them is a preposition, a time, or nothing. */
export const OBJECTLESS = stems(
  "listen arrive wait smile laugh apologise complain happen rain snow depend participate collaborate sleep sneeze occur exist",
);

/** Deeds of hands: an hour or a mood cannot be their object. */
export const HANDLING = stems(`
open close pour carry clean cut fold push pull lift throw wash wipe delegate tie hang empty drink eat lock unlock fetch wrap unwrap stack slice squeeze polish sew iron
paint staple unplug inflate dig chew swallow phone dial feed seat`);

/** What no person does. */
export const WEATHER = stems("rain snow drizzle evaporate rust bloom boil hail thaw");

export const MOODS = stems(
  "calm empathy patience teamwork communication courage professionalism attitude mindset silence confidence",
);
