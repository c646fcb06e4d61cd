import type { Ref } from "react";
import { drawMouth, type MouthPose } from "./mouth-pose.ts";

const INSIDE = "#74302f";
const TEETH = "#fffaf5";
const TONGUE = "#bf6a67";

/** One mouth for the common drawing. Its five paths are in the order that `live-mouth` writes them in. */
export function Mouth({
  pose,
  lip,
  ref,
}: {
  pose: MouthPose;
  lip: string;
  ref?: Ref<SVGGElement>;
}) {
  const { inside, teeth, tongue, upperLip, lowerLip, rim } = drawMouth(pose);
  return (
    <g ref={ref} strokeLinecap="round" strokeLinejoin="round">
      <path d={inside} fill={INSIDE} />
      <path d={teeth} fill={TEETH} />
      <path d={tongue} fill={TONGUE} />
      <path d={lowerLip} fill="none" stroke={lip} strokeWidth={rim} />
      <path d={upperLip} fill="none" stroke={lip} strokeWidth="3.2" />
    </g>
  );
}
