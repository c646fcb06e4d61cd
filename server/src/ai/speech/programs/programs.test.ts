import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProgram } from "../../../programs/find-program.ts";
import { createSoundThread } from "../sound-thread.ts";
import { createEspeakEngine } from "./espeak.ts";
import { createPiperEngine, findPiperModels } from "./piper.ts";
import { createProgramRunner, PROGRAM_LIMITS } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "speech-programs-"));
const thread = createSoundThread();
afterAll(async () => {
  await thread.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A program that notes how it was called and then does what the text on its input says. */
const STAND_IN = `#!${process.execPath}
const { readFileSync, writeFileSync } = require("node:fs");
const text = readFileSync(0, "utf8");
const noted = { args: process.argv.slice(2), text, environment: Object.keys(process.env) };
writeFileSync(__filename + ".noted", JSON.stringify(noted));
const wave = (seconds) => {
  const bytes = Buffer.alloc(44 + seconds * 44100);
  bytes.write("RIFF", 0);
  // Written to a pipe: the program does not know its length.
  bytes.writeUInt32LE(0x7ffff024, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(22050, 24);
  bytes.writeUInt32LE(44100, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(0x7ffff000, 40);
  return bytes;
};
if (text.includes("crash")) process.exit(2);
else if (text.includes("hang")) setInterval(() => {}, 1000);
else if (text.includes("mumble")) process.stdout.write("no wave at all");
else process.stdout.write(wave(text.includes("flood") ? 60 : 2));
`;

function standIn(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, STAND_IN);
  chmodSync(file, 0o755);
  return file;
}
const notedBy = (file: string) => JSON.parse(readFileSync(`${file}.noted`, "utf8"));
const UTTERANCE = { voice: "onyx", speed: 1.5, language: "es" } as const;

describe("espeak-ng", () => {
  let file: string;
  beforeAll(() => {
    file = standIn("espeak-ng");
  });
  const engine = (limits = {}) =>
    createEspeakEngine(file, {
      programs: createProgramRunner({ ...PROGRAM_LIMITS, ...limits }),
      thread,
    });

  test("speaks the languages that it reads rightly, and no other", () => {
    const spoken = ["en", "es", "fr", "de", "it", "pt", "nl", "zh", "ko", "ja", "ar"] as const;
    expect(spoken.filter((language) => engine().speaks(language))).toEqual([
      ...["es", "fr", "de", "it", "pt", "nl", "zh", "ko"],
    ]);
  });

  test("is called without a shell and without our environment, the text on its input alone", async () => {
    const text = "Hola; $(touch /tmp/harm) `harm` --help";
    const spoken = await engine().say({ ...UTTERANCE, text });
    expect(spoken.seconds).toBeCloseTo(2, 0);
    expect([...spoken.audio.subarray(0, 2)]).toEqual([0xff, 0xf3]);
    expect(spoken).toMatchObject({ words: null, mouths: null, source: "program" });
    const { args, environment, text: heard } = notedBy(file);
    expect(heard).toBe(text);
    expect(args).toEqual([
      ...["-v", "es+m7", "-p", "20", "-s", "248", "-b", "1", "--stdin", "--stdout"],
    ]);
    expect(environment).toEqual([]);
  });

  test.each([
    ["crashes", "crash", {}],
    ["never ends", "hang", { milliseconds: 1500 }],
    ["writes no wave", "mumble", {}],
    ["writes without end", "flood", { mostBytes: 1_000_000 }],
  ])("that %s has failed", async (_, text, limits) => {
    await expect(engine(limits).say({ ...UTTERANCE, text })).rejects.toMatchObject({
      kind: "failed",
    });
  });

  test("takes a few at once and refuses the rest", async () => {
    const one = engine({ atOnce: 1, mostWaiting: 1 });
    const all = await Promise.all(
      ["uno", "dos", "tres"].map((text) =>
        one.say({ ...UTTERANCE, text }).then(
          () => "spoke",
          ({ kind }) => kind,
        ),
      ),
    );
    expect(all).toEqual(["spoke", "spoke", "busy"]);
  });
});

describe("piper", () => {
  test("speaks what its voices speak, each line as one, the named voice first", async () => {
    const file = standIn("piper");
    for (const name of ["es_ES-davefx-medium.onnx", "es-onyx.onnx", "de_DE-x.onnx", "readme.md"])
      writeFileSync(join(folder, name), "");
    const models = await findPiperModels(folder);
    const programs = createProgramRunner();
    const engine = createPiperEngine(file, models, { programs, thread });
    expect(["es", "de", "fr"].map((code) => engine.speaks(code as "es"))).toEqual([
      ...[true, true, false],
    ]);
    await engine.say({ ...UTTERANCE, text: "Hola.\nAdiós." });
    expect(notedBy(file)).toMatchObject({
      text: "Hola. Adiós.",
      args: [
        "--model",
        join(folder, "es-onyx.onnx"),
        "--length_scale",
        "0.67",
        "--output_file",
        "-",
      ],
    });
    await engine.say({ ...UTTERANCE, voice: "nova", text: "Hola." });
    expect(notedBy(file).args[1]).toBe(join(folder, "es_ES-davefx-medium.onnx"));
  });
});

test("a program is found on the search path, and only if it may be run", async () => {
  writeFileSync(join(folder, "not-a-program"), "");
  const path = ["/nowhere", folder].join(":");
  expect(await findProgram("espeak-ng", path)).toBe(join(folder, "espeak-ng"));
  expect(await findProgram("not-a-program", path)).toBeNull();
  expect(await findProgram("espeak-ng", "")).toBeNull();
});
