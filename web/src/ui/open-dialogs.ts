/**
 * The modal dialogs that are open, the topmost last. Whatever must stay in reach above a modal
 * (a toast) has to live inside it, because the browser makes everything else inert.
 */
let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Announces an open modal; the answer takes it back. */
export function announceDialog(dialog: HTMLDialogElement): () => void {
  change([...dialogs, dialog]);
  return () => change(dialogs.filter((other) => other !== dialog));
}

export function topDialog(): HTMLDialogElement | null {
  return dialogs.at(-1) ?? null;
}

export function watchDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly HTMLDialogElement[]) {
  dialogs = next;
  for (const listener of listeners) listener();
}
