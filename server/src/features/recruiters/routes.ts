import { analyticsOf } from "coach/calibration/analytics";
import { INTERVIEW_MINUTES } from "contract/availability-terms";
import type { OpenRecruiter, Recruiter } from "contract/recruiters";
import {
  getRecruiter,
  getRecruiterAnalytics,
  getRecruiterFigures,
  listRecruiters,
  listSlots,
} from "contract/recruiters.routes";
import type { User } from "contract/users";
import { isUuid, ownId } from "../../accounts/own-id.ts";
import { findUser } from "../../accounts/store.ts";
import { type Clock, DAY_MS } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { type Api, type ApiContext, personOf } from "../../http/api.ts";
import { notFound } from "../../http/problems.ts";
import { sendJson } from "../../http/send.ts";
import { nextSlotOf, openSlotsOf, rangeOf } from "../../interviews/hours.ts";
import { findHours, listBookedQuarters } from "../../interviews/store.ts";
import {
  countEvaluations,
  countInterviews,
  listOthers,
  listPublished,
  listRatings,
  listScored,
  type Rating,
} from "./store.ts";

/** Specification 1, section 9: the rating of somebody whom nobody has rated. */
const RATING_WITHOUT_ANY = 5;
/** More than anybody would look through. */
const RECRUITERS_MAX = 200;

const ratingOf = (rating: Rating | undefined) => ({
  rating: rating?.mean ?? RATING_WITHOUT_ANY,
  ratings: rating?.count ?? 0,
});

export function bindRecruiters(api: Api, { db, clock }: { db: Database; clock: Clock }): void {
  /** A person of the recruiter's profile; `me` is whoever asks. */
  const recruiterOf = async (c: Pick<ApiContext, "get">, id: string): Promise<User> => {
    if (id === "me") return personOf(c);
    const user = isUuid(id) ? await findUser(db, id) : null;
    if (user?.profile !== "recruiter") throw notFound();
    return user;
  };

  api.on(listRecruiters, async (c) => {
    const now = clock();
    const published = await listPublished(db, RECRUITERS_MAX);
    const ids = published.map(({ hours }) => hours.userId);
    const until = new Date(
      Math.max(now.getTime(), ...published.map(({ hours }) => rangeOf(hours, now).until.getTime())),
    );
    const [ratings, booked] = await Promise.all([
      listRatings(db, ids),
      listBookedQuarters(db, ids, { from: now, until }),
    ]);
    const taken = Map.groupBy(booked, ({ personId }) => personId);
    const open = published.flatMap(({ name, hours }): OpenRecruiter[] => {
      const quarters = (taken.get(hours.userId) ?? []).map(({ startsAt }) => startsAt);
      const next = nextSlotOf(hours, now, quarters);
      const { userId: id, introduction, zone } = hours;
      if (!next) return [];
      const rating = ratingOf(ratings.get(id));
      return [{ id, name, introduction, zone, ...rating, nextSlot: next.toISOString() }];
    });
    open.sort((one, other) => one.nextSlot.localeCompare(other.nextSlot));
    return sendJson(c, JSON.stringify(open));
  });

  api.on(getRecruiter, async (c) => {
    const { id, name } = await recruiterOf(c, c.req.valid("param").id);
    const [hours, ratings] = await Promise.all([findHours(db, id), listRatings(db, [id])]);
    const { introduction = "", zone = null } = hours ?? {};
    const recruiter: Recruiter = { id, name, introduction, zone, ...ratingOf(ratings.get(id)) };
    return c.json(recruiter, 200);
  });

  api.on(listSlots, async (c) => {
    const { id, isDemo } = await recruiterOf(c, c.req.valid("param").id);
    const hours = isDemo ? null : await findHours(db, id);
    const slots = hours ? await openSlotsOf(db, hours, clock()) : [];
    return c.json(
      {
        zone: hours?.zone ?? "UTC",
        durationMinutes: INTERVIEW_MINUTES,
        slots: slots.map((slot) => slot.toISOString()),
      },
      200,
    );
  });

  api.on(getRecruiterAnalytics, async (c) => {
    const recruiterId = await ownId(c, db, c.req.valid("param").id);
    const { period, interviewType, airline } = c.req.valid("query");
    const since = period === "all" ? null : new Date(clock().getTime() - Number(period) * DAY_MS);
    const wanted = { recruiterId, since };
    const [given, others] = [await listScored(db, wanted), await listOthers(db, wanted)];
    return c.json(analyticsOf(given, others, { interviewType, airline }), 200);
  });

  api.on(getRecruiterFigures, async (c) => {
    const id = await ownId(c, db, c.req.valid("param").id);
    const [interviews, given] = await Promise.all([
      countInterviews(db, id),
      countEvaluations(db, id),
    ]);
    return c.json({ ...interviews, ...given }, 200);
  });
}
