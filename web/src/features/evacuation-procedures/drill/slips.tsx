import type { Drill } from "coach/evacuation-drill/drill";
import { formatNumber } from "../../../i18n/format.ts";
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
          {slips.map((slip, index) => {
            const { what, why } = slipReason(scenario.environment, slip);
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is finished.
                key={index}
                className="border-seam border-t py-3.5"
              >
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
                        seconds: formatNumber(slip.atMs / 1000, { maximumFractionDigits: 1 }),
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
