import { zoneDifference } from "coach/zones/difference";
import { isKnownZone } from "coach/zones/zone-clock";
import { clockZone } from "content/airports/clock-zone";
import type { Airport } from "content/airports/schema";
import { Moon, Sun } from "lucide-react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { localTimeZone } from "../../../lib/clock.ts";
import { Icon } from "../../../ui/icon.tsx";
import { isDay } from "../map/globe.ts";

interface LocalTimeProps {
  airport: Airport;
  now: Date;
  /** How far it is from the reader's own clock. */
  hasDifference?: boolean;
}

/** What o'clock it is there now, and whether the sun is up. Nothing where the device does not know the zone. */
export function LocalTime({ airport, now, hasDifference = false }: LocalTimeProps) {
  const t = useT();
  const timeZone = clockZone(airport);
  if (!isKnownZone(timeZone)) return null;
  const isLight = isDay(airport, now);
  const home = localTimeZone();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 whitespace-nowrap">
      <Icon
        of={isLight ? Sun : Moon}
        size={16}
        className={isLight ? "text-dawn-ink" : "text-blue-ink"}
      />
      <time dateTime={now.toISOString()} className="font-semibold">
        {formatDate(now, { timeZone, weekday: "short", hour: "2-digit", minute: "2-digit" })}
      </time>
      <span className="sr-only">{t(isLight ? "airports.time.day" : "airports.time.night")}</span>
      {hasDifference && isKnownZone(home) && (
        <span className="whitespace-normal text-ink-2">{difference(now, home, timeZone, t)}</span>
      )}
    </span>
  );
}

function difference(now: Date, home: string, zone: string, t: ReturnType<typeof useT>): string {
  const { direction, hours, minutes } = zoneDifference(now, home, zone);
  if (direction === "same") return t("airports.time.same");
  const amount = minutes ? `${hours}:${String(minutes).padStart(2, "0")}` : String(hours);
  return t(`airports.time.${direction}`, { amount });
}
