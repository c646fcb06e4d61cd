import type { LanguageCode } from "contract/languages";
import type { FieldError, Problem } from "contract/problem";
import { type ProblemKey, problemWords } from "./problem-words.ts";

export type UnreadableVideo =
  | "empty"
  | "unreadable"
  | "no-picture"
  | "unknown-codec"
  | "too-long"
  | "too-much";
export type UnreadableFile = "empty" | "protected" | "broken" | "no-text" | "too-much";
type Values = Record<string, string | number>;
/** A field error with the server's own words, or with words that the contract gave. */
export type FieldFault = { path: string; key: ProblemKey; values?: Values } | FieldError;

/** A refusal on its way to the caller; its words are chosen when the language is known. */
export class Refusal extends Error {
  readonly status: number;
  readonly key: ProblemKey;
  readonly values: Values;
  readonly faults: FieldFault[];
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    key: ProblemKey,
    more: { values?: Values; faults?: FieldFault[]; headers?: Record<string, string> } = {},
  ) {
    super(key);
    this.status = status;
    this.key = key;
    this.values = more.values ?? {};
    this.faults = more.faults ?? [];
    this.headers = more.headers ?? {};
  }
}

/** The problem document of a refusal in the reader's language. */
export function toProblem(refusal: Refusal, language: LanguageCode): Problem {
  const errors = refusal.faults.map((fault) => ({
    path: fault.path,
    message:
      "key" in fault ? problemWords(fault.key, language, fault.values).detail : fault.message,
  }));
  const values = { ...refusal.values, first: errors[0]?.message ?? "" };
  const words = problemWords(refusal.key, language, values);
  return { ...words, status: refusal.status, ...(errors.length > 0 && { errors }) };
}

export const invalidFields = (faults: FieldFault[]) =>
  new Refusal(400, "invalid-fields", { faults });
/** The calls of the coach name the persona that listens by its id. */
export const unknownRecruiter = () =>
  invalidFields([{ path: "avatarProfile.id", key: "field-unknown-recruiter" }]);
export const brokenJson = () => new Refusal(400, "broken-json");
export const notForm = () => new Refusal(415, "not-form");
/** A form with a file in it that breaks off. */
export const brokenForm = () => new Refusal(400, "broken-form");
/** What Node could not read; nobody's language is known then. */
export const unreadable = (status: 400 | 408 | 431) => new Refusal(status, "unreadable");
export const unstorableText = () => new Refusal(400, "unstorable-text");
export const passkeyRefused = () => new Refusal(400, "passkey-refused");
export const notSignedIn = () => new Refusal(401, "not-signed-in");
export const passkeyUnknown = () => new Refusal(401, "passkey-unknown");
export const foreignOrigin = () => new Refusal(403, "foreign-origin");
export const notYours = () => new Refusal(403, "not-yours");
export const notFound = () => new Refusal(404, "not-found");
export const unknownPath = () => new Refusal(404, "unknown-path");
export const unknownAirline = () => new Refusal(404, "unknown-airline");
export const noQuestion = () => new Refusal(404, "no-question");
export const wrongMethod = (methods: readonly string[]) =>
  new Refusal(405, "wrong-method", {
    values: { methods: methods.join(", ") },
    headers: { Allow: methods.join(", ") },
  });
export const passkeyNeedsName = () => new Refusal(409, "passkey-needs-name");
export const passkeyExists = () => new Refusal(409, "passkey-exists");
export const storyExists = () => new Refusal(409, "story-exists");
export const tooManyStories = (limit: number) =>
  new Refusal(409, "too-many-stories", { values: { limit } });
export const tooManyReviews = (limit: number) =>
  new Refusal(409, "too-many-reviews", { values: { limit } });
export const tooManyWalks = (limit: number) =>
  new Refusal(409, "too-many-walks", { values: { limit } });
export const applicationChanged = () => new Refusal(409, "application-changed");
export const tooManyApplications = (limit: number) =>
  new Refusal(409, "too-many-applications", { values: { limit } });
export const recruitersOnly = () => new Refusal(403, "recruiters-only");
export const trainersOnly = () => new Refusal(403, "trainers-only");
/** Groups of a trainer. */
export const unknownCode = () => new Refusal(404, "unknown-code");
export const groupChanged = () => new Refusal(409, "group-changed");
export const groupClosed = () => new Refusal(409, "group-closed");
export const joinedAlready = () => new Refusal(409, "joined-already");
export const groupFull = (limit: number) => new Refusal(409, "group-full", { values: { limit } });
/** Answers that are shared with a trainer. */
export const sampleNotShared = () => new Refusal(409, "sample-not-shared");
export const nothingToRead = () => new Refusal(409, "nothing-to-read");
export const sharedAlready = () => new Refusal(409, "shared-already");
export const tooManyShared = (limit: number) =>
  new Refusal(409, "too-many-shared", { values: { limit } });
export const tooManyComments = (limit: number) =>
  new Refusal(409, "too-many-comments", { values: { limit } });
export const setChanged = () => new Refusal(409, "set-changed");
export const setIsAsked = (least: number) =>
  new Refusal(409, "set-is-asked", { values: { least } });
