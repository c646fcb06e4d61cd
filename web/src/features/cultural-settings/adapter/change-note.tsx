import type { ClockChange } from "coach/zones/clock-changes";
import { zoneDifference } from "coach/zones/difference";
import { CalendarClock } from "lucide-react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { placeName } from "../zone-words.ts";
import { differenceText } from "./difference-text.ts";

interface ChangeNoteProps {
  /** The next change of one of the two zones; null: its clocks stay. */
  change: ClockChange | null;
  zone: string;
  home: string;
  /** The day that is looked at: a change before it counts already. */
  before: Date;
}

/** When the difference changes next, and to what. */
export function ChangeNote({ change, zone, home, before }: ChangeNoteProps) {
  const t = useT();
  if (!change) return null;
  const day = formatDate(change.at, {
    ...{ day: "numeric", month: "long", year: "numeric" },
    timeZone: change.zone,
  });
  const isForward = change.byMinutes > 0;
  const place = placeName(change.zone, t);
  return (
    <p className="mt-4 flex gap-3 rounded-[14px] bg-dawn-soft px-4 py-3 text-label">
      <Icon of={CalendarClock} size={18} className="mt-0.5 text-dawn-ink" />
      <span>
        {t(isForward ? "cultures.adapter.forward" : "cultures.adapter.back", { day, place })}{" "}
        {t("cultures.adapter.then", {
          difference: differenceText(
            zoneDifference(change.at, home, zone),
            placeName(zone, t),
            placeName(home, t),
            t,
          ),
        })}{" "}
        {change.at <= before && <b className="font-semibold">{t("cultures.adapter.counted")}</b>}
      </span>
    </p>
  );
}
