import { type ComponentType, useState } from "react";
import { loadWords, useT } from "../../../i18n/i18n.ts";

type LazyDialog = ComponentType<{ isOpen: boolean; onClose: () => void }>;

/** The notice, its words and the styles it needs come when it is first asked for. */
async function loadDialog(): Promise<LazyDialog> {
  const [{ PrivacyDialog }] = await Promise.all([
    import("../../../parts/privacy-notice/privacy-dialog.tsx"),
    import("../../../styles/app.css"),
    loadWords("account", "buttons"),
  ]);
  return PrivacyDialog;
}

/** Opens the privacy notice before anybody has signed in. */
export function PrivacyLink() {
  const t = useT();
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");
  const [Dialog, setDialog] = useState<LazyDialog | null>(null);

  const handleOpen = async () => {
    if (Dialog) return setState("open");
    setState("loading");
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      setState("open");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {state === "failed" && (
        <span role="alert" className="text-red-ink text-small">
          {t("landing.privacyFailed")}
        </span>
      )}
      <button
        type="button"
        className="min-h-11 font-semibold text-lagoon-ink underline underline-offset-4"
        onClick={() => void handleOpen()}
      >
        {t("landing.privacy")}
      </button>
      {Dialog && (
        <div className="contents text-body">
          <Dialog isOpen={state === "open"} onClose={() => setState("closed")} />
        </div>
      )}
    </div>
  );
}
