export type TakeKind = "audio" | "video";

/** One recording, whole: what a recorder hands over, a player plays and a download saves. */
export interface Take {
  id: string;
  kind: TakeKind;
  mimeType: string;
  blob: Blob;
  /** Time that was recorded, pauses left out. The file of most browsers does not hold it. */
  durationSeconds: number;
  /** ISO timestamp. */
  startedAt: string;
  /** Address of the screen that recorded it, and where it is offered back. */
  place: string;
  question: string | null;
}
