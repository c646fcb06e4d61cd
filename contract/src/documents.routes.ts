import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { CoachDocument } from "./documents.ts";
import { bodyProblems, changeProblems, json, problems, SIGNED_IN } from "./route-answers.ts";

/** The description of the calls (OpenAPI 3.1) knows files as binary strings. */
const UploadedFile = z.instanceof(File).meta({ type: "string", format: "binary" });

export const listDocuments = createRoute({
  method: "get",
  path: "/api/documents",
  tags: ["chat"],
  summary: "What the coach was given to read, newest first",
  security: SIGNED_IN,
  responses: { 200: json(z.array(CoachDocument), "Documents"), ...problems(401, 503) },
});

export const uploadDocument = createRoute({
  method: "post",
  path: "/api/documents",
  tags: ["chat"],
  summary: "Give the coach a CV or notes (PDF, DOCX, TXT, up to 5 MB); only the text is kept",
  security: SIGNED_IN,
  request: {
    body: {
      required: true,
      content: { "multipart/form-data": { schema: z.object({ file: UploadedFile }) } },
    },
  },
  responses: { 201: json(CoachDocument, "What was read"), ...bodyProblems(401, 409, 422) },
});

export const deleteDocument = createRoute({
  method: "delete",
  path: "/api/documents/{id}",
  tags: ["chat"],
  summary: "Take a document back",
  security: SIGNED_IN,
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: { description: "Deleted" }, ...changeProblems(401, 404) },
});
