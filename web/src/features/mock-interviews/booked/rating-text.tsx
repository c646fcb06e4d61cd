import type { Recruiter } from "contract/recruiters";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { StarRow } from "./star-row.tsx";

/** What candidates think of a recruiter: the mean with its count, or that nobody has said. */
export function RatingText({ recruiter }: { recruiter: Pick<Recruiter, "rating" | "ratings"> }) {
  const t = useT();
  const { rating, ratings } = recruiter;
  if (ratings === 0)
    return <p className="text-ink-2 text-small">{t("booking.recruiters.noRatings")}</p>;
  return (
    <p className="tabular flex flex-wrap items-center gap-x-2.5 text-ink-2 text-small">
      <StarRow stars={Math.round(rating)} />
      {t("booking.recruiters.rating", {
        count: ratings,
        rating: formatNumber(rating, { maximumFractionDigits: 1 }),
      })}
    </p>
  );
}
