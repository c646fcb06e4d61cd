import { type FormEvent, useEffect, useId, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount, useUser } from "../../../lib/account.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useSettings } from "../use-settings.ts";
import { AccommodationChoices } from "./accommodation-choices.tsx";
import { DateNote } from "./date-note.tsx";
import { Failure } from "./failure.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

/** Name, interview date, accommodations, language and lights. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const id = useId();
  const user = useUser();
  const { connection, reconnect } = useAccount();
  const formElement = useRef<HTMLFormElement>(null);
  const dateInput = useRef<HTMLInputElement>(null);
  const { form, edit, save, faults, refusals, isSaving, failure } = useSettings(user, () => {
    showToast({ variant: "success", title: t("account.settings.saved") });
    onClose();
  });
  useEffect(() => {
    if (refusals > 0) formElement.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusals]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save(dateInput.current?.validity.badInput === true);
  };
  const handleClear = () => {
    // A half-typed date is no value to React: only the field itself can let it go.
    if (dateInput.current) dateInput.current.value = "";
    edit({ interviewDate: "" });
    dateInput.current?.focus();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("account.settings.title")}
      closeLabel={t("buttons.close")}
      footer={
        form && (
          <>
            <Button onClick={onClose}>{t("buttons.cancel")}</Button>
            <Button type="submit" form={id} variant="primary" isPending={isSaving}>
              {t(isSaving ? "account.settings.saving" : "account.settings.save")}
            </Button>
          </>
        )
      }
    >
      {!form && connection !== "away" && <Skeleton label={t("account.settings.loading")} />}
      {!form && connection === "away" && (
        <div className="grid justify-items-start gap-4">
          <Failure>{t("account.settings.away")}</Failure>
          <Button onClick={() => void reconnect()}>{t("buttons.tryAgain")}</Button>
        </div>
      )}
      {form && (
        <form
          id={id}
          ref={formElement}
          noValidate
          onSubmit={handleSubmit}
          className="grid grid-cols-[minmax(0,1fr)] gap-6"
        >
          <Field label={t("account.settings.name")} error={faults["name"]} isRequired>
            <TextInput
              value={form.name}
              autoComplete="name"
              maxLength={120}
              onChange={(event) => edit({ name: event.target.value })}
            />
          </Field>
          <div>
            <Field
              label={t("account.settings.date")}
              hint={t("account.settings.dateHint")}
              error={faults["interviewDate"]}
            >
              <div className="flex flex-wrap items-center gap-2">
                <TextInput
                  className="min-w-0 flex-1 basis-[12rem]"
                  ref={dateInput}
                  type="date"
                  value={form.interviewDate}
                  onChange={(event) => edit({ interviewDate: event.target.value })}
                />
                <Button
                  variant="quiet"
                  aria-label={t("account.settings.dateClear")}
                  onClick={handleClear}
                >
                  {t("buttons.clear")}
                </Button>
              </div>
            </Field>
            <DateNote date={form.interviewDate} />
          </div>
          <AccommodationChoices
            accommodations={form.accommodations}
            onChange={(accommodations) => edit({ accommodations })}
          />
          <LanguageChoice />
          <ThemeChoice />
          {failure && Object.keys(faults).length === 0 && <Failure>{failure}</Failure>}
        </form>
      )}
    </Dialog>
  );
}
