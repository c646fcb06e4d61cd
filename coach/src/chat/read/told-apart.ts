import { stemsOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** "How would I know that it isn't a heart attack?", "could it be a stroke instead?": two things are to be told apart. Folded text. */
const TELLS_APART =
  /\bhow (?:would|do|does|can|could|will|should) (?:i|we|you|one|crew) (?:ever |really |even )?(?:know|tell|be sure|see|notice|recogni[sz]e|distinguish)\b.{0,30}\b(?:isn'?t|is not|it'?s not|wasn'?t|aren'?t|not|and not|from|or)\b|\b(?:could|might|can) it (?:not )?(?:also |rather )?be (?:a |an )?.{3,30}\b(?:instead|too|as well)\b|\bwhat if it'?s (?:really |actually )?(?:a |an )/;
/** An entry that tells two things apart has both in its name. */
const APART = /^assessment-days\/asked-.+-or-.+/;
/** Above a name that stands in the message: the name is what it is not to be. */
const SCORE = 0.957;

/** What tells the thing spoken of from the one that is named, where the content has that; nothing where it has not. */
export function readToldApart(
  { plain }: Message,
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  if (topic?.kind !== "entry" || !TELLS_APART.test(plain)) return [];
  const told = knowledge.entry(topic.ids[0] ?? "");
  if (!told) return [];
  const place = told.citation.id.replace(/[-/]/g, " ");
  const spokenOf = new Set(stemsOf(`${told.names.join(" ")} ${place}`));
  const named = stemsOf(plain);
  const found = knowledge.entriesOf("assessment-days").find((entry) => {
    if (!APART.test(entry.citation.id)) return false;
    const own = stemsOf(entry.citation.title);
    return (
      own.some((key) => spokenOf.has(key) && !named.includes(key)) &&
      own.some((key) => named.includes(key))
    );
  });
  return found
    ? [
        {
          request: entryRequest([found.citation.id]),
          score: SCORE,
          because: "two things told apart",
        },
      ]
    : [];
}
