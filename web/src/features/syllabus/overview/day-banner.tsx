import { ArrowRight } from "lucide-react";
import { formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { dayAddress, testAddress } from "../model.ts";
import { AssessmentDayPicture } from "../pictures/assessment-day.tsx";
import type { SyllabusRecord } from "../record.ts";
import { TESTS } from "../test-ids.ts";

/** The assessment day, and its three tests to sit. */
export function DayBanner({ record }: { record: SyllabusRecord }) {
  const t = useT();
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Panel isFlush className="flex flex-col">
        <div className="h-44 border-seam border-b desktop:h-auto desktop:flex-1">
          <AssessmentDayPicture />
        </div>
        <div className="p-5">
          <h3 className="text-h3">{t("syllabus.day.timeline")}</h3>
          <p className="mt-1 text-ink-2 text-small">{t("syllabus.day.timelineText")}</p>
          <PageLink href={dayAddress()} className={buttonClass("line", "normal", "mt-4")}>
            {t("syllabus.day.open")}
          </PageLink>
        </div>
      </Panel>
      <Panel isFlush as="div">
        <ul className="grid h-full grid-cols-[minmax(0,1fr)] content-stretch divide-y divide-seam">
          {TESTS.map((test) => {
            const run = record.runs[test];
            const best = record.best[test];
            return (
              <li
                key={test}
                className="group relative flex items-center gap-4 p-5 hover:bg-well/50"
              >
                <div className="min-w-0 flex-1">
                  <h3 className="text-h3">
                    <PageLink href={testAddress(test)} className="after:absolute after:inset-0">
                      {t(`syllabus.test.${test}.title`)}
                    </PageLink>
                  </h3>
                  <p className="mt-1 max-w-[56ch] text-ink-2 text-small">
                    {t(`syllabus.test.${test}.text`)}
                  </p>
                  <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
                    {run && run.endedAtMs === null && (
                      <Badge tone="blue">{t("syllabus.decisions.running")}</Badge>
                    )}
                    {best !== undefined && (
                      <Badge tone="lagoon" isBare>
                        {t("syllabus.test.best", { percent: formatPercent(best) })}
                      </Badge>
                    )}
                  </p>
                </div>
                <Icon of={ArrowRight} isDirectional className="text-ink-2" />
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}
