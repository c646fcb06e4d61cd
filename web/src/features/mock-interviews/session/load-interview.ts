import { RECRUITERS } from "content/recruiters/recruiters";
import type { Recruiter } from "content/recruiters/schema";
import type { InterviewSession } from "contract/interview-sessions";
import { readSession } from "./api.ts";
import { readRun } from "./kept-run.ts";
import { type Run, runFromAnswers, type Script } from "./model.ts";
import { givenOf } from "./payload.ts";
import { wordsOf } from "./script.ts";

/** An interview with all that is needed to hold it. */
export interface OpenInterview {
  session: InterviewSession;
  recruiter: Recruiter;
  script: Script;
  run: Run;
}

export function findRecruiter(id: string): Recruiter | undefined {
  return RECRUITERS.find((recruiter) => recruiter.id === id);
}

/** A session with the words of its recruiter. */
export async function scriptOf(session: InterviewSession, recruiter: Recruiter): Promise<Script> {
  const words = await wordsOf(recruiter, session.language);
  return { ...words, questions: session.questions };
}

/** An interview that was left: from this device, else from the server. Rejects as a call does. */
export async function loadInterview(userKey: string, id: string): Promise<OpenInterview> {
  const kept = readRun(userKey, id);
  const session = kept?.session ?? (await readSession(id));
  const recruiter = findRecruiter(session.recruiterId);
  if (!recruiter) throw new Error(`Nobody knows the recruiter ${session.recruiterId}`);
  const script = await scriptOf(session, recruiter);
  if (kept) return { session, recruiter, script, run: kept.run };
  const given = Object.fromEntries(
    session.answers.map((answer) => [answer.position, givenOf(answer)]),
  );
  const run = runFromAnswers(script, given, session.remainingSeconds * 1000);
  const ended: Run =
    session.status === "completed"
      ? { ...run, phase: "over", ending: session.ending ?? "all-answered" }
      : run;
  return { session, recruiter, script, run: ended };
}
