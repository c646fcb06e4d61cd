/** What is asked of camera and microphone, and how a recording of it begins. */
export interface CaptureSettings {
  /** Null where no picture is wanted. */
  video: MediaTrackConstraints | null;
  audio: MediaTrackConstraints | null;
  /** Time for the camera to find its exposure before the recording begins. */
  settleMs: number;
  /** Tried after the webm formats; null leaves the choice to the browser. */
  lastFormat: string | null;
}

const VOICE: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  sampleRate: 44_100,
};

const front = (width: number, height: number): MediaTrackConstraints => ({
  width: { ideal: width },
  height: { ideal: height },
  facingMode: "user",
});

/** Figures of specification 2, section 7. */
export const ANALYSIS_CAPTURE: CaptureSettings = {
  video: front(1280, 720),
  audio: VOICE,
  settleMs: 0,
  lastFormat: null,
};

export const MULTI_MODE_VIDEO_CAPTURE: CaptureSettings = {
  video: front(640, 480),
  audio: VOICE,
  settleMs: 500,
  lastFormat: "video/mp4",
};

export const AUDIO_CAPTURE: CaptureSettings = {
  video: null,
  audio: VOICE,
  settleMs: 0,
  lastFormat: null,
};

/** The camera test asks a phone for less: its picture is small and its battery too. */
export function cameraTestCapture(isMobile: boolean): CaptureSettings {
  return { ...ANALYSIS_CAPTURE, video: isMobile ? front(320, 240) : front(640, 480) };
}
