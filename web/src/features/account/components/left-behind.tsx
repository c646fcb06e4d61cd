import { useState } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import type { OutboxItem } from "../../../lib/outbox.ts";
import type { UnsentDraft } from "../../../parts/practice-session/unsent-drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { questionOf } from "../model.ts";
import { Failure } from "./failure.tsx";
import { PlainList } from "./plain-list.tsx";

type LeftBehindProps = {
  unsent: readonly OutboxItem[];
  drafts: readonly UnsentDraft[];
  /** True where signing out removes them from this device. */
  isGoing: boolean;
};

/** What is on this device only, by the question it answers. */
export function LeftBehind({ unsent, drafts, isGoing }: LeftBehindProps) {
  const t = useT();
  const { reconnect } = useAccount();
  const [sending, setSending] = useState<"not tried" | "now" | "tried">("not tried");
  const isSending = sending === "now";
  if (unsent.length + drafts.length === 0) return null;

  const handleSend = async () => {
    setSending("now");
    await reconnect();
    setSending("tried");
  };
  const nameOf = (item: OutboxItem) =>
    questionOf(item.payload) ?? t("account.signOut.unnamed", { date: formatDate(item.createdAt) });

  return (
    <div className="grid gap-3 rounded-control bg-yellow-soft p-4 text-ink">
      {unsent.length > 0 && (
        <div className="grid justify-items-start gap-2">
          <p className="font-semibold">{t("account.signOut.unsent", { count: unsent.length })}</p>
          <PlainList items={unsent.map(nameOf)} />
          <Button isPending={isSending} onClick={() => void handleSend()}>
            {t(isSending ? "account.signOut.sending" : "account.signOut.send")}
          </Button>
          {sending === "tried" && <Failure>{t("account.signOut.sendFailed")}</Failure>}
        </div>
      )}
      {drafts.length > 0 && (
        <div className="grid gap-2">
          <p className="font-semibold">{t("account.signOut.drafts", { count: drafts.length })}</p>
          <PlainList items={drafts.map((draft) => draft.question.question)} />
        </div>
      )}
      <p>{t(isGoing ? "account.signOut.deviceGoes" : "account.signOut.deviceStays")}</p>
    </div>
  );
}
