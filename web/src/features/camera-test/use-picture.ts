import { useEffect, useRef, useState } from "react";
import { monotonicMs } from "../../lib/clock.ts";
import { brightnessOf, frameRateOf } from "./model.ts";

/** The reading is renewed this often: quick enough to follow a lamp, slow enough to read. */
const READ_EVERY_MS = 500;
const RATE_OVER_MS = 3000;
/** Side of the small picture that the light is measured in. */
const SAMPLE_PX = 32;

export interface Picture {
  width: number;
  height: number;
  /** Null until enough pictures have come. */
  framesPerSecond: number | null;
  /** 0 to 255. */
  brightness: number;
}

/** Draws a stream mirrored on a canvas, and measures what it draws; null before the first picture. */
export function usePicture(stream: MediaStream | null) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    setPicture(null);
    const target = canvas.current;
    const pen = target?.getContext("2d");
    if (!stream || !target || !pen) return;
    const video = document.createElement("video");
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    void video.play().catch(() => {});
    const sample = document.createElement("canvas");
    sample.width = SAMPLE_PX;
    sample.height = SAMPLE_PX;
    const samplePen = sample.getContext("2d", { willReadFrequently: true });
    let moments: number[] = [];
    let lastTime = -1;
    let readAt = 0;
    let frame = requestAnimationFrame(function draw() {
      frame = requestAnimationFrame(draw);
      const { videoWidth: width, videoHeight: height, currentTime } = video;
      if (width === 0 || currentTime === lastTime) return;
      lastTime = currentTime;
      if (target.width !== width || target.height !== height) {
        target.width = width;
        target.height = height;
      }
      // Mirrored, as people know themselves.
      pen.setTransform(-1, 0, 0, 1, width, 0);
      pen.drawImage(video, 0, 0, width, height);
      const at = monotonicMs();
      moments = [...moments.filter((moment) => at - moment < RATE_OVER_MS), at];
      if (at - readAt < READ_EVERY_MS || !samplePen) return;
      readAt = at;
      samplePen.drawImage(video, 0, 0, SAMPLE_PX, SAMPLE_PX);
      const { data } = samplePen.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX);
      setPicture({
        width,
        height,
        framesPerSecond: frameRateOf(moments),
        brightness: brightnessOf(data),
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      video.srcObject = null;
    };
  }, [stream]);
  return { canvas, picture };
}
