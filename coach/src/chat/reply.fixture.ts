import type { LanguageCode } from "contract/languages";
import { type ChatKnowledge, loadKnowledge } from "./knowledge/knowledge.ts";
import { reply } from "./reply.ts";
import { readState } from "./state.ts";
import type { ChatPerson, ChatReply, ChatTurnText } from "./thread.ts";

export const knowledge: ChatKnowledge = await loadKnowledge();

export const MAYA: ChatPerson = {
  name: "Maya",
  targetAirline: "Emirates",
  targetRegion: null,
  interviewDate: "2026-12-01",
  answers: [],
  stories: [],
  documents: [],
};

/** Somebody who has told nothing of themselves yet. */
export const NEWCOMER: ChatPerson = { ...MAYA, targetAirline: null, interviewDate: null };

/** Says the messages one after the other and gives all replies. */
export function talk(
  messages: readonly string[],
  person: ChatPerson = MAYA,
  language: LanguageCode = "en",
): ChatReply[] {
  let state: unknown = null;
  const before: ChatTurnText[] = [];
  return messages.map((message, at) => {
    const said = reply(
      {
        message,
        before: [...before],
        state,
        person,
        language,
        today: "2026-11-22",
        random: () => (at % 10) / 10,
      },
      knowledge,
    );
    before.push({ role: "user", text: message }, { role: "assistant", text: said.text });
    state = JSON.parse(JSON.stringify(said.state));
    return said;
  });
}

export const intents = (replies: readonly ChatReply[]) =>
  replies.map(({ state }) => readState(state).request?.kind);

/** The last reply to the messages, of somebody new where nobody else says them. */
export const last = (said: readonly string[], person: ChatPerson = NEWCOMER) =>
  talk(said, person).at(-1);

/** Ids of what the last reply to a newcomer cites. */
export const cited = (said: readonly string[]): string[] =>
  last(said)?.citations.map(({ id }) => id) ?? [];

/** What the last message of a newcomer was read as. */
export const requestOf = (said: readonly string[]) => readState(last(said)?.state).request;
