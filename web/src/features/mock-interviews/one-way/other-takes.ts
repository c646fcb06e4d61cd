import { now } from "../../../lib/clock.ts";
import { findTake } from "../../../lib/media/take-store.ts";
import { forgetTake, takePlace } from "../takes/kept-takes.ts";

/** Takes the other takes of a question off the disk once one of them counts. Without storage there are none. */
export async function forgetOtherTakes(
  userKey: string,
  sessionId: string,
  position: number,
  keptId: string,
): Promise<void> {
  const place = takePlace(sessionId, position);
  const findOther = () => findTake(userKey, place, now(), [keptId]).catch(() => null);
  for (let other = await findOther(); other; other = await findOther()) await forgetTake(other);
}
