import { useId } from "react";
import { windowPath } from "../../../ui/window-shape.ts";
import { identityOf } from "../identity.ts";

const WIDTH = 88;
const HEIGHT = 112;
const FIN = "M20 88L49 33Q51.500 28 57 28L66 28Q70.500 28 70 33L66 88Z";

/** What is painted on the fin, each clipped by it. */
const PAINTED = [
  "M14 84L90 44V62L14 102Z",
  "M14 76L90 36V43L14 83ZM14 92L90 52V59L14 99Z",
  "M57 38a13 13 0 1 0 .01 0Z",
  "M0 62H88V112H0Z",
  "M57 36a15 15 0 1 0 .01 0ZM57 44a7 7 0 1 1 -.01 0Z",
  "M88 20V74L34 60Z",
  "M30 60L56 48L82 60V68L56 56L30 68ZM24 76L56 62L82 76V84L56 70L24 84Z",
  "M0 20H88V46H0Z",
];

/** The airline's own window: a tail in colours of ours against the sky. Decoration; its name stands beside it. */
export function TailWindow({ airlineId }: { airlineId: string }) {
  const id = useId();
  const { base, paint, pattern } = identityOf(airlineId);
  const outline = (inset: number) => {
    const [w, h] = [WIDTH - 2 * inset, HEIGHT - 2 * inset];
    return windowPath(inset, inset, w, h, w * 0.44, h * 0.36);
  };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="block w-full">
      <defs>
        <clipPath id={`${id}g`}>
          <path d={outline(6)} />
        </clipPath>
        <clipPath id={`${id}f`}>
          <path d={FIN} />
        </clipPath>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop stopColor="var(--sky-1)" />
          <stop offset=".55" stopColor="var(--sky-2)" />
          <stop offset=".82" stopColor="var(--sky-3)" />
          <stop offset="1" stopColor="var(--sky-4)" />
        </linearGradient>
      </defs>
      <path d={outline(0)} fill="var(--frame)" />
      <path d={outline(2.5)} fill="var(--frame-2)" />
      <g clipPath={`url(#${id}g)`}>
        <path d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} fill={`url(#${id}s)`} />
        <path
          d="M-4 74a10 6 0 0 1 18-3a9 6 0 0 1 15 2a8 5 0 0 1 12 3H-4Z"
          fill="var(--cloud)"
          opacity=".75"
        />
        <g clipPath={`url(#${id}f)`}>
          <path d={FIN} fill={`var(--${base})`} />
          <path d={PAINTED[pattern] ?? ""} fill={`var(--${paint})`} fillRule="evenodd" />
        </g>
        <path
          d="M-8 88C20 85 56 85 74 88C82 89.500 86 92 88 95L70 104C50 110 20 112 -8 112Z"
          fill="var(--p-fus)"
        />
        <path d="M46 93L86 84L90 87L66 98Z" fill="var(--p-wing)" />
        <path d="M46 93L86 84" stroke="var(--p-line)" strokeWidth=".8" />
        <path d={outline(6)} fill="none" stroke="var(--inner)" strokeWidth="3" opacity=".5" />
      </g>
    </svg>
  );
}
