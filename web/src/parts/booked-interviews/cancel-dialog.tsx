import { REASON_MAX_CHARACTERS } from "contract/mock-interview-terms";
import type { MockInterview } from "contract/mock-interviews";
import { useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { ApiError } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useChangeInterview } from "./api.ts";
import { useWhenText } from "./when.tsx";

interface CancelDialogProps {
  interview: MockInterview;
  /** The other one of the two, by name. */
  otherName: string;
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks before an interview is called off, and for a reason that the other one reads. */
export function CancelDialog({ interview, otherName, onClose, onCancelled }: CancelDialogProps) {
  const t = useT();
  const whenText = useWhenText();
  const [reason, setReason] = useState("");
  const { mutate, isPending, error } = useChangeInterview();
  const { id, version } = interview;
  const cancel = () =>
    mutate({ id, change: { status: "cancelled", reason, version } }, { onSuccess: onCancelled });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("booked.cancel.title")}
      description={t("booked.cancel.text", {
        name: otherName,
        when: whenText(interview.scheduledAt),
      })}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("booked.cancel.keep")}</Button>
          <Button variant="primary" isPending={isPending} onClick={cancel}>
            {t("booked.cancel.confirm")}
          </Button>
        </>
      }
    >
      <Field label={t("booked.reason.label")} hint={t("booked.reason.hint", { name: otherName })}>
        <TextArea
          dir="auto"
          data-autofocus
          maxLength={REASON_MAX_CHARACTERS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {error && (
        <p role="alert" className="mt-4 text-red-ink text-small">
          {error instanceof ApiError ? error.text : t("booked.unreachable")}
        </p>
      )}
    </Dialog>
  );
}
