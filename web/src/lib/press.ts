let isPressed = false;
addEventListener("pointerdown", () => (isPressed = true), true);
for (const end of ["pointerup", "pointercancel"])
  addEventListener(end, () => (isPressed = false), true);

/**
 * Calls back when the press that is under way has been let go; at once where there is none. For what a field does when it is
 * left: a page that moves between press and release takes the click away from what was pressed.
 */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const ended = new AbortController();
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(
      end,
      () => {
        ended.abort();
        work();
      },
      { capture: true, signal: ended.signal },
    );
}
