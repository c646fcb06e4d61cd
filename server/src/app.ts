import { AIRLINE_QUESTIONS } from "content/airline-questions/airline-questions";
import { AIRLINES } from "content/airlines/airlines";
import { mockInterviewQuestionsIn } from "content/mock-interview/in-language";
import { MOCK_INTERVIEW_OWN_QUESTIONS } from "content/mock-interview/own-questions";
import { QUESTIONS } from "content/questions/questions";
import { uploadDocument } from "contract/documents.routes";
import { analyzeEmotion } from "contract/emotion.routes";
import { LANGUAGE_CODES } from "contract/languages";
import { createTranscript } from "contract/transcripts.routes";
import { analyzeVideo } from "contract/video.routes";
import { createSessions } from "./accounts/sessions.ts";
import type { Coach } from "./ai/coach.ts";
import { createQuestionBank } from "./ai/question-bank.ts";
import type { Speaker } from "./ai/speech/speech.ts";
import type { Transcriber } from "./ai/transcript/transcriber.ts";
import type { Clock } from "./clock.ts";
import type { OpenDatabase } from "./db/database.ts";
import { createDeliverySessions } from "./delivery/sessions.ts";
import { createDemoSamples } from "./demo-samples.ts";
import { bindRecruiterFeedback } from "./features/ai-recruiter/routes.ts";
import { bindSpeech } from "./features/ai-recruiter/speak.ts";
import { bindAirlineFacts } from "./features/airline-facts/routes.ts";
import { bindAirlineTraining } from "./features/airline-training/routes.ts";
import { createAirlineTraining } from "./features/airline-training/service.ts";
import { bindApplications } from "./features/applications/routes.ts";
import { bindAvailability } from "./features/availability/routes.ts";
import { bindAvatar } from "./features/avatar/routes.ts";
import { bindCertificates } from "./features/certificates/routes.ts";
import { bindChat } from "./features/chat/routes.ts";
import { createChat } from "./features/chat/service.ts";
import { bindCoach } from "./features/coach/routes.ts";
import { bindDelivery } from "./features/delivery/routes.ts";
import { bindDocs } from "./features/docs/routes.ts";
import { bindDocuments, UPLOAD_LIMIT } from "./features/documents/routes.ts";
import { bindEmotion } from "./features/emotion/routes.ts";
import { bindEvaluations } from "./features/evaluations/routes.ts";
import { createHub } from "./features/events/hub.ts";
import { bindEvents } from "./features/events/routes.ts";
import { createDueReminders } from "./features/groups/due.ts";
import { bindGroups, leaveGroups } from "./features/groups/routes.ts";
import { createGroups } from "./features/groups/service.ts";
import { bindHealth } from "./features/health/routes.ts";
import { bindInbox } from "./features/inbox/routes.ts";
import type { IceConfiguration } from "./features/interview-calls/ice-servers.ts";
import { bindInterviewCalls } from "./features/interview-calls/routes.ts";
import { bindInterviewRooms } from "./features/interview-rooms/routes.ts";
import { bindInterviewSessions } from "./features/interview-sessions/routes.ts";
import { createInterviewSessions } from "./features/interview-sessions/service.ts";
import { bindMockInterviews } from "./features/mock-interviews/routes.ts";
import { createMockInterviews } from "./features/mock-interviews/service.ts";
import { bindPasskeys } from "./features/passkeys/routes.ts";
import { bindPlan } from "./features/plan/routes.ts";
import { bindPreparation } from "./features/preparation/routes.ts";
import { bindProgress } from "./features/progress/routes.ts";
import { bindQuestionTemplates } from "./features/question-templates/routes.ts";
import { bindBookmarks } from "./features/questions/bookmarks.ts";
import { questionsByAirline } from "./features/questions/model.ts";
import { bindQuestions } from "./features/questions/routes.ts";
import { bindRecruiters } from "./features/recruiters/routes.ts";
import { bindResponses } from "./features/responses/routes.ts";
import { createResponses } from "./features/responses/service.ts";
import { bindReviews } from "./features/reviews/routes.ts";
import { bindScenarioWalks } from "./features/scenario-walks/routes.ts";
import { bindSecondEvaluations } from "./features/second-evaluations/routes.ts";
import { bindSession } from "./features/session/routes.ts";
import { createSignIn } from "./features/session/service.ts";
import { bindSharedAnswers } from "./features/shared-answers/routes.ts";
import { createSharedAnswers } from "./features/shared-answers/service.ts";
import { announceAnswerGone } from "./features/shared-answers/store.ts";
import { bindStories } from "./features/stories/routes.ts";
import { createStories } from "./features/stories/service.ts";
import { bindTrainerSets } from "./features/trainer-sets/routes.ts";
import { createTrainerSets } from "./features/trainer-sets/service.ts";
import { bindTranscripts, SOUND_LIMIT } from "./features/transcripts/routes.ts";
import { bindUsers } from "./features/users/routes.ts";
import { createBoard } from "./features/video/board.ts";
import { bindVideo, VIDEO_LIMIT } from "./features/video/routes.ts";
import { createVideos } from "./features/video/service.ts";
import { type ApiContext, createApi, createHono } from "./http/api.ts";
import { limitBodies } from "./http/body-limits.ts";
import { answerErrors, problemResponse } from "./http/errors.ts";
import { createLimits, limitChanges } from "./http/limits.ts";
import type { Log } from "./http/log.ts";
import { answerUnbound } from "./http/methods.ts";
import { checkOrigin, clientAddress, type Reach } from "./http/origin.ts";
import { unknownPath } from "./http/problems.ts";
import { requestLog } from "./http/request-log.ts";
import { contentSecurityPolicy, securityHeaders } from "./http/security-headers.ts";
import type { WebFiles } from "./http/web-files.ts";
import { leaveInterviews } from "./interviews/leaving.ts";
import { createUploadFolder } from "./media/upload-folder.ts";
import { createVideoAnalyser, type VideoAnalyser } from "./media/video-analyser.ts";
import { createTell } from "./notices/notices.ts";
import { giveReminders } from "./notices/reminders.ts";
import { createPersonExport } from "./person-export.ts";
import { type Random, systemRandom } from "./random.ts";

