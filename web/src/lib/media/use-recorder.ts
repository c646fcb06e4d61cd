import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useOpenWork } from "../offline/open-work.ts";
import { readUserRecord, userKeyOf } from "../user-record.ts";
import { createRecorder, type RecorderOptions } from "./recorder.ts";
import type { RecorderState, RecorderView } from "./recorder-view.ts";
import type { Take } from "./take.ts";

export type { RecorderOptions, RecorderState };

export interface Recorder extends RecorderView {
  state: RecorderState;
  /** Asks for the devices and records; a take from before is dropped when the new one begins. */
  start(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Resolves to the take; to null when nothing was recorded. */
  stop(): Promise<Take | null>;
  /** Drops the take, here and on the disk, and is idle again. */
  discard(): Promise<void>;
  /** The take is where it belongs (sent, saved): the disk forgets it, `take` stays as long as the page. */
  letGo(): Promise<void>;
  /** The take stays on the disk for later (`findTake` by its place), and the recorder is ready for another one. */
  setAside(): void;
  /** Shows camera and microphone (`stream`) without recording; called again, with the devices chosen since. */
  preview(): Promise<void>;
  closePreview(): void;
  /** The recovered take becomes `take`. */
  keepRecovered(): void;
  dropRecovered(): Promise<void>;
  adopt(take: Take): void;
  /** Keeps the words of the take beside it, to come back with it. */
  noteWords(words: string): void;
}

/**
 * One recorder for a screen. Camera and microphone are turned off when the screen goes; a recording that ran
 * is offered back (`recovered`) when the person returns to the same `place`.
 */
export function useRecorder(options: RecorderOptions): Recorder {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [recorder] = useState(() => {
    const record = readUserRecord();
    return createRecorder(record ? userKeyOf(record) : "", () => latest.current);
  });
  useEffect(() => recorder.open(), [recorder]);
  const view = useSyncExternalStore(recorder.subscribe, recorder.view);
  useOpenWork(view.state !== "idle");
  return useMemo(() => ({ ...recorder, ...view }), [recorder, view]);
}
