import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS } from "./control-class.ts";
import { useFieldControl } from "./field-context.ts";
import { Icon } from "./icon.tsx";

/** The device's own list behind our own frame: `option`s are the children. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  const control = useFieldControl();
  return (
    <span className={classNames("relative block", className)}>
      <select {...control} {...rest} className={classNames(CONTROL_CLASS, "appearance-none pe-11")}>
        {children}
      </select>
      <Icon
        of={ChevronDown}
        size={18}
        className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-ink-2"
      />
    </span>
  );
}
