import { expect, it } from "vitest";
import { takeFileName } from "./file-name.ts";

it.each([
  ["star-practice", "audio/webm;codecs=opus", "star-practice-2026-11-22T10-15-00.webm"],
  ["star-practice-video", "video/mp4", "star-practice-video-2026-11-22T10-15-00.mp4"],
])("a download of %s as %s is named %s", (prefix, mimeType, name) => {
  expect(takeFileName(prefix, { startedAt: "2026-11-22T10:15:00.123Z", mimeType })).toBe(name);
});
