import { Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { HoursFields } from "./model.ts";
import { WindowList } from "./window-list.tsx";

const DATE: Intl.DateTimeFormatOptions = {
  ...{ weekday: "short", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
};

interface SpecialDatesProps {
  fields: HoursFields;
  /** "2026-11-23": dates before it are over, and are not offered. */
  today: string;
  onChange: (exceptions: HoursFields["exceptions"]) => void;
}

/** Dates that are unlike their weekday: a day off, or other hours. */
export function SpecialDates({ fields: { exceptions }, today, onChange }: SpecialDatesProps) {
  const t = useT();
  const [date, setDate] = useState("");
  const [hasFault, setHasFault] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const ahead = exceptions.filter((one) => one.date >= today);
  const add = () => {
    const isFine = date >= today && date < "2999" && !exceptions.some((one) => one.date === date);
    setHasFault(!isFine);
    if (!isFine) return input.current?.focus();
    setDate("");
    onChange(
      [...exceptions, { date, windows: [] }].sort((one, other) =>
        one.date.localeCompare(other.date),
      ),
    );
  };
  return (
    <div>
      <ul>
        {ahead.map((one) => {
          const day = formatDate(`${one.date}T00:00:00Z`, DATE);
          return (
            <li
              key={one.date}
              className="grid gap-x-5 gap-y-1 border-seam border-t py-2.5 tablet:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <div className="flex min-h-11 items-center justify-between gap-2 tablet:items-start">
                <h4 className="font-semibold text-label tablet:pt-2.5">{day}</h4>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={t("recruiter.hours.removeDate", { day })}
                  onClick={() => onChange(exceptions.filter((other) => other.date !== one.date))}
                >
                  <Icon of={Trash2} size={18} />
                </Button>
              </div>
              <WindowList
                day={day}
                windows={one.windows}
                noneText={t("recruiter.hours.dayOff")}
                onChange={(windows) =>
                  onChange(
                    exceptions.map((other) =>
                      other.date === one.date ? { ...other, windows } : other,
                    ),
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      <div className="mt-3 flex flex-wrap items-end gap-2 border-seam border-t pt-4">
        <Field
          className="min-w-48 flex-1 tablet:max-w-64"
          label={t("recruiter.hours.date")}
          error={hasFault ? t("recruiter.hours.badDate") : undefined}
        >
          <TextInput
            ref={input}
            type="date"
            min={today}
            max="2999-12-31"
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </Field>
        <Button onClick={add}>
          <Icon of={Plus} size={18} />
          {t("recruiter.hours.addDate")}
        </Button>
      </div>
    </div>
  );
}
