/** By these a person says that they want to be elsewhere. */
const OWN_MOVES = ["wheel", "touchmove", "pointerdown", "keydown", "popstate"] as const;

let letGo: (() => void) | null = null;

/**
 * Scrolls to a place and stays with it while the page still grows, until the person moves the page.
 * @param topOf pixels from the head of the page; null while the place is not drawn
 * @param first how the first way there is gone
 */
export function stayAt(topOf: () => number | null, first: ScrollBehavior = "instant"): void {
  letGo?.();
  let behavior = first;
  const go = () => {
    const top = topOf();
    if (top !== null) scrollTo({ top, behavior });
  };
  // Once there, staying is no motion: what was read keeps its place.
  const handleArrival = () => {
    behavior = "instant";
  };
  // Observing calls back once at once, which is the first step of the way.
  const growth = new ResizeObserver(go);
  const ended = new AbortController();
  letGo = () => {
    growth.disconnect();
    ended.abort();
    letGo = null;
  };
  growth.observe(document.getElementById("main") ?? document.body);
  addEventListener("scrollend", handleArrival, { signal: ended.signal });
  for (const move of OWN_MOVES) {
    addEventListener(move, letGo, { signal: ended.signal, passive: true });
  }
}
