import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import { useId } from "react";
import { r } from "../../../ui/window-shape.ts";
import {
  type Direction,
  engineOutline,
  fuselageOutline,
  halfWidthAt,
  planOf,
  seatPlaces,
  slideReach,
  surfaceOutline,
} from "./plan-shape.ts";

interface PlanProps {
  geometry: AircraftGeometry;
  direction: Direction;
  /** Exits whose slide is drawn; those with two lanes have a centre line. */
  slides: readonly { exitId: string; isDualLane: boolean }[];
  chosen: string | null;
}

const SIDES = [1, -1] as const;

/** An aircraft from above, to scale in metres, with its exits and the slides that are out. */
export function PlanDrawing({ geometry, direction, slides, chosen }: PlanProps) {
  const id = useId();
  const plan = planOf(geometry, direction);
  const { overall, fuselage, wing, tailplane, fin, exits, cabin } = geometry;
  const root = fuselage.width / 2 - 0.3;
  const isLying = direction === "nose-left";
  const seats = seatPlaces(geometry)
    .map(([x, y]) =>
      plan.outline([
        [x - 0.22, y - 0.19],
        [x + 0.2, y - 0.19],
        [x + 0.2, y + 0.19],
        [x - 0.22, y + 0.19],
      ]),
    )
    .join("");
  return (
    <svg viewBox={plan.viewBox} aria-hidden className="absolute inset-0 h-full w-full">
      <defs>
        <linearGradient id={`${id}fade`} {...(isLying ? { x2: "0", y2: "1" } : { x2: "1" })}>
          <stop stopColor="#000" />
          <stop offset=".14" stopColor="#fff" />
          <stop offset=".86" stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </linearGradient>
        <mask id={`${id}mask`} maskUnits="userSpaceOnUse" x="-40" y="-40" width="120" height="120">
          <path d={boxPath(plan.viewBox)} fill={`url(#${id}fade)`} />
        </mask>
      </defs>
      <g mask={`url(#${id}mask)`} stroke="var(--p-line)" strokeWidth=".09" strokeLinejoin="round">
        {SIDES.map((side) => (
          <g key={side}>
            <path
              d={plan.outline(surfaceOutline(wing, root, overall.span / 2, side))}
              fill="var(--p-wing)"
            />
            <path d={plan.outline(engineOutline(geometry, side))} fill="var(--p-eng)" />
            <path
              d={plan.outline(surfaceOutline(tailplane, 0.4, tailplane.span / 2, side))}
              fill="var(--p-wing)"
            />
          </g>
        ))}
      </g>
      {exits.map(({ id: exitId, x, sill, width }) => {
        const slide = slides.find((one) => one.exitId === exitId);
        if (!slide) return null;
        const side = exitId.endsWith("R") ? 1 : -1;
        const half = slide.isDualLane ? 1.05 : Math.max(0.55, width * 0.6);
        const skin = side * (halfWidthAt(geometry, x) - 0.05);
        const toe = skin + side * slideReach(sill);
        return (
          <g key={exitId} strokeLinejoin="round" strokeLinecap="round">
            <path
              d={plan.outline([
                [x - half * 0.9, skin],
                [x - half, toe],
                [x + half, toe],
                [x + half * 0.9, skin],
              ])}
              fill="var(--p-slide)"
              stroke="var(--p-slide-2)"
              strokeWidth=".14"
            />
            {SIDES.map((edge) => (
              <path
                key={edge}
                d={plan.line([
                  [x + edge * half * 0.86, skin + side * 0.2],
                  [x + edge * half * 0.94, toe - side * 0.12],
                ])}
                stroke="var(--p-slide-3)"
                strokeWidth=".26"
              />
            ))}
            {slide.isDualLane && (
              <path
                data-part="centre-line"
                d={plan.line([
                  [x, skin + side * 0.2],
                  [x, toe - side * 0.2],
                ])}
                stroke="var(--p-slide-2)"
                strokeWidth=".18"
              />
            )}
          </g>
        );
      })}
      <path
        d={plan.outline(fuselageOutline(geometry))}
        fill="var(--p-fus)"
        stroke="var(--p-line)"
        strokeWidth=".1"
        strokeLinejoin="round"
      />
      <path d={cockpitGlass(geometry, plan.outline)} fill="var(--p-glass)" />
      <path d={seats} fill="var(--p-seat)" />
      <path
        d={plan.line([
          [fin.rootLeadingEdge, 0],
          [fin.tipTrailingEdge, 0],
        ])}
        stroke="var(--p-line)"
        strokeWidth=".32"
        strokeLinecap="round"
      />
      {[cabin.from, cabin.to].map((x) => (
        <path
          key={x}
          d={plan.line([
            [x, -halfWidthAt(geometry, x) + 0.15],
            [x, halfWidthAt(geometry, x) - 0.15],
          ])}
          stroke="var(--p-line)"
          strokeWidth=".1"
        />
      ))}
      {exits.map(({ id: exitId, x, width }) => {
        const side = exitId.endsWith("R") ? 1 : -1;
        const skin = side * halfWidthAt(geometry, x);
        const isChosen = exitId === chosen;
        const out = isChosen ? 0.36 : 0.2;
        return (
          <path
            key={exitId}
            d={plan.outline([
              [x - width / 2, skin - side * out],
              [x - width / 2, skin + side * out],
              [x + width / 2, skin + side * out],
              [x + width / 2, skin - side * out],
            ])}
            fill={isChosen ? "var(--lagoon)" : "var(--p-door)"}
            stroke={isChosen ? "var(--lagoon)" : "var(--p-door)"}
            strokeWidth=".16"
            strokeLinejoin="round"
          />
        );
      })}
    </svg>
  );
}

function boxPath(viewBox: string): string {
  const [x, y, width, height] = viewBox.split(" ").map(Number) as [number, number, number, number];
  return `M${x} ${y}h${r(width)}v${r(height)}h${r(-width)}z`;
}

/** The panes of the flight deck, as far back as its width allows. */
function cockpitGlass(
  geometry: AircraftGeometry,
  outline: (places: readonly (readonly [number, number])[]) => string,
): string {
  const unit = geometry.fuselage.width / 3.95;
  return SIDES.flatMap((side) => [
    outline([
      [1.3 * unit, side * 0.06],
      [1.45 * unit, side * 0.66 * unit],
      [2.05 * unit, side * 0.74 * unit],
      [1.95 * unit, side * 0.06],
    ]),
    outline([
      [1.55 * unit, side * 0.78 * unit],
      [1.9 * unit, side * 1.16 * unit],
      [2.6 * unit, side * 1.26 * unit],
      [2.15 * unit, side * 0.84 * unit],
    ]),
  ]).join("");
}
