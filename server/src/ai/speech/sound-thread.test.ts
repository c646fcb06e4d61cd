import { afterEach, describe, expect, test } from "vitest";
import {
  createSoundThread,
  type SoundTask,
  type SoundThread,
  THREAD_LIMITS,
} from "./sound-thread.ts";

const FILE = new URL("../../testing/stand-in-thread.ts", import.meta.url);
const QUICK = { ...THREAD_LIMITS, silenceMs: 3000, restMs: 50 };
let thread: SoundThread;
afterEach(() => thread.stop());

const open = (limits = QUICK) => {
  thread = createSoundThread(limits, FILE);
  return {
    make: (spoken: string) => {
      const word = { start: 0, end: 1, spoken, pause: "." as const };
      const task: SoundTask = { kind: "say", pieces: [[word]], voice: "nova", speed: 1 };
      return thread.make(task).then(
        () => "spoke",
        ({ kind }) => kind,
      );
    },
  };
};

describe("the thread that makes sound", () => {
  test("does one thing after the other, and goes on after a failure", async () => {
    const { make } = open();
    expect(await Promise.all([make("speak"), make("fail"), make("speak")])).toEqual([
      ...["spoke", "failed", "spoke"],
    ]);
  });

  test("that dies is replaced: who killed it twice is refused, the others are spoken to", async () => {
    const { make } = open();
    expect(await Promise.all([make("speak"), make("die"), make("speak"), make("speak")])).toEqual([
      ...["spoke", "failed", "spoke", "spoke"],
    ]);
    expect(await make("speak")).toBe("spoke");
  });

  test("that is stuck is replaced", async () => {
    const { make } = open({ ...QUICK, tries: 1 });
    expect(await Promise.all([make("hang"), make("speak")])).toEqual(["failed", "spoke"]);
  });

  test("refuses more than it can do in time", async () => {
    const { make } = open({ ...QUICK, mostWaiting: 2 });
    const all = await Promise.all([make("speak"), make("speak"), make("speak")]);
    expect(all).toEqual(["spoke", "spoke", "busy"]);
  });

  test("lets nobody wait beyond the deadline", async () => {
    const { make } = open({ ...QUICK, taskMs: 2000, silenceMs: 60_000 });
    const start = performance.now();
    expect(await make("hang")).toBe("failed");
    expect(performance.now() - start).toBeLessThan(4000);
    expect(await make("speak")).toBe("spoke");
  });

  test("rests, and comes back when it is needed", async () => {
    const { make } = open();
    expect(await make("speak")).toBe("spoke");
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await make("speak")).toBe("spoke");
  });

  test("gives up what it has when it is stopped", async () => {
    const { make } = open();
    const waiting = make("hang");
    await thread.stop();
    expect(await waiting).toBe("failed");
    expect(await make("speak")).toBe("failed");
  });
});
