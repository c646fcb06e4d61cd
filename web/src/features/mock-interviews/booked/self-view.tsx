import type { Evaluation } from "contract/evaluations";
import type { MockInterview, SelfScores } from "contract/mock-interviews";
import { RUBRIC_DIMENSIONS } from "contract/rubric-terms";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useOpenEvaluation } from "./api.ts";
import { completeScores, typeOf } from "./model.ts";
import { SelfScale } from "./self-scale.tsx";

interface SelfViewProps {
  evaluation: Evaluation;
  interview: MockInterview;
}

/** One's own six scores, before anybody else's are seen; or straight to them. */
export function SelfView({ evaluation, interview }: SelfViewProps) {
  const t = useT();
  const { userKey } = useAccount();
  const [given] = useState<Partial<SelfScores>>(interview.selfScores ?? {});
  const draft = useDraft(draftKey(userKey, `self-scores:${interview.id}`), given);
  const [isMissing, setIsMissing] = useState(false);
  const { mutateAsync, isPending, error } = useOpenEvaluation();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const name = evaluation.recruiterName ?? t("booking.recruiterGone");
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  // Once it is open this view has gone, and with it whatever it would be told: the promise outlives it.
  const open = (own: SelfScores | null) =>
    void mutateAsync({ evaluation, own }).then(draft.clear, () => undefined);
  const handleSubmit = () => {
    const own = completeScores(draft.value);
    setIsMissing(own === null);
    if (own) return open(own);
    const first = RUBRIC_DIMENSIONS.find((dimension) => draft.value[dimension] === undefined);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"] input`)?.focus();
  };

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        {t("booking.self.title", { name })}
      </h1>
      <p className="mt-1.5 mb-5 max-w-[66ch] text-ink-2">{t("booking.self.lede")}</p>
      <Panel>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            handleSubmit();
          }}
        >
          <div className="-mt-5 grid gap-x-10 desktop:grid-cols-2">
            {RUBRIC_DIMENSIONS.map((dimension) => (
              <SelfScale
                key={dimension}
                dimension={dimension}
                type={typeOf(evaluation)}
                value={draft.value[dimension] ?? null}
                isMissing={isMissing && draft.value[dimension] === undefined}
                onChange={(score) => draft.change({ ...draft.value, [dimension]: score })}
              />
            ))}
          </div>
          {(error || (isMissing && !completeScores(draft.value))) && (
            <p role="alert" className="mt-4 text-red-ink text-small">
              {!error
                ? t("booking.self.missing")
                : error instanceof ApiError
                  ? error.text
                  : t("booking.self.unreachable")}
            </p>
          )}
          <div className="mt-5 flex flex-wrap items-center justify-end gap-3 border-seam border-t pt-5">
            <p className="min-w-48 flex-1 text-ink-2 text-small">{t("booking.self.final")}</p>
            <Button
              variant="quiet"
              className="max-tablet:w-full"
              isPending={isPending}
              onClick={() => open(null)}
            >
              {t("booking.self.skip")}
            </Button>
            <Button
              type="submit"
              variant="primary"
              className="max-tablet:w-full"
              isPending={isPending}
            >
              {t(isPending ? "booking.self.pending" : "booking.self.submit")}
            </Button>
          </div>
        </form>
      </Panel>
    </>
  );
}
