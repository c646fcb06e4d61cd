import type { Emotion, EmotionIntensity } from "contract/emotion";
import type {
  EmotionMoment,
  InterviewSession,
  SessionAnswer,
  SessionQuestion,
} from "contract/interview-sessions";
import type { LanguageCode } from "contract/languages";

/** A question of a session with what was said to it; null where it was not reached. */
export interface AskedQuestion {
  position: number;
  question: SessionQuestion;
  answer: SessionAnswer | null;
}

export function askedQuestions({
  questions,
  answers,
}: Pick<InterviewSession, "questions" | "answers">): AskedQuestion[] {
  return questions.map((question, position) => ({
    position,
    question,
    answer: answers.find((one) => one.position === position) ?? null,
  }));
}

/** The card that is open at first: the answer with most room, of those that could be scored; else the first one given. */
export function firstToRead(asked: readonly AskedQuestion[]): number | null {
  const given = asked.filter(({ answer }) => answer !== null);
  const scoreOf = ({ answer }: AskedQuestion) => answer?.analysis?.overallScore ?? null;
  const scored = given.filter((one) => scoreOf(one) !== null);
  const weakest = scored.reduce<AskedQuestion | null>(
    (low, one) => (low === null || (scoreOf(one) ?? 0) < (scoreOf(low) ?? 0) ? one : low),
    null,
  );
  return (weakest ?? given[0])?.position ?? null;
}

/** The colour of a score of the rubric, 1 to 10, by its band: from 7 on behaviour that panels hire for. */
export function rubricTone(score: number): "green" | "blue" | "yellow" | "red" {
  if (score >= 9) return "green";
  if (score >= 7) return "blue";
  return score >= 5 ? "yellow" : "red";
}

/** How the whole score stands to the mean of earlier sessions; null where there is nothing to compare. */
export function sinceEarlier(
  score: number | null,
  earlier: number | null,
): { way: "more" | "less" | "same"; count: number } | null {
  if (score === null || earlier === null) return null;
  const change = score - earlier;
  return {
    way: change > 0 ? "more" : change < 0 ? "less" : "same",
    count: Math.abs(change),
  };
}

/** Seconds that the answers took, of those given. */
export function answeredSeconds({ answers }: Pick<InterviewSession, "answers">): number {
  return answers.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** How a draft sounded for a while. `at` and `until` are seconds after the question, `share` of the whole answer. */
export interface EmotionStretch {
  at: number;
  until: number;
  share: number;
  primary: Emotion;
  intensity: EmotionIntensity;
}

export interface EmotionCourse {
  /** Share of the answer before the first reading. */
  unreadShare: number;
  stretches: EmotionStretch[];
}

/**
 * The changes of an answer as stretches that fill it: each lasts until the next, the last one until Submit. Readings out of
 * order are put in order; of two at the same second the later one counts. Null without any.
 */
export function emotionCourse(
  moments: readonly EmotionMoment[],
  seconds: number,
): EmotionCourse | null {
  const ordered = moments
    .map((moment, index) => ({ ...moment, index }))
    .sort((one, other) => one.at - other.at || one.index - other.index)
    .filter((moment, index, all) => all[index + 1]?.at !== moment.at);
  const first = ordered[0];
  const last = ordered.at(-1);
  if (!first || !last) return null;
  // A reading may come just after Submit: the strip then ends with it, one second wide.
  const end = Math.max(seconds, last.at + 1);
  const stretches = ordered.map(({ at, primary, intensity }, index) => {
    const until = ordered[index + 1]?.at ?? end;
    return { at, until, share: (until - at) / end, primary, intensity };
  });
  return { unreadShare: first.at / end, stretches };
}

/** Where the same question is practised, in the language that it was put in: the screen of the mode that it was answered in. */
export function practiceAddress(
  { id }: SessionQuestion,
  mode: SessionAnswer["mode"],
  language: LanguageCode,
): string {
  const screen = {
    text: "/star-practice",
    audio: "/audio-practice-star",
    video: "/video-practice",
  };
  const address = `${screen[mode]}?question=${encodeURIComponent(id)}`;
  return language === "en" ? address : `${address}&in=${language}`;
}
