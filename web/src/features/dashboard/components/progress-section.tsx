import type { Progress } from "contract/progress";
import { useState } from "react";
import { formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { levelOf, type SkillFilter, skillsIn } from "../model.ts";
import { ScoreTrend } from "./score-trend.tsx";
import { SkillRow } from "./skill-row.tsx";
import { WeekSummary } from "./week-summary.tsx";

interface ProgressSectionProps {
  at: Date;
  timeZone: string;
  progress: Progress | undefined;
  /** True while the figures may still come. */
  isWaiting: boolean;
}

const FILTERS: readonly SkillFilter[] = [
  "all",
  "core",
  "communication",
  "presentation",
  "behavioral",
];

/** Interview Skills Progress (specification 1, section 2), on stored practice. */
export function ProgressSection({ at, timeZone, progress, isWaiting }: ProgressSectionProps) {
  const t = useT();
  const [filter, setFilter] = useState<SkillFilter>("all");
  const readiness = progress?.overallReadiness ?? null;
  return (
    <section id="progress" aria-labelledby="progress-title">
      <Panel>
        <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div>
            <h2 id="progress-title" className="text-h2">
              {t("dashboard.progress.title")}
            </h2>
            {progress && <WeekSummary week={progress.week} />}
          </div>
          {readiness !== null && (
            <div className="tablet:text-end">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 tablet:justify-end">
                <span className="tabular font-semibold text-[1.75rem] leading-[1.1] tracking-[-0.02em]">
                  {formatPercent(readiness)}
                </span>
                <Badge tone="lagoon" isBare>
                  {t(`dashboard.progress.level.${levelOf(readiness)}`)}
                </Badge>
              </p>
              <p className="mt-1 text-ink-2 text-micro">{t("dashboard.progress.readiness")}</p>
            </div>
          )}
        </div>
        {progress ? (
          <>
            <ScoreTrend progress={progress} at={at} />
            <div className="my-5">
              <Chips
                label={t("dashboard.progress.filter")}
                value={filter}
                onChange={setFilter}
                options={FILTERS.map((value) => ({
                  value,
                  label: t(`dashboard.progress.category.${value}`),
                }))}
              />
            </div>
            <ul>
              {skillsIn(progress.skills, filter).map((skill) => (
                <SkillRow key={skill.id} skill={skill} at={at} timeZone={timeZone} />
              ))}
            </ul>
          </>
        ) : isWaiting ? (
          <Skeleton label={t("dashboard.loading")} lines={[1, 0.84, 1, 0.7, 1, 0.9]} />
        ) : (
          <p className="text-ink-2">{t("dashboard.failed.title")}</p>
        )}
      </Panel>
    </section>
  );
}
