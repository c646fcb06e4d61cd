import { useId } from "react";
import { windowPath } from "../../ui/window-shape.ts";

/** The initials of Situation, Task, Action, Result, as the method is named in every language; how far each shade is up. */
const PARTS = [
  ["S", 1],
  ["T", 1],
  ["A", 0.7],
  ["R", 0.12],
] as const;

/** The picture of STAR practice: four windows, the last one still closed. */
export function StarPicture() {
  const id = useId();
  const glass = PARTS.map((_, index) => windowPath(91 + index * 54, 47, 34, 50, 15, 17)).join("");
  const frames = PARTS.map((_, index) => windowPath(86 + index * 54, 42, 44, 60, 19, 21)).join("");
  return (
    <svg aria-hidden viewBox="64 26 256 120" className="block h-full w-full">
      <path d={frames} fill="var(--frame-2)" />
      <clipPath id={id}>
        <path d={glass} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M86 42h206v30H86z" fill="var(--sky-2)" />
        <path d="M86 70h206v16H86z" fill="var(--sky-3)" />
        <path d="M86 84h206v20H86z" fill="var(--cloud)" />
        {PARTS.map(([letter, raise], index) => (
          <g key={letter}>
            <rect
              x={86 + index * 54}
              y="42"
              width="44"
              height={5 + 50 * (1 - raise)}
              fill="var(--shade)"
            />
            <rect
              x={86 + index * 54}
              y={44 + 50 * (1 - raise)}
              width="44"
              height="3"
              fill="var(--shade-2)"
            />
          </g>
        ))}
      </g>
      {PARTS.map(([letter], index) => (
        <text
          key={letter}
          x={108 + index * 54}
          y="128"
          textAnchor="middle"
          fontSize="17"
          fontWeight="600"
          fill="var(--ink)"
        >
          {letter}
        </text>
      ))}
    </svg>
  );
}
