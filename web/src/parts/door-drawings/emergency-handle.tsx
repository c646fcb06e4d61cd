import { Appear, Arrow, Move } from "./move.tsx";

/** The door from the aisle with its control handle. Shown: handle up, door out and aside, the slide below the sill. */
export function EmergencyHandle({ isRevealed }: { isRevealed: boolean }) {
  return (
    <>
      <path d="M0 0h360v300H0z" fill="var(--d-wall)" />
      <rect x="84" y="10" width="192" height="300" rx="46" fill="var(--d-frame)" />
      {/* What is outside. */}
      <clipPath id="handle-doorway">
        <path d="M100 66a40 40 0 0 1 40-40h80a40 40 0 0 1 40 40v202H100z" />
      </clipPath>
      <g clipPath="url(#handle-doorway)">
        <path d="M100 20h160v250H100z" fill="var(--sky-2)" />
        <path d="M100 150h160v120H100z" fill="var(--sky-3)" />
        <path d="M100 196h160v76H100z" fill="var(--p-wing)" />
        <Move to="translate(0px, -104px)" isMoved={isRevealed}>
          <path
            d="M152 292h56l26 82H126z"
            fill="var(--p-slide)"
            stroke="var(--p-slide-2)"
            strokeWidth="3"
          />
          <path d="M180 294v80" stroke="var(--p-slide-2)" strokeWidth="3" />
          <path d="M152 292l-26 82M208 292l26 82" stroke="var(--p-slide-3)" strokeWidth="10" />
        </Move>
        <Move to="translate(-128px, 0px)" isMoved={isRevealed}>
          <path
            d="M102 66a38 38 0 0 1 38-38h80a38 38 0 0 1 38 38v202H102z"
            fill="var(--d-door)"
            stroke="var(--d-seal)"
            strokeWidth="5"
          />
          <rect x="163" y="50" width="34" height="44" rx="15" fill="var(--d-frame)" />
          <rect x="168" y="55" width="24" height="34" rx="11" fill="var(--sky-2)" />
          <path d="M168 76h24v2a11 11 0 0 1-24 0z" fill="var(--sky-4)" />
          <path d="M118 190q0-18 18-18h88q18 0 18 18v78H118z" fill="var(--d-bustle)" />
          <path d="M126 214h108" stroke="var(--d-line)" strokeWidth="2" />
          <Appear isShown={!isRevealed}>
            <Arrow d="M126 126c2-14 8-22 18-28m-11-1 12 0-3 11" color="var(--d-red)" />
          </Appear>
          <circle cx="208" cy="136" r="19" fill="var(--d-metal-2)" />
          <Move to="rotate(74deg)" isMoved={isRevealed} about="208px 136px">
            <path
              d="M208 136 140 148"
              stroke="var(--d-metal)"
              strokeWidth="14"
              strokeLinecap="round"
            />
            <path
              d="M172 142.500 140 148"
              stroke="var(--d-red)"
              strokeWidth="14"
              strokeLinecap="round"
            />
          </Move>
          <circle cx="208" cy="136" r="7" fill="var(--d-metal)" />
        </Move>
      </g>
      <path d="M0 268h360v32H0z" fill="var(--d-floor)" />
      <path d="M0 268h360" stroke="var(--d-line)" strokeWidth="3" />
      {/* The assist handle that the crew hold on to. */}
      <path
        d="M296 96v84"
        stroke="var(--d-metal-2)"
        strokeWidth="11"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M286 96h10M286 180h10"
        stroke="var(--d-metal)"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </>
  );
}
