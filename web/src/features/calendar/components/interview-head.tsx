import { CalendarPlus, PencilLine } from "lucide-react";
import { startTransition, useState } from "react";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import type { InterviewPlan } from "../../../parts/interview-plan/use-interview-plan.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { saveInterviewFile } from "../interview-file.ts";
import { InterviewForm } from "./interview-form.tsx";

interface InterviewHeadProps {
  made: InterviewPlan;
  today: string;
  /** Wants to write down how the interview went. */
  onNote: () => void;
}

const NIGHT_SKY =
  "rounded-[22px] border border-seam bg-panel bg-[image:radial-gradient(62%_120%_at_78%_-24%,var(--glow),transparent_70%)] p-5 tablet:rounded-big tablet:px-10 tablet:py-8 rtl:bg-[image:radial-gradient(62%_120%_at_22%_-24%,var(--glow),transparent_70%)]";

/** How many days are left, to what, and where that is changed. */
export function InterviewHead({ made, today, onNote }: InterviewHeadProps) {
  const t = useT();
  const { interview, plan, user } = made;
  const [isChanging, setIsChanging] = useState(false);
  const { date, airline, stage } = interview;
  const isEmpty = plan.state === "no-date";
  const isOpen = isEmpty || isChanging;

  return (
    <section aria-labelledby="interview-title" className={NIGHT_SKY}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="min-w-0">
          {isEmpty || plan.state === "passed" ? (
            <>
              <h2 id="interview-title" className="text-h1">
                {t(isEmpty ? "calendar.empty.title" : "calendar.passed.title")}
              </h2>
              <p className="mt-2.5 max-w-[56ch] text-ink-2">
                {isEmpty
                  ? t("calendar.empty.text")
                  : t("calendar.passed.text", { date: longDate(date ?? today) })}
              </p>
            </>
          ) : (
            <>
              <h2 id="interview-title">
                <Countdown days={plan.daysLeft ?? 0} />
              </h2>
              <p className="mt-2 font-semibold text-[1.125rem] leading-snug">
                {stage ? t(`plan.stage.${stage}`) : t("calendar.head.interview")}
                {airline && <span className="font-normal text-ink-2"> · {airline}</span>}
              </p>
              <p className="mt-0.5 text-ink-2">
                <time dateTime={date ?? undefined}>{longDate(date ?? today)}</time>
              </p>
              {interview.applicationId && (
                <p className="mt-2">
                  <Badge isBare>{t("calendar.head.tracked")}</Badge>
                </p>
              )}
            </>
          )}
        </div>
        {!isOpen && (
          <div className="flex flex-wrap gap-3 max-tablet:w-full max-tablet:*:flex-auto">
            {plan.state === "passed" && (
              <Button variant="primary" onClick={onNote}>
                {t("calendar.passed.note")}
              </Button>
            )}
            {plan.state !== "passed" && date && (
              <Button
                onClick={() =>
                  saveInterviewFile({ userId: user.id, date, airline, days: plan.days })
                }
              >
                <Icon of={CalendarPlus} size={18} />
                {t("calendar.head.file")}
              </Button>
            )}
            <Button onClick={() => startTransition(() => setIsChanging(true))}>
              <Icon of={PencilLine} size={18} />
              {t(plan.state === "passed" ? "calendar.passed.next" : "calendar.head.change")}
            </Button>
          </div>
        )}
      </div>
      {isOpen && (
        <InterviewForm
          made={made}
          today={today}
          onDone={() => setIsChanging(false)}
          canCancel={!isEmpty}
        />
      )}
    </section>
  );
}

function Countdown({ days }: { days: number }) {
  const t = useT();
  if (days === 0) return <span className="text-h1">{t("calendar.head.today")}</span>;
  // The number stands large in its sentence, wherever the language puts it.
  const [before = "", after = ""] = t("calendar.head.days", { count: days }).split(
    formatNumber(days),
  );
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-h2">
      {before.trim() && <span>{before.trim()}</span>}{" "}
      <b className="tabular font-semibold text-display leading-none">{formatNumber(days)}</b>{" "}
      <span>{after.trim()}</span>
    </span>
  );
}

/** Noon, so that no zone moves it to another day. */
function longDate(date: string): string {
  return formatDate(`${date}T12:00`, {
    ...{ weekday: "long", day: "numeric", month: "long", year: "numeric" },
  });
}
