import { useId } from "react";
import { Person } from "./person.tsx";
import { ELEANOR_WHITCOMBE } from "./personas/eleanor-whitcombe.ts";
import { MARCUS_TATE } from "./personas/marcus-tate.ts";
import { TAN_HUI_MIN } from "./personas/tan-hui-min.ts";

const SEATS = [
  [TAN_HUI_MIN, 76],
  [MARCUS_TATE, 156],
  [ELEANOR_WHITCOMBE, 236],
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
