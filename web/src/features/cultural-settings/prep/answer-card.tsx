import type { RegionQuestion } from "coach/preparation/questions";
import { PREPARATION_ANSWER_MAX_CHARACTERS } from "contract/cultural-terms";
import { useState } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { scoreTone } from "../../../ui/score-tone.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import type { Judgement } from "../api.ts";

export interface AnswerState {
  answer: string;
  /** The wording that the coach has read. */
  judged: string;
  judgement: Judgement | null;
}

export const BLANK: AnswerState = { answer: "", judged: "", judgement: null };

interface AnswerCardProps {
  question: RegionQuestion;
  state: AnswerState;
  onChange: (state: AnswerState) => void;
  /** Rejects as calls do. */
  onJudge: () => Promise<void>;
}

/** One question, its answer, and what the coach says to it in the manner of the region. */
export function AnswerCard({ question, state, onChange, onJudge }: AnswerCardProps) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { answer, judged, judgement } = state;
  const isTooLong = answer.length > PREPARATION_ANSWER_MAX_CHARACTERS;

  const handleAsk = async () => {
    if (answer.trim() === "") return setFault(t("prep.questions.blank"));
    if (isTooLong) return;
    setFault(null);
    setIsAsking(true);
    try {
      await onJudge();
    } catch (error) {
      setFault(error instanceof ApiError ? error.text : t("prep.failed.away"));
    }
    setIsAsking(false);
  };

  return (
    <div>
      <Field
        label={
          <span lang="en" dir="auto" className="font-medium">
            {question.question}
          </span>
        }
        hint={question.isAdapted && t("prep.questions.added")}
        error={fault}
        counter={
          isTooLong &&
          t("prep.questions.tooLong", { most: formatNumber(PREPARATION_ANSWER_MAX_CHARACTERS) })
        }
        isOverLimit={isTooLong}
      >
        <TextArea
          dir="auto"
          rows={4}
          value={answer}
          readOnly={isAsking}
          onChange={(event) => onChange({ ...state, answer: event.target.value })}
        />
      </Field>
      {question.listensFor.length > 0 && (
        <details className="mt-1">
          <summary className="w-fit min-h-11 content-center font-medium text-lagoon-ink text-small">
            {t("prep.questions.listensFor")}
          </summary>
          <ul lang="en" dir="auto" className="ms-5 list-disc text-small rtl:text-right">
            {question.listensFor.map((point) => (
              <li key={point} className="py-0.5">
                {point}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button isPending={isAsking} onClick={() => void handleAsk()}>
          {t(
            isAsking
              ? "prep.questions.asking"
              : judgement
                ? "prep.questions.askAgain"
                : "prep.questions.ask",
          )}
        </Button>
        {judgement && judged !== answer && (
          <p className="text-ink-2 text-small">{t("prep.questions.changed")}</p>
        )}
      </div>
      <div role="status">
        {judgement && (
          <div className="mt-3 rounded-[16px] bg-dawn-soft px-4 py-3.5 text-label">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              {t("prep.questions.coach")}
              {judgement.score === null ? (
                <Badge isBare>{t("prep.questions.unread")}</Badge>
              ) : (
                <Badge tone={scoreTone(judgement.score)} isBare>
                  {t("prep.questions.score", { score: formatNumber(judgement.score) })}
                </Badge>
              )}
            </p>
            <p dir="auto" className="mt-1.5">
              {judgement.spoken}
            </p>
            {judgement.nextStep && !judgement.spoken.includes(judgement.nextStep) && (
              <p dir="auto" className="mt-2">
                <b className="font-semibold">{t("prep.questions.next")}</b> {judgement.nextStep}
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
