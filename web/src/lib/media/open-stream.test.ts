import { expect, it } from "vitest";
import { ANALYSIS_CAPTURE, AUDIO_CAPTURE, cameraTestCapture } from "./capture-settings.ts";
import { constraintsOf } from "./open-stream.ts";

const ANY = { cameraId: null, microphoneId: null };

it("the analysis page asks for the front camera in 1280x720 and a clean voice", () => {
  expect(constraintsOf(ANALYSIS_CAPTURE, ANY)).toEqual({
    video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: "user" },
    audio: { echoCancellation: true, noiseSuppression: true, sampleRate: 44_100 },
  });
});

it("audio asks for no camera, the camera test for a small picture on a phone", () => {
  expect(constraintsOf(AUDIO_CAPTURE, { ...ANY, cameraId: "desk" }).video).toBe(false);
  expect(cameraTestCapture(true).video).toMatchObject({ width: { ideal: 320 } });
  expect(cameraTestCapture(false).video).toMatchObject({ width: { ideal: 640 } });
});

it("a chosen camera outweighs the side it looks to", () => {
  const { video } = constraintsOf(ANALYSIS_CAPTURE, { cameraId: "desk", microphoneId: null });
  expect(video).toEqual({
    width: { ideal: 1280 },
    height: { ideal: 720 },
    deviceId: { ideal: "desk" },
  });
});
