import { t } from "../../i18n/i18n.ts";
import { ApiError, OfflineError } from "../../lib/api-error.ts";

/** Why a call failed, as the end of a sentence: the server's own words, or that there was no server. */
export function reasonOf(error: unknown): string {
  if (error instanceof OfflineError) return t("account.offline");
  const words = error instanceof ApiError ? error.text : String(error);
  return words.replace(/\.$/, "");
}
