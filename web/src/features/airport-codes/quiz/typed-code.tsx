import { type FormEvent, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

interface TypedCodeProps {
  answer: string;
  chosen: string | null;
  onSubmit: (code: string) => void;
}

const LETTERS = 3;

/** Three letters, typed. Locked like the options when they were handed in. */
export function TypedCode({ answer, chosen, onSubmit }: TypedCodeProps) {
  const t = useT();
  const [text, setText] = useState("");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.length === LETTERS && chosen === null) onSubmit(text);
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
      <Field label={t("airports.ear.field")} hint={t("airports.ear.hint")}>
        <TextInput
          dir="ltr"
          lang="en"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={chosen !== null}
          value={chosen ?? text}
          onChange={({ target }) =>
            setText(
              target.value
                .toUpperCase()
                .replace(/[^A-Z]/g, "")
                .slice(0, LETTERS),
            )
          }
          className={classNames(
            "tabular max-w-40 font-semibold text-[1.5rem] tracking-[0.12em]",
            chosen !== null && (chosen === answer ? "border-green!" : "border-red!"),
          )}
        />
      </Field>
      {chosen === null && (
        <Button type="submit" className="min-h-12" disabled={text.length < LETTERS}>
          {t("airports.ear.check")}
        </Button>
      )}
    </form>
  );
}
