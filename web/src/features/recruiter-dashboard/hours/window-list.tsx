import type { AvailabilityWindow } from "contract/availability";
import { Plus, Trash2 } from "lucide-react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Select } from "../../../ui/select.tsx";
import { nextWindow, QUARTERS, startingAt } from "./model.ts";

interface WindowListProps {
  /** Whose windows: a weekday or a date, for screen readers. */
  day: string;
  windows: readonly AvailabilityWindow[];
  /** Said where there are none. */
  noneText: string;
  onChange: (windows: AvailabilityWindow[]) => void;
}

/** "09:00" as the language writes it; the end of the day as the last clock time that there is. */
export function clockText(quarter: string): string {
  const [hour = 0, minute = 0] = quarter.split(":").map(Number);
  // Any day will do: it is only written, in UTC, where every day has 24 hours.
  const at = new Date(Date.UTC(2026, 0, 1, hour, minute));
  return formatDate(at, { timeStyle: "short", timeZone: "UTC" });
}

/** The windows of one day: from, until, away with it, and one more. */
export function WindowList({ day, windows, noneText, onChange }: WindowListProps) {
  const t = useT();
  const further = nextWindow(windows);
  const replace = (at: number, window: AvailabilityWindow) =>
    onChange(windows.map((one, index) => (index === at ? window : one)));
  return (
    <div className="grid gap-2">
      {windows.map((window, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place; its times change.
        <div key={at} className="flex items-center gap-2">
          <Select
            aria-label={t("recruiter.hours.fromOf", { day })}
            className="min-w-0 flex-1"
            value={window.from}
            onChange={(event) => replace(at, startingAt(window, event.target.value))}
          >
            {QUARTERS.slice(0, -1).map((quarter) => (
              <option key={quarter} value={quarter}>
                {clockText(quarter)}
              </option>
            ))}
          </Select>
          <span aria-hidden className="text-ink-2">
            –
          </span>
          <Select
            aria-label={t("recruiter.hours.untilOf", { day })}
            className="min-w-0 flex-1"
            value={window.until}
            onChange={(event) => replace(at, { ...window, until: event.target.value })}
          >
            {QUARTERS.filter((quarter) => quarter > window.from).map((quarter) => (
              <option key={quarter} value={quarter}>
                {quarter === "24:00" ? t("recruiter.hours.midnight") : clockText(quarter)}
              </option>
            ))}
          </Select>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t("recruiter.hours.removeWindow", { day, from: clockText(window.from) })}
            onClick={() => onChange(windows.filter((_, index) => index !== at))}
          >
            <Icon of={Trash2} size={18} />
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {windows.length === 0 && (
          <p className="flex min-h-11 items-center text-ink-2">{noneText}</p>
        )}
        {further && (
          <Button
            variant="quiet"
            className={windows.length > 0 ? "-ms-3 w-fit" : undefined}
            aria-label={t("recruiter.hours.addWindowTo", { day })}
            onClick={() => onChange([...windows, further])}
          >
            <Icon of={Plus} size={18} />
            {t("recruiter.hours.addWindow")}
          </Button>
        )}
      </div>
    </div>
  );
}
