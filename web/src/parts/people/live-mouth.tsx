import type { MouthShape } from "contract/speech-terms";
import { useEffect, useRef, useState } from "react";
import { LOOKS } from "./look.ts";
import type { Mood } from "./mood.ts";
import { Mouth } from "./mouth.tsx";
import { blendPoses, drawMouth, type MouthPose, poseDistance, SPOKEN_POSES } from "./mouth-pose.ts";

/** Tells how the mouth looks now, and when that changes. */
export type MouthSource = {
  now(): { mouth: MouthShape };
  subscribe(listener: (moment: { mouth: MouthShape }) => void): () => void;
};

/** In this time a mouth has gone two thirds of its way: a sound of 50 ms is seen, and nothing jumps. */
const EASE_MS = 26;
const SAME = 0.1;

/** A mouth that says what `source` tells. It writes to the drawing itself; React renders it once for each mood. */
export function LiveMouth(props: { source: MouthSource; mood: Mood; lip: string }) {
  const { source, mood, lip } = props;
  const group = useRef<SVGGElement>(null);
  const shown = useRef<MouthPose>(LOOKS[mood].mouth);
  const rest = LOOKS[mood].mouth;

  useEffect(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const paths = [...(group.current?.children ?? [])];
    let frame = 0;
    let lastMs = 0;
    const poseNow = () => {
      const { mouth } = source.now();
      return mouth === "rest" || isStill ? rest : SPOKEN_POSES[mouth];
    };
    const write = (pose: MouthPose) => {
      shown.current = pose;
      const { inside, teeth, tongue, lowerLip, upperLip, rim } = drawMouth(pose);
      for (const [index, path] of [inside, teeth, tongue, lowerLip, upperLip].entries())
        paths[index]?.setAttribute("d", path);
      paths[3]?.setAttribute("stroke-width", String(rim));
    };
    const move = (atMs: number) => {
      const wanted = poseNow();
      const share = lastMs === 0 ? 0.4 : 1 - Math.exp((lastMs - atMs) / EASE_MS);
      const next = blendPoses(shown.current, wanted, share);
      const isThere = poseDistance(next, wanted) < SAME;
      write(isThere ? wanted : next);
      lastMs = isThere ? 0 : atMs;
      frame = isThere ? 0 : requestAnimationFrame(move);
    };
    const begin = () => {
      if (isStill) write(poseNow());
      else if (frame === 0) frame = requestAnimationFrame(move);
    };
    begin();
    const leave = source.subscribe(begin);
    return () => {
      leave();
      cancelAnimationFrame(frame);
    };
  }, [source, rest]);

  // The pose of the first rendering: React must not write over what is being moved.
  const [first] = useState(rest);
  return <Mouth ref={group} pose={first} lip={lip} />;
}
