import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Ceremony, CeremonyAnswer, Passkey } from "./passkeys.ts";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";
import { User } from "./users.ts";

export const listPasskeys = createRoute({
  method: "get",
  path: "/api/passkeys",
  tags: ["passkeys"],
  summary: "One's own passkeys",
  security: SIGNED_IN,
  responses: { 200: json(z.array(Passkey), "Passkeys, oldest first"), ...problems(401, 503) },
});

export const startPasskeyRegistration = createRoute({
  method: "post",
  path: "/api/passkeys/registration-options",
  tags: ["passkeys"],
  summary: "Begin to register a passkey: options for the browser, good once and for 5 minutes",
  security: SIGNED_IN,
  responses: {
    200: json(Ceremony, "Options for startRegistration"),
    ...changeProblems(401, 409),
  },
});

export const registerPasskey = createRoute({
  method: "post",
  path: "/api/passkeys",
  tags: ["passkeys"],
  summary: "Register the passkey that the browser made; `label` names it",
  security: SIGNED_IN,
  request: { body: jsonBody(CeremonyAnswer) },
  responses: { 201: json(Passkey, "The passkey"), ...bodyProblems(401, 409) },
});

export const startPasskeySignIn = createRoute({
  method: "post",
  path: "/api/passkeys/authentication-options",
  tags: ["passkeys"],
  summary: "Begin to sign in with a passkey: options for the browser, good once and for 5 minutes",
  responses: { 200: json(Ceremony, "Options for startAuthentication"), ...changeProblems(409) },
});

export const signInWithPasskey = createRoute({
  method: "post",
  path: "/api/passkeys/authentication",
  tags: ["passkeys"],
  summary: "Sign in with what the browser signed",
  request: { body: jsonBody(CeremonyAnswer) },
  responses: {
    200: json(User, "The account; a cookie holds the session"),
    ...bodyProblems(401, 409),
  },
});

export const deletePasskey = createRoute({
  method: "delete",
  path: "/api/passkeys/{id}",
  tags: ["passkeys"],
  summary: "Remove one passkey",
  security: SIGNED_IN,
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: { description: "Removed" }, ...changeProblems(400, 401, 404) },
});
