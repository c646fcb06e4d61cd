import { stems } from "../text/word-set.ts";
import { PLACES, ROLES, TIME_UNITS, WORK_PEOPLE } from "./nouns.ts";
import { CARE_VERBS, REACTION_VERBS } from "./verbs.ts";

/** Word sets that phrases name with “@”. */
export const PHRASE_SETS = {
  unit: TIME_UNITS,
  place: PLACES,
  role: ROLES,
  work: WORK_PEOPLE,
  care: CARE_VERBS,
  reaction: REACTION_VERBS,
  authority: stems(
    "captain purser senior crew colleague manager supervisor cockpit flight-deck pilot security police doctor nurse ambulance medlink boss leader officer chief team ground lead dispatcher medic paramedic teacher parent office head 911 112 999 coordinator director engineer first-aider guard staff",
  ),
};
