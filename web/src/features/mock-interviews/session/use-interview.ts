import { useQueryClient } from "@tanstack/react-query";
import type { EmotionData } from "contract/emotion";
import type { InterviewSession } from "contract/interview-sessions";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useAccount } from "../../../lib/account.tsx";
import { monotonicMs } from "../../../lib/clock.ts";
import { useOutbox } from "../../../lib/outbox.ts";
import type { RecruiterVoice } from "../../../parts/recruiter-avatar/use-recruiter-voice.ts";
import { refreshSessions, sessionPath } from "../stored-sessions.ts";
import { leftSeconds } from "./clock.ts";
import { judge } from "./judge.ts";
import { forgetDrafts, forgetRun, keepRun, readRun } from "./kept-run.ts";
import { type Given, type Run, type RunEvent, reduceRun, type Script } from "./model.ts";
import { payloadOf } from "./payload.ts";
import { createSender, type Sending } from "./sender.ts";

/** Whatever the page is doing, what is left on the clock is kept this often. */
const KEEP_EVERY_MS = 5000;
/** Restart replays the intro after this (specification 1, section 4). */
const RESTART_PAUSE_MS = 500;

interface InterviewInput {
  session: InterviewSession;
  script: Script;
  first: Run;
  /** The intro is being said already, by the press that began the interview; or it begins after a pause. */
  firstLine: Promise<unknown> | "after-a-pause" | null;
  voice: RecruiterVoice;
}

type WithoutTime<Event> = Event extends { atMs: number } ? Omit<Event, "atMs"> : Event;
export type Deed = WithoutTime<RunEvent>;

/** Plays the rules of an interview: has its lines said, its answers judged, and everything kept as it happens. */
export function useInterview({ session, script, first, firstLine, voice }: InterviewInput) {
  const { userKey } = useAccount();
  const queries = useQueryClient();
  const [run, dispatch] = useReducer(
    (before: Run, event: RunEvent) => reduceRun(before, event, script),
    first,
  );
  const act = useCallback(
    (deed: Deed) => dispatch({ ...deed, atMs: monotonicMs() } as RunEvent),
    [],
  );
  /** What was said in this step was not heard: the person reads it, and goes on when they have. */
  const [isHeld, setIsHeld] = useState(false);
  const [sending, setSending] = useState<Sending>("stored");
  const [sender] = useState(() => createSender(userKey, session.id));
  const emotion = useRef<EmotionData | null>(null);
  const latest = useRef({ run, voice });
  useEffect(() => {
    latest.current = { run, voice };
  });

  const { phase, step, given } = run;
  const opening = useRef(firstLine);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is played once.
  useEffect(() => {
    setIsHeld(false);
    if (phase !== "asking" && phase !== "reacting") return;
    let isPresent = true;
    const { line } = latest.current.run;
    const begun = opening.current;
    opening.current = null;
    const say = () => voice.say(line.text, line.speed);
    const timer = setTimeout(
      async () => {
        const outcome = await (begun && begun !== "after-a-pause" ? begun : say());
        if (!isPresent) return;
        const isRead = outcome === "said" || outcome === "stopped";
        if (phase === "reacting" && !isRead) setIsHeld(true);
        else act({ type: "heard" });
      },
      begun === "after-a-pause" ? RESTART_PAUSE_MS : 0,
    );
    return () => {
      isPresent = false;
      clearTimeout(timer);
    };
  }, [step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is judged once.
  useEffect(() => {
    if (phase !== "judging") return;
    const stop = new AbortController();
    judge({ session, run, emotion: emotion.current, signal: stop.signal }).then(
      (feedback) => {
        if (!stop.signal.aborted) act({ type: "judged", feedback });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn("The feedback could not be obtained", error);
        act({ type: "judged", feedback: null });
      },
    );
    return () => stop.abort();
  }, [step]);

  // The next question is made while the feedback is heard.
  const isReacting = phase === "reacting";
  useEffect(() => {
    if (!isReacting) return;
    const atMs = monotonicMs();
    const next = reduceRun(latest.current.run, { type: "heard", atMs }, script);
    if (next.phase === "asking") latest.current.voice.prepare(next.line.text, next.line.speed);
  }, [isReacting, script]);

  // Every answer is sent as it is given, and again with what came of it.
  const sent = useRef<Readonly<Record<number, Given>>>(first.given);
  useEffect(() => {
    const left = leftSeconds(latest.current.run.clock, monotonicMs());
    for (const [position, one] of Object.entries(given)) {
      if (sent.current[Number(position)] === one) continue;
      void sender.answer(Number(position), payloadOf(one, left)).then(setSending);
    }
    sent.current = given;
  }, [given, sender]);

  const hadEnded = useRef(first.phase === "over");
  useEffect(() => {
    if (phase !== "over" || hadEnded.current) return;
    hadEnded.current = true;
    const { clock, ending } = latest.current.run;
    const remainingSeconds = leftSeconds(clock, monotonicMs());
    const change = {
      status: "completed" as const,
      ending: ending ?? "all-answered",
      remainingSeconds,
    };
    void sender.change(change).then((done) => {
      setSending(done);
      void refreshSessions(queries);
    });
    forgetDrafts(userKey, session.id);
  }, [phase, sender, queries, userKey, session.id]);

  useEffect(() => {
    keepRun(userKey, { session, run });
  }, [userKey, session, run]);
  useEffect(() => {
    const keep = () => {
      // What was forgotten (begun anew, dropped) is not kept again on the way out.
      if (readRun(userKey, session.id)) keepRun(userKey, { session, run: latest.current.run });
    };
    const timer = setInterval(keep, KEEP_EVERY_MS);
    addEventListener("pagehide", keep);
    return () => {
      clearInterval(timer);
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [userKey, session]);

  const forget = useCallback(() => forgetRun(userKey, session.id), [userKey, session.id]);

  // What was kept for later may have gone since.
  const isWaiting = useOutbox(userKey).some(({ path }) => path.startsWith(sessionPath(session.id)));
  const shown: Sending = sending === "kept" && !isWaiting ? "stored" : sending;

  return { run, act, isHeld, sending: shown, emotion, forget };
}
