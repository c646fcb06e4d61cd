import { borders, land } from "virtual:world-map";
import type { Airport } from "content/airports/schema";
import { memo, useMemo } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { greatCircle, nightPath } from "./globe.ts";
import { MAP_HEIGHT, MAP_WIDTH } from "./projection.ts";
import { type Frame, type MapView, scaleOf } from "./view.ts";

interface OutlinesProps {
  view: MapView;
  frame: Frame;
  now: Date;
  line: readonly [Airport, Airport] | null;
  isStill: boolean;
}

/** Land, borders, the part of the world where it is night, and a way through the air. */
export function Outlines({ view, frame, now, line, isStill }: OutlinesProps) {
  const scale = scaleOf(view, frame);
  const left = frame.widthPx / 2 - view.x * scale;
  const top = frame.heightPx / 2 - view.y * scale;
  const night = useMemo(() => nightPath(now, MAP_WIDTH, MAP_HEIGHT), [now]);
  const way = useMemo(
    () =>
      line
        ? greatCircle(line[0], line[1])
            .map(
              (piece) => `M${piece.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`,
            )
            .join("")
        : null,
    [line],
  );
  return (
    <svg aria-hidden className="absolute inset-0 h-full w-full">
      <g
        style={{ transform: `translate(${left}px, ${top}px) scale(${scale})` }}
        className={classNames(
          !isStill &&
            "transition-transform duration-[240ms] ease-out motion-reduce:transition-none",
        )}
      >
        <Land />
        <path d={night} className="fill-ink/10 night:fill-[rgb(0_0_0/.32)]" />
        {way && (
          <path
            d={way}
            vectorEffect="non-scaling-stroke"
            strokeWidth="2"
            strokeDasharray="1 6"
            strokeLinecap="round"
            className="fill-none stroke-ink"
          />
        )}
      </g>
    </svg>
  );
}

/** Drawn once: 90 KB of path stay as they are while the map moves. */
const Land = memo(function Land() {
  return (
    <>
      <path
        d={land}
        vectorEffect="non-scaling-stroke"
        // Closes the seam where the data cuts Asia at the date line.
        strokeWidth="0.75"
        className="fill-panel stroke-panel night:fill-well night:stroke-well"
      />
      <path
        d={borders}
        vectorEffect="non-scaling-stroke"
        strokeWidth="0.75"
        className="fill-none stroke-seam night:stroke-edge/60"
      />
    </>
  );
});
