import type { Skill } from "contract/progress";
import { formatDaysAgo, formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Bar } from "../../../ui/bar.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Sparkline } from "../../../ui/sparkline.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { levelOf, remainingOf } from "../model.ts";
import { TargetEditor } from "./target-editor.tsx";

interface SkillRowProps {
  skill: Skill;
  at: Date;
  timeZone: string;
}

const ONE_WINDOW = { width: 34, height: 46, gap: 0, frame: 4 };

/** One skill: level, target and what is left; or that it has not been practised yet, and what would feed it. */
export function SkillRow({ skill, at, timeZone }: SkillRowProps) {
  const t = useT();
  const { id, currentLevel, targetLevel, practiceCount, lastPracticed, recentActivity } = skill;
  const name = t(`dashboard.skill.${id}.name`);
  const target = <TargetEditor skill={skill} name={name} timeZone={timeZone} />;

  if (currentLevel === null)
    return (
      <li className="flex items-start gap-4 border-seam border-t py-4">
        <WindowRow items={[{ raise: 0 }]} size={ONE_WINDOW} className="mt-0.5 w-9! shrink-0" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6">
          <div>
            <h3 className="text-h3">{name}</h3>
            <p className="text-small">
              <span className="font-semibold">{t("dashboard.skill.none")}</span>{" "}
              <span className="text-ink-2">{t(`dashboard.skill.${id}.feeds`)}</span>
            </p>
          </div>
          {target}
        </div>
      </li>
    );

  const remaining = remainingOf(currentLevel, targetLevel);
  const level = formatPercent(currentLevel);
  return (
    <li className="grid items-center gap-x-8 gap-y-2.5 border-seam border-t py-5 tablet:grid-cols-[minmax(0,1.35fr)_minmax(0,1.7fr)] desktop:grid-cols-[minmax(0,1.35fr)_minmax(0,1.7fr)_132px]">
      <div>
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-h3">
          {name}
          <Badge isBare>{t(`dashboard.progress.level.${levelOf(currentLevel)}`)}</Badge>
        </h3>
        {recentActivity && (
          <p className="text-ink-2 text-small">
            {t("dashboard.skill.recent", { question: recentActivity })}
          </p>
        )}
        {lastPracticed && (
          <p className="text-ink-2 text-small">
            {t("dashboard.skill.sessions", {
              count: practiceCount,
              day: formatDaysAgo(lastPracticed, at),
            })}
          </p>
        )}
      </div>
      <div>
        <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <b className="tabular font-semibold text-[1.25rem]">{level}</b>
            {target}
          </div>
          <p
            className={classNames(
              "text-small",
              remaining === 0 ? "font-semibold text-green-ink" : "text-ink-2",
            )}
          >
            {remaining === 0
              ? t("dashboard.skill.achieved")
              : t("dashboard.skill.remaining", { remaining: formatPercent(remaining) })}
          </p>
        </div>
        <Bar
          value={currentLevel}
          target={targetLevel}
          label={t("dashboard.skill.bar", {
            skill: name,
            level,
            target: formatPercent(targetLevel),
          })}
        />
      </div>
      <div className="justify-self-end max-desktop:hidden">
        <Sparkline values={skill.trend.map((point) => point.score)} widthPx={128} heightPx={44} />
      </div>
    </li>
  );
}
