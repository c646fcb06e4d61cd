export type FlightMoment = "critical" | "top-of-descent" | "go-around" | "cabin-altitude";

const GROUND = 252;
const TEN_THOUSAND = 170;

/**
 * A flight from the side: taxi, take-off, climb, cruise, descent, landing, taxi. What is critical in the United
 * States stands out: the ground, and below 10,000 feet (14 CFR 121.542).
 */
export function FlightProfile({ moment }: { moment: FlightMoment }) {
  const isCritical = moment === "critical";
  return (
    <>
      <path d="M0 0h400v300H0z" fill="var(--sky-1)" />
      <path d={`M0 90h400v${GROUND - 90}H0z`} fill="var(--sky-2)" />
      <path
        d={`M0 ${TEN_THOUSAND}h400v${GROUND - TEN_THOUSAND}H0z`}
        fill={isCritical ? "var(--dawn-soft)" : "var(--sky-3)"}
      />
      <path
        d="M40 128c12-16 34-12 40 0 12-6 24 0 26 12H26q2-12 14-12zM300 140c8-12 26-10 32 0 10-4 20 0 20 10h-64q0-8 12-10z"
        fill="var(--cloud)"
        opacity=".9"
      />
      <path d={`M0 ${GROUND}h400v48H0z`} fill="var(--d-floor)" />
      <path d={`M52 ${GROUND}h62M290 ${GROUND}h62`} stroke="var(--d-tag)" strokeWidth="6" />
      <path
        d={`M0 ${TEN_THOUSAND}h400`}
        stroke="var(--ink-2)"
        strokeWidth="1.500"
        strokeDasharray="4 6"
      />
      <text
        x="200"
        y={TEN_THOUSAND - 8}
        textAnchor="middle"
        fontSize="15"
        fontWeight="600"
        fill="var(--ink)"
      >
        {isCritical ? "10,000 ft (FAA)" : "10,000 ft"}
      </text>
      <path
        d={`M14 ${GROUND - 7}H96C126 ${GROUND - 8} 128 62 176 54H236C276 58 272 ${GROUND - 12} 312 ${GROUND - 7}H386`}
        fill="none"
        stroke="var(--lagoon)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {isCritical && (
        <path
          d={`M14 ${GROUND - 7}H96C111 ${GROUND - 7} 119 206 129 ${TEN_THOUSAND}M275 ${TEN_THOUSAND}C284 206 294 ${GROUND - 9} 312 ${GROUND - 7}H386`}
          fill="none"
          stroke="var(--d-red)"
          strokeWidth="9"
          strokeLinecap="round"
        />
      )}
      {moment === "cabin-altitude" && (
        <path
          d={`M14 ${GROUND - 18}H96C122 ${GROUND - 20} 130 194 176 190H236C270 192 282 ${GROUND - 22} 312 ${GROUND - 18}H386`}
          fill="none"
          stroke="var(--dawn-ink)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="2 10"
        />
      )}
      {moment === "top-of-descent" && (
        <>
          <circle
            cx="236"
            cy="54"
            r="12"
            fill="var(--dawn)"
            stroke="var(--dawn-ink)"
            strokeWidth="3"
          />
          <path
            d="M262 62c14 12 20 34 24 56m-13-7 14 9 7-15"
            fill="none"
            stroke="var(--dawn-ink)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
      {moment === "go-around" && (
        <path
          d={`M276 176C286 216 298 ${GROUND - 26} 318 ${GROUND - 28} 340 ${GROUND - 30} 352 190 376 150m-16 8 17-10 3 19`}
          fill="none"
          stroke="var(--d-red)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {moment !== "go-around" && moment !== "top-of-descent" && <Plane x={206} y={54} />}
      {moment === "go-around" && <Plane x={344} y={206} turn={-52} />}
      {moment === "top-of-descent" && <Plane x={190} y={54} />}
    </>
  );
}

/** A small aircraft, its nose to the right. */
function Plane({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d="M-26-14l8 0 8 9h22q14 1 16 6-2 6-16 6h-38q-6-1-6-6z"
        fill="var(--p-fus)"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M2 3h-12l-10 13h8z"
        fill="var(--p-wing)"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </g>
  );
}
