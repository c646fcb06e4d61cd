import type { ScenarioNode } from "content/scenarios/schema";
import { useEffect, useRef } from "react";
import { formatClock } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Options } from "../../../parts/options/options.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Effects } from "./effects.tsx";
import { Roles } from "./roles.tsx";

type Choice = ScenarioNode["choices"][number];

interface SituationProps {
  node: ScenarioNode;
  roles: readonly string[];
  /** Of the decision, from 1. */
  number: number;
  /** Null until one has decided. */
  taken: Choice | null;
  /** The story ends with what was taken. */
  isLast: boolean;
  onChoose: (place: number) => void;
  onGoOn: () => void;
}

/** What one sees, hears and knows now; what can be done; and, once done, what follows from it. */
export function Situation(props: SituationProps) {
  const { node, roles, number, taken, isLast, onChoose, onGoOn } = props;
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: number === 1 }), [number]);
  useEffect(() => {
    if (taken) goOn.current?.focus();
  }, [taken]);
  return (
    <Panel as="section" aria-labelledby="story-now">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="story-now" ref={heading} tabIndex={-1} className="text-h3 text-ink-2 outline-none">
          {t("trials.story.decision", { number })}
        </h2>
        <p className="flex items-baseline gap-2 text-ink-2 text-small">
          {t("trials.story.since")}
          <span dir="ltr" className="tabular font-semibold text-[1.375rem] text-ink">
            {formatClock(node.clockSeconds)}
          </span>
        </p>
      </div>
      <p lang="en" dir="ltr" className="mt-3 mb-6 max-w-[64ch] text-[1.125rem] leading-[1.6]">
        {node.text}
      </p>
      <Options
        options={node.choices.map((choice) => ({
          text: choice.text,
          isChosen: choice === taken,
        }))}
        isLocked={taken !== null}
        onChoose={onChoose}
      />
      <div role="status" className={taken ? "mt-6 border-seam border-t pt-5" : undefined}>
        {taken && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 tablet:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
            <div>
              <p className="font-semibold">{t("trials.story.follows")}</p>
              <p lang="en" dir="ltr" className="mt-1 max-w-[60ch] leading-[1.6]">
                {taken.why}
              </p>
            </div>
            <Effects effect={taken.effect} most={2} />
          </div>
        )}
      </div>
      {taken ? (
        <Button ref={goOn} variant="primary" size="big" className="mt-6" onClick={onGoOn}>
          {t(isLast ? "trials.story.toEnd" : "trials.story.goOn")}
        </Button>
      ) : (
        <details className="mt-5">
          <summary className="min-h-11 content-center font-medium text-ink-2 text-small">
            {t("trials.story.roles")}
          </summary>
          <Roles roles={roles} />
        </details>
      )}
    </Panel>
  );
}
