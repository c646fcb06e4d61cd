import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

/** So close to the end still counts as being there: a line of text, or a rounding. */
const AT_END_PX = 48;
/** Between the edge of the box and the message that a reply is read from. */
const ABOVE_PX = 16;
/** What stays in sight of a long message of one's own above its reply: some three lines. */
const OWN_PX = 88;

/** Marks the element of a message that the person said: its reply is read from there. */
export const SAID_MARK = { "data-said": "" };

/** What lies below the part that is seen: the rest of a reply, or something new. */
type Below = "nothing" | "more" | "new";

interface ScrollEnd {
  box: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  below: Below;
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

/** `exchange`: from the last message said, on; `end`: the very end; `away`: somewhere above. */
type Reading = "exchange" | "end" | "away";

const endOf = (box: HTMLElement) => Math.max(0, box.scrollHeight - box.clientHeight);

/** Where the last exchange is read from: its end while it fits the box, else its beginning. */
function exchangeOf(box: HTMLElement): number {
  const said = [...box.querySelectorAll("[data-said]")].at(-1);
  if (!said) return endOf(box);
  const { top, bottom } = said.getBoundingClientRect();
  const from = Math.max(top - ABOVE_PX, bottom - OWN_PX);
  const scrolled = box.scrollTop - box.getBoundingClientRect().top;
  return Math.min(endOf(box), Math.max(0, from + scrolled));
}

/**
 * A box that follows its end while the reader is there, but never past the beginning of the last
 * exchange: a long reply is read from its top. It holds still while they read further up, and keeps
 * their place when earlier messages come in above.
 */
export function useScrollEnd({ first, last, saidCount }: Growth): ScrollEnd {
  const box = useRef<HTMLDivElement>(null);
  const reading = useRef<Reading>("exchange");
  const seen = useRef({ first, last, saidCount, height: 0 });
  const [below, setBelow] = useState<Below>("nothing");

  const follow = useCallback((how: "exchange" | "end") => {
    const element = box.current;
    if (!element) return;
    const end = endOf(element);
    const goal = how === "end" ? end : exchangeOf(element);
    element.scrollTop = goal;
    reading.current = how;
    setBelow(end - goal > AT_END_PX ? "more" : "nothing");
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = seen.current;
    const { scrollHeight } = element;
    seen.current = { first, last, saidCount, height: scrollHeight };
    if (saidCount > before.saidCount) follow("exchange");
    else if (reading.current !== "away") follow(reading.current);
    else if (before.first !== undefined && first !== before.first && last === before.last)
      element.scrollTop += scrollHeight - before.height;
    else if (last !== before.last)
      setBelow(element.scrollTop < exchangeOf(element) - AT_END_PX ? "new" : "more");
  }, [first, last, saidCount, follow]);

  // Measured before new messages come, after anything else has changed the height.
  useLayoutEffect(() => {
    if (box.current) seen.current.height = box.current.scrollHeight;
  });

  const handleScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    seen.current.height = element.scrollHeight;
    // Set by ourselves: it is not the reader who moved.
    const isHeld = Math.abs(element.scrollTop - exchangeOf(element)) <= 1;
    if (isHeld && reading.current === "exchange") return;
    const isAtEnd = endOf(element) - element.scrollTop <= AT_END_PX;
    reading.current = isAtEnd ? "end" : "away";
    if (isAtEnd) setBelow("nothing");
  }, []);

  const toEnd = useCallback(() => follow("end"), [follow]);
  return { box, onScroll: handleScroll, below, toEnd };
}
