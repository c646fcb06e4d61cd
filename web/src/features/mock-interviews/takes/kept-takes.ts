import { now } from "../../../lib/clock.ts";
import type { Take } from "../../../lib/media/take.ts";
import { deleteTake, findTake, placesUnder } from "../../../lib/media/take-store.ts";
import { heldTakes } from "../../../lib/media/take-writer.ts";

const PLACE = "/mock-interviews?session=";

/** Where the takes of one question lie on the disk. */
export function takePlace(sessionId: string, position: number): string {
  return `${PLACE}${sessionId}&question=${position}`;
}

/** Interviews with takes on this device, with the questions that they answer. Without storage there are none. */
export async function placesOfTakes(userKey: string): Promise<Map<string, number[]>> {
  const places = await placesUnder(userKey, PLACE, now()).catch(() => []);
  const found = new Map<string, number[]>();
  for (const place of places) {
    const query = new URLSearchParams(place.slice(place.indexOf("?")));
    const sessionId = query.get("session") ?? "";
    const positions = found.get(sessionId) ?? [];
    found.set(sessionId, [...positions, Number(query.get("question"))]);
  }
  return found;
}

/** The takes of an interview that are on this device, by question. Without storage none are. */
export async function findTakes(
  userKey: string,
  sessionId: string,
  positions: readonly number[],
): Promise<Map<number, Take>> {
  const busy = await heldTakes().catch(() => []);
  const found = new Map<number, Take>();
  for (const position of positions) {
    const place = takePlace(sessionId, position);
    const take = await findTake(userKey, place, now(), busy).catch(() => null);
    if (take) found.set(position, take);
  }
  return found;
}

/** Takes one off the disk; where storage is forbidden it never was there. */
export async function forgetTake(take: Take): Promise<void> {
  await deleteTake(take.id).catch(() => {});
}
