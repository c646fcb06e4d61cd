import type { MockInterview } from "contract/mock-interviews";
import { useId } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { useDraft } from "../../../lib/drafts.ts";
import {
  EMPTY_FORM,
  evaluationDraftKey,
} from "../../../parts/booked-interviews/evaluation-draft.ts";
import { SCORE_FIELDS } from "../../../parts/booked-interviews/model.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel.tsx";

const STEPS = Array.from({ length: 10 }, (_, at) => at + 1);

/** Scores as the interview goes: the form of the evaluation, kept on this device, begins with them. */
export function ScoresPanel({ interview }: { interview: MockInterview }) {
  const t = useT();
  const id = useId();
  const { userKey } = useAccount();
  const draft = useDraft(evaluationDraftKey(userKey, interview.id), EMPTY_FORM);
  const { scores } = draft.value;
  if (interview.isEvaluated || interview.status === "cancelled") return null;
  return (
    <Panel as="section" aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {t("room.scores.title")}
      </h2>
      <p className="mt-1 mb-3 text-ink-2 text-small">{t("room.scores.text")}</p>
      {SCORE_FIELDS.map(({ field, dimension }) => {
        const score = Math.round(Number(scores[field]));
        return (
          <fieldset key={field} className="border-seam border-t py-2.5">
            <legend className="sr-only">{t(`booked.dimension.${dimension}`)}</legend>
            <div>
              <span aria-hidden className="font-medium text-label">
                {t(`booked.dimension.${dimension}`)}
              </span>
              <div className="flex items-center justify-between">
                {STEPS.map((step) => (
                  <label
                    key={step}
                    className="grid h-11 w-6 shrink-0 cursor-pointer place-items-center rounded-window has-focus-visible:outline-3 has-focus-visible:outline-lagoon"
                  >
                    <input
                      type="radio"
                      className="sr-only"
                      name={`${id}${field}`}
                      aria-label={String(step)}
                      checked={step === score}
                      onChange={() =>
                        draft.change({
                          ...draft.value,
                          scores: { ...scores, [field]: String(step) },
                        })
                      }
                    />
                    <span
                      className={classNames(
                        "h-6 w-4 rounded-window transition-colors",
                        step <= score
                          ? "bg-lagoon"
                          : "bg-well shadow-[inset_0_0_0_1.5px_var(--seam)]",
                      )}
                    />
                  </label>
                ))}
                <span aria-hidden className="tabular ms-1.5 w-6 text-end font-semibold">
                  {score}
                </span>
              </div>
            </div>
          </fieldset>
        );
      })}
    </Panel>
  );
}
