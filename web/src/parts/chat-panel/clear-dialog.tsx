import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useT } from "../../i18n/i18n.ts";
import { ApiError } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { forgetConversation, historyQuery } from "./api.ts";

/** Asks before the whole conversation goes for good. */
export function ClearDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const clearing = useMutation({
    mutationFn: forgetConversation,
    onSuccess: () => {
      queries.setQueryData(historyQuery.queryKey, {
        pageParams: [historyQuery.initialPageParam],
        pages: [{ messages: [], earlier: null }],
      });
      showToast({ title: t("chat.clear.done") });
      onClose();
    },
    onError: (error) =>
      showToast({
        variant: "destructive",
        title: t("chat.clear.failed"),
        description: error instanceof ApiError ? error.text : t("chat.history.unreachable"),
      }),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("chat.clear.title")}
      description={t("chat.clear.text")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {t("chat.clear.keep")}
          </Button>
          <Button
            variant="primary"
            isPending={clearing.isPending}
            onClick={() => clearing.mutate()}
          >
            {t(clearing.isPending ? "chat.clear.pending" : "chat.clear.confirm")}
          </Button>
        </>
      }
    />
  );
}
