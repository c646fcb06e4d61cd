import { countWords } from "../../language/count-words.ts";
import { fold } from "./message.ts";
import { sentencesIn } from "./sentences.ts";

/** What an interviewer begins with, or asks by. Folded text. */
const ORDERS =
  /^["'“„«(]?(?:(?:please|can you|could you|would you) )?(?:tell (?:me|us) (?:about|of|how|when|why)|describe|give (?:me|us) (?:an|one) (?:example|instance)|talk (?:me|us) through|walk (?:me|us) through|think of)\b/;
const ASKS =
  /^["'“„«(]?(?:so |and |q: ?|question: ?)?(?:why|how|what|when|where|which|who|have you|do you|did you|can you|could you|would you|are you)\b.*[?？]["'”»)]?$/;
const LONGEST_QUESTION = 30;
/** Fewer words are no answer, but what is asked beside the question. */
const FEWEST_OF_AN_ANSWER = 20;

/** The question that stands in front of an answer, as it was put, and the answer without it. */
export interface Posed {
  question: string;
  answer: string;
}

/** "Tell me about a difficult customer. One Saturday in August …": what was asked is no part of the story; null where an answer has none in front. */
export function posedIn(text: string): Posed | null {
  const [question = "", ...rest] = sentencesIn(text);
  if (rest.length === 0 || countWords(question) > LONGEST_QUESTION) return null;
  const plain = fold(question).trim();
  const answer = rest.join(" ");
  const isPut = ORDERS.test(plain) || ASKS.test(plain);
  return isPut && countWords(answer) >= FEWEST_OF_AN_ANSWER ? { question, answer } : null;
}
