import type { CockpitComponent } from "content/cockpit/schema";
import { classNames } from "../../../ui/class-names.ts";
import { CATEGORY_LOOK } from "../category-look.ts";
import { numberOf } from "../model.ts";

/** A part's number in its category's colour, as in its point on the drawing. */
export function NumberMark({ part, className }: { part: CockpitComponent; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        "tabular grid h-7 w-[1.375rem] shrink-0 place-items-center rounded-window font-semibold text-icon",
        CATEGORY_LOOK[part.category],
        className,
      )}
    >
      {numberOf(part)}
    </span>
  );
}
