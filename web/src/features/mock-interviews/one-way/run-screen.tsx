import type { InterviewSession } from "contract/interview-sessions";
import { Check, CircleAlert, RotateCcw, Square, Unplug } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { monotonicMs } from "../../../lib/clock.ts";
import type { Take } from "../../../lib/media/take.ts";
import type { Recorder } from "../../../lib/media/use-recorder.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { useScreenTop } from "../use-screen-top.ts";
import { faultWords } from "./fault-words.ts";
import { canRecordAgain, type Rules, saidSecondsLeft } from "./model.ts";
import { PhaseClock } from "./phase-clock.tsx";
import { RunPicture } from "./run-picture.tsx";
import { TakeChoice } from "./take-choice.tsx";
import { useRun } from "./use-run.ts";

interface RunScreenProps {
  session: InterviewSession;
  rules: Rules;
  recorder: Recorder;
  /** The question to begin with. */
  first: number;
  /** The question that is on the screen, and whether it is being answered. */
  onMoment: (position: number, isAnswering: boolean) => void;
  /** The take of a question is the one that counts. */
  onKept: (position: number, take: Take) => void;
}

const WINDOW = { width: 30, height: 40, gap: 10, frame: 3 };

/** One question after the other: think, answer, go on. */
export function RunScreen(props: RunScreenProps) {
  const { session, rules, recorder, first, onMoment, onKept } = props;
  const t = useT();
  const { questions } = session;
  /** The first take of this question, while a second one is made or stands beside it. */
  const [earlier, setEarlier] = useState<Take | null>(null);
  const [chosen, setChosen] = useState<Take | null>(null);
  const { run, left, send } = useRun({
    rules,
    questionCount: questions.length,
    position: first,
    recorder,
    hasEarlier: earlier !== null,
  });
  const { phase, position } = run;
  const { take, fault } = recorder;
  const question = questions[position];
  const heading = useRef<HTMLHeadingElement>(null);
  const isAnswering = phase.name === "answering";
  const isOver = phase.name === "over";

  useScreenTop(heading);
  // Each question takes the focus: it is read aloud first, and the clock beside it is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question anew.
  useEffect(() => heading.current?.focus(), [position]);
  useEffect(() => onMoment(position, isAnswering), [onMoment, position, isAnswering]);

  const picked = chosen ?? take ?? earlier;
  const keep = () => {
    if (!picked) return;
    if (take && take !== picked) void recorder.discard();
    onKept(position, picked);
    setEarlier(null);
    setChosen(null);
    send({ type: "next", atMs: monotonicMs() });
  };
  const again = () => {
    // A whole take stays, to be chosen after all; one that a fault cut short makes room.
    if (phase.name === "kept" && !phase.wasCut && take) {
      setEarlier(take);
      recorder.setAside();
    }
    send({ type: "again", atMs: monotonicMs() });
  };
  const isLast = position === questions.length - 1;
  const said = saidSecondsLeft(left);

  return (
    <div className="grid gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] desktop:items-start">
      <div className="grid gap-4 tablet:gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="font-semibold text-ink-2">
            {t("oneway.run.question", { number: position + 1, count: questions.length })}
          </p>
          <div style={{ width: `${(questions.length * (WINDOW.width + WINDOW.gap)) / 16}rem` }}>
            <WindowRow
              size={WINDOW}
              items={questions.map((one, index) => ({
                raise: index < position || isOver ? 0.85 : 0,
                isNow: one === question && !isOver,
              }))}
            />
          </div>
        </div>
        <h2
          ref={heading}
          tabIndex={-1}
          lang={session.language}
          dir="auto"
          className="text-[1.375rem] leading-[1.3] tracking-[-0.012em] outline-none tablet:text-[1.75rem] rtl:text-right"
        >
          {question?.question}
        </h2>
        <Panel className="grid gap-4">
          <PhaseClock phase={phase} left={left} rules={rules} />
          <p role="status" className="sr-only">
            {t(`oneway.phase.${phase.name}`)}{" "}
            {said !== null && (isAnswering || phase.name === "thinking")
              ? t("oneway.run.left", { count: said })
              : null}
          </p>
          {phase.name === "kept" && phase.wasCut && (
            <Note icon={Unplug}>{t("oneway.run.cut")}</Note>
          )}
          {fault && (phase.name === "failed" || phase.name === "kept") && (
            <Note icon={CircleAlert}>
              {t(faultWords(fault.kind, rules.mode), { message: fault.message })}
            </Note>
          )}
          {phase.name === "kept" && earlier && take && (
            <TakeChoice takes={[earlier, take]} chosen={chosen ?? take} onChoose={setChosen} />
          )}
          <div className="flex flex-wrap gap-3 max-tablet:*:flex-1">
            {phase.name === "thinking" && (
              <Button
                variant="primary"
                size="big"
                onClick={() => send({ type: "ready", atMs: monotonicMs() })}
              >
                {t("oneway.run.ready")}
              </Button>
            )}
            {(isAnswering || phase.name === "stopping") && (
              <Button
                variant="primary"
                size="big"
                isPending={!isAnswering}
                onClick={() => send({ type: "finished" })}
              >
                <Icon of={Square} size={18} />
                {t("oneway.run.finish")}
              </Button>
            )}
            {phase.name === "kept" && (
              <Button variant="primary" size="big" onClick={keep}>
                <Icon of={Check} size={18} />
                {t(isLast ? "oneway.run.end" : "oneway.run.next")}
              </Button>
            )}
            {canRecordAgain(run, rules) && (
              <Button
                size="big"
                variant={phase.name === "failed" ? "primary" : "line"}
                onClick={again}
              >
                <Icon of={RotateCcw} size={18} />
                {t("oneway.run.again")}
              </Button>
            )}
          </div>
          {phase.name === "kept" && !canRecordAgain(run, rules) && !earlier && (
            <p className="text-ink-2 text-small">{t("oneway.run.oneTake")}</p>
          )}
        </Panel>
      </div>
      <RunPicture recorder={recorder} phase={phase} left={left} mode={rules.mode} />
    </div>
  );
}

function Note({ icon, children }: { icon: typeof Unplug; children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex gap-2.5 rounded-[14px] bg-yellow-soft px-4 py-3 text-small text-yellow-ink"
    >
      <Icon of={icon} size={18} className="mt-px" />
      <span>{children}</span>
    </p>
  );
}
