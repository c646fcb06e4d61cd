import type { Response } from "contract/responses";
import { STAR_SECTIONS } from "contract/star";
import { formatDaysAgo, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { PhoneFold } from "../../../parts/phone-fold/phone-fold.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Bar } from "../../../ui/bar.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { scoreTone } from "../../../ui/score-tone.ts";
import { bestAdvice } from "../model.ts";

/** The latest answer as the coach reads it: its score by part, and the advice worth most. */
export function CoachReading({ answer, at }: { answer: Response; at: Date }) {
  const t = useT();
  const { analysis } = answer;
  const score = analysis.overallScore;
  const tone: BadgeTone = score === null ? "neutral" : scoreTone(score);
  const advice = bestAdvice(analysis) ?? analysis.strengths[0];
  const quote = advice?.evidence[0]?.quote;
  const adviceTitle = advice?.remedy ? "dashboard.coach.advice" : "dashboard.coach.strength";
  return (
    <div className="mt-3 grid gap-x-10 gap-y-3 tablet:gap-y-5 tablet:max-desktop:grid-cols-2">
      <div>
        <p className="text-ink-2 text-small">
          {t("dashboard.coach.latest", { day: formatDaysAgo(answer.createdAt, at) })}
        </p>
        <h4 lang="en" dir="auto" className="mt-0.5 font-semibold text-label rtl:text-right">
          {answer.question}
        </h4>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone} isBare>
            {score === null
              ? t("dashboard.coach.notScored")
              : t("dashboard.coach.score", { score: formatNumber(score) })}
          </Badge>
          <span className="font-medium text-label">{analysis.headline.text}</span>
        </p>
        {score !== null && (
          <dl
            className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-2 tablet:grid-cols-1 tablet:gap-2.5"
            aria-label={t("dashboard.coach.parts")}
          >
            {STAR_SECTIONS.map((section) => {
              const part = analysis.sections[section].score;
              return (
                <div
                  key={section}
                  className="grid content-start gap-x-3 gap-y-1 text-small max-tablet:text-micro tablet:grid-cols-[5.25rem_1fr_auto] tablet:items-center"
                >
                  <dt>{t(`dashboard.part.${section}`)}</dt>
                  <Bar value={part ?? 0} tone={part === null ? "lagoon" : scoreTone(part)} />
                  <dd className="tabular min-w-7 font-semibold max-tablet:order-1 tablet:text-end">
                    {part === null ? t("dashboard.coach.partNotMeasured") : formatNumber(part)}
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
      </div>
      {advice && (
        <PhoneFold
          label={t(adviceTitle)}
          className="tablet:rounded-[18px] tablet:rounded-es-[6px] tablet:bg-well tablet:p-5"
        >
          <div className="flex h-full flex-col items-start gap-2">
            <h5 className="font-semibold text-label max-tablet:hidden">{t(adviceTitle)}</h5>
            <p className="text-label leading-normal">{advice.note.text}</p>
            {quote && (
              <q dir="auto" className="text-ink-2 text-small">
                {quote}
              </q>
            )}
            {advice.remedy && <p className="text-label leading-normal">{advice.remedy.text}</p>}
            <p className="mt-auto flex w-full flex-wrap items-center justify-between gap-3 pt-2">
              <span className="text-ink-2 text-small">
                {advice.worth > 0 && t("dashboard.coach.worth", { count: advice.worth })}
              </span>
              <PageLink href={`/star-practice?retake=${answer.id}`} className={buttonClass("line")}>
                {t("dashboard.coach.retake")}
              </PageLink>
            </p>
          </div>
        </PhoneFold>
      )}
    </div>
  );
}
