import { Bin, Smoke } from "./bin.tsx";
import { Cabin } from "./cabin.tsx";

/** Smoke under a bin, and the extinguisher that is aimed at it. */
export function FireAndSmokePicture() {
  return (
    <Cabin>
      <Bin isBurning />
      <Smoke x={-46} />
      <path
        d="M252 92c-4-26-30-22-46-4l-10 12"
        fill="none"
        stroke="var(--d-tag)"
        strokeWidth={8}
        strokeLinecap="round"
      />
      <path d="M186 92l20 15-20 6z" fill="var(--d-tag)" />
      <rect x={230} y={104} width={52} height={96} rx={18} fill="var(--d-red)" />
      <path
        d="M240 120v64"
        stroke="var(--cloud)"
        strokeWidth={5}
        strokeLinecap="round"
        opacity={0.5}
      />
      <rect x={230} y={136} width={52} height={28} fill="var(--cloud)" />
      <path d="M256 141c7 7 8 11 8 14a8 8 0 0 1-16 0c0-5 6-7 8-14z" fill="var(--d-red)" />
      <rect x={246} y={88} width={20} height={18} rx={4} fill="var(--d-metal)" />
      <path d="M242 84h44M246 92h34" stroke="var(--d-tag)" strokeWidth={6} strokeLinecap="round" />
    </Cabin>
  );
}
