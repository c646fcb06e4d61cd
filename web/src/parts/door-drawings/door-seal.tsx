import { Appear, Arrow, Move } from "./move.tsx";

/** The edge of the closed door cut through from above: the seal between door and frame. Shown: pressed tight by the cabin. */
export function DoorSeal({ isRevealed }: { isRevealed: boolean }) {
  return (
    <>
      <path d="M0 0h360v300H0z" fill="var(--d-wall)" />
      <path d="M0 0h360v96H0z" fill="var(--sky-2)" />
      <path
        d="M20 40c30-22 60-14 74 0M230 58c24-18 54-12 66 0"
        fill="none"
        stroke="var(--cloud)"
        strokeWidth="9"
        strokeLinecap="round"
        opacity=".8"
      />
      {/* Fuselage skin and the frame that the door is pressed against. */}
      <path
        d="M0 92h150v14h34v40H0z"
        fill="var(--d-frame)"
        stroke="var(--p-line)"
        strokeWidth="2"
      />
      <path d="M0 88h152v10H0z" fill="var(--p-line)" />
      <path d="M40 146v62h22v-62z" fill="var(--d-metal-2)" />
      {/* The hollow rubber profile, round before it is pressed. */}
      <Move to="translate(0px, -3px) scale(1.14, .62)" isMoved={isRevealed} about="150px 146px">
        <ellipse cx="150" cy="164" rx="26" ry="18" fill="var(--d-seal)" />
        <ellipse cx="150" cy="164" rx="14" ry="8" fill="var(--d-wall)" />
        <path d="M126 164h48" stroke="var(--d-tag)" strokeWidth="1.500" opacity=".4" />
      </Move>
      <Move to="translate(0px, -14px)" isMoved={isRevealed}>
        <path
          d="M112 182h82v-78h166v74H214v54H112z"
          fill="var(--d-door)"
          stroke="var(--d-seal)"
          strokeWidth="3"
        />
        <path d="M196 100h164v10H196z" fill="var(--p-line)" />
        <path d="M246 112v64M300 112v64" stroke="var(--d-line)" strokeWidth="5" />
        <rect x="126" y="194" width="72" height="26" rx="8" fill="var(--d-bustle)" />
      </Move>
      <Appear isShown={!isRevealed}>
        {/* Air finds its way out where the seal does not close: what whistles. */}
        <path
          d="M90 276v-88q0-24 22-24m68 2h4q5 0 5-8V66"
          fill="none"
          stroke="var(--dawn-ink)"
          strokeWidth="3"
          strokeDasharray="2 8"
          strokeLinecap="round"
        />
      </Appear>
      <Appear isShown={isRevealed}>
        {[140, 230, 290, 340].map((x) => (
          <Arrow key={x} d={`M${x} 286v-${x < 200 ? 46 : 94}m-8 11 8-12 8 12`} />
        ))}
      </Appear>
    </>
  );
}
