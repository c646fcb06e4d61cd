import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

interface LatePanelProps {
  hasFailed: boolean;
  onTryAgain: () => void;
}

/** Stands where something that comes in a chunk of its own is still to come, or did not. */
export function LatePanel({ hasFailed, onTryAgain }: LatePanelProps) {
  const t = useT();
  return (
    <Panel>
      {hasFailed ? (
        <div role="alert">
          <p>{t("shell.loadFailed.text")}</p>
          <Button className="mt-4" onClick={onTryAgain}>
            {t("buttons.tryAgain")}
          </Button>
        </div>
      ) : (
        <Skeleton label={t("shell.loading")} />
      )}
    </Panel>
  );
}
