import { REVIEW_PAGE, REVIEWS_MAX } from "contract/review-terms";
import { addReviews as addRoute, getReviewState } from "contract/reviews.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import { tooManyReviews } from "../../http/problems.ts";
import { sendJson } from "../../http/send.ts";
import { addReviews, readLog } from "./store.ts";

/** The review log: everybody has their own, from all their devices. */
export function bindReviews(api: Api, { db, clock }: { db: Database; clock: Clock }): void {
  api.on(addRoute, async (c) => {
    const now = clock().getTime();
    // A device whose clock runs ahead would put its answers after everything that comes.
    const answers = c.req.valid("json").reviews.map((review) => ({
      ...review,
      reviewedAt: new Date(Math.min(Date.parse(review.reviewedAt), now)),
    }));
    const stored = await addReviews(db, personOf(c).id, answers).catch(refuseOrphan);
    if (stored === "is-full") throw tooManyReviews(REVIEWS_MAX);
    return c.json({ stored }, 200);
  });

  api.on(getReviewState, async (c) => {
    const { after } = c.req.valid("query");
    return sendJson(c, JSON.stringify(await readLog(db, personOf(c).id, after, REVIEW_PAGE)));
  });
}
