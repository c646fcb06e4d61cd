import type { GroupBoard, Member } from "contract/groups";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { assignmentName } from "../assignment.ts";
import { StateBadge } from "./state-badge.tsx";

const progressOf = ({ progress }: Member, id: string) =>
  progress.find(({ assignmentId }) => assignmentId === id);

/** Members by assignments; on a phone one card for each member. */
export function Matrix({ board: { members, assignments } }: { board: GroupBoard }) {
  const t = useT();
  const columns = assignments.map((assignment) => ({
    id: assignment.id,
    name: assignmentName(t, assignment),
    due: t("trainer.matrix.due", { date: formatDate(assignment.dueAt) }),
  }));
  const isEmpty = members.length === 0 || columns.length === 0;
  return (
    <Panel as="section" aria-labelledby="matrix-title">
      <h2 id="matrix-title" className="text-h2">
        {t("trainer.matrix.title")}
      </h2>
      {isEmpty ? (
        <p className="mt-2 text-ink-2">
          {t(members.length === 0 ? "trainer.matrix.noMembers" : "trainer.matrix.noAssignments")}
        </p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <div tabIndex={0} className="relative mt-4 max-h-[36rem] overflow-auto max-tablet:hidden">
            <table className="w-full border-separate border-spacing-0 text-label">
              <caption className="sr-only">{t("trainer.matrix.title")}</caption>
              <thead>
                <tr>
                  <th
                    scope="col"
                    className="sticky start-0 top-0 z-2 bg-panel py-2 pe-4 text-start align-bottom font-medium text-ink-2 text-small"
                  >
                    {t("trainer.matrix.member")}
                  </th>
                  {columns.map(({ id, name, due }) => (
                    <th
                      key={id}
                      scope="col"
                      className="sticky top-0 z-1 min-w-[8.5rem] bg-panel px-3 py-2 text-start align-bottom text-small"
                    >
                      {name}
                      <span className="block font-normal text-ink-2">{due}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {members.map((member) => (
                  <tr key={member.id}>
                    <th
                      scope="row"
                      dir="auto"
                      className="sticky start-0 z-1 min-w-[9rem] max-w-[14rem] break-words border-seam border-t bg-panel py-3 pe-4 text-start align-top font-semibold"
                    >
                      {member.name}
                    </th>
                    {columns.map(({ id }) => (
                      <td key={id} className="border-seam border-t px-3 py-3 align-top">
                        <StateBadge progress={progressOf(member, id)} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <ul className="mt-4 grid gap-3 tablet:hidden">
            {members.map((member) => (
              <li key={member.id} className="rounded-[14px] border border-seam px-4 py-3">
                <h3 dir="auto" className="break-words font-semibold">
                  {member.name}
                </h3>
                <dl className="mt-1">
                  {columns.map(({ id, name, due }) => (
                    <div
                      key={id}
                      className="flex items-start justify-between gap-3 border-seam py-2 not-first:border-t"
                    >
                      <dt className="text-small">
                        {name}
                        <span className="block text-ink-2">{due}</span>
                      </dt>
                      <dd>
                        <StateBadge progress={progressOf(member, id)} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
