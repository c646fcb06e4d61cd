import { useId } from "react";
import { Person } from "./person.tsx";
import { DANIEL } from "./personas/daniel.ts";
import { MEI } from "./personas/mei.ts";
import { RUTH } from "./personas/ruth.ts";

const SEATS = [
  [MEI, 76],
  [DANIEL, 156],
  [RUTH, 236],
] as const;

/** The picture of the mock interviews: three recruiters in their windows. */
export function TrioPicture() {
  const id = useId();
  return (
    <svg aria-hidden viewBox="64 22 256 128" className="block h-full w-full">
      {SEATS.map(([persona, x]) => (
        <g key={x}>
          <rect x={x} y="32" width="72" height="98" rx="31" ry="35" fill="var(--frame-2)" />
          <clipPath id={id + x}>
            <rect x={x + 5} y="37" width="62" height="88" rx="26" ry="30" />
          </clipPath>
          <g clipPath={`url(#${id + x})`}>
            <Person
              persona={persona}
              crop="30 34 180 232"
              x={x + 5}
              y="37"
              width="62"
              height="88"
              className="h-[88px]! w-[62px]!"
            />
          </g>
        </g>
      ))}
    </svg>
  );
}
