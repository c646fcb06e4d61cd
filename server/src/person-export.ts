import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { exportSessions } from "./delivery/store.ts";
import type { createAirlineTraining } from "./features/airline-training/service.ts";
import { exportApplications } from "./features/applications/routes.ts";
import { exportHours } from "./features/availability/routes.ts";
import { exportCertificates } from "./features/certificates/store.ts";
import { exportChat } from "./features/chat/store.ts";
import { exportDocuments } from "./features/documents/store.ts";
import { exportEvaluations } from "./features/evaluations/routes.ts";
import { exportGroups } from "./features/groups/routes.ts";
import { exportInbox } from "./features/inbox/routes.ts";
import { exportDesks } from "./features/interview-rooms/store.ts";
import type { createInterviewSessions } from "./features/interview-sessions/service.ts";
import { exportMockInterviews } from "./features/mock-interviews/routes.ts";
import { listPasskeys } from "./features/passkeys/store.ts";
import { readSettings } from "./features/plan/store.ts";
import { listPreparations } from "./features/preparation/store.ts";
import { listTargets } from "./features/progress/store.ts";
import { listTemplates } from "./features/question-templates/store.ts";
import { listBookmarks } from "./features/questions/store.ts";
import type { createResponses } from "./features/responses/service.ts";
import { exportReviews } from "./features/reviews/store.ts";
import { exportWalks } from "./features/scenario-walks/store.ts";
import { exportSharedAnswers } from "./features/shared-answers/store.ts";
import type { createStories } from "./features/stories/service.ts";
import { exportSets } from "./features/trainer-sets/store.ts";
import { createExport, type ExportPerson } from "./features/users/export.ts";

interface Rooms {
  db: Database;
  clock: Clock;
  responses: ReturnType<typeof createResponses>;
  stories: ReturnType<typeof createStories>;
  airlineTraining: ReturnType<typeof createAirlineTraining>;
  interviews: ReturnType<typeof createInterviewSessions>;
}

/** What each room keeps of a person, for the download of all of it. A room that keeps something has its line here. */
export function createPersonExport(rooms: Rooms): ExportPerson {
  const { db, clock, responses, stories, airlineTraining, interviews } = rooms;
  return createExport(db, clock, {
    responses: async (tx, userId) => responses.exportAll(tx, userId),
    stories: async (tx, userId) => stories.list(userId, tx),
    bookmarks: listBookmarks,
    chat: exportChat,
    documents: exportDocuments,
    delivery: exportSessions,
    airlineQuizzes: async (tx, userId) => airlineTraining.listQuizzes(userId, tx),
    interviewSessions: async (tx, userId) => interviews.exportAll(tx, userId),
    preparation: listPreparations,
    applications: exportApplications,
    plan: readSettings,
    reviews: exportReviews,
    availability: exportHours,
    mockInterviews: exportMockInterviews,
    evaluations: exportEvaluations,
    interviewRooms: exportDesks,
    questionTemplates: listTemplates,
    scenarioWalks: exportWalks,
    groups: exportGroups,
    sharedAnswers: exportSharedAnswers,
    certificates: exportCertificates,
    trainerSets: exportSets,
    inbox: exportInbox,
    skillTargets: listTargets,
    passkeys: listPasskeys,
  });
}
