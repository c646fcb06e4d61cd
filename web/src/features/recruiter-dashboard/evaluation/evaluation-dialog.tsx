import { RUBRIC } from "content/rubric/rubric";
import type { Recommendation } from "contract/evaluations";
import { useRef, useState } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { tDynamic, useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { useDraft } from "../../../lib/drafts.ts";
import {
  EMPTY_FORM,
  type EvaluationFields,
  evaluationDraftKey,
} from "../../../parts/booked-interviews/evaluation-draft.ts";
import { SCORE_FIELDS } from "../../../parts/booked-interviews/model.ts";
import { useWhenText } from "../../../parts/booked-interviews/when.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useSubmitEvaluation } from "../api.ts";
import {
  bandOf,
  type EvaluatedInterview,
  evaluationFaults,
  FEEDBACK_MAX_CHARACTERS,
  toSend,
} from "./model.ts";
import { PointsField } from "./points-field.tsx";
import { ScoreField } from "./score-field.tsx";

const RECOMMENDED: readonly Recommendation[] = ["hire", "consider", "reject"];
const SUGGESTED = ["a", "b", "c", "d", "e", "f"] as const;

interface EvaluationDialogProps {
  interview: EvaluatedInterview;
  onClose: () => void;
}

/** "Candidate Evaluation" (specification 1, sections 4 and 5). What was written is a draft until it is sent or thrown away. */
export function EvaluationDialog({ interview, onClose }: EvaluationDialogProps) {
  const t = useT();
  const whenText = useWhenText();
  const { userKey } = useAccount();
  const draft = useDraft(evaluationDraftKey(userKey, interview.id), EMPTY_FORM);
  const [isChecked, setIsChecked] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const submitting = useSubmitEvaluation();
  const fields = draft.value;
  const faults = isChecked ? evaluationFaults(fields) : new Map<string, never>();
  const change = (next: Partial<EvaluationFields>) => draft.change({ ...fields, ...next });
  const errorOf = (field: string) => {
    const fault = faults.get(field as never);
    return fault ? t(`recruiter.fault.${fault}`) : undefined;
  };
  const suggested = (list: "strength" | "area") =>
    SUGGESTED.map((letter) => tDynamic(`recruiter.suggest.${list}.${letter}`));

  const submit = () => {
    setIsChecked(true);
    if (evaluationFaults(fields).size > 0) {
      // The first field that is wrong, once its sentence stands there.
      requestAnimationFrame(() =>
        body.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
      return;
    }
    submitting.mutate(toSend(fields, interview), {
      onSuccess: () => {
        draft.clear();
        onClose();
        showToast({
          title: t("recruiter.toast.evaluated.title"),
          description: t("recruiter.toast.evaluated.text"),
          variant: "success",
        });
      },
      onError: () =>
        showToast({
          title: t("recruiter.toast.failed.title"),
          description: t("recruiter.toast.failed.text"),
          variant: "destructive",
        }),
    });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={t("recruiter.form.title")}
      description={`${interview.candidateName} · ${t(`booked.type.${interview.interviewType}`)} · ${whenText(interview.scheduledAt)}`}
      closeLabel={t("buttons.close")}
      footer={
        <>
          {draft.savedAt && (
            <Button
              variant="quiet"
              className="tablet:me-auto"
              onClick={() => {
                draft.clear();
                setIsChecked(false);
              }}
            >
              {t("recruiter.form.startOver")}
            </Button>
          )}
          <Button onClick={onClose}>{t("buttons.cancel")}</Button>
          <Button variant="primary" isPending={submitting.isPending} onClick={submit}>
            {t(submitting.isPending ? "recruiter.form.sending" : "recruiter.form.submit")}
          </Button>
        </>
      }
    >
      <div ref={body} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div>
          <p className="mb-4 text-ink-2 text-small">
            {t(draft.savedAt ? "recruiter.form.kept" : "recruiter.form.lead")}
          </p>
          {SCORE_FIELDS.map(({ field, dimension }, at) => {
            const band = bandOf(fields.scores[field]);
            const scale = RUBRIC.scales[interview.interviewType][dimension];
            return (
              <ScoreField
                key={field}
                label={t(`booked.dimension.${dimension}`)}
                value={fields.scores[field]}
                anchor={band && scale[band]}
                quote={fields.evidence[dimension] ?? ""}
                error={errorOf(field)}
                isFirst={at === 0}
                onChange={(value) => change({ scores: { ...fields.scores, [field]: value } })}
                onQuote={(quote) =>
                  change({ evidence: { ...fields.evidence, [dimension]: quote } })
                }
              />
            );
          })}
        </div>
        <PointsField
          label={t("recruiter.form.strengths")}
          hint={t("recruiter.form.pointsHint")}
          points={fields.strengths}
          suggestions={suggested("strength")}
          error={errorOf("strengths")}
          onChange={(strengths) => change({ strengths })}
        />
        <PointsField
          label={t("recruiter.form.areas")}
          hint={t("recruiter.form.pointsHint")}
          points={fields.areasForImprovement}
          suggestions={suggested("area")}
          error={errorOf("areasForImprovement")}
          onChange={(areasForImprovement) => change({ areasForImprovement })}
        />
        <Field
          label={t("recruiter.form.feedback")}
          hint={t("recruiter.form.feedbackHint")}
          error={errorOf("detailedFeedback")}
          isOverLimit={fields.detailedFeedback.length > FEEDBACK_MAX_CHARACTERS}
          counter={t("recruiter.form.counter", {
            used: formatNumber(fields.detailedFeedback.length),
            limit: formatNumber(FEEDBACK_MAX_CHARACTERS),
          })}
        >
          <TextArea
            dir="auto"
            rows={5}
            value={fields.detailedFeedback}
            onChange={(event) => change({ detailedFeedback: event.target.value })}
          />
        </Field>
        <div>
          <p className="mb-2 font-semibold text-label">{t("recruiter.form.recommendation")}</p>
          <Segmented
            label={t("recruiter.form.recommendation")}
            value={fields.recommendation}
            options={RECOMMENDED.map((value) => ({
              value,
              label: t(`booked.recommendation.${value}`),
            }))}
            onChange={(recommendation) => change({ recommendation })}
          />
        </div>
      </div>
    </Dialog>
  );
}
