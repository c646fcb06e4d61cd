import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { reply } from "coach/chat/reply";
import { readState } from "coach/chat/state";
import type { ChatReply, ChatTurnText } from "coach/chat/thread";
import { percent, share } from "../../shares.ts";
import { NEWCOMER } from "../people.ts";
import strangers from "./strangers.json" with { type: "json" };
import written from "./written.json" with { type: "json" };

/** One message of a talk, and what a good reply to it may tell, as a labeller named it who saw no code. */
interface Labelled {
  talk: string;
  /** Counted from one. */
  turn: number;
  message: string;
  /** Ids of entries or their beginnings, "airlines/emirates#training" for a part, or "intent:plan"; any of them counts. */
  accept: readonly string[];
  /** The same of a second thing that the message asks. */
  also?: readonly string[] | undefined;
}

interface Answered {
  asked: Labelled;
  given: ChatReply;
  isRight: boolean;
  /** Null where the message asks one thing. */
  isAlsoRight: boolean | null;
}

/** What a limit, a gap and an apology have in common: that nothing is known. */
const DECLINES: ReadonlySet<string> = new Set(["limit", "entry-gap", "airline-gap", "misread"]);

/** Says the messages of each talk one after the other to somebody new. */
function holdTalks(all: readonly Labelled[], knowledge: ChatKnowledge): Answered[] {
  return [...Map.groupBy(all, ({ talk }) => talk).values()].flatMap((talk) => {
    const before: ChatTurnText[] = [];
    let state: unknown = null;
    return talk
      .toSorted((a, b) => a.turn - b.turn)
      .map((asked, at) => {
        const given = reply(
          {
            ...{ message: asked.message, before: [...before], state, person: NEWCOMER },
            ...{ language: "en" as const, today: "2026-11-30", random: () => (at % 10) / 10 },
          },
          knowledge,
        );
        before.push({ role: "user", text: asked.message }, { role: "assistant", text: given.text });
        state = JSON.parse(JSON.stringify(given.state));
        const tells = (wanted: readonly string[]) => wanted.some((one) => isTold(one, given));
        const isRight = tells(asked.accept);
        return { asked, given, isRight, isAlsoRight: asked.also ? tells(asked.also) : null };
      });
  });
}

function isTold(wanted: string, { citations, state }: ChatReply): boolean {
  const { request } = readState(state);
  const [id = "", facet] = wanted.split("#");
  if (!wanted.startsWith("intent:")) {
    const isCited = citations.some((one) => one.id.startsWith(id));
    const isOfPart =
      facet === undefined ||
      request?.kind !== "entry" ||
      !request.ids.some((one) => one.startsWith(id)) ||
      request.facet === facet ||
      request.others.some((one) => one === facet);
    return isCited && isOfPart;
  }
  const kind = request?.kind ?? "none";
  const intent = wanted.slice("intent:".length);
  return intent === kind || (intent === "limit" && DECLINES.has(kind));
}

/** The share of messages whose first thing is told, and of second things that are told as well. */
function sharesOf(answered: readonly Answered[]): { first: number; second: number } {
  const both = answered.filter(({ isAlsoRight }) => isAlsoRight !== null);
  return {
    first: share(answered, ({ isRight, isAlsoRight }) => isRight || isAlsoRight === true),
    second: share(both, ({ isRight, isAlsoRight }) => isRight && isAlsoRight === true),
  };
}

const inWords = (answered: readonly Answered[]): string => {
  const { first, second } = sharesOf(answered);
  const both = answered.filter(({ isAlsoRight }) => isAlsoRight !== null).length;
  return `${percent(first)} of ${answered.length} messages, both things told ${percent(second)} of ${both}`;
};

/** What has been reached: falling behind it fails. Raise it with every gain. */
const REACHED = { strangers: 0.77, read: 0.71, unread: 0.72 };

/**
 * Whole talks: those that five strangers held, read and mended by, and those that two writers made up, every second one of them
 * never read. Prints the shares, and is true while nothing fell behind.
 */
export function evaluateTalks(knowledge: ChatKnowledge): boolean {
  const held = holdTalks(strangers, knowledge);
  const made = holdTalks(written, knowledge);
  const isUnread = ({ asked }: Answered) => Number(asked.talk.split("-").at(-1)) % 2 === 0;
  const parts = {
    strangers: held,
    read: made.filter((one) => !isUnread(one)),
    unread: made.filter(isUnread),
  };
  console.log("\nchat, whole talks, by what a labeller named for each message");
  console.log(`  strangers' (read)   ${inWords(parts.strangers)}`);
  console.log(`  writers', read      ${inWords(parts.read)}`);
  console.log(`  writers', unread    ${inWords(parts.unread)}`);
  return (["strangers", "read", "unread"] as const).every(
    (name) => sharesOf(parts[name]).first >= REACHED[name],
  );
}
