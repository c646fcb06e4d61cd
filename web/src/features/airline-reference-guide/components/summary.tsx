import type { AirlineFact } from "contract/airline-facts";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Stat } from "../../../ui/stat.tsx";
import { summaryOf } from "../model.ts";

const FIGURES = ["airlines", "regions", "alliances", "tips"] as const;

/** The four summary cards (specification 2, section 2.1). */
export function SummaryCards({ airlines }: { airlines: readonly AirlineFact[] }) {
  const t = useT();
  const summary = summaryOf(airlines);
  return (
    <section
      aria-label={t("guide.summary.label")}
      className="grid grid-cols-2 gap-3 tablet:gap-4 desktop:grid-cols-4"
    >
      {FIGURES.map((figure) => (
        <Panel key={figure} className="px-5! py-4!">
          <Stat label={t(`guide.summary.${figure}`)} value={formatNumber(summary[figure])} />
        </Panel>
      ))}
    </section>
  );
}
