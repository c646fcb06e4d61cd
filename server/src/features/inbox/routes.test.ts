import type { InboxNotice } from "contract/inbox";
import { INBOX_MAX } from "contract/inbox-terms";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTell } from "../../notices/notices.ts";
import { systemRandom } from "../../random.ts";
import { TEXT_ANSWER } from "../../testing/answers.ts";
import {
  book,
  evaluationOf,
  FIRST_SLOT,
  heldInterview,
  openRecruiter,
  SECOND_SLOT,
} from "../../testing/bookings.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const BEFORE = new Date("2026-11-20T12:00:00.000Z");
const at = (moment: string, minutes = 0) => new Date(Date.parse(moment) + minutes * 60_000);

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });
  beforeEach(() => {
    app.now = BEFORE;
  });
  const inboxOf = async (who: Client): Promise<InboxNotice[]> => (await who.get("/api/inbox")).body;
  const toldTo = async (who: Client) => (await inboxOf(who)).map(({ content }) => content);
  const kindsOf = async (who: Client) => (await toldTo(who)).map(({ kind }) => kind);

  /** An interview that is booked, with both of its people. */
  const booked = async () => {
    const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
    const { body } = await book(ana, rosa.user.id);
    return { rosa, ana, id: body.id as string, path: `/api/mock-interviews/${body.id}` };
  };

  describe("about interviews", () => {
    test("both hear of a booking, each with the other's name", async () => {
      const { rosa, ana, id } = await booked();
      const facts = { kind: "booked", interviewId: id, scheduledAt: FIRST_SLOT };
      expect(await toldTo(rosa)).toEqual([{ ...facts, party: "recruiter", name: "Ana Lima" }]);
      expect(await toldTo(ana)).toEqual([{ ...facts, party: "candidate", name: "Rosa Keller" }]);
    });

    test("the other one hears of moving, being late and calling off; who does it does not", async () => {
      const { rosa, ana, path } = await booked();
      const reason = "My shift was changed";
      await ana.send("POST", `${path}/move`, { scheduledAt: SECOND_SLOT, reason });
      app.now = at(SECOND_SLOT, -10);
      await rosa.send("POST", `${path}/late`, { minutes: 5 });
      await rosa.send("PUT", path, { status: "cancelled", reason: "I am ill" });
      const [moved] = await toldTo(rosa);
      expect(moved).toMatchObject({
        ...{ kind: "moved", scheduledAt: SECOND_SLOT, from: FIRST_SLOT, reason },
      });
      expect(await kindsOf(rosa)).toEqual(["moved", "booked"]);
      expect(await toldTo(ana)).toMatchObject([
        ...[
          { kind: "cancelled", reason: "I am ill" },
          { kind: "late", minutes: 5 },
        ],
        { kind: "booked" },
      ]);
    });

    test("a refused booking tells nobody", async () => {
      const { rosa } = await booked();
      const late = await app.signIn();
      expect((await book(late, rosa.user.id)).status).toBe(409);
      expect([await inboxOf(late), await kindsOf(rosa)]).toEqual([[], ["booked"]]);
    });

    test("the candidate hears of an evaluation", async () => {
      const { recruiter, candidate, interview } = await heldInterview(app);
      const { body } = await recruiter.send("POST", "/api/evaluations", evaluationOf(interview));
      expect((await toldTo(candidate))[0]).toMatchObject({
        ...{ kind: "evaluated", evaluationId: body.id, name: "Rosa Keller" },
      });
      expect(await kindsOf(recruiter)).toEqual(["booked"]);
    });

    test("a recruiter who goes calls the interview off, by name", async () => {
      const { rosa, ana } = await booked();
      await rosa.send("DELETE", "/api/users/me");
      expect((await toldTo(ana))[0]).toMatchObject({ kind: "cancelled", name: "Rosa Keller" });
    });
  });

  describe("about groups", () => {
    const group = async () => {
      const trainer = await app.signIn({ name: "Tomas Vega", profile: "trainer" });
      const { body } = await trainer.send("POST", "/api/groups", { name: "Autumn class" });
      const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben Okoro" })];
      for (const who of [ana, ben])
        await who.send("POST", "/api/groups/joined", { code: body.code, agrees: true });
      return { trainer, ana, ben, path: `/api/groups/${body.id}` };
    };
    const asked = (memberIds: string[] | null) => ({
      ...{ kind: "answers", set: null, count: 2, memberIds },
      dueAt: "2026-11-25T12:00:00.000Z",
    });

    test("those it is for hear of an assignment, all of an announcement, one of their removal", async () => {
      const { trainer, ana, ben, path } = await group();
      const { members } = (await trainer.get(path)).body;
      const idOf = (name: string) => members.find((one: { name: string }) => one.name === name).id;
      await trainer.send("POST", `${path}/assignments`, asked([idOf("Ana Lima")]));
      await trainer.send("POST", `${path}/notices`, { text: "Bring your passport" });
      await trainer.send("DELETE", `${path}/members/${idOf("Ben Okoro")}`);
      expect(await toldTo(ana)).toMatchObject([
        { kind: "announced", group: "Autumn class", text: "Bring your passport" },
        { kind: "assigned", asked: "answers", count: 2 },
      ]);
      expect(await toldTo(ben)).toMatchObject([
        { kind: "removed", isEnded: false },
        { kind: "announced" },
      ]);
      await trainer.send("DELETE", path);
      expect((await toldTo(ana))[0]).toMatchObject({ kind: "removed", isEnded: true });
      expect(await inboxOf(trainer)).toEqual([]);
    });

    test("who has not done an assignment is reminded of it, once, a day before", async () => {
      const { trainer, ana, ben, path } = await group();
      await trainer.send("POST", `${path}/assignments`, asked(null));
      app.now = new Date("2026-11-24T11:59:00.000Z");
      await app.remind();
      expect(await kindsOf(ana)).toEqual(["assigned"]);
      for (const _ of [1, 2]) await ben.send("POST", "/api/responses", TEXT_ANSWER);
      app.now = new Date("2026-11-24T12:01:00.000Z");
      await app.remind();
      await app.remind();
      expect([await kindsOf(ana), await kindsOf(ben)]).toEqual([
        ...[["due-soon", "assigned"], ["assigned"]],
      ]);
    });
  });

  describe("reminders of an interview", () => {
    test("come a day and an hour before, each once, to both", async () => {
      const { rosa, ana } = await booked();
      const kinds = async () => [await kindsOf(rosa), await kindsOf(ana)];
      app.now = at(FIRST_SLOT, -24 * 60 - 1);
      await app.remind();
      expect(await kinds()).toEqual([["booked"], ["booked"]]);
      app.now = at(FIRST_SLOT, -24 * 60);
      // Two processes look at the same moment.
      await Promise.all([app.remind(), app.remind()]);
      const once = ["interview-soon", "booked"];
      expect(await kinds()).toEqual([once, once]);
      await ana.send("DELETE", "/api/inbox");
      app.now = at(FIRST_SLOT, -60);
      await app.remind();
      await app.remind();
      expect(await toldTo(ana)).toMatchObject([{ kind: "interview-soon", hours: 1 }]);
      app.now = at(FIRST_SLOT, 1);
      await app.remind();
      expect(await kindsOf(rosa)).toEqual(["interview-soon", "interview-soon", "booked"]);
    });

    test("come anew for a moved one, never for one called off or booked after their moment", async () => {
      const { ana, path } = await booked();
      app.now = at(FIRST_SLOT, -23 * 60);
      await app.remind();
      await ana.send("POST", `${path}/move`, { scheduledAt: "2026-11-30T09:00:00.000Z" });
      app.now = new Date("2026-11-29T10:00:00.000Z");
      await app.remind();
      expect(await kindsOf(ana)).toEqual(["interview-soon", "interview-soon", "booked"]);
      await ana.send("PUT", path, { status: "cancelled" });
      app.now = new Date("2026-11-30T08:30:00.000Z");
      await app.remind();
      expect(await kindsOf(ana)).toHaveLength(3);

      app.now = at(FIRST_SLOT, -3 * 60);
      const { ana: spontaneous } = await booked();
      await app.remind();
      expect(await kindsOf(spontaneous)).toEqual(["booked"]);
    });
  });

  describe("the inbox", () => {
    test("counts what waits, marks one or all as read, deletes one or all", async () => {
      const { ana, path } = await booked();
      app.now = at(FIRST_SLOT, -60 * 23);
      await app.remind();
      app.now = at(FIRST_SLOT, -60);
      await app.remind();
      const unread = async () => (await ana.get("/api/inbox/unread")).body.unread;
      const [newest] = await inboxOf(ana);
      expect(await unread()).toBe(3);
      const read = await ana.send("POST", "/api/inbox/read", { ids: [newest?.id] });
      expect([read.body, (await inboxOf(ana)).map(({ isRead }) => isRead)]).toEqual([
        ...[{ unread: 2 }, [true, false, false]],
      ]);
      await ana.send("POST", "/api/inbox/read", { ids: null });
      expect(await unread()).toBe(0);
      expect((await ana.send("DELETE", `/api/inbox/${newest?.id}`)).status).toBe(204);
      expect(await inboxOf(ana)).toHaveLength(2);
      expect((await ana.send("DELETE", "/api/inbox")).status).toBe(204);
      expect(await inboxOf(ana)).toEqual([]);
      // The record of an interview is not what was told of it.
      expect((await ana.get(path)).status).toBe(200);
    });

    test("is paged, newest first", async () => {
      const { ana } = await booked();
      app.now = at(FIRST_SLOT, -60 * 23);
      await app.remind();
      const first = await ana.get("/api/inbox?limit=1");
      const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
      const second = await ana.get(next);
      expect([first, second].map(({ body }) => body[0].content.kind)).toEqual([
        ...["interview-soon", "booked"],
      ]);
      expect(second.headers.get("link")).toBeNull();
    });

    test(`keeps the newest ${INBOX_MAX}`, async () => {
      const ana = await app.signIn();
      const tell = createTell({ clock: () => app.now, random: systemRandom, isMailing: false });
      const told = Array.from({ length: INBOX_MAX + 10 }, (_, number) => ({
        userId: ana.user.id,
        content: {
          kind: "announced" as const,
          groupId: UNKNOWN,
          group: "Class",
          text: `${number}`,
        },
      }));
      await tell(database().db, told);
      expect((await ana.get("/api/inbox/unread")).body).toEqual({ unread: INBOX_MAX });
      expect((await toldTo(ana))[0]).toMatchObject({ text: `${INBOX_MAX + 9}` });
    });

    test("is one's own", async () => {
      const { rosa, ana } = await booked();
      const [notice] = await inboxOf(ana);
      const path = `/api/inbox/${notice?.id}`;
      expect((await rosa.send("DELETE", path)).status).toBe(403);
      await rosa.send("POST", "/api/inbox/read", { ids: [notice?.id] });
      expect((await inboxOf(ana))[0]?.isRead).toBe(false);
      expect((await ana.send("DELETE", `/api/inbox/${UNKNOWN}`)).status).toBe(404);
      expect((await ana.send("DELETE", "/api/inbox/none")).status).toBe(404);
      expect((await ana.get("/api/users/me/export")).body.inbox).toMatchObject({
        ...{ wantsMail: true, notices: [{ content: { kind: "booked" } }] },
      });
    });

    test.each<[string, string, unknown]>([
      ["GET", "/api/inbox", undefined],
      ["GET", "/api/inbox/unread", undefined],
      ["GET", "/api/inbox/settings", undefined],
      ["PUT", "/api/inbox/settings", { wantsMail: false }],
      ["POST", "/api/inbox/read", { ids: null }],
      ["DELETE", "/api/inbox", undefined],
      ["DELETE", `/api/inbox/${UNKNOWN}`, undefined],
    ])("%s %s needs somebody signed in", async (method, path, sent) => {
      expect((await app.client().send(method, path, sent)).status).toBe(401);
    });

    test("says that there is no mail where none is configured", async () => {
      const ana = await app.signIn({ email: "ana@example.org" });
      expect((await ana.get("/api/inbox/settings")).body).toEqual({
        ...{ hasMail: false, wantsMail: true },
      });
    });
  });
});
