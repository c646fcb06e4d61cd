import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Passkey } from "contract/passkeys";
import { useRef, useState } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { passkeysQuery, removePasskey, userKey } from "../api.ts";
import { reasonOf } from "../reason-of.ts";
import { DangerButton } from "./danger-button.tsx";
import { Failure } from "./failure.tsx";

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

/** One passkey; removing it asks once more, in its place. */
export function PasskeyEntry({ passkey, isLast }: { passkey: Passkey; isLast: boolean }) {
  const t = useT();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { label, lastUsedAt } = passkey;
  const added = formatDate(passkey.createdAt, DAY);
  const removal = useMutation({
    mutationFn: () => removePasskey(passkey.id),
    onSuccess: async () => {
      // The pressed button goes with the entry: the focus goes on from the title.
      item.current?.closest("dialog")?.querySelector("h2")?.focus();
      showToast({ variant: "success", title: t("account.passkeys.removedToast") });
      void queries.invalidateQueries({ queryKey: userKey });
      await queries.invalidateQueries(passkeysQuery);
    },
  });

  const handleKeep = () => {
    setIsKept(true);
    setIsAsking(false);
  };
  return (
    <li ref={item} className="grid gap-3 border-seam border-t py-3 first:border-t-0">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="break-words font-semibold text-label">{label}</p>
          <p className="text-ink-2 text-small">
            {lastUsedAt
              ? t("account.passkeys.addedAndUsed", { added, used: formatDate(lastUsedAt, DAY) })
              : t("account.passkeys.addedUnused", { added })}
          </p>
        </div>
        {!isAsking && (
          <Button
            autoFocus={isKept}
            aria-label={t("account.passkeys.removeNamed", { label })}
            onClick={() => setIsAsking(true)}
          >
            {t("account.passkeys.remove")}
          </Button>
        )}
      </div>
      {isAsking && (
        <div className="grid gap-3 rounded-control bg-well p-4">
          <p role="status">
            {t("account.passkeys.removeAsk", { label })}
            {isLast && ` ${t("account.passkeys.removeLast")}`}
          </p>
          {removal.error && (
            <Failure>
              {t("account.passkeys.removeFailed", { reason: reasonOf(removal.error) })}
            </Failure>
          )}
          <div className="flex flex-wrap gap-3">
            <Button autoFocus onClick={handleKeep}>
              {t("account.passkeys.keep")}
            </Button>
            <DangerButton isPending={removal.isPending} onClick={() => removal.mutate()}>
              {t(removal.isPending ? "account.passkeys.removing" : "account.passkeys.remove")}
            </DangerButton>
          </div>
        </div>
      )}
    </li>
  );
}
