import { performance } from "node:perf_hooks";
import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { glossText } from "coach/chat/read/gloss/glossed";
import { reply } from "coach/chat/reply";
import { readState } from "coach/chat/state";
import type { ChatReply, ChatTurnText } from "coach/chat/thread";
import { detectLanguage } from "coach/language/detect";
import type { LanguageCode } from "contract/languages";
import { percent, share } from "../../shares.ts";
import { judgedAnswer } from "../dialogues.ts";
import { numbers } from "../numbers.ts";
import { NEWCOMER, PRACTISED } from "../people.ts";
import { faultsOf, inventedIn } from "../right.ts";
import type { GlossedMessage } from "./format.ts";
import { GLOSSED_SETS } from "./sets.ts";

/** Milliseconds. */
const GLOSS_BUDGET = 1;
const NAMES = {
  unread: "strangers' questions, unread half",
  read: "strangers' questions, the half that was read",
  before: "written before the gloss",
  tuned: "written while it was",
};

/** Prints for each language that is read by a gloss what share of its messages is answered rightly, and in that language. */
export function evaluateGlosses(knowledge: ChatKnowledge): boolean {
  let holds = true;
  console.log("\nchat, languages that are read by their gloss");
  for (const [code, set] of Object.entries(GLOSSED_SETS)) {
    const language = code as LanguageCode;
    const sets = {
      unread: set.strangers.filter((_, at) => at % 2 === 1),
      read: set.strangers.filter((_, at) => at % 2 === 0),
      before: set.before,
      tuned: set.tuned,
    };
    const time = glossTime(language, Object.values(sets).flat()).toFixed(2);
    console.log(`  ${code}, gloss ${time} ms a message (budget ${GLOSS_BUDGET})`);
    for (const name of ["unread", "read", "before", "tuned"] as const) {
      const asked = sets[name].map((one, at) => said(one, language, at + 1, knowledge));
      const right = share(asked, ({ faults }) => faults.length === 0);
      const invented = asked.flatMap((one) => one.invented);
      console.log(
        `    ${NAMES[name]}: ${percent(right)} of ${asked.length}, invented ${invented.length}`,
      );
      for (const { message, faults } of name === "unread" ? [] : asked)
        if (faults.length > 0)
          console.log(
            `      ${message.ask} (${glossText(message.ask, language)})\n        ${faults.join("; ")}`,
          );
      for (const one of invented) console.log(`      invented: ${one}`);
      holds = holds && right >= set.reached[name] && invented.length === 0;
    }
  }
  return holds;
}

function said(
  message: GlossedMessage,
  language: LanguageCode,
  seed: number,
  knowledge: ChatKnowledge,
) {
  const judged = message.after === "analysis" ? judgedAnswer(knowledge) : null;
  let state: unknown = judged?.state ?? null;
  let given: ChatReply | null = null;
  const before: ChatTurnText[] = [...(judged?.before ?? [])];
  for (const words of [...(message.before ?? []), message.ask]) {
    given = reply(
      {
        ...{ message: words, before: [...before], state, language },
        person: message.after === "three weeks" ? PRACTISED : NEWCOMER,
        ...{ today: "2026-11-22", random: numbers(seed) },
      },
      knowledge,
    );
    state = given.state;
    before.push({ role: "user", text: words }, { role: "assistant", text: given.text });
  }
  if (!given) throw new Error("Nothing was said.");
  const all = [...(message.before ?? []), message.ask].join(" ");
  return {
    message,
    faults: [
      ...faultsOf(message, given),
      ...(readState(given.state).language === null ? inOtherLanguage(given, language) : []),
    ],
    invented: inventedIn(all, given, knowledge),
  };
}

/** The coach's own sentences are in the language; what it tells of the content is English. */
function inOtherLanguage({ suggestions, text }: ChatReply, language: LanguageCode): string[] {
  const own = suggestions.join(". ") || text;
  const detected = detectLanguage(own);
  return detected === null || detected === language ? [] : [`answers in ${detected}`];
}

/** Milliseconds a message, on average. */
function glossTime(language: LanguageCode, messages: readonly GlossedMessage[]): number {
  glossText("", language);
  const start = performance.now();
  for (const { ask } of messages) glossText(ask, language);
  return (performance.now() - start) / messages.length;
}
