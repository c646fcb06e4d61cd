import type { Evaluation } from "contract/evaluations";
import type { MockInterview } from "contract/mock-interviews";
import type { OpenRecruiter } from "contract/recruiters";

export const ROSA: OpenRecruiter = {
  id: "5a2b6f2f-51c8-4b3c-9a06-0b7d8f0e0d22",
  name: "Rosa Keller",
  rating: 4.6,
  ratings: 3,
  isConfirmed: null,
  introduction: "Twelve years of cabin crew, six of them as a purser.",
  zone: "Europe/London",
  nextSlot: "2099-11-30T09:00:00.000Z",
};

export const INTERVIEW_ID = "0b0f5c1e-0000-4000-8000-0000000000b1";

/** A booked interview as the server writes it for its candidate. */
export function bookedInterview(change: Partial<MockInterview> = {}): MockInterview {
  return {
    ...{ id: INTERVIEW_ID, candidateId: "c", candidateName: "Leïla Benali" },
    ...{ recruiterId: ROSA.id, recruiterName: ROSA.name, interviewType: "behavioral" },
    ...{ airline: "Emirates", status: "scheduled", scheduledAt: ROSA.nextSlot, duration: 30 },
    ...{ notes: "", candidateZone: "UTC", recruiterZone: "Europe/London", turn: null, late: null },
    ...{
      isEvaluated: false,
      selfScores: null,
      secondEvaluatorName: null,
      rating: null,
      startedAt: null,
      completedAt: null,
    },
    ...{ version: 1, isSample: false, createdAt: "2026-11-20T10:00:00.000Z" },
    ...change,
  };
}

/** What Rosa said of it. */
export function evaluation(change: Partial<Evaluation> = {}): Evaluation {
  return {
    ...{ id: "0b0f5c1e-0000-4000-8000-0000000000e1", mockInterviewId: INTERVIEW_ID },
    ...{ candidateId: "c", candidateName: "Leïla Benali" },
    ...{ recruiterId: ROSA.id, recruiterName: ROSA.name, interviewType: "behavioral" },
    ...{ overallScore: 7, communicationScore: 8, professionalismScore: 7, problemSolvingScore: 6 },
    ...{ customerServiceScore: 8, safetyAwarenessScore: 5, recommendation: "consider" },
    strengths: ["Heard the passenger out before she offered anything"],
    areasForImprovement: ["Say who was informed, and when"],
    detailedFeedback: "A real event, told in order. The result came only when asked for.",
    evidence: { safetyAwareness: "I moved the bag, and then I forgot to tell anybody." },
    ...{ openedAt: null, isSample: false, createdAt: "2026-11-21T10:00:00.000Z" },
    ...change,
  };
}
