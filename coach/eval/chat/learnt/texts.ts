import { createHash } from "node:crypto";
import { type Entry, withoutExamples, writtenWords } from "coach/chat/knowledge/entry";
import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { entryOfAnswer, LEARNT_QUESTIONS } from "../ordinary/texts.ts";
import candidates from "./long-candidates.json" with { type: "json" };
import evacuations from "./long-evacuations.json" with { type: "json" };
import joining from "./long-joining.json" with { type: "json" };
import medical from "./long-medical.json" with { type: "json" };
import passengers from "./long-passengers.json" with { type: "json" };
import midTalkCandidates from "./mid-talk-candidates.json" with { type: "json" };
import midTalkDays from "./mid-talk-days.json" with { type: "json" };
import midTalkLessons from "./mid-talk-lessons.json" with { type: "json" };
import midTalkTrade from "./mid-talk-trade.json" with { type: "json" };
import strangers from "./strangers.json" with { type: "json" };
import told from "./told-of-oneself.json" with { type: "json" };

/** Messages with somebody's circumstances around the question: what they share with others' is no sign of the entry. */
const WITH_CIRCUMSTANCES: Readonly<Record<string, readonly string[]>> = {
  ...candidates,
  ...joining,
  ...evacuations,
  ...medical,
  ...passengers,
};

/** How people ask for it in the middle of a talk: in everyday words, after a reaction, as a scene, for one detail of it. */
const MID_TALK: Readonly<Record<string, readonly string[]>> = {
  ...midTalkCandidates,
  ...midTalkDays,
  ...midTalkLessons,
  ...midTalkTrade,
};

/** What six strangers wrote in whole talks, read and mended by. */
const STRANGERS: Readonly<Record<string, readonly string[]>> = strangers;

/** What people tell of themselves, a worry or how they live, in the hope of the fitting answer: nothing is asked. */
const TOLD_OF_ONESELF: Readonly<Record<string, readonly string[]>> = told;

/** Entries that are asked for by what they tell, not by a name or a question of their own. */
const SETS = [
  "terminology",
  "evacuation",
  "syllabus",
  "assessment-days",
  "cockpit",
  "situational-judgement",
] as const;
const SENTENCE_END = /(?<=[.!?])\s+/;
const SHORTEST_SENTENCE = 25;
/** Words of other languages: their letters may stand for something else in English. */
const NOT_ENGLISH = new Set(["pronunciation", "translation"]);

export interface EntryTexts {
  id: string;
  /** Names, ways of asking, and what it tells, sentence by sentence. */
  texts: readonly string[];
}

/** All that the learnt reader is fitted to, in the order of the content. */
export function entryTexts(knowledge: ChatKnowledge): EntryTexts[] {
  const ordinary = Map.groupBy(LEARNT_QUESTIONS, ({ answers: [first = ""] }) =>
    entryOfAnswer(first),
  );
  return SETS.flatMap((set) => knowledge.entriesOf(set)).map((entry) => ({
    id: entry.citation.id,
    texts: [
      ...new Set([
        ...entry.names,
        ...(entry.said ?? []),
        ...(WITH_CIRCUMSTANCES[entry.citation.id] ?? []),
        ...(MID_TALK[entry.citation.id] ?? []),
        ...(STRANGERS[entry.citation.id] ?? []),
        ...(TOLD_OF_ONESELF[entry.citation.id] ?? []),
        ...(ordinary.get(entry.citation.id) ?? []).map(({ ask }) => ask),
        // How it is asked on leans on what was told, and says nothing by itself.
        ...knowledge.further.of(entry.citation.id).map(({ question }) => question),
        ...sentencesOf(entry),
      ]),
    ],
  }));
}

/** Changes with any of the texts, so that weights of older ones are noticed. */
export function printOf(all: readonly EntryTexts[]): string {
  return createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, 16);
}

function sentencesOf(entry: Entry): string[] {
  return entry.parts
    .filter(({ facet }) => !NOT_ENGLISH.has(facet))
    .flatMap(({ text, list }) => [writtenWords(text), ...list])
    .flatMap((text) => withoutExamples(entry, text).split(SENTENCE_END))
    .filter(({ length }) => length > SHORTEST_SENTENCE);
}
