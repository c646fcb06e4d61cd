import { t } from "../../i18n/i18n.ts";
import { ApiError } from "../../lib/api-error.ts";
import { showToast } from "../../ui/toast-store.ts";

/** Says why something was not done, in the server's words where it gave some. */
export function tellNotDone(error: unknown): void {
  showToast({
    variant: "destructive",
    title: t("shared.notDone"),
    description: error instanceof ApiError ? error.text : t("shared.away"),
  });
}
