import { createHash } from "node:crypto";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "../../clock.ts";
import type { Entry } from "../../http/log.ts";
import { createKeptSpeech, KEEP_LIMITS } from "./kept-speech.ts";
import type { Spoken } from "./speech.ts";

const NO_ROOM_NEEDED = { ...KEEP_LIMITS, leftFreeBytes: 0 };
const keyOf = (name: string) => createHash("sha256").update(name).digest();
const spokenOf = (name: string, bytes = 1000): Spoken => ({
  audio: new Uint8Array(Buffer.alloc(bytes, name)),
  seconds: 2.5,
  words: [{ text: `secret ${name}`, start: 0, end: 6, at: 0, until: 1 }],
  mouths: [{ shape: "open", at: 0, until: 1 }],
  source: "built-in",
});

let folder: string;
let now = new Date("2026-11-22T12:00:00Z");
let log: Entry[];
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "kept-speech-")), "speech");
  log = [];
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

const open = (limits = NO_ROOM_NEEDED) =>
  createKeptSpeech(
    folder,
    { clock: () => now, log: { write: (entry) => log.push(entry), flush: () => {} } },
    limits,
  );

describe("speech that is kept", () => {
  test("comes back as it was, also in the next process, for the same text alone", async () => {
    await open().keep(keyOf("ana"), spokenOf("ana"));
    expect(await open().find(keyOf("ana"))).toEqual(spokenOf("ana"));
    expect(await open().find(keyOf("ben"))).toBeNull();
  });

  test("cannot be read by who does not know the text", async () => {
    await open().keep(keyOf("ana"), spokenOf("ana"));
    const [name = ""] = readdirSync(folder);
    expect(name).not.toContain(keyOf("ana").toString("hex"));
    expect(readFileSync(join(folder, name)).includes("secret")).toBe(false);
  });

  test("is not served when a part of it is missing or changed, and goes", async () => {
    for (const harm of [
      (file: string) => truncateSync(file, 500),
      (file: string) => truncateSync(file, 0),
      (file: string) => writeFileSync(file, readFileSync(file).fill(1, 600, 601)),
    ]) {
      await open().keep(keyOf("ana"), spokenOf("ana"));
      harm(join(folder, readdirSync(folder)[0] ?? ""));
      expect(await open().find(keyOf("ana"))).toBeNull();
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  test("makes room: what was heard longest ago goes first", async () => {
    const kept = open({ ...NO_ROOM_NEEDED, bytes: 3600 });
    for (const name of ["one", "two", "three"]) await kept.keep(keyOf(name), spokenOf(name));
    expect(await kept.find(keyOf("one"))).not.toBeNull();
    await kept.keep(keyOf("four"), spokenOf("four"));
    expect(await kept.find(keyOf("two"))).toBeNull();
    for (const name of ["one", "three", "four"])
      expect(await kept.find(keyOf(name)), name).not.toBeNull();
  });

  test("knows after a start what was heard longest ago", async () => {
    for (const name of ["one", "two", "three"]) await open().keep(keyOf(name), spokenOf(name));
    const before = new Set(readdirSync(folder));
    for (const file of before) utimesSync(join(folder, file), now, now);
    now = new Date(now.getTime() + 1000);
    await open().find(keyOf("one"));
    await open({ ...NO_ROOM_NEEDED, bytes: 2400 }).keep(keyOf("four"), spokenOf("four"));
    expect(await open().find(keyOf("one"))).not.toBeNull();
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test("goes when nobody has heard it for a month", async () => {
    const kept = open();
    await kept.keep(keyOf("one"), spokenOf("one"));
    now = new Date(now.getTime() + 31 * DAY_MS);
    await kept.keep(keyOf("two"), spokenOf("two"));
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test("what a process that died left half-written is cleared away", async () => {
    await open().keep(keyOf("one"), spokenOf("one"));
    writeFileSync(join(folder, "abc.0123.part"), "half");
    await open().keep(keyOf("two"), spokenOf("two"));
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});

describe("where nothing can be kept", () => {
  test("a file in the folder's place: nobody notices but the log, once", async () => {
    writeFileSync(folder, "in the way");
    const kept = open();
    await kept.keep(keyOf("one"), spokenOf("one"));
    await kept.keep(keyOf("two"), spokenOf("two"));
    expect(await kept.find(keyOf("one"))).toBeNull();
    expect(log).toEqual([{ event: "speech-not-kept", code: "EEXIST" }]);
  });

  test("a disk that is nearly full is left to the database", async () => {
    const kept = open({ ...KEEP_LIMITS, leftFreeBytes: Number.MAX_SAFE_INTEGER });
    await kept.keep(keyOf("one"), spokenOf("one"));
    expect(readdirSync(folder)).toEqual([]);
    expect(log).toEqual([{ event: "speech-not-kept", code: "ENOSPC" }]);
  });
});
