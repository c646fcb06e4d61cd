import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { VideoSession } from "contract/video";
import { useT } from "../../../i18n/i18n.ts";
import { deleteDelivery, refreshDelivery } from "../../../parts/delivery-report/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toast-store.ts";

interface DeleteDialogProps {
  /** Null while the dialog is closed. */
  session: VideoSession | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks before a session and all that was measured in it go for good. */
export function DeleteDialog({ session, onClose, onDeleted }: DeleteDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const deletion = useMutation({
    mutationFn: deleteDelivery,
    onSuccess: (_, id) => {
      void refreshDelivery(queries, id);
      showToast({ title: t("video.delete.done") });
      onDeleted(id);
    },
    onError: () =>
      showToast({
        variant: "destructive",
        title: t("video.delete.failed"),
        description: t("video.delete.failedText"),
      }),
  });
  return (
    <Dialog
      isOpen={session !== null}
      onClose={onClose}
      title={t("video.delete.title")}
      description={t("video.delete.text")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {t("video.delete.keep")}
          </Button>
          <Button
            variant="primary"
            isPending={deletion.isPending}
            onClick={() => session && deletion.mutate(session.id)}
          >
            {t(deletion.isPending ? "video.delete.pending" : "video.delete.confirm")}
          </Button>
        </>
      }
    >
      <p lang="en" dir="auto" className="rounded-[14px] bg-well px-4 py-3">
        {session?.question}
      </p>
    </Dialog>
  );
}
