import type { User } from "contract/users";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { draftKey, useDraft } from "../../lib/drafts.ts";
import { showToast } from "../../ui/toast-store.ts";
import { useSaveContext } from "./api.ts";
import { type Context, contextToSend, isSame, savedContext } from "./model.ts";

/** What is chosen in the settings: kept on this device until it is saved or discarded. */
export function useContextDraft(user: User | undefined) {
  const t = useT();
  const { userKey } = useAccount();
  const draft = useDraft<Context | null>(draftKey(userKey, "cultural-context"), null);
  const saving = useSaveContext();
  const saved = savedContext(user);
  const value = draft.value ?? saved;

  /** Sends what is chosen; tells the person how it went in the specified words (2, sections 5 to 8). */
  const save = async (): Promise<"saved" | "missing" | "failed"> => {
    const context = contextToSend(value);
    if (!context) {
      showToast({
        variant: "destructive",
        title: t("cultures.missing.title"),
        description: t("cultures.missing.text"),
      });
      return "missing";
    }
    try {
      await saving.mutateAsync(context);
    } catch (error) {
      const message =
        error instanceof ApiError
          ? t("cultures.failed.reason", { status: String(error.status), body: error.text })
          : t("cultures.failed.away");
      showToast({
        variant: "destructive",
        title: t("cultures.failed.title"),
        description: t("cultures.failed.text", { message }),
      });
      return "failed";
    }
    draft.clear();
    showToast({
      variant: "success",
      title: t("cultures.saved.title"),
      description: t("cultures.saved.text"),
    });
    return "saved";
  };

  return {
    value,
    change: (next: Context) => (isSame(next, saved) ? draft.clear() : draft.change(next)),
    isChanged: draft.value !== null && !isSame(draft.value, saved),
    canSave: contextToSend(value) !== null,
    isSaving: saving.isPending,
    discard: draft.clear,
    save,
  };
}

export type ContextDraft = ReturnType<typeof useContextDraft>;
