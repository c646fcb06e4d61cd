import { CircleCheck } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { PreparationDone } from "../model.ts";

/** All four are complete: what that comes to, and where to go from here. */
export function DonePanel({ done }: { done: PreparationDone }) {
  const t = useT();
  const { culturalContext, aiFeedbackStyle, adaptedQuestions } = done;
  const country = t(`cultures.regions.${culturalContext.key}.country`);
  return (
    <Panel as="section" aria-labelledby="done-title" className="border-green! bg-green-soft!">
      <h3 id="done-title" className="flex items-center gap-2.5 text-h3">
        <Icon of={CircleCheck} size={22} className="text-green-ink" />
        {t("prep.all.title", { country })}
      </h3>
      <p className="mt-1">
        {t("prep.all.style", {
          style: t(
            `cultures.traits.feedback.${aiFeedbackStyle.tone}.${aiFeedbackStyle.directness}`,
          ),
        })}{" "}
        {adaptedQuestions.length > 0
          ? t("prep.all.questions", { count: adaptedQuestions.length })
          : t("prep.all.noQuestions")}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <PageLink href="/mock-interviews" className={buttonClass("primary")}>
          {t("prep.all.interview")}
        </PageLink>
        <PageLink href="/cultural-settings?tab=tips" className={buttonClass("line")}>
          {t("prep.all.tips")}
        </PageLink>
      </div>
    </Panel>
  );
}
