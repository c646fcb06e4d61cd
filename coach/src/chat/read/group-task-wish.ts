import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";

const OF_GROUPS = /^assessment-days\/(?:group-|asked-(?:\w+-)*group|final-joining-the-talk)/;
const GIVE_ONE =
  /\b(?:give|show|set|tell) (?:me|us) (?:one|an example|another(?: one)?|a task)\b|\b(?:can|could|let) (?:we|i|us|me) (?:try|do|have|get|practi[sc]e) (?:one|an example|another(?: one)?|a task)\b/;
const DO_ONE =
  /\b(?:let'?s|can we|shall we|could we) (?:do|try|have|practi[sc]e) (?:one|it|that)\b/;
const LONGEST_BARE = 8;
const LONGEST = 30;

/** "What kind of tasks do they give? Can you give me one to think about?", with the group exercise spoken of. */
export function wishesGroupTask({ plain, length }: Message, { topic }: ChatState): boolean {
  const isOfGroups = topic?.kind === "entry" && OF_GROUPS.test(topic.ids[0] ?? "");
  const isWish = length <= LONGEST && GIVE_ONE.test(plain);
  // "Let's do one", and nothing more.
  if (isOfGroups && length <= LONGEST_BARE && DO_ONE.test(plain)) return true;
  return (
    isWish &&
    (/\bgroup (?:task|exercise)\b/.test(plain) || (isOfGroups && /\btasks?\b/.test(plain)))
  );
}

const OF_ROLE_PLAY = /^assessment-days\/(?:role-play|asked-role-play-)/;
const PLAY_ONE =
  /\b(?:do|play|try|practi[sc]e|have|act) (?:one|it|that|this|a (?:scene|role ?-?play))\b(?!.*\b(?:how|when|what)\b)/;
const LONGEST_SCENE = 14;

/** "Can you do one with me?", with the role play spoken of. */
export function wishesRolePlay({ plain, length }: Message, { topic }: ChatState): boolean {
  const isOfScenes = topic?.kind === "entry" && OF_ROLE_PLAY.test(topic.ids[0] ?? "");
  return isOfScenes && length <= LONGEST_SCENE && PLAY_ONE.test(plain);
}
