import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useClearInbox } from "../api.ts";

/** Asks before everything goes. */
export function ClearDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { mutate, isPending, error } = useClearInbox();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("inbox.clearing.title")}
      description={t("inbox.clearing.text")}
      closeLabel={t("buttons.close")}
      closesOnBackdrop
      footer={
        <>
          <Button onClick={onClose}>{t("inbox.clearing.keep")}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            onClick={() => mutate(null, { onSuccess: onClose })}
          >
            {t("inbox.clearing.confirm")}
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="text-red-ink text-small">
          {error instanceof ApiError ? error.text : t("inbox.unreachable")}
        </p>
      )}
    </Dialog>
  );
}
