import type { DrillCard, DrillDecoy } from "content/evacuation/drill-schema";
import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import { peopleLeft } from "./flow.ts";
import type { DrillExit, Scenario } from "./scenario.ts";
import type { Drill, Question, Slip } from "./state.ts";

/** What happened just now, for the line under the picture; the person's last act. */
export type Outcome =
  | { kind: "done"; step: string }
  | { kind: "slip"; slip: Slip }
  | { kind: "right"; question: Question }
  | { kind: "none" };

export type Card =
  | { id: string; kind: "step"; card: DrillCard; action: string }
  | { id: string; kind: "decoy"; decoy: DrillDecoy };

/** How many steps lie open at a time, and how many cards with what does not belong. */
const OPEN_STEPS = 4;
const CARDS = 5;

export function startDrill(scenario: Scenario, isTimed: boolean): Drill {
  return {
    ...{ scenario, isTimed, done: [], slips: [], decisions: [], question: null, askedAtMs: 0 },
    flow: { startedAtMs: null, stops: [] },
    ...{ eventsSeen: 0, isExitLost: false },
  };
}

const setOf = ({ scenario }: Drill) => EVACUATION_DRILLS[scenario.environment];
export const hasDone = (drill: Drill, step: string) =>
  drill.done.some((entry) => entry.step === step);

/** Steps that are still to be done, in the order of the run. */
export function stepsLeft(drill: Drill) {
  return setOf(drill).run.steps.filter(({ id }) => !hasDone(drill, id));
}

export function isOver(drill: Drill): boolean {
  return stepsLeft(drill).length === 0 && drill.question === null;
}

/** Whether the aircraft has come to rest, so that the clock runs. */
export function isClockOn(drill: Drill): boolean {
  const { clockAfter } = setOf(drill).drill.at;
  return clockAfter === null || hasDone(drill, clockAfter);
}

/**
 * The cards that lie open: the next four steps that are not done, and decoys of their time, in places
 * that the seed decides. A card keeps its rank, so that the others do not jump when one goes.
 */
export function cardsOf(drill: Drill): Card[] {
  const { run, drill: rules } = setOf(drill);
  const left = stepsLeft(drill).slice(0, OPEN_STEPS);
  const [next] = left;
  if (!next) return [];
  const byRank = (a: { id: string }, b: { id: string }) =>
    rank(drill.scenario.seed, a.id) - rank(drill.scenario.seed, b.id);
  const decoys = rules.decoys
    .filter(({ from, to }) => from <= next.partOf && next.partOf <= to)
    .filter(({ id }) => !drill.slips.some(({ kind, what }) => kind === "decoy" && what === id))
    .toSorted(byRank);
  const cards: Card[] = [
    ...left.map(
      (step): Card => ({
        ...{ id: step.id, kind: "step", action: step.action },
        card: rules.cards[run.steps.indexOf(step)] as DrillCard,
      }),
    ),
    ...decoys.map((decoy): Card => ({ id: decoy.id, kind: "decoy", decoy })),
  ];
  return cards.slice(0, CARDS).toSorted(byRank);
}

/** A number that seed and name decide (FNV-1a). */
function rank(seed: number, name: string): number {
  let hash = (2_166_136_261 ^ seed) >>> 0;
  for (let at = 0; at < name.length; at += 1)
    hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619) >>> 0;
  return hash;
}

/** The pair that forbids a step now, with its reason; undefined where it may be done. */
function forbidden(drill: Drill, step: string) {
  const { run, drill: rules } = setOf(drill);
  return [...run.confusions, ...rules.orders].find(
    ({ first, second }) => second === step && !hasDone(drill, first),
  );
}

/** The person takes a card. A wrong one is held back and noted; a step is done, and may lead to a question. */
export function takeCard(drill: Drill, id: string, atMs: number): [Drill, Outcome] {
  const card = cardsOf(drill).find((each) => each.id === id);
  if (!card || drill.question) return [drill, { kind: "none" }];
  const { at, criticalSeconds } = setOf(drill).drill;
  if (card.kind === "decoy")
    return slipped(drill, { kind: "decoy", what: id, isCritical: card.decoy.isCritical, atMs });
  const pair = forbidden(drill, id);
  if (pair) {
    const isCritical = criticalSeconds.includes(id);
    return slipped(drill, { kind: "order", what: id, first: pair.first, isCritical, atMs });
  }
  // People are still coming: whoever searches the cabin now leaves an exit in use.
  if (id === at.search && peopleLeft(drill, atMs) > 0)
    return slipped(drill, { kind: "order", what: id, first: at.flow, isCritical: false, atMs });
  const done = { ...drill, done: [...drill.done, { step: id, atMs }], askedAtMs: atMs };
  return [asked(done, id, atMs), { kind: "done", step: id }];
}

