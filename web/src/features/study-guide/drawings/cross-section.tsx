export type SectionPart = "aisles" | "bins" | "masks" | "service-unit";

interface Tube {
  x: number;
  radius: number;
  /** Middle of each seat, from the tube's middle. */
  seats: readonly number[];
  /** Middle of each aisle. */
  aisles: readonly number[];
  /** Middle of each overhead bin, and how wide. */
  bins: readonly (readonly [number, number])[];
}

const NARROW: Tube = {
  x: 88,
  radius: 76,
  seats: [-53, -35, -17, 17, 35, 53],
  aisles: [0],
  bins: [
    [-40, 40],
    [40, 40],
  ],
};
const WIDE: Tube = {
  x: 280,
  radius: 110,
  seats: [-86, -69, -52, -18, 0, 18, 52, 69, 86],
  aisles: [-35, 35],
  bins: [
    [-66, 42],
    [0, 46],
    [66, 42],
  ],
};

/** Two cabins cut across, seen towards the back: one aisle on the left, two on the right. */
export function CrossSection({ part }: { part: SectionPart }) {
  return (
    <>
      <path d="M0 0h400v300H0z" fill="var(--sky-2)" />
      <path d="M0 210c80-24 140-18 210-8s130-10 190-2v100H0z" fill="var(--cloud)" opacity=".8" />
      {[NARROW, WIDE].map((tube) => (
        <TubeSection key={tube.x} tube={tube} part={part} />
      ))}
    </>
  );
}

function TubeSection({ tube, part }: { tube: Tube; part: SectionPart }) {
  const { x, radius, seats, aisles, bins } = tube;
  const middle = 150;
  const floor = middle + radius * 0.3;
  const half = Math.sqrt(radius ** 2 - (floor - middle) ** 2);
  const binsAt = middle - radius * 0.52;
  const lit = { fill: "var(--dawn)", stroke: "var(--dawn-ink)", strokeWidth: 2.5 };
  return (
    <g transform={`translate(${x} 0)`}>
      <circle cy={middle} r={radius} fill="var(--p-fus)" stroke="var(--p-line)" strokeWidth="5" />
      <path d={`M${-half} ${floor}h${2 * half}`} stroke="var(--d-metal)" strokeWidth="4" />
      {/* Holds and their containers under the floor. */}
      <path
        d={`M${-radius * 0.5} ${floor + 9}h${radius}l${-radius * 0.14} ${radius * 0.36}h${-radius * 0.72}z`}
        fill="var(--p-eng)"
        stroke="var(--p-line)"
        strokeWidth="1.5"
      />
      {part === "aisles" &&
        aisles.map((at) => (
          <rect key={at} x={at - 8} y={floor - 62} width="16" height="60" rx="6" {...lit} />
        ))}
      {seats.map((at) => (
        <path
          key={at}
          d={`M${at - 7} ${floor - 3}v-25q0-8 7-8t7 8v25z`}
          fill="var(--d-seat)"
          stroke="var(--d-seat-2)"
          strokeWidth="1"
        />
      ))}
      {bins.map(([at, width]) => (
        <rect
          key={at}
          x={at - width / 2}
          y={binsAt - 11}
          width={width}
          height="22"
          rx="8"
          {...(part === "bins"
            ? lit
            : { fill: "var(--p-wing)", stroke: "var(--p-line)", strokeWidth: 2 })}
        />
      ))}
      {part === "service-unit" &&
        bins.map(([at]) => (
          <rect key={at} x={at - 12} y={binsAt + 11} width="24" height="7" rx="3" {...lit} />
        ))}
      {part === "masks" &&
        seats.map((at) => (
          <g key={at}>
            <path
              d={`M${at} ${binsAt + 12}V${floor - 48}`}
              stroke="var(--dawn-ink)"
              strokeWidth="1.500"
            />
            <path
              d={`M${at - 5} ${floor - 49}h10l-2 9h-6z`}
              fill="var(--d-yellow)"
              stroke="var(--dawn-ink)"
              strokeWidth="1.500"
            />
          </g>
        ))}
    </g>
  );
}
