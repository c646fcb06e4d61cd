import { bestWalk, EFFECTS, type Walk } from "coach/scenarios/walk";
import type { Scenario } from "content/scenarios/schema";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { SourceLine } from "../source-line.tsx";
import { Decisions } from "./decisions.tsx";
import { Effects } from "./effects.tsx";

type Grade = Scenario["endings"][number]["grade"];

const TONES: Record<Grade, BadgeTone> = {
  ...{ strong: "green", sound: "blue", costly: "yellow", failed: "red" },
};

interface DebriefProps {
  scenario: Scenario;
  walk: Walk;
  /** Endings of this scenario that were reached so far. */
  seen: number;
  onAgain: () => void;
  /** Plays again from a decision, counted from 0. */
  onBackTo: (place: number) => void;
}

/** How it ended and what decided it, each decision beside the best one, and the drill behind the story. */
export function Debrief({ scenario, walk, seen, onAgain, onBackTo }: DebriefProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { ending, decisions, total } = walk;
  if (!ending) return null;
  const best = bestWalk(scenario).total;
  const most = Math.max(
    1,
    ...EFFECTS.map((name) => Math.max(Math.abs(best[name]), Math.abs(total[name]))),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Panel as="section" aria-labelledby="story-end">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="story-end" ref={heading} tabIndex={-1} className="text-h1 outline-none">
            {t(`trials.story.grade.${ending.grade}`)}
          </h2>
          <Badge tone={TONES[ending.grade]}>
            {t("syllabus.decisions.endings", { seen, count: scenario.endings.length })}
          </Badge>
        </div>
        <div lang="en" dir="ltr">
          <p className="mt-3 max-w-[64ch] text-[1.125rem] leading-[1.6]">{ending.outcome}</p>
          <p className="mt-3 max-w-[66ch]">{ending.debrief}</p>
        </div>
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 border-seam border-t pt-6 tablet:grid-cols-2">
          <div>
            <h3 className="text-h3">{t("trials.story.sheet")}</h3>
            <ul lang="en" dir="ltr" className="mt-2 grid list-disc gap-1 ps-5 marker:text-lagoon">
              {ending.whatAssessorsSaw.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="mb-3 text-h3">{t("trials.story.sums")}</h3>
            <Effects effect={total} most={most} best={best} />
            <p className="mt-3 text-ink-2 text-micro">{t("trials.story.tick")}</p>
          </div>
        </div>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" size="big" onClick={onAgain}>
            {t("trials.story.again")}
          </Button>
        </p>
      </Panel>
      <Decisions decisions={decisions} onBackTo={onBackTo} />
      <Panel as="section" aria-labelledby="story-drill">
        <h2 id="story-drill" className="text-h2">
          {t("trials.story.drill")}
        </h2>
        <p className="mt-1 text-ink-2 text-small">{t("trials.story.drillText")}</p>
        <ol lang="en" dir="ltr" className="mt-3 grid list-decimal gap-1.5 ps-6 marker:text-lagoon">
          {scenario.procedure.map((step) => (
            <li key={step} className="max-w-[64ch]">
              {step}
            </li>
          ))}
        </ol>
        {scenario.sources.map((source) => (
          <SourceLine key={source.name} source={source} />
        ))}
      </Panel>
    </div>
  );
}
