import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FaceFrame } from "coach/delivery/face-frame";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { drawnFace } from "../testing/drawn-face.ts";
import { everyFrame, makeVideo } from "../testing/videos.ts";
import { createVideoAnalyser } from "./video-analyser.ts";

// Recordings are made and decoded here: seconds of work on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const LIMITS = {
  ...{ memoryBytes: 600 * 1024 * 1024, openMilliseconds: 60_000 },
  ...{ baseMilliseconds: 60_000, millisecondsPerSecond: 2500 },
};
const WIDTH = 320;
const HEIGHT = 240;
const ASPECT = WIDTH / HEIGHT;
const FACING = { x: 0.5, y: 0.45, height: 0.6 };
/** Half a second of a voice-like buzz, half a second of nothing. */
const buzz = (at: number) =>
  at % 1 < 0.5 ? 0.3 * Math.sin(2 * Math.PI * 180 * at) * (1 + Math.sin(2 * Math.PI * 4 * at)) : 0;

const folder = mkdtempSync(join(tmpdir(), "interview-prep-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, bytes: Buffer | string) => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};

let facing: Buffer;
beforeAll(async () => {
  const draw = drawnFace(FACING, ASPECT);
  const picture = { width: WIDTH, height: HEIGHT, draw };
  facing = await makeVideo({ picture, sound: buzz, frames: everyFrame(3, 10) });
});

const analyse = (file: string, limits = LIMITS, more = {}) =>
  createVideoAnalyser({ limits }).analyse(file, { signal: new AbortController().signal, ...more });
const faces = (frames: readonly FaceFrame[]) => frames.flatMap(({ face }) => face ?? []);

describe("a recording", () => {
  test("gives the face four times a second, the sound, and how far it is", async () => {
    const seen: string[] = [];
    const soundFile = join(folder, "sound.wav");
    const onProgress = ({ stage }: { stage: string }) => seen.push(stage);
    const video = await analyse(write("facing.webm", facing), LIMITS, { soundFile, onProgress });
    expect(video.durationSeconds).toBeCloseTo(3, 0);
    expect(video.frames.map(({ at }) => Math.floor(at * 4 + 0.01) / 4)).toEqual(everyFrame(3, 4));
    expect(faces(video.frames)).toHaveLength(12);
    for (const face of faces(video.frames)) {
      expect(Math.abs(face.yaw)).toBeLessThan(6);
      expect(Math.abs(face.roll)).toBeLessThan(4);
      expect(face.x + face.width / 2).toBeCloseTo(0.5, 1);
      expect(face.light).toBeCloseTo(0.55, 1);
    }
    expect(video.sound?.durationSeconds).toBeCloseTo(3, 0);
    expect(video.sound?.levels.some((level) => level > 0)).toBe(true);
    expect(readFileSync(soundFile).subarray(0, 4).toString()).toBe("RIFF");
    expect([...new Set(seen)]).toEqual(["reading", "face", "sound"]);
  });

  test("knows right from left, a lean from a turn, and a face from an empty chair", async () => {
    const poses = [
      ...[
        { ...FACING, roll: 20 },
        { ...FACING, roll: -20 },
        { ...FACING, turn: 0.2 },
      ],
      ...[{ ...FACING, turn: -0.2 }, null],
    ];
    const draws = poses.map((pose) => drawnFace(pose, ASPECT));
    const draw = (x: number, y: number, at: number) => draws[Math.floor(at)]?.(x, y) ?? 0;
    const picture = { width: WIDTH, height: HEIGHT, draw };
    const file = write("moving.webm", await makeVideo({ picture, frames: everyFrame(5, 5) }));
    const { frames, sound } = await analyse(file);
    const at = (second: number) => frames.find((frame) => frame.at >= second + 0.3)?.face;
    expect(at(0)?.roll).toBeGreaterThan(12);
    expect(at(1)?.roll).toBeLessThan(-12);
    expect(at(2)?.yaw).toBeGreaterThan(5);
    expect(at(3)?.yaw).toBeLessThan(-5);
    expect(at(4)).toBeNull();
    expect(sound).toBeNull();
  });

  test("of a phone held upright, in MP4 and lying on its side, is seen upright", async () => {
    const upright = drawnFace({ x: 0.5, y: 0.4, height: 0.4 }, HEIGHT / WIDTH);
    const draw = (x: number, y: number) => upright(1 - y, x);
    const picture = { width: WIDTH, height: HEIGHT, draw, rotation: 90 as const };
    const made = { container: "mp4" as const, picture, sound: buzz, frames: everyFrame(1, 10) };
    const { frames } = await analyse(write("phone.mov", await makeVideo(made)));
    expect(faces(frames).length).toBeGreaterThan(2);
    for (const { roll, y, height } of faces(frames)) {
      expect(Math.abs(roll)).toBeLessThan(5);
      expect(y + height / 2).toBeCloseTo(0.4, 1);
    }
  });

  test("with frames that come as they like is looked at when there is one", async () => {
    const frames = [0, 0.04, 0.08, 0.5, 1.7, 1.71, 1.72, 2.9];
    const picture = { width: WIDTH, height: HEIGHT, draw: drawnFace(FACING, ASPECT) };
    const video = await analyse(write("uneven.webm", await makeVideo({ picture, frames })));
    expect(video.frames.map(({ at }) => Math.round(at * 100) / 100)).toEqual([0, 0.5, 1.7, 2.9]);
  });

  test("of 3840 by 2160 pixels, and one of ten minutes, are seen to their ends", async () => {
    const draw = drawnFace(FACING, 16 / 9);
    const large = { width: 3840, height: 2160, draw, repeatsAfter: 0.25 };
    const sharp = await makeVideo({ picture: large, frames: everyFrame(1, 4) });
    expect(faces((await analyse(write("large.webm", sharp))).frames)).toHaveLength(4);
    const picture = { width: WIDTH, height: HEIGHT, draw: drawnFace(FACING, ASPECT) };
    const still = { ...picture, repeatsAfter: 20 };
    const long = await makeVideo({ picture: still, frames: everyFrame(620, 1 / 20) });
    const { durationSeconds, frames } = await analyse(write("long.webm", long));
    expect(durationSeconds).toBeCloseTo(600, 0);
    expect(faces(frames)).toHaveLength(31);
  });

  test.each([
    ["that breaks off", (whole: Buffer) => whole.subarray(0, whole.length * 0.9)],
    [
      "with a hole of nonsense",
      (whole: Buffer) => Buffer.from(whole).fill(0x5a, whole.length - 900, whole.length - 400),
    ],
  ])("%s is read as far as it goes", async (_, harm) => {
    const { frames } = await analyse(write("harmed.webm", harm(facing)));
    expect(faces(frames).length).toBeGreaterThan(2);
  });
});

describe("what gives nothing says why", () => {
  test.each<[string, string, () => Buffer | string | Promise<Buffer>]>([
    ["an empty file", "empty", () => ""],
    ["text with the name of a recording", "unreadable", () => "Hello ".repeat(2000)],
    ["a picture", "unreadable", () => Buffer.from("89504e470d0a1a0a".repeat(500), "hex")],
    ["a head without a body", "unreadable", () => facing.subarray(0, 300)],
    ["sound alone", "no-picture", () => makeVideo({ sound: buzz, frames: everyFrame(1, 10) })],
    [
      "more pixels than 4K",
      "too-much",
      () => makeVideo({ picture: { width: 3840, height: 2176, draw: () => 0 }, frames: [0] }),
    ],
    [
      "eleven minutes",
      "too-long",
      () =>
        makeVideo({
          picture: { width: 32, height: 32, draw: () => 0 },
          frames: everyFrame(660, 0.5),
        }),
    ],
  ])("%s: %s", async (_, reason, make) => {
    await expect(analyse(write("answer.webm", await make()))).rejects.toMatchObject({ reason });
  });
});

describe("an analysis that wants too much", () => {
  test.each([
    ["time to open", "deadline", { ...LIMITS, openMilliseconds: 10 }],
    ["time in all", "deadline", { ...LIMITS, baseMilliseconds: 1, millisecondsPerSecond: 1 }],
    ["memory", "too-much", { ...LIMITS, memoryBytes: 1024 }],
  ])("%s is stopped", async (_, reason, limits) => {
    await expect(analyse(write("facing.webm", facing), limits)).rejects.toMatchObject({ reason });
    expect(processes()).toEqual([]);
  });

  test("may be cancelled at any moment, and leaves no process", async () => {
    const cancel = new AbortController();
    const onProgress = ({ stage }: { stage: string }) => stage === "face" && cancel.abort();
    const running = analyse(write("facing.webm", facing), LIMITS, {
      signal: cancel.signal,
      onProgress,
    });
    await expect(running).rejects.toMatchObject({ reason: "cancelled" });
    expect(processes()).toEqual([]);
    const late = analyse(join(folder, "facing.webm"), LIMITS, { signal: cancel.signal });
    await expect(late).rejects.toMatchObject({ reason: "cancelled" });
  });

  test("may crash: only its own recording is lost", async () => {
    const file = write("facing.webm", facing);
    const analyser = createVideoAnalyser({ limits: LIMITS });
    const { signal } = new AbortController();
    const doomed = analyser.analyse(file, { signal });
    const ended = expect(doomed).rejects.toMatchObject({ reason: "unreadable" });
    while (processes().length === 0) await pause(10);
    for (const pid of processes()) process.kill(pid, "SIGSEGV");
    await ended;
    expect(faces((await analyser.analyse(file, { signal })).frames)).toHaveLength(12);
  });
});

describe("the line", () => {
  test("takes one after the other, tells each its place, and has an end", async () => {
    const file = write("facing.webm", facing);
    const analyser = createVideoAnalyser({ limits: LIMITS, line: { atOnce: 1, waitingMax: 1 } });
    const { signal } = new AbortController();
    const places: unknown[] = [];
    const onProgress = (progress: { stage: string }) =>
      progress.stage === "waiting" && places.push(progress);
    const first = analyser.analyse(file, { signal, onProgress });
    expect(analyser.hasRoom()).toBe(true);
    const second = analyser.analyse(file, { signal, onProgress });
    expect(analyser.hasRoom()).toBe(false);
    await expect(analyser.analyse(file, { signal })).rejects.toMatchObject({
      reason: "queue-full",
    });
    expect(places).toEqual([{ stage: "waiting", ahead: 1 }]);
    await first;
    analyser.stop();
    await expect(second).rejects.toMatchObject({ reason: "cancelled" });
    await expect(analyser.analyse(file, { signal })).rejects.toMatchObject({ reason: "cancelled" });
  });
});

/** Ids of the processes that analyse for this one. */
function processes(): number[] {
  try {
    const found = execFileSync("pgrep", ["-P", String(process.pid), "-f", "media/process/main"]);
    return found.toString().trim().split("\n").map(Number);
  } catch {
    // pgrep ends with 1 where there is none.
    return [];
  }
}
