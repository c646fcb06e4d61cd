import { peopleIn } from "coach/groups/invitations";
import type { GroupBoard, Invitation } from "contract/groups";
import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useGroupAction } from "../api.ts";
import { tellFailed } from "../tell-failed.ts";
import { Confirm } from "./confirm.tsx";

/** Who has joined, who is expected, and a box for a list of names. */
export function Members({ board: { group, members, invitations } }: { board: GroupBoard }) {
  const t = useT();
  const inviting = useGroupAction<Invitation[]>();
  const [text, setText] = useState("");
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null);
  const people = [
    ...members.map(({ id, name, joinedAt }) => ({
      ...{ id, name },
      note: t("trainer.members.joined", { date: formatDate(joinedAt) }),
    })),
    ...invitations.map(({ id, name }) => ({ id, name, note: t("trainer.members.waiting") })),
  ];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const listed = peopleIn(text);
    if (listed.length === 0) return;
    inviting.mutate(
      { method: "POST", path: `/${group.id}/members`, payload: { people: listed } },
      {
        onSuccess: (added) => {
          setText("");
          showToast({ title: t("trainer.members.added", { count: added.length }) });
        },
        onError: tellFailed,
      },
    );
  };
  return (
    <Panel as="section" aria-labelledby="members-title">
      <h2 id="members-title" className="text-h2">
        {t("trainer.members.title")}
      </h2>
      <ul className="relative mt-2 max-h-[24rem] overflow-y-auto">
        {people.map(({ id, name, note }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 border-seam py-2 not-first:border-t"
          >
            <div className="min-w-0">
              <p dir="auto" className="break-words font-semibold text-label rtl:text-right">
                {name}
              </p>
              <p className="text-ink-2 text-small">{note}</p>
            </div>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t("trainer.members.remove", { name })}
              className="text-ink-2"
              onClick={() => setLeaving({ id, name })}
            >
              <Icon of={X} size={18} />
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={handleSubmit} className="mt-4 grid justify-items-start gap-3">
        <Field
          label={t("trainer.members.paste")}
          hint={t("trainer.members.hint")}
          className="w-full"
        >
          <TextArea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" isPending={inviting.isPending}>
          {t(inviting.isPending ? "trainer.saving" : "trainer.members.add")}
        </Button>
      </form>
      {leaving && (
        <Confirm
          onClose={() => setLeaving(null)}
          question={{
            title: t("trainer.members.remove", { name: leaving.name }),
            text: t("trainer.members.removeText"),
            keep: t("trainer.members.keep"),
            action: { method: "DELETE", path: `/${group.id}/members/${leaving.id}` },
            done: t("trainer.members.removed", { name: leaving.name }),
          }}
        />
      )}
    </Panel>
  );
}
