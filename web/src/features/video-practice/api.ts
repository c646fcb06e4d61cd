import { queryOptions } from "@tanstack/react-query";
import type { VideoSession } from "contract/video";
import { callJson } from "../../lib/api.ts";
import { VIDEO_SESSIONS_PATH } from "../../parts/delivery-report/api.ts";

/** Of the signed-in person, newest first: enough for the average and the trend. */
export const videoSessions = () =>
  queryOptions({
    queryKey: [VIDEO_SESSIONS_PATH],
    queryFn: () => callJson<VideoSession[]>("GET", `${VIDEO_SESSIONS_PATH}/me?limit=50`),
  });
