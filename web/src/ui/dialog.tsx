import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { whenPainted } from "../lib/prefetch.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { announceDialog } from "./open-dialogs.ts";
import { closeModal, HAS_FIRST_STEP, isBecomingModal, makeModal, showAbove } from "./open-modal.ts";
import "./dialog.css";

type DialogProps = {
  isOpen: boolean;
  /** Asked for by the close button, Escape, or the backdrop where that is allowed. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** Buttons, the primary one last; they stay in view while the content scrolls. */
  footer?: ReactNode;
  /** Widest on a large screen: `normal` 520 px, `wide` 760 px. On phones it is a sheet at the foot. */
  width?: "normal" | "wide";
  /** True where nothing typed can be lost. */
  closesOnBackdrop?: boolean;
  /**
   * Mark the control to begin with by `data-autofocus`; otherwise the title takes the focus, until a
   * marked control arrives with what is being loaded.
   */
  children?: ReactNode;
  className?: string | undefined;
  /** Look of the part between title and footer, which scrolls. */
  bodyClassName?: string | undefined;
  /** Fixed height in CSS pixels, for a sheet that has to stay clear of a phone's keyboard. */
  heightPx?: number | null;
};

/** A modal in the platform's own `<dialog>`. The focus comes back to where it was. */
export function Dialog(props: DialogProps) {
  // Mounted only while open: what is inside begins anew each time.
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  description,
  closeLabel,
  footer,
  width = "normal",
  closesOnBackdrop = false,
  children,
  className,
  bodyClassName,
  heightPx = null,
}: DialogProps) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Two steps: the page is dimmed at once; content, and the inertness of the page behind, for which the
  // browser styles all of that page anew, come when this has been painted.
  const [isWhole, setIsWhole] = useState(!HAS_FIRST_STEP);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const opener = document.activeElement;
    if (HAS_FIRST_STEP) showAbove(dialog, heading.current);
    const stop = whenPainted(() => setIsWhole(true));
    return () => {
      stop();
      closeModal(dialog, opener);
    };
  }, []);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (isWhole && dialog && !dialog.open) makeModal(dialog, heading.current);
  }, [isWhole]);

  // After each drawing: the control may come later than the dialog. A focus that was moved stays.
  useLayoutEffect(() => {
    if (document.activeElement !== heading.current) return;
    element.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  });

  useEffect(() => (element.current ? announceDialog(element.current) : undefined), []);

  return (
    <dialog
      ref={element}
      aria-labelledby={`${id}t`}
      aria-describedby={description ? `${id}d` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && isBecomingModal(event.currentTarget)) onClose();
      }}
      // The browser may close it by itself at a second Escape; the caller must know.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => closesOnBackdrop && event.target === event.currentTarget && onClose()}
      style={heightPx === null ? undefined : { height: heightPx }}
      className={classNames(
        "mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-full overflow-hidden rounded-t-big border border-seam bg-panel p-0 text-ink shadow-lift-2 transition-[opacity,translate] duration-[240ms] ease-out backdrop:bg-[rgb(8_20_27/.55)] open:flex open:flex-col low:overflow-y-auto low:open:block [&[popover]]:translate-y-4 [&[popover]]:opacity-0 tablet:m-auto tablet:max-h-[min(86dvh,860px)] tablet:w-[calc(100%-48px)] tablet:rounded-big print:hidden!",
        width === "wide" ? "tablet:max-w-[760px]" : "tablet:max-w-[520px]",
        className,
      )}
    >
      <div className="flex items-start gap-4 px-5 pt-5 pb-3 tablet:px-7 tablet:pt-6">
        <div className="min-w-0 flex-1">
          <h2 ref={heading} id={`${id}t`} tabIndex={-1} className="text-h2 outline-none">
            {title}
          </h2>
          {description && (
            <p id={`${id}d`} className="mt-1 text-ink-2">
              {description}
            </p>
          )}
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={closeLabel}
          onClick={onClose}
          className="-me-2.5 -mt-2 text-ink-2"
        >
          <Icon of={X} />
        </Button>
      </div>
      <div
        className={classNames(
          "min-h-0 flex-1 overflow-y-auto low:overflow-visible overscroll-contain px-5 pt-1 pb-5 tablet:px-7 tablet:pb-6",
          bodyClassName,
        )}
      >
        {isWhole && children}
      </div>
      {isWhole && footer && (
        <div className="flex flex-col-reverse gap-3 border-seam border-t px-5 pt-4 pb-[calc(16px+env(safe-area-inset-bottom))] tablet:flex-row tablet:justify-end tablet:px-7">
          {footer}
        </div>
      )}
    </dialog>
  );
}
