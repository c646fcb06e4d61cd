import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type ToggleChipsProps<Value extends string> = {
  /** Id of the element that names the group. */
  labelledBy: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** Those that are on. */
  values: readonly Value[];
  onToggle: (value: Value) => void;
};

/** Tags of which any number may hold; a tick says which do, not the colour alone. */
export function ToggleChips<Value extends string>({
  labelledBy,
  options,
  values,
  onToggle,
}: ToggleChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
    <div role="group" aria-labelledby={labelledBy} className="flex flex-wrap gap-2">
      {options.map(({ value, label }) => {
        const isOn = values.includes(value);
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isOn}
            onClick={() => onToggle(value)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-[22px] border-[1.5px] border-seam px-3.5 py-1.5 text-start font-medium text-ink-2 text-small leading-snug transition-colors duration-[120ms] hover:border-edge hover:text-ink aria-pressed:border-lagoon aria-pressed:bg-lagoon-soft aria-pressed:text-lagoon-ink"
          >
            {isOn && <Icon of={Check} size={16} />}
            {label}
          </button>
        );
      })}
    </div>
  );
}
