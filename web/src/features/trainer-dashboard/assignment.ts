import type { AssignmentKind, AssignmentState } from "contract/group-terms";
import type { Assignment } from "contract/groups";
import { GATE_PERCENT } from "contract/review-terms";
import { formatPercent } from "../../i18n/format.ts";
import type { t as translate } from "../../i18n/i18n.ts";
import type { BadgeTone } from "../../ui/badge.tsx";

/** An assignment as people call it: "Terms to 90%", "5 practice answers". */
export function assignmentName(
  t: typeof translate,
  { kind, set, count }: Pick<Assignment, "kind" | "set" | "count">,
): string {
  if (kind === "set" && set)
    return t("trainer.asked.setName", {
      name: t(`review.sets.names.${set}`),
      percent: formatPercent(GATE_PERCENT),
    });
  return kind === "interviews"
    ? t("trainer.asked.interviewsName", { count })
    : t("trainer.asked.answersName", { count });
}

/** Where the work is done that an assignment asks for. */
export const WORK_PATHS: Readonly<Record<AssignmentKind, string>> = {
  set: "/review",
  answers: "/star-practice",
  interviews: "/mock-interviews",
};

export const STATE_TONES: Readonly<Record<AssignmentState, BadgeTone>> = {
  done: "green",
  late: "yellow",
  begun: "blue",
  open: "neutral",
  overdue: "red",
};

/** The end of a calendar day, as a date input gives it, in the reader's own zone. */
export function endOfDay(date: string): string {
  return new Date(`${date}T23:59:59`).toISOString();
}

/** The calendar day so many days after a moment, as a date input takes it. */
export function dayAfter(at: Date, days: number): string {
  const day = new Date(at.getFullYear(), at.getMonth(), at.getDate() + days, 12);
  return day.toISOString().slice(0, 10);
}
