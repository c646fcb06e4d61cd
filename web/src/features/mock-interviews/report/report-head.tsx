import type { InterviewSession } from "contract/interview-sessions";
import { formatDate, formatLanguage, formatMinutes, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { usePortrait } from "../../../parts/people/use-portrait.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Ring } from "../../../ui/ring.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { recruiterOf } from "../recruiter.ts";
import { RecruiterWindow } from "../recruiter-window.tsx";
import { answeredSeconds, askedQuestions, sinceEarlier } from "./model.ts";

const WINDOW = { width: 34, height: 45, gap: 10, frame: 3 };

/** Who asked, when and how, and what it came to. */
export function ReportHead({ session }: { session: InterviewSession }) {
  const t = useT();
  const { kind, mode, language, overallScore, ending, report, isSample, startedAt } = session;
  const recruiter = recruiterOf(session.recruiterId);
  const part = usePortrait(session.recruiterId);
  const change = report && sinceEarlier(overallScore, report.earlierOverallScore);
  const earlier = report?.earlierSessions ?? 0;
  const asked = askedQuestions(session);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-6 tablet:gap-x-8 print:p-4 rounded-[18px] border border-seam bg-panel p-5 tablet:rounded-panel tablet:p-7 print:break-inside-avoid print:border-[#999]">
      <RecruiterWindow
        recruiterId={recruiter.id}
        className="m-1 w-20 self-start tablet:w-28 tablet:self-center"
      />
      <div className="min-w-44 flex-1 tablet:min-w-64">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="lagoon" isBare>
            {t(`interview.kind.${kind}`)}
          </Badge>
          {ending && ending !== "all-answered" && (
            <Badge tone="yellow" isBare>
              {t(`interview.ending.${ending}`)}
            </Badge>
          )}
          {isSample && <Badge isBare>{t("interview.sample")}</Badge>}
        </p>
        <p className="mt-2.5 font-semibold text-[1.125rem]">{recruiter.name}</p>
        <p lang={part.language} dir="auto" className="text-ink-2 rtl:text-right">
          {(part.portrait?.position ?? recruiter.position)
            ? t("interview.head.role", {
                position: part.portrait?.position ?? recruiter.position,
                airline: recruiter.airline,
              })
            : recruiter.airline}
        </p>
        <dl className="tabular mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-small [&_dt]:text-ink-2">
          <div>
            <dt className="sr-only">{t("interview.head.when")}</dt>
            <dd>{formatDate(startedAt, { dateStyle: "long", timeStyle: "short" })}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt>{t("interview.head.mode")}</dt>
            <dd>{t(`interview.mode.${mode}`)}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt>{t("interview.head.language")}</dt>
            <dd>{formatLanguage(language)}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt>{t("interview.head.time")}</dt>
            <dd dir="ltr">{formatMinutes(answeredSeconds(session))}</dd>
          </div>
        </dl>
        <div
          className="mt-4 max-w-full print:hidden"
          style={{ width: `${(asked.length * (WINDOW.width + WINDOW.gap)) / 16}rem` }}
        >
          <WindowRow
            size={WINDOW}
            // One window a question, its shade as far up as the answer scored.
            items={asked.map(({ answer }) => ({
              raise: (answer?.analysis?.overallScore ?? 0) / 100,
            }))}
            label={t("interview.head.windows", {
              answered: session.answeredCount,
              count: session.questionCount,
            })}
          />
        </div>
      </div>
      <div className="flex items-center gap-5 max-tablet:w-full max-tablet:border-seam max-tablet:border-t max-tablet:pt-5">
        <Ring
          value={overallScore}
          size={112}
          {...(overallScore === null
            ? { label: t("interview.notAssessed"), caption: t("interview.notAssessed") }
            : {
                label: t("report.score.said", { score: overallScore }),
                text: formatNumber(overallScore),
                caption: t("report.score.of"),
              })}
        />
        <p className="max-w-[24ch] text-ink-2 text-small">
          <span className="block font-semibold text-ink">
            {t("interview.head.answered", {
              answered: session.answeredCount,
              count: session.questionCount,
            })}
          </span>
          {overallScore === null
            ? t("interview.head.unscored")
            : change
              ? t(`interview.since.${change.way}`, {
                  count: change.count,
                  sessions: t("interview.since.sessions", { count: earlier }),
                })
              : t("interview.since.first")}
        </p>
      </div>
    </div>
  );
}
