import type { MockInterview } from "contract/mock-interviews";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { StatusBadge } from "../../../parts/booked-interviews/badges.tsx";
import { TurnNote } from "../../../parts/booked-interviews/turn-note.tsx";
import { When } from "../../../parts/booked-interviews/when.tsx";
import { InitialsWindow } from "../../../parts/people/initials-window.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { type Step, stepOf } from "../model.ts";

interface InterviewCardProps {
  interview: MockInterview;
  /** The step that is being taken on this interview. */
  isPending: boolean;
  onStep: (interview: MockInterview, step: Step) => void;
  onSecond: (interview: MockInterview) => void;
}

/** One interview: when, who, of what kind, where it stands, and its next step. */
export function InterviewCard({ interview, isPending, onStep, onSecond }: InterviewCardProps) {
  const t = useT();
  const step = stepOf(interview);
  const { candidateName, interviewType, status, duration, airline, notes } = interview;
  return (
    <li
      className={classNames(
        "grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-seam border-t px-5 py-5 [content-visibility:auto] [contain-intrinsic-block-size:auto_8rem] tablet:grid-cols-[7.5rem_auto_minmax(0,1fr)_auto] tablet:items-center tablet:px-7",
        status === "in_progress" && "bg-yellow-soft/45",
      )}
    >
      <When at={interview.scheduledAt} className="col-start-2 tablet:col-start-1" />
      <InitialsWindow
        name={candidateName}
        className="col-start-1 row-span-2 row-start-1 tablet:col-start-2 tablet:row-span-1"
      />
      <div className="col-start-2 min-w-0 tablet:col-start-3">
        <h3 className="text-body">{t(`booked.type.${interviewType}`)}</h3>
        <p className="break-words text-ink-2 text-small">
          <bdi>{candidateName}</bdi>
          {airline && <> · {airline}</>} ·{" "}
          {t("booked.minutes", { minutes: formatNumber(duration) })}
        </p>
        <div className="mt-1.5">
          <StatusBadge status={status} />
        </div>
        {notes && (
          <p dir="auto" className="mt-2 line-clamp-3 whitespace-pre-line break-words text-small">
            {notes}
          </p>
        )}
        <TurnNote interview={interview} party="recruiter" />
        {status !== "cancelled" && (
          <div className="mt-1 flex flex-wrap items-center gap-x-4">
            {status !== "completed" && (
              <PageLink
                href={`/interview-room?interview=${interview.id}`}
                className="inline-flex min-h-11 items-center font-semibold text-lagoon-ink text-small underline underline-offset-4"
              >
                {t("recruiter.list.enter")}
              </PageLink>
            )}
            {!interview.isSample && (
              <Button
                variant="quiet"
                className="-ms-3 text-small!"
                aria-label={t("second.askFor", { name: candidateName })}
                onClick={() => onSecond(interview)}
              >
                {t("second.ask")}
              </Button>
            )}
          </div>
        )}
      </div>
      {step && (
        <Button
          variant={step === "complete" ? "primary" : "line"}
          isPending={isPending}
          className="col-span-2 tablet:col-span-1 tablet:col-start-4"
          aria-label={t(`recruiter.step.${step}For`, { name: candidateName })}
          onClick={() => onStep(interview, step)}
        >
          {t(`recruiter.step.${step}`)}
        </Button>
      )}
    </li>
  );
}
