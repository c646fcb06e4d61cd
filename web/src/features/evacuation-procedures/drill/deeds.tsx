import type { Drill } from "coach/evacuation-drill/state";
import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Panel } from "../../../ui/panel.tsx";

/** Each step with the time at which it was done, why it stands there, and on what that rests. */
export function Deeds({ drill }: { drill: Drill }) {
  const t = useT();
  const { run, drill: rules } = EVACUATION_DRILLS[drill.scenario.environment];
  return (
    <Panel as="section" aria-labelledby="deeds">
      <h2 id="deeds" className="text-h2">
        {t("drill.debrief.why")}
      </h2>
      <ol className="mt-3">
        {rules.cards.map(({ step, why, basis, rule }, index) => {
          const done = drill.done.find((entry) => entry.step === step);
          const seconds = formatNumber((done?.atMs ?? 0) / 1000, { maximumFractionDigits: 1 });
          return (
            <li
              key={step}
              className="grid gap-x-5 gap-y-1 border-seam border-t py-3.5 tablet:grid-cols-[5rem_minmax(0,1fr)_12rem]"
            >
              <p className="tabular text-ink-2 text-small">
                {!done
                  ? t("drill.debrief.missing")
                  : drill.isTimed
                    ? t("drill.debrief.seconds", { seconds })
                    : formatNumber(drill.done.indexOf(done) + 1)}
              </p>
              <div lang="en">
                <h3 className="text-h3">
                  <bdi>{run.steps[index]?.action}</bdi>
                </h3>
                <p className="max-w-[62ch] text-label">
                  <bdi>{why}</bdi>
                </p>
              </div>
              <div>
                <Badge isBare tone={basis === "rule" ? "blue" : "neutral"}>
                  {t(`drill.debrief.basis.${basis}`)}
                </Badge>
                {rule && (
                  <p lang="en" className="mt-1 text-ink-2 text-micro">
                    <bdi>{rule}</bdi>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
