import { type ReactNode, useId } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";

type ChoiceProps = {
  label: ReactNode;
  /** One sentence on what it changes. */
  sentence?: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

/** A box to tick, with what it means. */
export function Choice({ label, sentence, isChecked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        className="font-semibold text-label"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={sentence ? id : undefined}
      >
        {label}
      </Checkbox>
      {sentence && (
        <p id={id} className="-mt-1.5 ps-8.5 text-ink-2 text-small">
          {sentence}
        </p>
      )}
    </div>
  );
}
