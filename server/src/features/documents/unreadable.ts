import type { UnreadableFile } from "../../http/problems.ts";

/** A file of a known kind that gives no text, and why. Nothing of its words is in it. */
export class UnreadableDocument extends Error {
  readonly reason: UnreadableFile;

  constructor(reason: UnreadableFile) {
    super(reason);
    this.reason = reason;
  }
}
