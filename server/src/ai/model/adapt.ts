import type { AdaptInput } from "coach/adapt/adapt-response";
import type { AdaptedResponse } from "contract/avatar";
import { z } from "zod";
import type { Coach } from "../coach.ts";
import type { Ask } from "./ask.ts";
import { CallFault } from "./call-fault.ts";
import type { DataBlock } from "./data-block.ts";
import { countWords, findInvention, isInScriptOf, readMaterial } from "./grounding.ts";
import { describeRecruiter, describeRegion } from "./persona.ts";
import type { OutputSchema } from "./response-format.ts";
import type { WriteMessages } from "./task-call.ts";

const AdaptedWords = z.object({
  spokenResponse: z.string().min(1),
  emotionalSupport: z.string().max(300),
});
type AdaptedWords = z.infer<typeof AdaptedWords>;

export const ADAPTED_WORDS: OutputSchema<AdaptedWords> = {
  name: "adapted_words",
  schema: AdaptedWords,
};

/** The prompt allows half as long again; a bow more does no harm, a speech does. */
const LONGEST_SHARE = 2;
/** Short feedback may grow to a polite sentence or two. */
const ALWAYS_ALLOWED_WORDS = 45;
/** Below this share of its words something has been left out. */
const SHORTEST_SHARE = 0.4;

/** Feedback as the persona says it to this person; the rules' wording on any fault. */
export function adaptWithModel(parts: {
  ask: Ask;
  messages: WriteMessages;
  fallback: Coach;
}): Coach["adapt"] {
  const { ask, messages, fallback } = parts;
  return async (input, personId) => {
    const ruled = await fallback.adapt(input, personId);
    const blocks = blocksOf(input);
    const adapted = await ask({
      ...messages("adapt", input.language, blocks),
      output: ADAPTED_WORDS,
      read: (words) => check(words, input, blocks, ruled),
      personId,
    });
    return adapted ?? ruled;
  };
}

function blocksOf(input: AdaptInput): DataBlock[] {
  const { emotion, recruiter, question, interviewType, targetRegion, feedback } = input;
  const { primary, secondary, intensity } = emotion;
  return [
    { label: "persona", text: describeRecruiter(recruiter) },
    { label: "culture that the candidate prepares for", text: describeRegion(targetRegion) },
    {
      label: "how the candidate sounds",
      text: `${intensity} ${primary}${secondary ? `, also ${secondary}` : ""}`,
    },
    { label: `question, ${interviewType}`, text: question },
    { label: "feedback", text: feedback },
  ];
}

function check(
  words: AdaptedWords,
  { feedback, language }: AdaptInput,
  blocks: readonly DataBlock[],
  ruled: AdaptedResponse,
): AdaptedResponse {
  const spoken = words.spokenResponse.trim();
  const support = words.emotionalSupport.trim();
  const material = readMaterial(blocks.map(({ text }) => text));
  for (const text of [spoken, support]) {
    if (!isInScriptOf(language, text) || findInvention(text, material, { language }))
      throw new CallFault("ungrounded");
  }
  const [before, after] = [countWords(feedback, language), countWords(spoken, language)];
  const longest = Math.max(ALWAYS_ALLOWED_WORDS, before * LONGEST_SHARE);
  if (after > longest || after < before * SHORTEST_SHARE) throw new CallFault("ungrounded");
  return {
    spokenResponse: spoken,
    // Whether a person needs steadying is for the rules to say; the model words it.
    emotionalSupport: ruled.emotionalSupport && support ? support : ruled.emotionalSupport,
    source: "model",
  };
}
