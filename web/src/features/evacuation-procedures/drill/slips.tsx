import type { Drill, Slip } from "coach/evacuation-drill/state";
import { formatList, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { slipReason } from "./slip-reason.ts";

/** Every mistake with its time and its reason. */
export function Slips({ drill }: { drill: Drill }) {
  const t = useT();
  const { slips, scenario, isTimed } = drill;
  return (
    <Panel as="section" aria-labelledby="slips">
      <h2 id="slips" className="text-h2">
        {t("drill.debrief.mistakes")}
      </h2>
      {slips.length === 0 ? (
        <p className="mt-2">{t("drill.debrief.noMistakes")}</p>
      ) : (
        <ul className="mt-3">
          {grouped(slips).map(({ key, slip, times }) => {
            const { what, why } = slipReason(scenario.environment, slip);
            return (
              <li key={key} className="border-seam border-t py-3.5">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <bdi lang="en" className="font-semibold">
                    {what}
                  </bdi>
                  {slip.isCritical && (
                    <Badge isBare tone="red">
                      {t("drill.debrief.criticalMark")}
                    </Badge>
                  )}
                  {isTimed && (
                    <span className="tabular text-ink-2 text-small">
                      {t("drill.debrief.at", {
                        seconds: formatList(
                          times.map((atMs) =>
                            formatNumber(atMs / 1000, { maximumFractionDigits: 1 }),
                          ),
                        ),
                      })}
                    </span>
                  )}
                </p>
                <p lang="en" className="mt-1 max-w-[72ch] text-label">
                  <bdi>{why}</bdi>
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** The same mistake is told once, with each time at which it was made. */
function grouped(slips: readonly Slip[]) {
  const groups = new Map<string, { key: string; slip: Slip; times: number[] }>();
  for (const slip of slips) {
    const key = `${slip.kind} ${slip.what} ${slip.first ?? ""}`;
    const group = groups.get(key) ?? { key, slip, times: [] };
    group.times.push(slip.atMs);
    groups.set(key, group);
  }
  return [...groups.values()];
}
