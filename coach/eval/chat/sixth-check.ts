import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { reply } from "coach/chat/reply";
import type { ChatReply, ChatTurnText } from "coach/chat/thread";
import { percent, share } from "../shares.ts";
import { numbers } from "./numbers.ts";
import { NEWCOMER } from "./people.ts";
import { inventedIn } from "./right.ts";
import read from "./sixth-read.json" with { type: "json" };
import unread from "./sixth-unread.json" with { type: "json" };
import { type Given, readersLine } from "./verdicts.ts";

/**
 * Two times eighty messages of a sixth writer, who had seen no rule of the coach. Everything judges the last reply: `right`
 * says in words what it holds, `mustSay` lists groups of which it has one phrase each, `mustNotSay` what it never has. The
 * first eighty are read to mend the coach; nobody who mends it reads the other eighty, nor what is answered to them.
 */
interface SixthMessage {
  id: string;
  kind: string;
  turns: readonly string[];
  right: string;
  sources?: readonly string[];
  mustSay?: readonly (readonly string[])[];
  mustNotSay?: readonly string[];
}

/** What has been reached by the words alone: falling behind it fails. Raise it with every gain. */
const REACHED = { read: 0.89, unread: 0.7 };

/** Asks all of them, prints the share right by words, and is true while nothing fell behind or was invented. */
export function evaluateSixth(knowledge: ChatKnowledge): boolean {
  console.log("\nchat, sixth check (a stranger's), by words that a right reply has");
  const readOnes = (read as readonly SixthMessage[]).map((item) => ask(item, knowledge));
  const unreadOnes = (unread as readonly SixthMessage[]).map((item) => ask(item, knowledge));
  const isRead = printed("read ", readOnes) >= REACHED.read;
  console.log(`    ${readersLine(readOnes.map(givenOf))}`);
  const isUnread = printed("never read ", unreadOnes) >= REACHED.unread;
  const invented = readOnes.flatMap((one) => one.invented);
  const elsewhere = unreadOnes.flatMap((one) => one.invented).length;
  console.log(`  invented  ${invented.length}, in those never read ${elsewhere}`);
  for (const one of invented) console.log(`    invented: ${one}`);
  return isRead && isUnread && invented.length + elsewhere === 0;
}

/** The replies that may be read and judged. */
export function sixthToRead(knowledge: ChatKnowledge): Given[] {
  return (read as readonly SixthMessage[]).map((item) => givenOf(ask(item, knowledge)));
}

type Answered = ReturnType<typeof ask>;

/** Prints the share right of those that words can judge, all and by kind. @returns the share of all */
function printed(name: string, asked: readonly Answered[]): number {
  const judged = asked.filter(({ isRight }) => isRight !== null);
  const right = (ones: readonly Answered[]) => share(ones, (one) => one.isRight === true);
  console.log(`  ${name} ${percent(right(judged))} of ${judged.length} that words can judge`);
  for (const [kind, ones] of Map.groupBy(judged, ({ item }) => item.kind))
    console.log(`    ${kind}: ${percent(right(ones))} of ${ones.length}`);
  return right(judged);
}

function givenOf({ item, text }: Answered): Given {
  return { set: "sixth", id: item.id, text, asks: item.turns.join(" / ") };
}

function ask(item: SixthMessage, knowledge: ChatKnowledge) {
  let given: ChatReply | null = null;
  const before: ChatTurnText[] = [];
  for (const message of item.turns) {
    given = reply(
      {
        ...{ message, before: [...before], state: given?.state ?? null, person: NEWCOMER },
        ...{ language: "en", today: "2026-11-22", random: numbers(Number(item.id.slice(1))) },
      },
      knowledge,
    );
    before.push({ role: "user", text: message }, { role: "assistant", text: given.text });
  }
  const text = given?.text ?? "";
  const said = plain(text);
  const has = (words: string) => said.includes(plain(words));
  const { mustSay = [], mustNotSay = [] } = item;
  return {
    item,
    text,
    /** Null where no words are given to judge by. */
    isRight:
      mustSay.length + mustNotSay.length === 0
        ? null
        : mustSay.every((group) => group.some(has)) && !mustNotSay.some(has),
    invented: given ? inventedIn(item.turns.join(" / "), given, knowledge) : [],
  };
}

/** Marks and spaces are written in more than one way. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[‐‑–]/g, "-").replace(/\s+/g, " ");
}
