import { Cabin } from "./cabin.tsx";

const MASKS = [
  { x: 92, y: 104 },
  { x: 162, y: 118 },
  { x: 232, y: 98 },
];

/** Masks that have dropped over a row of seats. */
export function DecompressionAndTurbulencePicture() {
  return (
    <Cabin windows={[16, 256]}>
      <path d="M56 0h208v22a10 10 0 0 1-10 10H66a10 10 0 0 1-10-10z" fill="var(--d-frame)" />
      <path d="M74 32l-14 14h200l-14-14z" fill="var(--d-seal)" />
      {MASKS.map(({ x, y }) => (
        <g key={x}>
          <path
            d={`M${x} 34c-8 ${(y - 34) / 3} 10 ${((y - 34) * 2) / 3} 0 ${y - 52}`}
            fill="none"
            stroke="var(--d-metal)"
            strokeWidth={2.5}
          />
          <path
            d={`M${x - 9} ${y - 20}h18l4 34a13 9 0 0 1-26 0z`}
            fill="var(--cloud)"
            opacity={0.8}
          />
          <path
            d={`M${x - 17} ${y - 20}a17 10 0 0 1 34 0l-5 15a12 6 0 0 1-24 0z`}
            fill="var(--d-yellow)"
          />
          <ellipse cx={x} cy={y - 21} rx={17} ry={6} fill="var(--p-slide-2)" opacity={0.45} />
        </g>
      ))}
      {[58, 128, 198].map((x) => (
        <path
          key={x}
          d={`M${x} 200v-38a18 18 0 0 1 18-18h30a18 18 0 0 1 18 18v38z`}
          fill="var(--d-seat)"
          stroke="var(--d-seat-2)"
          strokeWidth={3}
        />
      ))}
    </Cabin>
  );
}
