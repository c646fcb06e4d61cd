import { type FormEvent, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

/** Takes the number of a certificate that somebody shows. */
export function CheckForm({ onNumber }: { onNumber: (number: string) => void }) {
  const t = useT();
  const [number, setNumber] = useState("");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim()) onNumber(number.trim());
  };
  return (
    <Panel as="section" aria-labelledby="check-title">
      <h2 id="check-title" className="text-h2">
        {t("certificate.look.title")}
      </h2>
      <form onSubmit={handleSubmit} className="mt-3 flex flex-wrap items-end gap-3">
        <Field
          label={t("certificate.look.number")}
          hint={t("certificate.look.text")}
          className="min-w-0 flex-[1_1_16rem] tablet:max-w-[26rem]"
        >
          <TextInput
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        </Field>
        <Button type="submit">{t("certificate.look.go")}</Button>
      </form>
    </Panel>
  );
}
