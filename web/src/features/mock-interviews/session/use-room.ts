import { useQueryClient } from "@tanstack/react-query";
import type { Recruiter } from "content/recruiters/schema";
import type { NewInterviewSession } from "contract/interview-sessions";
import type { LanguageCode } from "contract/languages";
import type { PracticeMode } from "contract/responses";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { OfflineError } from "../../../lib/api-error.ts";
import { monotonicMs } from "../../../lib/clock.ts";
import { newChangeId } from "../../../lib/outbox.ts";
import { useRecruiterVoice } from "../../../parts/recruiter-avatar/use-recruiter-voice.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { keepMode, sessionAddress } from "../practice-mode.ts";
import { deleteSession, refreshSessions } from "../stored-sessions.ts";
import { beginSession } from "./api.ts";
import { forgetEnded, forgetRun } from "./kept-run.ts";
import { loadInterview, type OpenInterview, scriptOf } from "./load-interview.ts";
import { beginRun, introOf, type Line, type Run, reduceRun } from "./model.ts";
import { openingQuestion } from "./opening.ts";
import { wordsOf } from "./script.ts";
import type { SessionChoice } from "./start-screen.tsx";
import { TAKE_BENCH } from "./take-bench.ts";

type View =
  | { what: "start" }
  | { what: "loading" }
  | { what: "failed"; error: Error }
  /** An interview that was left midway, before it goes on. */
  | { what: "gate"; open: OpenInterview }
  | {
      what: "interview";
      open: OpenInterview;
      /** Each run of it is a screen of its own. */
      key: string;
      firstLine: Promise<unknown> | "after-a-pause" | null;
    };

interface RoomInput {
  recruiter: Recruiter;
  mode: PracticeMode;
  sessionId: string | null;
  /** It is not known yet whether another tab has it. */
  isWaiting: boolean;
}

