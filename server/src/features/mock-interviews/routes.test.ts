import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  book,
  FIRST_SLOT,
  heldInterview,
  openRecruiter,
  SECOND_SLOT,
} from "../../testing/bookings.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const BEFORE = new Date("2026-11-20T12:00:00.000Z");
const minutesAfter = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000);

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });
  beforeEach(() => {
    app.now = BEFORE;
  });
  const slotsOf = async (who: Client, recruiterId: string): Promise<string[]> =>
    (await who.get(`/api/recruiters/${recruiterId}/slots`)).body.slots;

  describe("booking", () => {
    test("takes the slot away, and both see the interview", async () => {
      const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
      expect(await slotsOf(ana, rosa.user.id)).toHaveLength(8);
      const { status, body } = await book(ana, rosa.user.id, {
        notes: "My first one",
        airline: "KLM",
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        ...{ candidateName: "Ana Lima", recruiterName: "Rosa Keller", status: "scheduled" },
        ...{ scheduledAt: FIRST_SLOT, duration: 30, notes: "My first one", airline: "KLM" },
        ...{ candidateZone: "Asia/Dubai", recruiterZone: "Europe/London", isEvaluated: false },
      });
      expect(await slotsOf(ana, rosa.user.id)).toHaveLength(7);
      const { body: hers } = await ana.get("/api/mock-interviews?candidateId=me");
      const { body: rosas } = await rosa.get("/api/mock-interviews?recruiterId=me");
      expect([hers, rosas].map((list) => list.map(({ id }: { id: string }) => id))).toEqual([
        ...[[body.id], [body.id]],
      ]);
    });

    test("fifty at once for one slot: one gets it, all others read that it has gone", async () => {
      const rosa = await openRecruiter(app);
      const people = await Promise.all(Array.from({ length: 50 }, () => app.signIn()));
      const answers = await Promise.all(people.map((who) => book(who, rosa.user.id)));
      const won = answers.filter(({ status }) => status === 201);
      const lost = answers.filter(({ status }) => status === 409);
      expect([won.length, lost.length]).toEqual([1, 49]);
      expect(new Set(lost.map(({ body }) => body.title))).toEqual(new Set(["This time has gone"]));
      expect((await rosa.get("/api/mock-interviews")).body).toHaveLength(1);
    });

    test("nobody is in two interviews at once", async () => {
      const ana = await app.signIn();
      const [one, two] = [await openRecruiter(app), await openRecruiter(app)];
      expect((await book(ana, one.user.id)).status).toBe(201);
      const { status, body } = await book(ana, two.user.id);
      expect([status, body.title]).toEqual([409, "You are busy at this time"]);
      expect(await slotsOf(ana, two.user.id)).toContain(FIRST_SLOT);
    });

    test("a candidate has five before them at most", async () => {
      const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
      const slots = await slotsOf(ana, rosa.user.id);
      const answers = [];
      for (const scheduledAt of slots.slice(0, 6))
        answers.push((await book(ana, rosa.user.id, { scheduledAt })).status);
      expect(answers).toEqual([201, 201, 201, 201, 201, 409]);
    });

    test.each<[string, Record<string, unknown>, number, string]>([
      ["in the past", { scheduledAt: "2026-11-16T09:00:00Z" }, 400, "scheduledAt"],
      ["at a time that is none", { scheduledAt: "tomorrow" }, 400, "scheduledAt"],
      ["beside the offered times", { scheduledAt: "2026-11-23T09:10:00Z" }, 409, ""],
      ["beyond the last day", { scheduledAt: "2026-12-28T09:00:00Z" }, 409, ""],
      ["in a zone that is none", { timezone: "Mars/Base" }, 400, "timezone"],
      ["with somebody unknown", { recruiterId: UNKNOWN }, 404, ""],
      ["of no kind", { interviewType: "chat" }, 400, "interviewType"],
    ])("%s is refused", async (_, change, status, path) => {
      const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
      const answer = await book(ana, rosa.user.id, change);
      expect([answer.status, answer.body.errors?.[0]?.path ?? ""]).toEqual([status, path]);
      expect((await rosa.get("/api/mock-interviews")).body).toEqual([]);
    });

    test("with oneself, from the sample account, or with nobody signed in is refused", async () => {
      const rosa = await openRecruiter(app);
      expect((await book(rosa, rosa.user.id)).body.errors[0].path).toBe("recruiterId");
      const demo = await app.signIn({ demo: true });
      expect((await book(demo, rosa.user.id)).status).toBe(403);
      expect((await book(app.client(), rosa.user.id)).status).toBe(401);
    });
  });

  describe("its steps", () => {
    test("are started and completed by its recruiter, in this order", async () => {
      const { recruiter, path, interview } = await heldInterview(app);
      expect(interview).toMatchObject({ status: "completed", version: 3 });
      expect(interview.completedAt).toBe(BEFORE.toISOString());
      const back = await recruiter.send("PUT", path, { status: "scheduled" });
      expect([back.status, back.body.detail]).toEqual([
        ...[409, "An interview that is completed cannot become scheduled."],
      ]);
    });

    test("are not the candidate's, but for calling it off", async () => {
      const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
      const path = `/api/mock-interviews/${(await book(ana, rosa.user.id)).body.id}`;
      expect((await ana.send("PUT", path, { status: "in_progress" })).status).toBe(403);
      const reason = "My shift was changed";
      const { status, body } = await ana.send("PUT", path, { status: "cancelled", reason });
      expect([status, body.turn]).toMatchObject([
        200,
        { kind: "cancelled", by: "candidate", reason },
      ]);
      expect(await slotsOf(ana, rosa.user.id)).toContain(FIRST_SLOT);
    });

    test("two tabs: the second step on an old version is refused", async () => {
      const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
      const { body } = await book(ana, rosa.user.id);
      const path = `/api/mock-interviews/${body.id}`;
      const answers = await Promise.all(
        ["in_progress", "cancelled"].map((status) =>
          rosa.send("PUT", path, { status, version: body.version }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test("who does not come is marked ten minutes after the beginning, not before", async () => {
      const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
      const path = `/api/mock-interviews/${(await book(ana, rosa.user.id)).body.id}`;
      const missed = { status: "cancelled", noShow: true };
      app.now = minutesAfter(FIRST_SLOT, 9);
      expect((await rosa.send("PUT", path, missed)).body.title).toBe("It is too early for that");
      app.now = minutesAfter(FIRST_SLOT, 10);
      expect((await rosa.send("PUT", path, missed)).body.turn.kind).toBe("no-show");
    });

    test("being late is told from an hour before on, and forgotten at the start", async () => {
      const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
      const path = `/api/mock-interviews/${(await book(ana, rosa.user.id)).body.id}`;
      expect((await ana.send("POST", `${path}/late`, { minutes: 10 })).status).toBe(409);
      app.now = minutesAfter(FIRST_SLOT, -30);
      await ana.send("POST", `${path}/late`, { minutes: 10 });
      expect((await rosa.get(path)).body.late).toEqual({ by: "candidate", minutes: 10 });
      const { body } = await rosa.send("PUT", path, { status: "in_progress" });
      expect(body.late).toBeNull();
    });
  });

  describe("moving", () => {
    test("frees the old time and takes the new one, as either of the two", async () => {
      const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
      const path = `/api/mock-interviews/${(await book(ana, rosa.user.id)).body.id}`;
      const there = await ana.send("POST", `${path}/move`, {
        scheduledAt: SECOND_SLOT,
        reason: "Bus",
      });
      expect(there.body).toMatchObject({ scheduledAt: SECOND_SLOT, version: 2 });
      expect(there.body.turn).toMatchObject({ kind: "moved", by: "candidate", from: FIRST_SLOT });
      expect(await slotsOf(ana, rosa.user.id)).toContain(FIRST_SLOT);
      const back = await rosa.send("POST", `${path}/move`, { scheduledAt: FIRST_SLOT });
      expect([back.status, back.body.turn.by]).toEqual([200, "recruiter"]);
    });

    test("to a time that has gone changes nothing", async () => {
      const rosa = await openRecruiter(app);
      const [ana, ben] = [await app.signIn(), await app.signIn()];
      const path = `/api/mock-interviews/${(await book(ana, rosa.user.id)).body.id}`;
      await book(ben, rosa.user.id, { scheduledAt: SECOND_SLOT });
      const { status } = await ana.send("POST", `${path}/move`, { scheduledAt: SECOND_SLOT });
      expect([status, (await ana.get(path)).body.scheduledAt]).toEqual([409, FIRST_SLOT]);
      expect(await slotsOf(ana, rosa.user.id)).not.toContain(FIRST_SLOT);
    });
  });

  test("a calendar file is the same event each time, higher with each change, struck out at the end", async () => {
    const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
    const path = `/api/mock-interviews/${(await book(ana, rosa.user.id)).body.id}`;
    const read = async (who: Client) => {
      const { text } = await who.get(`${path}/calendar`);
      const value = (name: string) => new RegExp(`^${name}[:;](.*)$`, "m").exec(text)?.[1] ?? null;
      return ["UID", "SEQUENCE", "DTSTART;TZID=[^:]*", "STATUS", "SUMMARY"].map(value);
    };
    const [uid, ...first] = await read(ana);
    expect(first).toEqual([...["0", "20261123T130000", null, "Mock interview with Rosa Keller"]]);
    expect((await read(rosa))[2]).toBe("20261123T090000");
    await ana.send("POST", `${path}/move`, { scheduledAt: SECOND_SLOT });
    await ana.send("PUT", path, { status: "cancelled" });
    const [sameUid, sequence, start, status] = await read(ana);
    expect([sameUid, sequence, start, status]).toEqual([
      ...[uid, "2", "20261123T133000", "CANCELLED"],
    ]);
  });

  describe("lists", () => {
    test("show what is open nearest first, what is past latest first, page by page", async () => {
      const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
      const slots = (await slotsOf(ana, rosa.user.id)).slice(0, 4);
      for (const scheduledAt of slots.toReversed()) await book(ana, rosa.user.id, { scheduledAt });
      const times = (list: { scheduledAt: string }[]) => list.map(({ scheduledAt }) => scheduledAt);
      const first = await rosa.get("/api/mock-interviews?view=open&limit=3");
      expect(times(first.body)).toEqual(slots.slice(0, 3));
      const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
      expect(times((await rosa.get(next)).body)).toEqual(slots.slice(3));
      const { body: all } = await rosa.get("/api/mock-interviews");
      expect(times(all)).toEqual(slots.toReversed());
      for (const { id } of all.slice(0, 2))
        await ana.send("PUT", `/api/mock-interviews/${id}`, { status: "cancelled" });
      expect(times((await rosa.get("/api/mock-interviews?view=past")).body)).toEqual([
        ...[slots[3], slots[2]],
      ]);
    });

    test("are one's own: 403 for another's, 404 for nobody's, 401 without a session", async () => {
      const { recruiter, candidate, path } = await heldInterview(app);
      const ben = await app.signIn({ name: "Ben", profile: "recruiter" });
      const asked = `?recruiterId=${recruiter.user.id}`;
      expect((await ben.get(`/api/mock-interviews${asked}`)).status).toBe(403);
      expect((await ben.get(`/api/mock-interviews?candidateId=${candidate.user.id}`)).status).toBe(
        403,
      );
      expect((await ben.get(`/api/mock-interviews?recruiterId=${UNKNOWN}`)).status).toBe(404);
      expect((await ben.get("/api/mock-interviews")).body).toEqual([]);
      for (const [method, address, sent] of [
        ["GET", path, undefined],
        ["GET", `${path}/calendar`, undefined],
        ["PUT", path, { status: "cancelled" }],
        ["POST", `${path}/move`, { scheduledAt: SECOND_SLOT }],
        ["POST", `${path}/late`, { minutes: 5 }],
        ["PUT", `${path}/rating`, { stars: 1 }],
      ] as const) {
        expect([address, (await ben.send(method, address, sent)).status]).toEqual([address, 403]);
        const nobody = await app.client().send(method, address, sent);
        expect([address, nobody.status]).toEqual([address, 401]);
        const unknown = address.replace(/[0-9a-f-]{36}/, UNKNOWN);
        expect([address, (await ben.send(method, unknown, sent)).status]).toEqual([address, 404]);
      }
    });
  });

  test("stars are the candidate's, are counted in the mean, and are read by nobody else", async () => {
    const { recruiter, candidate, path } = await heldInterview(app);
    const before = (await candidate.get(`/api/recruiters/${recruiter.user.id}`)).body;
    expect([before.rating, before.ratings]).toEqual([5, 0]);
    await candidate.send("PUT", `${path}/rating`, { stars: 2 });
    const { body } = await candidate.send("PUT", `${path}/rating`, { stars: 3, comment: "Clear" });
    expect(body.rating).toEqual({ stars: 3, comment: "Clear" });
    const after = (await candidate.get(`/api/recruiters/${recruiter.user.id}`)).body;
    expect([after.rating, after.ratings]).toEqual([3, 1]);
    expect((await recruiter.get(path)).body.rating).toBeNull();
    expect((await recruiter.send("PUT", `${path}/rating`, { stars: 5 })).status).toBe(403);
    const { body: refused } = await candidate.send("PUT", `${path}/rating`, { stars: 6 });
    expect(refused.errors[0].path).toBe("stars");
  });

  describe("when an account goes", () => {
    test("a recruiter's open interviews are called off, held ones stay without a name", async () => {
      const { recruiter, candidate, path } = await heldInterview(app);
      const open = await book(candidate, recruiter.user.id, { scheduledAt: SECOND_SLOT });
      await recruiter.send("DELETE", "/api/users/me");
      const held = (await candidate.get(path)).body;
      expect([held.status, held.recruiterId, held.recruiterName]).toEqual([
        "completed",
        null,
        null,
      ]);
      const { body } = await candidate.get(`/api/mock-interviews/${open.body.id}`);
      expect([body.status, body.turn.by]).toEqual(["cancelled", "recruiter"]);
    });

    test("a candidate's interviews go, and their time is free again", async () => {
      const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
      await book(ana, rosa.user.id);
      await ana.send("DELETE", "/api/users/me");
      expect((await rosa.get("/api/mock-interviews")).body).toEqual([]);
      expect(await slotsOf(rosa, rosa.user.id)).toContain(FIRST_SLOT);
    });
  });
});
