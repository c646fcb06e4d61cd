import { CARD_SIDE_MAX_CHARACTERS } from "contract/trainer-set-terms";
import { X } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import type { WrittenCard } from "./draft.ts";

interface CardFieldsProps {
  card: WrittenCard;
  /** From 1. */
  number: number;
  /** What the server said of its sides. */
  errors: { front?: string | undefined; back?: string | undefined };
  isNew: boolean;
  onChange: (card: WrittenCard) => void;
  onRemove: () => void;
}

/** One card: its question and its answer side by side. */
export function CardFields({ card, number, errors, isNew, onChange, onRemove }: CardFieldsProps) {
  const t = useT();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 border-seam py-4 not-first:border-t">
      <div className="grid gap-x-4 gap-y-3 tablet:grid-cols-2">
        {(["front", "back"] as const).map((side) => (
          <Field
            key={side}
            label={t(side === "front" ? "trainerSets.front" : "trainerSets.answer", { number })}
            error={errors[side]}
          >
            <TextArea
              rows={2}
              dir="auto"
              maxLength={CARD_SIDE_MAX_CHARACTERS}
              value={card[side]}
              data-new-card={isNew && side === "front" ? "" : undefined}
              onChange={(event) => onChange({ ...card, [side]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t("trainerSets.removeCard", { number })}
        className="-me-2.5 mt-6 text-ink-2"
        onClick={onRemove}
      >
        <Icon of={X} size={18} />
      </Button>
    </li>
  );
}
