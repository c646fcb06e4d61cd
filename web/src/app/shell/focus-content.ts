/** What a reader hears first of a new screen: its heading, where one is in sight. */
function headingOf(main: HTMLElement): HTMLElement | undefined {
  // Screens drawn ahead, and the one just left, stand hidden beside it.
  return [...main.querySelectorAll("h1")].find((heading) => !heading.closest("[aria-hidden]"));
}

/** Brings the focus to what takes none by itself. */
export function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.style.outline = "none";
  }
  element.focus({ preventScroll: true });
}

/**
 * Brings the focus to the heading of a new screen, or to the screen itself until its heading has arrived. A focus that
 * the screen or the person has moved meanwhile stays. Answers how to stop waiting.
 */
export function focusContent(main: HTMLElement): () => void {
  const heading = headingOf(main);
  focusOn(heading ?? main);
  if (heading) return () => {};
  const watcher = new MutationObserver(() => {
    const arrived = headingOf(main);
    if (document.activeElement !== main) return watcher.disconnect();
    if (!arrived) return;
    watcher.disconnect();
    focusOn(arrived);
  });
  watcher.observe(main, { childList: true, subtree: true });
  return () => watcher.disconnect();
}
