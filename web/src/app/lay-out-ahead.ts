/**
 * Has each screen that comes to wait in `stage` laid out once, while it is out of sight. React takes it
 * out of the layout with an inline `display`; its place hides it with `content-visibility` instead, which
 * keeps what was laid out. Styles and letters are two thirds of the work of showing a screen. Returns how
 * to end it.
 */
export function layOutAhead(stage: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.style.display === "none") layOut(node);
  });
  observer.observe(stage, { childList: true });
  return () => observer.disconnect();
}

/** Nothing is painted in between: it is hidden again before the frame ends. */
function layOut(screen: HTMLElement): void {
  screen.style.removeProperty("display");
  screen.style.setProperty("content-visibility", "visible");
  void screen.offsetHeight;
  screen.style.removeProperty("content-visibility");
}
