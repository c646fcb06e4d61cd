import type { EmotionData } from "contract/emotion";
import type { InterviewSession } from "contract/interview-sessions";
import { STAR_SECTIONS } from "contract/star";
import { adaptFeedback, askFeedback } from "./api.ts";
import { type Feedback, joinedAnswer, type Run } from "./model.ts";

interface JudgeInput {
  session: Pick<InterviewSession, "recruiterId" | "language" | "questions">;
  run: Run;
  /** How the answer sounded; null where it was not obtained. */
  emotion: EmotionData | null;
  signal: AbortSignal;
}

/** What the recruiter says to the answer of the present question, adapted where an emotion was obtained. Rejects as calls do. */
export async function judge({ session, run, emotion, signal }: JudgeInput): Promise<Feedback> {
  const { recruiterId, language, questions } = session;
  const asked = questions[run.position];
  const given = run.given[run.position];
  if (!asked || !given) throw new Error("There is no answer to judge");
  const avatarProfile = { id: recruiterId };
  const feedback = await askFeedback(
    {
      response: joinedAnswer(given),
      question: asked.question,
      interviewType: asked.type,
      avatarProfile,
      // One follow-up for each question: what it did not bring is advice, and no second question that nobody waits for.
      askedBefore: given.followUp ? [...STAR_SECTIONS] : [],
      saidBefore: [...run.said],
    },
    language,
    signal,
  );
  const { spokenFeedback, shortFeedback: short } = feedback;
  const followUp = given.followUp ? null : feedback.followUp;
  if (!emotion) return { spoken: spokenFeedback, short, followUp };
  try {
    const { spokenResponse } = await adaptFeedback(
      {
        emotionData: emotion,
        avatarProfile,
        interviewContext: { question: asked.question, interviewType: asked.type },
        originalFeedback: spokenFeedback,
        saidBefore: [...run.said],
      },
      language,
      signal,
    );
    const isAsked = followUp === null || spokenResponse.includes(followUp.question);
    const spoken = isAsked ? spokenResponse : `${spokenResponse} ${followUp.question}`;
    return { spoken, short, followUp };
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn("The feedback could not be adapted", error);
    return { spoken: spokenFeedback, short, followUp };
  }
}
