import type { InterviewSession } from "contract/interview-sessions";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount, useUser } from "../../../lib/account.tsx";
import { useDraft } from "../../../lib/drafts.ts";
import { ANALYSIS_CAPTURE, AUDIO_CAPTURE } from "../../../lib/media/capture-settings.ts";
import type { Take } from "../../../lib/media/take.ts";
import { useRecorder } from "../../../lib/media/use-recorder.ts";
import { useWriteAlong } from "../../../parts/recorder/use-write-along.ts";
import { notesKey } from "../answered-here.ts";
import { recruiterOf } from "../recruiter.ts";
import { findTakes, forgetTake, takePlace } from "../takes/kept-takes.ts";
import { CheckScreen } from "./check-screen.tsx";
import { InterruptedOffer } from "./interrupted-offer.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { NO_NOTES, type Notes, nextQuestion, rulesOf } from "./model.ts";
import { forgetOtherTakes } from "./other-takes.ts";
import { ReviewScreen } from "./review-screen.tsx";
import { RunScreen } from "./run-screen.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

interface SessionScreenProps {
  session: InterviewSession;
  /** The takes of it that are on this device. */
  found: ReadonlyMap<number, Take>;
}

/** A one-way interview under way: camera check, questions, and then the analysis of what was recorded. */
export function SessionScreen({ session, found }: SessionScreenProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const { userKey } = useAccount();
  const user = useUser();
  const { id, questions, answers } = session;
  // The mode was agreed on when it began, whatever the profile says since.
  const rules = {
    ...rulesOf(user?.accommodations),
    mode: session.mode === "audio" ? "audio" : "video",
  } as const;
  const notes = useDraft<Notes>(notesKey(userKey, id), NO_NOTES);
  const { kept, words } = notes.value;
  const [takes, setTakes] = useState(found);
  const stored = answers.map(({ position }) => position);
  const next = nextQuestion(
    questions.length,
    kept.filter((position) => takes.has(position)),
    stored,
  );
  /** The question that the run began with; null before the camera check is over. */
  const [first, setFirst] = useState<number | null>(null);
  const [isWrittenAlong, setIsWrittenAlong] = useState(false);
  const [moment, setMoment] = useState({ position: next ?? 0, isAnswering: false });
  const isRunning = first !== null && next !== null;
  const guard = useLeaveGuard(isRunning);

  const position = isRunning ? moment.position : (next ?? 0);
  const recorder = useRecorder({
    kind: rules.mode,
    place: takePlace(id, position),
    capture: rules.mode === "video" ? ANALYSIS_CAPTURE : AUDIO_CAPTURE,
    question: questions[position]?.question ?? null,
    staysOn: true,
  });

  // Several things may change in one step: what was last written, not what was last drawn.
  const written = useRef(notes.value);
  const note = (change: (before: Notes) => Notes) => {
    written.current = change(written.current);
    notes.change(written.current);
  };
  const setWords = (at: number, said: string) =>
    note((before) => ({ ...before, words: { ...before.words, [at]: said } }));
  useWriteAlong(
    isWrittenAlong && moment.isAnswering,
    words[moment.position] ?? "",
    (said) => setWords(moment.position, said),
    session.language,
  );

  const handleMoment = useCallback((at: number, isAnswering: boolean) => {
    setMoment({ position: at, isAnswering });
  }, []);
  const keep = (at: number, take: Take) => {
    setTakes((all) => new Map(all).set(at, take));
    note((before) => ({ ...before, kept: [...before.kept.filter((one) => one !== at), at] }));
    if (recorder.take?.id === take.id) recorder.setAside();
    void forgetOtherTakes(userKey, id, at, take.id);
  };
  const dropInterrupted = async (at: number, take: Take) => {
    await forgetTake(take);
    // Where a second take was interrupted, the first one is there still.
    const before = await findTakes(userKey, id, [at]);
    setTakes((all) => new Map([...[...all].filter(([one]) => one !== at), ...before]));
  };
  const { closePreview } = recorder;
  const isOver = next === null;
  useEffect(() => {
    if (isOver) closePreview();
  }, [isOver, closePreview]);

  const interrupted = next !== null && !isRunning ? takes.get(next) : undefined;
  const recruiter = recruiterOf(session.recruiterId);
  return (
    <>
      <h1 className="mb-5 text-h1">{t("oneway.session.title", { airline: recruiter.airline })}</h1>
      {next === null ? (
        <ReviewScreen
          session={session}
          takes={takes}
          words={words}
          onWords={setWords}
          onEnded={() => {
            notes.clear();
            navigate(`/mock-interviews?report=${id}`, { replace: true });
          }}
        />
      ) : first === null ? (
        <div className="grid gap-4 tablet:gap-6">
          {interrupted && (
            <InterruptedOffer
              take={interrupted}
              number={next + 1}
              onKeep={() => keep(next, interrupted)}
              onDrop={() => void dropInterrupted(next, interrupted)}
            />
          )}
          <CheckScreen
            recorder={recorder}
            rules={rules}
            position={next}
            questionCount={questions.length}
            isWrittenAlong={isWrittenAlong}
            onWriteAlong={setIsWrittenAlong}
            onReady={() => setFirst(next)}
          />
        </div>
      ) : (
        <RunScreen
          session={session}
          rules={rules}
          recorder={recorder}
          first={first}
          onMoment={handleMoment}
          onKept={keep}
        />
      )}
      <LeaveDialog isOpen={guard.asked !== null} onStay={guard.stay} onLeave={guard.leave} />
    </>
  );
}
