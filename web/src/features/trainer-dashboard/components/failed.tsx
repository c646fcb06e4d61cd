import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** What was asked for is not there: why, and another try. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  return (
    <div role="alert">
      <EmptyState
        headingLevel={2}
        heading={
          error instanceof ApiError && error.problem ? error.problem.title : t("trainer.failed")
        }
        sentence={error instanceof ApiError ? error.text : t("trainer.away")}
        action={<Button onClick={onRetry}>{t("buttons.tryAgain")}</Button>}
      />
    </div>
  );
}
