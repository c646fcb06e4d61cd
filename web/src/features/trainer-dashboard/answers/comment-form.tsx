import { COMMENT_MAX_CHARACTERS } from "contract/shared-answer-terms";
import type { NewComment } from "contract/shared-answers";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { useSharedAction } from "../../../parts/share-answer/api.ts";
import { tellNotDone } from "../../../parts/share-answer/tell-not-done.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

/** Room that is left, said only when it becomes short. */
const COUNTED_FROM = COMMENT_MAX_CHARACTERS - 300;

/** Writes into the thread; what is typed is kept on the device until it has been sent. */
export function CommentForm({
  sharedAnswerId,
  isReply,
}: {
  sharedAnswerId: string;
  isReply: boolean;
}) {
  const t = useT();
  const { userKey } = useAccount();
  const draft = useDraft(draftKey(userKey, `shared-comment:${sharedAnswerId}`), "");
  const sending = useSharedAction();
  const [isBlank, setIsBlank] = useState(false);
  const { value, isKept, savedAt } = draft;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsBlank(!value.trim());
    if (!value.trim() || sending.isPending) return;
    const payload: NewComment = { text: value };
    sending.mutate(
      { method: "POST", path: `/${sharedAnswerId}/comments`, payload },
      { onSuccess: draft.clear, onError: tellNotDone },
    );
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
      event.currentTarget.form?.requestSubmit();
  };

  return (
    <form onSubmit={handleSubmit} noValidate className="mt-4 grid gap-3">
      <Field
        label={t(isReply ? "shared.thread.reply" : "shared.thread.label")}
        error={isBlank && !value.trim() ? t("shared.thread.blank") : undefined}
        counter={
          value.length > COUNTED_FROM &&
          t("shared.dialog.counter", { count: value.length, max: COMMENT_MAX_CHARACTERS })
        }
      >
        <TextArea
          rows={3}
          dir="auto"
          value={value}
          maxLength={COMMENT_MAX_CHARACTERS}
          readOnly={sending.isPending}
          onKeyDown={handleKeyDown}
          onChange={(event) => draft.change(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isPending={sending.isPending}>
          {t(
            sending.isPending
              ? "shared.thread.sending"
              : isReply
                ? "shared.thread.sendReply"
                : "shared.thread.send",
          )}
        </Button>
        {value.trim() !== "" && (savedAt !== null || !isKept) && (
          <p className="text-ink-2 text-small">
            {t(isKept ? "shared.thread.kept" : "shared.thread.notKept")}
          </p>
        )}
      </div>
    </form>
  );
}
