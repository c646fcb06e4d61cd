import { type FormEvent, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

/** Where a member types the code that a trainer gave them. */
export function JoinForm({ onCode }: { onCode: (code: string) => void }) {
  const t = useT();
  const [code, setCode] = useState("");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) onCode(code.trim());
  };
  return (
    <Panel as="section" aria-labelledby="join-title">
      <h2 id="join-title" className="text-h2">
        {t("trainer.join.title")}
      </h2>
      <form onSubmit={handleSubmit} className="mt-4 flex flex-wrap items-end gap-3">
        <Field
          label={t("trainer.join.code")}
          hint={t("trainer.join.text")}
          className="min-w-0 flex-[1_1_16rem] tablet:max-w-[26rem]"
        >
          <TextInput
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            dir="ltr"
            className="tabular uppercase tracking-[0.16em]"
          />
        </Field>
        <Button type="submit">{t("trainer.join.look")}</Button>
      </form>
    </Panel>
  );
}
