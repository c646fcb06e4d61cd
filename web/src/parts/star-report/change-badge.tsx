import { formatNumber } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";

/** A difference with its sign; more is blue, less is yellow, and neither is a verdict. */
export function ChangeBadge({ change }: { change: number }) {
  const tone = change > 0 ? "blue" : change < 0 ? "yellow" : "neutral";
  return (
    <Badge tone={tone} isBare className="tabular">
      {formatNumber(change, { signDisplay: "exceptZero" })}
    </Badge>
  );
}
