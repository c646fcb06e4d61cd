import type { GroupBoard } from "contract/groups";
import { X } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useGroupAction } from "../api.ts";
import { assignmentName } from "../assignment.ts";
import { tellFailed } from "../tell-failed.ts";
import { AssignmentDialog } from "./assignment-dialog.tsx";

/** What is asked of the group, by due day, and by how many it is done. */
export function Assignments({ board }: { board: GroupBoard }) {
  const t = useT();
  const removal = useGroupAction();
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
                onClick={() =>
                  removal.mutate(
                    { method: "DELETE", path: `/${group.id}/assignments/${assignment.id}` },
                    { onError: tellFailed },
                  )
                }
              >
                <Icon of={X} size={18} />
              </Button>
            </li>
          );
        })}
      </ul>
      <Button onClick={() => setIsGiving(true)}>{t("trainer.asked.give")}</Button>
      {isGiving && <AssignmentDialog groupId={group.id} onClose={() => setIsGiving(false)} />}
    </Panel>
  );
}
