import { type RefObject, useEffect, useRef, useState } from "react";
import { canDraw } from "../../../lib/scene/can-draw.ts";
import { openStage } from "../../../lib/scene/stage.ts";
import type { Stage } from "../../../lib/scene/stage-model.ts";
import { FOV_DEGREES } from "./camera.ts";
import { lightOf, paintsOf } from "./look.ts";

interface UseStage {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Null until it is open. */
  stage: Stage | null;
  aspect: number;
  /** This device cannot draw it, or no longer. */
  isMissing: boolean;
}

/** A stage on the canvas, in the colours of the page as they change. */
export function useStage(onFrame: () => void): UseStage {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef(onFrame);
  const [stage, setStage] = useState<Stage | null>(null);
  const [aspect, setAspect] = useState(1.6);
  const [isMissing, setIsMissing] = useState(() => !canDraw());
  useEffect(() => {
    frame.current = onFrame;
  });

  useEffect(() => {
    const surface = canvas.current;
    if (!surface) return;
    const opened = openStage({
      canvas: surface,
      fov: FOV_DEGREES,
      onFrame: () => frame.current(),
      onShape: setAspect,
      onLost: setIsMissing,
    });
    if (!opened) {
      setIsMissing(true);
      return;
    }
    const page = document.documentElement;
    const paint = () => {
      const isNight = page.dataset["theme"] === "night";
      const style = getComputedStyle(page);
      opened.setLook(
        paintsOf((name) => style.getPropertyValue(name).trim(), isNight),
        lightOf(isNight),
      );
    };
    paint();
    const observer = new MutationObserver(paint);
    observer.observe(page, { attributeFilter: ["data-theme"] });
    setStage(opened);
    return () => {
      observer.disconnect();
      opened.dispose();
      setStage(null);
    };
  }, []);

  return { canvas, stage, aspect, isMissing };
}
