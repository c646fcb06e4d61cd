import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** A box to tick with the words that say what for, as children. `className` is the label's. */
export function Checkbox({ children, className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <label className={classNames("flex min-h-11 cursor-pointer items-center gap-3", className)}>
      <span className="relative grid size-5.5 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-[7px] border-[1.5px] border-edge bg-panel transition-colors duration-[120ms] checked:border-lagoon checked:bg-lagoon not-checked:hover:border-ink-2 focus-visible:rounded-[7px]"
        />
        <Icon
          of={Check}
          size={16}
          className="pointer-events-none invisible relative text-on-lagoon peer-checked:visible"
        />
      </span>
      {children}
    </label>
  );
}
