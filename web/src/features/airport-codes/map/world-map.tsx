import type { Airport } from "content/airports/schema";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useElementSize } from "../../../ui/use-element-size.ts";
import { AirportPoint } from "./airport-point.tsx";
import type { Mark } from "./mark.ts";
import { type Direction, labelled, meantBy, nextInDirection } from "./near.ts";
import { Outlines } from "./outlines.tsx";
import { type MapPoint, project } from "./projection.ts";
import { useMapHand } from "./use-map-hand.ts";
import {
  clamped,
  type Frame,
  fitted,
  inFrame,
  MAX_ZOOM,
  type MapView,
  WHOLE,
  zoomed,
} from "./view.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

interface WorldMapProps {
  airports: readonly Airport[];
  now: Date;
  /** Name of the map. */
  label: string;
  /** What a point says of itself; it is not seen. */
  nameOf: (airport: Airport) => string;
  marks: ReadonlyMap<string, Mark>;
  /** Codes that are written beside their points, or "room" for as many as there is room for. */
  labels: readonly string[] | "room";
  /** Codes to bring into the frame when they change; the whole world for none. */
  fit: readonly string[];
  /** A great circle between two. */
  line?: readonly [Airport, Airport] | null;
  /** What lies over the map's corner. */
  caption?: ReactNode;
  /** Null where there is nothing to choose any more. */
  onPick: ((code: string) => void) | null;
}

