import { useId } from "react";
import { windowPath } from "../../ui/window-shape.ts";

const WINDOWS_X = [-282, -184, -86, 12, 110, 208, 306, 404, 502];

/** A row of cabin windows behind a `Person`: pass it as `behind` and crop to "-88 24 416 240". */
export function CabinScene() {
  const id = useId();
  const frames = WINDOWS_X.map((x) => windowPath(x - 4, 44, 72, 104, 31, 37)).join("");
  const glass = WINDOWS_X.map((x) => windowPath(x + 3, 51, 58, 90, 25, 31)).join("");
  const tops = WINDOWS_X.map((x) => `M${x} 122q12-10 24-2q10-9 22-1q10-5 22 2v30h-70z`).join("");
  return (
    <>
      <path d={frames} fill="var(--frame)" />
      <clipPath id={id}>
        <path d={glass} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M-300 44H600v60H-300z" fill="var(--sky-2)" />
        <path d="M-300 100H600v16H-300z" fill="var(--sky-3)" />
        <path d="M-300 114H600v34H-300z" fill="var(--cloud-3)" />
        <path d={tops} fill="var(--cloud)" />
      </g>
      <path d="M-320 196H620" stroke="var(--frame)" strokeWidth="3" />
      <path d="M-320 197H620V400H-320z" fill="var(--frame)" opacity=".5" />
    </>
  );
}
