import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { InboxNotice, InboxSettings, InboxSettingsChange, ReadNotices, Unread } from "./inbox.ts";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";

export const listInbox = createRoute({
  method: "get",
  path: "/api/inbox",
  tags: ["inbox"],
  summary: "One's own notices, newest first; the next page stands in the Link header",
  security: SIGNED_IN,
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(30),
      cursor: z.string().max(200).optional(),
    }),
  },
  responses: { 200: json(z.array(InboxNotice), "Notices"), ...problems(400, 401, 503) },
});

export const countUnread = createRoute({
  method: "get",
  path: "/api/inbox/unread",
  tags: ["inbox"],
  summary: "How many notices wait to be read; the language of the call becomes that of e-mail",
  security: SIGNED_IN,
  responses: { 200: json(Unread, "The number"), ...problems(401, 503) },
});

export const markRead = createRoute({
  method: "post",
  path: "/api/inbox/read",
  tags: ["inbox"],
  summary: "Mark notices as read, those named or all; ids of other people's are passed over",
  security: SIGNED_IN,
  request: { body: jsonBody(ReadNotices) },
  responses: { 200: json(Unread, "How many are left"), ...bodyProblems(401) },
});

export const deleteNotice = createRoute({
  method: "delete",
  path: "/api/inbox/{id}",
  tags: ["inbox"],
  summary: "Delete one notice",
  security: SIGNED_IN,
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: { description: "Deleted" }, ...changeProblems(401, 404) },
});

export const clearInbox = createRoute({
  method: "delete",
  path: "/api/inbox",
  tags: ["inbox"],
  summary: "Delete all of one's notices",
  security: SIGNED_IN,
  responses: { 204: { description: "Deleted" }, ...changeProblems(401) },
});

export const getInboxSettings = createRoute({
  method: "get",
  path: "/api/inbox/settings",
  tags: ["inbox"],
  summary: "Whether notices go out by e-mail as well",
  security: SIGNED_IN,
  responses: { 200: json(InboxSettings, "The settings"), ...problems(401, 503) },
});

export const changeInboxSettings = createRoute({
  method: "put",
  path: "/api/inbox/settings",
  tags: ["inbox"],
  summary: "Switch e-mail about one's interviews and groups on or off",
  security: SIGNED_IN,
  request: { body: jsonBody(InboxSettingsChange) },
  responses: { 200: json(InboxSettings, "The settings"), ...bodyProblems(401) },
});
