import type { Recruiter } from "content/recruiters/schema";
import type { RecruiterFeedback } from "contract/ai-recruiter";
import type { InterviewType } from "contract/coaching";
import type { LanguageCode } from "contract/languages";
import type { QuestionKind } from "contract/questions";
import type { StarSection } from "contract/star";
import type { StarAnalysis } from "contract/star-analysis";
import { limitOf } from "../rubric/limit.ts";
import { scoreOnRubric } from "../rubric/score.ts";
import type { StarInput } from "../star/analyse.ts";
import { analyseText } from "../star/analyse-text.ts";
import { questionKind } from "../star/kind.ts";
import { rubricOf } from "../star/rubric-of.ts";
import { variantOf } from "../star/variant.ts";
import { missingSection } from "./follow-up.ts";
import { speak, type Trouble } from "./speak.ts";

export interface FeedbackInput {
  /** The whole answer to the question, what was added after a follow-up included; any text. */
  response: string;
  question: StarInput["question"];
  interviewType: InterviewType;
  recruiter: Recruiter;
  /** Sections already asked for after this question: none is asked for again. */
  askedBefore: readonly StarSection[];
  /** What this recruiter said earlier in the interview: its wordings are not used again while others are left. */
  saidBefore: readonly string[];
  /** Language of the words; what has no bundle is said in English. */
  language: LanguageCode;
}

/** An answer is held down for good below this cap: what is wrong is said before anything else. */
const DECISIVE_BELOW = 45;
/** Below this score there is nothing to name as a strength or to ask about, whatever the reason. */
const NOTHING_BELOW = 10;

/**
 * What a recruiter says to an interview answer, with everything it rests on. Deterministic: wordings are chosen by the answer's
 * own words. Never throws on any text; an answer in a language that is not read gets null scores and a sentence that says so.
 */
export function giveFeedback(input: FeedbackInput): RecruiterFeedback {
  const kind = kindOf(input.question, input.interviewType);
  const question = { ...input.question, kind };
  const { language } = input;
  const read = analyseText({ question, text: input.response, language });
  const { analysis, places } = read;
  const variant = variantOf(question.text, kind);
  const trouble = troubleOf(analysis);
  const section = missingSection(
    analysis,
    rubricOf(kind, variant).structure,
    trouble?.id ?? null,
    input.askedBefore,
  );
  const spoken = speak({
    ...{ analysis, places, language, section },
    trouble,
    variant,
    response: input.response,
    recruiter: input.recruiter,
    saidBefore: input.saidBefore,
  });
  return {
    spokenFeedback: spoken.text,
    shortFeedback: shortOf(analysis),
    score: analysis.overallScore,
    dimensions: scoreOnRubric({ ...read, question, interviewType: input.interviewType }),
    strength: spoken.strength,
    nextStep: spoken.nextStep,
    followUp: spoken.followUp,
    airlineValue: spoken.airlineValue,
    language,
    notAssessed: analysis.notAssessed,
    source: "built-in",
  };
}

function troubleOf(analysis: StarAnalysis): Trouble | null {
  const score = analysis.overallScore ?? 100;
  const limit = limitOf(analysis);
  if (limit !== null && score < DECISIVE_BELOW) return limit;
  return score < NOTHING_BELOW ? { id: "nothing", evidence: [] } : null;
}

/** Situational and technical questions ask for no past event and no motive, however they are worded. */
function kindOf(question: StarInput["question"], type: InterviewType): QuestionKind {
  return question.kind ?? (type === "behavioral" ? questionKind(question.text) : "hypothetical");
}

const SHORT_CHARACTERS = 100;

function shortOf({ headline }: StarAnalysis): string {
  return headline.text.length <= SHORT_CHARACTERS
    ? headline.text
    : `${headline.text.slice(0, SHORT_CHARACTERS - 1).trimEnd()}…`;
}
