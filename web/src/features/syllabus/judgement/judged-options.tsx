import type { Judgement } from "coach/judgement/score";
import type { JudgementQuestion } from "content/situational-judgement/schema";
import { useT } from "../../../i18n/i18n.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

type Grade = JudgementQuestion["options"][number]["grade"];

const TONES: Record<Grade, BadgeTone> = {
  ...{ best: "green", good: "blue", weak: "yellow", harmful: "red" },
};

const ORDER = Object.keys(TONES);

interface JudgedOptionsProps {
  question: JudgementQuestion;
  judgement: Judgement | null;
}

/** The four options from the best to the worst, each with its reason and what one made of it. */
export function JudgedOptions({ question, judgement }: JudgedOptionsProps) {
  const t = useT();
  const graded = question.options
    .map((option, place) => ({ ...option, place }))
    .toSorted((a, b) => ORDER.indexOf(a.grade) - ORDER.indexOf(b.grade));
  return (
    <ol className="grid gap-0 rounded-control border border-seam">
      {graded.map(({ text, grade, reason, place }) => (
        <li key={text} className="border-seam border-t p-4 first:border-t-0">
          <p className="flex flex-wrap gap-2">
            <Badge tone={TONES[grade]}>{t(`trials.grade.${grade}`)}</Badge>
            {judgement?.best === place && (
              <Badge tone="lagoon" isBare>
                {t("trials.judgement.yourBest")}
              </Badge>
            )}
            {judgement?.worst === place && (
              <Badge tone="neutral" isBare>
                {t("trials.judgement.yourWorst")}
              </Badge>
            )}
          </p>
          <div lang="en" dir="ltr">
            <p className="mt-2 max-w-[66ch] font-semibold text-label">{text}</p>
            <p className="mt-1 max-w-[66ch] text-label">{reason}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
