import type { Response } from "contract/responses";
import type { Sharing } from "contract/shared-answers";
import { useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ShareForm } from "./share-form.tsx";
import { SharedIn } from "./shared-in.tsx";
import { TakeBack } from "./take-back.tsx";

interface ShareDialogProps {
  response: Response;
  groups: Sharing["groups"];
  onClose: () => void;
}

/** Where an answer is shared; what a trainer will see of it, before it is. Needs the words of `shared`. */
export function ShareDialog({ response, groups, onClose }: ShareDialogProps) {
  const t = useT();
  const [isAnother, setIsAnother] = useState(false);
  const [leaving, setLeaving] = useState<string | null>(null);
  const shared = groups.filter(({ sharedAnswerId }) => sharedAnswerId !== null);
  const open = groups.filter(({ sharedAnswerId }) => sharedAnswerId === null);

  if (leaving)
    return <TakeBack sharedAnswerId={leaving} onClose={() => setLeaving(null)} onDone={onClose} />;
  if (open.length > 0 && (shared.length === 0 || isAnother))
    return <ShareForm response={response} groups={open} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOnBackdrop
      title={t("shared.standing.title")}
      description={t("shared.dialog.until")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          {open.length > 0 && (
            <Button onClick={() => setIsAnother(true)}>{t("shared.standing.another")}</Button>
          )}
          <Button onClick={onClose}>{t("buttons.close")}</Button>
        </>
      }
    >
      <ul className="grid gap-3">
        {shared.map((group) => (
          <SharedIn key={group.id} group={group} onTakeBack={setLeaving} />
        ))}
      </ul>
    </Dialog>
  );
}
