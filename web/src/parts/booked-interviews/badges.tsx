import type { Recommendation } from "contract/evaluations";
import { useT } from "../../i18n/i18n.ts";
import { Badge } from "../../ui/badge.tsx";
import { isKnownStatus, RECOMMENDATION_TONES, STATUS_TONES } from "./model.ts";

/** A status as specified; one that is not known is shown as it came. */
export function StatusBadge({ status }: { status: string }) {
  const t = useT();
  if (!isKnownStatus(status)) return <Badge>{status}</Badge>;
  return <Badge tone={STATUS_TONES[status]}>{t(`booked.status.${status}`)}</Badge>;
}

export function RecommendationBadge({ recommendation }: { recommendation: Recommendation }) {
  const t = useT();
  return (
    <Badge tone={RECOMMENDATION_TONES[recommendation]}>
      {t(`booked.recommendation.${recommendation}`)}
    </Badge>
  );
}
