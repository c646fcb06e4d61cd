import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";

const OF_GROUPS = /^assessment-days\/(?:group-|asked-(?:\w+-)*group|final-joining-the-talk)/;
const GIVE_ONE =
  /\b(?:give|show|set|tell) (?:me|us) (?:one|an example|another(?: one)?|a task)\b|\b(?:can|could|let) (?:we|i|us|me) (?:try|do|have|get|practi[sc]e) (?:one|an example|another(?: one)?|a task)\b/;
const LONGEST = 30;

/** "What kind of tasks do they give? Can you give me one to think about?", with the group exercise spoken of. */
export function wishesGroupTask({ plain, length }: Message, { topic }: ChatState): boolean {
  const isOfGroups = topic?.kind === "entry" && OF_GROUPS.test(topic.ids[0] ?? "");
  const isWish = length <= LONGEST && GIVE_ONE.test(plain);
  return (
    isWish &&
    (/\bgroup (?:task|exercise)\b/.test(plain) || (isOfGroups && /\btasks?\b/.test(plain)))
  );
}
