import { join } from "node:path";
import { TAKE_MAX_SECONDS } from "contract/delivery-terms";
import { AnalysisId, NewVideoAnalysis, type VideoSession } from "contract/video";
import {
  analyzeVideo,
  cancelAnalysis,
  followAnalysis,
  listVideoSessions,
} from "contract/video.routes";
import { VIDEO_MAX_BYTES } from "contract/video-terms";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { ownId } from "../../accounts/own-id.ts";
import type { Database } from "../../db/database.ts";
import { listScores } from "../../delivery/store.ts";
import { type Api, type ApiContext, personOf } from "../../http/api.ts";
import type { BodyLimit } from "../../http/body-limits.ts";
import { fieldFaults } from "../../http/field-errors.ts";
import { languageOf } from "../../http/language.ts";
import type { Limits } from "../../http/limits.ts";
import {
  invalidFields,
  notFound,
  notYours,
  noVideoDecoder,
  type Refusal,
  stopping,
  unreadableVideo,
  videoCancelled,
  videoDeadline,
  videoQueueFull,
  videoRunning,
  videoTooLarge,
} from "../../http/problems.ts";
import { noContent, sendJson } from "../../http/send.ts";
import { receiveUpload } from "../../http/upload.ts";
import { AnalysisFault } from "../../media/analysis-fault.ts";
import type { UploadFolder } from "../../media/upload-folder.ts";
import type { VideoAnalyser } from "../../media/video-analyser.ts";
import type { Random } from "../../random.ts";
import type { Board, Telling } from "./board.ts";
import { openFollowers } from "./follow.ts";
import type { Videos } from "./service.ts";

const MEGABYTE = 1024 * 1024;
/** Boundaries, headers and the other fields around the file: 20,000 characters of a transcript are most of it. */
const FORM_BYTES = 128 * 1024;

const tooLarge = () => videoTooLarge(VIDEO_MAX_BYTES / MEGABYTE);

/** The body of a recording: read as it comes, and counted there. */
export const VIDEO_LIMIT: BodyLimit = {
  ...{ bytes: VIDEO_MAX_BYTES + FORM_BYTES, isStreamed: true },
  refusal: tooLarge,
};

export function bindVideo(
  api: Api,
  deps: {
    db: Database;
    random: Random;
    limits: Limits;
    videos: Videos;
    analyser: VideoAnalyser;
    board: Board;
    folder: UploadFolder;
  },
): { stop(): void } {
  const { db, random, limits, videos, analyser, board, folder } = deps;
  const ending = new AbortController();
  const followers = openFollowers(board);

  /** From the first byte to the answer; whatever happens, nothing of the recording is left. */
  const take = async (c: ApiContext, userId: string, place: string) => {
    const cancelled = new AbortController();
    const signal = AbortSignal.any([cancelled.signal, ending.signal]);
    let telling: Telling | null = null;
    const file = join(place, "recording");
    try {
      const { fields, bytes } = await receiveUpload(c.req.raw, {
        ...{ fileField: "video", to: file, maxBytes: VIDEO_MAX_BYTES, tooLarge, signal },
        onFile: ({ analysisId }) => {
          if (!AnalysisId.safeParse(analysisId).success || analysisId === undefined) return;
          if (board.find(analysisId)?.isOver === false) throw videoRunning();
          telling = board.begin(analysisId, userId, () => cancelled.abort(videoCancelled()));
        },
      });
      const read = NewVideoAnalysis.safeParse(fields);
      if (!read.success) throw invalidFields(fieldFaults(read.error, fields));
      if (bytes === null) throw invalidFields([{ path: "video", key: "field-required" }]);
      const language = read.data.language ?? languageOf(c.req);
      return await videos.analyse(
        { userId, folder: place, file, sent: read.data, language },
        { signal, onProgress: (progress) => telling?.progress(progress) },
      );
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw error instanceof AnalysisFault ? refusalOf(error) : error;
    } finally {
      (telling as Telling | null)?.end();
      await folder.close(place);
    }
  };

  api.onUpload(analyzeVideo, async (c) => {
    const userId = personOf(c).id;
    await limits.count("video", userId);
    if (ending.signal.aborted) throw stopping();
    if (!analyser.hasRoom()) throw videoQueueFull();
    const analysis = await take(c, userId, folder.open(random.uuid())).catch(refuseOrphan);
    return sendJson(c, JSON.stringify(analysis));
  });

  api.on(followAnalysis, async (c) => {
    const known = await followers.wait(c.req.valid("param").id);
    if (!known) throw notFound();
    if (known.userId !== personOf(c).id) throw notYours();
    return followers.stream(c, c.req.valid("param").id);
  });

  api.on(cancelAnalysis, async (c) => {
    const { id } = c.req.valid("param");
    const userId = personOf(c).id;
    const known = board.find(id);
    if (!known || known.isOver) throw notFound();
    if (known.userId !== userId) throw notYours();
    await board.cancel(id, userId);
    return noContent(c);
  });

  api.on(listVideoSessions, async (c) => {
    const userId = await ownId(c, db, c.req.valid("param").userId);
    const { limit } = c.req.valid("query");
    const rows = await listScores(db, userId, { kind: "video", limit });
    return sendJson(c, JSON.stringify(rows.map(toVideoSession)));
  });

  return {
    stop: () => {
      ending.abort(stopping());
      followers.endAll();
    },
  };
}

function toVideoSession(row: Awaited<ReturnType<typeof listScores>>[number]): VideoSession {
  const { id, question, overallScore, scores, durationSeconds, createdAt, isSample } = row;
  return {
    ...{ id, question, overallScore, isSample, duration: durationSeconds },
    ...{ eyeContactScore: scores.eyeContact, confidenceScore: scores.confidence },
    ...{ clarityScore: scores.clarity, bodyLanguageScore: scores.bodyLanguage },
    createdAt: createdAt.toISOString(),
  };
}

function refusalOf({ reason }: AnalysisFault): Refusal {
  switch (reason) {
    case "no-decoder":
      return noVideoDecoder();
    case "queue-full":
      return videoQueueFull();
    case "deadline":
      return videoDeadline();
    case "cancelled":
      return stopping();
    default:
      return unreadableVideo(reason, TAKE_MAX_SECONDS / 60);
  }
}
