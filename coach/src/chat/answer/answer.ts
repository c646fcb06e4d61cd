import type { ChatRequest } from "../request.ts";
import { answerAirlines, answerRank, answerTattooPlace, answerTattoos } from "./airline-lists.ts";
import { answerClock } from "./clock.ts";
import { readCv } from "./cv.ts";
import { answerDay } from "./day.ts";
import type { Context, Draft } from "./draft.ts";
import { answerEntry } from "./entry.ts";
import { explainCompetency, explainStar } from "./explain.ts";
import { answerFit } from "./fit.ts";
import {
  answerAirlineGap,
  answerEntryGap,
  answerOtherAirline,
  answerWhichAirline,
} from "./gaps.ts";
import { greetNewcomer } from "./introduction.ts";
import { viewOnLine } from "./line.ts";
import { answerAirlineQuestions, answerAirports, answerTopics } from "./lists.ts";
import { apologise } from "./misread.ts";
import { progress, weakest } from "./person.ts";
import { plan } from "./plan.ts";
import {
  drill,
  groupTask,
  hint,
  playNobody,
  practise,
  searchForStory,
  tooShort,
} from "./practise.ts";
import { tellOfProduct } from "./product.ts";
import { quiz, quizAnswer } from "./quiz.ts";
import { ofPractised, receipt } from "./receipt.ts";
import { answerSlips } from "./slips.ts";
import { capabilities, decline, greet, mood, nerves, say, sources } from "./talk.ts";
import { stopPractice, verdict } from "./verdict.ts";

/** Answers an understood request. @param said the person's words, for answers that are judged */
export function answer(request: ChatRequest, said: string, context: Context): Draft {
  switch (request.kind) {
    case "entry":
      return answerEntry(request, context);
    case "airlines":
      return answerAirlines(request, context);
    case "rank":
      return answerRank(request, context);
    case "fit":
      return answerFit(request, context);
    case "tattoo-place":
      return answerTattooPlace(request, context);
    case "tattoos":
      return answerTattoos(request, context);
    case "airports":
      return answerAirports(request, context);
    case "airline-gap":
      return answerAirlineGap(request, context);
    case "entry-gap":
      return answerEntryGap(request, context);
    case "airline-questions":
      return answerAirlineQuestions(request, context);
    case "other-airline":
      return answerOtherAirline(request, context);
    case "which-airline":
      return answerWhichAirline(request, context);
    case "topics":
      return answerTopics(request, context);
    case "explain-star":
      return explainStar(request, context);
    case "explain-competency":
      return explainCompetency(request, context);
    case "practise":
      return practise(request, context, said);
    case "drill":
      return drill(request, context, said);
    case "clock":
      return answerClock(request, context);
    case "group-task":
      return groupTask(context);
    case "role-play":
      return playNobody(context);
    case "quiz":
      return quiz(request, context);
    case "quiz-answer":
      return quizAnswer(request, context);
    case "analyse-answer":
      return answerOfPractice(request, said, context);
    case "practised-answer":
      return ofPractised(request, context);
    case "about-coach":
      return say(request, `about.${request.asks}`, context);
    case "slips":
      return answerSlips(said, context);
    case "view-on-line":
      return viewOnLine(request, said, context);
    case "product":
      return tellOfProduct(request, context);
    case "is-kept":
      return say(request, "practised.not-kept", context);
    case "weakest-answer":
      return weakest(request, context);
    case "assessment-day":
      return answerDay(request, context);
    case "introduction":
      return greetNewcomer(request, context);
    case "progress":
      return progress(request, context);
    case "plan":
      return plan(request, context);
    case "cv":
      return readCv(request, context);
    case "capabilities":
      return capabilities(request, context);
    case "identity":
      return say(request, "talk.identity", context);
    case "nerves":
      return nerves(request, context);
    case "mood":
      return mood(request, context);
    case "greeting":
      return greet(request, context);
    case "thanks":
      return request.isBye
        ? say(request, "talk.bye", context, { name: context.person.name })
        : say(request, "talk.thanks", context);
    case "acknowledge":
      return say(request, "talk.acknowledge", context);
    case "misread":
      return apologise(request, context);
    case "language":
      return say(request, "talk.language", context);
    case "sources":
      return sources(request, context);
    case "limit":
      return decline(request, said, context);
  }
}

function answerOfPractice(
  request: Extract<ChatRequest, { kind: "analyse-answer" }>,
  said: string,
  context: Context,
): Draft {
  switch (request.mode) {
    case "judge":
      return verdict(said, context);
    case "hint":
      return hint(request, context);
    case "no-story":
      return searchForStory(request, context);
    case "stop":
      return stopPractice(request, context);
    case "why":
      return receipt(request, said, context);
    case "too-short":
      return tooShort(request, context);
    case "ask":
      return say(request, "analyse.paste", context);
  }
}
