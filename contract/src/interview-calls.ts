import { z } from "zod";
import { CALL_SIGNALS_AT_ONCE_MAX } from "./interview-call-terms.ts";

/** Sound and picture alone: an offer of more is not from our screen. */
const SDP_MAX_CHARACTERS = 60_000;
const CANDIDATE_MAX_CHARACTERS = 2000;

/** One step of two browsers towards each other (W3C WebRTC 1.0: a description, or a network candidate). */
export const CallSignal = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("description"),
    type: z.enum(["offer", "answer"]),
    sdp: z.string().max(SDP_MAX_CHARACTERS),
  }),
  z.object({
    kind: z.literal("candidate"),
    /** Empty for the last one. */
    candidate: z.string().max(CANDIDATE_MAX_CHARACTERS),
    sdpMid: z.string().max(64).nullable(),
    sdpMLineIndex: z.number().int().min(0).max(64).nullable(),
  }),
]);
export type CallSignal = z.infer<typeof CallSignal>;

/** One tab of one of the two: each joins with an id of its own, made by the browser. */
const peer = z.uuid();

/** "I am in the call, and have handled what came up to `after`." Who joins takes over from another tab of theirs. */
export const CallPresence = z.object({
  peer,
  after: z.number().int().min(0),
  isJoining: z.boolean(),
});
export type CallPresence = z.infer<typeof CallPresence>;

export const CallState = z.object({
  /** False once this tab has left, or the same person has joined from another one. */
  isCurrent: z.boolean(),
  /** The other one's tab; null while they are not in the call. */
  other: peer.nullable(),
  /** What the other tab sent to this one, in its order. */
  signals: z.array(z.object({ seq: z.number().int(), from: peer, signal: CallSignal })),
});
export type CallState = z.infer<typeof CallState>;

export const NewSignals = z.object({
  from: peer,
  to: peer,
  signals: z.array(CallSignal).min(1).max(CALL_SIGNALS_AT_ONCE_MAX),
});
export type NewSignals = z.infer<typeof NewSignals>;

/** A server that helps two browsers find a way to each other (W3C `RTCIceServer`). */
const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
export type IceServer = z.infer<typeof IceServer>;

/** The call as it is seen before one joins. */
export const InterviewCall = z.object({
  isOtherThere: z.boolean(),
  /** Empty where none is configured: the two then meet in one network. */
  iceServers: z.array(IceServer),
});
export type InterviewCall = z.infer<typeof InterviewCall>;
