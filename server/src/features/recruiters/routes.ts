import { createHash, timingSafeEqual } from "node:crypto";
import { analyticsOf } from "coach/calibration/analytics";
import { INTERVIEW_MINUTES } from "contract/availability-terms";
import type { OpenRecruiter, Recruiter } from "contract/recruiters";
import {
  confirmRecruiter,
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
import type { Limits } from "../../http/limits.ts";
import { notFound, recruitersOnly, wrongCode } from "../../http/problems.ts";
import { sendJson } from "../../http/send.ts";
import { nextSlotOf, openSlotsOf, rangeOf } from "../../interviews/hours.ts";
import { findHours, listBookedQuarters } from "../../interviews/store.ts";
import {
  confirm,
  countEvaluations,
  countInterviews,
  listConfirmed,
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

/** Takes as long for a code that is nearly right as for any other. */
function isSame(given: string, code: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(code));
}

interface RecruitersDeps {
  db: Database;
  clock: Clock;
  limits: Limits;
  /** The organisation's code; null where it has set none. */
  inviteCode: string | null;
}

export function bindRecruiters(api: Api, { db, clock, limits, inviteCode }: RecruitersDeps): void {
  /** Whether somebody has given the code; null where there is none to give. */
  const confirmedOf = async (ids: readonly string[]) => {
    const confirmed = inviteCode ? await listConfirmed(db, ids) : null;
    return (id: string) => confirmed?.has(id) ?? null;
  };

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
    const [isConfirmed, ratings, booked] = await Promise.all([
      confirmedOf(ids),
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
      const facts = { id, name, introduction, zone, isConfirmed: isConfirmed(id) };
      return [{ ...facts, ...rating, nextSlot: next.toISOString() }];
    });
    open.sort((one, other) => one.nextSlot.localeCompare(other.nextSlot));
    return sendJson(c, JSON.stringify(open));
  });

  const write = async ({ id, name }: User): Promise<Recruiter> => {
    const [hours, ratings, isConfirmed] = await Promise.all([
      findHours(db, id),
      listRatings(db, [id]),
      confirmedOf([id]),
    ]);
    const { introduction = "", zone = null } = hours ?? {};
    const facts = { id, name, introduction, zone, isConfirmed: isConfirmed(id) };
    return { ...facts, ...ratingOf(ratings.get(id)) };
  };

  api.on(getRecruiter, async (c) =>
    c.json(await write(await recruiterOf(c, c.req.valid("param").id)), 200),
  );

  api.on(confirmRecruiter, async (c) => {
    const me = personOf(c);
    if (me.profile !== "recruiter") throw recruitersOnly();
    if (!inviteCode) throw notFound();
    await limits.count("recruiter-code", me.id);
    if (!isSame(c.req.valid("json").code, inviteCode)) throw wrongCode();
    await confirm(db, me.id, clock());
    return c.json(await write(me), 200);
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
