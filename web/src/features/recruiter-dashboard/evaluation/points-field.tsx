import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { afterPress } from "../../../lib/press.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { POINT_MAX_CHARACTERS, POINTS_MAX, withPoint } from "./model.ts";

interface PointsFieldProps {
  label: string;
  hint: string;
  points: readonly string[];
  /** What recruiters often write, to be picked. */
  suggestions: readonly string[];
  error: string | undefined;
  onChange: (points: string[]) => void;
}

/** A list of short points: typed and Enter, or picked; each a chip that can be taken away. What is left in the box counts. */
export function PointsField({
  label,
  hint,
  points,
  suggestions,
  error,
  onChange,
}: PointsFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const isFull = points.length >= POINTS_MAX;
  const offered = suggestions.filter((one) => !points.includes(one));
  const add = (point: string) => {
    const next = withPoint(points, point);
    if (next.length > points.length) onChange(next);
    setTyped("");
  };
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        <div className="flex gap-2">
          <PointInput
            value={typed}
            isDisabled={isFull}
            onChange={setTyped}
            onAdd={() => add(typed)}
          />
          <Button
            aria-label={t("recruiter.form.addTo", { list: label })}
            size="icon"
            className="h-auto! self-stretch"
            onClick={() => add(typed)}
          >
            <Icon of={Plus} />
          </Button>
        </div>
      </Field>
      {points.length > 0 && (
        <ul className="mt-2.5 flex flex-wrap gap-2" aria-label={label}>
          {points.map((point) => (
            <li
              key={point}
              className="inline-flex max-w-full items-center rounded-[22px] bg-lagoon-soft ps-3.5 font-medium text-lagoon-ink text-small"
            >
              <span dir="auto" className="min-w-0 break-words py-1.5">
                {point}
              </span>
              <button
                type="button"
                aria-label={t("recruiter.form.remove", { point })}
                onClick={() => onChange(points.filter((one) => one !== point))}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-panel"
              >
                <Icon of={X} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && !isFull && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              onClick={() => add(one)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-[22px] border-[1.5px] border-seam border-dashed px-3 py-1 text-start text-ink-2 text-small hover:border-edge hover:text-ink"
            >
              <Icon of={Plus} size={16} />
              {one}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface PointInputProps {
  value: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
  onAdd: () => void;
}

function PointInput({ value, isDisabled, onChange, onAdd }: PointInputProps) {
  return (
    <TextInput
      dir="auto"
      autoComplete="off"
      maxLength={POINT_MAX_CHARACTERS}
      disabled={isDisabled}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      // Leaving the box is no reason to lose what stands in it; nor may it move what is being pressed.
      onBlur={() => afterPress(onAdd)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onAdd();
      }}
    />
  );
}
