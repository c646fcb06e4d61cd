import type { JudgementQuestion } from "content/situational-judgement/schema";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";

/** Situations of a short test. */
const SHORT = 10;
const LEVELS = ["both", "applicant", "crew"] as const;

export interface Choice {
  level: (typeof LEVELS)[number];
  count: number;
}

interface JudgementStartProps {
  questions: readonly JudgementQuestion[];
  onStart: (choice: Choice) => void;
}

/** Whom the situations are for, how many, and how they are counted. */
export function JudgementStart({ questions, onStart }: JudgementStartProps) {
  const t = useT();
  const [level, setLevel] = useState<Choice["level"]>("both");
  const count = questions.filter((one) => level === "both" || one.level === level).length;
  return (
    <Panel as="section" aria-labelledby="judgement-start">
      <h2 id="judgement-start" className="text-h2">
        {t("trials.judgement.how")}
      </h2>
      <p className="mt-1 max-w-[62ch]">{t("trials.judgement.howText")}</p>
      <p className="mt-2 max-w-[62ch] text-ink-2 text-small">{t("trials.judgement.points")}</p>
      <Segmented
        label={t("trials.judgement.level")}
        value={level}
        onChange={setLevel}
        options={LEVELS.map((value) => ({ value, label: t(`trials.judgement.for.${value}`) }))}
        className="mt-5"
      />
      <p className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="big"
          onClick={() => onStart({ level, count: Math.min(SHORT, count) })}
        >
          {t("trials.judgement.start", { count: Math.min(SHORT, count) })}
        </Button>
        {count > SHORT && (
          <Button size="big" onClick={() => onStart({ level, count })}>
            {t("trials.judgement.all", { count })}
          </Button>
        )}
      </p>
    </Panel>
  );
}
