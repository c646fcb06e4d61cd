import { now } from "../clock.ts";
import { randomId } from "../random.ts";
import type { CaptureSettings } from "./capture-settings.ts";
import { faultOf } from "./media-fault.ts";
import { closeStream, openStream } from "./open-stream.ts";
import { formatHere } from "./record-format.ts";
import { NO_RECORDING, type RecorderView } from "./recorder-view.ts";
import type { AskedQuestion, Take, TakeKind } from "./take.ts";
import { startTakeRun, type TakeRun } from "./take-run.ts";
import { deleteTake, findTake, putWords } from "./take-store.ts";
import { heldTakes } from "./take-writer.ts";

export interface RecorderOptions {
  kind: TakeKind;
  /** Address of the screen: an unfinished take is offered back where it was made. */
  place: string;
  capture: CaptureSettings;
  question: string | null;
  /** Camera and microphone stay on after a take, for the next one; else they are turned off. */
  staysOn?: boolean;
  /** The same with all that is known of it, for a screen that needs it back with the take. */
  asked?: AskedQuestion | null;
}

export type BareRecorder = ReturnType<typeof createRecorder>;

/** True while no device of it has gone away. */
const isLive = (stream: MediaStream) =>
  stream.getTracks().every(({ readyState }) => readyState === "live");

/**
 * The recorder behind every screen, without a screen: `useRecorder` is its view in React.
 * @param options asked anew for each take
 */
