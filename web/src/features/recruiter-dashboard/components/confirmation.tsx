import { type FormEvent, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useConfirm } from "../api.ts";

/** Beneath the mark, where the organisation confirms its recruiters: that this one is not, and where the code goes. */
export function Confirmation() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState("");
  const confirming = useConfirm();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim()) return;
    confirming.mutate(code, {
      onSuccess: () => showToast({ title: t("recruiter.confirm.done"), variant: "success" }),
    });
  };
  const { error } = confirming;
  return (
    <div className="mt-1">
      <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-small">
        {t("recruiter.confirm.missing")}
        {!isOpen && (
          <Button variant="quiet" className="text-small!" onClick={() => setIsOpen(true)}>
            {t("recruiter.confirm.open")}
          </Button>
        )}
      </p>
      {isOpen && (
        <form onSubmit={send} className="mt-2 mb-4 grid max-w-80 justify-items-start gap-2">
          <Field
            label={t("recruiter.confirm.code")}
            className="w-full"
            error={
              error ? (error instanceof ApiError ? error.text : t("booked.unreachable")) : undefined
            }
          >
            <TextInput
              autoFocus
              autoComplete="off"
              dir="ltr"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Button type="submit" isPending={confirming.isPending}>
            {t("recruiter.confirm.send")}
          </Button>
        </form>
      )}
    </div>
  );
}
