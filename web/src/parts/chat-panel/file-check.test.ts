import { expect, test } from "vitest";
import { faultOfFile } from "./file-check.ts";

const MB = 1024 * 1024;

test.each([
  ["cv.pdf", 2 * MB, null],
  ["CV Amina.DOCX", 10, null],
  ["notes.txt", 5 * MB, null],
  ["notes.txt", 5 * MB + 1, "size"],
  ["notes.txt", 0, "empty"],
  ["photo.jpg", 10, "kind"],
  ["cv.pdf.exe", 10, "kind"],
  ["cv", 10, "kind"],
])("%s of %i bytes: %s", (name, size, fault) => {
  expect(faultOfFile({ name, size })).toBe(fault);
});
