import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { SPOKEN_ANSWER, TEXT_ANSWER } from "../../testing/answers.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";
import { insertShared } from "./store.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const CALLS = "/api/shared-answers";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });
  const practise = async (who: Client, change: object = {}) =>
    (await who.send("POST", "/api/responses", { ...TEXT_ANSWER, ...change })).body;
  /** A trainer with a group, a member of it, and an answer that is not shared yet. */
  const joined = async () => {
    const tara = await app.signIn({ name: "Tara Voss", profile: "trainer" });
    const { body: group } = await tara.send("POST", "/api/groups", { name: "Autumn course" });
    const ana = await app.signIn();
    const join = (who: Client) =>
      who.send("POST", "/api/groups/joined", { code: group.code, agrees: true });
    const { body: membership } = await join(ana);
    const answer = await practise(ana);
    const share = (responseId = answer.id, memberQuestion: string | null = null, who = ana) =>
      who.send("POST", CALLS, { groupId: group.id, responseId, memberQuestion });
    return { tara, ana, group, join, answer, share, memberId: membership.me.id };
  };
  const shared = async () => {
    const all = await joined();
    const { body } = await all.share(all.answer.id, " Is my result clear enough? ");
    return { ...all, path: `${CALLS}/${body.id}`, list: `${CALLS}?groupId=${all.group.id}` };
  };
  const kindsOf = async (who: Client) =>
    (await who.get("/api/inbox")).body.map(
      ({ content }: { content: { kind: string } }) => content.kind,
    );

  test("the trainer reads that one answer and its scores: never emotion, never another answer", async () => {
    const { tara, ana, answer, path, list } = await shared();
    await practise(ana, { questionId: "short-of-people", situation: "A secret of the other one." });
    const seen = await tara.get(path);
    expect(seen.body).toMatchObject({
      ...{ memberName: "Ana Lima", memberQuestion: "Is my result clear enough?" },
      ...{ question: TEXT_ANSWER.question, overallScore: answer.analysis.overallScore },
      answer: { situation: TEXT_ANSWER.situation, result: TEXT_ANSWER.result },
      scores: { situation: answer.analysis.sections.situation.score },
    });
    expect((await ana.get(path)).body).toEqual({ ...seen.body, party: "member" });
    const texts = [seen.text, (await tara.get(list)).text, (await tara.get("/api/inbox")).text];
    for (const text of texts) {
      expect(text).not.toMatch(/emotion|videoUrl|audioUrl|evidence|quote/i);
      expect(text).not.toContain("A secret");
    }
    // A list, a notice and a letter have no word of it: they outlive what is taken back.
    for (const text of texts.slice(1)) expect(text).not.toContain(TEXT_ANSWER.situation);
    expect((await tara.get(`/api/responses/${answer.id}`)).status).toBe(403);
  });

  test("member and trainer write in one thread, and each is told once until they have read it", async () => {
    const { tara, ana, path } = await shared();
    const write = (who: Client, text: string) => who.send("POST", `${path}/comments`, { text });
    const { body: first } = await write(tara, " Name the time. ");
    expect(first).toMatchObject({ by: "trainer", isOwn: true, text: "Name the time." });
    await write(tara, "And who thanked you?");
    await write(ana, "The engineer did.");
    expect([await kindsOf(tara), await kindsOf(ana)]).toEqual([
      ["commented", "shared"],
      ["commented"],
    ]);
    expect((await ana.get(path)).body).toMatchObject({
      ...{ commentCount: 3, lastBy: "member" },
      comments: [{ name: "Tara Voss", isOwn: false }, {}, { by: "member", isOwn: true }],
    });
    expect((await ana.send("DELETE", `${path}/comments/${first.id}`)).status).toBe(403);
    expect((await tara.send("DELETE", `${path}/comments/${first.id}`)).status).toBe(204);
    expect((await tara.send("DELETE", `${path}/comments/${first.id}`)).status).toBe(404);
    const blank = await write(tara, "  ");
    expect(blank.body.errors[0]).toEqual({ path: "text", message: "Write the comment first" });
  });

  test("what waits for the trainer comes first, in pages; a member lists nothing but their own", async () => {
    const { tara, ana, group, join, answer, share, list } = await shared();
    const ben = await app.signIn({ name: "Ben" });
    await join(ben);
    const bens = await practise(ben);
    const { body: second } = await share(bens.id, null, ben);
    const comments = `${CALLS}/${second.id}/comments`;
    await tara.send("POST", comments, { text: "Good." });
    const first = await tara.get(`${list}&limit=1`);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const names = [...first.body, ...(await tara.get(next)).body].map((row) => row.memberName);
    expect(names).toEqual(["Ana Lima", "Ben"]);
    await ben.send("POST", comments, { text: "Better now?" });
    expect((await tara.get(list)).body[0]).toMatchObject({ memberName: "Ben", lastBy: "member" });
    expect((await ana.get(list)).body).toHaveLength(1);
    expect((await ana.get(`${CALLS}/responses/${answer.id}`)).body.groups).toMatchObject([
      { id: group.id, trainerName: "Tara Voss", sharedAnswerId: expect.any(String) },
    ]);
  });

  test("it is gone for both at once: taken back, deleted, left, removed, or with an account", async () => {
    const ways: ((all: Awaited<ReturnType<typeof shared>>) => Promise<unknown>)[] = [
      ({ ana, path }) => ana.send("DELETE", path),
      ({ ana, answer }) => ana.send("DELETE", `/api/responses/${answer.id}`),
      ({ ana, group }) => ana.send("DELETE", `/api/groups/joined/${group.id}`),
      ({ tara, group, memberId }) =>
        tara.send("DELETE", `/api/groups/${group.id}/members/${memberId}`),
      ({ ana }) => ana.send("DELETE", "/api/users/me"),
    ];
    for (const way of ways) {
      const all = await shared();
      await all.tara.send("POST", `${all.path}/comments`, { text: "Good." });
      await way(all);
      expect((await all.tara.get(all.path)).status).toBe(404);
      expect((await all.tara.get(all.list)).body).toEqual([]);
      await all.join(all.ana);
      expect((await all.tara.get(all.list)).body).toEqual([]);
    }
    const { tara, ana, path } = await shared();
    await tara.send("DELETE", "/api/users/me");
    expect((await ana.get(path)).status).toBe(404);
  });

  test("only one's own answer with words is shared, once, in a group that one is in", async () => {
    const { tara, ana, answer, group, share } = await joined();
    const [ben, bens] = [await app.signIn({ name: "Ben" }), UNKNOWN];
    expect((await share(answer.id, null, ben)).status).toBe(403);
    expect((await share(answer.id, null, tara)).status).toBe(403);
    expect((await share(bens)).status).toBe(404);
    expect((await share((await practise(ben)).id)).status).toBe(403);
    const elsewhere = { groupId: UNKNOWN, responseId: answer.id, memberQuestion: null };
    expect((await ana.send("POST", CALLS, elsewhere)).status).toBe(404);
    const unheard = await ana.send("POST", "/api/responses", SPOKEN_ANSWER);
    const refusals = [await share(unheard.body.id), await share(), await share()];
    expect(refusals.map(({ status, body }) => body.title ?? status)).toEqual([
      ...["There are no words to read", 201, "It is shared already"],
    ]);
    const demo = await app.signIn({ name: "Dana", demo: true });
    await demo.send("POST", "/api/groups/joined", { code: group.code, agrees: true });
    const { body: samples } = await demo.get("/api/responses");
    expect((await share(samples[0].id, null, demo)).body).toMatchObject({
      ...{ status: 409, title: "Samples are not shared" },
    });
  });

  test("limits are told in words", async () => {
    const { tara, ana, path, share, memberId } = await shared();
    for (let at = 1; at < 50; at += 1)
      expect((await tara.send("POST", `${path}/comments`, { text: `${at}` })).status).toBe(201);
    await ana.send("POST", `${path}/comments`, { text: "50" });
    const over = await tara.send("POST", `${path}/comments`, { text: "51" });
    expect([over.status, over.body.title]).toEqual([409, "No room for another comment"]);
    const row = { memberId, memberQuestion: null, sharedAt: app.now };
    for (let at = 1; at < 99; at += 1) {
      const { id: responseId } = await practise(ana);
      await insertShared(database().db, { ...row, id: randomUUID(), responseId });
    }
    expect((await share((await practise(ana)).id)).status).toBe(201);
    const full = await share((await practise(ana)).id);
    expect([full.status, full.body.detail]).toEqual([
      ...[409, "You share 100 answers in this group. Take one back before you share another."],
    ]);
  });

  describe("every call", () => {
    test("is for the member and the trainer of that group", async () => {
      const { ana, tara, answer, path, list } = await shared();
      const other = await joined();
      const calls = (at: string): [string, string, unknown?][] => [
        ["GET", at],
        ["DELETE", at],
        ["POST", `${at}/comments`, { text: "X" }],
        ["DELETE", `${at}/comments/${UNKNOWN}`],
      ];
      const read: [string, string][] = [
        ["GET", list],
        ["GET", `${CALLS}/responses/${answer.id}`],
      ];
      for (const [method, address, body] of [...calls(path), ...read]) {
        expect((await app.client().send(method, address, body)).status).toBe(401);
        for (const who of [other.ana, other.tara])
          expect((await who.send(method, address, body)).status).toBe(403);
      }
      for (const [method, address, body] of calls(`${CALLS}/${UNKNOWN}`))
        expect((await ana.send(method, address, body)).status).toBe(404);
      expect((await ana.get(`${CALLS}?groupId=${UNKNOWN}`)).status).toBe(404);
      expect((await tara.send("DELETE", path)).status).toBe(403);
    });
  });

  test("the download holds what one shared and wrote, and nothing of the other's", async () => {
    const { tara, ana, answer, path } = await shared();
    await tara.send("POST", `${path}/comments`, { text: "Name the time." });
    const parts = [ana, tara].map(
      async (who) => (await who.get("/api/users/me/export")).body.sharedAnswers,
    );
    expect(await Promise.all(parts)).toMatchObject([
      { shared: [{ responseId: answer.id, group: "Autumn course" }], comments: [] },
      { shared: [], comments: [{ text: "Name the time." }] },
    ]);
  });
});
