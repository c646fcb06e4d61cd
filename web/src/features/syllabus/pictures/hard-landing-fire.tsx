import { windowPath } from "../../../ui/window-shape.ts";
import { Cabin } from "./cabin.tsx";

/** What one sees before an exit is opened. */
export function HardLandingFirePicture() {
  return (
    <Cabin>
      <path d={windowPath(66, 6, 188, 188, 70, 66)} fill="var(--d-frame)" />
      <clipPath id="hard-landing-pane">
        <path d={windowPath(80, 20, 160, 160, 60, 56)} />
      </clipPath>
      <g clipPath="url(#hard-landing-pane)">
        <rect x={80} y={20} width={160} height={160} fill="var(--sky-1)" />
        <path d="M80 104h160v76H80z" fill="var(--wing-2)" />
        <path d="M80 168l160-66v-12L80 128z" fill="var(--wing)" />
        <path
          d="M120 122c-16-26 6-34 2-58 20 12 18 26 22 34 4-8 2-18 10-26 4 22 22 22 12 46-12 16-34 18-46 4z"
          fill="var(--sky-4)"
        />
        <path
          d="M132 124c-8-14 4-18 4-32 12 10 10 14 12 22 4-4 4-8 6-12 6 12 6 16 0 24-6 6-16 6-22-2z"
          fill="var(--sun)"
        />
        <g fill="var(--d-tag)" opacity={0.55}>
          <circle cx={166} cy={58} r={20} />
          <circle cx={192} cy={44} r={26} />
          <circle cx={222} cy={36} r={22} />
        </g>
      </g>
      <rect x={262} y={60} width={44} height={20} rx={4} fill="var(--d-exit)" />
      <path
        d="M270 70h22M286 65l6 5-6 5"
        fill="none"
        stroke="#fff"
        strokeWidth={3}
        strokeLinecap="round"
      />
    </Cabin>
  );
}
