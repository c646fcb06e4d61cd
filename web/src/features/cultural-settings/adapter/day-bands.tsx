import type { BandPart, DayBand, DayPicture } from "coach/zones/day-band";
import type { Slot } from "coach/zones/slots";
import type { CSSProperties } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";

interface DayBandsProps {
  picture: DayPicture;
  slots: readonly Slot[];
  /** Time of the slot that a hand or the focus is on. */
  lit: string | null;
  interviewPlace: string;
  homePlace: string;
}

const LOOKS: Record<BandPart["phase"], string> = {
  // A shade that is down, with its ribs, and darker than all else in both themes.
  night:
    "bg-[repeating-linear-gradient(to_bottom,color-mix(in_oklab,var(--ink)_70%,var(--sky-1))_0_1.5px,color-mix(in_oklab,var(--ink-2)_84%,var(--sky-1))_1.5px_11px)] night:bg-[repeating-linear-gradient(to_bottom,var(--well)_0_1.5px,var(--cabin)_1.5px_11px)]",
  awake: "bg-[var(--cloud-2)]",
  working:
    "bg-[linear-gradient(var(--sky-1),var(--sky-2)_55%,var(--sky-3))] night:bg-[linear-gradient(var(--sky-2),var(--sky-3)_70%,var(--dawn))]",
};

/** One day of the interview's place over the same hours at home: night is a shade that is down, work is open sky. */
export function DayBands({ picture, slots, lit, interviewPlace, homePlace }: DayBandsProps) {
  const t = useT();
  const { minutes, interview, home, overlaps, startsAt } = picture;
  const share = (at: number) => `${(at / minutes) * 100}%`;
  const minuteOf = (slot: Slot) => (slot.at.getTime() - startsAt.getTime()) / 60_000;
  const span = (from: number, until: number): CSSProperties => ({
    insetInlineStart: share(from),
    inlineSize: share(until - from),
  });

  return (
    <figure className="mt-6">
      {/* What is drawn is told by the slots under it, one by one. */}
      <div aria-hidden className="relative">
        <Band band={interview} name={interviewPlace} span={span} share={share} isScaleAbove />
        <Band band={home} name={homePlace} span={span} share={share} className="mt-1.5" />
        {overlaps.map(({ from, until }) => (
          <div
            key={from}
            style={span(from, until)}
            className="pointer-events-none absolute top-[50px] bottom-[50px] rounded-[12px] border-[3px] border-lagoon"
          />
        ))}
        {slots.map((slot) => (
          <span
            key={slot.time}
            style={{ insetInlineStart: share(minuteOf(slot)) }}
            className={classNames(
              "pointer-events-none absolute top-[46px] bottom-[46px] w-[3px] -translate-x-1/2 rounded-full transition-opacity duration-[120ms] rtl:translate-x-1/2",
              lit === slot.time ? "bg-ink" : "bg-transparent",
            )}
          >
            <span
              className={classNames(
                "absolute top-[calc(50%-6.5px)] left-[calc(50%-5.5px)] h-[13px] w-[11px] rounded-window border-2 border-panel",
                slot.isMutual || slot.isFallback || lit === slot.time ? "bg-lagoon" : "bg-edge",
              )}
            />
          </span>
        ))}
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-micro">
        {(["working", "awake", "night"] as const).map((phase) => (
          <span key={phase} className="inline-flex items-center gap-2 text-ink-2">
            <span
              aria-hidden
              className={classNames("h-4 w-5 rounded-[5px] border border-seam", LOOKS[phase])}
            />
            {t(`cultures.adapter.phase.${phase}`)}
          </span>
        ))}
        <span className="inline-flex items-center gap-2 text-ink-2">
          <span aria-hidden className="h-4 w-5 rounded-[5px] border-2 border-lagoon" />
          {overlaps.length > 0 ? t("cultures.adapter.overlap") : t("cultures.adapter.noOverlap")}
        </span>
      </figcaption>
    </figure>
  );
}

interface BandProps {
  band: DayBand;
  name: string;
  span: (from: number, until: number) => CSSProperties;
  share: (at: number) => string;
  isScaleAbove?: boolean;
  className?: string;
}

function Band({ band, name, span, share, isScaleAbove = false, className }: BandProps) {
  return (
    <div className={classNames("flex flex-col", className)}>
      {isScaleAbove && <BandHead name={name} band={band} share={share} isAbove />}
      <div className="relative h-16 overflow-hidden rounded-[12px] border-[3px] border-frame tablet:h-[72px]">
        {band.parts.map((part) => (
          <div
            key={part.from}
            style={span(part.from, part.until)}
            className={classNames("absolute inset-y-0", LOOKS[part.phase])}
          />
        ))}
        {band.midnights.map((at) => (
          <div
            key={at}
            style={{ insetInlineStart: share(at) }}
            className="absolute inset-y-0 border-[var(--sun)] border-s-2 border-dashed"
          />
        ))}
      </div>
      {!isScaleAbove && <BandHead name={name} band={band} share={share} />}
    </div>
  );
}

function BandHead(props: {
  name: string;
  band: DayBand;
  share: (at: number) => string;
  isAbove?: boolean;
}) {
  const { name, band, share, isAbove = false } = props;
  return (
    <div
      className={classNames("flex h-[46px] text-micro", isAbove ? "flex-col" : "flex-col-reverse")}
    >
      <p className="font-semibold text-label leading-[26px]">{name}</p>
      <div className="tabular relative h-5 text-ink-2">
        {band.hours.map(({ at, hour }) => (
          <span
            key={at}
            style={{ insetInlineStart: share(at) }}
            className={classNames(
              "absolute",
              at > 0 && "-translate-x-1/2 rtl:translate-x-1/2",
              // Every third hour is too close on a phone.
              hour % 6 !== 0 && "max-tablet:hidden",
            )}
          >
            <bdi dir="ltr">{String(hour).padStart(2, "0")}</bdi>
          </span>
        ))}
      </div>
    </div>
  );
}
