import { performance } from "node:perf_hooks";
import { type ChatKnowledge, loadKnowledge } from "coach/chat/knowledge/knowledge";
import { reply } from "coach/chat/reply";
import type { ChatReply } from "coach/chat/thread";
import { percent, share } from "../shares.ts";
import { CHAT_CHECK } from "./check.ts";
import { DEV_QUESTIONS } from "./dev.ts";
import { DIALOGUES, judgedAnswer, measureDialogues } from "./dialogues.ts";
import { EXPECTED_INTENTS, type LabelledQuestion } from "./format.ts";
import { CHAT_FOURTH_HELD } from "./fourth-held.ts";
import { CHAT_FOURTH_TUNED } from "./fourth-tuned.ts";
import { evaluateGlosses } from "./gloss/measure.ts";
import { areWeightsOf } from "./learnt/measure.ts";
import { MORE_DEV_QUESTIONS } from "./more-dev.ts";
import { evaluateMoves } from "./moves/measure.ts";
import { evaluateNamedEntries } from "./named-entries.ts";
import { evaluateNext } from "./next/measure.ts";
import { numbers } from "./numbers.ts";
import { evaluateOrdinary } from "./ordinary/measure.ts";
import { NEWCOMER, PRACTISED } from "./people.ts";
import { faultsOf, inventedIn } from "./right.ts";
import { CHAT_SECOND_CHECK } from "./second-check.ts";
import { evaluateSixth } from "./sixth-check.ts";
import { evaluateStrangers } from "./strangers.ts";
import { evaluateTalks } from "./talks/measure.ts";
import { CHAT_THIRD_CHECK } from "./third-check.ts";
import { evaluateThreads } from "./threads.ts";
import { evaluateTold } from "./told/measure.ts";

const GOALS = { right: 0.92, invented: 0, p99: 60 };
/** What has been reached: falling behind it fails. Raise it with every gain. */
const REACHED = {
  dev: 0.98,
  more: 0.895,
  check: 0.955,
  second: 0.9,
  third: 0.97,
  held: 0.89,
  fourth: 0.93,
  fourthHeld: 0.86,
  dialogues: 0.97,
  invented: 0,
};
const MISTAKES_SHOWN = 10;

interface Asked {
  item: LabelledQuestion;
  given: ChatReply;
  faults: string[];
  invented: string[];
  milliseconds: number;
}

type QuestionSet = readonly [
  name: string,
  items: readonly LabelledQuestion[],
  reached: number,
  /** A set that is held back keeps its mistakes to itself: who reads them tunes on them. */
  isHeld?: true,
];

const SETS: readonly QuestionSet[] = [
  ["dev (tuned on)", DEV_QUESTIONS, REACHED.dev],
  ["more dev (written while tuning)", MORE_DEV_QUESTIONS, REACHED.more],
  ["check (an independent writer's; no longer unseen)", CHAT_CHECK, REACHED.check],
  [
    "second check (an independent writer's; half was tuned on, no longer unseen)",
    CHAT_SECOND_CHECK,
    REACHED.second,
  ],
  ["third check, the half that was tuned on", third(0), REACHED.third],
  [
    "third check, the half held back (eight of its questions were read since)",
    third(1),
    REACHED.held,
    true,
  ],
  ["fourth check (a stranger's), the half that was tuned on", CHAT_FOURTH_TUNED, REACHED.fourth],
  [
    "fourth check, the other half (read since, no longer unseen)",
    CHAT_FOURTH_HELD,
    REACHED.fourthHeld,
  ],
];

/** Every second question, counted from one: the even ones leave 0 over. */
function third(rest: 0 | 1): readonly LabelledQuestion[] {
  return CHAT_THIRD_CHECK.filter((_, at) => (at + 1) % 2 === rest);
}

