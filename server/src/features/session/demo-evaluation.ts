import type { SampleInterview } from "../../interviews/sample.ts";

/**
 * An interview that the demo's candidate held with a recruiter two days ago, and what she wrote afterwards. She is part of the
 * sample: an account of her own that nobody signs in to and nobody can book, and that goes with the others after seven days.
 */
export const DEMO_EVALUATION: SampleInterview = {
  recruiterName: "Ingrid Solheim",
  daysAgo: 2,
  interviewType: "behavioral",
  airline: "Cathay Pacific",
  notes: "My interview with Cathay Pacific is next week. Please be as strict as they are.",
  evaluation: {
    overallScore: 7,
    communicationScore: 8,
    professionalismScore: 8,
    problemSolvingScore: 6,
    customerServiceScore: 8,
    safetyAwarenessScore: 5,
    strengths: [
      "Heard the guest out before offering anything",
      "Told one real event, in the order in which it happened",
      "Named what changed in the hotel afterwards",
    ],
    areasForImprovement: [
      "Say who was informed, and when",
      "Begin with the danger when there is one, then the service",
    ],
    detailedFeedback:
      "You took me through the dryer that smelled burnt step by step, and I could have written a report from it. What I had to ask for was the part that an airline listens for first: whom you told, before you went to the rooms. On board that is the first thing you do, because nobody fights a fire alone. Your story about the guest whose room was not ready is ready for the real day; keep its last sentence. Practise one safety story until 'I informed the duty manager' comes by itself.",
    recommendation: "consider",
    evidence: {
      customerService:
        "I let him finish. Then I said I understood he had been travelling since five.",
      safetyAwareness: "I switched it off and walked the guests down.",
    },
  },
};
