import type { Assignment, GroupBoard } from "contract/groups";
import { X } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { assignmentName } from "../assignment.ts";
import { AssignmentDialog } from "./assignment-dialog.tsx";
import { Confirm } from "./confirm.tsx";

/** What is asked of the group, by due day, and by how many it is done. */
export function Assignments({ board }: { board: GroupBoard }) {
  const t = useT();
  const [leaving, setLeaving] = useState<Assignment | null>(null);
  const [isGiving, setIsGiving] = useState(false);
  const { group, assignments, members } = board;
  return (
    <Panel as="section" aria-labelledby="asked-title">
      <h2 id="asked-title" className="text-h2">
        {t("trainer.asked.title")}
      </h2>
      <ul className="mt-2 mb-4">
        {assignments.map((assignment) => {
          const name = assignmentName(t, assignment);
          const own = members.flatMap(({ progress }) =>
            progress.filter(({ assignmentId }) => assignmentId === assignment.id),
          );
          const done = own.filter(({ doneAt }) => doneAt !== null).length;
          const { memberIds } = assignment;
          return (
            <li
              key={assignment.id}
              className="flex items-start justify-between gap-3 border-seam py-3 not-first:border-t"
            >
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                <p className="text-ink-2 text-small">
                  {t("trainer.matrix.due", { date: formatDate(assignment.dueAt) })},{" "}
                  {memberIds
                    ? t("trainer.asked.for", { count: memberIds.length })
                    : t("trainer.asked.forAll")}
                </p>
                <p className="text-ink-2 text-small">
                  {t("trainer.asked.doneBy", { done, all: own.length })}
                </p>
              </div>
              <Button
                variant="quiet"
                size="icon"
                aria-label={t("trainer.asked.remove", { name })}
                className="-me-2.5 text-ink-2"
                onClick={() => setLeaving(assignment)}
              >
                <Icon of={X} size={18} />
              </Button>
            </li>
          );
        })}
      </ul>
      <Button onClick={() => setIsGiving(true)}>{t("trainer.asked.give")}</Button>
      {leaving && (
        <Confirm
          question={{
            title: t("trainer.asked.remove", { name: assignmentName(t, leaving) }),
            text: t("trainer.asked.removeText"),
            keep: t("trainer.members.keep"),
            action: { method: "DELETE", path: `/${group.id}/assignments/${leaving.id}` },
            done: t("trainer.asked.removed"),
          }}
          onClose={() => setLeaving(null)}
        />
      )}
      {isGiving && (
        <AssignmentDialog groupId={group.id} members={members} onClose={() => setIsGiving(false)} />
      )}
    </Panel>
  );
}
