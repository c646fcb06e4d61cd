import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Badge } from "../../ui/badge.tsx";

/** A difference with its sign; more is blue, less is yellow, and neither is a verdict. */
export function ChangeBadge({ before, after }: { before: number; after: number }) {
  const t = useT();
  const change = after - before;
  const tone = change > 0 ? "blue" : change < 0 ? "yellow" : "neutral";
  const shown = formatNumber(change, { signDisplay: "exceptZero" });
  return (
    <Badge tone={tone} isBare className="tabular min-w-9 justify-center px-1.5">
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{t("report.change.said", { change: shown, score: before })}</span>
    </Badge>
  );
}
