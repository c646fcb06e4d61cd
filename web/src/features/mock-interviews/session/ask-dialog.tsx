import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface AskDialogProps {
  /** What is about to be done; null while nothing is. */
  asked: "restart" | "reset" | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asked before answers are lost. */
export function AskDialog({ asked, onClose, onConfirm }: AskDialogProps) {
  const t = useT();
  const what = asked ?? "reset";
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={onClose}
      title={t(`mock.ask.${what}.title`)}
      description={t(`mock.ask.${what}.text`)}
      closeLabel={t("buttons.close")}
      closesOnBackdrop
      footer={
        <>
          <Button onClick={onConfirm}>{t(`mock.ask.${what}.confirm`)}</Button>
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t("mock.ask.keep")}
          </Button>
        </>
      }
    />
  );
}
