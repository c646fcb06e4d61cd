import { entryRequest } from "../request.ts";
import type { Found } from "./found.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";
import { isToldOfOneself } from "./told-of-oneself.ts";

/** From here on the entry found is told, and from the other on it is offered beside its neighbours. */
const FOUND = 0.3;
const OFFERED = 0.08;
const LEAST_SCORE = 0.5;
/** Over the least score of all, and under what any pattern is sure of. */
const OFFERED_SCORE = 0.45;

/** The entry that answers what somebody tells of themselves, or the nearest to choose from; none where nothing is near. */
export function readToldOfOneself(message: Message, found: Found | null): Reading[] {
  if (!found || found.sure < OFFERED || !isToldOfOneself(message)) return [];
  const because = "told of oneself";
  if (found.sure < FOUND)
    return [
      {
        request: { kind: "topics", ids: [...found.nearest], isUnsure: true },
        ...{ score: OFFERED_SCORE, because },
      },
    ];
  const score = LEAST_SCORE + (1 - LEAST_SCORE) * found.sure;
  return [{ request: entryRequest([found.id]), score, because, sure: found.sure }];
}
