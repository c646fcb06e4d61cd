import type { InterviewSessionSummary } from "contract/interview-sessions";
import { ChevronRight, Trash2 } from "lucide-react";
import { formatDate, formatMinutes, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { scoreTone } from "../../../ui/score-tone.ts";
import { useAnsweredHere } from "../answered-here.ts";
import { recruiterOf } from "../recruiter.ts";
import { RecruiterWindow } from "../recruiter-window.tsx";
import { resumeAddress } from "../stored-sessions.ts";
import { canResume } from "./model.ts";

interface SessionRowProps {
  session: InterviewSessionSummary;
  onDelete: () => void;
}

/** One session: who asked, how and when, its score; opens to the report, or goes on where it was left. */
export function SessionRow({ session, onDelete }: SessionRowProps) {
  const t = useT();
  const { id, kind, mode, startedAt, overallScore, status, isSample } = session;
  const { questionCount, remainingSeconds } = session;
  const answered = useAnsweredHere(session);
  const recruiter = recruiterOf(session.recruiterId);
  const when = formatDate(startedAt, { dateStyle: "medium" });
  const isGoing = status === "in_progress";
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-seam border-t">
      <PageLink
        href={`/mock-interviews?report=${id}`}
        className="group flex min-w-48 flex-1 items-center gap-x-3 gap-y-2 py-3.5 max-tablet:flex-wrap tablet:min-w-68 tablet:gap-4"
      >
        <RecruiterWindow recruiterId={recruiter.id} className="m-1 w-11" />
        <span className="min-w-0 flex-1 max-tablet:basis-[calc(100%-4.25rem)]">
          <span className="block font-semibold group-hover:text-lagoon-ink">
            {recruiter.name}
            {recruiter.airline && (
              <span className="font-normal text-ink-2"> · {recruiter.airline}</span>
            )}
          </span>
          <span className="tabular mt-0.5 flex flex-wrap gap-x-3 text-ink-2 text-small">
            <time dateTime={startedAt}>{when}</time>
            <span>{t(`interview.kind.${kind}`)}</span>
            <span>{t(`interview.mode.${mode}`)}</span>
            <span>{t("interview.past.answered", { answered, count: questionCount })}</span>
            {isSample && <span>{t("interview.sample")}</span>}
          </span>
        </span>
        {isGoing ? (
          <Badge tone="yellow" className="max-tablet:ms-16">
            {t("interview.past.going")}
          </Badge>
        ) : overallScore === null ? (
          <Badge isBare className="max-tablet:ms-16">
            {t("interview.notAssessed")}
          </Badge>
        ) : (
          <Badge tone={scoreTone(overallScore)} className="tabular text-small max-tablet:ms-16">
            <span className="sr-only">{t("report.score.said", { score: overallScore })}</span>
            <span aria-hidden>{formatNumber(overallScore)}</span>
          </Badge>
        )}
        {!canResume(session) && (
          <Icon
            of={ChevronRight}
            size={18}
            isDirectional
            className="text-ink-2 max-tablet:hidden"
          />
        )}
      </PageLink>
      {canResume(session) && (
        <PageLink
          href={resumeAddress(session)}
          aria-label={t("interview.past.resumeOf", { name: recruiter.name, when })}
          className={buttonClass(
            "line",
            "normal",
            "max-tablet:order-last max-tablet:mb-3 max-tablet:grow",
          )}
        >
          {t("interview.resume")}
          {kind === "avatar" && (
            <span className="tabular font-normal text-ink-2">
              {t("interview.past.left", { time: formatMinutes(remainingSeconds) })}
            </span>
          )}
        </PageLink>
      )}
      <Button
        variant="quiet"
        size="icon"
        aria-label={t("interview.past.delete", { name: recruiter.name, when })}
        onClick={onDelete}
        className="-me-3 text-ink-2"
      >
        <Icon of={Trash2} size={18} />
      </Button>
    </li>
  );
}
