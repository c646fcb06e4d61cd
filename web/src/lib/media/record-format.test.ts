import { describe, expect, it } from "vitest";
import { chooseFormat } from "./record-format.ts";

describe("the format of a recording", () => {
  const all = (format: string) => format.startsWith("video/webm");
  const noVp9 = (format: string) => all(format) && !format.includes("vp9");
  const plain = (format: string) => format === "video/webm";
  const safari = (format: string) => format === "video/mp4" || format === "audio/mp4";

  it.each([
    ["Chromium", all, null, "video/webm;codecs=vp9,opus"],
    ["a browser without VP9", noVp9, null, "video/webm;codecs=vp8,opus"],
    ["a browser that names no codecs", plain, null, "video/webm"],
    ["Safari on the analysis page", safari, null, ""],
    ["Safari on the multi-mode page", safari, "video/mp4", "video/mp4"],
    ["Chromium on the multi-mode page", all, "video/mp4", "video/webm;codecs=vp9,opus"],
  ])("of a video in %s", (_name, isSupported, lastFormat, format) => {
    expect(chooseFormat("video", isSupported, lastFormat)).toBe(format);
  });

  it("of sound is webm with Opus, and the browser's own where it knows no webm", () => {
    expect(chooseFormat("audio", () => true)).toBe("audio/webm;codecs=opus");
    expect(chooseFormat("audio", safari)).toBe("");
  });
});
