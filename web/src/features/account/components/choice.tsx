import { type ReactNode, useId } from "react";

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
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold text-label">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={sentence ? id : undefined}
          className="size-5 shrink-0 accent-lagoon"
        />
        {label}
      </label>
      {sentence && (
        <p id={id} className="-mt-1.5 ps-8 text-ink-2 text-small">
          {sentence}
        </p>
      )}
    </div>
  );
}
