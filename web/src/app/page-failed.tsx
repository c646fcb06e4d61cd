import { useT } from "../i18n/i18n.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** A screen whose code did not arrive. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div role="alert">
      <EmptyState
        heading={t("shell.loadFailed.title")}
        sentence={t("shell.loadFailed.text")}
        action={<Button onClick={onRetry}>{t("shell.loadFailed.action")}</Button>}
      />
    </div>
  );
}