export function createRecorder(userKey: string, options: () => RecorderOptions) {
  let view = NO_RECORDING;
  const listeners = new Set<() => void>();
  let run: TakeRun | null = null;
  /** Counts up whenever what was asked for is not wanted any more. */
  let turn = 0;
  let forgetTake: () => Promise<void> = async () => {};
  let releaseTake: () => void = () => {};

  const change = (next: Partial<RecorderView>) => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };

  const release = () => {
    closeStream(view.stream);
    if (view.stream) change({ stream: null });
  };

  const findRecovered = async () => {
    const { place } = options();
    const mine = view.take ? [view.take.id] : [];
    const busy = await heldTakes().catch(() => []);
    // Where storage is forbidden nothing was left.
    const found = await findTake(userKey, place, now(), [...busy, ...mine]).catch(() => null);
    change({ recovered: found });
  };

  const begin = (stream: MediaStream): TakeRun => {
    const { kind, place, capture, question, asked = null } = options();
    const header = { id: randomId(), kind, startedAt: now().toISOString(), place, question, asked };
    const begun = startTakeRun(
      stream,
      formatHere(kind, capture.lastFormat),
      { ...header, userKey },
      {
        onRefused: () => change({ isOnDisk: false }),
        onSecond: (elapsedSeconds) => change({ elapsedSeconds }),
        onEnd({ take, seconds, error, wasCut }) {
          const isKeptOn = options().staysOn === true && isLive(stream);
          if (!isKeptOn) closeStream(stream);
          forgetTake = begun.forget;
          releaseTake = begun.release;
          run = null;
          change({
            ...(!isKeptOn && { stream: null }),
            state: take ? "stopped" : "idle",
            take,
            elapsedSeconds: Math.floor(seconds),
            wasCutShort: take !== null && (wasCut || error !== null),
            fault: error === null ? null : faultOf(error),
          });
        },
      },
    );
    return begun;
  };

  async function start(): Promise<void> {
    if (run || view.state === "starting") return;
    turn += 1;
    const mine = turn;
    const before = view.state;
    const { capture } = options();
    change({ state: "starting", fault: null });
    let stream = view.stream;
    try {
      stream ??= await openStream(capture);
      if (mine !== turn) return closeStream(stream);
      change({ stream });
      if (capture.settleMs > 0)
        await new Promise((resolve) => setTimeout(resolve, capture.settleMs));
      if (mine !== turn) return closeStream(stream);
      const forgetLast = forgetTake;
      run = begin(stream);
      change({
        state: "recording",
        take: null,
        elapsedSeconds: 0,
        isOnDisk: true,
        wasCutShort: false,
      });
      await forgetLast();
    } catch (thrown) {
      closeStream(stream);
      if (mine === turn) change({ stream: null, state: before, fault: faultOf(thrown) });
    }
  }

  async function stop(): Promise<Take | null> {
    if (view.state === "starting") {
      turn += 1;
      release();
      change({ state: view.take ? "stopped" : "idle" });
      return null;
    }
    if (!run) return view.take;
    change({ state: "stopping" });
    const { recording, ended } = run;
    recording.stop();
    return ended;
  }

  /** Shows camera and microphone before anything is recorded; with another device, anew. */
  async function preview(): Promise<void> {
    if (run || view.state === "starting") return;
    turn += 1;
    const mine = turn;
    release();
    try {
      const stream = await openStream(options().capture);
      if (mine !== turn) return closeStream(stream);
      change({ stream, fault: null });
    } catch (thrown) {
      if (mine === turn) change({ fault: faultOf(thrown) });
    }
  }

  /** Ends the preview; a recording goes on. */
  function closePreview(): void {
    if (run || view.state === "starting") return;
    turn += 1;
    release();
  }

  async function letGo(): Promise<void> {
    const forget = forgetTake;
    forgetTake = async () => {};
    await forget();
  }

  async function discard(): Promise<void> {
    await stop();
    change({
      state: "idle",
      take: null,
      elapsedSeconds: 0,
      fault: null,
      isOnDisk: true,
      wasCutShort: false,
    });
    await letGo();
  }

  /** Leaves the take on the disk for later, and is ready for another one beside it. */
  function setAside(): void {
    if (run || !view.take) return;
    releaseTake();
    forgetTake = async () => {};
    releaseTake = () => {};
    change({ state: "idle", take: null, elapsedSeconds: 0, fault: null, wasCutShort: false });
  }

  function adopt(take: Take): void {
    if (run) return;
    forgetTake = () => deleteTake(take.id).catch(() => {});
    const elapsedSeconds = Math.floor(take.durationSeconds);
    change({ take, state: "stopped", elapsedSeconds, fault: null, wasCutShort: false });
  }

  function keepRecovered(): void {
    const { recovered } = view;
    if (!recovered || run) return;
    adopt(recovered);
    void findRecovered();
  }

  async function dropRecovered(): Promise<void> {
    const { recovered } = view;
    if (!recovered) return;
    change({ recovered: null });
    await deleteTake(recovered.id).catch(() => {});
    await findRecovered();
  }

  /** Begins to look after the screen; the answer ends what still runs and turns everything off. */
  function open(): () => void {
    void findRecovered();
    const handleHide = () => !run && release();
    // What the disk refused goes with the page: the browser asks before it does.
    const handleUnload = (event: Event) => {
      if (!view.isOnDisk && (run || view.take)) event.preventDefault();
    };
    addEventListener("pagehide", handleHide);
    addEventListener("beforeunload", handleUnload);
    return () => {
      removeEventListener("pagehide", handleHide);
      removeEventListener("beforeunload", handleUnload);
      turn += 1;
      // What was recorded stays on the disk, and is offered back when the person returns.
      const ending = run?.ended ?? Promise.resolve(null);
      run?.recording.stop();
      void ending.then(() => releaseTake());
      if (view.state === "starting") change({ state: "idle" });
      release();
    };
  }

  return {
    open,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    view: () => view,
    start,
    stop,
    pause() {
      if (view.state !== "recording") return;
      run?.recording.pause();
      change({ state: "paused" });
    },
    resume() {
      if (view.state !== "paused") return;
      run?.recording.resume();
      change({ state: "recording" });
    },
    /** Keeps the words of the take beside it on the disk, as far as they are known. */
    noteWords(words: string) {
      if (run) run.noteWords(words);
      else if (view.take) void putWords(view.take.id, words).catch(() => {});
    },
    discard,
    letGo,
    setAside,
    preview,
    closePreview,
    keepRecovered,
    dropRecovered,
    adopt,
  };
}
