import type { UseQueryResult } from "@tanstack/react-query";
import type { Progress } from "contract/progress";
import type { Response } from "contract/responses";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import type { Key } from "../../../i18n/keys.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { headlineForm } from "../model.ts";
import { BannerWords } from "./banner-words.tsx";
import { WhyThis } from "./why-this.tsx";

type Step = NonNullable<Progress["nextStep"]>;

interface NextStepProps {
  step: Step;
  answers: UseQueryResult<Response[]>;
  at: Date;
}

/** The quickest gain: which part keeps falling short, which answer to retake, and the evidence for it. */
export function NextStep({ step, answers, at }: NextStepProps) {
  const t = useT();
  const [isWhyOpen, setIsWhyOpen] = useState(false);
  const { section, weakAnswers, ofAnswers, responseId, question, worth } = step;
  const headline = t(`dashboard.next.${section}.headline.${headlineForm(step)}`, {
    weak: t(`dashboard.numberStart.${weakAnswers}` as Key),
    of: t(`dashboard.number.${ofAnswers}` as Key),
  });
  const spentSeconds = answers.data?.find(({ id }) => id === responseId)?.timeSpentSeconds ?? 0;
  const minutes = Math.ceil(spentSeconds / 60);

  return (
    <>
      <BannerWords
        headline={headline}
        text={
          <>
            {t(`dashboard.next.${section}.advice`, { question })}{" "}
            {worth > 0 && t("dashboard.next.worth", { count: worth })}
          </>
        }
        actions={
          <>
            <PageLink
              href={`/star-practice?retake=${responseId}`}
              className={buttonClass("primary", "big")}
            >
              {minutes > 0
                ? t("dashboard.next.retakeMinutes", { count: minutes })
                : t("dashboard.next.retake")}
            </PageLink>
            <Button size="big" onClick={() => setIsWhyOpen(true)}>
              {t("dashboard.next.why")}
            </Button>
          </>
        }
      />
      <WhyThis
        isOpen={isWhyOpen}
        onClose={() => setIsWhyOpen(false)}
        step={step}
        answers={answers}
        at={at}
      />
    </>
  );
}
