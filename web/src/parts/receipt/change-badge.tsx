import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Badge } from "../../ui/badge.tsx";

/** A difference with its sign; more is blue, less is yellow, and neither is a verdict. */
export function ChangeBadge({ before, after }: { before: number; after: number }) {
  const t = useT();
  const change = after - before;
  const tone = change > 0 ? "blue" : change < 0 ? "yellow" : "neutral";
  return (
    <Badge tone={tone} isBare className="tabular min-w-9 justify-center px-1.5">
      {formatNumber(change, { signDisplay: "exceptZero" })}
      <span className="sr-only">, {t("report.change.before", { score: before })}</span>
    </Badge>
  );
}
