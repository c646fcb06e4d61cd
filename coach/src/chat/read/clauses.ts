import { type Message, readMessage } from "./message.ts";
import { sentencesIn } from "./sentences.ts";

/** Words that a question begins with. */
export const ASKS =
  "what|what's|whats|who|who's|how|how's|hows|where|where's|when|why|which|is|are|am|do|does|did|can|could|must|should|would|will|have|has|que|como|cuando|donde|qui|quand|comment";
/** Begins as a question does, whatever is said before it begins. */
export const IS_QUESTION = new RegExp(
  `^\\W*(?:(?:and|also|plus|ok|okay|so|hi|hey|yes|cool|great|thanks|(?:one |a )?(?:last|final|quick|other|next|more) (?:thing|question|one)|one more(?: thing| question)?),? )*(?:${ASKS})\\b`,
  "iu",
);

/** The sentences of a message that ask, where it has others beside them; none where it is all one question. */
export function askingSentencesIn({ text }: Message): Message[] {
  const sentences = sentencesIn(text).flatMap((one) => one.split(BUT_ASKS));
  if (sentences.length < 2) return [];
  return sentences
    .filter((one) => /[?？]$/u.test(one) || IS_QUESTION.test(one))
    .map(readMessage)
    .filter(({ length }) => length >= FEWEST_ASKED);
}

const FEWEST_ASKED = 4;

/** A message up to its last question, where only a remark on it stands after that; null where nothing does, or more. */
export function withoutRemarkAfter(message: Message): Message | null {
  const sentences = sentencesIn(message.text);
  const last = sentences.findLastIndex((one) => /[?？]$/u.test(one));
  const after = sentences.slice(last + 1).join(" ");
  const isRemark =
    last >= 0 && after !== "" && REMARKS.test(after) && readMessage(after).length <= REMARK_WORDS;
  if (!isRemark) return null;
  const rest = readMessage(sentences.slice(0, last + 1).join(" "));
  return message.own === message.text ? rest : { ...rest, own: message.own };
}

const REMARK_WORDS = 16;
/** What is said of the question, or of how one feels about it. */
const REMARKS =
  /^(?:(?:lol|haha|sorry|honestly|seriously|to be honest|tbh|ha)[,.! ]*)*(?:(?:that|this|it)(?:'s|’s| one| bit| part| question| is| was| would|'d)?\b|never understood|no idea|just (?:curious|wondering|asking)|asking for|i'?(?:ve)? (?:always|never|often) (?:wonder|understood|got|get|know|knew|thought)|my (?:mum|mom|dad|mate|friend|sister|brother|boyfriend|girlfriend|flatmate|uncle|aunt|cousin|nan|gran|husband|wife)\b|thanks?\b|thank you|ta\b|cheers)/iu;

/** "I know it on a ward, but what do crew do": from there on it asks. */
export const BUT_ASKS = new RegExp(`[,;]? (?:but|though) (?=(?:${ASKS})\\b)`, "iu");
