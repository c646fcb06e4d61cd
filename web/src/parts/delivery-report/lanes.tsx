import type { DeliveryAnalysis, DeliveryMeasure } from "contract/delivery";
import type { MeasureId } from "contract/delivery-terms";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import type { Key } from "../../i18n/keys.ts";
import { useElementSize } from "../../ui/use-element-size.ts";
import { Lane, Strip, Track } from "./lane.tsx";
import {
  barsOf,
  hasPicture,
  hasSound,
  LANE_HEIGHT,
  LANE_WIDTH,
  LONG_PAUSE_SECONDS,
  paceLine,
} from "./timeline-model.ts";
import { valueText } from "./value-text.ts";

/** Room that a bar takes with the gap behind it, in CSS pixels. */
const BAR_STEP_PX = 5;

/** The strips of a timeline, those that there is something to show in. */
export function Lanes({ analysis }: { analysis: DeliveryAnalysis }) {
  const t = useT();
  const { timeline, durationSeconds } = analysis;
  const measure = (id: MeasureId) => analysis.measures.find((one) => one.id === id) ?? null;
  const figure = (id: MeasureId) => figureOf(measure(id));
  const shareFigure = (id: MeasureId, words: Key) => {
    const share = figure(id);
    return share && t(words, { share });
  };
  const rate = measure("articulationRate");
  const pace = paceLine(timeline.rate, rate?.band ?? null);
  const fillers = measure("fillers");
  const long = timeline.pauses.filter(({ at, until }) => until - at >= LONG_PAUSE_SECONDS);
  const short = timeline.pauses.filter((pause) => !long.includes(pause));
  return (
    <>
      {hasSound(timeline) && (
        <>
          <Lane
            id="voice"
            name={t("delivery.lane.voice")}
            figure={shareFigure("speechShare", "delivery.lane.speech")}
          >
            <Waveform levels={timeline.levels} />
          </Lane>
          {pace.path && (
            <Lane
              id="pace"
              name={t("delivery.lane.pace")}
              figure={figure("wordsPerMinute") ?? figureOf(rate)}
            >
              <svg
                aria-hidden
                viewBox={`0 0 ${LANE_WIDTH} ${LANE_HEIGHT}`}
                preserveAspectRatio="none"
                className="block size-full"
              >
                {pace.band && (
                  <rect
                    width={LANE_WIDTH}
                    y={pace.band.y}
                    height={pace.band.height}
                    fill="var(--green-soft)"
                  />
                )}
                <path
                  d={pace.path}
                  fill="none"
                  stroke="var(--ink)"
                  strokeWidth="2"
                  strokeLinejoin="round"
                  strokeLinecap="round"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </Lane>
          )}
        </>
      )}
      {hasPicture(timeline) && (
        <Lane
          id="eyes"
          name={t("delivery.lane.eyes")}
          figure={shareFigure("facing", "delivery.lane.ofTheTime")}
        >
          <Track />
          <Strip
            moments={timeline.facing}
            durationSeconds={durationSeconds}
            className={EYES_LOOK.facing}
          />
          <Strip
            moments={timeline.away}
            durationSeconds={durationSeconds}
            className={EYES_LOOK.away}
          />
          <Strip
            moments={timeline.faceless}
            durationSeconds={durationSeconds}
            className={EYES_LOOK.faceless}
          />
        </Lane>
      )}
      {timeline.speech.length > 0 && (
        <Lane
          id="pauses"
          name={t("delivery.lane.pauses")}
          figure={t("delivery.lane.longPauses", { count: long.length })}
        >
          <Track />
          <Strip
            moments={short}
            durationSeconds={durationSeconds}
            className="top-1/2 h-3.5 -translate-y-1/2 bg-edge/60"
          />
          <Strip
            moments={long}
            durationSeconds={durationSeconds}
            className="top-1/2 h-7 -translate-y-1/2 bg-ink-2"
          />
        </Lane>
      )}
      {fillers && fillers.moments.length > 0 && (
        <Lane id="fillers" name={t("delivery.lane.fillers")} figure={figureOf(fillers)}>
          <Track />
          <Strip
            moments={fillers.moments}
            durationSeconds={durationSeconds}
            className="top-1/2 h-6 min-w-2 -translate-y-1/2 bg-yellow"
          />
        </Lane>
      )}
    </>
  );
}

/** Told apart by height and pattern as well as by colour. */
const EYES_LOOK = {
  facing: "top-1/2 h-3.5 -translate-y-1/2 bg-lagoon",
  away: "top-1/2 h-1.5 -translate-y-1/2 bg-yellow",
  faceless:
    "top-1/2 h-3.5 -translate-y-1/2 bg-panel [background-image:repeating-linear-gradient(45deg,var(--edge)_0_2px,transparent_2px_6px)] border border-edge",
} as const;

/** What the blocks of the eyes' lane stand for; only those that are there. */
export function EyesLegend({ analysis }: { analysis: DeliveryAnalysis }) {
  const t = useT();
  const { timeline } = analysis;
  const there = (["facing", "away", "faceless"] as const).filter((kind) => timeline[kind].length);
  if (there.length < 2) return null;
  return (
    <ul aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-micro">
      {there.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span className="relative inline-block h-4 w-6">
            <span className={`absolute inset-x-0 rounded-[3px] ${EYES_LOOK[kind]}`} />
          </span>
          {t(`delivery.course.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

/** The voice as bars; what was played already is in lagoon. */
function Waveform({ levels }: { levels: readonly number[] }) {
  const [element, size] = useElementSize<HTMLDivElement>();
  const bars = barsOf(levels, (size?.widthPx ?? 0) / BAR_STEP_PX);
  const step = LANE_WIDTH / Math.max(1, bars.length);
  const path = bars
    .map((level, bar) => {
      const half = Math.max(0.7, (level * (LANE_HEIGHT - 6)) / 2);
      const x = Math.round((bar + 0.5) * step * 10) / 10;
      return `M${x} ${round(LANE_HEIGHT / 2 - half)}V${round(LANE_HEIGHT / 2 + half)}`;
    })
    .join("");
  const drawing = (className: string, stroke: string) => (
    <svg
      aria-hidden
      viewBox={`0 0 ${LANE_WIDTH} ${LANE_HEIGHT}`}
      preserveAspectRatio="none"
      className={`absolute inset-0 block size-full ${className}`}
    >
      <path
        d={path}
        stroke={stroke}
        strokeWidth="2.5"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
  return (
    <div ref={element} className="absolute inset-0">
      {drawing("", "var(--edge)")}
      {drawing("[clip-path:inset(0_calc(100%_-_var(--at,0%))_0_0)] print:hidden", "var(--lagoon)")}
    </div>
  );
}

const round = (length: number) => Math.round(length * 10) / 10;

function figureOf(measure: DeliveryMeasure | null): string | null {
  if (!measure || measure.value === null) return null;
  return measure.unit === "count"
    ? formatNumber(measure.value)
    : valueText(measure.value, measure.unit);
}
