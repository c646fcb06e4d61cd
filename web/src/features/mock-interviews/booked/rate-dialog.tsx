import { RATING_COMMENT_MAX_CHARACTERS } from "contract/mock-interview-terms";
import type { MockInterview } from "contract/mock-interviews";
import { Star } from "lucide-react";
import { useId, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useRateInterview } from "./api.ts";
import { STARS } from "./star-row.tsx";

interface RateDialogProps {
  interview: MockInterview;
  name: string;
  onClose: () => void;
}

/** One to five stars for an interview, with a comment of one's own; given again they replace the earlier ones. */
export function RateDialog({ interview, name, onClose }: RateDialogProps) {
  const t = useT();
  const id = useId();
  const [stars, setStars] = useState(interview.rating?.stars ?? 0);
  const [comment, setComment] = useState(interview.rating?.comment ?? "");
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useRateInterview();

  const save = () => {
    setIsMissing(stars === 0);
    if (stars === 0) return;
    mutate(
      { id: interview.id, rating: { stars, comment } },
      {
        onSuccess: () => {
          showToast({
            ...{ variant: "success", title: t("booking.rate.saved") },
            description: t("booking.rate.savedText"),
          });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("booking.rate.title")}
      description={t("booking.rate.text", { name })}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("buttons.cancel")}</Button>
          <Button variant="primary" isPending={isPending} onClick={save}>
            {t(isPending ? "booking.rate.pending" : "booking.rate.submit")}
          </Button>
        </>
      }
    >
      <fieldset aria-describedby={`${id}w`}>
        <legend className="mb-1.5 font-semibold text-label">{t("booking.rate.stars")}</legend>
        <div className="-ms-2 flex">
          {STARS.map((star) => (
            <label
              key={star}
              className="relative grid size-12 cursor-pointer place-items-center rounded-control text-lagoon hover:bg-well has-focus-visible:outline-3 has-focus-visible:outline-lagoon"
            >
              <input
                type="radio"
                name={`${id}s`}
                className="sr-only"
                aria-label={t("booking.rate.star", { count: star })}
                data-autofocus={star === Math.max(stars, 1) || undefined}
                checked={star === stars}
                onChange={() => setStars(star)}
              />
              <Icon
                of={Star}
                size={30}
                className={classNames(star <= stars ? "fill-current" : "text-edge")}
              />
            </label>
          ))}
        </div>
        <p
          id={`${id}w`}
          role={isMissing && stars === 0 ? "alert" : undefined}
          className={classNames(
            "min-h-[1.45em] text-small",
            isMissing && stars === 0 ? "text-red-ink" : "text-ink-2",
          )}
        >
          {stars > 0
            ? t(`booking.rate.words.${stars as 1 | 2 | 3 | 4 | 5}`)
            : isMissing && t("booking.rate.missing")}
        </p>
      </fieldset>
      <Field
        className="mt-4"
        label={t("booking.rate.comment")}
        hint={t("booking.rate.commentHint", { name })}
        counter={t("booking.form.counter", {
          used: comment.length,
          limit: RATING_COMMENT_MAX_CHARACTERS,
        })}
      >
        <TextArea
          dir="auto"
          maxLength={RATING_COMMENT_MAX_CHARACTERS}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
      {error && (
        <p role="alert" className="mt-4 text-red-ink text-small">
          {error instanceof ApiError ? error.text : t("booked.unreachable")}
        </p>
      )}
    </Dialog>
  );
}
