import { BOOKING_NOTES_MAX_CHARACTERS } from "contract/mock-interview-terms";
import type { OpenSlots, Recruiter } from "contract/recruiters";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount, useUser } from "../../../lib/account.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { localTimeZone } from "../../../lib/clock.ts";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { SlotPicker } from "../../../parts/booked-interviews/slot-picker.tsx";
import { useWhenText } from "../../../parts/booked-interviews/when.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { AirlineSelect } from "./airline-select.tsx";
import { SECTION_ADDRESS, useBookInterview } from "./api.ts";
import {
  type BookingFault,
  type BookingFields,
  bookingFaults,
  bookingOf,
  NOTHING_CHOSEN,
} from "./model.ts";
import { TypeChoice } from "./type-choice.tsx";

interface BookingFormProps {
  recruiter: Recruiter;
  open: OpenSlots;
}

/** A time belongs to its recruiter; the rest stays when another one is looked at. */
interface BookingDraft extends BookingFields {
  recruiterId: string;
}
const EMPTY: BookingDraft = { ...NOTHING_CHOSEN, recruiterId: "" };

/**
 * When, what about, and what the recruiter should know. All of it is a draft until it is booked: a time that has gone
 * meanwhile takes nothing else with it.
 */
export function BookingForm({ recruiter, open }: BookingFormProps) {
  const t = useT();
  const whenText = useWhenText();
  const [, navigate] = useLocation();
  const { userKey, record } = useAccount();
  const target = useUser()?.targetAirline ?? record.airline;
  const draft = useDraft(draftKey(userKey, "booking"), EMPTY);
  const [faults, setFaults] = useState<readonly BookingFault[]>([]);
  const [gone, setGone] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending, error } = useBookInterview();
  const { id: recruiterId, name } = recruiter;
  const { recruiterId: slotOf, slot, ...rest } = draft.value;
  const isOpen = slotOf === recruiterId && open.slots.some((one) => one === slot);
  const fields: BookingFields = { ...rest, slot: isOpen ? slot : null };
  const change = (next: Partial<BookingFields>) => {
    draft.change({ ...draft.value, ...next, ...("slot" in next && { recruiterId }) });
  };

  // A refusal stands above the times that came with it.
  useEffect(() => {
    if (error) alert.current?.scrollIntoView({ block: "center" });
  }, [error]);

  const handleSubmit = () => {
    const missing = bookingFaults(fields);
    setFaults(missing);
    const booking = bookingOf(fields, {
      ...{ recruiterId, targetAirline: target, timezone: localTimeZone() },
    });
    if (!booking) {
      form.current?.querySelector<HTMLElement>(`[data-field="${missing[0]}"] input`)?.focus();
      return;
    }
    setGone(null);
    mutate(booking, {
      onSuccess: ({ scheduledAt }) => {
        draft.clear();
        navigate(SECTION_ADDRESS);
        showToast({
          ...{ variant: "success", title: t("booking.form.booked") },
          description: t("booking.form.bookedText", { name, when: whenText(scheduledAt) }),
        });
      },
      onError: (refusal) => {
        if (refusal instanceof ApiError) setGone(booking.scheduledAt);
      },
    });
  };

  return (
    <Panel as="section" aria-labelledby="booking-form-title">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-7"
      >
        <div>
          <h2 id="booking-form-title" className="mb-4 text-h2">
            {t("booking.form.when")}
          </h2>
          {error && (
            <p
              ref={alert}
              role="alert"
              className="mb-4 rounded-[14px] bg-red-soft px-4 py-3 text-red-ink text-small"
            >
              {error instanceof ApiError ? error.text : t("booking.form.unreachable")}
              {gone && !open.slots.includes(gone) && (
                <span className="tabular block font-semibold">{whenText(gone)}</span>
              )}
            </p>
          )}
          <div data-field="slot">
            <SlotPicker
              open={open}
              value={fields.slot}
              onChange={(next) => change({ slot: next })}
              error={
                faults.includes("slot") && fields.slot === null
                  ? t("booked.slots.choose")
                  : undefined
              }
            />
          </div>
        </div>
        {open.slots.length > 0 && (
          <>
            <div data-field="interviewType">
              <TypeChoice
                value={fields.interviewType}
                onChange={(interviewType) => change({ interviewType })}
                isMissing={faults.includes("interviewType") && fields.interviewType === null}
              />
            </div>
            <AirlineSelect
              value={fields.airline ?? target}
              target={target}
              onChange={(airline) => change({ airline })}
            />
            <Field
              label={t("booking.form.notes", { name })}
              hint={t("booking.form.notesHint")}
              counter={t("booking.form.counter", {
                used: fields.notes.length,
                limit: BOOKING_NOTES_MAX_CHARACTERS,
              })}
            >
              <TextArea
                dir="auto"
                maxLength={BOOKING_NOTES_MAX_CHARACTERS}
                value={fields.notes}
                onChange={(event) => change({ notes: event.target.value })}
              />
            </Field>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-seam border-t pt-5">
              <p className="min-w-48 flex-1 text-ink-2 text-small">
                {fields.slot ? (
                  <span className="tabular font-semibold text-ink">{whenText(fields.slot)}</span>
                ) : (
                  t("booking.form.kept")
                )}
              </p>
              <Button
                type="submit"
                variant="primary"
                size="big"
                isPending={isPending}
                className="max-tablet:w-full"
              >
                {t(isPending ? "booking.form.pending" : "booking.form.submit")}
              </Button>
            </div>
          </>
        )}
      </form>
    </Panel>
  );
}
