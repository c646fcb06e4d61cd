import type { LanguageCode } from "contract/languages";
import type { ChatKnowledge } from "./knowledge/knowledge.ts";
import { glossText } from "./read/gloss/glossed.ts";
import { reply } from "./reply.ts";

/** Most of the content is put in order at the first question only: one is asked in nobody's name. A second or two. */
export function makeReady(knowledge: ChatKnowledge): void {
  reply(
    {
      ...{ message: "What is a jump seat?", before: [], state: null, language: "en" },
      ...{ today: "2026-01-01", random: () => 0 },
      person: {
        ...{ name: "", targetAirline: null, targetRegion: null, interviewDate: null },
        ...{ answers: [], stories: [], documents: [] },
      },
    },
    knowledge,
  );
}

/** What messages in a language are read by, made at the first of them. Up to half a second; nothing for English. */
export function makeLanguageReady(language: LanguageCode): void {
  glossText("?", language);
}
