import { earlyForm } from "../../lib/early-deeds.ts";
import { EMPTY_FORM, type SignInForm } from "./model.ts";

/** What was typed into the form that stood here before its scripts came; blank where there was none. */
export function typedEarly(): SignInForm {
  const stand = earlyForm();
  if (!stand) return EMPTY_FORM;
  const typed = new FormData(stand);
  const textOf = (name: keyof SignInForm) => String(typed.get(name) ?? "");
  return { name: textOf("name"), email: textOf("email"), airline: textOf("airline") };
}

/**
 * Puts this form where the other one stood: the same field has the focus, and what was pressed or sent
 * there is done here. Both come from one component, so that their controls stand in the same order.
 * False where no form stood in, or nothing in it had the focus.
 */
export function takeOver(form: HTMLFormElement): boolean {
  const stand = earlyForm();
  if (!stand) return false;
  const controls = [...stand.elements];
  const focused = controls.indexOf(document.activeElement ?? stand);
  const pressed = controls.indexOf(window.early?.pressed ?? stand);
  const from = controls[focused];
  const to = form.elements[focused];

  document.getElementById("early")?.remove();
  delete document.documentElement.dataset["early"];
  if (to instanceof HTMLElement) to.focus();
  // Only plain text knows a place in it; an e-mail field throws.
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && to.type === "text")
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
  const button = form.elements[pressed];
  if (window.early?.isSent) form.requestSubmit();
  else if (button instanceof HTMLButtonElement) button.click();
  return to !== undefined;
}
