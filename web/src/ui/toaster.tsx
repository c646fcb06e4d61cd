import * as RadixToast from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { buttonClass } from "./button-class.ts";
import { Icon } from "./icon.tsx";
import { topDialog, watchDialogs } from "./open-dialogs.ts";
import { currentToasts, dismissToast, type ToastVariant, watchToasts } from "./toast-store.ts";

type ToasterProps = {
  /** Name of the region; `{hotkey}` becomes F8. */
  regionLabel: string;
  /** What a screen reader puts before each toast. */
  toastLabel: string;
  closeLabel: string;
};

/** To the right in right-to-left pages too. Specification 1, section 9. */
const SWIPE_THRESHOLD_PX = 50;

const ICONS = { default: Info, success: CircleCheck, destructive: CircleAlert };
const ICON_TONES: Record<ToastVariant, string> = {
  default: "text-lagoon",
  success: "text-lagoon",
  destructive: "text-red",
};

const ON_PAGE =
  "tablet:start-auto tablet:end-0 tablet:top-auto tablet:bottom-0 tablet:p-6 tablet:max-desktop:[body:has([data-dock])_&]:bottom-[68px]";
const IN_DIALOG = "tablet:mx-auto";

/**
 * Shows what `showToast` was given; one on the page. At the head of a phone, where it covers no
 * button of a sheet, and at the foot of larger screens, on tablets above what is docked there
 * (`data-dock`). Above a modal it moves into it, to stay in reach, and to its head, off the buttons at its foot.
 */
export function Toaster({ regionLabel, toastLabel, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, currentToasts);
  const dialog = useSyncExternalStore(watchDialogs, topDialog, () => null);
  const home = dialog ?? document.body;

  return (
    <RadixToast.Provider
      label={toastLabel}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      announcerContainer={home}
    >
      {toasts.map((toast) => (
        <RadixToast.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
          duration={toast.durationMs}
          type={toast.variant === "destructive" ? "foreground" : "background"}
          className="pointer-events-auto grid w-full grid-cols-[auto_1fr_auto] items-start gap-x-3.5 rounded-[16px] border border-seam bg-raised py-4 ps-[18px] pe-3 text-ink shadow-lift-2 transition-[opacity,translate] duration-[240ms] ease-out data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0 data-[swipe=move]:transition-none starting:translate-y-3 starting:opacity-0"
        >
          <Icon of={ICONS[toast.variant]} className={`mt-0.5 ${ICON_TONES[toast.variant]}`} />
          <div className="min-w-0">
            <RadixToast.Title className="font-semibold text-label">{toast.title}</RadixToast.Title>
            {toast.description && (
              <RadixToast.Description className="text-ink-2 text-small">
                {toast.description}
              </RadixToast.Description>
            )}
            {toast.action && (
              <RadixToast.Action
                altText={toast.action.altText}
                onClick={toast.action.onSelect}
                className={buttonClass("line", "normal", "mt-2.5 bg-transparent text-small")}
              >
                {toast.action.label}
              </RadixToast.Action>
            )}
          </div>
          <RadixToast.Close
            aria-label={closeLabel}
            className={buttonClass("quiet", "icon", "-my-2 text-ink-2")}
          >
            <Icon of={X} size={18} />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      {createPortal(
        <RadixToast.Viewport
          label={regionLabel}
          hotkey={["F8"]}
          className={`pointer-events-none fixed inset-x-0 top-0 z-50 m-0 flex flex-col gap-2 p-4 outline-none print:hidden tablet:w-full tablet:max-w-[420px] ${dialog ? IN_DIALOG : ON_PAGE}`}
        />,
        home,
      )}
    </RadixToast.Provider>
  );
}
