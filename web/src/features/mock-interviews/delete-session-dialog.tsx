import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InterviewSessionSummary } from "contract/interview-sessions";
import { formatDate } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { recruiterOf } from "./recruiter.ts";
import { deleteSession, refreshSessions } from "./stored-sessions.ts";

interface DeleteSessionDialogProps {
  /** Null while the dialog is closed. */
  session: Pick<InterviewSessionSummary, "id" | "recruiterId" | "startedAt"> | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks before a session and everything said in it go for good. */
export function DeleteSessionDialog({ session, onClose, onDeleted }: DeleteSessionDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const deletion = useMutation({
    mutationFn: deleteSession,
    onSuccess: (_, id) => {
      showToast({ title: t("interview.delete.done") });
      onDeleted(id);
      void refreshSessions(queries);
    },
    onError: () =>
      showToast({
        variant: "destructive",
        title: t("interview.delete.failed"),
        description: t("interview.delete.failedText"),
      }),
  });
  return (
    <Dialog
      isOpen={session !== null}
      onClose={onClose}
      title={t("interview.delete.title")}
      description={t("interview.delete.text")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {t("interview.delete.keep")}
          </Button>
          <Button
            variant="primary"
            isPending={deletion.isPending}
            onClick={() => session && deletion.mutate(session.id)}
          >
            {t(deletion.isPending ? "interview.delete.pending" : "interview.delete.confirm")}
          </Button>
        </>
      }
    >
      {session && (
        <p className="rounded-[14px] bg-well px-4 py-3">
          {t("interview.delete.which", {
            name: recruiterOf(session.recruiterId).name,
            when: formatDate(session.startedAt, { dateStyle: "long", timeStyle: "short" }),
          })}
        </p>
      )}
    </Dialog>
  );
}
