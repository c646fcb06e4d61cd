import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { entryRequest } from "../request.ts";
import { findsOf } from "./found.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

const WORD_FOR_WORD =
  /\b(?:word for word|what (?:exactly )?(?:do|should|would|can|could) (?:i|you|we) (?:actually |exactly )?(?:say|tell)(?: to)? (?:him|her|them|the (?:man|woman|guy|passenger|guest))|(?:the )?(?:exact|actual) words?|give me the (?:exact |actual )?(?:words?|sentence))\b/;
const TELLS_WORDS = /\b(?:what do i say|how do i (?:say|tell|ask|refuse)|words for)\b/i;
const AMONG = 10;

/** Whether somebody asks for what to say, and not for what to do. */
export const wantsExactWords = ({ plain }: Message): boolean => WORD_FOR_WORD.test(plain);

/** "A drunk man wants a fifth beer. What do I say to him, word for word?": of what is near, the entry that has the words. */
export function readWordsWanted(message: Message, { finder }: ChatKnowledge): Reading[] {
  if (!wantsExactWords(message)) return [];
  const found = findsOf(message, finder)
    .slice(0, AMONG)
    .find(({ entry }) => TELLS_WORDS.test(entry.citation.title));
  return found
    ? [
        {
          request: entryRequest([found.entry.citation.id]),
          ...{ score: 0.9, because: "words for what is told" },
        },
      ]
    : [];
}
