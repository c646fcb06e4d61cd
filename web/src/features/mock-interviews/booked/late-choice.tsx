import { LATE_MINUTES } from "contract/mock-interview-terms";
import type { MockInterview } from "contract/mock-interviews";
import { useId } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTellLate } from "../../../parts/booked-interviews/api.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast-store.ts";

/** Tells the recruiter that one will be late; said again, the newer figure holds. */
export function LateChoice({ interview, name }: { interview: MockInterview; name: string }) {
  const t = useT();
  const id = useId();
  const { mutate, isPending, error } = useTellLate();
  const tell = (minutes: (typeof LATE_MINUTES)[number]) =>
    mutate(
      { id: interview.id, minutes },
      {
        onSuccess: () =>
          showToast({
            variant: "success",
            title: t("booking.late.told", { name }),
            description: t("booking.late.toldText", { minutes }),
          }),
      },
    );
  return (
    <div className="mt-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere. */}
      <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
        <span id={id} className="me-1 font-semibold text-small max-tablet:basis-full">
          {t("booking.late.label")}
        </span>
        {LATE_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            className="px-3 max-tablet:grow"
            isPending={isPending}
            onClick={() => tell(minutes)}
          >
            {t("booking.late.minutes", { minutes })}
          </Button>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-red-ink text-small">
          {error instanceof ApiError ? error.text : t("booked.unreachable")}
        </p>
      )}
    </div>
  );
}
