import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { now } from "../clock.ts";
import { whenAtRest } from "../prefetch.ts";
import { readUserRecord, userKeyOf } from "../user-record.ts";
import type { BareRecorder, RecorderOptions } from "./recorder.ts";
import { NO_RECORDING } from "./recorder-view.ts";
import type { Recorder } from "./use-recorder.ts";

/** The recorder's own code, kept by the browser once it is there. */
export const fetchRecorder = () => import("./recorder.ts");

const ownKey = () => {
  const record = readUserRecord();
  return record ? userKeyOf(record) : "";
};

/** Whether a take waits here to be offered back; where storage is forbidden nothing does. */
async function wasLeft(place: string): Promise<boolean> {
  const { hasTake } = await import("./take-store.ts");
  return hasTake(ownKey(), place, now()).catch(() => false);
}

/**
 * `useRecorder` for a screen on which few people record: its code is fetched when it is needed, or when a take was
 * left here. Until then the recorder is idle; a `start` waits for it.
 * @param tries 0 while nobody needs it; a higher number than before tries once more to fetch it
 */
export function useLateRecorder(options: RecorderOptions, tries: number): Recorder {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { place } = options;
  const [recorder, setRecorder] = useState<BareRecorder | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const isStartAsked = useRef(false);
  const wanted = recorder === null ? tries + (hasLeft ? 1 : 0) : 0;

  // Nobody waits for it: the screen is drawn first.
  useEffect(() => whenAtRest(() => void wasLeft(place).then(setHasLeft, () => undefined)), [place]);
  useEffect(() => {
    if (wanted === 0) return;
    let isHere = true;
    fetchRecorder().then(
      ({ createRecorder }) => {
        if (!isHere) return;
        const made = createRecorder(ownKey(), () => latest.current);
        setRecorder(made);
        if (isStartAsked.current) void made.start();
      },
      // Without a connection the screen says so where its panel should be.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [wanted]);
  useEffect(() => recorder?.open(), [recorder]);

  const view = useSyncExternalStore(recorder?.subscribe ?? neverChanges, recorder?.view ?? nothing);
  return useMemo(() => {
    const start = async () => {
      isStartAsked.current = true;
    };
    return { ...(recorder ?? { ...ABSENT, start }), ...view };
  }, [recorder, view]);
}

const neverChanges = () => () => undefined;
const nothing = () => NO_RECORDING;
const none = async () => undefined;

/** What a recorder does that is not there yet: nothing runs, so that there is nothing to end. */
const ABSENT = {
  pause: () => undefined,
  resume: () => undefined,
  stop: async () => null,
  discard: none,
  letGo: none,
  preview: none,
  closePreview: () => undefined,
  keepRecovered: () => undefined,
  dropRecovered: none,
  setAside: () => undefined,
  adopt: () => undefined,
  noteWords: () => undefined,
};
