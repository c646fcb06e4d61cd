import {
  answer,
  cardsOf,
  isClockOn,
  isOver,
  type Outcome,
  passed,
  stepsLeft,
  takeCard,
} from "coach/evacuation-drill/drill";
import type { Drill } from "coach/evacuation-drill/state";
import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { monotonicMs } from "../../../lib/clock.ts";
import { isOthers } from "../../../parts/options/digit-keys.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useWindowKey } from "../../../ui/use-window-key.ts";
import { CabinPlan } from "./cabin-plan.tsx";
import { DoorScene } from "./door-scene.tsx";
import { exitStates } from "./exit-states.ts";
import { Hand } from "./hand.tsx";
import type { KeptDrill } from "./kept-drill.ts";
import { OutcomeLine } from "./outcome-line.tsx";
import { PeopleLine } from "./people-line.tsx";
import { QuestionPanel } from "./question-panel.tsx";
import { RunHead } from "./run-head.tsx";
import { useDrillClock } from "./use-drill-clock.ts";

interface RunProps {
  kept: KeptDrill;
  /** True after a reload: it waits, paused. */
  isResumed: boolean;
  onChange: (kept: KeptDrill) => void;
}

/** The drill while it runs: the clock, what is seen, and the cards or the question of the moment. */
export function Run({ kept, isResumed, onChange }: RunProps) {
  const t = useT();
  const { drill, style } = kept;
  const [isPaused, setIsPaused] = useState(isResumed);
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const pausedAt = useRef(isResumed ? monotonicMs() : null);
  const clock = useDrillClock(kept.atMs, isClockOn(drill) && !isPaused);
  const heading = useRef<HTMLHeadingElement>(null);
  const total = EVACUATION_DRILLS[drill.scenario.environment].run.steps.length;

  const show = (next: Drill, atMs: number) =>
    onChange({ ...kept, drill: next, atMs, isEnded: isOver(next) });
  const act = (of: (drill: Drill, atMs: number) => [Drill, Outcome]) => {
    const atMs = clock.read();
    const [next, came] = of(drill, atMs);
    setOutcome(came);
    show(next, atMs);
  };
  const pause = () => {
    pausedAt.current = monotonicMs();
    setIsPaused(true);
  };
  const resume = () => {
    const pauseMs = monotonicMs() - (pausedAt.current ?? monotonicMs());
    onChange({ ...kept, pausesMs: [...kept.pausesMs, pauseMs] });
    setIsPaused(false);
  };

  // What time brings. Looked for at each tick of the clock, and after each deed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is new each time and says the same.
  useEffect(() => {
    if (isPaused) return;
    const atMs = clock.read();
    const next = passed(drill, atMs);
    if (next !== drill) show(next, atMs);
  }, [drill, clock.shownMs, isPaused]);

  // The card that had the focus is gone: the reader goes on at the head of what comes next.
  const place = drill.question ? JSON.stringify(drill.question) : String(drill.done.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new place.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [place, isPaused]);

  useWindowKey((event) => {
    if (isOthers(event)) return;
    if (event.key.toLowerCase() === "p") document.getElementById("drill-pause")?.click();
    else if (/^[1-9]$/.test(event.key)) document.getElementById(`drill-${event.key}`)?.click();
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RunHead
        drill={drill}
        atMs={clock.shownMs}
        isPaused={isPaused}
        progress={{ done: total - stepsLeft(drill).length, total }}
        onPause={isPaused ? resume : pause}
        onEnd={() => onChange({ ...kept, atMs: clock.read(), isEnded: true })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Panel isFlush className="max-desktop:flex">
          <DoorScene drill={drill} atMs={clock.shownMs} />
          <div className="grid min-w-0 flex-1 content-center gap-2 p-4">
            <CabinPlan states={exitStates(drill)} />
            <PeopleLine drill={drill} atMs={clock.shownMs} />
          </div>
        </Panel>
        <Panel as="section" aria-labelledby="drill-next">
          {isPaused ? (
            <>
              <h2 id="drill-next" ref={heading} tabIndex={-1} className="text-h2 outline-none">
                {t("drill.run.paused")}
              </h2>
              <p className="mt-2 max-w-[56ch]">{t("drill.run.pausedText")}</p>
              <Button variant="primary" className="mt-4" onClick={resume}>
                {t("drill.run.resume")}
              </Button>
            </>
          ) : (
            <>
              <OutcomeLine drill={drill} outcome={outcome} />
              {drill.question ? (
                <QuestionPanel
                  key={place}
                  drill={drill}
                  question={drill.question}
                  heading={heading}
                  onAnswer={(given) => act((now, atMs) => answer(now, given, atMs))}
                />
              ) : (
                <Hand
                  cards={cardsOf(drill)}
                  style={style}
                  heading={heading}
                  onTake={(id) => act((now, atMs) => takeCard(now, id, atMs))}
                />
              )}
            </>
          )}
        </Panel>
      </div>
    </div>
  );
}
