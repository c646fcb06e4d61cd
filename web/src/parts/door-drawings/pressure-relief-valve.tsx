import { Appear, Arrow, Move } from "./move.tsx";

/** The upper door cut through: its small vent opens first, and what is left of the cabin's pressure goes out. */
export function PressureReliefValve({ isRevealed }: { isRevealed: boolean }) {
  return (
    <>
      <path d="M0 0h360v300H0z" fill="var(--d-wall)" />
      <path d="M214 0h146v300H214z" fill="var(--sky-2)" />
      <path d="M214 232c40-18 92-18 146-4v72H214z" fill="var(--cloud)" opacity=".8" />
      {/* Fuselage above the door, with its skin. */}
      <path d="M178 0h36v52h-36z" fill="var(--d-frame)" stroke="var(--p-line)" strokeWidth="2" />
      <path d="M208 0h8v52h-8z" fill="var(--p-line)" />
      <path d="M166 48h22v14h-22z" fill="var(--d-metal)" />
      {/* The door: inner lining, beams, outer skin; the duct of the vent goes through it. */}
      <path
        d="M178 66h36v40h-36zM178 162h36v138h-36z"
        fill="var(--d-door)"
        stroke="var(--d-seal)"
        strokeWidth="3"
      />
      <path d="M207 66h7v40h-7zM207 162h7v138h-7z" fill="var(--p-line)" />
      <path d="M178 104h36M178 164h36" stroke="var(--d-metal)" strokeWidth="5" />
      <path d="M183 200h22M183 238h22M183 276h22" stroke="var(--d-line)" strokeWidth="5" />
      <circle cx="196" cy="59" r="7" fill="var(--d-seal)" />
      {/* The handle's shaft moves the flap before it moves the latches. */}
      <circle cx="152" cy="226" r="13" fill="var(--d-metal-2)" />
      <path
        d="M160 216 182 178"
        stroke="var(--d-metal)"
        strokeWidth="4"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <Move to="rotate(58deg)" isMoved={isRevealed} about="152px 226px">
        <path d="M152 226 96 244" stroke="var(--d-metal)" strokeWidth="11" strokeLinecap="round" />
        <path d="M124 235 96 244" stroke="var(--d-red)" strokeWidth="11" strokeLinecap="round" />
      </Move>
      <Move to="rotate(62deg)" isMoved={isRevealed} about="188px 108px">
        <rect
          x="182"
          y="106"
          width="12"
          height="56"
          rx="5"
          fill="var(--d-yellow)"
          stroke="var(--p-slide-2)"
          strokeWidth="2"
        />
      </Move>
      <circle cx="188" cy="108" r="6" fill="var(--d-metal)" />
      <Appear isShown={isRevealed}>
        <Arrow d="M92 150c50 6 90-8 150-10m-12-9 13 9-12 10" />
        <Arrow d="M104 182c46-2 90-22 138-24" />
        <Arrow d="M248 158h42m-11-9 12 9-12 9" />
        <Arrow d="M254 138h26" />
      </Appear>
      <Appear isShown={!isRevealed}>
        {[92, 122, 152, 182].map((y) => (
          <Arrow
            key={y}
            d={`M${y % 60 === 32 ? 96 : 116} ${y}h36m-9-7 10 7-10 7`}
            color="var(--edge)"
          />
        ))}
      </Appear>
    </>
  );
}
