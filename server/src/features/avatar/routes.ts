import { adaptResponse } from "contract/avatar.routes";
import type { Coach } from "../../ai/coach.ts";
import { findRecruiter } from "../../ai/recruiters.ts";
import { type Api, personOf } from "../../http/api.ts";
import { languageOf } from "../../http/language.ts";
import { unknownRecruiter } from "../../http/problems.ts";

/** Nothing is stored, the emotion least of all: it is for the person alone. */
export function bindAvatar(api: Api, coach: Coach): void {
  api.on(adaptResponse, async (c) => {
    const { avatarProfile, emotionData, interviewContext, originalFeedback, saidBefore, ...asked } =
      c.req.valid("json");
    const recruiter = findRecruiter(avatarProfile.id);
    if (!recruiter) throw unknownRecruiter();
    const { id, ...own } = personOf(c);
    const targetRegion = asked.targetRegion ?? own.targetRegion;
    const { question, interviewType } = interviewContext;
    const input = {
      ...{ recruiter, question, interviewType, targetRegion, saidBefore },
      ...{ feedback: originalFeedback, emotion: emotionData, language: languageOf(c.req) },
    };
    return c.json(await coach.adapt(input, id), 200);
  });
}
