import { RefreshCw } from "lucide-react";
import { useEffect } from "react";
import { useT } from "../../i18n/i18n.ts";
import { loadUpdate, useUpdateReady, watchTakeOver } from "../../lib/offline/updates.ts";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast-store.ts";

/** Offers a newer version in one quiet line; nothing is loaded before somebody asks, or is away. */
export function UpdateLine() {
  const t = useT();
  const isReady = useUpdateReady();
  useEffect(watchTakeOver, []);
  if (!isReady) return null;
  const handleLoad = () => {
    if (loadUpdate()) return;
    showToast({ title: t("shell.update.notYetTitle"), description: t("shell.update.notYet") });
  };
  return (
    <p role="status" className="flex min-h-9 items-start gap-x-2.5 pb-2 text-ink-2 text-small">
      <Icon of={RefreshCw} size={16} className="mt-[0.65rem]" />
      <span className="flex flex-wrap items-center gap-x-2.5">
        <span>{t("shell.update.ready")}</span>
        <button
          type="button"
          className="min-h-9 font-semibold text-lagoon-ink underline underline-offset-4"
          onClick={handleLoad}
        >
          {t("shell.update.load")}
        </button>
      </span>
    </p>
  );
}