function asked(drill: Drill, step: string, atMs: number): Drill {
  const { at } = setOf(drill).drill;
  const { ownView, openFailure, checkFailure } = drill.scenario;
  const question = ((): Question | null => {
    if (step === at.look) return { kind: "look", exit: "1L", view: ownView };
    if (step === at.open && openFailure)
      return { kind: "failure", failure: openFailure, during: "open" };
    if (step === at.check)
      return checkFailure
        ? { kind: "failure", failure: checkFailure, during: "check" }
        : { kind: "ready" };
    return null;
  })();
  const flow = step === at.flow ? { ...drill.flow, startedAtMs: atMs } : drill.flow;
  return { ...drill, question, flow };
}

const slipped = (drill: Drill, slip: Slip): [Drill, Outcome] => [
  { ...drill, slips: [...drill.slips, slip] },
  { kind: "slip", slip },
];

/** An answer: of a look "use" or "across"; of a failure its id; "ready"; of an event an answer's place or an exit. */
export function answer(drill: Drill, given: string, atMs: number): [Drill, Outcome] {
  const { question } = drill;
  if (!question) return [drill, { kind: "none" }];
  const { isRight, isCritical } = judged(drill, question, given);
  const decided: Drill = {
    ...drill,
    question: null,
    decisions: [...drill.decisions, { question, isRight, askedAtMs: drill.askedAtMs, atMs }],
  };
  const next = followed(decided, question, given, atMs);
  if (isRight) return [next, { kind: "right", question }];
  const what =
    question.kind === "look"
      ? question.view
      : question.kind === "failure"
        ? question.failure
        : question.kind === "event"
          ? question.event
          : "ready";
  return slipped(next, { kind: question.kind, what, isCritical, atMs });
}

function judged(drill: Drill, question: Question, given: string) {
  const { drill: rules } = setOf(drill);
  if (question.kind === "look") {
    const isUsable = rules.views.find(({ id }) => id === question.view)?.isUsable ?? false;
    // A good exit that is given up costs time; a bad one that is opened costs lives.
    return { isRight: (given === "use") === isUsable, isCritical: !isUsable };
  }
  if (question.kind === "failure")
    return { isRight: given === question.failure, isCritical: given === "ready" };
  if (question.kind === "ready") return { isRight: given === "ready", isCritical: false };
  const event = rules.events.find(({ id }) => id === question.event);
  if (event?.kind === "exit") {
    const isRight =
      drill.scenario.usable.includes(given as DrillExit) && given !== drill.scenario.exit;
    return { isRight, isCritical: !isRight };
  }
  return { isRight: given === "0", isCritical: event?.answers[Number(given)]?.isCritical ?? false };
}

/** What comes of an answer; a wrong one is put right by the instructor, so that the drill goes on. */
function followed(drill: Drill, question: Question, given: string, atMs: number): Drill {
  if (question.kind === "look" && question.exit === "1L") {
    const { exit, acrossView, ownView } = drill.scenario;
    if (exit === "1R")
      return { ...drill, question: { kind: "look", exit, view: acrossView }, askedAtMs: atMs };
    // A good exit was given up: one look more at it.
    if (given !== "use")
      return { ...drill, question: { kind: "look", exit, view: ownView }, askedAtMs: atMs };
  }
  if (question.kind === "event") {
    const event = setOf(drill).drill.events.find(({ id }) => id === question.event);
    const isExitLost = drill.isExitLost || event?.kind === "exit";
    const stops = drill.flow.stops.map((stop) => ({ ...stop, toMs: stop.toMs ?? atMs }));
    return { ...drill, isExitLost, flow: { ...drill.flow, stops } };
  }
  return drill;
}

/**
 * What time brings: the next event, when people have been leaving long enough; without a clock, as soon
 * as nothing else is asked. The same drill where nothing comes.
 */
export function passed(drill: Drill, atMs: number): Drill {
  const { startedAtMs } = drill.flow;
  const { events, eventSeconds } = drill.scenario;
  const event = events[drill.eventsSeen];
  if (startedAtMs === null || drill.question || event === undefined) return drill;
  const dueMs = startedAtMs + (eventSeconds[drill.eventsSeen] ?? 0) * 1000;
  if (drill.isTimed && atMs < dueMs) return drill;
  const askedAtMs = drill.isTimed ? Math.max(dueMs, lastDeedMs(drill)) : atMs;
  return {
    ...drill,
    question: { kind: "event", event },
    askedAtMs,
    eventsSeen: drill.eventsSeen + 1,
    flow: { ...drill.flow, stops: [...drill.flow.stops, { fromMs: askedAtMs, toMs: null }] },
  };
}

const lastDeedMs = (drill: Drill) =>
  Math.max(0, drill.done.at(-1)?.atMs ?? 0, drill.decisions.at(-1)?.atMs ?? 0);
