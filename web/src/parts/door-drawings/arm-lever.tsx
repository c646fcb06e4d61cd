import { Appear, Move } from "./move.tsx";

/**
 * The arming lever and the girt bar under it, from the aisle. Disarmed: lever up, pin with its streamer in,
 * bar in the hooks of the door. Armed: lever down, pin out, bar in the brackets of the floor.
 */
export function ArmLever({ isRevealed }: { isRevealed: boolean }) {
  return (
    <>
      <path d="M0 0h360v300H0z" fill="var(--d-wall)" />
      <path d="M40 0h280v252H40z" fill="var(--d-door)" stroke="var(--d-seal)" strokeWidth="5" />
      <path d="M62 0h236v196q0 22-22 22H84q-22 0-22-22z" fill="var(--d-bustle)" />
      <path d="M62 40h236" stroke="var(--d-line)" strokeWidth="2" />
      <path d="M0 252h360v48H0z" fill="var(--d-floor)" />
      <path d="M0 252h360" stroke="var(--d-line)" strokeWidth="3" />
      {/* Brackets in the floor, hooks on the door. */}
      {[92, 244].map((x) => (
        <g key={x}>
          <path
            d={`M${x} 252v-22h7v12h10v-12h7v22z`}
            fill="var(--d-metal-2)"
            stroke="var(--d-metal)"
            strokeWidth="1.5"
          />
          <path
            d={`M${x + 12} 196v16a6 6 0 0 1-12 0`}
            fill="none"
            stroke="var(--d-metal)"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      ))}
      <Move to="translate(0px, 27px)" isMoved={isRevealed}>
        <path d="M180 120v90" stroke="var(--d-metal)" strokeWidth="5" />
        <path d="M76 212h208" stroke="var(--d-metal)" strokeWidth="10" strokeLinecap="round" />
        <path
          d="M80 209.500h200"
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".5"
        />
      </Move>
      {/* The housing with both placards. */}
      <rect x="112" y="14" width="136" height="172" rx="20" fill="var(--d-metal-2)" />
      <rect
        x="119"
        y="21"
        width="122"
        height="158"
        rx="15"
        fill="var(--d-door)"
        stroke="var(--d-line)"
        strokeWidth="1.5"
      />
      <Placard y={28} text="DISARMED" color="var(--d-exit)" />
      <Placard y={148} text="ARMED" color="var(--d-red)" />
      <rect x="166" y="58" width="28" height="84" rx="14" fill="var(--d-frame)" />
      <Appear isShown={!isRevealed}>
        <path d="M194 82h34" stroke="var(--d-metal)" strokeWidth="5" strokeLinecap="round" />
        <circle cx="231" cy="82" r="6" fill="none" stroke="var(--d-metal)" strokeWidth="3.500" />
        <path d="M231 88c-5 22 7 34 1 62h17c6-28-6-40-1-62z" fill="var(--d-red)" />
      </Appear>
      <Move to="translate(0px, 44px)" isMoved={isRevealed}>
        <rect x="170" y="62" width="20" height="36" rx="9" fill="var(--d-metal)" />
        <rect x="134" y="70" width="62" height="20" rx="10" fill="var(--d-yellow)" />
        <path d="M144 76h34" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".55" />
      </Move>
    </>
  );
}

/** What stands on the lever's housing, in English on every aircraft. */
function Placard({ y, text, color }: { y: number; text: string; color: string }) {
  return (
    <>
      <rect x="131" y={y} width="98" height="22" rx="5" fill={color} />
      <text
        lang="en"
        x="180"
        y={y + 16}
        textAnchor="middle"
        fontSize="13"
        fontWeight="700"
        letterSpacing="1"
        fill="#fff"
      >
        {text}
      </text>
    </>
  );
}
