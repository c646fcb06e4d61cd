type Size = { width: number; height: number };
type Box = { left: number; right: number; top: number; bottom: number };

/** Distance to the trigger, and at least this much to the screen's edge. In pixels. */
const GAP_PX = 6;
const MARGIN_PX = 8;

/**
 * Where a popup goes that belongs to a trigger: under it, or above where there is more room; its edge
 * on the trigger's start or end edge, pushed back onto the screen. All in pixels of the viewport.
 */
export function placePopup(
  trigger: Box,
  popup: Size,
  screen: Size,
  align: "left" | "right",
): { left: number; top: number; maxHeight: number } {
  const roomBelow = screen.height - trigger.bottom - GAP_PX - MARGIN_PX;
  const roomAbove = trigger.top - GAP_PX - MARGIN_PX;
  const isAbove = popup.height > roomBelow && roomAbove > roomBelow;
  const maxHeight = Math.max(0, isAbove ? roomAbove : roomBelow);
  const height = Math.min(popup.height, maxHeight);
  const wanted = align === "left" ? trigger.left : trigger.right - popup.width;
  const last = screen.width - popup.width - MARGIN_PX;
  return {
    left: Math.max(MARGIN_PX, Math.min(wanted, last)),
    top: isAbove ? trigger.top - GAP_PX - height : trigger.bottom + GAP_PX,
    maxHeight,
  };
}
