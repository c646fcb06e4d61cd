import type { Decision } from "coach/scenarios/walk";
import { formatClock } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";

interface DecisionsProps {
  decisions: readonly Decision[];
  onBackTo: (place: number) => void;
}

/** Each decision with its moment: what was done and, where it was another, what is best there. */
export function Decisions({ decisions, onBackTo }: DecisionsProps) {
  const t = useT();
  const rightly = decisions.filter(({ choice, best }) => choice === best).length;
  return (
    <Panel as="section" aria-labelledby="story-decisions">
      <h2 id="story-decisions" className="text-h2">
        {t("trials.story.decisions")}
      </h2>
      <p className="mt-1 text-ink-2 text-small">
        {t("trials.story.rightly", { right: rightly, total: decisions.length })}
      </p>
      <ol className="mt-4 grid gap-0">
        {decisions.map(({ node, choice, best }, at) => {
          const isBest = choice === best;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a decision is its place; a situation can come twice.
              key={at}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-seam border-t py-5 last:pb-0"
            >
              <span dir="ltr" className="tabular pt-0.5 font-semibold text-ink-2">
                {formatClock(node.clockSeconds)}
              </span>
              <div className="min-w-0">
                <p lang="en" dir="ltr" className="text-ink-2 text-small">
                  {node.text}
                </p>
                <p className="mt-3 flex flex-wrap items-center gap-2">
                  <Badge tone={isBest ? "green" : "yellow"}>
                    {t(isBest ? "trials.story.wasBest" : "trials.story.yours")}
                  </Badge>
                  <bdi lang="en" className="font-semibold">
                    {choice.text}
                  </bdi>
                </p>
                <p lang="en" dir="ltr" className="mt-1 max-w-[64ch] text-label">
                  {choice.why}
                </p>
                {!isBest && (
                  <>
                    <p className="mt-3 flex flex-wrap items-center gap-2">
                      <Badge tone="green">{t("trials.story.better")}</Badge>
                      <bdi lang="en" className="font-semibold">
                        {best.text}
                      </bdi>
                    </p>
                    <p lang="en" dir="ltr" className="mt-1 max-w-[64ch] text-label">
                      {best.why}
                    </p>
                    <Button
                      variant="quiet"
                      className="-ms-3 mt-1"
                      aria-label={t("trials.story.backToNumber", { number: at + 1 })}
                      onClick={() => onBackTo(at)}
                    >
                      {t("trials.story.backTo")}
                    </Button>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
