/** Terms of the video analysis, without the schemas: a take is looked at before it is sent. */

/** Largest file that is analysed. The longest take is `TAKE_MAX_SECONDS` of `delivery-terms`. */
export const VIDEO_MAX_BYTES = 200 * 1024 * 1024;

export const ANALYSIS_STAGES = ["waiting", "reading", "face", "sound", "scoring", "done"] as const;
