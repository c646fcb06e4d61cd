import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface DiscardDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onDiscard: () => void;
}

/** Asks before what was chosen and not saved is given up. */
export function DiscardDialog({ isOpen, onClose, onDiscard }: DiscardDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("cultures.discard.title")}
      description={t("cultures.discard.text")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onDiscard}>{t("cultures.discard.confirm")}</Button>
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t("cultures.discard.keep")}
          </Button>
        </>
      }
    />
  );
}
