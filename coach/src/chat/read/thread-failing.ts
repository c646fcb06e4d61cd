import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { statementsOf } from "../knowledge/statements.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** Longer messages tell which trouble they mean, and are read by their words. */
const MOST_WORDS = 12;
/** Surer than its few words, which stand in other entries by chance: whom it speaks of was named before. */
const SCORE = 0.98;
const TOLD = 2;

/** "And if it doesn't go out", "what if she still refuses", "when that fails": the step before did not help. */
const DID_NOT_HELP =
  /\b(?:if|when|suppose|once) (?:it|this|that|he|she|they|nobody|nothing|none of (?:it|them|that))(?:'s)? (?:still |just |really |all )*(?:does ?n'?t|do ?n'?t|does not|do not|did ?n'?t|wo ?n'?t|will not|ca ?n'?t|cannot|is ?n'?t|is not|not|keeps?|still|fails?|failed|refuses?|goes on|comes? back|starts? again|happens|helps?|works?)\b|\b(?:si (?:no|nada) (?:funciona|se apaga|sirve|ayuda)|si (?:ca|cela|rien) ne (?:marche|suffit|change|fonctionne))\b|(?:如果|要是).{0,4}(?:没用|不行|还是|不灭)/;
/** What an entry says for that case. */
const GOES_FURTHER =
  /\b(?:only if|if (?:it|that|this|he|she|they|one|nobody|nothing|the first|not)\b[^.;]{0,50}?\b(?:not|no|n't|still|again|fails?|refus\w*|keeps?|comes? back|goes on|worse|enough)|still \w+ing|goes on \w+ing|keeps? \w+ing|not enough|a second (?:time|one|extinguisher|bottle|attempt|dose|shock|warning)|after (?:two|three|five) (?:minutes|shocks|attempts)|until (?:it|he|she|they|help)|otherwise|if not|failing that|re-?ignit\w*|worse)\b/i;

/** Whether a message only says that what was told before did not help. */
function didNotHelp({ plain, length }: Message): boolean {
  return length <= MOST_WORDS && DID_NOT_HELP.test(plain);
}

/** Whether a message only says that what an entry told did not help. */
export const entryDidNotHelp = (message: Message, { topic, open }: ChatState): boolean =>
  topic?.kind === "entry" && open === null && didNotHelp(message);

/** Where the step before did not help, what the entry spoken of says of that; nothing where it is silent, or is no procedure. */
export function readFailing(
  message: Message,
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  if (topic?.kind !== "entry" || !didNotHelp(message)) return [];
  const entry = knowledge.entry(topic.ids[0] ?? "");
  if (!entry || entry.set === "airlines" || entry.set === "airports" || entry.set === "cultures")
    return [];
  const further = statementsOf(entry).flatMap(({ text }, at) =>
    GOES_FURTHER.test(text) ? [at] : [],
  );
  return further.length > 0
    ? [
        {
          request: { ...entryRequest([entry.citation.id]), statements: further.slice(0, TOLD) },
          score: SCORE,
          because: "what comes next where the step before did not help",
          goesOn: true,
        },
      ]
    : [];
}
