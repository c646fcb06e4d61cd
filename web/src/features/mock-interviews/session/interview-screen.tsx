import type { Recruiter } from "content/recruiters/schema";
import type { EmotionReading } from "contract/emotion";
import { FEEDBACK_SPEED } from "contract/interview-session-terms";
import type { InterviewSession } from "contract/interview-sessions";
import { isRecordingPlaceholder } from "contract/recording-placeholder";
import { useCallback, useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import type { Take } from "../../../lib/media/take.ts";
import { useOpenWork } from "../../../lib/offline/open-work.ts";
import { useCoachEngine } from "../../../parts/privacy-notice/api.ts";
import { avatarState, statusKey } from "../../../parts/recruiter-avatar/avatar-state.ts";
import { RecruiterAvatar } from "../../../parts/recruiter-avatar/recruiter-avatar.tsx";
import type { RecruiterVoice } from "../../../parts/recruiter-avatar/use-recruiter-voice.ts";
import { Later } from "../../../ui/later.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { CompletionCard } from "./completion-card.tsx";
import { Countdown } from "./countdown.tsx";
import { NOTHING } from "./desk.ts";
import { GivenPanel } from "./given-panel.tsx";
import { LastFeedback } from "./last-feedback.tsx";
import { closingOf, type Run, type Script } from "./model.ts";
import { Notices } from "./notices.tsx";
import { RecordingDesk } from "./recording-desk.tsx";
import { SessionButtons, SessionHead } from "./session-head.tsx";
import { SpokenLine } from "./spoken-line.tsx";
import { TextDesk } from "./text-desk.tsx";
import { useDeliveries } from "./use-deliveries.ts";
import { useInterview } from "./use-interview.ts";

export interface InterviewScreenProps {
  session: InterviewSession;
  recruiter: Recruiter;
  script: Script;
  first: Run;
  firstLine: Promise<unknown> | "after-a-pause" | null;
  voice: RecruiterVoice;
  isPending: boolean;
  /** `hasAnswers`: something of it is stored. */
  onRestart: (run: Run) => void;
  onReset: (run: Run) => void;
}

/** An interview under way, and how it ended. */
export function InterviewScreen(props: InterviewScreenProps) {
  const { session, recruiter, script, first, firstLine, voice, isPending } = props;
  const t = useT();
  const interview = useInterview({ session, script, first, firstLine, voice });
  const { run, act, isHeld, sending, emotion, forget } = interview;
  const { phase, position, given } = run;
  const question = session.questions[position];
  const [doing, setDoing] = useState(NOTHING);
  const [asked, setAsked] = useState<"restart" | "reset" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const transcriptService = useCoachEngine()?.transcriptService ?? null;
  const deliveries = useDeliveries(session.id, (at, deliverySessionId) =>
    act({ type: "measured", position: at, deliverySessionId }),
  );
  const measure = (at: number, take: Take, words: string) => {
    const of = session.questions[at];
    if (of)
      deliveries.measure({ position: at, take, question: of.question, questionId: of.id, words });
  };

  const isOver = phase === "over";
  useOpenWork(!isOver);
  const isAtDesk = phase === "asking" || phase === "answering";
  const isSilent = voice.status === "silent";
  const reading = isAtDesk ? doing.reading : null;

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question anew.
  useEffect(() => {
    if (isFirst.current) scrollTo({ top: 0 });
    if (session.mode !== "text" || isFirst.current)
      heading.current?.focus({ preventScroll: isFirst.current });
    isFirst.current = false;
  }, [position]);

  const handleRead = useCallback(
    (read: EmotionReading) => {
      emotion.current = read;
      act({ type: "felt", primary: read.primary, intensity: read.intensity });
    },
    [act, emotion],
  );
  const handleTick = () => {
    const { draft } = doing;
    const isKept = draft.trim() !== "" && !isRecordingPlaceholder(draft);
    act({ type: "ticked", draft: isKept ? { answer: draft.trim(), mode: session.mode } : null });
  };
  const submit = (answer: string, take: Take | null) => {
    emotion.current = doing.reading;
    voice.stop();
    act({ type: "submitted", answer, mode: session.mode });
    if (take) measure(position, take, answer);
    setDoing(NOTHING);
  };

  const hasSomething = Object.keys(given).length > 0 || doing.draft.trim() !== "";
  const ask = (what: "restart" | "reset") => (hasSomething ? setAsked(what) : leave(what));
  const leave = (what: "restart" | "reset") => {
    setAsked(null);
    voice.stop();
    if (what === "reset") forget();
    (what === "restart" ? props.onRestart : props.onReset)(run);
  };

  // The recruiter takes their leave over the card.
  const closing = closingOf(script, session.questions.length + Object.keys(given).length);
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (!isOver || wasOver.current) return;
    wasOver.current = true;
    void voice.say(closing, FEEDBACK_SPEED);
  }, [isOver, voice, closing]);

  if (isOver || !question)
    return (
      <CompletionCard
        session={session}
        run={run}
        recruiter={recruiter}
        closing={closing}
        sending={sending}
        isPending={isPending}
        notices={<Notices deliveries={deliveries} sending={sending} />}
        onRestart={() => leave("restart")}
        onNew={() => {
          forget();
          voice.stop();
          // The choice of a recruiter lies at the same path: it begins at its top.
          scrollTo({ top: 0 });
        }}
      />
    );

  const state = {
    isSpeaking: voice.status === "speaking",
    isListening: doing.isListening,
    isReadingEmotion: doing.isReading,
    isAnalysing: phase === "judging" || (phase === "reacting" && voice.status === "loading"),
    emotion: reading?.primary ?? null,
  };
  const closedFor =
    phase === "asking" || !isSilent ? t("mock.submit.speaking", { name: recruiter.name }) : null;
  const desk = {
    session,
    run,
    question,
    recruiterName: recruiter.name,
    transcriptService,
    closedFor,
    onDoing: setDoing,
    onRead: handleRead,
    onSubmit: submit,
    onPass: run.followUp ? () => act({ type: "passed" }) : null,
  };
  const deskKey = `${position} ${run.followUp ? "further" : ""}`;
  const now = given[position];
  const isLast = position === session.questions.length - 1;
  const buttons = (
    <SessionButtons
      isPending={isPending}
      onRestart={() => ask("restart")}
      onReset={() => ask("reset")}
    />
  );

  return (
    <div className="grid gap-5 tablet:gap-8">
      <SessionHead
        session={session}
        position={position}
        headingRef={heading}
        clock={<Countdown clock={run.clock} onTick={handleTick} />}
        buttons={buttons}
      />
      <div className="grid gap-6 tablet:grid-cols-[minmax(220px,0.72fr)_minmax(0,1fr)] tablet:items-start tablet:gap-x-12 desktop:gap-x-16">
        <div className="tablet:sticky tablet:top-[88px] tablet:-ms-5 tablet:max-w-[27.5rem]">
          <RecruiterAvatar
            recruiterId={recruiter.id}
            name={recruiter.name}
            position={recruiter.position}
            airline={recruiter.airline}
            state={avatarState(state)}
            statusText={t(statusKey(state))}
            moment={voice.moment}
          />
        </div>
        <div className="grid min-w-0 gap-5">
          <SpokenLine voice={voice} text={run.line.text} language={session.language} />
          <Later>
            {!isAtDesk && now ? (
              <GivenPanel
                given={now}
                note={
                  phase === "judging"
                    ? t("mock.session.judging", { name: recruiter.name })
                    : isHeld
                      ? t("mock.session.read")
                      : t("mock.session.reacting", { name: recruiter.name })
                }
                isLast={isLast}
                onNext={phase === "reacting" && isHeld ? () => act({ type: "heard" }) : null}
              />
            ) : session.mode === "text" ? (
              <TextDesk key={deskKey} {...desk} takesFocus={run.step > 0} />
            ) : (
              <RecordingDesk key={deskKey} {...desk} kind={session.mode} />
            )}
          </Later>
          {isAtDesk && !run.followUp && (
            <LastFeedback
              feedback={given[position - 1]?.feedback ?? null}
              recruiterName={recruiter.name}
            />
          )}
          <Notices deliveries={deliveries} sending={sending} />
          <div className="-ms-3 flex tablet:hidden">{buttons}</div>
        </div>
      </div>
      <AskDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && leave(asked)}
      />
    </div>
  );
}
