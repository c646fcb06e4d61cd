// npm run eval: recordings of known behaviour through the real analysis. They lie beside the project, where they are at all.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { analyseDelivery } from "coach/delivery/analyse";
import { measurePicture } from "coach/delivery/picture/measure-picture";
import type { DeliveryAnalysis } from "contract/delivery";
import type { DeliveryScoreId, MeasureId } from "contract/delivery-terms";
import { AnalysisFault } from "../src/media/analysis-fault.ts";
import { createVideoAnalyser } from "../src/media/video-analyser.ts";

const RECORDINGS = join(import.meta.dirname, "../../../shared/testdata");
const SHOWN: readonly MeasureId[] = [
  ...(["presence", "facing", "sway", "headMovement", "faceSize", "light"] as const),
  ...(["speechShare", "longPauses", "articulationRate"] as const),
];
const SCORES: readonly DeliveryScoreId[] = ["eyeContact", "confidence", "clarity", "bodyLanguage"];

/** `apart` points lie between the same score of two recordings. */
type Expected = { score: DeliveryScoreId; better: string; worse: string; apart: number };
const EXPECTED: readonly Expected[] = [
  { score: "eyeContact", better: "facing", worse: "turned-away", apart: 25 },
  { score: "bodyLanguage", better: "facing", worse: "restless", apart: 20 },
  { score: "eyeContact", better: "facing", worse: "absent", apart: 40 },
];
/** Somebody who is gone for three quarters of an answer has not done well. */
const ABSENT_MOST = 50;
const REFUSED = { "speech-en": "no-picture", garbage: "unreadable", empty: "empty" } as const;

const analyser = createVideoAnalyser();

async function measure(name: string): Promise<DeliveryAnalysis> {
  const file = join(RECORDINGS, `${name}.webm`);
  const { frames, durationSeconds, sound } = await analyser.analyse(file, {
    signal: new AbortController().signal,
  });
  const picture = measurePicture(frames, durationSeconds);
  return analyseDelivery({ kind: "video", sound, picture, words: null });
}

function scoreOf(analysis: DeliveryAnalysis | undefined, id: DeliveryScoreId): number {
  return analysis?.scores.find((score) => score.id === id)?.score ?? 0;
}

function print(name: string, analysis: DeliveryAnalysis): void {
  const scores = SCORES.map((id) => `${id} ${scoreOf(analysis, id)}`);
  const values = SHOWN.map((id) => {
    const value = analysis.measures.find((measure) => measure.id === id)?.value ?? null;
    return `${id} ${value === null ? "-" : value.toFixed(1)}`;
  });
  console.log(`  ${name.padEnd(12)} overall ${analysis.overallScore}: ${scores.join(", ")}`);
  console.log(`  ${" ".repeat(12)} ${values.join(", ")}`);
}

async function evaluateVideo(): Promise<boolean> {
  const analyses = new Map<string, DeliveryAnalysis>();
  for (const name of ["facing", "turned-away", "restless", "absent", "truncated"]) {
    const analysis = await measure(name);
    analyses.set(name, analysis);
    print(name, analysis);
  }
  const held = EXPECTED.map(({ score, better, worse, apart }) => {
    const gap = scoreOf(analyses.get(better), score) - scoreOf(analyses.get(worse), score);
    console.log(`  ${score}: ${better} above ${worse} by ${gap} (from ${apart})`);
    return gap >= apart;
  });
  const absent = analyses.get("absent")?.overallScore ?? 0;
  console.log(`  overall of absent: ${absent} (to ${ABSENT_MOST})`);
  for (const [name, reason] of Object.entries(REFUSED)) {
    const answered = await measure(name).then(
      () => "analysed",
      (error: unknown) => (error instanceof AnalysisFault ? error.reason : String(error)),
    );
    console.log(`  ${name}: ${answered} (${reason})`);
    held.push(answered === reason);
  }
  return held.every(Boolean) && absent <= ABSENT_MOST;
}

console.log("\nVideo, from file to scores");
if (!existsSync(RECORDINGS)) console.log("  skipped: the test recordings are not on this machine");
else if (!(await evaluateVideo())) {
  console.log("  NOT HELD");
  process.exitCode = 1;
}
