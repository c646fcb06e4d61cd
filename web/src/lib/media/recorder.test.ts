// @vitest-environment jsdom
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeMedia, stubMedia } from "../../testing/fake-media.ts";
import { AUDIO_CAPTURE } from "./capture-settings.ts";
import { createRecorder, type RecorderOptions } from "./recorder.ts";
import { findTake } from "./take-store.ts";

let media: FakeMedia;
const options: RecorderOptions = {
  kind: "audio",
  place: "/audio-practice-star",
  capture: AUDIO_CAPTURE,
  question: "Why cabin crew?",
};

/** A recorder as one visit to a screen has it. */
function visit(userKey = "user-1") {
  const recorder = createRecorder(userKey, () => options);
  return { recorder, leave: recorder.open() };
}

beforeEach(() => {
  media = stubMedia();
});
afterEach(() => vi.unstubAllGlobals());

async function record(recorder: ReturnType<typeof visit>["recorder"], ...chunks: string[]) {
  await recorder.start();
  for (const chunk of chunks) media.recorder().give(chunk);
}

describe("a recording", () => {
  it("that is set aside stays on the disk while the next one is made, on the same camera", async () => {
    const recorder = createRecorder("user-3", () => ({ ...options, staysOn: true }));
    const leave = recorder.open();
    await recorder.preview();
    await record(recorder, "first ");
    await recorder.stop();
    expect(recorder.view().stream).not.toBeNull();
    recorder.setAside();
    expect(recorder.view()).toMatchObject({ state: "idle", take: null });
    await record(recorder, "second ");
    await recorder.stop();
    await recorder.discard();
    expect(media.streams).toHaveLength(1);

    await vi.waitFor(async () => {
      const kept = await findTake("user-3", options.place, new Date(), []);
      expect(await kept?.blob.text()).toBe("first end");
    });
    leave();
    expect(media.streams[0]?.tracks.map(({ readyState }) => readyState)).toEqual(["ended"]);
  });

  it("is one take in chunks of 250 ms, and turns the microphone off at its end", async () => {
    const { recorder } = visit();
    await record(recorder, "one ", "two ");
    expect(recorder.view().state).toBe("recording");
    expect(media.recorder().timeslice).toBe(250);

    const take = await recorder.stop();
    expect(await take?.blob.text()).toBe("one two end");
    expect(take).toMatchObject({ mimeType: "audio/webm;codecs=opus", question: options.question });
    expect(recorder.view()).toMatchObject({ state: "stopped", stream: null });
    expect(media.streams[0]?.tracks.map(({ readyState }) => readyState)).toEqual(["ended"]);
    await recorder.discard();
  });

  it("that is left in the middle is offered back on return to the same screen, and to nobody else", async () => {
    const first = visit();
    await record(first.recorder, "one ", "two ");
    // The tab dies: nothing is stopped, nothing is tidied up.
    await vi.waitFor(async () => {
      const { recorder } = visit();
      await vi.waitFor(() => expect(recorder.view().recovered).not.toBeNull());
      expect(await recorder.view().recovered?.blob.text()).toBe("one two ");
    });

    const stranger = visit("user-2");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stranger.recorder.view().recovered).toBeNull();

    const { recorder } = visit();
    await vi.waitFor(() => expect(recorder.view().recovered).not.toBeNull());
    recorder.keepRecovered();
    expect(recorder.view()).toMatchObject({ state: "stopped", take: { kind: "audio" } });
    await recorder.discard();
    const last = visit();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(last.recorder.view().recovered).toBeNull();
  });

  it("comes back with its question and with the words that were noted, during it and after it", async () => {
    const asked = { id: "why", question: "Why cabin crew?", category: "Motivation" };
    const whole = { ...asked, difficulty: null, listensFor: [], trap: null };
    const recorder = createRecorder("user-1", () => ({ ...options, asked: whole }));
    await record(recorder, "one ");
    recorder.noteWords("I was");
    media.recorder().give("two ");
    await recorder.stop();
    await vi.waitFor(async () => {
      const { recorder: next } = visit();
      await vi.waitFor(() => expect(next.view().recovered).not.toBeNull());
      expect(next.view().recovered).toMatchObject({ asked: whole, words: "I was" });
    });
    recorder.noteWords("I was alone.");
    await vi.waitFor(async () => {
      const { recorder: next } = visit();
      await vi.waitFor(() => expect(next.view().recovered?.words).toBe("I was alone."));
    });
    await recorder.discard();
  });

  it("goes on in memory when the disk is full, and says so", async () => {
    const { recorder } = visit();
    await recorder.start();
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    media.recorder().give("one ");
    await vi.waitFor(() => expect(recorder.view().isOnDisk).toBe(false));
    put.mockRestore();
    media.recorder().give("two ");
    expect(recorder.view().state).toBe("recording");
    expect(await (await recorder.stop())?.blob.text()).toBe("one two end");
    await recorder.discard();
  });

  it("keeps what there is when the microphone is unplugged", async () => {
    const { recorder } = visit();
    await record(recorder, "one ");
    media.streams[0]?.tracks[0]?.unplug();
    await vi.waitFor(() => expect(recorder.view().state).toBe("stopped"));
    expect(recorder.view()).toMatchObject({ wasCutShort: true, fault: null });
    expect(await recorder.view().take?.blob.text()).toBe("one end");
    await recorder.discard();
  });

  it("stands still while paused, and counts only what was recorded", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(10_000);
    const { recorder } = visit();
    await record(recorder, "one ");
    clock.mockReturnValue(14_000);
    recorder.pause();
    clock.mockReturnValue(60_000);
    recorder.resume();
    expect(recorder.view().state).toBe("recording");
    clock.mockReturnValue(61_500);
    expect((await recorder.stop())?.durationSeconds).toBe(5.5);
    clock.mockRestore();
    await recorder.discard();
  });

  it("that cannot begin says why, and leaves no microphone on", async () => {
    const { recorder } = visit();
    media.refuse("NotAllowedError", "Permission denied");
    await recorder.start();
    expect(recorder.view()).toMatchObject({
      state: "idle",
      stream: null,
      fault: { kind: "denied", message: "Permission denied" },
    });
  });

  it("ends with its screen", async () => {
    const { recorder, leave } = visit();
    await record(recorder, "one ");
    leave();
    await vi.waitFor(() => expect(recorder.view().state).toBe("stopped"));
    expect(media.streams[0]?.tracks[0]?.readyState).toBe("ended");
    vi.stubGlobal("indexedDB", new IDBFactory());
  });
});
