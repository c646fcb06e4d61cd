import type { ReactNode } from "react";

export type ToastVariant = "default" | "success" | "destructive";

export type NewToast = {
  title: ReactNode;
  description?: ReactNode;
  variant?: ToastVariant;
  /** How long it stays, in milliseconds. */
  durationMs?: number;
  /** One button; `altText` says how to get the same elsewhere, for those who cannot reach it in time. */
  action?: { label: string; altText: string; onSelect: () => void };
};

export type Toast = NewToast & {
  id: number;
  durationMs: number;
  variant: ToastVariant;
  isOpen: boolean;
};

/** Specification 1, section 9: one visible at a time, 5000 ms, a dismissed one is removed after 1,000,000 ms. */
const TOAST_LIMIT = 1;
const TOAST_DURATION_MS = 5000;
const TOAST_REMOVAL_MS = 1_000_000;

export type ToastEvent =
  | { type: "shown"; toast: Toast }
  | { type: "dismissed"; id: number }
  | { type: "removed"; id: number };

/** The newest comes first; what is beyond the limit gives way to it. */
export function reduceToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case "shown":
      return [event.toast, ...toasts].slice(0, TOAST_LIMIT);
    case "dismissed":
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, isOpen: false } : toast));
    case "removed":
      return toasts.filter((toast) => toast.id !== event.id);
  }
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function happen(event: ToastEvent) {
  toasts = reduceToasts(toasts, event);
  for (const listener of listeners) listener();
}

/** Shows a toast from anywhere, React or not; the answer dismisses it. */
export function showToast(toast: NewToast): () => void {
  lastId += 1;
  const id = lastId;
  happen({
    type: "shown",
    toast: { variant: "default", durationMs: TOAST_DURATION_MS, ...toast, id, isOpen: true },
  });
  return () => dismissToast(id);
}

/** Closes it now; its memory is let go much later, so that it can leave in its own time. */
export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
  happen({ type: "dismissed", id });
  setTimeout(() => happen({ type: "removed", id }), TOAST_REMOVAL_MS);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
