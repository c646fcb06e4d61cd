import { NOTICE_MAX_CHARACTERS } from "contract/group-terms";
import type { Notice } from "contract/groups";
import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useGroupAction } from "../api.ts";
import { tellFailed } from "../tell-failed.ts";
import { Confirm } from "./confirm.tsx";

/** What the trainer tells the group; the members read it on their own page. */
export function Notices({ groupId, notices }: { groupId: string; notices: readonly Notice[] }) {
  const t = useT();
  const sending = useGroupAction();
  const [leaving, setLeaving] = useState<Notice | null>(null);
  const [text, setText] = useState("");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    sending.mutate(
      { method: "POST", path: `/${groupId}/notices`, payload: { text } },
      { onSuccess: () => setText(""), onError: tellFailed },
    );
  };
  return (
    <Panel as="section" aria-labelledby="notices-title">
      <h2 id="notices-title" className="text-h2">
        {t("trainer.notices.title")}
      </h2>
      {notices.length === 0 && <p className="mt-2 text-ink-2">{t("trainer.notices.none")}</p>}
      <ul className="mt-2">
        {notices.map((notice) => (
          <li
            key={notice.id}
            className="flex items-start justify-between gap-3 border-seam py-3 not-first:border-t"
          >
            <div className="min-w-0">
              <p className="text-ink-2 text-small">{formatDate(notice.createdAt)}</p>
              <p dir="auto" className="whitespace-pre-wrap break-words">
                {notice.text}
              </p>
            </div>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t("trainer.notices.remove")}
              className="-me-2.5 text-ink-2"
              onClick={() => setLeaving(notice)}
            >
              <Icon of={X} size={18} />
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={handleSubmit} className="mt-3 grid justify-items-start gap-3">
        <Field label={t("trainer.notices.label")} className="w-full">
          <TextArea
            rows={2}
            value={text}
            maxLength={NOTICE_MAX_CHARACTERS}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" isPending={sending.isPending}>
          {t(sending.isPending ? "trainer.saving" : "trainer.notices.send")}
        </Button>
      </form>
      {leaving && (
        <Confirm
          question={{
            title: t("trainer.notices.remove"),
            text: t("trainer.notices.removeText"),
            keep: t("trainer.members.keep"),
            action: { method: "DELETE", path: `/${groupId}/notices/${leaving.id}` },
            done: t("trainer.notices.removed"),
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </Panel>
  );
}
