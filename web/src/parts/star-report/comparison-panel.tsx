import type { Response } from "contract/responses";
import { formatDate, formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Panel } from "../../ui/panel.tsx";
import { ChangeBadge } from "./change-badge.tsx";
import { type Change, compareTakes } from "./comparison.ts";

interface ComparisonPanelProps {
  current: Response;
  previous: Response;
  onOpenPrevious: () => void;
}

/** The measured difference to the take before, in each part and each criterion. */
export function ComparisonPanel({ current, previous, onOpenPrevious }: ComparisonPanelProps) {
  const t = useT();
  const comparison = compareTakes(previous.analysis, current.analysis);
  const when = formatDate(previous.createdAt);
  return (
    <Panel as="section" aria-labelledby="comparison-title">
      <h2 id="comparison-title" className="text-h3">
        {t("report.comparison.title", { when })}
      </h2>
      {comparison ? (
        <table className="mt-2 w-full text-small">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t("report.comparison.measure")}</th>
              <th scope="col">{t("report.comparison.before")}</th>
              <th scope="col">{t("report.comparison.now")}</th>
              <th scope="col">{t("report.comparison.change")}</th>
            </tr>
          </thead>
          <tbody>
            <Row name={t("report.comparison.overall")} change={comparison.overall} isStrong />
            {comparison.sections.map((change) => (
              <Row key={change.name} name={t(`practice.section.${change.name}`)} change={change} />
            ))}
            {comparison.criteria.map((change) => (
              <Row key={change.name} name={t(`report.criterion.${change.name}`)} change={change} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="mt-2 text-ink-2 text-small">{t("report.comparison.none")}</p>
      )}
      <button
        type="button"
        onClick={onOpenPrevious}
        className="mt-1 -mb-2 min-h-11 font-semibold text-lagoon-ink text-label underline decoration-lagoon/40 underline-offset-4 print:hidden"
      >
        {t("report.comparison.open")}
      </button>
    </Panel>
  );
}

function Row({ name, change, isStrong }: { name: string; change: Change<string>; isStrong?: boolean }) {
  const t = useT();
  const figure = (value: number | null) => (value === null ? t("report.none") : formatNumber(value));
  return (
    <tr className={isStrong ? "font-semibold" : undefined}>
      <th scope="row" className="border-seam border-t py-2 text-start font-[inherit]">
        {name}
      </th>
      <td className="tabular border-seam border-t px-2 text-end text-ink-2">
        {figure(change.before)}
      </td>
      <td className="tabular border-seam border-t px-2 text-end">{figure(change.after)}</td>
      <td className="w-12 border-seam border-t text-end">
        {change.change !== null && <ChangeBadge change={change.change} />}
      </td>
    </tr>
  );
}
