import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "line" | "quiet";
export type ButtonSize = "normal" | "big" | "icon";

// `[:where(&)]:` has no weight, so that a class given from outside wins whatever its place in the sheet.
const BASE =
  "inline-flex items-center justify-center gap-2 rounded-control border-[1.5px] text-center [:where(&)]:font-semibold leading-[1.3] transition-colors duration-[120ms] disabled:cursor-not-allowed disabled:border-transparent disabled:bg-well disabled:text-ink-2 aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-well aria-disabled:text-ink-2";

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    "border-transparent [:where(&)]:bg-lagoon [:where(&)]:text-on-lagoon hover:bg-lagoon-hover",
  line: "border-edge [:where(&)]:bg-panel [:where(&)]:text-ink hover:border-ink-2 hover:bg-well",
  quiet: "border-transparent [:where(&)]:text-lagoon-ink hover:bg-well",
};

function sizeClass(size: ButtonSize, variant: ButtonVariant): string {
  if (size === "icon") return "h-11 w-11 shrink-0 p-0";
  if (size === "big")
    return `min-h-[52px] py-[11px] ${variant === "quiet" ? "[:where(&)]:px-4" : "[:where(&)]:px-6"}`;
  return `min-h-11 py-[9px] [:where(&)]:text-[0.9375rem] ${variant === "quiet" ? "[:where(&)]:px-3" : "[:where(&)]:px-[18px]"}`;
}

/** The look of a button, for a link that should look like one. One primary per view. */
export function buttonClass(
  variant: ButtonVariant = "line",
  size: ButtonSize = "normal",
  className?: string,
): string {
  return classNames(BASE, VARIANTS[variant], sizeClass(size, variant), className);
}
