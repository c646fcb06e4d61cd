/** The timestamp of a download's name: the moment in UTC, without the signs that file systems refuse. */
function stampOf(startedAt: string): string {
  return startedAt.slice(0, 19).replaceAll(":", "-");
}

/** Safari records mp4: a name that says webm would not open everywhere. */
const endingOf = (mimeType: string) => (mimeType.includes("mp4") ? "mp4" : "webm");

/** `star-practice-2026-11-22T10-15-00.webm`; `prefix` as specification 2, section 9 names the screen's files. */
export function takeFileName(
  prefix: string,
  { startedAt, mimeType }: { startedAt: string; mimeType: string },
): string {
  return `${prefix}-${stampOf(startedAt)}.${endingOf(mimeType)}`;
}
