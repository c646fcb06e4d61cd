import { type Behind, behindIn } from "coach/groups/behind";
import { REMEDIAL_DAYS } from "contract/group-terms";
import type { GroupBoard, NewAssignment } from "contract/groups";
import { useT } from "../../../i18n/i18n.ts";
import { now } from "../../../lib/clock.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useGroupAction } from "../api.ts";
import { assignmentName, dayAfter, endOfDay, isCounted } from "../assignment.ts";
import { tellFailed } from "../tell-failed.ts";

/** Who let a due day pass, with what is missing, and one click that asks for it again. */
export function BehindList({ board }: { board: GroupBoard }) {
  const t = useT();
  const giving = useGroupAction();
  const behind = behindIn(board.members, board.assignments, now().getTime());

  const giveAgain = ({ member, overdue }: Behind) => {
    const [first] = overdue;
    const missed = board.assignments.find(({ id }) => id === first?.assignmentId);
    if (!first || !missed) return;
    const payload: NewAssignment = {
      kind: missed.kind,
      ...{ set: missed.set, ownSet: missed.ownSet, scenario: missed.scenario },
      count: isCounted(missed.kind) ? first.missing : 1,
      dueAt: endOfDay(dayAfter(now(), REMEDIAL_DAYS)),
      memberIds: [member.id],
    };
    giving.mutate(
      { method: "POST", path: `/${board.group.id}/assignments`, payload },
      {
        onSuccess: () => showToast({ title: t("trainer.behind.given", { name: member.name }) }),
        onError: tellFailed,
      },
    );
  };

  if (board.members.length === 0 || board.assignments.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="behind-title">
      <h2 id="behind-title" className="text-h2">
        {t("trainer.behind.title")}
      </h2>
      {behind.length === 0 && <p className="mt-2 text-ink-2">{t("trainer.behind.nobody")}</p>}
      <ul className="relative mt-2 max-h-[26rem] overflow-y-auto">
        {behind.map((entry) => (
          <li
            key={entry.member.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-seam py-3 not-first:border-t"
          >
            <div className="min-w-0 flex-[1_1_16rem]">
              <p dir="auto" className="break-words font-semibold rtl:text-right">
                {entry.member.name}
              </p>
              {entry.overdue.map(({ assignmentId, missing, days }) => {
                const assignment = board.assignments.find(({ id }) => id === assignmentId);
                return (
                  assignment && (
                    <p key={assignmentId} className="text-ink-2 text-small">
                      {t("trainer.behind.days", {
                        name: assignmentName(t, assignment),
                        ...{ missing, count: days },
                      })}
                    </p>
                  )
                );
              })}
            </div>
            <Button
              isPending={giving.isPending}
              aria-label={t("trainer.behind.againOf", {
                name: entry.member.name,
                days: REMEDIAL_DAYS,
              })}
              onClick={() => giveAgain(entry)}
            >
              {t("trainer.behind.again", { days: REMEDIAL_DAYS })}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
