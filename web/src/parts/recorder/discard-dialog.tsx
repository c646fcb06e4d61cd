import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface DiscardDialogProps {
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked before a recording is lost that was neither submitted nor downloaded. */
export function DiscardDialog({ isOpen, onConfirm, onClose }: DiscardDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("recorder.discard.title")}
      description={t("recorder.discard.text")}
      closeLabel={t("buttons.close")}
      closesOnBackdrop
      footer={
        <>
          <Button onClick={onConfirm}>{t("recorder.discard.confirm")}</Button>
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t("recorder.discard.keep")}
          </Button>
        </>
      }
    />
  );
}
