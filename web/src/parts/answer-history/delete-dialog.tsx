import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface DeleteDialogProps {
  /** The question of the answer to delete; null while the dialog is closed. */
  question: string | null;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an answer and its analysis go for good. */
export function DeleteDialog({ question, isPending, onConfirm, onClose }: DeleteDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={question !== null}
      onClose={onClose}
      title={t("practice.delete.title")}
      description={t("practice.delete.text")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {t("practice.delete.keep")}
          </Button>
          <Button variant="primary" isPending={isPending} onClick={onConfirm}>
            {t(isPending ? "practice.delete.pending" : "practice.delete.confirm")}
          </Button>
        </>
      }
    >
      <p dir="auto" className="rounded-[14px] bg-well px-4 py-3">
        {question}
      </p>
    </Dialog>
  );
}
