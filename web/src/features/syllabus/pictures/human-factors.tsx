import { Cabin } from "./cabin.tsx";

const SLICES = [
  {
    x: 66,
    holes: [
      [22, 44, 9],
      [34, 96, 12],
      [18, 138, 7],
    ],
  },
  {
    x: 136,
    holes: [
      [30, 40, 8],
      [26, 96, 13],
      [36, 142, 9],
    ],
  },
  {
    x: 206,
    holes: [
      [20, 52, 10],
      [34, 138, 9],
      [22, 108, 6],
    ],
  },
] as const;

/** Three barriers with holes (Reason's model): what slips through two is caught by the third. */
export function HumanFactorsPicture() {
  return (
    <Cabin>
      {SLICES.map(({ x, holes }, at) => (
        <g key={x}>
          <path d={`M${x} 34l52-14v150l-52 16z`} fill="var(--dawn)" />
          <path d={`M${x - 10} 32l10 2v152l-10-4z`} fill="var(--p-slide-2)" opacity={0.55} />
          <path d={`M${x - 10} 32l52-14 10 2-52 14z`} fill="var(--p-slide-3)" />
          {holes.map(([cx, cy, radius]) => (
            <ellipse
              key={cy}
              cx={x + cx}
              cy={cy}
              rx={radius * 0.8}
              ry={radius}
              fill="var(--d-wall)"
            />
          ))}
          {at < 2 && <Path from={at === 0 ? 16 : x - 40} to={at === 0 ? x - 10 : x - 10} />}
          {at < 2 && <Path from={x + (at === 0 ? 30 : 24)} to={x + (at === 0 ? 38 : 34)} />}
        </g>
      ))}
      <Path from={162} to={206} />
      <circle cx={218} cy={96} r={9} fill="var(--d-red)" />
      <path
        d="M214 92l8 8M222 92l-8 8"
        stroke="var(--cloud)"
        strokeWidth={2.5}
        strokeLinecap="round"
      />
    </Cabin>
  );
}

function Path({ from, to }: { from: number; to: number }) {
  return (
    <path
      d={`M${from} 96h${to - from}`}
      stroke="var(--d-red)"
      strokeWidth={5}
      strokeLinecap="round"
    />
  );
}
