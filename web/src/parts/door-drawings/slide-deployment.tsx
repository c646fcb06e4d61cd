import { Appear, Arrow, Move } from "./move.tsx";

/** The sill of an open door from the side: the pack hangs by its girt. Shown: gas and much more air have filled the slide. */
export function SlideDeployment({ isRevealed }: { isRevealed: boolean }) {
  return (
    <>
      <path d="M0 0h360v300H0z" fill="var(--sky-2)" />
      <path d="M0 180h360v120H0z" fill="var(--sky-3)" />
      <path d="M0 276h360v24H0z" fill="var(--p-wing-2, var(--d-floor))" />
      <path d="M0 276h360" stroke="var(--d-line)" strokeWidth="3" />
      {/* The fuselage from outside, its doorway open. */}
      <path
        d="M0 6h84c20 40 26 86 20 128-6 40-26 74-56 92H0z"
        fill="var(--p-fus)"
        stroke="var(--p-line)"
        strokeWidth="2.500"
      />
      <path d="M0 30h92c8 26 12 52 12 74H0z" fill="var(--d-wall)" />
      <path d="M0 104h108v12H0z" fill="var(--d-floor)" />
      <path d="M0 104h108" stroke="var(--d-line)" strokeWidth="3" />
      <path
        d="M74 104v-14h7v8h10v-8h7v14z"
        fill="var(--d-metal-2)"
        stroke="var(--d-metal)"
        strokeWidth="1.500"
      />
      <circle
        cx="86"
        cy="98"
        r="5"
        fill="var(--d-yellow)"
        stroke="var(--p-slide-2)"
        strokeWidth="1.500"
      />
      <path
        d="M86 97c14-3 22-2 28 8"
        fill="none"
        stroke="var(--p-slide-2)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Appear isShown={!isRevealed}>
        <path
          d="M112 102c4 8 4 14 4 22"
          fill="none"
          stroke="var(--p-slide-2)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <rect
          x="98"
          y="122"
          width="42"
          height="76"
          rx="14"
          fill="var(--p-slide)"
          stroke="var(--p-slide-2)"
          strokeWidth="2.500"
        />
        <path
          d="M104 142c10 7 20-7 30 0M104 160c10 7 20-7 30 0M104 178c10 7 20-7 30 0"
          fill="none"
          stroke="var(--p-slide-2)"
          strokeWidth="2"
          opacity=".7"
        />
      </Appear>
      <Appear isShown={isRevealed}>
        {/* Grows from the sill as it fills. */}
        <Move to="scale(.16, .2)" isMoved={!isRevealed} about="112px 102px">
          <path
            d="M112 100 306 260q16 14 2 16l-26 0L104 122q-4-14 8-22z"
            fill="var(--p-slide)"
            stroke="var(--p-slide-2)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path
            d="M118 92 318 258"
            stroke="var(--p-slide-3)"
            strokeWidth="13"
            strokeLinecap="round"
          />
          <path d="M112 100 318 258" stroke="var(--p-slide-2)" strokeWidth="1.500" opacity=".6" />
          <path
            d="m150 144-8 14m44 16-9 14m45 16-9 14m45 16-9 12"
            stroke="var(--p-slide-2)"
            strokeWidth="2.500"
            strokeLinecap="round"
          />
        </Move>
        <Arrow d="M172 266c2-20 9-33 21-44m-15 1 15-2 0 15" />
        <Arrow d="M222 272c2-10 6-17 12-24m-14 2 14-3 1 14" />
      </Appear>
      {/* The bottle with its valve, and the hose to the aspirator that takes the outside air in. */}
      <Move to="translate(12px, -32px) rotate(39deg)" isMoved={isRevealed} about="141px 212px">
        <rect x="112" y="200" width="58" height="24" rx="12" fill="var(--d-metal)" />
        <path d="M122 206h34" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".45" />
        <rect x="104" y="206" width="12" height="12" rx="3" fill="var(--d-metal-2)" />
        <circle cx="102" cy="196" r="5.500" fill="none" stroke="var(--d-red)" strokeWidth="3.500" />
        <path d="M108 206l-4-6" stroke="var(--d-red)" strokeWidth="3" />
      </Move>
    </>
  );
}
