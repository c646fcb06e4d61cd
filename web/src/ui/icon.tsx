import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names.ts";

type IconProps = {
  /** The drawing, imported by name from "lucide-react". */
  of: LucideIcon;
  /** Side in pixels at the usual text size, with which it grows: 18 beside text, 20 in controls, 24 alone. */
  size?: number;
  /** True for arrows that mean "forward" or "back": they turn round in right-to-left languages. */
  isDirectional?: boolean;
  className?: string | undefined;
};

const USUAL_TEXT_PX = 16;

/** A Lucide drawing in the house stroke. Always decoration: the words beside it carry the meaning. */
export function Icon({ of: Drawing, size = 20, isDirectional = false, className }: IconProps) {
  return (
    <Drawing
      size={`${size / USUAL_TEXT_PX}rem`}
      strokeWidth={1.75}
      aria-hidden
      className={classNames("block shrink-0", isDirectional && "rtl:-scale-x-100", className)}
    />
  );
}
