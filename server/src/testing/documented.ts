import type { RouteConfig } from "@hono/zod-openapi";
import * as aiRecruiter from "contract/ai-recruiter.routes";
import * as airlineFacts from "contract/airline-facts.routes";
import * as airlineTraining from "contract/airline-training.routes";
import * as applications from "contract/applications.routes";
import * as availability from "contract/availability.routes";
import * as avatar from "contract/avatar.routes";
import * as certificates from "contract/certificates.routes";
import * as chat from "contract/chat.routes";
import * as coach from "contract/coach.routes";
import * as delivery from "contract/delivery.routes";
import * as documents from "contract/documents.routes";
import * as emotion from "contract/emotion.routes";
import * as evaluations from "contract/evaluations.routes";
import * as events from "contract/events.routes";
import * as groups from "contract/groups.routes";
import * as health from "contract/health.routes";
import * as inbox from "contract/inbox.routes";
import * as interviewRooms from "contract/interview-rooms.routes";
import * as interviewSessions from "contract/interview-sessions.routes";
import * as mockInterviews from "contract/mock-interviews.routes";
import * as passkeys from "contract/passkeys.routes";
import * as plan from "contract/plan.routes";
import * as progress from "contract/progress.routes";
import * as questionTemplates from "contract/question-templates.routes";
import * as questions from "contract/questions.routes";
import * as recruiters from "contract/recruiters.routes";
import * as responses from "contract/responses.routes";
import * as reviews from "contract/reviews.routes";
import * as scenarioWalks from "contract/scenario-walks.routes";
import * as session from "contract/session.routes";
import * as stories from "contract/stories.routes";
import * as trainerSets from "contract/trainer-sets.routes";
import * as users from "contract/users.routes";
import * as video from "contract/video.routes";
import { expect } from "vitest";
import type { z } from "zod";

const ROOMS = [
  ...[availability, evaluations, interviewRooms, mockInterviews, questionTemplates, recruiters],
  ...[aiRecruiter, airlineFacts, airlineTraining, applications, avatar, chat, coach, delivery],
  ...[documents, emotion, events, groups, health, inbox, scenarioWalks, trainerSets, certificates],
  ...[
    interviewSessions,
    passkeys,
    plan,
    progress,
    questions,
    responses,
    reviews,
    session,
    stories,
    users,
    video,
  ],
];
const ROUTES: RouteConfig[] = ROOMS.flatMap((room) => Object.values(room));

/** The contract's route for a call; of two that fit, the one without a parameter in that place. */
function routeOf(method: string, path: string): RouteConfig | undefined {
  const fitting = ROUTES.filter(
    (route) =>
      route.method === method.toLowerCase() &&
      new RegExp(`^${route.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );
  return fitting.toSorted((a, b) => a.path.split("{").length - b.path.split("{").length)[0];
}

/** Fails the test when an answer is not what the contract says of its call: its status, its shape. */
export function expectDocumented(
  method: string,
  path: string,
  answer: { status: number; body: unknown },
): void {
  const [address = ""] = path.split("?");
  const route = routeOf(method, address);
  if (!route || answer.status === 304) return;
  const call = `${method} ${route.path}: ${answer.status}`;
  const documented = route.responses[answer.status];
  expect(documented, `${call} is not in the contract`).toBeDefined();
  if (!documented || !("content" in documented) || answer.body === null) return;
  const [content] = Object.values(documented.content ?? {}) as { schema: z.ZodType }[];
  // What a schema does not name is stripped: equal means that nothing else was sent.
  const read = content?.schema.parse(answer.body);
  expect(read, `${call} has another shape in the contract`).toEqual(answer.body);
}
