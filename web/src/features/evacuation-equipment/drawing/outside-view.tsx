import type { AircraftGeometry, GeometryExit } from "content/aircraft-geometry/schema";
import { windowPath } from "../../../ui/window-shape.ts";
import { lerp, smooth } from "./easing.ts";
import { type Eye, eyeOf, VIEW_WIDTH } from "./eye.ts";
import { SlideOutside } from "./slide-outside.tsx";
import { WingOutside } from "./wing-outside.tsx";

interface OutsideViewProps {
  geometry: AircraftGeometry;
  opening: GeometryExit;
  isLeft: boolean;
  isDualLane: boolean;
  /** A slide graphic belongs to it. */
  hasSlide: boolean;
  /** 0 closed, 1 fully open. */
  open: number;
  /** 0 packed, 1 standing. */
  inflation: number;
  label: string;
}

/** An exit from outside, to scale with its height above the ground and with a person of 1.75 m. */
export function OutsideView(props: OutsideViewProps) {
  const { geometry, opening, isLeft, hasSlide, open, inflation, label } = props;
  const eye = eyeOf(geometry);
  const { fuselage, cabin } = geometry;
  const bottom = eye.y(fuselage.bottom);
  const top = eye.y(fuselage.bottom + fuselage.height);
  const ground = eye.y(0);
  const isHatch = opening.kind === "overwing";
  const windowAt = eye.y(cabin.windowZ);
  return (
    <svg
      viewBox={`0 0 ${VIEW_WIDTH} ${eye.height}`}
      role="img"
      preserveAspectRatio="xMidYMax slice"
      aria-label={label}
      direction="ltr"
      className="block h-auto w-full"
    >
      <path d={`M0 0h${VIEW_WIDTH}v${eye.height}H0z`} fill="var(--sky-2)" />
      <path
        d={`M0 ${ground - 42}q40-18 86-4t96-6 106 4V${ground + 8}H0z`}
        fill="var(--cloud)"
        opacity=".7"
      />
      <path d={`M0 ${ground - 12}h${VIEW_WIDTH}V${eye.height}H0z`} fill="var(--d-floor)" />
      <path
        d={`M0 ${ground + 6}h${VIEW_WIDTH}v${eye.y(-0.4) - ground}H0z`}
        fill="var(--ink)"
        opacity=".1"
      />
      <g transform={isLeft ? undefined : `translate(${VIEW_WIDTH} 0) scale(-1 1)`}>
        <path
          d={`M0 ${Math.max(-10, top)}H${VIEW_WIDTH}V${bottom}H0z`}
          fill="var(--p-fus)"
          stroke="var(--p-line)"
          strokeWidth="1.5"
        />
        <path
          d={`M0 ${lerp(top, bottom, 0.62)}H${VIEW_WIDTH}V${bottom - 1}H0z`}
          fill="var(--p-wing)"
        />
        <path
          d={`M0 ${lerp(top, bottom, 0.84)}H${VIEW_WIDTH}V${bottom - 1}H0z`}
          fill="var(--p-eng)"
        />
        <path
          d={`M0 ${lerp(top, bottom, 0.6)}H${VIEW_WIDTH}`}
          stroke="var(--lagoon)"
          strokeWidth="3"
          opacity=".55"
        />
        {windowsBeside(opening, cabin.windowPitch).map((u) => (
          <path
            key={u}
            d={windowPath(eye.x(u) - 4.5, windowAt - 6.5, 9, 13, 4.2, 5)}
            fill="var(--p-glass)"
          />
        ))}
        {isHatch ? (
          <>
            <Hatch eye={eye} opening={opening} open={open} />
            <WingOutside eye={eye} />
          </>
        ) : (
          <Door eye={eye} opening={opening} open={open} />
        )}
        {hasSlide && inflation > 0 && <SlideOutside eye={eye} {...props} />}
      </g>
      <Person x={isLeft ? 256 : 32} ground={eye.y(-0.5)} height={1.75 * eye.scale * 1.06} />
    </svg>
  );
}

/** Middles of the cabin windows in view, metres fore and aft of the exit. */
function windowsBeside({ width }: GeometryExit, pitch: number): number[] {
  const first = width / 2 + 0.55;
  return [0, 1, 2, 3, 4].flatMap((at) => [first + at * pitch, -first - at * pitch]);
}

