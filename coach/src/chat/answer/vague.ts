import { countWords, cutSentences } from "../../language/count-words.ts";
import type { Take } from "../state.ts";
import { besideAnswer, type Context, type Draft, opening } from "./draft.ts";
import { analysisOf } from "./judging.ts";

/** English words that stand for something that could be named. */
const GENERAL =
  /\b(?:things?|stuff|something|somehow|(?:the|a|this|that|my) (?:problem|situation|issue|matter)|everything|(?:handled|dealt with|sorted|managed|solved|fixed) (?:it|this|that|everything)|and so on|etc|in a (?:good|nice|professional|friendly) way|as needed|did my best|was (?:very |really )?(?:happy|satisfied|good|nice|fine)|good again)\b/giu;
const MOST_QUOTED = 4;
const QUOTED_WORDS = 16;
/** Fewer words hold no fact, and need none. */
const FEWEST_OF_A_SENTENCE = 6;

/** The words of an answer that stay general; where none does, the sentence in which one more fact would help most. */
export function vagueIn(take: Take, context: Context): Draft {
  const { voice } = context;
  const words = [...new Set((take.text.match(GENERAL) ?? []).map((one) => one.toLowerCase()))];
  if (words.length > 0)
    return besideAnswer(
      "judge",
      [
        voice.say("vague.words", {
          words: words
            .slice(0, MOST_QUOTED)
            .map((one) => `“${one}”`)
            .join(", "),
        }),
      ],
      context,
    );
  const facts = (analysisOf(take, context).criteria.specificity.lines ?? []).flatMap(
    ({ evidence }) => evidence.map(({ quote }) => quote),
  );
  const bare = cutSentences(take.text)
    .map((one) => one.trim())
    .filter((one) => countWords(one) >= FEWEST_OF_A_SENTENCE)
    .find((one) => !facts.some((fact) => one.includes(fact)));
  return besideAnswer(
    "judge",
    [
      bare
        ? voice.say("vague.sentence", { quote: opening(bare, QUOTED_WORDS).replace(/[.!]$/u, "") })
        : voice.say("vague.none"),
    ],
    context,
  );
}
