import { type Message, readMessage } from "./message.ts";

/** A message of more words tells a scene, and its last sentence is the question. */
const MOST_WORDS = 40;
const FEWEST_WORDS = 2;
const ASKS =
  "what|what's|whats|who|who's|how|where|where's|when|why|which|is|are|do|does|can|could|must|should|que|como|cuando|donde|qui|quand|comment";
const SPLIT = new RegExp(
  `[?？]\\s*(?:and |also |plus |, )?(?=\\S)|(?:,| -)? (?:and|also|plus|then|y|et) (?=(?:${ASKS})\\b)|, (?=(?:${ASKS})\\b)|[;；]`,
  "giu",
);
const IS_QUESTION = new RegExp(`^\\W*(?:and |also |plus |ok |hi |hey )*(?:${ASKS})\\b`, "iu");
/** "Two things: …" announces them. */
const ANNOUNCED = /^\s*(?:two|2|couple of|few) (?:things|questions)\s*[:,-]\s*/iu;

/** The two questions of a message in their order; null where it asks one thing. */
export function twoQuestionsIn(message: Message): readonly [Message, Message] | null {
  if (message.length > MOST_WORDS || /["“«]/.test(message.text)) return null;
  const parts = message.text
    .replace(ANNOUNCED, "")
    .split(SPLIT)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const [first = "", second = ""] = parts;
  if (parts.length !== 2 || !IS_QUESTION.test(first) || !IS_QUESTION.test(second)) return null;
  const both = [readMessage(`${first}?`), readMessage(`${second}?`)] as const;
  return both.every(({ length }) => length >= FEWEST_WORDS) ? both : null;
}
