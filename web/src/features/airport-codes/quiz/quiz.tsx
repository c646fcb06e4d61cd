import type { Airport } from "content/airports/schema";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { LazyPlace } from "../../../parts/lazy-view/lazy-place.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel.tsx";
import { LuggageTag } from "../airport/luggage-tag.tsx";
import type { AirportSet } from "../model.ts";
import { EAR_QUESTION, MAP_QUESTION } from "../views.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { Options } from "./options.tsx";
import { ResultMessage } from "./result-message.tsx";
import { ScorePanel } from "./score-panel.tsx";
import { useQuiz } from "./use-quiz.ts";

interface QuizProps {
  airports: readonly Airport[];
  set: AirportSet;
  now: Date;
}

/** The quiz tab: one question at a time, for as long as one likes, no clock. */
export function Quiz({ airports, set, now }: QuizProps) {
  const t = useT();
  const quiz = useQuiz(airports, set);
  const { mode, run } = quiz;
  const { question, chosen } = run;
  // The world takes all the room there is.
  const isWide = mode === "onMap";
  const find = (code: string) => airports.find((airport) => airport.code === code) ?? null;
  const airport = question && find(question.code);
  const options = question?.options.flatMap((code) => find(code) ?? []) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMovedOn = useRef(false);
  // After Next Question the new one is read; on entering the tab the focus stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new question.
  useEffect(() => {
    if (hasMovedOn.current) heading.current?.focus();
  }, [question?.code]);
  // What the other modes need is fetched while the first question is read.
  useEffect(() => {
    for (const view of [MAP_QUESTION, EAR_QUESTION]) view.warm();
  }, []);
  const handleNext = () => {
    hasMovedOn.current = true;
    quiz.next();
  };

  return (
    <div
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] items-start gap-5",
        !isWide && "desktop:grid-cols-[minmax(0,1fr)_304px] desktop:gap-6",
      )}
    >
      <div className={isWide ? undefined : "desktop:order-last"}>
        <ScorePanel
          mode={mode}
          run={run}
          size={airports.length}
          isWide={isWide}
          onMode={quiz.setMode}
          onReset={quiz.reset}
        />
      </div>
      {airport && question && (
        <Panel as="section" aria-labelledby="airport-question">
          <div
            className={
              mode === "toName" || mode === "toCode"
                ? "flex flex-wrap items-center gap-x-7 gap-y-4"
                : undefined
            }
          >
            {(mode === "toName" || mode === "toCode") && (
              <div className="grid place-items-center rounded-panel bg-well px-7 pt-7 pb-5 max-tablet:w-full">
                <LuggageTag code={mode === "toName" || chosen !== null ? airport.code : null} />
              </div>
            )}
            <h2
              id="airport-question"
              ref={heading}
              tabIndex={-1}
              className="min-w-0 flex-1 basis-60 text-balance text-h2 leading-[1.3] outline-none"
            >
              {t(`airports.ask.${mode}`, { code: airport.code, name: airport.name })}
            </h2>
          </div>
          <div className="mt-5">
            {mode === "onMap" ? (
              <LazyPlace
                of={MAP_QUESTION}
                props={{ airports, airport, chosen, now, onChoose: quiz.answer }}
              />
            ) : mode === "byEar" ? (
              <LazyPlace
                of={EAR_QUESTION}
                props={{ options, airport, chosen, onChoose: quiz.answer }}
              />
            ) : (
              <Options
                options={options}
                answer={airport.code}
                chosen={chosen}
                shows={mode === "toName" ? "name" : "code"}
                onChoose={quiz.answer}
              />
            )}
          </div>
          {/* Stands before there is anything to say, or it would not be said. */}
          <div role="status">
            {chosen !== null && (
              <ResultMessage
                airport={airport}
                chosen={{ code: chosen, airport: find(chosen) }}
                hasDistance={mode === "onMap"}
              />
            )}
          </div>
          {chosen !== null ? (
            <AnswerPanel key={airport.code} airport={airport} now={now} onNext={handleNext} />
          ) : (
            mode !== "onMap" && (
              <p className="mt-4 text-ink-2 text-micro max-tablet:hidden">
                {t("airports.quiz.keys")}
              </p>
            )
          )}
        </Panel>
      )}
    </div>
  );
}
