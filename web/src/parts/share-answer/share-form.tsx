import type { Response } from "contract/responses";
import { SHARED_QUESTION_MAX_CHARACTERS } from "contract/shared-answer-terms";
import type { NewSharedAnswer, Sharing } from "contract/shared-answers";
import { Check, EyeOff } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { draftKey, useDraft } from "../../lib/drafts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { useSharedAction } from "./api.ts";
import { tellNotDone } from "./tell-not-done.ts";

const SEEN = ["words", "scores", "ask"] as const;

interface ShareFormProps {
  response: Response;
  /** Those in which it is not shared yet; at least one. */
  groups: Sharing["groups"];
  onClose: () => void;
}

/** Says what the trainer of which group will see, and asks what to ask them. */
export function ShareForm({ response, groups, onClose }: ShareFormProps) {
  const t = useT();
  const formId = useId();
  const { userKey } = useAccount();
  const [groupId, setGroupId] = useState(groups[0]?.id);
  const draft = useDraft(draftKey(userKey, `share-question:${response.id}`), "");
  const sharing = useSharedAction();
  const group = groups.find(({ id }) => id === groupId) ?? groups[0];
  if (!group) return null;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const payload: NewSharedAnswer = {
      ...{ groupId: group.id, responseId: response.id },
      memberQuestion: draft.value.trim() || null,
    };
    sharing.mutate(
      { method: "POST", path: "", payload },
      {
        onSuccess: () => {
          draft.clear();
          showToast({ title: t("shared.dialog.done", { trainer: group.trainerName }) });
          onClose();
        },
        onError: tellNotDone,
      },
    );
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("shared.dialog.title")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("buttons.cancel")}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={sharing.isPending}>
            {t(sharing.isPending ? "shared.dialog.going" : "shared.dialog.go")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="grid gap-5">
        <blockquote
          lang="en"
          dir="auto"
          className="break-words border-lagoon border-s-4 ps-4 font-medium rtl:text-right"
        >
          {response.question}
        </blockquote>
        {groups.length > 1 && (
          <Field label={t("shared.dialog.group")}>
            <Select value={group.id} onChange={(event) => setGroupId(event.target.value)}>
              {groups.map(({ id, name, trainerName }) => (
                <option key={id} value={id}>
                  {t("shared.dialog.groupOf", { group: name, trainer: trainerName })}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className="rounded-[14px] bg-well px-4 py-3.5">
          <p dir="auto" className="break-words font-semibold rtl:text-right">
            {t("shared.dialog.sees", { trainer: group.trainerName, group: group.name })}
          </p>
          <ul className="mt-2.5 grid gap-2 text-label">
            {SEEN.map((what) => (
              <li key={what} className="flex gap-2.5">
                <Icon of={Check} size={18} className="mt-0.5 text-lagoon-ink" />
                {t(`shared.dialog.${what}`)}
              </li>
            ))}
            <li className="flex gap-2.5 font-semibold">
              <Icon of={EyeOff} size={18} className="mt-0.5 text-ink-2" />
              {t("shared.dialog.never")}
            </li>
          </ul>
        </div>
        <Field
          label={t("shared.dialog.label")}
          hint={t("shared.dialog.example")}
          counter={t("shared.dialog.counter", {
            count: draft.value.length,
            max: SHARED_QUESTION_MAX_CHARACTERS,
          })}
        >
          <TextArea
            rows={2}
            dir="auto"
            value={draft.value}
            maxLength={SHARED_QUESTION_MAX_CHARACTERS}
            onChange={(event) => draft.change(event.target.value)}
          />
        </Field>
        <p className="text-ink-2 text-small">{t("shared.dialog.until")}</p>
      </form>
    </Dialog>
  );
}
