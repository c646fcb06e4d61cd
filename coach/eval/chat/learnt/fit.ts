import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { wordsOf } from "coach/chat/knowledge/index-words";
import { featuresOf } from "coach/chat/knowledge/learnt/features";
import { type LearntWeights, UNIT } from "coach/chat/knowledge/learnt/learnt";
import { written } from "../../log-linear.ts";
import { type EntryTexts, printOf } from "./texts.ts";

const ROUNDS = 12;
const FIRST_STEP = 0.5;
const STEP_HALVES_AFTER = 5;
/** The weights are the mean of what they were after each round from this one on: the order of the texts moves a mean less. */
const AVERAGED_FROM = 5;
/**
 * Orders in which the texts are gone through: none has a common divisor with any number of texts, so that neighbours in a file, which are
 * of one entry, lie far apart. The weights are the mean of all orders: a text more or less then moves few other answers.
 */
const STRIDES = [7919, 104_729, 15_485_863, 32_452_843, 49_979_687] as const;
/** A word or a pair that fewer texts have teaches little. */
const LEAST_TEXTS = 3;
/** Below this (units) a weight moves nothing. */
const LEAST = 5;

/**
 * Weights of `coach/src/chat/knowledge/learnt`, by gradient steps in a fixed order, so that the same texts always give the same
 * weights. Not `fitLogLinear`: six hundred labels want one flat table. The orders are gone through in two threads, minutes each.
 */
export async function fitLearnt(all: readonly EntryTexts[]): Promise<LearntWeights> {
  const tables = await Promise.all(THREADS.map((strides) => inThread({ all, strides })));
  const [mean = new Float32Array(), ...others] = tables;
  for (const other of others)
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] as number) + (other[at] as number);
  const rows = keysOf(examplesOf(all)).map((key, place) => {
    const from = place * all.length;
    return [key, mean.subarray(from, from + all.length)] as const;
  });
  return {
    texts: printOf(all),
    entries: all.map(({ id }) => id),
    features: written(rows, UNIT, LEAST),
  };
}

const THREADS = [STRIDES.slice(0, 3), STRIDES.slice(3)];

interface Part {
  all: readonly EntryTexts[];
  strides: readonly number[];
}

async function inThread(part: Part): Promise<Float32Array> {
  const worker = new Worker(new URL("fit.worker.ts", import.meta.url), { workerData: part });
  const [table] = await once(worker, "message");
  return table;
}

interface Example {
  label: number;
  features: readonly (readonly [key: string, value: number])[];
}

const examplesOf = (all: readonly EntryTexts[]): Example[] =>
  all.flatMap(({ texts }, label) =>
    texts.map((text) => ({ label, features: featuresOf(wordsOf(text)) })),
  );

function keysOf(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const [key] of features) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= LEAST_TEXTS).map(([key]) => key);
}

/** What some of the orders give to the mean of all: for each key, in turn, a weight for each label. */
export function tableOf({ all, strides }: Part): Float32Array {
  const examples = examplesOf(all);
  const keys = keysOf(examples);
  const places = new Map(keys.map((key, place) => [key, place * all.length]));
  const table = new Float32Array(keys.length * all.length);
  const placed = examples.map(({ label, features }) => ({
    label,
    rows: features.flatMap(([key, value]) => {
      const from = places.get(key);
      return from === undefined ? [] : [{ from, value }];
    }),
  }));
  const mean = new Float32Array(table.length);
  const taken = STRIDES.length * (ROUNDS - AVERAGED_FROM);
  for (const stride of strides) {
    table.fill(0);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let turn = 0; turn < placed.length; turn += 1) {
        const { label, rows } = placed[(turn * stride) % placed.length] as (typeof placed)[number];
        step(table, rows, label, all.length, FIRST_STEP / (1 + round / STEP_HALVES_AFTER));
      }
      if (round >= AVERAGED_FROM)
        for (let at = 0; at < table.length; at += 1)
          mean[at] = (mean[at] as number) + (table[at] as number) / taken;
    }
  }
  return mean;
}

function step(
  table: Float32Array,
  rows: readonly { from: number; value: number }[],
  label: number,
  labels: number,
  size: number,
): void {
  const gaps = new Float32Array(labels);
  for (const { from, value } of rows)
    for (let at = 0; at < labels; at += 1)
      gaps[at] = (gaps[at] as number) + value * (table[from + at] as number);
  const most = gaps.reduce((one, other) => Math.max(one, other));
  let total = 0;
  for (let at = 0; at < labels; at += 1) {
    gaps[at] = Math.exp((gaps[at] as number) - most);
    total += gaps[at] as number;
  }
  // Of more than a thousand labels a few are likely at all: only those are moved.
  const moved: number[] = [];
  for (let at = 0; at < labels; at += 1) {
    const gap = (gaps[at] as number) / total - (at === label ? 1 : 0);
    gaps[at] = gap;
    if (Math.abs(gap) > LEAST_GAP) moved.push(at);
  }
  for (const { from, value } of rows) {
    const by = size * value;
    for (const at of moved)
      table[from + at] = (table[from + at] as number) - by * (gaps[at] as number);
  }
}

/** A step of less moves nothing that is written. */
const LEAST_GAP = 2e-5;
