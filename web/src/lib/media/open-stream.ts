import type { CaptureSettings } from "./capture-settings.ts";
import { type DeviceChoice, deviceChoice } from "./device-choice.ts";
import { unsupported } from "./media-fault.ts";

/** What is asked of the browser: the settings, on the devices that the person chose. */
export function constraintsOf(
  { video, audio }: Pick<CaptureSettings, "video" | "audio">,
  { cameraId, microphoneId }: DeviceChoice,
): MediaStreamConstraints {
  const { facingMode: _side, ...size } = video ?? {};
  // A chosen camera outweighs the side it looks to; "ideal", because it may be unplugged by now.
  const ofCamera = video && cameraId ? { ...size, deviceId: { ideal: cameraId } } : video;
  const ofMicrophone =
    audio && microphoneId ? { ...audio, deviceId: { ideal: microphoneId } } : audio;
  // Not null: to the browser that is a wish without conditions.
  return { video: ofCamera ?? false, audio: ofMicrophone ?? false };
}

/** False where the browser offers neither camera nor microphone: too old, or a page without HTTPS. */
function canCapture(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === "function";
}

/** Turns camera and microphone on. Rejects with the browser's `DOMException`; `faultOf` reads it. */
export async function openStream(
  settings: Pick<CaptureSettings, "video" | "audio">,
): Promise<MediaStream> {
  if (!canCapture()) throw unsupported("getUserMedia");
  return navigator.mediaDevices.getUserMedia(constraintsOf(settings, deviceChoice()));
}

/** Turns them off: the camera's light goes out. */
export function closeStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
