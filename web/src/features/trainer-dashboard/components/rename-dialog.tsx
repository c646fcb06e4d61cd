import { GROUP_NAME_MAX_CHARACTERS } from "contract/group-terms";
import type { Group } from "contract/groups";
import { type FormEvent, useId, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useGroupAction } from "../api.ts";
import { tellFailed } from "../tell-failed.ts";

/** Another name for a group, as it was read when the dialog opened. */
export function RenameDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const t = useT();
  const formId = useId();
  const change = useGroupAction();
  const [{ isOpen, version, id }] = useState(group);
  const [name, setName] = useState(group.name);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    change.mutate(
      { method: "PUT", path: `/${id}`, payload: { name, isOpen, version } },
      { onSuccess: onClose, onError: tellFailed },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("trainer.settings.rename")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("buttons.cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={change.isPending}>
            {t(change.isPending ? "trainer.saving" : "buttons.save")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        <Field label={t("trainer.led.name")}>
          <TextInput
            data-autofocus
            value={name}
            maxLength={GROUP_NAME_MAX_CHARACTERS}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
