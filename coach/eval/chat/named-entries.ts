import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { reply } from "coach/chat/reply";
import { readState } from "coach/chat/state";
import { percent, share } from "../shares.ts";
import eighthRead from "./eighth-read.json" with { type: "json" };
import eighthUnread from "./eighth-unread.json" with { type: "json" };
import { numbers } from "./numbers.ts";
import { NEWCOMER } from "./people.ts";
import seventhRead from "./seventh-read.json" with { type: "json" };
import seventhUnread from "./seventh-unread.json" with { type: "json" };

/**
 * The seventh: two times 150 messages of three writers who had seen nothing of the coach and wrote as strangers do: a life or a scene first, the
 * question hidden in it, everyday words. A reader who searched the content named the entries that answer (`answers`), or what the
 * coach should do ("kind:practise"). The first half is read to mend the coach; nobody who mends it reads the other.
 */
interface NamedMessage {
  id: string;
  kind: string;
  turns: readonly string[];
  /** What the writer held to be a right last reply, from general knowledge. */
  right: string;
  /** Empty where no entry answers and nothing else was named: then it is not counted. */
  answers: readonly string[];
}

interface Half {
  name: string;
  messages: readonly NamedMessage[];
  /** What has been reached: falling behind it fails. Raise it with every gain. */
  reached: number;
}

/** The eighth: two writers more, 150 messages, judged at first sight before anything was mended for them. */
const CHECKS: readonly (readonly [name: string, halves: readonly Half[]])[] = [
  [
    "seventh check (three strangers')",
    [
      { name: "read", messages: seventhRead, reached: 0.8 },
      { name: "never read", messages: seventhUnread, reached: 0.62 },
    ],
  ],
  [
    "eighth check (two strangers')",
    [
      { name: "read", messages: eighthRead, reached: 0.62 },
      { name: "never read", messages: eighthUnread, reached: 0.57 },
    ],
  ],
];

/** Asks all of them and prints how often what was named is told first, all and by kind. */
export function evaluateNamedEntries(knowledge: ChatKnowledge): boolean {
  return CHECKS.map(([check, halves]) => {
    console.log(`\nchat, ${check}, by the entry that a reader named`);
    return halves
      .map(({ name, messages, reached }) => printed(name, messages, knowledge) >= reached)
      .every(Boolean);
  }).every(Boolean);
}

function printed(
  name: string,
  messages: readonly NamedMessage[],
  knowledge: ChatKnowledge,
): number {
  const asked = messages
    .filter(({ answers }) => answers.length > 0)
    .map((item) => ({ kind: item.kind, isRight: isTold(item, knowledge) }));
  const right = share(asked, ({ isRight }) => isRight);
  console.log(`  ${name}: ${percent(right)} of ${asked.length}`);
  for (const [kind, ones] of Map.groupBy(asked, (one) => one.kind))
    console.log(`    ${kind}: ${percent(share(ones, ({ isRight }) => isRight))} of ${ones.length}`);
  return right;
}

function isTold({ id, turns, answers }: NamedMessage, knowledge: ChatKnowledge): boolean {
  let state: unknown = null;
  const before: { role: "user" | "assistant"; text: string }[] = [];
  for (const message of turns) {
    const given = reply(
      {
        ...{ message, before: [...before], state, person: NEWCOMER, language: "en" },
        ...{ today: "2026-11-24", random: numbers(Number(id.slice(1))) },
      },
      knowledge,
    );
    state = given.state;
    before.push({ role: "user", text: message }, { role: "assistant", text: given.text });
  }
  const request = readState(state).request;
  if (!request) return false;
  const told =
    request.kind === "entry"
      ? request.ids
      : request.kind === "topics"
        ? request.ids.slice(0, 1)
        : [];
  const airline = "airline" in request && request.airline ? [`airlines/${request.airline}`] : [];
  return [`kind:${request.kind}`, ...told, ...airline].some((one) => answers.includes(one));
}
