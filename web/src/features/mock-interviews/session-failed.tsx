import { useT } from "../../i18n/i18n.ts";
import { ApiError, OfflineError } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Panel } from "../../ui/panel.tsx";

function reasonOf(error: Error): "gone" | "notYours" | "offline" | "failed" {
  if (error instanceof OfflineError) return "offline";
  if (!(error instanceof ApiError)) return "failed";
  if (error.status === 403) return "notYours";
  return error.status === 404 || error.status === 400 ? "gone" : "failed";
}

/** Why an interview or its report cannot be shown, and what can be done about it. */
export function SessionFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT();
  const reason = reasonOf(error);
  const isPassing = reason === "offline" || reason === "failed";
  return (
    <Panel className="mt-1" role="alert">
      <EmptyState
        headingLevel={2}
        heading={t(`interview.fault.${reason}.title`)}
        sentence={t(`interview.fault.${reason}.text`)}
        action={
          isPassing ? (
            <Button variant="primary" onClick={onRetry}>
              {t("buttons.tryAgain")}
            </Button>
          ) : (
            <PageLink href="/mock-interviews" className={buttonClass("primary")}>
              {t("interview.back")}
            </PageLink>
          )
        }
      />
    </Panel>
  );
}
