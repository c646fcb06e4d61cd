import type { Member } from "contract/groups";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { named } from "../named.ts";

/** So many are seen at a glance; beyond it a name is quicker typed than found. */
const SEARCHED_FROM = 9;

interface MemberChoiceProps {
  members: readonly Member[];
  chosen: ReadonlySet<string>;
  error: string | undefined;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Some of a group's members, by name. What is chosen stays chosen while others are looked for. */
export function MemberChoice({ members, chosen, error, onChange }: MemberChoiceProps) {
  const t = useT();
  const [search, setSearch] = useState("");
  const shown = named(members, search);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <div className="grid gap-2">
      {members.length >= SEARCHED_FROM && (
        <Field label={t("trainer.asked.search")}>
          <TextInput
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
      )}
      <fieldset>
        <legend className="text-ink-2 text-small">
          {t("trainer.asked.chosen", { count: chosen.size })}
        </legend>
        <div className="mt-1 max-h-60 overflow-y-auto rounded-[14px] border border-seam px-3.5">
          {shown.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
              className="border-seam not-first:border-t"
            >
              <bdi className="min-w-0 break-words">{name}</bdi>
            </Checkbox>
          ))}
          {shown.length === 0 && (
            <p className="py-3 text-ink-2 text-label">{t("trainer.asked.nobody")}</p>
          )}
        </div>
      </fieldset>
      {error && (
        <p role="alert" className="text-red-ink text-small">
          {error}
        </p>
      )}
    </div>
  );
}
