import { now } from "../../../lib/clock.ts";
import type { Take } from "../../../lib/media/take.ts";
import { deleteTake, findTake } from "../../../lib/media/take-store.ts";
import { heldTakes } from "../../../lib/media/take-writer.ts";

/** Where the takes of one question lie on the disk. */
export function takePlace(sessionId: string, position: number): string {
  return `/mock-interviews?session=${sessionId}&question=${position}`;
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
