import type { LanguageCode } from "contract/languages";
import type { Entry } from "../../knowledge/entry.ts";
import type { ChatKnowledge } from "../../knowledge/knowledge.ts";
import { type ChatRequest, entryRequest } from "../../request.ts";
import { askedIn } from "../concepts.ts";
import { type Message, readMessage } from "../message.ts";

/** What is put in marks is the interviewer's question, word for word. */
const QUOTED = /["“«「『]([^"”»」』]{6,})["”»」』]|(?:^|\s)['‘]([^'’]{8,})['’]/u;
/** How people lead up to the question that they were asked. */
const LEAD =
  /\b(what|how) (do|should|can|could|would|shall|to) (i|you|one|we)? ?(say|tell( them)?|answer|reply|respond|explain|react|talk about|put it)\b|\b(when |if )?(they|he|she|the interviewer|recruiters?)( will| might| would| always| love to|'ll)? (ask|asks|asked|want to know|say|go)( me| about)*\b/g;
const SHORT = 18;
const FEWEST_LEFT = 3;
/** Below this no question of the bank is near enough to be meant. */
const NEAR_ENOUGH = 0.26;
/** The moments of an interview hold advice, an example and the trap; a question of the bank what is listened for. */
const WORTH: readonly (readonly [prefix: string, worth: number])[] = [
  ["assessment-days/final-", 1.1],
  ["questions/", 0.95],
  ["assessment-days/", 1],
];

function worthOf({ citation }: Entry): number {
  return WORTH.find(([prefix]) => citation.id.startsWith(prefix))?.[1] ?? 0.5;
}

/** How people wish for a question: what is left says what about. */
const WISH =
  /\b(ask|give|gimme|get|throw|fire|shoot|hit|put|send|chuck|sling|need|want|like|love|try|practi[sc]e|do|let's|lets|can|could|would|will|you|u|we|i|me|us|with|at|a|an|one|some|another|the|any|more|single|just|next|new|other|different|random|first|last|something|anything|smth|whatever|time|when|please|pls|plz|now|ok|okay|coach|hi|hey|so|interview|questions?|drill|round|about|on|for|of|my|real|recruiter|recruiters|follow(ing)? ups?|follow-ups?|one at a time|one by one|then|and|that|they'd|they would|they|be|mean|tough|hard|easy|quick|short)\b/g;
/** An open wish names next to nothing; so near is a question of which more was said. */
const NAMES_A_QUESTION = 0.3;
/** "… about a time I clashed with somebody, and then dig": up to the next pause. */
const ABOUT = /\b(?:about|on|sobre|sur|regarding)\b([^,.;:!?]+)/;

/** Id of the question of the bank that a wish to practise names, as "ask me about a time I clashed with somebody"; null for none. */
export function subjectMeant(
  said: string,
  language: LanguageCode,
  { finder }: ChatKnowledge,
): string | null {
  const { plain } = readMessage(said);
  const [first] = [ABOUT.exec(plain)?.[1] ?? "", plain]
    .map((part) => readMessage(part.replace(WISH, " ")))
    .filter(({ words }) => words.length > 0)
    .flatMap((named) => nearestOf(named, language, finder, isOfTheBank))
    .filter(({ score }) => score >= NAMES_A_QUESTION);
  return first ? first.entry.citation.id.slice(BANKED.length) : null;
}

const BANKED = "questions/";
const isOfTheBank = ({ citation }: Entry): number => (citation.id.startsWith(BANKED) ? 1 : 0);

/** The entry on the interview question that somebody wants to be able to answer; null where none is near. */
export function questionMeant(
  message: Message,
  language: LanguageCode,
  { finder }: ChatKnowledge,
): ChatRequest | null {
  const quoted = QUOTED.exec(message.text);
  const inMarks = readMessage(quoted?.[1] ?? quoted?.[2] ?? "");
  const withoutLead = readMessage(message.plain.replace(LEAD, " "));
  // In a short message what is left is the question; a long one tells somebody's circumstances, and all of it is compared.
  const isShort = message.length <= SHORT && withoutLead.words.length >= FEWEST_LEFT;
  const [first] = [...(isShort ? [] : [message]), inMarks, withoutLead]
    .filter(({ words }) => words.length > 0)
    .flatMap((one) => nearestOf(one, language, finder, worthOf))
    .sort((a, b) => b.score - a.score);
  return first && first.score >= NEAR_ENOUGH ? entryRequest([first.entry.citation.id]) : null;
}

/** What is found first for the words of a message; nothing where they name nothing. */
function nearestOf(
  message: Message,
  language: LanguageCode,
  finder: ChatKnowledge["finder"],
  worth: (entry: Entry) => number,
) {
  const { wanted, words } = askedIn(
    message,
    message.words,
    language,
    (key) => language === "en" || finder.knows(key),
  );
  return finder.find(wanted, words, worth, 1);
}
