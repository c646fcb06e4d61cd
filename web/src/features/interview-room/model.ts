import type { RoomDesk } from "contract/interview-rooms";
import type { MockInterview } from "contract/mock-interviews";

/** Specification 1, section 9: below it the clock is red. */
export const WARNING_SECONDS = 300;

/** Whole seconds since an interview began; null before it, and held at its end. */
export function elapsedSeconds(
  { startedAt, completedAt }: Pick<MockInterview, "startedAt" | "completedAt">,
  now: Date,
): number | null {
  if (!startedAt) return null;
  const until = completedAt ? Date.parse(completedAt) : now.getTime();
  return Math.max(0, Math.floor((until - Date.parse(startedAt)) / 1000));
}

/** What is left of the planned time; below zero once it has run over. */
export function remainingSeconds(
  interview: Pick<MockInterview, "startedAt" | "completedAt" | "duration">,
  now: Date,
): number {
  return interview.duration * 60 - (elapsedSeconds(interview, now) ?? 0);
}

/** A text with a mark put in at the caret, on a line of its own; and where the caret goes on. */
export function withMark(
  text: string,
  caret: number,
  mark: string,
): { text: string; caret: number } {
  const [before, after] = [text.slice(0, caret), text.slice(caret)];
  const isLineBegun = before !== "" && !before.endsWith("\n");
  const put = `${isLineBegun ? "\n" : ""}[${mark}] `;
  return { text: before + put + after, caret: before.length + put.length };
}

/** The desk as this device holds it: `isSaved` while the server has the same. */
export interface HeldDesk extends RoomDesk {
  isSaved: boolean;
}

/**
 * What to go on with when the room is entered: what was not sent yet; else what the server has. Both where the server has
 * something newer than what was not sent.
 */
export function deskToOpen(
  server: RoomDesk,
  held: HeldDesk | null,
): { desk: HeldDesk; other: RoomDesk | null } {
  const kept = { ...server, isSaved: true };
  if (!held || held.isSaved) return { desk: kept, other: null };
  const isNewer = server.version > held.version && !isSameDesk(server, held);
  return {
    desk: isNewer ? held : { ...held, version: server.version },
    other: isNewer ? server : null,
  };
}

function isSameDesk(one: RoomDesk, other: RoomDesk): boolean {
  return (
    one.notes === other.notes &&
    one.shown === other.shown &&
    JSON.stringify(one.asked) === JSON.stringify(other.asked)
  );
}

/** A question that is asked: shown, and noted with its time, unless it was the last one asked. */
export function askedWith(
  desk: RoomDesk,
  text: string,
  at: number | null,
): Pick<RoomDesk, "asked" | "shown"> {
  const isLast = desk.asked.at(-1)?.text === text;
  return { shown: text, asked: isLast ? desk.asked : [...desk.asked, { text, at }] };
}
