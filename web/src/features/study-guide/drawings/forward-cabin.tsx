export type CabinPart =
  | "galley"
  | "lavatory"
  | "jumpseat"
  | "bulkhead"
  | "doors"
  | "cross-check"
  | "flight-deck"
  | "flight-deck-door"
  | "aisle-lights";

const ROWS = [0, 1, 2, 3, 4];
const SEATS = [54, 82, 110, 172, 200, 228];

/** The front of a single-aisle aircraft from above, nose to the left: 1R above, 1L below. One part stands out. */
export function ForwardCabin({ part }: { part: CabinPart }) {
  const fill = (own: CabinPart, plain: string) => (own === part ? "var(--dawn)" : plain);
  const edge = (own: CabinPart) =>
    own === part
      ? { stroke: "var(--dawn-ink)", strokeWidth: 3 }
      : { stroke: "var(--p-line)", strokeWidth: 1.5 };
  const areDoorsLit = part === "doors" || part === "cross-check";
  return (
    <>
      <path d="M0 0h400v300H0z" fill="var(--sky-2)" opacity=".55" />
      <path
        d="M410 42H132C72 42 26 84 10 142q-3 8 0 16c16 58 62 100 122 100h278z"
        fill="var(--p-fus)"
        stroke="var(--p-line)"
        strokeWidth="4"
      />
      {/* The flight deck, its windows and its door. */}
      <path
        d="M86 56C56 70 34 102 24 138q-3 12 0 24c10 36 32 68 62 82z"
        fill={fill("flight-deck", "var(--p-wing)")}
        {...edge("flight-deck")}
      />
      <path d="M30 118l16 6 22-38-12-8zM30 182l16-6 22 38-12 8z" fill="var(--p-glass)" />
      <rect x="58" y="106" width="20" height="24" rx="6" fill="var(--d-seat)" />
      <rect x="58" y="170" width="20" height="24" rx="6" fill="var(--d-seat)" />
      <path d="M88 48v80M88 172v80" stroke="var(--d-metal)" strokeWidth="5" />
      <path
        d="M88 130v40"
        stroke={part === "flight-deck-door" ? "var(--dawn-ink)" : "var(--d-yellow)"}
        strokeWidth={part === "flight-deck-door" ? 10 : 5}
        strokeLinecap="round"
      />
      {/* Galley on the right side of the aircraft, lavatory on the left. */}
      <rect
        x="94"
        y="48"
        width="40"
        height="74"
        rx="4"
        fill={fill("galley", "var(--p-eng)")}
        {...edge("galley")}
      />
      <path d="M100 60h28M100 76h28M100 92h28M114 52v64" stroke="var(--d-metal)" strokeWidth="2" />
      <rect
        x="94"
        y="182"
        width="36"
        height="70"
        rx="4"
        fill={fill("lavatory", "var(--p-eng)")}
        {...edge("lavatory")}
      />
      <rect
        x="101"
        y="218"
        width="18"
        height="24"
        rx="9"
        fill="var(--d-door)"
        stroke="var(--d-metal)"
        strokeWidth="2"
      />
      <circle
        cx="110"
        cy="197"
        r="6"
        fill="var(--d-door)"
        stroke="var(--d-metal)"
        strokeWidth="2"
      />
      {/* The crew seat folds down from the lavatory's wall, beside door 1L. */}
      <rect
        x="132"
        y="190"
        width="14"
        height="44"
        rx="4"
        fill={fill("jumpseat", "var(--d-seat)")}
        {...edge("jumpseat")}
      />
      <path d="M135 198v28" stroke="var(--d-red)" strokeWidth="2.500" />
      {/* Doors. */}
      {[37, 251].map((y) => (
        <rect
          key={y}
          x="150"
          y={y}
          width="42"
          height="12"
          rx="4"
          fill={areDoorsLit ? "var(--dawn)" : "var(--p-door)"}
          {...edge(areDoorsLit ? part : "doors")}
        />
      ))}
      <Plate x={171} y={22} text="1R" />
      <Plate x={171} y={288} text="1L" />
      {/* Partitions before the first row. */}
      <path
        d="M206 48v74M206 178v74"
        stroke={part === "bulkhead" ? "var(--dawn-ink)" : "var(--d-metal)"}
        strokeWidth={part === "bulkhead" ? 11 : 5}
        strokeLinecap="round"
      />
      {part === "bulkhead" && (
        <path
          d="M206 48v74M206 178v74"
          stroke="var(--dawn)"
          strokeWidth="5"
          strokeLinecap="round"
        />
      )}
      {ROWS.flatMap((row) =>
        SEATS.map((y) => (
          <path
            key={`${row} ${y}`}
            d={`M${226 + row * 36} ${y}h13a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-13z`}
            fill="var(--p-seat)"
            stroke="var(--p-line)"
            strokeWidth="1"
          />
        )),
      )}
      {part === "aisle-lights" && (
        <path
          d="M92 143h308M92 157h308M171 157v88M171 143V56"
          stroke="var(--green)"
          strokeWidth="4"
          strokeDasharray="1 9"
          strokeLinecap="round"
        />
      )}
      {part === "cross-check" && (
        <>
          <Crew y={88} />
          <Crew y={212} />
          <path
            d="M162 108c-18 30-18 58-4 78m-13-3 14 5 1-15M182 192c18-30 18-58 4-78m13 3-14-5-1 15"
            fill="none"
            stroke="var(--lagoon)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
    </>
  );
}

/** Somebody of the crew, from above. */
function Crew({ y }: { y: number }) {
  return (
    <>
      <rect x="153" y={y - 9} width="38" height="18" rx="9" fill="var(--lagoon)" />
      <circle cx="172" cy={y} r="10" fill="var(--dawn-ink)" />
    </>
  );
}

/** The number of a door, as crews say it. */
function Plate({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontSize="16"
      fontWeight="700"
      fill="var(--ink)"
      letterSpacing=".5"
    >
      {text}
    </text>
  );
}
