import type { TakeKind } from "./take.ts";

/** Best first (specification 2, section 5): VP9 looks better at the same size, VP8 is in every Chromium and Firefox. */
const PREFERRED: Record<TakeKind, readonly string[]> = {
  video: ["video/webm;codecs=vp9,opus", "video/webm;codecs=vp8,opus", "video/webm"],
  audio: ["audio/webm;codecs=opus", "audio/webm"],
};

/**
 * The format to record in, or "" for the browser's default (Safari before 18.4 knows no webm and yields mp4).
 * @param lastFormat tried after the webm formats; null leaves it to the browser
 */
export function chooseFormat(
  kind: TakeKind,
  isSupported: (format: string) => boolean,
  lastFormat: string | null = null,
): string {
  const formats = lastFormat ? [...PREFERRED[kind], lastFormat] : PREFERRED[kind];
  return formats.find(isSupported) ?? "";
}

/** The same, of this browser; "" also where it cannot record at all. */
export function formatHere(kind: TakeKind, lastFormat: string | null = null): string {
  if (typeof MediaRecorder === "undefined") return "";
  return chooseFormat(kind, (format) => MediaRecorder.isTypeSupported(format), lastFormat);
}
