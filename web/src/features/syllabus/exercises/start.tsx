import { useState } from "react";
import { formatMinutes } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { type ExerciseTestId, TEST_SHAPE } from "./model.ts";

export interface Choice {
  isTimed: boolean;
  isTyped: boolean;
}

interface ExerciseStartProps {
  test: ExerciseTestId;
  /** Of the test against the clock, for this person. */
  limitSeconds: number;
  onStart: (choice: Choice) => void;
}

/** With the clock or without, chosen or typed. */
export function ExerciseStart({ test, limitSeconds, onStart }: ExerciseStartProps) {
  const t = useT();
  const [isTimed, setIsTimed] = useState(false);
  const [isTyped, setIsTyped] = useState(true);
  const { count, limitSeconds: usualSeconds } = TEST_SHAPE[test];
  return (
    <Panel as="section" aria-labelledby="exercise-start">
      <h2 id="exercise-start" className="text-h2">
        {t("trials.exercise.count", { count })}
      </h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 tablet:grid-cols-2">
        <div>
          <Segmented
            label={t("trials.exercise.clock")}
            value={isTimed ? "timed" : "untimed"}
            onChange={(value) => setIsTimed(value === "timed")}
            options={[
              { value: "untimed", label: t("trials.exercise.untimed") },
              { value: "timed", label: t("trials.exercise.timed") },
            ]}
          />
          <p className="mt-2 max-w-[44ch] text-ink-2 text-small">
            {isTimed
              ? t("trials.exercise.timedText", { time: formatMinutes(limitSeconds) })
              : t("trials.exercise.untimedText")}
            {isTimed && limitSeconds > usualSeconds && ` ${t("shell.moreTime")}`}
          </p>
        </div>
        <div>
          <Segmented
            label={t("trials.exercise.answers")}
            value={isTyped ? "typed" : "chosen"}
            onChange={(value) => setIsTyped(value === "typed")}
            options={[
              { value: "typed", label: t("trials.exercise.typed") },
              { value: "chosen", label: t("trials.exercise.chosen") },
            ]}
          />
          <p className="mt-2 max-w-[44ch] text-ink-2 text-small">
            {t(
              !isTyped
                ? "trials.exercise.chosenText"
                : test === "english"
                  ? "trials.exercise.typedEnglish"
                  : "trials.exercise.typedNumbers",
            )}
          </p>
        </div>
      </div>
      <Button
        variant="primary"
        size="big"
        className="mt-6"
        onClick={() => onStart({ isTimed, isTyped })}
      >
        {t("trials.exercise.start")}
      </Button>
    </Panel>
  );
}
