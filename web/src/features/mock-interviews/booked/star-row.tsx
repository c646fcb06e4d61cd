import { Star } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";

export const STARS = [1, 2, 3, 4, 5] as const;

/** Stars as far as they were given. Decoration: the words stand beside it. */
export function StarRow({ stars }: { stars: number }) {
  return (
    <span aria-hidden className="inline-flex gap-0.5 text-lagoon">
      {STARS.map((star) => (
        <Icon
          key={star}
          of={Star}
          size={16}
          className={classNames(star <= stars ? "fill-current" : "text-edge")}
        />
      ))}
    </span>
  );
}
