import type { RecruiterFeedback } from "contract/ai-recruiter";
import type { Quoted } from "contract/coaching";
import { STAR_SECTIONS } from "contract/star";
import { z } from "zod";
import type { Coach, InterviewAnswer } from "../coach.ts";
import type { Ask } from "./ask.ts";
import { CallFault } from "./call-fault.ts";
import type { DataBlock } from "./data-block.ts";
import { countWords, findInvention, isInScriptOf, readMaterial } from "./grounding.ts";
import { describeRecruiter } from "./persona.ts";
import { findQuote, leastLettersOf } from "./quotes.ts";
import type { OutputSchema } from "./response-format.ts";
import type { WriteMessages } from "./task-call.ts";

const Remark = z.object({ text: z.string().min(1).max(400), quote: z.string() });

const RecruiterWords = z.object({
  spokenFeedback: z.string(),
  shortFeedback: z.string().min(1).max(100),
  strength: Remark.nullable(),
  nextStep: Remark.nullable(),
  followUp: z
    .object({ section: z.enum(STAR_SECTIONS), question: z.string().min(1).max(300) })
    .nullable(),
  conduct: z.array(z.object({ quote: z.string(), gravity: z.enum(["serious", "grave"]) })).max(6),
});
type RecruiterWords = z.infer<typeof RecruiterWords>;

export const RECRUITER_WORDS: OutputSchema<RecruiterWords> = {
  name: "recruiter_words",
  schema: RecruiterWords,
};

/** As the contract says of what is spoken. */
const SPOKEN_WORDS = { least: 25, most: 120 } as const;
/** What is left of the score, and of the rubric's scores that conduct decides (1 to 10). */
const CONDUCT_CAPS = {
  serious: { score: 40, rubric: 3 },
  grave: { score: 10, rubric: 1 },
} as const;
const DECIDED_BY_CONDUCT: readonly string[] = ["overall", "professionalism", "safetyAwareness"];

/**
 * The rules' judgement in the words of the model. Scores, anchors and whether anything is asked for are
 * the rules'; the model words them, and may find misconduct that they do not see.
 */
export function giveFeedbackWithModel(parts: {
  ask: Ask;
  messages: WriteMessages;
  fallback: Coach;
}): Coach["giveFeedback"] {
  const { ask, messages, fallback } = parts;
  return async (answer, personId) => {
    const ruled = await fallback.giveFeedback(answer, personId);
    const blocks = blocksOf(answer, ruled);
    const worded = await ask({
      ...messages("feedback", answer.language, blocks),
      output: RECRUITER_WORDS,
      read: (words) =>
        wordFeedback(ruled, words, answer, readMaterial(blocks.map(({ text }) => text))),
      personId,
    });
    return worded ?? ruled;
  };
}

function blocksOf(answer: InterviewAnswer, ruled: RecruiterFeedback): DataBlock[] {
  const { question, response, recruiter, interviewType, saidBefore, askedBefore } = answer;
  const assessment = [
    `strength: ${ruled.strength?.text ?? "none"}`,
    `next step: ${ruled.nextStep?.text ?? "none"}`,
    `missing part to ask for: ${ruled.followUp?.section ?? "none"}`,
    `value of the airline: ${ruled.airlineValue ?? "none"}`,
    ...ruled.dimensions.map(({ dimension, anchor }) => `${dimension}: ${anchor ?? "not judged"}`),
  ];
  return [
    { label: "persona", text: describeRecruiter(recruiter) },
    { label: `question, ${interviewType}`, text: question.text },
    { label: "answer", text: response },
    { label: "assessment by the rules", text: assessment.join("\n") },
    { label: "asked before", text: askedBefore.join(", ") },
    ...saidBefore.map((text) => ({ label: "earlier remark", text })),
  ];
}

function wordFeedback(
  ruled: RecruiterFeedback,
  words: RecruiterWords,
  { response, language, saidBefore }: InterviewAnswer,
  material: ReturnType<typeof readMaterial>,
): RecruiterFeedback {
  const spoken = words.spokenFeedback.trim();
  const length = countWords(spoken, language);
  if (length < SPOKEN_WORDS.least || length > SPOKEN_WORDS.most) throw new CallFault("schema");
  const { strength, nextStep, followUp } = words;
  const said = [spoken, words.shortFeedback, strength?.text, nextStep?.text, followUp?.question];
  for (const text of said.filter((one) => one !== undefined)) {
    if (!isInScriptOf(language, text) || findInvention(text, material, { language }))
      throw new CallFault("ungrounded");
  }
  if (saidBefore.some((earlier) => opening(earlier) === opening(spoken)))
    throw new CallFault("ungrounded");

  const locate = (quote: string): Quoted[] => {
    const found = findQuote(response, quote, leastLettersOf(quote));
    return found ? [found] : [];
  };
  const asked = ruled.followUp && followUp?.section === ruled.followUp.section ? followUp : null;
  const worded: RecruiterFeedback = {
    ...ruled,
    spokenFeedback: spoken,
    shortFeedback: words.shortFeedback.trim(),
    strength: strength
      ? remark(strength, locate(strength.quote), false, ruled.strength)
      : ruled.strength,
    nextStep: nextStep
      ? remark(nextStep, locate(nextStep.quote), true, ruled.nextStep)
      : ruled.nextStep,
    followUp: asked ?? ruled.followUp,
    source: "model",
  };
  const conduct = words.conduct.flatMap(({ quote, gravity }) =>
    locate(quote).map((evidence) => ({ evidence, gravity })),
  );
  return conduct.length > 0 ? holdDown(worded, conduct) : worded;
}

/** First sentence, bare: two remarks that begin alike sound like a machine. */
const opening = (text: string): string =>
  (text.split(/[.!?。！？؟]/u)[0] ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A remark stands on words of the answer; only what is missing altogether has none to quote. */
function remark(
  { text, quote }: z.infer<typeof Remark>,
  evidence: Quoted[],
  mayQuoteNothing: boolean,
  ruled: RecruiterFeedback["strength"],
): RecruiterFeedback["strength"] {
  const stands = evidence.length > 0 || (mayQuoteNothing && !quote.trim());
  return stands ? { text: text.trim(), evidence } : ruled;
}

type Conduct = { evidence: Quoted; gravity: keyof typeof CONDUCT_CAPS };

function holdDown(feedback: RecruiterFeedback, conduct: readonly Conduct[]): RecruiterFeedback {
  const { score, rubric } =
    CONDUCT_CAPS[conduct.some(({ gravity }) => gravity === "grave") ? "grave" : "serious"];
  return {
    ...feedback,
    score: feedback.score === null ? null : Math.min(score, feedback.score),
    dimensions: feedback.dimensions.map((one) =>
      one.score !== null && one.score > rubric && DECIDED_BY_CONDUCT.includes(one.dimension)
        ? // The rules' anchor describes the score that they gave, not this one.
          { ...one, score: rubric, anchor: null, evidence: conduct.map(({ evidence }) => evidence) }
        : one,
    ),
    // A deed that no airline accepts is no moment to praise.
    strength: null,
  };
}
