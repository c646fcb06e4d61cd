import { useT } from "../../i18n/i18n.ts";
import { ApiError } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";

interface AskFailedProps {
  heading: string;
  error: unknown;
  onRetry: () => void;
}

/** What the coach could not be asked, in the server's words where it has any. */
export function AskFailed({ heading, error, onRetry }: AskFailedProps) {
  const t = useT();
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="text-red-ink">
        {heading} {error instanceof ApiError && error.text}
      </p>
      <Button onClick={onRetry}>{t("buttons.tryAgain")}</Button>
    </div>
  );
}
