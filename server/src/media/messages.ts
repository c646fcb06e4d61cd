import type { FaceFrame } from "coach/delivery/face-frame";
import type { MeasuredSound } from "contract/delivery";
import type { FaultReason } from "./analysis-fault.ts";

/** One recording for the process that analyses it. */
export type Task = {
  file: string;
  /** Where the sound is to be written (WAV, 16 kHz, one channel); null: nowhere. */
  soundFile: string | null;
  maxSeconds: number;
  /** The program that decodes where the package's own decoder does not run; null: none. */
  ffmpeg: string | null;
};

/** What was seen and heard in a recording. */
export type MeasuredVideo = {
  durationSeconds: number;
  /** In the order of time, at about `samplesPerSecond`. */
  frames: FaceFrame[];
  samplesPerSecond: number;
  /** Null where there is no sound track, or none that can be decoded. */
  sound: MeasuredSound | null;
};

export type ProcessMessage =
  /** The file could be opened. */
  | { kind: "opened"; durationSeconds: number }
  /** Share of the picture, 0 to 1, that has been looked at. */
  | { kind: "seen"; share: number }
  | { kind: "listening" }
  | { kind: "done"; measured: MeasuredVideo }
  | { kind: "fault"; reason: FaultReason }
  /** How much memory the process holds. */
  | { kind: "memory"; bytes: number };
