import type { NewScenarioWalk } from "contract/scenario-walks";
import { now } from "../../../lib/clock.ts";
import { isPassing, keepForLater, newChangeId, sendOnce } from "../../../lib/outbox.ts";
import { randomId } from "../../../lib/random.ts";

/**
 * Sends a scenario that was played to an ending: a trainer may have asked for it. Without a connection it waits on the device.
 * What the server refuses is left out without a word: the story itself is kept here, and nobody has lost anything.
 */
export async function handInWalk(
  userKey: string,
  { scenario, choices }: Pick<NewScenarioWalk, "scenario" | "choices">,
): Promise<void> {
  const payload = { id: randomId(), scenario, choices, walkedAt: now().toISOString() };
  const path = "/api/scenario-walks";
  const item = { id: newChangeId(), userKey, method: "POST", path, payload } as const;
  try {
    await sendOnce(item);
  } catch (error) {
    if (isPassing(error)) keepForLater(item);
  }
}
