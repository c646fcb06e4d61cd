import { whenPainted } from "../lib/prefetch.ts";

/** Whether a dialog can be shown above everything without being modal yet. */
export const HAS_FIRST_STEP =
  typeof HTMLElement !== "undefined" && "showPopover" in HTMLElement.prototype;

/** The first step: above everything, the page dimmed, nothing inert yet. */
export function showAbove(dialog: HTMLDialogElement, first: HTMLElement | null): void {
  dialog.popover = "manual";
  openAt(first, () => dialog.showPopover());
}

/** True between the two steps, where the browser itself does not yet close the dialog at Escape. */
export function isBecomingModal(dialog: HTMLDialogElement): boolean {
  return dialog.popover === "manual";
}

/** The second step. A focus within the dialog stays, any other goes to `first`. */
export function makeModal(dialog: HTMLDialogElement, first: HTMLElement | null): void {
  const focused = document.activeElement;
  if (isBecomingModal(dialog)) {
    dialog.hidePopover();
    dialog.popover = null;
  }
  const isWithin = focused instanceof HTMLElement && dialog.contains(focused);
  openAt(isWithin ? focused : first, () => dialog.showModal());
}

/** The browser would go to the first control on its way, and a screen reader would say it. */
function openAt(place: HTMLElement | null, open: () => void) {
  if (place) place.autofocus = true;
  open();
  if (place) place.autofocus = false;
  // Browsers that do not look for the mark on what is no control.
  place?.focus();
}

/**
 * Closes it, again in two steps: gone from sight at once, while a stand-in without size keeps the page inert until
 * that has been painted. Then the focus goes back to where it was, unless somebody has taken it.
 */
export function closeModal(dialog: HTMLDialogElement, opener: Element | null): void {
  if (!dialog.open || !HAS_FIRST_STEP) {
    if (dialog.open) dialog.close();
    giveFocusTo(opener);
    return;
  }
  const standIn = document.createElement("dialog");
  standIn.className = "stand-in";
  standIn.ariaHidden = "true";
  document.body.append(standIn);
  standIn.showModal();
  dialog.close();
  whenPainted(() => {
    standIn.remove();
    if (document.activeElement === document.body) giveFocusTo(opener);
  });
}

function giveFocusTo(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}
