import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { reply } from "coach/chat/reply";
import { percent, share } from "../shares.ts";
import messages from "./fifth-check.json" with { type: "json" };
import { numbers } from "./numbers.ts";
import { NEWCOMER } from "./people.ts";
import { inventedIn } from "./right.ts";
import { type Given, readersLine } from "./verdicts.ts";

/**
 * Two hundred messages of a fifth writer, who had seen nothing of the coach: 35 people, each in their own voice, with what
 * a right reply holds (`right`, for a reader) and words that it has or never has (`must` and `never`, a crude stand-in).
 * Every fourth has been read for what to mend, and judged in `verdicts.json`; nobody who mends reads the others' replies.
 */
interface StrangersMessage {
  id: number;
  kind: string;
  message: string;
  /** What was said before, where it goes on from there. */
  after: string | null;
  right: string;
  must: readonly string[];
  never: readonly string[];
}

const READ_EVERY = 4;
/** What has been reached by the words alone: falling behind it fails. Raise it with every gain. */
const REACHED = { read: 0.74, unread: 0.42 };

/** Asks all of them, prints what their words say, and is true while nothing was invented and nothing fell behind. */
export function evaluateStrangers(knowledge: ChatKnowledge): boolean {
  const asked = (messages as readonly StrangersMessage[]).map((item) => ask(item, knowledge));
  const invented = asked.flatMap((one) => one.invented);
  const halves = [
    ["the quarter that was read", asked.filter(({ id }) => id % READ_EVERY === 0), REACHED.read],
    ["the others, unread", asked.filter(({ id }) => id % READ_EVERY !== 0), REACHED.unread],
  ] as const;
  console.log(`\nchat, fifth check (a stranger's), by words that a right reply has`);
  const holds = halves.map(([name, items, reached]) => {
    const right = share(items, ({ isRight }) => isRight);
    console.log(`  ${name}: ${items.length} messages, ${percent(right)}`);
    return right >= reached;
  });
  console.log(`    ${readersLine(readable(asked))}`);
  console.log(`  invented  ${invented.length}`);
  for (const one of invented) console.log(`    invented: ${one}`);
  return holds.every(Boolean) && invented.length === 0;
}

/** The replies that may be read and judged. */
export function strangersToRead(knowledge: ChatKnowledge): Given[] {
  return readable(
    (messages as readonly StrangersMessage[])
      .filter(({ id }) => id % READ_EVERY === 0)
      .map((item) => ask(item, knowledge)),
  );
}

function readable(asked: readonly ReturnType<typeof ask>[]): Given[] {
  return asked
    .filter(({ id }) => id % READ_EVERY === 0)
    .map(({ id, text, asks }) => ({ set: "strangers", id, text, asks }));
}

function ask({ id, message, after, must, never }: StrangersMessage, knowledge: ChatKnowledge) {
  const say = (text: string, before: Parameters<typeof reply>[0]["before"], state: unknown) =>
    reply(
      {
        ...{ message: text, before, state, person: NEWCOMER, language: "en" as const },
        ...{ today: "2026-11-22", random: numbers(id) },
      },
      knowledge,
    );
  const first = after === null ? null : say(after, [], null);
  const before = first
    ? [
        { role: "user" as const, text: after ?? "" },
        { role: "assistant" as const, text: first.text },
      ]
    : [];
  const given = say(message, before, first?.state ?? null);
  const has = (words: string) => new RegExp(words, "i").test(given.text);
  return {
    id,
    asks: after === null ? message : `${after} / ${message}`,
    text: given.text,
    isRight: must.every(has) && !never.some(has),
    invented: inventedIn(message, given, knowledge),
  };
}
