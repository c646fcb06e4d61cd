import { Appear, Move } from "./move.tsx";
import { SillSection } from "./sill-section.tsx";

const FLOOR = 206;

/**
 * The sill cut through, door armed: the bar in its floor bracket, the girt up to the pack on the door. Shown:
 * the door has gone out, the bar stayed, and the pack was pulled from its container.
 */
export function GirtBar({ isRevealed }: { isRevealed: boolean }) {
  return (
    <>
      <SillSection floorAt={FLOOR} />
      <Appear isShown={!isRevealed}>
        <path
          d={`M164 ${FLOOR - 12}C176 ${FLOOR - 34} 158 ${FLOOR - 44} 170 ${FLOOR - 62}`}
          fill="none"
          stroke="var(--p-slide-2)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </Appear>
      <Appear isShown={isRevealed}>
        <path
          d={`M164 ${FLOOR - 12}C188 ${FLOOR - 16} 214 ${FLOOR - 12} 222 ${FLOOR + 4}L234 ${FLOOR + 30}`}
          fill="none"
          stroke="var(--p-slide-2)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </Appear>
      {/* The pack lies behind its container's wall until it is pulled out. */}
      <Move to="translate(72px, 92px) rotate(-14deg)" isMoved={isRevealed} about="178px 140px">
        <rect
          x="154"
          y="96"
          width="36"
          height="84"
          rx="12"
          fill="var(--p-slide)"
          stroke="var(--p-slide-2)"
          strokeWidth="2"
        />
        <path
          d="M160 116c8 6 16-6 24 0M160 136c8 6 16-6 24 0M160 156c8 6 16-6 24 0"
          fill="none"
          stroke="var(--p-slide-2)"
          strokeWidth="2"
          opacity=".7"
        />
      </Move>
      <Move to="translate(104px, 0px)" isMoved={isRevealed}>
        <rect
          x="194"
          y="14"
          width="24"
          height={FLOOR - 10}
          rx="8"
          fill="var(--d-door)"
          stroke="var(--d-seal)"
          strokeWidth="3"
        />
        <path
          d="M194 88h-40q-12 0-12 12v78"
          fill="none"
          stroke="var(--d-metal)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <Appear isShown={!isRevealed}>
          <path
            d="M142 178v8h20"
            fill="none"
            stroke="var(--d-metal)"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </Appear>
      </Move>
      {/* The bracket holds the bar from both sides; the bar is seen from its end. */}
      <path
        d={`M146 ${FLOOR}v-26h8v18h20v-18h8v26z`}
        fill="var(--d-metal-2)"
        stroke="var(--d-metal)"
        strokeWidth="2"
      />
      <circle
        cx="164"
        cy={FLOOR - 12}
        r="9"
        fill="var(--d-yellow)"
        stroke="var(--p-slide-2)"
        strokeWidth="2"
      />
    </>
  );
}
