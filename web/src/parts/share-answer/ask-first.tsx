import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { type SharedAction, useSharedAction } from "./api.ts";
import { tellNotDone } from "./tell-not-done.ts";

export interface Asked {
  title: string;
  text: string;
  keep: string;
  confirm: string;
  /** On the button while it is being done. */
  pending: string;
  /** Said when it is done. */
  done: string;
  action: SharedAction;
}

interface AskFirstProps {
  asked: Asked;
  onClose: () => void;
  onDone?: () => void;
}

/** Asks before something goes that cannot be brought back. */
export function AskFirst({ asked, onClose, onDone }: AskFirstProps) {
  const t = useT();
  const change = useSharedAction();
  const handleConfirm = () =>
    change.mutate(asked.action, {
      onSuccess: () => {
        showToast({ title: asked.done });
        onClose();
        onDone?.();
      },
      onError: tellNotDone,
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={asked.title}
      description={asked.text}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {asked.keep}
          </Button>
          <Button variant="primary" isPending={change.isPending} onClick={handleConfirm}>
            {change.isPending ? asked.pending : asked.confirm}
          </Button>
        </>
      }
    />
  );
}
