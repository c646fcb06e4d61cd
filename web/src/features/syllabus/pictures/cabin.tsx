import type { ReactNode } from "react";
import { windowPath } from "../../../ui/window-shape.ts";

/** The wall of a cabin that every picture of the course stands before, 320 by 200. Decoration: the words stand beside it. */
export function Cabin({ children, windows = [] }: { children: ReactNode; windows?: number[] }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      direction="ltr"
      className="block size-full"
    >
      <rect width={320} height={200} fill="var(--d-wall)" />
      <path d="M0 150h320v50H0z" fill="var(--d-floor)" />
      <path d="M0 150h320M0 24h320" stroke="var(--d-line)" strokeWidth={1.5} />
      {windows.map((x) => (
        <CabinWindow key={x} x={x} y={44} />
      ))}
      {children}
    </svg>
  );
}

/** A window with the sky behind it, 48 by 64. */
function CabinWindow({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={windowPath(0, 0, 48, 64, 21, 23)} fill="var(--d-frame)" />
      <path d={windowPath(5, 5, 38, 54, 16.7, 19)} fill="var(--sky-2)" />
      <path d="M5 40h38v1a17 18 0 0 1-17 18h-4A17 18 0 0 1 5 41z" fill="var(--cloud)" />
      <path d="M5 40c9-6 16 2 22-2s10-1 16 2" fill="var(--cloud)" />
      <circle cx={31} cy={24} r={5} fill="var(--sun)" />
    </g>
  );
}
