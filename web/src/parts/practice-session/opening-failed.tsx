import type { ReactNode } from "react";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { OpeningFault } from "./use-open-question.ts";

interface OpeningFailedProps {
  fault: OpeningFault;
  onRetry: () => void;
  onAnother: () => void;
  history: ReactNode;
}

/** No question to answer: the connection broke off, or the address names one that is not there. */
export function OpeningFailed({ fault, onRetry, onAnother, history }: OpeningFailedProps) {
  const t = useT();
  return (
    <div className="mt-1 grid gap-6">
      <Panel>
        <div role="alert">
          <h1 className="text-h2">{t(`practice.opening.${fault}.title`)}</h1>
          <p className="mt-2 text-ink-2">{t(`practice.opening.${fault}.text`)}</p>
        </div>
        {fault === "failed" ? (
          <Button variant="primary" className="mt-5" onClick={onRetry}>
            {t("buttons.tryAgain")}
          </Button>
        ) : (
          <Button variant="primary" className="mt-5" onClick={onAnother}>
            {t("buttons.newQuestion")}
          </Button>
        )}
      </Panel>
      {history}
    </div>
  );
}
