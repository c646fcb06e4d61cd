import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

/** So close to the end still counts as being there: a line of text, or a rounding. */
const AT_END_PX = 48;

interface ScrollEnd {
  box: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** Something came while the reader was further up. */
  hasNews: boolean;
  toEnd: () => void;
}

interface Growth {
  /** Id of the oldest message shown: it changes when earlier ones come in above. */
  first: string | undefined;
  /** Changes whenever something comes at the end. */
  last: string;
  /** How often the person has said something here: that leads to the end. */
  saidCount: number;
}

/**
 * A box that follows its end while the reader is there, holds still while they read further up, and
 * keeps their place when earlier messages come in above.
 */
export function useScrollEnd({ first, last, saidCount }: Growth): ScrollEnd {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const seen = useRef({ first, last, saidCount, height: 0 });
  const [hasNews, setHasNews] = useState(false);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    isAtEnd.current = true;
    setHasNews(false);
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = seen.current;
    const { scrollHeight } = element;
    seen.current = { first, last, saidCount, height: scrollHeight };
    if (saidCount > before.saidCount || isAtEnd.current) toEnd();
    else if (before.first !== undefined && first !== before.first && last === before.last)
      element.scrollTop += scrollHeight - before.height;
    else if (last !== before.last) setHasNews(true);
  }, [first, last, saidCount, toEnd]);

  // Measured before new messages come, after anything else has changed the height.
  useLayoutEffect(() => {
    if (box.current) seen.current.height = box.current.scrollHeight;
  });

  const handleScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    isAtEnd.current = left <= AT_END_PX;
    seen.current.height = element.scrollHeight;
    if (isAtEnd.current) setHasNews(false);
  }, []);

  return { box, onScroll: handleScroll, hasNews, toEnd };
}
