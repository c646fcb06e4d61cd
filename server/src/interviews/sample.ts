import { INTERVIEW_MINUTES } from "contract/availability-terms";
import type { InterviewType } from "contract/coaching";
import type { NewEvaluation } from "contract/evaluations";
import type { z } from "zod";
import { insertStandIn } from "../accounts/store.ts";
import { type Clock, DAY_MS, MINUTE_MS } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Random } from "../random.ts";
import { insertSample } from "./store.ts";

type Given = Omit<
  z.output<typeof NewEvaluation>,
  "mockInterviewId" | "candidateId" | "recruiterId"
>;

/** An interview of a demo account that was held, and its evaluation. */
export type SampleInterview = {
  recruiterName: string;
  daysAgo: number;
  interviewType: InterviewType;
  airline: string;
  notes: string;
  evaluation: Given;
};

const ZONE = "UTC";

/** Gives a demo account its interview with a recruiter, who is made for it. */
export function createSampleEvaluations({ clock, random }: { clock: Clock; random: Random }) {
  return async (tx: Database, candidateId: string, sample: SampleInterview): Promise<void> => {
    const { recruiterName, daysAgo, evaluation, ...told } = sample;
    const scheduledAt = new Date(clock().getTime() - daysAgo * DAY_MS);
    const over = new Date(scheduledAt.getTime() + INTERVIEW_MINUTES * MINUTE_MS);
    const recruiterId = random.uuid();
    await insertStandIn(tx, {
      ...{ id: recruiterId, name: recruiterName, profile: "recruiter", isDemo: true },
      ...{ accommodations: { moreTime: false, secondTake: false, noCamera: false } },
      createdAt: clock(),
    });
    const id = random.uuid();
    const people = { candidateId, recruiterId, isSample: true };
    await insertSample(
      tx,
      {
        ...{
          ...told,
          ...people,
          id,
          status: "completed",
          scheduledAt,
          duration: INTERVIEW_MINUTES,
        },
        ...{ candidateZone: ZONE, recruiterZone: ZONE, startedAt: scheduledAt, completedAt: over },
        createdAt: new Date(scheduledAt.getTime() - DAY_MS),
      },
      {
        ...{ ...evaluation, ...people, id: random.uuid(), mockInterviewId: id, createdAt: over },
      },
    );
  };
}
