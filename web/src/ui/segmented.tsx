import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { SEGMENT_CLASS, SEGMENTS_CLASS } from "./segment-class.ts";

type SegmentedProps<Value extends string> = {
  /** Name of the group. */
  label: string;
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode; isDisabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  /** A hand or the focus has come near: what a choice needs may be fetched. */
  onExpected?: (() => void) | undefined;
  className?: string | undefined;
};

/** A few choices of which one holds, all in view. For more than four take a `Select`. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  onExpected,
  className,
}: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
    <div
      role="group"
      aria-label={label}
      className={classNames(SEGMENTS_CLASS, className)}
      onPointerEnter={onExpected}
      onFocus={onExpected}
      onTouchStart={onExpected}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={option.isDisabled}
          onClick={() => onChange(option.value)}
          className={SEGMENT_CLASS}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  );
}
