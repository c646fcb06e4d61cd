import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldContext } from "./field-context.ts";
import { Icon } from "./icon.tsx";

type FieldProps = {
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place makes it plain (a search box). */
  isLabelHidden?: boolean;
  /** One sentence under the label, said with the control. */
  hint?: ReactNode;
  /** The sentence that says what is wrong; its presence marks the control invalid. */
  error?: ReactNode;
  /** How much room is left, at the end of the last line: "312 of 5,000". */
  counter?: ReactNode;
  /** Shows the counter as an error when the limit is passed. */
  isOverLimit?: boolean;
  isRequired?: boolean;
  /** One `TextInput`, `TextArea` or `Select`: it takes its id and descriptions from here. */
  children: ReactNode;
  className?: string | undefined;
};

/** A labelled control with its hint, its error and its counter wired for screen readers. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  counter,
  isOverLimit = false,
  isRequired,
  children,
  className,
}: FieldProps) {
  const id = useId();
  const described = [error && `${id}e`, hint && `${id}h`, counter && `${id}c`].filter(Boolean);
  return (
    <FieldContext
      value={{
        id,
        "aria-describedby": described.join(" ") || undefined,
        "aria-invalid": error || isOverLimit ? true : undefined,
        required: isRequired,
      }}
    >
      <div className={className}>
        <label
          htmlFor={id}
          className={isLabelHidden ? "sr-only" : "mb-1.5 block font-semibold text-label"}
        >
          {label}
        </label>
        {hint && (
          <p id={`${id}h`} className="-mt-1 mb-2 text-ink-2 text-small">
            {hint}
          </p>
        )}
        {children}
        {(error || counter) && (
          <div className="mt-1.5 flex items-start justify-between gap-4">
            {error && (
              <p id={`${id}e`} className="flex items-start gap-1.5 text-red-ink text-small">
                <Icon of={CircleAlert} size={16} className="mt-0.5" />
                <span>{error}</span>
              </p>
            )}
            {counter && (
              <p
                id={`${id}c`}
                className={classNames(
                  "tabular ms-auto shrink-0 text-small",
                  isOverLimit ? "font-semibold text-red-ink" : "text-ink-2",
                )}
              >
                {counter}
              </p>
            )}
          </div>
        )}
      </div>
    </FieldContext>
  );
}
