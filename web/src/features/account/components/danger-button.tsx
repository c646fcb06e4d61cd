import type { ComponentProps } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";

/** The button that takes something away for good. */
export function DangerButton({ className, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button
      {...rest}
      className={classNames(
        "enabled:not-aria-disabled:border-transparent enabled:not-aria-disabled:bg-red-ink enabled:not-aria-disabled:text-panel enabled:not-aria-disabled:hover:bg-red-ink enabled:not-aria-disabled:hover:underline",
        className,
      )}
    />
  );
}
