import { AIRLINES } from "content/airlines/airlines";
import type { ChatState } from "../state.ts";
import { fold, type Message } from "./message.ts";

const HOMES: ReadonlyMap<string, string> = new Map(
  AIRLINES.map(({ id, headquarters }) => [id, fold(headquarters)]),
);
/** Words of an address that are no place. */
const NO_PLACE: ReadonlySet<string> = new Set([
  ...["airport", "house", "city", "international", "united", "states", "kingdom", "near", "south"],
  ...["registered", "office", "hubs", "operations", "county", "administration", "much", "arab"],
]);
const SHORTEST_PLACE = 4;

/**
 * "What's life in Dubai like?", after Emirates and then Singapore Airlines were spoken of: of two airlines the one that is at home
 * in the town is meant. The state as it is where neither or both are.
 */
export function atHomeInTheTown({ words }: Message, state: ChatState): ChatState {
  const { airline, airlineBefore } = state;
  if (airline === null || airlineBefore === null || airline === airlineBefore) return state;
  const isHomeOf = (id: string) => {
    const places = HOMES.get(id)?.match(/\p{L}+/gu) ?? [];
    return places.some(
      (place) => place.length >= SHORTEST_PLACE && !NO_PLACE.has(place) && words.includes(place),
    );
  };
  return isHomeOf(airlineBefore) && !isHomeOf(airline)
    ? { ...state, airline: airlineBefore, airlineBefore: airline, topic: null }
    : state;
}