/** Calls that a screen makes at every change of a draft. */
const READ_WHILE_TYPING: ReadonlySet<string> = new Set([analyzeEmotion.path]);

const CHANGES = ["POST", "PUT", "PATCH", "DELETE"];

const NO_ICE: IceConfiguration = { stunUrls: [], turnUrls: [], turn: null };

export type AppParts = {
  database: OpenDatabase;
  coach: Coach;
  speech: Speaker;
  /** Host of the model service behind the coach; null without one. */
  modelHost?: string | null;
  /** Host of the configured speech service; null without one. */
  speechHost?: string | null;
  /** Writes down what is said in a recording; null without a configured service. */
  transcriber?: Transcriber | null;
  analyser?: VideoAnalyser;
  ice?: IceConfiguration;
  /** What a recruiter gives to be confirmed; null where nobody has to. */
  inviteCode?: string | null;
  clock: Clock;
  log: Log;
  reach: Reach;
  random?: Random;
  webFiles?: WebFiles | null;
  /** Whether this server sends letters. */
  isMailing?: boolean;
};

/** Joins the rooms into one application. It holds open streams and analyses until `stop` is called. */
export async function createApp(parts: AppParts) {
  const { database, coach, speech, modelHost = null, speechHost = null, clock, log, reach } = parts;
  const { random = systemRandom, webFiles = null, transcriber = null, isMailing = false } = parts;
  const { analyser = createVideoAnalyser(), ice = NO_ICE, inviteCode = null } = parts;
  const { db } = database;
  const addressOf = (c: ApiContext) => clientAddress(c, reach);

  const hub = await createHub(database);
  const limits = createLimits(database.sharedPool);
  const sessions = createSessions({ db, clock, random, reach });
  const ofAirlines = questionsByAirline(AIRLINES, AIRLINE_QUESTIONS);
  const airlinesOwn = [...ofAirlines.values()].flat();
  const further = [...airlinesOwn, ...MOCK_INTERVIEW_OWN_QUESTIONS];
  const translated = LANGUAGE_CODES.flatMap(mockInterviewQuestionsIn);
  const practised = [...QUESTIONS, ...airlinesOwn];
  const bank = createQuestionBank(practised, MOCK_INTERVIEW_OWN_QUESTIONS, translated);
  const responses = createResponses({ db, coach, clock, random, bank });
  const stories = createStories({ db, clock, random, questions: QUESTIONS });
  const interviews = createInterviewSessions({ db, clock, random, bank });
  const tell = createTell({ clock, random, isMailing });
  const mockInterviews = createMockInterviews({ db, clock, random, tell });
  const groups = createGroups({ db, clock, random, tell });
  const sharedAnswers = createSharedAnswers({ db, clock, random, tell });
  const airlineTraining = createAirlineTraining({ db, clock, random });
  const chat = createChat({ db, coach, clock, random });
  const deliveries = createDeliverySessions({ db, clock, random });
  const videos = createVideos({ analyser, deliveries, coach, bank, transcriber });
  const board = await createBoard(database, db, random);
  const folder = createUploadFolder();
  const addSamples = createDemoSamples({
    ...{ clock, random, coach, bank, responses, stories, airlineTraining, chat },
  });
  const signIn = createSignIn({ db, clock, random, sessions, addSamples });
  const exportPerson = createPersonExport({
    ...{ db, clock, responses, stories, airlineTraining, interviews },
  });

  const hono = createHono();
  const isPublishedHttps = reach.publicUrl?.protocol === "https:";
  const policy = contentSecurityPolicy(webFiles?.hashes ?? { scripts: [], styles: [] });
  hono.onError(answerErrors(log));
  hono.use(requestLog(log), securityHeaders(policy, isPublishedHttps));
  hono.on(CHANGES, "/api/*", checkOrigin(reach));
  hono.on(
    CHANGES,
    "/api/*",
    limitBodies({
      [uploadDocument.path]: UPLOAD_LIMIT,
      [analyzeVideo.path]: VIDEO_LIMIT,
      [createTranscript.path]: SOUND_LIMIT,
    }),
  );

  const api = createApi(hono, {
    signedIn: sessions.signedIn,
    limit: limitChanges(limits, addressOf, READ_WHILE_TYPING),
  });
  bindHealth(api, db);
  bindCoach(api, { modelHost, transcriptHost: transcriber?.host ?? null, speechHost });
  bindSession(api, { sessions, signIn, limits, addressOf });
  bindUsers(api, {
    ...{ db, sessions, limits, exportPerson },
    leave: async (tx, userId) => {
      await leaveInterviews(tx, userId, { now: clock(), tell });
      await leaveGroups(tx, userId, tell);
    },
  });
  await bindAirlineFacts(api, AIRLINES);
  bindAirlineTraining(api, airlineTraining);
  bindBookmarks(api, { db, questions: QUESTIONS });
  await bindQuestions(api, {
    questions: QUESTIONS,
    ...{ further, ofAirlines, inLanguage: mockInterviewQuestionsIn, random },
  });
  bindResponses(api, { db, responses, announceGone: announceAnswerGone });
  bindRecruiterFeedback(api, { coach, bank });
  bindSpeech(api, { speech, limits });
  bindAvatar(api, coach);
  bindEmotion(api, coach);
  bindProgress(api, { db, clock });
  bindPreparation(api, { db, clock });
  bindStories(api, { db, stories });
  bindApplications(api, { db, clock, random });
  bindPlan(api, { db });
  bindReviews(api, { db, clock });
  bindScenarioWalks(api, { db, clock });
  bindChat(api, { db, chat, limits, log });
  bindDocuments(api, { db, clock, random, limits });
  bindDelivery(api, { db, deliveries });
  bindInterviewSessions(api, { db, interviews });
  bindAvailability(api, { db });
  bindRecruiters(api, { db, clock, limits, inviteCode });
  bindMockInterviews(api, { db, clock, interviews: mockInterviews });
  bindInterviewRooms(api, { db });
  bindInterviewCalls(api, { db, clock, ice });
  bindQuestionTemplates(api, { db, random });
  bindEvaluations(api, { db, clock, random, tell });
  bindSecondEvaluations(api, { db, random });
  bindGroups(api, { db, groups, limits });
  bindSharedAnswers(api, sharedAnswers);
  bindCertificates(api, { db, limits });
  bindTrainerSets(api, { db, sets: createTrainerSets({ db, clock, random }) });
  bindInbox(api, { db, isMailing });
  const video = bindVideo(api, { db, random, limits, videos, analyser, board, folder });
  const transcripts = bindTranscripts(api, { random, limits, transcriber, folder });
  bindPasskeys(api, { db, clock, sessions, limits, reach, addressOf });
  bindEvents(api, hub);
  bindDocs(hono);

  hono.all(
    "/api/*",
    answerUnbound(() => hono.routes),
  );
  if (webFiles) hono.get("*", webFiles.handler);
  hono.notFound((c) => problemResponse(c, unknownPath()));

  const stop = () => {
    hub.endAll();
    video.stop();
    transcripts.stop();
    analyser.stop();
    folder.remove();
  };
  const listDue = createDueReminders(db);
  /** Reminds everybody of what comes; gives how many were reminded. */
  const remind = () => giveReminders({ db, tell, listDue }, clock());
  return { fetch: hono.fetch, request: hono.request, remind, stop };
}
