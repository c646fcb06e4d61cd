import type { LanguageCode } from "contract/languages";
import { changeLanguage, t } from "../../i18n/i18n.ts";
import { showToast } from "../../ui/toast-store.ts";

/** Changes the language of the app; says so where its words cannot be fetched. */
export function chooseLanguage(code: LanguageCode): void {
  changeLanguage(code).catch(() =>
    showToast({
      variant: "destructive",
      title: t("shell.language.missingTitle"),
      description: t("shell.language.missing"),
    }),
  );
}
