import { csvOf } from "coach/tables/csv";
import { HEAT_SKILLS } from "contract/group-terms";
import type { GroupBoard } from "contract/groups";
import type { t as translate } from "../../i18n/i18n.ts";
import { assignmentName } from "./assignment.ts";

/** What a board shows of its members, for a spreadsheet: three columns for each assignment, one for each skill. */
export function boardTable({ members, assignments }: GroupBoard, t: typeof translate): string {
  const head = [
    t("trainer.matrix.member"),
    ...assignments.flatMap((assignment) => {
      const name = assignmentName(t, assignment);
      const due = t("trainer.matrix.due", { date: assignment.dueAt.slice(0, 10) });
      return [`${name} (${due})`, name, name];
    }),
    ...HEAT_SKILLS.map((skill) => t(`trainer.heat.${skill}`)),
  ];
  const rows = members.map(({ name, progress, skills }) => [
    name,
    ...assignments.flatMap(({ id }) => {
      const own = progress.find(({ assignmentId }) => assignmentId === id);
      if (!own) return [t("trainer.matrix.notAsked"), null, null];
      return [t(`trainer.state.${own.state}`), own.done, own.needed];
    }),
    ...HEAT_SKILLS.map((skill) => skills[skill]),
  ]);
  return csvOf([head, ...rows]);
}
