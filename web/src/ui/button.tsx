import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  /** `icon` is a 44 px square: give it an `aria-label`. */
  size?: ButtonSize;
  /**
   * While true the button keeps its place and its focus, does nothing, and says so (`aria-disabled`);
   * change the words too ("Saving…").
   */
  isPending?: boolean;
};

/** A button that does something here; for going elsewhere use a link with `buttonClass`. */
export function Button({
  variant = "line",
  size = "normal",
  isPending = false,
  className,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // A pending submit button must not send the form a second time.
      type={isPending ? "button" : type}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onClick}
      className={buttonClass(variant, size, className)}
    />
  );
}
