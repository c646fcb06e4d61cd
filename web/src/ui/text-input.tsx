import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS } from "./control-class.ts";
import { useFieldControl } from "./field-context.ts";

/** One line of text. Inside a `Field` it needs no id, no label and no wiring of its own. */
export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  const control = useFieldControl();
  return <input {...control} {...rest} className={classNames(CONTROL_CLASS, className)} />;
}
