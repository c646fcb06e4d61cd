import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { gapOf } from "./model.ts";

interface OwnViewProps {
  theirs: number;
  own: number | null;
  /** The coach's figure for the same; null where it has none. */
  coach: number | null;
}

/** How a recruiter's score stands to one's own view and to the coach's, in words. */
export function OwnView({ theirs, own, coach }: OwnViewProps) {
  const t = useT();
  if (own === null && coach === null) return null;
  return (
    <p className="tabular text-ink-2 text-small">
      {own !== null && (
        <>
          <span className="font-semibold text-ink">
            <Gap theirs={theirs} own={own} />
          </span>
          {" · "}
          {t("booking.evaluation.own", { score: formatNumber(own) })}{" "}
        </>
      )}
      {coach !== null &&
        t("booking.evaluation.coach", {
          score: formatNumber(coach, { maximumFractionDigits: 1 }),
        })}
    </p>
  );
}

function Gap({ theirs, own }: { theirs: number; own: number }) {
  const t = useT();
  const { side, steps } = gapOf(theirs, own);
  if (side === "same") return t("booking.evaluation.gap.same");
  return t(`booking.evaluation.gap.${side}`, { count: steps });
}
