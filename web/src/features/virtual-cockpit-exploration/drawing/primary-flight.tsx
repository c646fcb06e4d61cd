import { countTo } from "./shape.ts";

const SPEEDS = [
  ["300", 39],
  ["280", 67],
  ["240", 109],
] as const;
const LEVELS = [
  ["355", 44],
  ["345", 110],
] as const;

/** The primary flight display, 150 a side: horizon, speed left, altitude right, heading below. */
export function PrimaryFlight() {
  return (
    <g>
      <rect x="-8" y="-8" width="166" height="166" rx="9" className="k-bezel" />
      <rect width="150" height="150" rx="3" className="k-screen" />
      <path d="M36 4v16M68 4v16M100 4v16" className="k-thin" />
      <text x="20" y="12" className="k-on-screen k-green">
        MACH
      </text>
      <text x="52" y="12" className="k-on-screen k-green">
        ALT
      </text>
      <text x="84" y="12" className="k-on-screen k-green">
        NAV
      </text>
      <text x="124" y="12" className="k-on-screen k-white">
        AP1
      </text>
      <g clipPath="url(#k-ball)">
        <g className="k-horizon">
          <rect x="-40" y="-60" width="230" height="138" className="k-sky-half" />
          <rect x="-40" y="78" width="230" height="140" className="k-ground-half" />
          <path d="M-40 78H190" className="k-horizon-line" />
          <path
            d="M58 68h24M52 58h36M58 48h24M46 38h48M58 88h24M52 98h36M58 108h24M46 118h48"
            className="k-ladder"
          />
        </g>
      </g>
      <path d="M40 46A40 40 0 0 1 100 46" className="k-ladder" />
      <path d="M70 32l-5-7h10Z" className="k-yellow-fill" />
      <path d="M42 78h17v7M98 78h-17v7" className="k-plane" />
      <rect x="67.5" y="75.500" width="5" height="5" className="k-plane-dot" />
      <rect x="5" y="28" width="25" height="100" className="k-tape" />
      <path
        d={countTo(7)
          .map((at) => `M25 ${36 + at * 14}h5`)
          .join("")}
        className="k-thin"
      />
      {SPEEDS.map(([speed, y]) => (
        <text key={speed} x="14" y={y} className="k-on-screen k-white">
          {speed}
        </text>
      ))}
      <path d="M30 78l8-4v8Z" className="k-yellow-fill" />
      <path d="M5 78h25" className="k-yellow-line" />
      <rect x="110" y="28" width="22" height="100" className="k-tape" />
      {LEVELS.map(([level, y]) => (
        <text key={level} x="121" y={y} className="k-on-screen k-white">
          {level}
        </text>
      ))}
      <rect x="108" y="70" width="28" height="16" className="k-altitude" />
      <text x="122" y="82" fontSize="11" className="k-on-screen k-green">
        350
      </text>
      <path d="M140 40l6 12v52l-6 12Z" className="k-tape" />
      <path d="M138 78h8" className="k-green-line" />
      <rect x="30" y="134" width="78" height="13" className="k-tape" />
      <g className="k-heading">
        <path
          d={countTo(13)
            .map((at) => `M${38 + at * 5} 134v${at % 2 ? 3 : 5}`)
            .join("")}
          className="k-thin"
        />
      </g>
      <path d="M70 130v7" className="k-yellow-line" />
      <text x="127" y="145" className="k-on-screen k-cyan">
        1013
      </text>
    </g>
  );
}