function Door({ eye, opening, open }: { eye: Eye; opening: GeometryExit; open: number }) {
  const { width, height, sill, motion } = opening;
  const x = eye.x(-width / 2);
  const y = eye.y(sill + height);
  const w = width * eye.scale;
  const h = height * eye.scale;
  const away = smooth(open);
  const hole = `M${x} ${y + h}V${y + 9}a9 9 0 0 1 9-9h${w - 18}a9 9 0 0 1 9 9V${y + h}z`;
  return (
    <>
      <path d={hole} fill="var(--dawn)" stroke="var(--p-line)" strokeWidth="1.500" />
      <path d={`M${x} ${y + h * 0.82}h${w}V${y + h}H${x}z`} fill="var(--d-seat)" opacity=".6" />
      <path d={`M${x + w * 0.5} ${y + 2}V${y + h}`} stroke="var(--d-seat)" opacity=".35" />
      {motion === "down" ? (
        <g
          transform={`translate(0 ${y + h}) scale(${1 + away * 0.12} ${lerp(1, -0.32, away)}) translate(0 ${-y - h})`}
        >
          <DoorSkin hole={hole} x={x} y={y} w={w} h={h} />
        </g>
      ) : (
        <>
          {away > 0.05 && (
            <path
              d={`M${x} ${y + h * 0.3}l${-away * 10}-2M${x} ${y + h * 0.72}l${-away * 10}-2`}
              stroke="var(--d-metal)"
              strokeWidth="4"
            />
          )}
          <g transform={`translate(${-away * (w + 7)} ${-away * 2}) scale(${1 + away * 0.02})`}>
            <DoorSkin hole={hole} x={x} y={y} w={w} h={h} />
          </g>
        </>
      )}
    </>
  );
}

interface DoorSkinProps {
  hole: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

function DoorSkin({ hole, x, y, w, h }: DoorSkinProps) {
  return (
    <>
      <path d={hole} fill="var(--p-fus)" stroke="var(--p-door)" strokeWidth="1.800" />
      <path d={windowPath(x + w / 2 - 4.5, y + h * 0.16, 9, 12, 4.2, 5)} fill="var(--p-glass)" />
      <rect
        x={x + w * 0.18}
        y={y + h * 0.5}
        width={w * 0.34}
        height="5"
        rx="2"
        fill="var(--p-door)"
        opacity=".7"
      />
    </>
  );
}

function Hatch({ eye, opening, open }: { eye: Eye; opening: GeometryExit; open: number }) {
  const { width, height, sill, motion } = opening;
  const x = eye.x(-width / 2);
  const y = eye.y(sill + height);
  const w = width * eye.scale;
  const h = height * eye.scale;
  const away = smooth(open);
  const hole = windowPath(x, y, w, h, 6, 7);
  const move =
    motion === "up"
      ? `translate(0 ${y}) scale(${1 + away * 0.15} ${lerp(1, -0.36, away)}) translate(0 ${-y})`
      : `translate(${-away * (w + 20)} ${away * h * 0.72}) rotate(${away * -64} ${x} ${y + h})`;
  return (
    <>
      <path d={hole} fill="var(--dawn)" stroke="var(--p-line)" strokeWidth="1.500" />
      <g transform={move}>
        <path d={hole} fill="var(--p-fus)" stroke="var(--p-door)" strokeWidth="1.800" />
        <path d={windowPath(x + w / 2 - 4.5, y + h * 0.3, 9, 13, 4.2, 5)} fill="var(--p-glass)" />
      </g>
    </>
  );
}

/** Someone at the foot, for the size of it all. */
function Person({ x, ground, height }: { x: number; ground: number; height: number }) {
  const unit = height / 7.4;
  return (
    <g fill="var(--d-tag)" opacity=".8">
      <circle cx={x} cy={ground - 6.85 * unit} r={unit * 0.55} />
      <path
        d={`M${x - 0.95 * unit} ${ground - 5.1 * unit}q0-${unit} ${0.95 * unit}-${unit}t${0.95 * unit} ${unit}v${1.9 * unit}h-${0.35 * unit}L${x + 0.45 * unit} ${ground}h-${0.4 * unit}l-${0.05 * unit}-${2.6 * unit}-${0.05 * unit} ${2.6 * unit}h-${0.4 * unit}L${x - 0.6 * unit} ${ground - 3.2 * unit}h-${0.35 * unit}z`}
      />
    </g>
  );
}
