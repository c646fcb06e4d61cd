/**
 * Has the screen that comes to wait in `place` laid out once, while it is out of sight. React takes it
 * out of the layout with an inline `display`; its place hides it with `content-visibility` instead, which
 * keeps what was laid out. Styles and letters are two thirds of the work of showing a screen. React hides
 * the screen anew when it draws a part of it anew. Calls back when it is laid out; returns how to end it.
 */
export function layOutAhead(place: HTMLElement, onLaidOut: () => void): () => void {
  let screen: Element | null = null;
  const observer = new MutationObserver(() => {
    if (screen !== place.firstElementChild) {
      screen = place.firstElementChild;
      if (screen) observer.observe(screen, { attributeFilter: ["style"] });
    }
    if (!(screen instanceof HTMLElement) || screen.style.display !== "none") return;
    layOut(place, screen);
    onLaidOut();
  });
  observer.observe(place, { childList: true });
  return () => observer.disconnect();
}

/** Nothing is painted in between: it is hidden again before the frame ends. */
function layOut(place: HTMLElement, screen: HTMLElement): void {
  screen.style.removeProperty("display");
  place.style.setProperty("content-visibility", "visible");
  void place.offsetHeight;
  place.style.removeProperty("content-visibility");
}
