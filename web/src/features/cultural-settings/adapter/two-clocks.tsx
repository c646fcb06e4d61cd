import type { ZoneDifference } from "coach/zones/difference";
import { timeOf, wallClock } from "coach/zones/zone-clock";
import { Moon, Sun, Sunrise, Sunset } from "lucide-react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { offsetText, placeName, zoneName } from "../zone-words.ts";
import { differenceText } from "./difference-text.ts";

interface TwoClocksProps {
  at: Date;
  zone: string;
  home: string;
  /** Null while no zone is saved: nothing is compared with a clock that stands in. */
  difference: ZoneDifference | null;
}

/** The hour at home and where the interview is, and how far apart they are. */
export function TwoClocks({ at, zone, home, difference }: TwoClocksProps) {
  const t = useT();
  return (
    <Panel as="section" aria-labelledby="clocks-title" isFlush>
      <h2 id="clocks-title" className="sr-only">
        {t("cultures.adapter.title")}
      </h2>
      <div className="grid grid-cols-2 *:last:border-s *:last:border-seam">
        <OneClock label={t("cultures.adapter.there")} at={at} zone={zone} />
        <OneClock label={t("cultures.adapter.here")} at={at} zone={home} />
      </div>
      <p className="border-seam border-t bg-lagoon-soft px-5 py-3.5 font-semibold text-lagoon-ink tablet:px-7">
        {difference === null
          ? t("cultures.adapter.noZone")
          : zone === home
            ? t("cultures.adapter.sameZone")
            : differenceText(difference, placeName(zone, t), placeName(home, t), t)}
      </p>
    </Panel>
  );
}

/** Roughly what is in the sky: no season, no latitude. */
function skyAt(hour: number) {
  if (hour < 6 || hour >= 20) return Moon;
  if (hour < 8) return Sunrise;
  return hour < 18 ? Sun : Sunset;
}

function OneClock({ label, at, zone }: { label: string; at: Date; zone: string }) {
  const clock = wallClock(at, zone);
  return (
    <div className="min-w-0 px-5 py-5 tablet:px-7 tablet:py-6">
      <p className="flex items-center gap-2 text-ink-2 text-small">
        <Icon of={skyAt(clock.hour)} size={18} className="text-lagoon" />
        {label}
      </p>
      <p
        dir="ltr"
        className="tabular mt-1 font-semibold text-[2.25rem] leading-[1.1] tracking-[-0.02em] tablet:text-[3rem] rtl:text-right"
      >
        {timeOf(clock)}
      </p>
      <ZoneLine zone={zone} at={at} />
    </div>
  );
}

function ZoneLine({ zone, at }: { zone: string; at: Date }) {
  const t = useT();
  const day = formatDate(at, { weekday: "short", day: "numeric", month: "short", timeZone: zone });
  return (
    <p className="mt-1.5 text-small">
      <span className="font-medium">{zoneName(zone, t)}</span>{" "}
      <span className="text-ink-2">
        {day}, <bdi>{offsetText(zone, at)}</bdi>
      </span>
    </p>
  );
}
