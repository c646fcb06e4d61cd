import type { MediaFault } from "./media-fault.ts";
import type { Take } from "./take.ts";

export type RecorderState = "idle" | "starting" | "recording" | "paused" | "stopping" | "stopped";

/** What a screen sees of a recorder. */
export interface RecorderView {
  state: RecorderState;
  /** Live camera and microphone, while recording or in the preview. */
  stream: MediaStream | null;
  /** Whole seconds recorded, pauses left out. */
  elapsedSeconds: number;
  fault: MediaFault | null;
  /** False once the disk refused: what follows is in memory only, and lost with the page. */
  isOnDisk: boolean;
  /** A device went away, or the recorder failed, during the take; what was recorded until then is the take. */
  wasCutShort: boolean;
  take: Take | null;
  /** A take that was left on this screen, finished or not: to be kept or dropped. */
  recovered: Take | null;
}

/** Nothing recorded, and nothing going on. */
export const NO_RECORDING: RecorderView = {
  state: "idle",
  stream: null,
  elapsedSeconds: 0,
  fault: null,
  isOnDisk: true,
  wasCutShort: false,
  take: null,
  recovered: null,
};
