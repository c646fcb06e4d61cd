import type { NewCardAnswers, TrainerCard } from "contract/trainer-sets";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { now } from "../../../lib/clock.ts";
import { isPassing, keepForLater, newChangeId, sendOnce } from "../../../lib/outbox.ts";
import { randomId } from "../../../lib/random.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { SETS_PATH } from "../api.ts";

/** Sends each answer as it is given; without a connection it waits on the device. Resolves when it was tried. */
export function useSendAnswer(setId: string) {
  const t = useT();
  const { userKey } = useAccount();
  return async (card: TrainerCard, chosen: TrainerCard): Promise<void> => {
    const payload: NewCardAnswers = {
      answers: [
        { id: randomId(), card: card.id, chosen: chosen.id, answeredAt: now().toISOString() },
      ],
    };
    const path = `${SETS_PATH}/${setId}/answers`;
    const item = { id: newChangeId(), userKey, method: "POST", path, payload } as const;
    try {
      await sendOnce(item);
    } catch (error) {
      if (isPassing(error) && keepForLater(item)) return;
      showToast({ variant: "destructive", title: t("trainerSets.practise.lost") });
    }
  };
}
