import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";

/** What did not come, and a way to ask for it again. */
export function FailedNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useT();
  return (
    <div role="alert">
      <p className="text-ink-2">{text}</p>
      <Button className="mt-3" onClick={onRetry}>
        {t("buttons.tryAgain")}
      </Button>
    </div>
  );
}
