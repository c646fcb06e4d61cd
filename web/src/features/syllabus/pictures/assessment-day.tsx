import { Cabin } from "./cabin.tsx";

/** The mark on the wall that one has to reach, and the chairs of the group. */
export function AssessmentDayPicture() {
  return (
    <Cabin>
      <rect
        x={44}
        y={0}
        width={26}
        height={150}
        fill="var(--cloud)"
        stroke="var(--d-line)"
        strokeWidth={2}
      />
      <path
        d="M44 20h12M44 36h8M44 52h12M44 68h8M44 84h12M44 100h8M44 116h12M44 132h8"
        stroke="var(--d-tag)"
        strokeWidth={2}
      />
      <path d="M30 36h74" stroke="var(--d-red)" strokeWidth={4} strokeLinecap="round" />
      <path d="M92 150V58c0-8 2-14 4-20 1-4 8-3 8 1l-2 18c8 6 10 14 10 24v69z" fill="#e3b08c" />
      <path d="M86 150v-44h32v44z" fill="var(--lagoon)" />
      <ellipse
        cx={220}
        cy={146}
        rx={62}
        ry={15}
        fill="var(--d-bustle)"
        stroke="var(--d-line)"
        strokeWidth={2}
      />
      <path d="M206 138l30-6 10 8-30 7z" fill="var(--cloud)" />
      {[150, 190, 238, 278].map((x, at) => (
        <g key={x} fill={at % 2 ? "var(--d-seat)" : "var(--d-seat-2)"}>
          <rect x={x - 15} y={at % 3 ? 92 : 100} width={30} height={34} rx={9} />
          <path
            d={`M${x - 10} ${at % 3 ? 124 : 132}v18M${x + 10} ${at % 3 ? 124 : 132}v18`}
            stroke="var(--d-metal)"
            strokeWidth={3}
          />
        </g>
      ))}
    </Cabin>
  );
}
