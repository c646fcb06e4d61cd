import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Certificate, CertificateNumber } from "./certificates.ts";
import { json, problems, SIGNED_IN } from "./route-answers.ts";

export const findCertificate = createRoute({
  method: "get",
  path: "/api/certificates/{number}",
  tags: ["certificates"],
  summary: "What the certificate of a number says, for whoever checks it; tries are counted",
  security: SIGNED_IN,
  request: { params: z.object({ number: CertificateNumber }) },
  responses: { 200: json(Certificate, "The certificate"), ...problems(400, 401, 404, 429, 503) },
});
