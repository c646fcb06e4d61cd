import { ApiError } from "../../../lib/api-error.ts";
import { monotonicMs } from "../../../lib/clock.ts";
import { holdTake } from "../../../lib/media/take-writer.ts";
import { createBench, type Delivery } from "../takes/bench.ts";
import { deliveryOf } from "../takes/delivery-of.ts";
import { findTakes, forgetTake, placesOfTakes } from "../takes/kept-takes.ts";
import { readSession } from "./api.ts";
import { leftSeconds } from "./clock.ts";
import { keepRun, readRun } from "./kept-run.ts";
import { withDelivery } from "./model.ts";
import { givenOf, payloadOf } from "./payload.ts";
import { createSender } from "./sender.ts";

/** Where the recordings of avatar interviews are measured, as long as the app is open. */
export const TAKE_BENCH = createBench({
  measure: (delivery, signal) => deliveryOf({ ...delivery, onShare: () => {}, signal }),
  store: storeDelivery,
  forget: forgetTake,
  hold: ({ id }) => holdTake(id),
});

/** Puts an analysis to its answer: as this device has it, else as the server does. An interview that is gone needs none. */
async function storeDelivery(
  { userKey, sessionId, position }: Delivery,
  deliverySessionId: string,
): Promise<void> {
  const { answer } = createSender(userKey, sessionId);
  const kept = readRun(userKey, sessionId);
  if (kept?.run.given[position]) {
    const run = withDelivery(kept.run, position, deliverySessionId);
    keepRun(userKey, { ...kept, run });
    const given = run.given[position];
    if (given) await answer(position, payloadOf(given, leftSeconds(run.clock, monotonicMs())));
    return;
  }
  const session = await readSession(sessionId).catch((error: unknown) => {
    if (error instanceof ApiError && [403, 404].includes(error.status)) return null;
    throw error;
  });
  const stored = session?.answers.find((one) => one.position === position);
  if (!session || !stored) return;
  const given = { ...givenOf(stored), deliverySessionId };
  await answer(position, payloadOf(given, session.remainingSeconds));
}

/** Takes up the recordings that an earlier visit left unmeasured: of answers that are stored, without a delivery. Rejects as calls do. */
export async function takeUpLeftTakes(userKey: string, language: string): Promise<void> {
  for (const [sessionId, positions] of await placesOfTakes(userKey)) {
    const session = await readSession(sessionId).catch((error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    });
    if (session?.kind !== "avatar") continue;
    const open = positions.filter((position) => {
      const answer = session.answers.find((one) => one.position === position);
      return answer && answer.mode !== "text" && answer.delivery === null;
    });
    for (const [position, take] of await findTakes(userKey, sessionId, open)) {
      const asked = session.questions[position];
      const words = session.answers.find((one) => one.position === position)?.answer ?? "";
      if (!asked) continue;
      const { question, id: questionId } = asked;
      TAKE_BENCH.measure({
        ...{ userKey, sessionId, position, take, question, questionId, words, language },
      });
    }
  }
}
