import { beforeAll, describe, expect, test } from "vitest";
import { TEXT_ANSWER } from "../../testing/answers.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const DUE = "2026-11-27T23:59:59.000Z";
const ANSWERS = { kind: "answers", set: null, count: 2, dueAt: DUE, memberIds: null };
const DAY_MS = 86_400_000;

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });
  const join = (who: Client, code: string) =>
    who.send("POST", "/api/groups/joined", { code, agrees: true });
  /** A trainer with a group, and one who has joined it. */
  const started = async (own = app) => {
    const tara = await own.signIn({ name: "Tara Voss", profile: "trainer" });
    const { body: group } = await tara.send("POST", "/api/groups", { name: "Autumn course" });
    const ana = await own.signIn();
    const joined = await join(ana, group.code);
    const path = `/api/groups/${group.id}`;
    return { tara, ana, group, path, joined: joined.body };
  };

  test("a code is read in any way of typing it, and leads to a member of the group", async () => {
    const { tara, group, path } = await started();
    expect(group.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    const ben = await app.signIn({ name: "Ben" });
    const typed = `${group.code.slice(0, 4).toLowerCase()}-${group.code.slice(4)}`;
    expect((await ben.get(`/api/groups/codes/${typed}`)).body).toMatchObject({
      ...{ name: "Autumn course", trainerName: "Tara Voss", isMember: false, isOwn: false },
    });
    expect((await join(ben, typed)).status).toBe(201);
    expect((await join(ben, typed)).status).toBe(409);
    const { body } = await tara.get(path);
    expect(body.members.map(({ name }: { name: string }) => name)).toEqual(["Ana Lima", "Ben"]);
    expect((await tara.get("/api/groups")).body[0]).toMatchObject({ memberCount: 2 });
  });

  test("nobody joins without agreeing, with a wrong code, or in a flood of guesses", async () => {
    const { group } = await started();
    const ben = await app.signIn({ name: "Ben" });
    const unasked = await ben.send("POST", "/api/groups/joined", { code: group.code });
    expect([unasked.status, unasked.body.errors[0].path]).toEqual([400, "agrees"]);
    for (let guess = 0; guess < 20; guess += 1)
      expect((await ben.get("/api/groups/codes/ZZZZZZZZ")).status).toBe(404);
    expect((await join(ben, group.code)).status).toBe(429);
  });

  test("only trainers begin groups, and only with a name", async () => {
    const [ana, tara] = [await app.signIn(), await app.signIn({ profile: "trainer" })];
    const refused = await ana.send("POST", "/api/groups", { name: "Mine" });
    expect([refused.status, refused.body.title]).toEqual([403, "For trainers only"]);
    expect((await tara.send("POST", "/api/groups", { name: " " })).status).toBe(400);
  });

  test("progress is what was stored since the assignment was given, the same for both", async () => {
    const own = await startApp(database());
    const { tara, ana, path } = await started(own);
    await ana.send("POST", "/api/responses", TEXT_ANSWER);
    own.now = new Date(own.now.getTime() + 1000);
    await tara.send("POST", `${path}/assignments`, ANSWERS);
    const seen = async () => {
      const [board, joined] = [await tara.get(path), await ana.get("/api/groups/joined")];
      const [member] = board.body.members;
      expect(joined.body[0].me).toEqual(member);
      return member;
    };
    expect((await seen()).progress[0]).toMatchObject({ state: "open", done: 0, needed: 2 });
    await ana.send("POST", "/api/responses", { ...TEXT_ANSWER, questionId: "short-of-people" });
    expect((await seen()).progress[0]).toMatchObject({ state: "begun", done: 1 });
    own.now = new Date(own.now.getTime() + 8 * DAY_MS);
    expect((await seen()).progress[0]).toMatchObject({ state: "overdue", done: 1 });
    const third = { ...TEXT_ANSWER, questionId: "team-conflict" };
    const { body: answer } = await ana.send("POST", "/api/responses", third);
    const member = await seen();
    expect(member.progress[0]).toMatchObject({ state: "late", doneAt: own.now.toISOString() });
    expect(member.skills).toMatchObject({
      situation: answer.analysis.sections.situation.score,
      speaking: null,
      presence: null,
    });
    const { text } = await tara.get(path);
    expect(text).not.toContain(TEXT_ANSWER.situation.slice(0, 20));
    expect(text).not.toMatch(/emotion/i);
  });

  test("a study set counts the cards that were answered right since", async () => {
    const { tara, ana, path } = await started();
    const set = { ...ANSWERS, kind: "set", set: "evacuation", count: 1 };
    expect((await tara.send("POST", `${path}/assignments`, { ...set, set: null })).status).toBe(
      400,
    );
    await tara.send("POST", `${path}/assignments`, set);
    const reviews = Array.from({ length: 18 }, (_, card) => ({
      id: `00000000-0000-4000-8000-0000000000${card + 10}`,
      ...{ set: "evacuation", card: `card-${card}`, isCorrect: true, milliseconds: null },
      ...{ mode: "queue", reviewedAt: app.now.toISOString() },
    }));
    await ana.send("POST", "/api/reviews", { reviews: reviews.slice(1) });
    expect((await tara.get(path)).body.members[0].progress[0]).toMatchObject({
      ...{ state: "begun", done: 17, needed: 18 },
    });
    await ana.send("POST", "/api/reviews", { reviews });
    expect((await tara.get(path)).body.members[0].progress[0].state).toBe("done");
  });

  test("an assignment for some is asked of nobody else", async () => {
    const { tara, ana, path, group, joined } = await started();
    const ben = await app.signIn({ name: "Ben" });
    await join(ben, group.code);
    const remedial = { ...ANSWERS, memberIds: [joined.me.id] };
    await tara.send("POST", `${path}/assignments`, remedial);
    const of = async (who: Client) => (await who.get("/api/groups/joined")).body[0].assignments;
    expect([(await of(ana)).length, (await of(ben)).length]).toEqual([1, 0]);
    expect((await of(ana))[0]).not.toHaveProperty("memberIds");
    for (const wrong of [{ memberIds: [UNKNOWN] }, { dueAt: "2026-11-01T00:00:00.000Z" }])
      expect(
        (await tara.send("POST", `${path}/assignments`, { ...ANSWERS, ...wrong })).status,
      ).toBe(400);
  });

  test("a name on the list waits for its person, who alone may join a closed group", async () => {
    const { tara, group, path } = await started();
    const people = [
      { name: "Zoë Quint", email: null },
      { name: "Z.", email: "cy@example.com" },
    ];
    await tara.send("POST", `${path}/members`, { people });
    expect((await tara.send("POST", `${path}/members`, { people })).body).toEqual([]);
    await tara.send("PUT", path, { name: "Closed", isOpen: false, version: 1 });
    const stranger = await app.signIn({ name: "Ben" });
    expect((await join(stranger, group.code)).status).toBe(409);
    for (const [name, email] of [
      ["zoe  quint", ""],
      ["Cy", "CY@example.com"],
    ])
      expect((await join(await app.signIn({ name, email }), group.code)).status).toBe(201);
    const { body } = await tara.get(path);
    expect([body.members.length, body.invitations]).toEqual([3, []]);
  });

  test("who leaves or is removed is seen no more, and may join again", async () => {
    const { tara, ana, group, path } = await started();
    await ana.send("DELETE", `/api/groups/joined/${group.id}`);
    expect((await tara.get(path)).body.members).toEqual([]);
    const { body } = await join(ana, group.code);
    expect((await tara.send("DELETE", `${path}/members/${body.me.id}`)).status).toBe(204);
    expect((await ana.get("/api/groups/joined")).body).toEqual([]);
    expect((await ana.send("DELETE", `/api/groups/joined/${group.id}`)).status).toBe(404);
  });

  test("announcements are read by members until they are taken back", async () => {
    const { tara, ana, path } = await started();
    const { body } = await tara.send("POST", `${path}/notices`, { text: " Bring your shoes. " });
    const read = async () => (await ana.get("/api/groups/joined")).body[0].notices;
    expect(await read()).toEqual([{ ...body, text: "Bring your shoes." }]);
    await tara.send("DELETE", `${path}/notices/${body.id}`);
    expect(await read()).toEqual([]);
  });

  describe("every call", () => {
    const calls = (path: string): [string, string, unknown?][] => [
      ["GET", path],
      ["PUT", path, { name: "X", isOpen: true, version: 1 }],
      ["DELETE", path],
      ["POST", `${path}/members`, { people: [{ name: "X", email: null }] }],
      ["DELETE", `${path}/members/${UNKNOWN}`],
      ["POST", `${path}/assignments`, ANSWERS],
      ["DELETE", `${path}/assignments/${UNKNOWN}`],
      ["POST", `${path}/notices`, { text: "X" }],
      ["DELETE", `${path}/notices/${UNKNOWN}`],
    ];

    test("is for the group's own trainer", async () => {
      const { ana, path } = await started();
      const ben = await app.signIn({ name: "Ben", profile: "trainer" });
      for (const [method, address, body] of calls(path)) {
        expect((await app.client().send(method, address, body)).status).toBe(401);
        expect((await ana.send(method, address, body)).status).toBe(403);
        expect((await ben.send(method, address, body)).status).toBe(403);
      }
      for (const [method, address, body] of calls(`/api/groups/${UNKNOWN}`))
        expect((await ben.send(method, address, body)).status).toBe(404);
      expect((await ben.get("/api/groups/none")).status).toBe(404);
    });

    test("is refused with a version that was changed meanwhile", async () => {
      const { tara, path } = await started();
      const change = { name: "Winter course", isOpen: true, version: 1 };
      expect((await tara.send("PUT", path, change)).body).toMatchObject({ version: 2 });
      const stale = await tara.send("PUT", path, { ...change, name: "Spring" });
      expect([stale.status, (await tara.get(path)).body.group.name]).toEqual([
        409,
        "Winter course",
      ]);
    });
  });

  test("groups go with their trainer's account, memberships with the member's", async () => {
    const { tara, ana, path, group } = await started();
    const exported = await ana.get("/api/users/me/export");
    expect(exported.body.groups.joined).toEqual([
      { name: "Autumn course", trainerName: "Tara Voss" },
    ]);
    const ben = await app.signIn({ name: "Ben" });
    await join(ben, group.code);
    await ana.send("DELETE", "/api/users/me");
    expect((await tara.get(path)).body.members).toHaveLength(1);
    await tara.send("DELETE", "/api/users/me");
    expect((await ben.get("/api/groups/joined")).body).toEqual([]);
    expect((await ben.get(`/api/groups/codes/${group.code}`)).status).toBe(404);
  });

  test("many groups come in pages, newest first", async () => {
    const tara = await app.signIn({ profile: "trainer" });
    for (const name of ["One", "Two", "Three"]) await tara.send("POST", "/api/groups", { name });
    const first = await tara.get("/api/groups?limit=2");
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await tara.get(next);
    const names = [...first.body, ...second.body].map(({ name }: { name: string }) => name);
    expect([names, second.headers.get("link")]).toEqual([["Three", "Two", "One"], null]);
  });
});
