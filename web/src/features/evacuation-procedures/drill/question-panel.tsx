import { DRILL_EXITS, type DrillExit } from "coach/evacuation-drill/scenario";
import type { Drill, Question } from "coach/evacuation-drill/state";
import { seeded, shuffled } from "content/chance";
import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import { EXIT_FAILURES } from "content/evacuation/exit-assessment";
import type { ReactNode, RefObject } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { OutsideWindow } from "../pictures/outside-window.tsx";
import { Choices } from "./choices.tsx";
import { viewShows } from "./view-shows.ts";

interface QuestionPanelProps {
  drill: Drill;
  question: Question;
  heading: RefObject<HTMLHeadingElement | null>;
  onAnswer: (given: string) => void;
}

interface Asked {
  happens: ReactNode;
  asks: string;
  choices: readonly { id: string; text: ReactNode }[];
}

const english = (text: string) => <bdi lang="en">{text}</bdi>;
const firstTry = (id: string) => ({
  id,
  text: english(EXIT_FAILURES.find((failure) => failure.id === id)?.firstTry ?? id),
});

/** What the drill stops to ask: what is seen, in words, and what can be done. */
export function QuestionPanel({ drill, question, heading, onAnswer }: QuestionPanelProps) {
  const t = useT();
  const { environment, seed } = drill.scenario;
  const rules = EVACUATION_DRILLS[environment].drill;
  const mixed = <T,>(values: readonly T[]) =>
    shuffled(seeded(seed + drill.decisions.length), values);
  const check = [{ id: "ready", text: t("drill.ask.ready") }, ...rules.checkFailures.map(firstTry)];

  const asked = ((): Asked => {
    if (question.kind === "look") {
      const view = rules.views.find(({ id }) => id === question.view);
      return {
        happens: (
          <span className="flex items-center gap-5">
            <span className="w-24 shrink-0 tablet:w-32">
              <OutsideWindow shows={viewShows(question.view)} />
            </span>
            {english(view?.seen ?? "")}
          </span>
        ),
        asks: t("drill.ask.look", { exit: t(`drill.exits.${question.exit}`) }),
        choices: (["use", "across"] as const).map((id) => ({ id, text: t(`drill.ask.${id}`) })),
      };
    }
    if (question.kind === "failure")
      return {
        happens: english(
          `${EXIT_FAILURES.find(({ id }) => id === question.failure)?.failure ?? ""}.`,
        ),
        asks: t("drill.ask.failure"),
        choices: mixed(
          question.during === "check"
            ? check
            : ["handle-jams", "door-jams", "assist-fails"].map(firstTry),
        ),
      };
    if (question.kind === "ready")
      return {
        happens: t(`drill.ask.${environment}`),
        asks: t("drill.ask.check"),
        choices: mixed(check),
      };
    const event = rules.events.find(({ id }) => id === question.event);
    return {
      happens: english(event?.happens ?? ""),
      asks: t("drill.ask.event"),
      choices:
        event?.kind === "exit"
          ? DRILL_EXITS.filter((exit) => exit !== drill.scenario.exit).map((exit: DrillExit) => ({
              id: exit,
              text: t(`drill.exits.${exit}`),
            }))
          : mixed(
              (event?.answers ?? []).map(({ text }, at) => ({ id: `${at}`, text: english(text) })),
            ),
    };
  })();

  return (
    <>
      <div role={question.kind === "event" ? "alert" : undefined}>
        <p className="text-[1.1875rem] leading-[1.45]">{asked.happens}</p>
      </div>
      <h2 id="drill-next" ref={heading} tabIndex={-1} className="mt-4 text-h2 outline-none">
        {asked.asks}
      </h2>
      <Choices label={asked.asks} choices={asked.choices} onChoose={onAnswer} />
    </>
  );
}
