import type { Recruiter } from "content/recruiters/schema";
import type { AdaptedResponse } from "contract/avatar";
import type { InterviewType } from "contract/coaching";
import type { Emotion, EmotionData } from "contract/emotion";
import type { LanguageCode } from "contract/languages";
import { profileOf } from "../culture/profile-of.ts";
import { culturalStyle } from "../culture/style.ts";
import { createChooser, fill, joinSentences } from "../feedback/say.ts";
import { readFeedback, type Trimming } from "./sentences.ts";
import { splitSentences } from "./split-sentences.ts";
import { type AdaptId, adaptWords, isAdaptId } from "./words.ts";

export interface AdaptInput {
  /** Feedback of any engine, in any length up to the contract's. */
  feedback: string;
  emotion: EmotionData;
  recruiter: Recruiter;
  question: string;
  interviewType: InterviewType;
  /** Region of the person's cultural settings; null or unknown: no manner of a region is added. */
  targetRegion: string | null;
  /** What the recruiter has said in this interview. */
  saidBefore?: readonly string[];
  language: LanguageCode;
}

/** What a state of mind asks of somebody who gives feedback. */
interface Manner {
  trimming: Trimming;
  /** One thing at a time: the next step is announced as the only one. */
  isOneThing: boolean;
  /** The question is said again in plain words. */
  isRestated: boolean;
  /** The person can take a challenge. */
  isStretched: boolean;
}

const STEADYING = {
  trimming: "courtesies",
  isOneThing: true,
  isRestated: false,
  isStretched: false,
} as const;
const CLEARING = {
  trimming: "leads",
  isOneThing: false,
  isRestated: true,
  isStretched: false,
} as const;
const STRETCHING = {
  trimming: "courtesies",
  isOneThing: false,
  isRestated: false,
  isStretched: true,
} as const;
const PLAIN = {
  trimming: "none",
  isOneThing: false,
  isRestated: false,
  isStretched: false,
} as const;

const MANNERS: Record<Emotion, Manner> = {
  nervous: STEADYING,
  anxious: STEADYING,
  confused: CLEARING,
  frustrated: CLEARING,
  confident: STRETCHING,
  enthusiastic: STRETCHING,
  excited: STRETCHING,
  calm: PLAIN,
  neutral: PLAIN,
};

/** A reading that rests on hardly a cue is no ground for speaking to somebody differently (contract: at most 0.3 without a cue). */
const SURE_ABOVE = 0.3;
/** A longer question cannot be taken in twice by ear. */
const LONG_QUESTION = 200;
/** From here on a persona is called warm. */
const WARM_FROM = 0.7;

/**
 * Puts feedback for one person, one recruiter and one region. Every sentence of the feedback that says something survives,
 * its next step included; what is added are openings, an order and a manner, none of them twice in one interview. Deterministic; never throws on any text.
 */
export function adaptResponse(input: AdaptInput): Omit<AdaptedResponse, "source"> {
  const { recruiter, emotion } = input;
  const { language, saidBefore = [] } = input;
  const state = emotion.confidence > SURE_ABOVE ? emotion.primary : "neutral";
  const manner = MANNERS[state];
  const style = recruiter.communication;
  const choose = createChooser(`${recruiter.id}\n${input.feedback}`, saidBefore);
  /** "" for what was said already: a turn of phrase that comes with every answer is a machine's. */
  const say = (id: AdaptId, values: Record<string, string> = {}) => {
    const options = adaptWords(id, language).map((template) => fill(template, values));
    const chosen = choose(id, options);
    return saidBefore.some((said) => said.includes(chosen)) ? "" : chosen;
  };

  const region = regionWords(input, manner);
  const openings = [...region.before.map((id) => say(id)), say(`open.${state}.${style}`)];
  const { told, step, question } = readFeedback(
    input.feedback,
    recruiter,
    language,
    trimmingAfter(openings.filter((one) => one !== "").length, manner),
  );
  const spoken = [
    ...openings,
    ...told.slice(0, step),
    ...(manner.isOneThing ? [say(`one.${style}`)] : region.atStep.map((id) => say(id))),
    ...told.slice(step),
    ...region.after.map((id) => say(id)),
    ...(manner.isStretched && question === "" ? [say(`stretch.${style}`)] : []),
    ...(manner.isRestated && question === ""
      ? [say(`restate.${style}`, { question: plainQuestion(input.question, language) })]
      : []),
    ...(manner.isRestated && question !== "" ? [say(`only.${style}`)] : []),
    question,
  ];
  const support = `support.${state}.${recruiter.warmth >= WARM_FROM ? "warm" : "reserved"}`;
  // A slight unease is not helped by drawing attention to it.
  const needsSupport = isAdaptId(support) && (emotion.intensity !== "low" || state === "anxious");
  return {
    spokenResponse: joinSentences(spoken, language),
    emotionalSupport: needsSupport ? say(support) : "",
  };
}

/** Two courtesies in a row would sound like a form; with none of ours, the feedback keeps its own. */
function trimmingAfter(openings: number, { trimming }: Manner): Trimming {
  if (openings > 1) return "courtesies";
  return openings === 0 && trimming === "courtesies" ? "leads" : trimming;
}

/**
 * What the target region adds: to this persona's manner, and one thing that interviewers there tend to listen for.
 * Somebody who needs calm gets nothing more to listen to.
 */
function regionWords(
  { targetRegion, recruiter }: AdaptInput,
  manner: Manner,
): { before: AdaptId[]; atStep: AdaptId[]; after: AdaptId[] } {
  const profile = profileOf(targetRegion);
  if (profile === null) return { before: [], atStep: [], after: [] };
  const { tone, directness, beginsWithSmallTalk, isDeferential } = culturalStyle(profile);
  const isPlainSpoken = recruiter.communication === "direct";
  const careful: AdaptId[] = tone === "diplomatic" && isPlainSpoken ? ["region.careful"] : [];
  const plain: AdaptId[] = tone === "straightforward" && !isPlainSpoken ? ["region.plain"] : [];
  const respect: AdaptId[] =
    isDeferential && careful.length === 0 && manner.isStretched ? ["region.deferential"] : [];
  // Two regions with the same manner still listen for different things.
  const isForThere = !manner.isOneThing && !manner.isRestated;
  const advice: AdaptId[] = isForThere ? [`advice.${profile.key}`] : [];
  const gentle: AdaptId[] = directness === "gentle" && !manner.isStretched ? ["region.gentle"] : [];
  return {
    before: beginsWithSmallTalk && !manner.isOneThing ? ["region.smallTalk"] : [],
    atStep: [...careful, ...plain, ...respect],
    after: [...advice, ...gentle],
  };
}

/** A question is said again whole; of a long one, the sentence that asks. */
function plainQuestion(question: string, language: LanguageCode): string {
  const sentences = splitSentences(question, language);
  const whole = sentences.join(" ");
  if (whole.length <= LONG_QUESTION) return whole;
  return sentences.findLast((sentence) => /[?？؟]$/.test(sentence)) ?? sentences[0] ?? whole;
}