/** Height against width on wide screens; on phones the map is taller, and its sides wait outside the frame. */
const SHAPE = 0.44;
const LEAST_HEIGHT_PX = 320;
const STEP = 1.8;
const NEARER = 3;
const ARROWS: Record<string, Direction> = {
  ...{ ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" },
};

/** The world with airports on it, by hand, by keys and for a screen reader. It is never mirrored. */
export function WorldMap(props: WorldMapProps) {
  const { airports, now, label, nameOf, marks, labels, fit, line = null, caption, onPick } = props;
  const t = useT();
  const [element, size] = useElementSize<HTMLDivElement>();
  const widthPx = size?.widthPx ?? 0;
  const frame: Frame | null = useMemo(
    () =>
      widthPx
        ? { widthPx, heightPx: Math.max(LEAST_HEIGHT_PX, Math.round(widthPx * SHAPE)) }
        : null,
    [widthPx],
  );
  const [view, setView] = useState<MapView>(WHOLE);
  const [current, setCurrent] = useState<string | null>(null);
  const wantsFocus = useRef(false);

  const places = useMemo(
    () => airports.map((airport) => ({ airport, ...project(airport.longitude, airport.latitude) })),
    [airports],
  );
  const fitKey = fit.join();
  // Before it is painted: a map that opens on an airport does not show the world first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it names, not by the list that names it.
  useLayoutEffect(() => {
    if (!frame) return;
    const wanted = places.filter(({ airport }) => fit.includes(airport.code));
    setView((before) => (fitKey ? fitted(wanted, frame) : clamped({ ...before }, frame)));
  }, [fitKey, frame]);

  const points = frame
    ? places.map(({ airport, x, y }) => ({
        ...{ airport, code: airport.code, world: { x, y } },
        ...inFrame({ x, y }, view, frame),
      }))
    : [];
  const isInside = ({ x, y }: MapPoint) =>
    frame !== null && x > -20 && y > -20 && x < frame.widthPx + 20 && y < frame.heightPx + 20;
  const inView = points.filter(isInside);
  const roving = points.find(({ code }) => code === current) ?? nearestToMiddle(inView, frame);

  const changeView = (change: (view: MapView) => MapView) => setView(change);
  const handleTap = (hand: MapPoint) => {
    if (!frame || !onPick) return;
    const meant = meantBy(hand, inView, view.zoom < MAX_ZOOM);
    if (meant === "nearer") changeView((before) => zoomed(before, frame, NEARER, hand));
    else if (meant) onPick(meant.pick);
  };
  const { isDragging, handlers } = useMapHand({
    ...{ element, frame, onView: changeView, onTap: handleTap },
  });

  const handleKey = (event: KeyboardEvent) => {
    if (!frame || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = ARROWS[event.key];
    if (direction && roving) {
      const next = nextInDirection(
        roving.world,
        direction,
        places.map(({ airport, x, y }) => ({ code: airport.code, x, y })),
      );
      if (next) {
        wantsFocus.current = true;
        setCurrent(next.code);
        const at = inFrame(next, view, frame);
        const isNearEdge =
          at.x < 40 || at.y < 40 || at.x > frame.widthPx - 40 || at.y > frame.heightPx - 40;
        if (isNearEdge) changeView((before) => clamped({ ...before, x: next.x, y: next.y }, frame));
      }
    } else if (event.key === "+" || event.key === "=" || event.key === "-") {
      const hand = roving && isInside(roving) ? roving : undefined;
      changeView((before) => zoomed(before, frame, event.key === "-" ? 1 / STEP : STEP, hand));
    } else if (event.key === "0") changeView(() => clamped(WHOLE, frame));
    else return;
    event.preventDefault();
  };

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    element.current?.querySelector<HTMLElement>(`[data-code="${current}"]`)?.focus();
  }, [current, element]);

  const shownLabels =
    labels === "room"
      ? frame
        ? labelled(inView.toSorted(byImportance(marks)), frame)
        : new Set<string>()
      : new Set(labels);
  return (
    <div className="grid gap-2.5">
      <div className="relative">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
        <div
          ref={element}
          role="group"
          aria-label={label}
          dir="ltr"
          onKeyDown={handleKey}
          {...handlers}
          style={{
            height: frame?.heightPx ?? LEAST_HEIGHT_PX,
            // A finger scrolls the page past the whole world, and moves a part of it.
            touchAction: view.zoom > 1.05 ? "none" : "pan-y",
          }}
          className={classNames(
            "relative select-none overflow-hidden rounded-panel border border-seam bg-[var(--room-2)] night:bg-cabin",
            isDragging ? "cursor-grabbing" : "cursor-grab",
          )}
        >
          {frame && (
            <Outlines view={view} frame={frame} now={now} line={line} isStill={isDragging} />
          )}
          {points.map((point) =>
            isInside(point) || point === roving ? (
              <AirportPoint
                key={point.code}
                code={point.code}
                x={point.x}
                y={point.y}
                name={nameOf(point.airport)}
                mark={marks.get(point.code) ?? null}
                isLabelled={shownLabels.has(point.code)}
                isInTabOrder={point === roving}
                isStill={isDragging}
                onFocus={() => setCurrent(point.code)}
                onPress={onPick ? () => onPick(point.code) : null}
              />
            ) : null,
          )}
        </div>
        {caption && (
          <div className="pointer-events-none absolute top-3 left-3 z-20 max-w-[calc(100%-24px)]">
            {caption}
          </div>
        )}
        {frame && (
          <ZoomButtons
            zoom={view.zoom}
            onZoom={(nearer) =>
              changeView((before) => zoomed(before, frame, nearer ? STEP : 1 / STEP))
            }
            onWhole={() => changeView(() => clamped(WHOLE, frame))}
          />
        )}
      </div>
      <p className="text-ink-2 text-micro">
        <span className="max-tablet:hidden">{t("airports.map.keys")} </span>
        {t("airports.map.night")}
      </p>
    </div>
  );
}

type InFrame = MapPoint & { code: string; airport: Airport; world: MapPoint };

/** Where the keyboard comes in: the airport nearest to the middle of what is seen. */
function nearestToMiddle(points: readonly InFrame[], frame: Frame | null): InFrame | undefined {
  if (!frame) return undefined;
  const off = ({ x, y }: MapPoint) => Math.hypot(x - frame.widthPx / 2, y - frame.heightPx / 2);
  return points.toSorted((one, other) => off(one) - off(other))[0];
}

const WEIGHTS: Record<Mark, number> = {
  ...{ selected: 9, right: 9, wrong: 9, lit: 5, hub: 1, faded: -5 },
};

/** What is written first where there is little room: what is marked, then the greater hubs. */
function byImportance(marks: ReadonlyMap<string, Mark>) {
  const weight = ({ code, airport }: InFrame) => {
    const mark = marks.get(code);
    return (mark ? WEIGHTS[mark] : 0) * 10 + airport.hub.length;
  };
  return (one: InFrame, other: InFrame) => weight(other) - weight(one);
}
