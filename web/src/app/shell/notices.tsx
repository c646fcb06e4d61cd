import { CloudOff } from "lucide-react";
import { memo, useEffect } from "react";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { useOutbox } from "../../lib/outbox.ts";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { useKeepOffline } from "./use-keep-offline.ts";

/** What the connection has to say: one quiet line while away, a toast when something was sent or reopened. */
export const Notices = memo(function Notices() {
  const t = useT();
  const { connection, userKey, wasReopened, sentCount, acknowledge, reconnect } = useAccount();
  const waiting = useOutbox(userKey).length;
  useKeepOffline(connection);

  useEffect(() => {
    if (!wasReopened && sentCount === 0) return;
    if (wasReopened) {
      showToast({
        title: t("shell.session.newTitle"),
        description: t("shell.session.newText"),
        durationMs: 6000,
      });
    } else {
      showToast({
        variant: "success",
        title: t("shell.outbox.sentTitle"),
        description: t("shell.outbox.sent", { count: sentCount }),
      });
    }
    acknowledge();
  }, [wasReopened, sentCount, acknowledge, t]);

  if (connection !== "away" && waiting === 0) return null;
  return (
    <p role="status" className="flex min-h-9 items-start gap-x-2.5 pb-2 text-ink-2 text-small">
      <Icon of={CloudOff} size={16} className="mt-[0.65rem]" />
      <span className="flex flex-wrap items-center gap-x-2.5">
        {connection === "away" && <span>{t("shell.offline")}</span>}
        {waiting > 0 && <span>{t("shell.outbox.waiting", { count: waiting })}</span>}
        <button
          type="button"
          className="min-h-9 font-semibold text-lagoon-ink underline underline-offset-4"
          onClick={() => void reconnect()}
        >
          {t(waiting > 0 ? "shell.outbox.send" : "buttons.tryAgain")}
        </button>
      </span>
    </p>
  );
});
