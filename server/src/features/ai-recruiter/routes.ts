import { giveRecruiterFeedback } from "contract/ai-recruiter.routes";
import type { Coach } from "../../ai/coach.ts";
import type { QuestionBank } from "../../ai/question-bank.ts";
import { findRecruiter } from "../../ai/recruiters.ts";
import { type Api, personOf } from "../../http/api.ts";
import { languageOf } from "../../http/language.ts";
import { unknownRecruiter } from "../../http/problems.ts";

/** Nothing is stored: a finished interview is kept as a whole by its own room. */
export function bindRecruiterFeedback(api: Api, deps: { coach: Coach; bank: QuestionBank }): void {
  const { coach, bank } = deps;

  api.on(giveRecruiterFeedback, async (c) => {
    const { avatarProfile, question, ...answer } = c.req.valid("json");
    const recruiter = findRecruiter(avatarProfile.id);
    if (!recruiter) throw unknownRecruiter();
    const given = {
      ...{ ...answer, recruiter, question: bank.byText(question) },
      language: languageOf(c.req),
    };
    return c.json(await coach.giveFeedback(given, personOf(c).id), 200);
  });
}
