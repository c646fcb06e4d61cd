import type { SharedAnswer } from "contract/shared-answers";
import { STAR_SECTIONS } from "contract/star";
import { MessageCircleQuestionMark } from "lucide-react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Bar } from "../../../ui/bar.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Ring } from "../../../ui/ring.tsx";
import { scoreTone } from "../../../ui/score-tone.ts";

/** What the member asks, and the answer part by part, each with its score beside it. */
export function AnswerWords({ shared }: { shared: SharedAnswer }) {
  const t = useT();
  const heading = shared.party === "trainer" ? "h4" : "h5";
  const { answer, scores, overallScore, memberQuestion, memberName, party } = shared;
  return (
    <div className="grid gap-5">
      {memberQuestion !== null && (
        <div className="flex gap-3 rounded-[14px] bg-dawn-soft px-4 py-3 text-dawn-ink">
          <Icon of={MessageCircleQuestionMark} size={20} className="mt-0.5" />
          <div className="min-w-0">
            <p dir="auto" className="font-semibold text-small">
              {party === "member"
                ? t("shared.answer.youAsked")
                : t("shared.answer.asks", { name: memberName })}
            </p>
            <p dir="auto" className="whitespace-pre-wrap break-words">
              {memberQuestion}
            </p>
          </div>
        </div>
      )}
      <div className="flex items-center gap-5">
        <Ring
          value={overallScore}
          size={84}
          {...(overallScore === null
            ? { label: t("shared.answer.notMeasured"), caption: t("shared.answer.notMeasured") }
            : {
                label: `${t("shared.answer.overall")}: ${formatNumber(overallScore)}`,
                text: formatNumber(overallScore),
                caption: t("shared.answer.outOf"),
              })}
        />
        <div className="min-w-0 max-w-[20rem] flex-1">
          <Figure name={t("shared.answer.structure")} score={scores.structure} />
        </div>
      </div>
      {STAR_SECTIONS.map((section) => (
        <section key={section}>
          <Figure name={t(`trainer.heat.${section}`)} score={scores[section]} heading={heading} />
          <p
            dir="auto"
            className="mt-2 max-w-[66ch] whitespace-pre-line text-pretty leading-[1.75] [overflow-wrap:anywhere]"
          >
            {answer[section] || <span className="text-ink-2">{t("shared.answer.nothing")}</span>}
          </p>
        </section>
      ))}
    </div>
  );
}

interface FigureProps {
  name: string;
  score: number | null;
  heading?: "h4" | "h5" | "p";
}

/** A name, its score as a line and as a number. */
function Figure({ name, score, heading: Name = "p" }: FigureProps) {
  const t = useT();
  return (
    <div className="flex items-center gap-3">
      <Name className="w-24 shrink-0 font-semibold text-label">{name}</Name>
      {score === null ? (
        <span className="text-ink-2 text-small">{t("shared.answer.notMeasured")}</span>
      ) : (
        <>
          <Bar value={score} tone={scoreTone(score)} className="max-w-40 flex-1" />
          <span className="tabular w-8 font-semibold text-label">{formatNumber(score)}</span>
        </>
      )}
    </div>
  );
}
