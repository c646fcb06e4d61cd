export type RampScene = "pushback" | "taxi" | "chocks" | "fuselage" | "turnaround";

/** An aircraft on the ground from its left side, nose to the left, with what the scene is about. */
export function Ramp({ scene }: { scene: RampScene }) {
  const isAtStand = scene === "chocks" || scene === "turnaround";
  return (
    <>
      <path d="M0 0h400v300H0z" fill="var(--sky-2)" />
      <path d="M0 128h400v112H0z" fill="var(--sky-3)" />
      <circle cx="60" cy="112" r="22" fill="var(--sun)" opacity=".8" />
      <path d="M0 206c60-14 120-10 200-4s140-6 200-2v40H0z" fill="var(--cloud-2)" />
      <path d="M0 236h400v64H0z" fill="var(--d-floor)" />
      <path
        d="M0 272h400"
        stroke="var(--d-yellow)"
        strokeWidth="4"
        strokeDasharray={scene === "taxi" ? undefined : "22 14"}
      />
      {/* Fin, far wing, body, near wing with its engine. */}
      <path d="M304 138l34-78h26l-8 86z" fill="var(--lagoon)" />
      <path d="M326 160l46-8-10 14z" fill="var(--p-wing)" stroke="var(--p-line)" strokeWidth="2" />
      <path
        d="M38 172c4-20 28-36 62-38h216l64 6c6 1 7 7 2 11-22 20-46 47-90 49H84c-30 0-50-8-46-28z"
        fill={scene === "fuselage" ? "var(--dawn)" : "var(--p-fus)"}
        stroke={scene === "fuselage" ? "var(--dawn-ink)" : "var(--p-line)"}
        strokeWidth="3"
      />
      <path d="M48 160l14-14 22 0-6 14z" fill="var(--p-glass)" />
      <path
        d="M112 158h184"
        stroke="var(--p-glass)"
        strokeWidth="7"
        strokeDasharray="5 8"
        strokeLinecap="round"
      />
      <rect
        x="92"
        y="148"
        width="14"
        height="34"
        rx="5"
        fill="var(--p-wing)"
        stroke="var(--p-door)"
        strokeWidth="2"
      />
      <rect
        x="298"
        y="148"
        width="13"
        height="32"
        rx="5"
        fill="var(--p-wing)"
        stroke="var(--p-door)"
        strokeWidth="2"
      />
      <path
        d="M168 186h64l56 26h-34z"
        fill="var(--p-wing)"
        stroke="var(--p-line)"
        strokeWidth="2"
      />
      <path
        d="M160 198q0-11 12-11h34q12 0 16 11-4 11-16 11h-34q-12 0-12-11z"
        fill="var(--p-eng)"
        stroke="var(--p-line)"
        strokeWidth="2"
      />
      <path d="M164 190v16" stroke="var(--p-glass)" strokeWidth="4" strokeLinecap="round" />
      {/* Gears. */}
      <path d="M96 200v34M232 200v32" stroke="var(--d-metal)" strokeWidth="6" />
      {[91, 101].map((x) => (
        <circle key={x} cx={x} cy="242" r="9" fill="var(--p-glass)" />
      ))}
      {[225, 243].map((x) => (
        <circle key={x} cx={x} cy="240" r="12" fill="var(--p-glass)" />
      ))}
      {(isAtStand || scene === "pushback") && (
        <g opacity={isAtStand ? 0 : 1}>
          <path d="M58 244h32" stroke="var(--d-metal)" strokeWidth="6" strokeLinecap="round" />
          <path d="M4 226h14l4-14h20l4 14h12v18H4z" fill="var(--d-yellow)" />
          <path d="M22 226l3-10h14l3 10z" fill="var(--p-glass)" />
          <circle cx="17" cy="246" r="8" fill="var(--p-glass)" />
          <circle cx="46" cy="246" r="8" fill="var(--p-glass)" />
        </g>
      )}
      {isAtStand &&
        [
          [78, 252],
          [114, 252],
          [209, 252],
          [259, 252],
        ].map(([x = 0, y = 0]) => (
          <path
            key={x}
            d={`M${x - 9} ${y}h18l-5-13h-8z`}
            fill="var(--d-yellow)"
            stroke="var(--dawn-ink)"
            strokeWidth="2"
          />
        ))}
      {scene === "turnaround" && (
        <>
          <path d="M0 150h84v18H0z" fill="var(--p-eng)" stroke="var(--p-line)" strokeWidth="2" />
          <path d="M84 144h10v38H84z" fill="var(--d-metal-2)" />
          <path d="M40 168v68" stroke="var(--d-metal)" strokeWidth="7" />
          <path
            d="M300 190h52v-22h28v68h-80z"
            fill="var(--p-wing)"
            stroke="var(--p-line)"
            strokeWidth="2"
          />
          <circle cx="318" cy="240" r="9" fill="var(--p-glass)" />
          <circle cx="362" cy="240" r="9" fill="var(--p-glass)" />
        </>
      )}
      {scene === "pushback" && <Way d="M150 284h120m-14-11 15 11-15 11" />}
      {scene === "taxi" && <Way d="M250 284H130m14-11-15 11 15 11" />}
    </>
  );
}

/** Which way it rolls. */
function Way({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke="var(--lagoon)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