/** Asks every set, prints what came out, and is true while nothing fell behind what was reached. */
export async function evaluateChat(): Promise<boolean> {
  const knowledge = await loadKnowledge();
  let holds = areWeightsOf(knowledge);
  for (const [name, items, reached, isHeld] of SETS) {
    refuseUnknownIntents(items);
    for (const item of items.slice(0, 20)) ask(item, knowledge, 1);
    const asked = items.map((item, at) => ask(item, knowledge, at + 1));
    const right = share(asked, ({ faults }) => faults.length === 0);
    const invented = asked.flatMap((one) => one.invented);
    const times = asked.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const at = (part: number) =>
      (times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0).toFixed(1);
    console.log(`\nchat, ${name}: ${items.length} questions`);
    console.log(`  right     ${percent(right)}  (goal ${percent(GOALS.right)})`);
    console.log(`  invented  ${invented.length}  (goal ${GOALS.invented})`);
    console.log(`  time      median ${at(0.5)} ms, p99 ${at(0.99)} ms  (budget ${GOALS.p99} ms)`);
    const mistakes = isHeld ? [] : asked.filter((one) => one.faults.length > 0);
    for (const { item, faults } of mistakes.slice(0, MISTAKES_SHOWN))
      console.log(`    ${item.ask}\n      ${faults.join("; ")}`);
    for (const one of invented) console.log(`    invented: ${one}`);
    holds = holds && right >= reached && invented.length <= REACHED.invented;
  }
  holds = evaluateStrangers(knowledge) && holds;
  holds = evaluateThreads(knowledge) && holds;
  holds = evaluateNext(knowledge) && holds;
  holds = evaluateMoves() && holds;
  holds = evaluateGlosses(knowledge) && holds;
  holds = evaluateSixth(knowledge) && holds;
  holds = evaluateOrdinary(knowledge) && holds;
  holds = evaluateTold(knowledge) && holds;
  holds = evaluateNamedEntries(knowledge) && holds;
  holds = evaluateTalks(knowledge) && holds;
  const dialogues = measureDialogues(DIALOGUES, knowledge);
  console.log(`\nchat, dialogues: ${DIALOGUES.length} scripts, ${dialogues.all} turns`);
  console.log(`  right     ${percent(dialogues.right / dialogues.all)}`);
  for (const mistake of dialogues.mistakes) console.log(`    ${mistake}`);
  return holds && dialogues.right / dialogues.all >= REACHED.dialogues;
}

/** A label that names no intent could never be met. */
function refuseUnknownIntents(items: readonly LabelledQuestion[]): void {
  const known = new Set<string>(EXPECTED_INTENTS.map((name) => `intent:${name}`));
  const unknown = items
    .flatMap(({ expect }) => expect)
    .filter((wanted) => wanted.startsWith("intent:") && !known.has(wanted));
  if (unknown.length > 0) throw new Error(`No such intent: ${unknown.join(", ")}`);
}

function ask(item: LabelledQuestion, knowledge: ChatKnowledge, seed: number): Asked {
  const judged = item.after === "analysis" ? judgedAnswer(knowledge) : null;
  const timed = () => {
    const start = performance.now();
    const given = reply(
      {
        message: item.ask,
        before: judged?.before ?? [],
        state: judged?.state ?? null,
        person: item.after === "three weeks" ? PRACTISED : NEWCOMER,
        language: "en",
        today: "2026-11-22",
        random: numbers(seed),
      },
      knowledge,
    );
    return { given, milliseconds: performance.now() - start };
  };
  const first = timed();
  const { given } = first;
  // A slow one is timed again: what else runs on the machine is no part of the reply.
  const isSlow = first.milliseconds > GOALS.p99 / 4;
  const milliseconds = isSlow
    ? Math.min(first.milliseconds, timed().milliseconds)
    : first.milliseconds;
  return {
    item,
    given,
    faults: faultsOf(item, given),
    invented: inventedIn(item.ask, given, knowledge),
    milliseconds,
  };
}
