import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useSetInterviewDate } from "../api.ts";
import { reasonOf } from "../reason-of.ts";

/** Asks for the day that the row of windows counts towards. It can be changed in the profile menu. */
export function AssessmentDay({ today }: { today: string }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [date, setDate] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const { mutate, isPending, error } = useSetInterviewDate();

  if (!isOpen)
    return (
      <Button variant="quiet" className="-mx-3" onClick={() => setIsOpen(true)}>
        <Icon of={CalendarDays} size={18} />
        {t("dashboard.days.set")}
      </Button>
    );

  return (
    <form
      noValidate
      className="flex w-full flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const isReady = date >= today;
        setIsWrong(!isReady);
        if (isReady) mutate(date);
      }}
    >
      <Field
        label={t("dashboard.days.date")}
        error={
          isWrong
            ? t("dashboard.days.wrong")
            : error && t("dashboard.days.failed", { reason: reasonOf(error) })
        }
      >
        <TextInput
          type="date"
          min={today}
          value={date}
          autoFocus
          onChange={(event) => setDate(event.target.value)}
        />
      </Field>
      <Button type="submit" isPending={isPending}>
        {t(isPending ? "dashboard.days.saving" : "dashboard.days.save")}
      </Button>
      <Button variant="quiet" onClick={() => setIsOpen(false)}>
        {t("buttons.cancel")}
      </Button>
    </form>
  );
}
