import type { MockInterview } from "contract/mock-interviews";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useWhenText } from "../../../parts/booked-interviews/when.tsx";
import { Button } from "../../../ui/button.tsx";
import { RateDialog } from "./rate-dialog.tsx";
import { StarRow } from "./star-row.tsx";

/** One's stars for an interview that was held, and the way to give or change them. */
export function RatingLine({ interview }: { interview: MockInterview }) {
  const t = useT();
  const whenText = useWhenText();
  const [isRating, setIsRating] = useState(false);
  const { rating } = interview;
  const name = interview.recruiterName ?? t("booking.recruiterGone");
  const said = { name, when: whenText(interview.scheduledAt) };
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
      {rating && (
        <p>
          <StarRow stars={rating.stars} />
          <span className="sr-only">{t("booking.past.stars", { count: rating.stars })}</span>
        </p>
      )}
      <Button
        variant={rating ? "quiet" : "line"}
        aria-label={t(rating ? "booking.past.changeOf" : "booking.past.rateOf", said)}
        onClick={() => setIsRating(true)}
      >
        {t(rating ? "booking.past.change" : "booking.past.rate")}
      </Button>
      {rating?.comment && (
        <p dir="auto" className="basis-full break-words text-small">
          {rating.comment}
        </p>
      )}
      {isRating && (
        <RateDialog interview={interview} name={name} onClose={() => setIsRating(false)} />
      )}
    </div>
  );
}
