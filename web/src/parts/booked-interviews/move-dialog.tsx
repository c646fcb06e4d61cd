import { useQuery } from "@tanstack/react-query";
import { REASON_MAX_CHARACTERS } from "contract/mock-interview-terms";
import type { MockInterview } from "contract/mock-interviews";
import { useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { ApiError } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { slotsQuery, useMoveInterview } from "./api.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { useWhenText } from "./when.tsx";

interface MoveDialogProps {
  interview: MockInterview;
  recruiterId: string;
  otherName: string;
  onClose: () => void;
  onMoved: () => void;
}

/** Another open time of the same recruiter. A time that has gone meanwhile is said so, and the others are read again. */
export function MoveDialog({
  interview,
  recruiterId,
  otherName,
  onClose,
  onMoved,
}: MoveDialogProps) {
  const t = useT();
  const whenText = useWhenText();
  const { data, isPending, isError, refetch } = useQuery(slotsQuery(recruiterId));
  const [slot, setSlot] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [reason, setReason] = useState("");
  const moving = useMoveInterview();
  const { id, version } = interview;
  const chosen = data?.slots.find((one) => one === slot) ?? null;

  const move = () => {
    setIsMissing(!chosen);
    if (!chosen) return;
    moving.mutate({ id, change: { scheduledAt: chosen, reason, version } }, { onSuccess: onMoved });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={t("booked.move.title")}
      description={t("booked.move.text", {
        name: otherName,
        when: whenText(interview.scheduledAt),
      })}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("booked.move.keep")}</Button>
          <Button variant="primary" isPending={moving.isPending} onClick={move}>
            {t("booked.move.confirm")}
          </Button>
        </>
      }
    >
      {isPending && <Skeleton label={t("booked.slots.loading")} lines={[0.4, 1, 1]} />}
      {isError && (
        <div role="alert">
          <p className="text-ink-2">{t("booked.slots.failed")}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t("buttons.tryAgain")}
          </Button>
        </div>
      )}
      {data && (
        <SlotPicker
          open={data}
          value={chosen}
          onChange={setSlot}
          error={isMissing && !chosen ? t("booked.slots.choose") : undefined}
        />
      )}
      <Field
        className="mt-5"
        label={t("booked.reason.label")}
        hint={t("booked.reason.hint", { name: otherName })}
      >
        <TextArea
          dir="auto"
          maxLength={REASON_MAX_CHARACTERS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {moving.error && (
        <p role="alert" className="mt-4 text-red-ink text-small">
          {moving.error instanceof ApiError ? moving.error.text : t("booked.unreachable")}
        </p>
      )}
    </Dialog>
  );
}
