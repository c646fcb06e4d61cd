import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "line" | "quiet";
export type ButtonSize = "normal" | "big" | "icon";

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-control border-[1.5px] text-center font-semibold leading-[1.3] transition-colors duration-[120ms] disabled:cursor-not-allowed disabled:border-transparent disabled:bg-well disabled:text-ink-2 aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-well aria-disabled:text-ink-2";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-lagoon text-on-lagoon hover:bg-lagoon-hover",
  line: "border-edge bg-panel text-ink hover:border-ink-2 hover:bg-well",
  quiet: "border-transparent text-lagoon-ink hover:bg-well",
};

function sizeClass(size: ButtonSize, variant: ButtonVariant): string {
  if (size === "icon") return "h-11 w-11 shrink-0 p-0";
  if (size === "big") return `min-h-[52px] py-[11px] ${variant === "quiet" ? "px-4" : "px-6"}`;
  return `min-h-11 py-[9px] text-[0.9375rem] ${variant === "quiet" ? "px-3" : "px-[18px]"}`;
}

/** The look of a button, for a link that should look like one. One primary per view. */
export function buttonClass(
  variant: ButtonVariant = "line",
  size: ButtonSize = "normal",
  className?: string,
): string {
  return classNames(BASE, VARIANTS[variant], sizeClass(size, variant), className);
}
