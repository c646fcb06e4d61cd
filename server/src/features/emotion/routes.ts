import { analyzeEmotion } from "contract/emotion.routes";
import type { Coach } from "../../ai/coach.ts";
import { findRecruiter } from "../../ai/recruiters.ts";
import { type Api, personOf } from "../../http/api.ts";
import { unknownRecruiter } from "../../http/problems.ts";

/** Reads a draft and forgets it: nothing is stored, and no word of it reaches the log. */
export function bindEmotion(api: Api, coach: Coach): void {
  api.on(analyzeEmotion, async (c) => {
    const { text, avatarProfile } = c.req.valid("json");
    if (avatarProfile && !findRecruiter(avatarProfile.id)) throw unknownRecruiter();
    return c.json(await coach.readEmotion(text, personOf(c).id), 200);
  });
}
