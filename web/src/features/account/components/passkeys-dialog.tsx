import { useQuery } from "@tanstack/react-query";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { useUser } from "../../../lib/account.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { passkeysQuery } from "../api.ts";
import { demoEndsAt } from "../model.ts";
import { reasonOf } from "../reason-of.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { Failure } from "./failure.tsx";
import { PasskeyEntry } from "./passkey-entry.tsx";

/** Keeping the account across devices and sign-outs: offered, never forced. */
export function PasskeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const user = useUser();
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("account.passkeys.title")}
      closeLabel={t("buttons.close")}
    >
      <div className="grid gap-6">
        <p className="text-ink-2">{t("account.passkeys.text")}</p>
        {error && (
          <div className="grid justify-items-start gap-3">
            <Failure>{t("account.passkeys.listFailed", { reason: reasonOf(error) })}</Failure>
            <Button onClick={() => void refetch()}>{t("buttons.tryAgain")}</Button>
          </div>
        )}
        {!passkeys && !error && <Skeleton label={t("account.passkeys.loading")} />}
        {passkeys?.length === 0 && <p>{t("account.passkeys.none")}</p>}
        {passkeys && passkeys.length > 0 && (
          <ul aria-label={t("account.passkeys.list")}>
            {passkeys.map((passkey) => (
              <PasskeyEntry key={passkey.id} passkey={passkey} isLast={passkeys.length === 1} />
            ))}
          </ul>
        )}
        {user?.isDemo ? (
          <p>
            {t("account.passkeys.demo", {
              date: formatDate(demoEndsAt(user.createdAt), { day: "numeric", month: "long" }),
            })}
          </p>
        ) : (
          <AddPasskey />
        )}
      </div>
    </Dialog>
  );
}
