import type { ChatInput } from "../thread.ts";

const THAT_DAY = /\b(?:such a|that|this|the) day\b/i;
const NAMES_ITS_OWN =
  /\b(?:assessment|open|recruitment|selection|training|first|last|next) days?\b/i;
const NAMED = /\b(assessment|open|recruitment|selection) (?:day|centre|center)\b/gi;
/** A longer message tells which day is meant. */
const MOST_WORDS = 12;
/** Turns back that "such a day" may point to. */
const TURNS = 6;

/** "You said demo, what is that exactly?": a word of the last replies that is not understood. */
const YOU_SAID =
  /\byou (?:just |also )?(?:said|say|wrote|write|mentioned|used|talked about|call(?:ed)? it)(?: the word| something about| about)? ["“'‘]?(?:an? |the )?([\p{L}][\p{L}' -]{1,28}?)["”'’]?(?: before| there| earlier| above)?\s*[,.:;?!–-]+\s*(?:but |and |sorry )?(?:what(?:'s|’s| is| are| does| do you mean)\b|whats\b|meaning\b|i don'?t (?:know|understand) )[^?]{0,40}\??/iu;
const MOST_SAID_WORDS = 3;

/** "You said demo, what is that?": what is asked for by its name; else the message as it is. */
export function namingWhatWasSaid(message: string, before: ChatInput["before"]): string {
  const [whole, word = ""] = message.match(YOU_SAID) ?? [];
  if (whole === undefined || word.split(/\s+/).length > MOST_SAID_WORDS) return message;
  const isSaid = before
    .slice(-TURNS)
    .some(
      ({ role, text }) => role === "assistant" && text.toLowerCase().includes(word.toLowerCase()),
    );
  return isSaid ? `What is ${word}?` : message;
}

/** "What happens on such a day?" after "my assessment day is next week": the day by its name; else the message as it is. */
export function namingTheDay(message: string, before: ChatInput["before"]): string {
  if (!THAT_DAY.test(message) || NAMES_ITS_OWN.test(message)) return message;
  if (message.split(/\s+/).length > MOST_WORDS) return message;
  const told = before
    .slice(-TURNS)
    .filter(({ role }) => role === "user")
    .map(({ text }) => text)
    .join(" ");
  const [named] = (told.match(NAMED) ?? []).slice(-1);
  return named
    ? message.replace(THAT_DAY, `an ${named.toLowerCase()}`.replace(/^an (?=[rs])/, "a "))
    : message;
}
