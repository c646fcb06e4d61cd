import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before an interview under way is left; what was recorded waits on this device. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={t("oneway.leave.title")}
      description={t("oneway.leave.text")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onLeave}>{t("oneway.leave.confirm")}</Button>
          <Button variant="primary" data-autofocus onClick={onStay}>
            {t("oneway.leave.stay")}
          </Button>
        </>
      }
    />
  );
}
