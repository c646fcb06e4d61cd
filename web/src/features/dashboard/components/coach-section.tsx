import type { UseQueryResult } from "@tanstack/react-query";
import type { Response } from "contract/responses";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CoachReading } from "./coach-reading.tsx";

interface CoachSectionProps {
  at: Date;
  answers: UseQueryResult<Response[]>;
  isWaiting: boolean;
}

/** What the coach has to say now: about the latest answer. The chat comes here later. */
export function CoachSection({ at, answers, isWaiting }: CoachSectionProps) {
  const t = useT();
  const latest = answers.data?.[0];
  return (
    <section id="chatbot" aria-labelledby="chatbot-title">
      <Panel>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="chatbot-title" className="text-h2">
            {t("dashboard.coach.title")}
          </h2>
          {latest && (
            <Badge isBare>
              {t(
                latest.analysis.source === "model"
                  ? "dashboard.coach.model"
                  : "dashboard.coach.builtIn",
              )}
            </Badge>
          )}
        </div>
        {latest ? (
          <>
            <CoachReading answer={latest} at={at} />
            <p className="mt-2 border-seam border-t pt-4 tablet:mt-5 text-ink-2 text-small">
              {t("dashboard.coach.now")}
            </p>
          </>
        ) : answers.data ? (
          <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
            <div>
              <h3 className="text-h3">{t("dashboard.coach.emptyTitle")}</h3>
              <p className="mt-1 max-w-[60ch] text-ink-2">{t("dashboard.coach.emptyText")}</p>
            </div>
            <PageLink href="/star-practice" className={buttonClass("line")}>
              {t("dashboard.coach.emptyAction")}
            </PageLink>
          </div>
        ) : isWaiting ? (
          <Skeleton label={t("dashboard.coach.loading")} className="mt-3" />
        ) : (
          <p
            role="alert"
            className="mt-3 flex flex-wrap items-center justify-between gap-3 text-ink-2"
          >
            {t("dashboard.coach.failed")}
            <Button onClick={() => void answers.refetch()}>{t("buttons.tryAgain")}</Button>
          </p>
        )}
      </Panel>
    </section>
  );
}
