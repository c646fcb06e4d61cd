import type { PlannedTask } from "coach/plan/planned";
import { t } from "../../i18n/i18n.ts";

/** Why a task stands in the plan, in one sentence. Needs the words of `plan`. */
export function reasonWords({ kind, reason }: PlannedTask): string {
  if (reason.id === "kind") return t(`plan.why.${kind}`);
  if (reason.id === "weak-section") return t(`plan.weak.${reason.section}`);
  return t(`plan.reason.${reason.id}`);
}
