import { useQuery } from "@tanstack/react-query";
import type { StarAnswer } from "contract/responses";
import { formatDate, formatNumber } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PhoneFold } from "../phone-fold/phone-fold.tsx";
import { sectionFieldId } from "../star-fields/section-field-id.ts";
import { answerById } from "./api.ts";

interface RetakePanelProps {
  answerId: string;
  /** False as soon as something is written: a take that was begun is not written over. */
  canStartFrom: boolean;
  onStartFrom: (answer: StarAnswer) => void;
}

/**
 * What to do otherwise this time: the last score, the last words to start from, and the frame the coach
 * left. On phones the frame is folded, so that the fields stay in reach.
 */
export function RetakePanel({ answerId, canStartFrom, onStartFrom }: RetakePanelProps) {
  const t = useT();
  const language = useLanguage();
  const { data: last } = useQuery(answerById(answerId, language));
  if (!last) return null;
  const { overallScore, skeleton } = last.analysis;
  const { situation, task, action, result } = last;
  return (
    <Panel as="section" aria-labelledby="retake-title">
      <h2 id="retake-title" className="text-h3">
        {t("practice.retake.title")}
      </h2>
      <p className="mt-1 text-ink-2 text-small">
        {overallScore === null
          ? t("practice.retake.unscored", { date: formatDate(last.createdAt) })
          : t("practice.retake.score", {
              date: formatDate(last.createdAt),
              score: formatNumber(overallScore),
            })}
      </p>
      {canStartFrom && (
        <Button
          className="mt-3 w-full"
          onClick={() => {
            onStartFrom({ situation, task, action, result });
            // The button goes; the focus goes where one writes on.
            document.getElementById(sectionFieldId("situation"))?.focus();
          }}
        >
          {t("practice.retake.startFrom")}
        </Button>
      )}
      {skeleton.length > 0 && (
        <PhoneFold label={t("practice.retake.frame")} className="max-tablet:mt-1 max-tablet:-mb-3">
          <dl className="grid gap-3 text-label max-tablet:pb-3 tablet:mt-4">
            {skeleton.map(({ section, prompt }) => (
              <div key={`${section} ${prompt.id} ${prompt.text}`}>
                <dt className="font-semibold text-ink-2 text-small">
                  {t(`practice.section.${section}`)}
                </dt>
                <dd dir="auto">{prompt.text}</dd>
              </div>
            ))}
          </dl>
        </PhoneFold>
      )}
    </Panel>
  );
}
