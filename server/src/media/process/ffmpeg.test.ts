import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { everyFrame, makeVideo } from "../../testing/videos.ts";
import { AnalysisFault } from "../analysis-fault.ts";
import { chooseDecoder } from "./choose-decoder.ts";
import { createFfmpegDecoder, programBytes } from "./ffmpeg.ts";
import { openRecording, type Recording } from "./open-recording.ts";

vi.setConfig({ testTimeout: 20_000 });

const folder = mkdtempSync(join(tmpdir(), "interview-prep-ffmpeg-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program as far as it is asked: pictures of one colour each with their times, or a second of sound. */
const STAND_IN = `#!${process.execPath}
const { writeFileSync, writeSync } = require("node:fs");
const args = process.argv.slice(2);
writeFileSync(__filename + ".noted", JSON.stringify({ args, environment: Object.keys(process.env) }));
const [, width, height] = /scale=(\\d+):(\\d+)/.exec(args.join(" ")) ?? [];
const show = (n, at) => {
  writeSync(2, "[Parsed_showinfo_2 @ 0x1] n:   " + n + " pts:  " + at * 1000 + " pts_time:" + at + "  pos: 9 fmt:rgb24\\n");
  for (let left = width * height * 3; left > 0; left -= 1000)
    writeSync(1, Buffer.alloc(Math.min(1000, left), 10 * (n + 1)));
};
if (__filename.endsWith("unknown")) {
  writeSync(2, "Decoder (codec av1) not found for input stream #0:0\\n");
  process.exitCode = 1;
} else if (width) {
  show(0, 0);
  show(1, 0.52);
  if (__filename.endsWith("endless")) setInterval(() => {}, 1000);
} else writeSync(1, Buffer.from(Float32Array.from({ length: 16000 }, (_, at) => at / 16000).buffer));
`;

function standIn(name: string): string {
  const program = join(folder, name);
  writeFileSync(program, STAND_IN);
  chmodSync(program, 0o755);
  return program;
}

const file = join(folder, "answer.webm");
let recording: Recording;
beforeAll(async () => {
  const picture = { width: 64, height: 32, draw: () => 128 };
  writeFileSync(file, await makeVideo({ picture, sound: () => 0, frames: everyFrame(1, 4) }));
  recording = await openRecording(file);
  return () => recording.close();
});

const SAMPLING = { perSecond: 2, longSide: 32, untilSeconds: 600 };
async function picturesOf(name: string) {
  const seen: unknown[] = [];
  const decoder = createFfmpegDecoder(standIn(name), file);
  for await (const { at, width, height, rgb } of decoder.pictures(recording, SAMPLING))
    seen.push([at, width, height, rgb[0], rgb.at(-1)]);
  return seen;
}

describe("the program ffmpeg", () => {
  test("gives the pictures with their times, made smaller, from this file alone", async () => {
    expect(await picturesOf("ffmpeg")).toEqual([
      [0, 32, 16, 10, 10],
      [0.52, 32, 16, 20, 20],
    ]);
    const { args, environment } = JSON.parse(readFileSync(join(folder, "ffmpeg.noted"), "utf8"));
    expect(args).toEqual(expect.arrayContaining(["-f", "matroska", "-i", `file:${file}`]));
    expect(args.join(" ")).toContain("-protocol_whitelist file -threads 1 -t 600");
    expect(environment.filter((name: string) => !name.startsWith("__"))).toEqual([]);
  });

  test("gives the sound; a recording without any is not asked about", async () => {
    const decoder = createFfmpegDecoder(standIn("sound"), file);
    const samples = await decoder.sound(recording, 600);
    expect([samples?.length, samples?.[8000]]).toEqual([16_000, 0.5]);
    expect((await decoder.sound(recording, 0.25))?.length).toBe(4000);
    rmSync(join(folder, "sound.noted"));
    expect(await decoder.sound({ ...recording, sound: null }, 600)).toBeNull();
    expect(existsSync(join(folder, "sound.noted"))).toBe(false);
  });

  test("that does not know the codec says so", async () => {
    await expect(picturesOf("unknown")).rejects.toMatchObject({ reason: "unknown-codec" });
  });

  test("is ended when nobody wants more of it", async () => {
    const decoder = createFfmpegDecoder(standIn("endless"), file);
    for await (const { at } of decoder.pictures(recording, SAMPLING)) if (at > 0) break;
    while (programBytes() > 0) await pause(5);
  });
});

test("the package's own decoder comes first, then ffmpeg, then nothing", async () => {
  const without = () => Promise.reject(new AnalysisFault("no-decoder"));
  const program = standIn("fallback");
  const decoder = await chooseDecoder(file, program, without);
  await decoder.sound(recording, 1);
  expect(existsSync(`${program}.noted`)).toBe(true);
  rmSync(`${program}.noted`);
  await (await chooseDecoder(file, program)).sound(recording, 1);
  expect(existsSync(`${program}.noted`)).toBe(false);
  await expect(chooseDecoder(file, null, without)).rejects.toMatchObject({ reason: "no-decoder" });
});
