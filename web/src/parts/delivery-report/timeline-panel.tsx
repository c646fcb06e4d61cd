import type { DeliveryAnalysis, Moment } from "contract/delivery";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { formatMinutes } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Panel } from "../../ui/panel.tsx";
import type { Playback } from "../player/use-playback.ts";
import { Disclosure } from "../receipt/disclosure.tsx";
import { CourseTable } from "./course-table.tsx";
import { EyesLegend, Lanes } from "./lanes.tsx";
import {
  axisTicks,
  hasPicture,
  hasSound,
  jumpTarget,
  type LaneId,
  placeOf,
} from "./timeline-model.ts";

interface TimelinePanelProps {
  analysis: DeliveryAnalysis;
  playback: Playback;
}

/** Half of the 44 px that a finger needs. */
const REACH_PX = 22;
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/** The recording's course under its player: strips on one axis, with one playhead that goes where one taps. */
export function TimelinePanel({ analysis, playback }: TimelinePanelProps) {
  const t = useT();
  const { timeline, durationSeconds } = analysis;
  const area = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const { seconds, seek, follow } = playback;

  // Written past React: the playhead moves with every frame.
  useEffect(
    () =>
      follow((at) => {
        area.current?.style.setProperty("--at", `${placeOf(at, durationSeconds)}%`);
        if (bubble.current) bubble.current.textContent = formatMinutes(at);
      }),
    [follow, durationSeconds],
  );

  if (!hasSound(timeline) && !hasPicture(timeline)) return null;

  const marks: Record<LaneId, readonly Moment[]> = {
    voice: [],
    pace: [],
    eyes: [...timeline.away, ...timeline.faceless],
    pauses: timeline.pauses,
    fillers: analysis.measures.find(({ id }) => id === "fillers")?.moments ?? [],
  };
  const jumpTo = (event: PointerEvent<HTMLDivElement>, isDrag: boolean) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const tapped = ((event.clientX - left) / width) * durationSeconds;
    const lane = isDrag ? null : laneAt(area.current, event.clientY);
    const reach = (REACH_PX / width) * durationSeconds;
    seek(jumpTarget(tapped, lane ? marks[lane] : [], reach));
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    if (step === undefined) seek(event.key === "Home" ? 0 : durationSeconds);
    else seek(seconds + step);
  };

  return (
    <Panel
      as="section"
      aria-labelledby="course-title"
      className="pb-3! tablet:pb-4! print:col-span-2 print:p-4!"
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="course-title" className="text-h2">
          {t("delivery.course.title")}
        </h2>
        <p className="text-ink-2 text-small print:hidden">
          {t(playback.isThere ? "delivery.course.tap" : "delivery.course.gone")}
        </p>
      </div>
      <div ref={area} className="relative">
        <Lanes analysis={analysis} />
        <Axis durationSeconds={durationSeconds} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={t("delivery.course.place")}
          aria-valuemin={0}
          aria-valuemax={Math.round(durationSeconds)}
          aria-valuenow={Math.round(seconds)}
          aria-valuetext={t("delivery.player.at", {
            time: formatMinutes(seconds),
            end: formatMinutes(durationSeconds),
          })}
          onKeyDown={handleKey}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture?.(event.pointerId);
            jumpTo(event, false);
          }}
          onPointerMove={(event) => event.buttons === 1 && jumpTo(event, true)}
          className="absolute inset-y-0 end-0 start-0 cursor-pointer touch-pan-y tablet:start-[8.5rem] print:hidden"
        >
          <span
            aria-hidden
            className="-translate-x-1/2 pointer-events-none absolute inset-y-0 left-[var(--at,0%)] w-0.5 bg-ink"
          />
          <span
            aria-hidden
            dir="ltr"
            ref={bubble}
            className="tabular -translate-x-1/2 pointer-events-none absolute bottom-0 left-[clamp(1.25rem,var(--at,0%),calc(100%-1.25rem))] rounded-[8px] bg-ink px-2 py-0.5 font-semibold text-micro text-panel"
          />
        </div>
      </div>
      <EyesLegend analysis={analysis} />
      <Disclosure
        className="mt-2 print:hidden"
        summaryClassName="font-semibold text-label text-lagoon-ink"
        summary={t("delivery.course.list")}
      >
        <CourseTable analysis={analysis} playback={playback} />
      </Disclosure>
    </Panel>
  );
}

const TICKS = 5;

/** The seconds under the lanes; on phones every other one. */
function Axis({ durationSeconds }: { durationSeconds: number }) {
  return (
    <div
      aria-hidden
      className="border-seam border-t pt-1.5 pb-1 tablet:ms-[8.5rem] print:ms-[8.5rem]"
    >
      <div dir="ltr" className="tabular flex justify-between text-ink-2 text-micro">
        {axisTicks(durationSeconds, TICKS).map((tick, index) => (
          <span key={tick} className={index % 2 ? "max-tablet:hidden" : ""}>
            {formatMinutes(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The lane that lies at this height. */
function laneAt(area: HTMLElement | null, y: number): LaneId | null {
  for (const lane of area?.querySelectorAll<HTMLElement>("[data-lane]") ?? []) {
    const { top, bottom } = lane.getBoundingClientRect();
    if (y >= top && y <= bottom) return lane.dataset["lane"] as LaneId;
  }
  return null;
}
