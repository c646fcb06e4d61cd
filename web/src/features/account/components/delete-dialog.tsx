import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { forgetDeviceData } from "../../../lib/device-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { deleteUser } from "../api.ts";
import { reasonOf } from "../reason-of.ts";
import { Choice } from "./choice.tsx";
import { DangerButton } from "./danger-button.tsx";
import { Failure } from "./failure.tsx";
import { PlainList } from "./plain-list.tsx";

type DeleteDialogProps = { onClose: () => void; onDownload: () => void };

/** The account and everything in it, at once: on the server and on this device. */
export function DeleteDialog({ onClose, onDownload }: DeleteDialogProps) {
  const t = useT();
  const { userKey, leave } = useAccount();
  const [isUnderstood, setIsUnderstood] = useState(false);
  const deletion = useMutation({
    mutationFn: deleteUser,
    onSuccess: async () => {
      await forgetDeviceData(userKey);
      leave();
    },
  });
  // It stays so after success: the page is on its way to the landing.
  const isPending = deletion.isPending || deletion.isSuccess;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("account.delete.title")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("buttons.cancel")}</Button>
          <DangerButton
            disabled={!isUnderstood}
            isPending={isPending}
            onClick={() => deletion.mutate()}
          >
            {t(isPending ? "account.delete.pending" : "account.delete.action")}
          </DangerButton>
        </>
      }
    >
      <div className="grid gap-5">
        <p>{t("account.delete.text")}</p>
        <PlainList
          items={[
            t("account.delete.account"),
            t("account.delete.answers"),
            t("account.delete.signIns"),
            t("account.delete.device"),
          ]}
        />
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-2 text-small">{t("account.delete.first")}</p>
          <Button onClick={onDownload}>
            <Icon of={Download} size={18} />
            {t("account.delete.download")}
          </Button>
        </div>
        <Choice
          label={t("account.delete.understood")}
          sentence={!isUnderstood && t("account.delete.why")}
          isChecked={isUnderstood}
          onChange={setIsUnderstood}
        />
        {deletion.error && (
          <Failure>{t("account.delete.failed", { reason: reasonOf(deletion.error) })}</Failure>
        )}
      </div>
    </Dialog>
  );
}