/** What is on the screen of a session, from the choice of its details to its end, and how one thing leads to the next. */
export function useRoom({ recruiter, mode, sessionId, isWaiting }: RoomInput) {
  const t = useT();
  const { userKey } = useAccount();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const ofInterface = useLanguage();
  const [choice, setChoice] = useState<SessionChoice>({
    focus: "mixed",
    length: 4,
    language: ofInterface,
  });
  const [view, setView] = useState<View>({ what: sessionId ? "loading" : "start" });
  const [isPending, setIsPending] = useState(false);
  const [fault, setFault] = useState<"offline" | "failed" | null>(null);
  const [attemptId, setAttemptId] = useState(newChangeId);
  const [tries, setTries] = useState(0);
  const shown = view.what === "interview" || view.what === "gate" ? view.open : null;
  const language = shown?.session.language ?? choice.language;
  const voice = useRecruiterVoice({ voice: recruiter.voiceType, language });
  const intro = useIntro(recruiter, choice.language);

  // The address decides: without an id there is the start screen, with one the session of that id.
  const placed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the address, and with each try.
  useEffect(() => {
    if (isWaiting || sessionId === placed.current) return;
    if (sessionId === null) {
      placed.current = null;
      voice.stop();
      return setView({ what: "start" });
    }
    let isShown = true;
    setView({ what: "loading" });
    loadInterview(userKey, sessionId).then(
      (open) => {
        if (!isShown) return;
        placed.current = sessionId;
        const isOver = open.run.phase === "over";
        setView(
          isOver
            ? { what: "interview", open, key: newChangeId(), firstLine: null }
            : { what: "gate", open },
        );
      },
      (error: Error) => isShown && setView({ what: "failed", error }),
    );
    return () => {
      isShown = false;
    };
  }, [sessionId, isWaiting, tries]);

  // The intro is made ready as soon as the screen is there (specification 1, section 7).
  const { prepare } = voice;
  const isStart = view.what === "start";
  useEffect(() => {
    if (isStart && intro) prepare(intro.text, intro.speed);
  }, [isStart, intro, prepare]);

  const begin = useCallback(
    async (wanted: NewInterviewSession, id: string): Promise<OpenInterview> => {
      const session = await beginSession(id, wanted);
      const script = await scriptOf(session, recruiter);
      const run = beginRun(script, session.totalSeconds * 1000, monotonicMs());
      return { session, recruiter, script, run };
    },
    [recruiter],
  );
  const enter = (open: OpenInterview, firstLine: Promise<unknown> | "after-a-pause" | null) => {
    placed.current = open.session.id;
    // Drawn in pieces: the recruiter is speaking already, and the lips may not stand still.
    startTransition(() => {
      setView({ what: "interview", open, key: newChangeId(), firstLine });
      setAttemptId(newChangeId());
      setIsPending(false);
    });
    const address = sessionAddress(recruiter.id, open.session.mode);
    navigate(`${address}&id=${open.session.id}`, { replace: true });
    void refreshSessions(queries);
  };

  const start = async () => {
    setIsPending(true);
    setFault(null);
    forgetEnded(userKey);
    // From the press itself: later a browser might not let the recruiter be heard.
    const spoken = intro ? voice.say(intro.text, intro.speed) : null;
    try {
      const { focus, length, language: held } = choice;
      const wanted = { kind: "avatar", recruiterId: recruiter.id, mode, focus, length } as const;
      const key = `${attemptId} ${mode} ${focus} ${length} ${held}`;
      const open = await begin({ ...wanted, language: held }, key);
      // The clock runs from here, and what is heard is what was drawn.
      enter(open, intro && open.run.line.text === intro.text ? spoken : null);
    } catch (error) {
      console.warn("The interview could not begin", error);
      voice.stop();
      setFault(error instanceof OfflineError ? "offline" : "failed");
      setIsPending(false);
    }
  };

  const resume = () => {
    if (view.what !== "gate") return;
    const { open } = view;
    const atMs = monotonicMs();
    const run = reduceRun(open.run, { type: "went-on", atMs }, open.script);
    // What was heard before is said again: the question, or what came of the answer.
    const again: Run = run.phase === "answering" ? { ...run, phase: "asking" } : run;
    voice.stop();
    setView({
      what: "interview",
      open: { ...open, run: again },
      key: newChangeId(),
      firstLine: null,
    });
  };

  /** Question 1 again. What was answered stays with the session that it was answered in until the new one is there. */
  const restart = async (left: Run) => {
    if (view.what !== "interview") return;
    const { open } = view;
    const { session, script } = open;
    const isUntouched = Object.keys(left.given).length === 0 && left.phase !== "over";
    if (isUntouched) {
      forgetRun(userKey, session.id);
      const run = beginRun(script, session.totalSeconds * 1000, monotonicMs());
      const again = { ...open, run };
      setView({ what: "interview", open: again, key: newChangeId(), firstLine: "after-a-pause" });
      return;
    }
    setIsPending(true);
    try {
      const { recruiterId, mode: same, focus, length, language: held } = wantedAgain(open);
      const next = await begin(
        { kind: "avatar", recruiterId, mode: same, focus, length, language: held },
        attemptId,
      );
      if (left.phase !== "over") void drop(session.id);
      enter(next, "after-a-pause");
      forgetRun(userKey, session.id);
    } catch (error) {
      console.warn("The interview could not begin again", error);
      showToast({
        variant: "destructive",
        title: t("mock.restart.failed"),
        description: t("mock.start.fault.offline"),
      });
      setIsPending(false);
    }
  };

  const drop = async (id: string) => {
    TAKE_BENCH.drop(id);
    await deleteSession(id).catch((error: unknown) =>
      console.warn("The interview could not be deleted", error),
    );
    void refreshSessions(queries);
  };

  return {
    view,
    voice,
    choice,
    setChoice,
    isPending,
    fault,
    isReady: intro !== null && voice.isPrepared(intro.text, intro.speed),
    start,
    resume,
    restart,
    /** Back to the start screen; an interview that was not finished is gone. */
    reset(left: Run) {
      if (view.what !== "interview") return;
      const { session } = view.open;
      placed.current = null;
      setView({ what: "start" });
      navigate(sessionAddress(recruiter.id, session.mode), { replace: true });
      if (left.phase !== "over") void drop(session.id);
    },
    changeMode(next: PracticeMode) {
      keepMode(recruiter.id, next);
      navigate(sessionAddress(recruiter.id, next), { replace: true });
    },
    reload: () => setTries((count) => count + 1),
  };
}

function wantedAgain({ session }: OpenInterview) {
  const { recruiterId, mode, focus, language, questions } = session;
  return { recruiterId, mode, focus, language, length: questions.length as 4 | 6 | 8 | 10 };
}

/** What is said first: known before the session is, as one question opens every interview. Null while its words are loading. */
function useIntro(recruiter: Recruiter, language: LanguageCode): Line | null {
  const [intro, setIntro] = useState<{ language: string; line: Line } | null>(null);
  useEffect(() => {
    let isShown = true;
    Promise.all([wordsOf(recruiter, language), openingQuestion(language)]).then(
      ([words, question]) => {
        if (!isShown) return;
        const questions = question === null ? [] : [{ question }];
        setIntro({ language, line: introOf({ ...words, questions }) });
      },
    );
    return () => {
      isShown = false;
    };
  }, [recruiter, language]);
  return intro?.language === language ? intro.line : null;
}
