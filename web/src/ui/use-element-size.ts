import { type RefObject, useLayoutEffect, useRef, useState } from "react";

type ElementSize = { widthPx: number; isRtl: boolean };

/** The real width of an element in CSS pixels and its reading direction; null until it has been laid out. */
export function useElementSize<T extends HTMLElement>(): [RefObject<T | null>, ElementSize | null] {
  const element = useRef<T>(null);
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const widthPx = Math.floor(target.getBoundingClientRect().width);
      const isRtl = getComputedStyle(target).direction === "rtl";
      setSize((old) =>
        old?.widthPx === widthPx && old.isRtl === isRtl ? old : { widthPx, isRtl },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
