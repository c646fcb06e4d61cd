import { SCENARIOS } from "content/scenarios/scenarios";
import type { AssignmentKind, AssignmentState } from "contract/group-terms";
import type { Assignment } from "contract/groups";
import { GATE_PERCENT } from "contract/review-terms";
import type { ScenarioId } from "contract/scenario-terms";
import { formatPercent } from "../../i18n/format.ts";
import type { t as translate } from "../../i18n/i18n.ts";
import type { BadgeTone } from "../../ui/badge.tsx";

/** An assignment as people call it: "Terms to 90%", "5 practice answers". */
export function assignmentName(
  t: typeof translate,
  asked: Pick<Assignment, "kind" | "set" | "ownSetName" | "scenario" | "count">,
): string {
  const toGate = (name: string) =>
    t("trainer.asked.setName", { name, percent: formatPercent(GATE_PERCENT) });
  switch (asked.kind) {
    case "set":
      return asked.set ? toGate(t(`review.sets.names.${asked.set}`)) : "";
    case "own-set":
      return toGate(asked.ownSetName ?? "");
    case "scenario":
      return t("trainer.asked.scenarioName", { title: scenarioTitle(asked.scenario) });
    case "interviews":
      return t("trainer.asked.interviewsName", { count: asked.count });
    case "answers":
      return t("trainer.asked.answersName", { count: asked.count });
  }
}

/** What a scenario is called, in English as its story. */
export function scenarioTitle(id: ScenarioId | null): string {
  return SCENARIOS.find((one) => one.id === id)?.title ?? "";
}

/** Whether so many of it are asked for; of every other kind it is one thing. */
export const isCounted = (kind: AssignmentKind): boolean =>
  kind === "answers" || kind === "interviews";

/** Where the work is done that an assignment asks for. */
export function workPath({
  kind,
  ownSet,
  scenario,
}: Pick<Assignment, "kind" | "ownSet" | "scenario">): string {
  switch (kind) {
    case "set":
      return "/review";
    case "own-set":
      return `/trainer-dashboard?practise=${ownSet}`;
    case "scenario":
      return `/syllabus?scenario=${scenario}`;
    case "answers":
      return "/star-practice";
    case "interviews":
      return "/mock-interviews";
  }
}

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
