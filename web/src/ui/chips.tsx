import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type ChipsProps<Value extends string> = {
  /** Name of the group. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** On phones the row scrolls sideways to the screen's edge; false lets it wrap there too. */
  scrollsOnPhone?: boolean;
  className?: string | undefined;
};

/** Filters of which one holds: "All", then the kinds. */
export function Chips<Value extends string>({
  label,
  options,
  value,
  onChange,
  scrollsOnPhone = true,
  className,
}: ChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
    <div
      role="group"
      aria-label={label}
      className={classNames(
        "flex gap-2",
        scrollsOnPhone
          ? "max-tablet:-mx-5 max-tablet:-my-1.5 max-tablet:overflow-x-auto max-tablet:px-5 max-tablet:py-1.5 max-tablet:[scrollbar-width:none] tablet:flex-wrap"
          : "flex-wrap",
        className,
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-11 whitespace-nowrap rounded-full border-[1.5px] border-seam px-4 font-medium text-ink-2 text-label transition-colors duration-[120ms] hover:border-edge hover:text-ink aria-pressed:border-lagoon aria-pressed:bg-lagoon-soft aria-pressed:font-semibold aria-pressed:text-lagoon-ink"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
