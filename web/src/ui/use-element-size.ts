import { type RefObject, useLayoutEffect, useRef, useState } from "react";

type ElementSize = {
  widthPx: number;
  isRtl: boolean;
  /** How large the reader has set text: 1 for the usual 16 pixels, 2 for 200 %. */
  textScale: number;
};

const USUAL_TEXT_PX = 16;

/** The real width of an element in CSS pixels, its reading direction and the size of text; null until it has been laid out. */
export function useElementSize<T extends HTMLElement>(): [RefObject<T | null>, ElementSize | null] {
  const element = useRef<T>(null);
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const widthPx = Math.floor(target.getBoundingClientRect().width);
      const isRtl = getComputedStyle(target).direction === "rtl";
      const textPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const textScale = (textPx || USUAL_TEXT_PX) / USUAL_TEXT_PX;
      setSize((old) =>
        old?.widthPx === widthPx && old.isRtl === isRtl && old.textScale === textScale
          ? old
          : { widthPx, isRtl, textScale },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
