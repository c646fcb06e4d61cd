import type { UseQueryResult } from "@tanstack/react-query";
import type { Response } from "contract/responses";
import { useT } from "../../../i18n/i18n.ts";
import { ChatPlace } from "../../../parts/chat-panel/chat-place.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CoachReading } from "./coach-reading.tsx";

interface CoachSectionProps {
  at: Date;
  answers: UseQueryResult<Response[]>;
  isWaiting: boolean;
}

/** The coach to talk to, and beside it what it has read last. */
export function CoachSection({ at, answers, isWaiting }: CoachSectionProps) {
  const t = useT();
  return (
    <section
      id="chatbot"
      aria-labelledby="chatbot-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:gap-6 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <ChatPlace
        fillsRow
        heading={
          <h2 id="chatbot-title" className="text-h2">
            {t("nav.section.chatbot")}
          </h2>
        }
      />
      <LatestAnswer at={at} answers={answers} isWaiting={isWaiting} />
    </section>
  );
}

function LatestAnswer({ at, answers, isWaiting }: CoachSectionProps) {
  const t = useT();
  const latest = answers.data?.[0];
  return (
    <Panel>
      {latest ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h3 className="text-h3">{t("dashboard.coach.lead")}</h3>
            <Badge isBare>
              {t(
                latest.analysis.source === "model"
                  ? "dashboard.coach.model"
                  : "dashboard.coach.builtIn",
              )}
            </Badge>
          </div>
          <CoachReading answer={latest} at={at} />
        </>
      ) : answers.data ? (
        <EmptyState
          className="h-full content-center px-0! py-5!"
          heading={t("dashboard.coach.emptyTitle")}
          sentence={t("dashboard.coach.emptyText")}
          action={
            <PageLink href="/star-practice" className={buttonClass("line")}>
              {t("dashboard.coach.emptyAction")}
            </PageLink>
          }
        />
      ) : isWaiting ? (
        <Skeleton label={t("dashboard.coach.loading")} />
      ) : (
        <p role="alert" className="flex flex-wrap items-center justify-between gap-3 text-ink-2">
          {t("dashboard.coach.failed")}
          <Button onClick={() => void answers.refetch()}>{t("buttons.tryAgain")}</Button>
        </p>
      )}
    </Panel>
  );
}
