import { createRoute } from "@hono/zod-openapi";
import { Change } from "./events.ts";
import { problems, SIGNED_IN } from "./route-answers.ts";

export const streamEvents = createRoute({
  method: "get",
  path: "/api/events",
  tags: ["events"],
  summary: "Server-sent events: `change` names what is new for the signed-in person",
  security: SIGNED_IN,
  responses: {
    200: { description: "An event stream", content: { "text/event-stream": { schema: Change } } },
    ...problems(401, 503),
  },
});
