import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface PrintDialogProps {
  isOpen: boolean;
  hasEmotions: boolean;
  onClose: () => void;
  onPrint: (withEmotions: boolean) => void;
}

/** Before the browser's own: a printed page is shown to others, so what is for the person alone is left out unless asked for. */
export function PrintDialog({ isOpen, hasEmotions, onClose, onPrint }: PrintDialogProps) {
  const t = useT();
  const [withEmotions, setWithEmotions] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("interview.print.title")}
      description={t("interview.print.text")}
      closeLabel={t("buttons.close")}
      closesOnBackdrop
      footer={
        <>
          <Button onClick={onClose}>{t("buttons.cancel")}</Button>
          <Button variant="primary" data-autofocus onClick={() => onPrint(withEmotions)}>
            {t("interview.print.confirm")}
          </Button>
        </>
      }
    >
      {hasEmotions && (
        <>
          <Checkbox
            checked={withEmotions}
            onChange={(event) => setWithEmotions(event.target.checked)}
          >
            {t("interview.print.emotions")}
          </Checkbox>
          <p className="ps-8.5 text-ink-2 text-small">{t("interview.print.emotionsHint")}</p>
        </>
      )}
    </Dialog>
  );
}
