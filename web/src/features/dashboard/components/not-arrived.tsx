import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** Figures that could not be fetched: without a connection, or for a reason that the server gave. */
export function NotArrived({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useT();
  const isAnswered = error instanceof ApiError;
  return (
    <div role="alert">
      <EmptyState
        className="py-6!"
        headingLevel={2}
        heading={t(isAnswered ? "dashboard.failed.title" : "dashboard.away.title")}
        sentence={
          isAnswered ? t("dashboard.failed.text", { reason: error.text }) : t("dashboard.away.text")
        }
        action={<Button onClick={onRetry}>{t("dashboard.failed.action")}</Button>}
      />
    </div>
  );
}
