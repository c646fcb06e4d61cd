import type { OpenSlots } from "contract/recruiters";
import { useId, useMemo, useState } from "react";
import { formatDate, formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { localTimeZone } from "../../lib/clock.ts";
import { classNames } from "../../ui/class-names.ts";
import { ambiguousSlots, slotDays } from "./model.ts";
import { timeText } from "./when.tsx";

interface SlotPickerProps {
  open: OpenSlots;
  /** The beginning that is chosen; null for none yet. */
  value: string | null;
  onChange: (slot: string) => void;
  /** What is missing, in words. */
  error?: string | undefined;
}

const DAY: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short" };
const ISO_DAY = new Intl.DateTimeFormat("en-CA", { dateStyle: "short" });
const dayOf = (slot: string) => ISO_DAY.format(new Date(slot));

/** A day, then a time of it, on the reader's own clock, with the recruiter's beside it where that shows another. */
export function SlotPicker({ open, value, onChange, error }: SlotPickerProps) {
  const t = useT();
  const id = useId();
  // Weeks of hours round the clock are thousands of times: read once, and not with each letter of a note beside them.
  const days = useMemo(() => slotDays(open.slots, dayOf), [open]);
  const isSameClock = useMemo(
    () => open.slots.every((slot) => timeText(slot) === timeText(slot, open.zone)),
    [open],
  );
  const [shown, setShown] = useState(() => (value ? dayOf(value) : null));
  const day = days.find(({ date }) => date === shown) ?? days[0];
  if (!day) return <p className="text-ink-2">{t("booked.slots.none")}</p>;
  const twice = ambiguousSlots(day.slots, (slot) => timeText(slot));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold text-label">{t("booked.slots.day")}</legend>
        <div className="-mx-5 flex snap-x scroll-px-5 gap-2 overflow-x-auto px-5 pb-1 tablet:-mx-7 tablet:scroll-px-7 tablet:px-7">
          {days.map(({ date, slots }) => (
            <label
              key={date}
              className="relative grid min-h-14 shrink-0 cursor-pointer snap-start content-center rounded-[14px] border-[1.5px] border-seam px-3.5 py-2 text-center transition-colors hover:border-edge has-checked:border-lagoon has-checked:bg-lagoon-soft has-focus-visible:outline-3 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-3"
            >
              <input
                type="radio"
                name={`${id}d`}
                className="sr-only"
                checked={date === day.date}
                onChange={() => setShown(date)}
              />
              <span className="font-semibold text-label">{formatDate(slots[0] ?? date, DAY)}</span>
              <span className="text-ink-2 text-micro">
                {t("booked.slots.free", { count: slots.length })}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0" aria-describedby={error ? `${id}e` : undefined}>
        <legend className="mb-2 font-semibold text-label">
          {t("booked.slots.time", { minutes: formatNumber(open.durationMinutes) })}
        </legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
          {day.slots.map((slot) => (
            <label
              key={slot}
              className={classNames(
                "relative grid min-h-12 cursor-pointer content-center rounded-[14px] border-[1.5px] px-2 py-1.5 text-center transition-colors has-checked:border-lagoon has-checked:bg-lagoon-soft has-focus-visible:outline-3 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-3",
                error ? "border-red" : "border-seam hover:border-edge",
              )}
            >
              <input
                type="radio"
                name={`${id}t`}
                className="sr-only"
                checked={slot === value}
                onChange={() => onChange(slot)}
              />
              <span className="tabular font-semibold">
                {twice.has(slot)
                  ? formatDate(slot, { hour: "numeric", minute: "2-digit", timeZoneName: "short" })
                  : timeText(slot)}
              </span>
              {!isSameClock && (
                <span className="tabular text-ink-2 text-micro">
                  {t("booked.slots.theirs", { time: timeText(slot, open.zone) })}
                </span>
              )}
            </label>
          ))}
        </div>
        {error && (
          <p id={`${id}e`} role="alert" className="mt-2 text-red-ink text-small">
            {error}
          </p>
        )}
      </fieldset>
      <p className="text-ink-2 text-small">
        {isSameClock
          ? t("booked.slots.zone", { zone: localTimeZone() })
          : t("booked.slots.zones", { zone: localTimeZone(), theirs: open.zone })}
      </p>
    </div>
  );
}
