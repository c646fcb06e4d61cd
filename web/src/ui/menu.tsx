import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { nextItem } from "./menu-keys.ts";
import { placePopup } from "./place-popup.ts";

type MenuProps = {
  /** What the button shows. */
  trigger: ReactNode;
  /** Name of the button and of its menu. Words that the button shows must be part of it. */
  label: string;
  /** The edge of the button that the menu keeps to. */
  align?: "start" | "end";
  /** The button's look; `buttonClass` gives one. */
  triggerClassName?: string | undefined;
  /** `MenuSection`s, `MenuItem`s, or links with `role="menuitem"` and `menuItemClass`. */
  children: ReactNode;
  className?: string | undefined;
};

const ITEM = '[role^="menuitem"]:not([aria-disabled="true"])';

/**
 * A button that opens a menu. Arrows, Home, End and first letters move; Enter and Space choose;
 * Escape, Tab and a press elsewhere close; the focus returns to the button. Choosing closes, except
 * inside an element with `data-keeps-open`.
 */
export function Menu({
  trigger,
  label,
  align = "start",
  triggerClassName,
  children,
  className,
}: MenuProps) {
  const id = useId();
  const [opening, setOpening] = useState<"first" | "last" | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const isOpen = opening !== null;

  const close = () => {
    setOpening(null);
    button.current?.focus();
  };

  useLayoutEffect(() => {
    const menu = popup.current;
    const opener = button.current;
    if (!menu || !opener || opening === null) return;
    // The top layer: no rail or panel can cut the menu off. Old browsers keep it in the page.
    if ("showPopover" in menu) {
      menu.popover = "manual";
      menu.showPopover();
    }
    const place = () => placeUnder(menu, opener, align);
    place();
    findItems(menu)
      .at(opening === "first" ? 0 : -1)
      ?.focus({ preventScroll: true });

    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target)) return;
      setOpening(null);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
    };
  }, [opening, align]);

  function handleButtonKey(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpening(event.key === "ArrowDown" ? "first" : "last");
  }

  function handleMenuKey(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.key === "Tab") return close();
    const all = findItems(popup.current);
    const names = all.map((item) => item.textContent ?? "");
    const next = nextItem(event.key, all.indexOf(document.activeElement as HTMLElement), names);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  }

  function handleChoice(event: React.MouseEvent) {
    const target = event.target as Element;
    if (target.closest(ITEM) && !target.closest("[data-keeps-open]")) close();
  }

  return (
    <div ref={root} className={classNames("relative", className)}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}m` : undefined}
        onClick={() => setOpening(isOpen ? null : "first")}
        onKeyDown={handleButtonKey}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          ref={popup}
          id={`${id}m`}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={handleMenuKey}
          onClick={handleChoice}
          className="fixed z-40 m-0 w-max min-w-[min(13rem,calc(100vw-16px))] max-w-[min(22.5rem,calc(100vw-16px))] overflow-y-auto overscroll-contain rounded-[16px] border border-seam bg-raised p-2 text-ink shadow-lift-2 transition-opacity duration-[120ms] [inset:auto] starting:opacity-0"
        >
          {children}
        </div>
      )}
    </div>
  );
}

function findItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
}

function placeUnder(menu: HTMLElement, opener: HTMLElement, align: "start" | "end") {
  const isRtl = getComputedStyle(menu).direction === "rtl";
  const place = placePopup(
    opener.getBoundingClientRect(),
    { width: menu.offsetWidth, height: menu.scrollHeight },
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    (align === "start") === isRtl ? "right" : "left",
  );
  menu.style.left = `${place.left}px`;
  menu.style.top = `${place.top}px`;
  menu.style.maxHeight = `${place.maxHeight}px`;
}
