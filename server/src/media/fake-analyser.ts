import type { FaceFrame } from "coach/delivery/face-frame";
import { AnalysisFault, type FaultReason } from "./analysis-fault.ts";
import type { VideoAnalyser } from "./video-analyser.ts";

const PER_SECOND = 4;

export type FakeAnalyser = VideoAnalyser & {
  /** Files that it was given, each as long as it is analysed. */
  files: string[];
  /** Holds every analysis until `release` is called. */
  hold(): void;
  release(): void;
  /** The next ones end so. */
  failWith(reason: FaultReason | null): void;
};

/**
 * An analyser for tests: whoever is in the file sits still before the camera for twenty seconds and says nothing. Waits where the
 * real one does, and hears a cancel.
 */
export function createFakeAnalyser(): FakeAnalyser {
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  let reason: FaultReason | null = null;
  const fake: FakeAnalyser = {
    files: [],
    hold: () => {
      gate = Promise.withResolvers();
    },
    release: () => gate.resolve(),
    failWith: (next) => {
      reason = next;
    },
    hasRoom: () => reason !== "queue-full",
    stop: () => {},
    analyse: async (file, { onProgress = () => {}, signal }) => {
      fake.files.push(file);
      onProgress({ stage: "reading", share: 0 });
      onProgress({ stage: "face", share: 0.5 });
      const cancelled = new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => reject(new AnalysisFault("cancelled")), {
          once: true,
        });
      });
      try {
        await Promise.race([gate.promise, cancelled]);
      } finally {
        fake.files.splice(fake.files.indexOf(file), 1);
      }
      if (reason) throw new AnalysisFault(reason);
      const frames = Array.from({ length: 20 * PER_SECOND }, (_, index) =>
        still(index / PER_SECOND),
      );
      return { durationSeconds: 20, frames, samplesPerSecond: PER_SECOND, sound: null };
    },
  };
  return fake;
}

function still(at: number): FaceFrame {
  return {
    ...{ at, light: 0.5 },
    face: {
      ...{ x: 0.4, y: 0.2, width: 0.25, height: 0.4, yaw: 0, pitch: 0, roll: 0 },
      ...{ gaze: { bearing: 0, strength: 0 }, light: 0.5, confidence: 1 },
    },
  };
}
