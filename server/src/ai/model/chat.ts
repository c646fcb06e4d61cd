import type { ChatInput, ChatReply } from "coach/chat/thread";
import type { Citation } from "contract/chat";
import type { CoachSource } from "contract/coaching";
import { z } from "zod";
import type { Clock } from "../../clock.ts";
import type { Coach } from "../coach.ts";
import type { Ask } from "./ask.ts";
import { CallFault } from "./call-fault.ts";
import { chatBlocks, isOfPerson } from "./chat-blocks.ts";
import { findInvention, type Material, readMaterial } from "./grounding.ts";
import { readGrowingReply } from "./growing-reply.ts";
import { withName } from "./person-name.ts";
import { endOfSentences, plainText } from "./plain-text.ts";
import type { OutputSchema } from "./response-format.ts";
import type { OpenSources, Source, Sources } from "./sources.ts";
import type { WriteMessages } from "./task-call.ts";

const ChatWords = z.object({
  kind: z.enum(["fact", "advice", "talk"]),
  sources: z.array(z.number()).max(20),
  text: z.string().min(1).max(4000),
  suggestions: z.array(z.string()).max(8),
});
type ChatWords = z.infer<typeof ChatWords>;

export const CHAT_REPLY: OutputSchema<ChatWords> = { name: "chat_reply", schema: ChatWords };

/** As many as a model can weigh within the time, beside those that the rules' own reply rests on. */
const MOST_FOUND = 6;
const MOST_CITED = 6;
const MOST_SUGGESTIONS = 4;
const LONGEST_SUGGESTION = 90;

type Reply = ChatReply & { source: CoachSource };
type Parts = {
  ask: Ask;
  messages: WriteMessages;
  fallback: Coach;
  openSources: OpenSources;
  clock: Clock;
};

/**
 * The coach's next turn. The rules' reply is made first: it names the sources, is the draft, and stands
 * on any fault. Nothing of the model's is heard before it is checked: its sources before its first
 * sentence, and each sentence before the next. Where it breaks off midway, the rules' whole reply
 * replaces what was heard (the stream's last event carries it).
 */
export function replyWithModel(parts: Parts): Coach["reply"] {
  const { ask, messages, fallback, openSources, clock } = parts;
  return async (input, { personId, onText, signal } = {}) => {
    const begunAt = clock().getTime();
    const ruled = await fallback.reply(input, {
      ...(personId !== undefined && { personId }),
      ...(signal && { signal }),
    });
    const given = sourcesFor(input, ruled, await openSources());
    const blocks = chatBlocks(input, ruled, given);
    const check: Check = {
      given,
      ruled,
      material: readMaterial([input.person.name, ...blocks.map(({ text }) => text)]),
      language: input.language,
      name: input.person.name,
    };
    let spoken = "";
    const reply = await ask({
      ...messages("chat", input.language, blocks),
      output: CHAT_REPLY,
      read: (words) => {
        const read = toReply(words, check);
        if (!read.text.startsWith(spoken)) throw new CallFault("schema");
        const rest = read.text.slice(spoken.length);
        if (rest) onText?.(rest);
        return read;
      },
      personId,
      begunAt,
      signal,
      hasSpoken: () => spoken !== "",
      listen: () => {
        const grow = readGrowingReply();
        return (written) => {
          const { head, text } = grow(written);
          const kind = ChatWords.shape.kind.safeParse(head?.kind);
          const cited = ChatWords.shape.sources.safeParse(head?.sources);
          if (!kind.success || !cited.success) return;
          const whole = toText(text.slice(0, endOfSentences(text)), check);
          if (whole.length <= spoken.length) return;
          checkText(whole, kind.data, citationsOf(cited.data, kind.data, check), check);
          onText?.(whole.slice(spoken.length));
          spoken = whole;
        };
      },
    });
    if (reply) return reply;
    if (!spoken && !signal?.aborted) onText?.(ruled.text);
    return ruled;
  };
}

type Check = {
  given: readonly Source[];
  ruled: ChatReply;
  material: Material;
  language: ChatInput["language"];
  name: string;
};

/** What the rules' reply rests on, then what the search finds; each entry once. */
function sourcesFor(input: ChatInput, ruled: ChatReply, sources: Sources): Source[] {
  const ruledSources = ruled.citations.flatMap((citation): Source[] => {
    // The person's own record has a block of its own; what a screen is for stands in the draft.
    const text = isOfPerson(citation) ? "see the candidate's record" : sources.textOf(citation.id);
    return [{ citation, text: text ?? `${citation.title}: see the draft by the rules` }];
  });
  const known = new Set(ruled.citations.map(({ id }) => id));
  const found = sources.find(input.message, MOST_FOUND);
  return [...ruledSources, ...found.filter(({ citation }) => !known.has(citation.id))];
}

/** The given entries that are cited; a number that was not given is dropped. Throws where one is needed. */
function citationsOf(
  numbers: readonly number[],
  kind: ChatWords["kind"],
  { given, ruled }: Check,
): Citation[] {
  const cited = [...new Set(numbers)].flatMap((number) => given[number - 1]?.citation ?? []);
  // Where the rules answer from the content, the question is one of fact, whatever the model calls it.
  const isFactual = kind === "fact" || ruled.citations.some((citation) => !isOfPerson(citation));
  if (isFactual && cited.length === 0) throw new CallFault("ungrounded");
  return cited.slice(0, MOST_CITED);
}

const toText = (written: string, { name }: Check): string =>
  withName(plainText(written).trim(), name);

function checkText(
  text: string,
  kind: ChatWords["kind"],
  citations: readonly Citation[],
  { material, language }: Check,
): void {
  const isTold = kind === "fact" || citations.some((citation) => !isOfPerson(citation));
  const invention = findInvention(text, material, { language, letsSmallNumbersPass: !isTold });
  if (invention !== null) throw new CallFault("ungrounded");
}

function toReply(words: ChatWords, check: Check): Reply {
  const citations = citationsOf(words.sources, words.kind, check);
  const text = toText(words.text, check);
  if (!text) throw new CallFault("schema");
  checkText(text, words.kind, citations, check);
  const suggestions = [...new Set(words.suggestions.map((one) => plainText(one).trim()))].filter(
    (one) => one && one.length <= LONGEST_SUGGESTION,
  );
  return {
    text,
    citations,
    suggestions:
      suggestions.length > 0 ? suggestions.slice(0, MOST_SUGGESTIONS) : check.ruled.suggestions,
    // The rules would go on from a reply that was never given.
    state: null,
    source: "model",
  };
}
