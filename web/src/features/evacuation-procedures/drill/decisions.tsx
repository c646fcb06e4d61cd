import type { Drill, Question } from "coach/evacuation-drill/state";
import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import { EXIT_FAILURES } from "content/evacuation/exit-assessment";
import { Check, X } from "lucide-react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";

/** Each decision with what was seen, whether it was right, why, and how long it took. */
export function Decisions({ drill }: { drill: Drill }) {
  const t = useT();
  const { environment } = drill.scenario;
  const rules = EVACUATION_DRILLS[environment].drill;
  const told = (question: Question): { seen: string; why: string | undefined } => {
    if (question.kind === "ready") return { seen: t(`drill.ask.${environment}`), why: undefined };
    if (question.kind === "failure") {
      const failure = EXIT_FAILURES.find(({ id }) => id === question.failure);
      return { seen: failure?.failure ?? "", why: failure?.firstTry };
    }
    if (question.kind === "look") {
      const view = rules.views.find(({ id }) => id === question.view);
      return { seen: `${question.exit}: ${view?.seen ?? ""}`, why: view?.why };
    }
    const event = rules.events.find(({ id }) => id === question.event);
    return { seen: event?.happens ?? "", why: event?.why };
  };
  return (
    <Panel as="section" aria-labelledby="decisions">
      <h2 id="decisions" className="text-h2">
        {t("drill.debrief.decided")}
      </h2>
      <ul className="mt-3">
        {drill.decisions.map(({ question, isRight, askedAtMs, atMs }) => {
          const { seen, why } = told(question);
          const seconds = formatNumber((atMs - askedAtMs) / 1000, { maximumFractionDigits: 1 });
          return (
            <li
              key={`${askedAtMs} ${atMs} ${seen}`}
              className="grid gap-x-5 gap-y-1 border-seam border-t py-3.5 tablet:grid-cols-[minmax(0,1fr)_10rem]"
            >
              <div lang={question.kind === "ready" ? undefined : "en"}>
                <p className="font-semibold">
                  <bdi>{seen}</bdi>
                </p>
                {why && (
                  <p className="mt-0.5 max-w-[72ch] text-label">
                    <bdi>{why}</bdi>
                  </p>
                )}
              </div>
              <p className="tabular flex items-start gap-2 text-small">
                <Icon
                  of={isRight ? Check : X}
                  className={isRight ? "text-green-ink" : "text-red-ink"}
                />
                {t(isRight ? "drill.debrief.right" : "drill.debrief.wrong")}
                {drill.isTimed && (
                  <span className="text-ink-2">{t("drill.debrief.took", { seconds })}</span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
