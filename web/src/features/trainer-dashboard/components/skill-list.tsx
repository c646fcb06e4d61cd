import { HEAT_SKILLS } from "contract/group-terms";
import type { MemberProgress } from "contract/groups";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Bar } from "../../../ui/bar.tsx";

/** The seven scores of one person, as their trainer sees them. */
export function SkillList({ skills }: Pick<MemberProgress, "skills">) {
  const t = useT();
  return (
    <dl className="grid gap-x-8 gap-y-3 tablet:grid-cols-2">
      {HEAT_SKILLS.map((skill) => {
        const score = skills[skill];
        return (
          <div key={skill} className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1.5">
            <dt className="text-label">{t(`trainer.heat.${skill}`)}</dt>
            <dd className="tabular text-label">
              {score === null ? (
                <span className="text-ink-2 text-small">{t("trainer.heat.none")}</span>
              ) : (
                <strong>{formatNumber(score)}</strong>
              )}
            </dd>
            <dd className="col-span-full">
              <Bar value={score ?? 0} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
