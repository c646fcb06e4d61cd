/** Why a recording gave no analysis. */
export const FAULT_REASONS = [
  /** Nothing in the file. */
  "empty",
  /** No recording that is known, or one of which nothing can be read. */
  "unreadable",
  /** There is sound at most. */
  "no-picture",
  /** A codec that this machine's decoder does not know. */
  "unknown-codec",
  /** Longer than `TAKE_MAX_SECONDS`. */
  "too-long",
  /** Larger in pixels, or in memory, than anything a camera of an interview makes. */
  "too-much",
  /** No decoder for this kind of machine. */
  "no-decoder",
  /** Took longer than its length allows. */
  "deadline",
  /** As many wait already as may. */
  "queue-full",
  /** The person, or the end of the server, stopped it. */
  "cancelled",
] as const;
export type FaultReason = (typeof FAULT_REASONS)[number];

/** A recording without an analysis, and why. Nothing of what it shows is in it. */
export class AnalysisFault extends Error {
  readonly reason: FaultReason;

  constructor(reason: FaultReason) {
    super(reason);
    this.reason = reason;
  }
}
