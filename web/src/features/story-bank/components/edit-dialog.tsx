import { SECTION_MAX_CHARACTERS, STAR_SECTIONS } from "contract/star";
import type { Story } from "contract/stories";
import { useState } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { useChangeStory } from "../../../parts/story-form/api.ts";
import { TagFields } from "../../../parts/story-form/tag-fields.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { changedParts, type EditableStory, editable, firstFault } from "../model.ts";

interface EditDialogProps {
  story: Story;
  /** Target airline; "" where none is set. */
  airline: string;
  onClose: () => void;
}

const UNCHANGED: Partial<EditableStory> = {};

/** Changes a story's title, tags and words. What was changed is kept as a draft until it is saved or cancelled. */
export function EditDialog({ story, airline, onClose }: EditDialogProps) {
  const t = useT();
  const { userKey } = useAccount();
  const draft = useDraft(draftKey(userKey, `story:${story.id}`), UNCHANGED);
  const [isTried, setIsTried] = useState(false);
  const saving = useChangeStory();
  const before = editable(story);
  const shown: EditableStory = { ...before, ...draft.value };
  const fault = firstFault(shown, before);
  const isChanged = Object.keys(draft.value).length > 0;
  const change = (next: Partial<EditableStory>) => draft.change({ ...draft.value, ...next });

  const handleSave = () => {
    setIsTried(true);
    if (fault) return;
    const parts = changedParts(draft.value, before);
    if (Object.keys(parts).length === 0) return handleCancel();
    const { competencies, airlineValues, ...words } = parts;
    saving.mutate(
      {
        id: story.id,
        change: {
          ...words,
          ...(competencies && { competencies: [...competencies] }),
          ...(airlineValues && { airlineValues: [...airlineValues] }),
        },
      },
      {
        onSuccess: () => {
          draft.clear();
          showToast({ variant: "success", title: t("stories.edit.done") });
          onClose();
        },
      },
    );
  };
  const handleCancel = () => {
    draft.clear();
    onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={t("stories.edit.title")}
      description={draft.savedAt && isChanged ? t("stories.edit.kept") : undefined}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={handleCancel}>{t("buttons.cancel")}</Button>
          <Button variant="primary" isPending={saving.isPending} onClick={handleSave}>
            {t(saving.isPending ? "stories.edit.pending" : "buttons.save")}
          </Button>
        </>
      }
    >
      <TagFields
        tags={shown}
        airline={airline || (story.airlineValues[0]?.airline ?? "")}
        titleError={isTried && fault === "title" ? t("stories.form.titleMissing") : undefined}
        onChange={change}
      />
      <h3 className="mt-7 text-h3">{t("stories.edit.words")}</h3>
      <div className="mt-3 grid gap-4">
        {STAR_SECTIONS.map((section) => (
          <Field
            key={section}
            label={t(`practice.section.${section}`)}
            error={isTried && fault === section ? t("stories.edit.blank") : undefined}
            isOverLimit={shown[section].length > SECTION_MAX_CHARACTERS}
            counter={
              shown[section].length > SECTION_MAX_CHARACTERS &&
              t("practice.fields.characters", {
                used: formatNumber(shown[section].length),
                most: formatNumber(SECTION_MAX_CHARACTERS),
              })
            }
          >
            <TextArea
              dir="auto"
              value={shown[section]}
              onChange={(event) => change({ [section]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      {saving.error && (
        <p role="alert" className="mt-4 text-red-ink text-small">
          {t("stories.edit.failed", {
            reason: saving.error instanceof ApiError ? saving.error.text : t("stories.unreachable"),
          })}
        </p>
      )}
    </Dialog>
  );
}
