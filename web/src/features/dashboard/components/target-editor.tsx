import type { Skill } from "contract/progress";
import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useSetTarget } from "../api.ts";
import { targetFrom } from "../model.ts";
import { reasonOf } from "../reason-of.ts";

interface TargetEditorProps {
  skill: Skill;
  name: string;
  timeZone: string;
}

/** The target as a button that turns into a small form: one's own aim for this skill. */
export function TargetEditor({ skill, name, timeZone }: TargetEditorProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const handleClose = () => {
    setIsOpen(false);
    // The form goes with its focus; the button that stands in its place takes it.
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isOpen)
    return <TargetForm skill={skill} name={name} timeZone={timeZone} onClose={handleClose} />;
  return (
    <button
      ref={opener}
      type="button"
      onClick={() => setIsOpen(true)}
      className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 text-ink-2 text-small hover:text-ink"
    >
      {t("dashboard.skill.target", { target: formatPercent(skill.targetLevel) })}
      <Icon of={Pencil} size={14} />
      <span className="sr-only">{t("dashboard.skill.editOf", { skill: name })}</span>
    </button>
  );
}

function TargetForm({
  skill,
  name,
  timeZone,
  onClose,
}: TargetEditorProps & { onClose: () => void }) {
  const t = useT();
  const [text, setText] = useState(String(skill.targetLevel));
  const [isWrong, setIsWrong] = useState(false);
  const { mutate, isPending, error } = useSetTarget(timeZone);
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-2"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        const targetLevel = targetFrom(text);
        setIsWrong(targetLevel === null);
        if (targetLevel !== null) mutate({ skill: skill.id, targetLevel }, { onSuccess: onClose });
      }}
    >
      <Field
        label={t("dashboard.skill.field", { skill: name })}
        isLabelHidden
        error={
          isWrong
            ? t("dashboard.skill.wrong")
            : error && t("dashboard.skill.failed", { reason: reasonOf(error) })
        }
      >
        <TextInput
          autoFocus
          inputMode="numeric"
          autoComplete="off"
          className="min-h-11! w-20!"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" isPending={isPending}>
        {t(isPending ? "dashboard.skill.saving" : "dashboard.skill.save")}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t("buttons.cancel")}
      </Button>
    </form>
  );
}
