/** A closed overhead bin, 320 wide, with what comes out of its lower edge. */
export function Bin({ isBurning = false }: { isBurning?: boolean }) {
  return (
    <>
      <path d="M0 0h320v78c-60 22-260 22-320 0z" fill="var(--d-bustle)" />
      <path
        d="M0 78c60 22 260 22 320 0M106 0v92M214 0v92"
        fill="none"
        stroke="var(--d-line)"
        strokeWidth={2}
      />
      {isBurning && <path d="M116 93c30 3 60 3 88 0v5c-30 4-60 4-88 0z" fill="var(--sky-4)" />}
      <rect x={144} y={70} width={32} height={9} rx={4.5} fill="var(--d-metal-2)" />
      <path d="M0 92c60 22 260 22 320 0v12c-60 22-260 22-320 0z" fill="var(--d-frame)" />
    </>
  );
}

/** Smoke that rolls out under a bin. */
export function Smoke({ x = 0, y = 0 }: { x?: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="var(--d-metal)">
      <g opacity={0.4}>
        <circle cx={150} cy={112} r={22} />
        <circle cx={182} cy={104} r={26} />
        <circle cx={122} cy={100} r={17} />
        <circle cx={208} cy={118} r={16} />
      </g>
      <g opacity={0.35}>
        <circle cx={164} cy={128} r={18} />
        <circle cx={134} cy={120} r={13} />
        <circle cx={192} cy={134} r={12} />
      </g>
    </g>
  );
}
