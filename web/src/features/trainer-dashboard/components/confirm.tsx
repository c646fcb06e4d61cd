import type { ReactNode } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { type GroupAction, useGroupAction } from "../api.ts";
import { tellFailed } from "../tell-failed.ts";

interface Question {
  title: string;
  text: string;
  keep: string;
  action: GroupAction;
  /** Said when it is done. */
  done: string;
  onDone?: () => void;
}

/** Asks before something goes. */
export function Confirm({
  question,
  onClose,
  children,
}: {
  question: Question;
  onClose: () => void;
  children?: ReactNode;
}) {
  const t = useT();
  const change = useGroupAction();
  const handleConfirm = () =>
    change.mutate(question.action, {
      onSuccess: () => {
        showToast({ title: question.done });
        onClose();
        question.onDone?.();
      },
      onError: tellFailed,
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={question.title}
      description={question.text}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {question.keep}
          </Button>
          <Button variant="primary" isPending={change.isPending} onClick={handleConfirm}>
            {change.isPending ? t("trainer.saving") : question.title}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
