import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { bodyProblems, json, SIGNED_IN } from "./route-answers.ts";
import { NewTranscript, Transcript } from "./transcripts.ts";

/** The description of the calls (OpenAPI 3.1) knows files as binary strings. */
const SoundFile = z.instanceof(File).meta({ type: "string", format: "binary" });

export const createTranscript = createRoute({
  method: "post",
  path: "/api/transcripts",
  tags: ["transcripts"],
  summary:
    "Have a recording written down by the connected service (WAV, 16-bit PCM, one channel; 20 MB and 10 minutes at most); neither sound nor words are kept",
  security: SIGNED_IN,
  request: {
    body: {
      required: true,
      content: { "multipart/form-data": { schema: NewTranscript.extend({ sound: SoundFile }) } },
    },
  },
  responses: { 200: json(Transcript, "The words"), ...bodyProblems(401, 422, 501) },
});
