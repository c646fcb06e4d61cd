import type { NextStep } from "coach/plan/next-step";
import { useT } from "../../../i18n/i18n.ts";
import { reasonWords } from "../../../parts/interview-plan/task-words.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { BannerWords } from "./banner-words.tsx";

/** Steps that come from the interview's date and the plan up to it. */
export type StepOfPlan = Exclude<NextStep, { kind: "first-answer" | "retake" | "free" }>;

const CALENDAR = "/calendar";

/** The one thing that the plan has next: what, why, how long, and the way to it. */
export function PlanStep({ step }: { step: StepOfPlan }) {
  const t = useT();
  const primary = (href: string, words: string) => (
    <PageLink href={href} className={buttonClass("primary", "big")}>
      {words}
    </PageLink>
  );
  const seePlan = (
    <PageLink href={CALENDAR} className={buttonClass("line", "big")}>
      {t("dashboard.step.plan.see")}
    </PageLink>
  );

  switch (step.kind) {
    case "plan-task": {
      const { task, tasksLeft } = step;
      const minutes = t("plan.minutes", { count: task.minutes });
      return (
        <BannerWords
          headline={t(`plan.task.${task.kind}`)}
          text={t("dashboard.step.plan.text", {
            reason: reasonWords(task),
            left: t("dashboard.step.plan.more", { count: tasksLeft }),
          })}
          actions={
            <>
              {task.href
                ? primary(task.href, t("dashboard.step.plan.begin", { minutes }))
                : primary(CALENDAR, t("dashboard.step.plan.open"))}
              {task.href && seePlan}
            </>
          }
        />
      );
    }
    case "last-evening":
      return (
        <BannerWords
          headline={t("dashboard.step.evening.headline")}
          text={t("dashboard.step.evening.text")}
          actions={primary(CALENDAR, t("dashboard.step.plan.open"))}
        />
      );
    case "interview-today":
      return (
        <BannerWords
          headline={t("dashboard.step.interviewDay.headline")}
          text={t("dashboard.step.interviewDay.text")}
          actions={primary(CALENDAR, t("dashboard.step.interviewDay.open"))}
        />
      );
    case "how-did-it-go":
      return (
        <BannerWords
          headline={t("dashboard.step.passed.headline")}
          text={t("dashboard.step.passed.text")}
          actions={primary(`${CALENDAR}#applications`, t("dashboard.step.passed.note"))}
        />
      );
    case "day-done":
      return (
        <BannerWords
          headline={t("dashboard.step.done.headline")}
          text={t("dashboard.step.done.text", { count: step.daysLeft })}
          actions={
            <>
              {primary("/star-practice", t("dashboard.step.done.more"))}
              {seePlan}
            </>
          }
        />
      );
  }
}
