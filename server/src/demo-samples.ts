import type { Coach } from "./ai/coach.ts";
import type { QuestionBank } from "./ai/question-bank.ts";
import type { Clock } from "./clock.ts";
import type { createAirlineTraining } from "./features/airline-training/service.ts";
import { createSampleApplications } from "./features/applications/routes.ts";
import type { createChat } from "./features/chat/service.ts";
import { createSampleInterviews } from "./features/interview-sessions/sample.ts";
import { insertBookmarks } from "./features/questions/store.ts";
import type { createResponses } from "./features/responses/service.ts";
import { insertReviews } from "./features/reviews/store.ts";
import { DEMO_ANSWERS } from "./features/session/demo-answers.ts";
import { DEMO_APPLICATIONS } from "./features/session/demo-applications.ts";
import {
  DEMO_BOOKMARKS,
  DEMO_QUIZ,
  DEMO_STORIES,
  demoMessages,
} from "./features/session/demo-coaching.ts";
import { DEMO_EVALUATION } from "./features/session/demo-evaluation.ts";
import { DEMO_INTERVIEW } from "./features/session/demo-interview.ts";
import { demoReviews } from "./features/session/demo-reviews.ts";
import type { AddSamples } from "./features/session/service.ts";
import type { createStories } from "./features/stories/service.ts";
import { createSampleEvaluations } from "./interviews/sample.ts";
import type { Random } from "./random.ts";

interface Rooms {
  clock: Clock;
  random: Random;
  coach: Coach;
  bank: QuestionBank;
  responses: ReturnType<typeof createResponses>;
  stories: ReturnType<typeof createStories>;
  airlineTraining: ReturnType<typeof createAirlineTraining>;
  chat: ReturnType<typeof createChat>;
}

/** What a demo account begins with: each room adds its part of one small, plausible history. */
export function createDemoSamples(rooms: Rooms): AddSamples {
  const { clock, random, coach, bank, responses, stories, airlineTraining, chat } = rooms;
  const addInterview = createSampleInterviews({ clock, random, coach, bank });
  const addEvaluation = createSampleEvaluations({ clock, random });
  const addApplications = createSampleApplications({ clock, random });
  return async (tx, user, language) => {
    await responses.addSamples(tx, user.id, DEMO_ANSWERS, language);
    await stories.addSamples(tx, user.id, DEMO_STORIES);
    await addInterview(tx, user.id, DEMO_INTERVIEW);
    await addEvaluation(tx, user.id, DEMO_EVALUATION);
    await airlineTraining.addSample(tx, user.id, DEMO_QUIZ);
    await addApplications(tx, user.id, DEMO_APPLICATIONS);
    await insertReviews(tx, user.id, demoReviews(clock(), random));
    await insertBookmarks(tx, user.id, DEMO_BOOKMARKS);
    await chat.addSamples(tx, user, demoMessages(language), language);
  };
}