export const notAllDone = (name: string) => new Refusal(409, "not-all-done", { values: { name } });
export const unknownCertificate = () => new Refusal(404, "unknown-certificate");
export const availabilityChanged = () => new Refusal(409, "availability-changed");
/** Interviews between two people. */
export const notInDemo = () => new Refusal(403, "not-in-demo");
export const recruiterOfInterviewOnly = () => new Refusal(403, "recruiter-of-interview-only");
export const candidateOfInterviewOnly = () => new Refusal(403, "candidate-of-interview-only");
export const slotGone = () => new Refusal(409, "slot-gone");
export const bookedAlready = () => new Refusal(409, "booked-already");
export const tooManyInterviews = (limit: number) =>
  new Refusal(409, "too-many-interviews", { values: { limit } });
export const interviewChanged = () => new Refusal(409, "interview-changed");
export const statusStep = (from: string, to: string) =>
  new Refusal(409, "status-step", { values: { from, to } });
export const notAbsentYet = (minutes: number) =>
  new Refusal(409, "not-absent-yet", { values: { minutes } });
export const notLateNow = () => new Refusal(409, "not-late-now");
export const notOverYet = () => new Refusal(409, "not-over-yet");
export const openedAlready = () => new Refusal(409, "opened-already");
export const deskChanged = () => new Refusal(409, "desk-changed");
export const unknownInvitation = () => new Refusal(404, "unknown-invitation");
export const invitationTaken = () => new Refusal(409, "invitation-taken");
export const ownInterview = () => new Refusal(409, "own-interview");
export const secondGiven = () => new Refusal(409, "second-given");
export const wrongCode = () => new Refusal(403, "wrong-code");
export const callEarly = (minutes: number) =>
  new Refusal(409, "call-early", { values: { minutes } });
export const callOver = () => new Refusal(409, "call-over");
export const callElsewhere = () => new Refusal(409, "call-elsewhere");
export const tooManyTemplates = (limit: number) =>
  new Refusal(409, "too-many-templates", { values: { limit } });
export const evaluatedAlready = () => new Refusal(409, "evaluated-already");
/** An interview that was completed longer ago than any answer is on its way. */
export const sessionOver = (hours: number) =>
  new Refusal(409, "session-over", { values: { hours } });
export const tooManyDocuments = (limit: number) =>
  new Refusal(409, "too-many-documents", { values: { limit } });
export const tooLarge = (limitKilobytes: number) =>
  new Refusal(413, "too-large", { values: { limit: limitKilobytes } });
export const fileTooLarge = (limitMegabytes: number) =>
  new Refusal(413, "file-too-large", { values: { limit: limitMegabytes } });
export const unknownFileKind = () => new Refusal(415, "unknown-file-kind");
/** Why a file of a known kind gave no text. */
export const unreadableFile = (reason: UnreadableFile) => new Refusal(422, `file-${reason}`);
/** Largest and longest recordings stand in the contract. */
export const videoTooLarge = (limitMegabytes: number) =>
  new Refusal(413, "video-too-large", { values: { limit: limitMegabytes } });
export const unreadableVideo = (reason: UnreadableVideo, limitMinutes: number) =>
  new Refusal(422, `video-${reason}`, { values: { limit: limitMinutes } });
export const noVideoDecoder = () => new Refusal(501, "video-no-decoder");
/** The line is as long as it may get: a place is free again after about one analysis. */
export const videoQueueFull = () =>
  new Refusal(503, "video-queue-full", { headers: { "Retry-After": "30" } });
export const videoDeadline = () =>
  new Refusal(503, "video-deadline", { headers: { "Retry-After": "60" } });
export const videoCancelled = () => new Refusal(409, "video-cancelled");
export const videoRunning = () => new Refusal(409, "video-running");
export const soundTooLarge = (limitMegabytes: number) =>
  new Refusal(413, "sound-too-large", { values: { limit: limitMegabytes } });
export const soundTooLong = (limitMinutes: number) =>
  new Refusal(422, "sound-too-long", { values: { limit: limitMinutes } });
export const unreadableSound = () => new Refusal(422, "sound-unreadable");
export const noTranscriptService = () => new Refusal(501, "no-transcript-service");
export const transcriptFailed = () =>
  new Refusal(503, "transcript-failed", { headers: { "Retry-After": "10" } });
export const stopping = () => new Refusal(503, "stopping", { headers: { "Retry-After": "5" } });
export const notJson = () => new Refusal(415, "not-json");
export const tooMany = (seconds: number) =>
  new Refusal(429, "too-many", {
    values: { seconds },
    headers: { "Retry-After": String(seconds) },
  });
export const fault = () => new Refusal(500, "fault");
/** What the built-in voice, programs and services of this machine cannot say, a browser often can. */
export const noVoice = () => new Refusal(501, "no-voice");
export const nothingToSay = () => invalidFields([{ path: "text", key: "field-nothing-to-say" }]);
export const speechBusy = () =>
  new Refusal(503, "speech-busy", { headers: { "Retry-After": "3" } });
export const speechFailed = () =>
  new Refusal(503, "speech-failed", { headers: { "Retry-After": "10" } });
export const unavailable = () =>
  new Refusal(503, "unavailable", { headers: { "Retry-After": "2" } });
export const tooSlow = () => new Refusal(503, "too-slow", { headers: { "Retry-After": "5" } });
