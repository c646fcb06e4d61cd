import type { GeometryExit } from "content/aircraft-geometry/schema";
import { windowPath } from "../../../ui/window-shape.ts";
import { smooth } from "./easing.ts";
import { type Box, FLOOR } from "./places.ts";

interface HatchSceneProps {
  box: Box;
  motion: GeometryExit["motion"];
  /** 0 closed, 1 out of the way. */
  opening: number;
}

/** An overwing exit between its seat rows: a hatch that is thrown out, or one that swings up. */
export function HatchScene({ box, motion, opening }: HatchSceneProps) {
  const { x, y, w, h } = box;
  const middle = x + w / 2;
  const away = smooth(opening);
  const id = `hatch-${motion}-${w}`;
  const hole = windowPath(x, y, w, h, 16, 18);
  const move =
    motion === "up"
      ? `translate(${middle} ${y}) scale(${1 + away * 0.08} ${1 - away * 0.86}) translate(${-middle} ${-y - away * 40})`
      : `translate(${away * 26} ${away * h * 0.86}) rotate(${away * 14} ${middle} ${y + h}) scale(${1 - away * 0.12})`;
  return (
    <>
      {[64, 276].map((at) => (
        <g key={at}>
          <path d={windowPath(at - 17, 108, 34, 50, 15, 18)} fill="var(--d-frame)" />
          <path d={windowPath(at - 12, 114, 24, 38, 11, 14)} fill="var(--sky-2)" />
          <path d={`M${at - 12} 138h24v1a11 13 0 0 1-24 0z`} fill="var(--wing-2)" />
        </g>
      ))}
      <path d={windowPath(x - 12, y - 11, w + 24, h + 22, 24, 26)} fill="var(--d-frame)" />
      <clipPath id={id}>
        <path d={hole} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d={`M${x} ${y}h${w}v${h}h-${w}z`} fill="var(--sky-2)" />
        <path
          d={`M${x} ${y + h * 0.55}l${w * 0.5}-8 ${w * 0.5} 6V${y + h}H${x}z`}
          fill="var(--wing-2)"
        />
        <path d={`M${x} ${y + h * 0.72}l${w}-6`} stroke="var(--p-line)" strokeWidth="2" />
        <path
          d={`M${x + w * 0.3} ${y + h}l${w * 0.14}-${h * 0.42}M${x + w * 0.44} ${y + h * 0.62}l${w * 0.3} 1m-6-4 6 4-6 4`}
          stroke="var(--d-yellow)"
          strokeWidth="2.500"
          fill="none"
        />
        <g transform={move}>
          <path d={hole} fill="var(--d-door)" stroke="var(--d-seal)" strokeWidth="7" />
          <path d={windowPath(middle - 17, y + h * 0.34, 34, 50, 15, 18)} fill="var(--d-frame)" />
          <path d={windowPath(middle - 12, y + h * 0.34 + 6, 24, 38, 11, 14)} fill="var(--sky-2)" />
          <path
            d={`M${middle - 12} ${y + h * 0.34 + 32}l24-7v6a11 13 0 0 1-11 13h-2a11 13 0 0 1-11-12z`}
            fill="var(--wing-2)"
          />
          <rect x={middle - 19} y={y + 12} width="38" height="16" rx="5" fill="var(--d-red)" />
          <text
            x={middle}
            y={y + 23.5}
            textAnchor="middle"
            fontSize="9"
            fontWeight="700"
            letterSpacing=".8"
            fill="#fff"
          >
            PULL
          </text>
          <rect
            x={middle - 16}
            y={y + h - 22}
            width="32"
            height="8"
            rx="4"
            fill="var(--d-metal-2)"
          />
        </g>
      </g>
      <g fill="var(--d-seat)">
        <path d="M18 318v-86q0-16 16-16h34q16 0 16 16v86zM256 318v-86q0-16 16-16h34q16 0 16 16v86z" />
      </g>
      <path
        d="M22 254v-22q0-12 12-12h34q12 0 12 12v22q-29 8-58 0zM260 254v-22q0-12 12-12h34q12 0 12 12v22q-29 8-58 0z"
        fill="var(--d-seat-2)"
      />
      <path d={`M98 ${FLOOR}h144v8H98z`} fill="var(--d-exit)" opacity=".35" />
    </>
  );
}
