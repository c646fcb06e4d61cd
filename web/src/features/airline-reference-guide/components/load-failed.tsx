import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

interface LoadFailedProps {
  heading: string;
  error: unknown;
  onRetry: () => void;
}

/** What could not be loaded, in the server's words, or that it cannot be reached. */
export function LoadFailed({ heading, error, onRetry }: LoadFailedProps) {
  const t = useT();
  return (
    <div role="alert">
      <EmptyState
        headingLevel={2}
        heading={heading}
        sentence={error instanceof ApiError ? error.text : t("guide.list.away")}
        action={<Button onClick={onRetry}>{t("buttons.tryAgain")}</Button>}
      />
    </div>
  );
}
