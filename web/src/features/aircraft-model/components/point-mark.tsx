import type { ModelAnnotation } from "content/aircraft-models/schema";
import { classNames } from "../../../ui/class-names.ts";

/** Red for slides, blue for all else (specification 2, section 2.11). */
const toneOf = ({ slideType }: ModelAnnotation) =>
  slideType
    ? "bg-[#c8322f] text-white night:bg-[#ef6a63] night:text-[#2a0605]"
    : "bg-[#1f64b4] text-white night:bg-[#6aa8ee] night:text-[#04203f]";

interface PointMarkProps {
  point: ModelAnnotation;
  number: number;
  className?: string;
}

/** A point's number in the shape of a window. */
export function PointMark({ point, number, className }: PointMarkProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        "tabular grid h-7 w-[1.375rem] shrink-0 place-items-center rounded-window font-semibold text-icon",
        toneOf(point),
        className,
      )}
    >
      {number}
    </span>
  );
}
