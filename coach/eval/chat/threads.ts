import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { reply } from "coach/chat/reply";
import type { ChatReply, ChatTurnText } from "coach/chat/thread";
import { percent, share } from "../shares.ts";
import { numbers } from "./numbers.ts";
import { NEWCOMER } from "./people.ts";
import { inventedIn } from "./right.ts";
import threads from "./threads.json" with { type: "json" };
import { type Given, readersLine } from "./verdicts.ts";

/** A message that is to be read with what was said before it, and words that a right reply has or never has. */
interface Thread {
  id: number;
  kind: string;
  before: readonly string[];
  ask: string;
  must: readonly string[];
  never: readonly string[];
}

/** Threads with an odd id keep their replies to themselves: who reads them tunes on them. They are judged once all is mended. */
const HELD = 1;
/** What has been reached: falling behind it fails. Raise it with every gain. */
const REACHED = { tuned: 0.9, held: 0.86 };

/** Asks what goes on from a thread, prints the share by kind, and is true while nothing fell behind or was invented. */
export function evaluateThreads(knowledge: ChatKnowledge): boolean {
  const asked = (threads as readonly Thread[]).map((thread) => askThread(thread, knowledge));
  const tuned = asked.filter(({ thread }) => thread.id % 2 !== HELD);
  const held = asked.filter(({ thread }) => thread.id % 2 === HELD);
  const invented = asked.flatMap((one) => one.invented);
  console.log("\nchat, threads that go on");
  for (const [name, ones] of [["tuned on ", tuned] as const, ["held back", held] as const])
    console.log(`  ${name}  ${rightOf(ones)}\n    ${readersLine(ones.map(givenOf))}`);
  for (const [kind, ones] of Map.groupBy(asked, ({ thread }) => thread.kind))
    console.log(
      `    ${kind}: ${rightOf(ones.filter((one) => tuned.includes(one)))}, held back ${rightOf(ones.filter((one) => held.includes(one)))}`,
    );
  for (const { thread, isRight } of tuned)
    if (!isRight) console.log(`    ${[...thread.before, thread.ask].join(" / ")}`);
  for (const one of invented) console.log(`    invented: ${one}`);
  const reaches = (ones: typeof asked, least: number) =>
    share(ones, ({ isRight }) => isRight) >= least;
  return invented.length === 0 && reaches(tuned, REACHED.tuned) && reaches(held, REACHED.held);
}

function rightOf(ones: readonly { isRight: boolean }[]): string {
  const right = share(ones, ({ isRight }) => isRight);
  return `${percent(right)} of ${ones.length}`;
}

/** The replies that may be read and judged. @param isLast whether all is mended, and those held back may be read too */
export function threadsToRead(knowledge: ChatKnowledge, isLast: boolean): Given[] {
  return (threads as readonly Thread[])
    .filter(({ id }) => isLast || id % 2 !== HELD)
    .map((thread) => givenOf(askThread(thread, knowledge)));
}

function givenOf({ thread, text }: ReturnType<typeof askThread>): Given {
  return { set: "threads", id: thread.id, text, asks: [...thread.before, thread.ask].join(" / ") };
}

function askThread(thread: Thread, knowledge: ChatKnowledge) {
  let state: unknown = null;
  let given: ChatReply | null = null;
  const before: ChatTurnText[] = [];
  for (const message of [...thread.before, thread.ask]) {
    given = reply(
      {
        ...{ message, before: [...before], state, person: NEWCOMER, language: "en" as const },
        ...{ today: "2026-11-22", random: numbers(thread.id) },
      },
      knowledge,
    );
    state = given.state;
    before.push({ role: "user", text: message }, { role: "assistant", text: given.text });
  }
  const text = given?.text ?? "";
  const has = (words: string) => new RegExp(words, "i").test(text);
  const said = [...thread.before, thread.ask].join(" ");
  return {
    thread,
    text,
    isRight: thread.must.every(has) && !thread.never.some(has),
    invented: given ? inventedIn(said, given, knowledge) : [],
  };
}
