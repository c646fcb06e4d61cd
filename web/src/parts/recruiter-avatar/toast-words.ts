import { t } from "../../i18n/i18n.ts";
import { showToast } from "../../ui/toast-store.ts";

/** Specification 1, section 8. */
const TOAST_CHARACTERS = 100;
/** A hundred characters are read in that time; the longest of the product (1, section 9). */
const TOAST_MS = 6000;

/** Words that could not be heard, as a toast of at most 100 characters. */
export function toastWords(text: string): void {
  const characters = [...text];
  const description =
    characters.length > TOAST_CHARACTERS
      ? `${characters.slice(0, TOAST_CHARACTERS - 1).join("")}…`
      : text;
  showToast({ title: t("avatar.toast.title"), description, durationMs: TOAST_MS });
}
