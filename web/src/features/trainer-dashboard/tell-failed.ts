import { t } from "../../i18n/i18n.ts";
import { ApiError } from "../../lib/api-error.ts";
import { showToast } from "../../ui/toast-store.ts";

/** Says why a change was not made, in the server's words where it gave some. */
export function tellFailed(error: unknown): void {
  showToast({
    variant: "destructive",
    title: t("trainer.notDone"),
    description: error instanceof ApiError ? error.text : t("trainer.away"),
  });
}
