import { beforeAll, expect, test } from "vitest";
import { TEXT_ANSWER } from "../../../testing/answers.ts";
import { onEachDatabase } from "../../../testing/databases.ts";
import { startApp, type TestApp } from "../../../testing/test-app.ts";

const ONE_ANSWER = {
  ...{ kind: "answers", set: null, count: 1, memberIds: null },
  dueAt: "2026-11-27T23:59:59.000Z",
};

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  /** A trainer, and two members of whom the first has done what was asked. */
  const started = async () => {
    const tara = await app.signIn({ name: "Tara Voss", profile: "trainer" });
    const { body: group } = await tara.send("POST", "/api/groups", { name: "Autumn course" });
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    for (const who of [ana, ben])
      await who.send("POST", "/api/groups/joined", { code: group.code, agrees: true });
    const path = `/api/groups/${group.id}`;
    await tara.send("POST", `${path}/assignments`, ONE_ANSWER);
    await ana.send("POST", "/api/responses", TEXT_ANSWER);
    const { body: board } = await tara.get(path);
    const [first, second] = board.members as { id: string }[];
    const certify = (...memberIds: (string | undefined)[]) =>
      tara.send("POST", `${path}/certificates`, { memberIds });
    return { tara, ana, ben, path, certify, first: first?.id, second: second?.id };
  };

  test("who has done all that was asked is certified once; the number says what was done, to whoever has it", async () => {
    const { tara, ana, ben, path, certify, first, second } = await started();
    const refused = await certify(first, second);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/^Ben has not done all/),
    ]);
    expect((await tara.get(path)).body.certificates).toEqual([]);
    const { status, body: issued } = await certify(first);
    expect([status, issued.length, issued[0].name]).toEqual([201, 1, "Ana Lima"]);
    expect((await certify(first)).body).toEqual(issued);
    const { number } = issued[0];
    expect(number).toMatch(/^[2-9A-HJKMNP-TV-Z]{12}$/);
    expect((await ana.get("/api/groups/joined")).body[0].certificate).toBe(number);
    expect((await ana.get("/api/inbox")).body[0].content).toMatchObject({
      ...{ kind: "certified", number },
    });
    const typed = `${number.slice(0, 4).toLowerCase()}-${number.slice(4)}`;
    const stranger = await app.signIn({ name: "An employer" });
    const { body: read } = await stranger.get(`/api/certificates/${typed}`);
    expect(read).toMatchObject({
      ...{ name: "Ana Lima", group: "Autumn course", trainerName: "Tara Voss", withdrawnAt: null },
      work: [{ kind: "answers", done: 1 }],
    });
    // Neither the member's leaving nor the group's end takes it away.
    const { body: joined } = await ana.get("/api/groups/joined");
    await ana.send("DELETE", `/api/groups/joined/${joined[0].id}`);
    await tara.send("DELETE", path);
    expect((await stranger.get(`/api/certificates/${number}`)).body).toEqual(read);
    expect((await ana.get("/api/users/me/export")).body.certificates).toEqual([read]);
    await ana.send("DELETE", "/api/users/me");
    expect((await ben.get(`/api/certificates/${number}`)).status).toBe(404);
  });

  test("a certificate is withdrawn by its trainer alone, is told so, and can be issued anew", async () => {
    const { tara, ana, ben, path, certify, first } = await started();
    const { number } = (await certify(first)).body[0];
    for (const who of [ana, ben])
      expect((await who.send("DELETE", `${path}/certificates/${number}`)).status).toBe(403);
    expect((await ben.send("POST", `${path}/certificates`, { memberIds: [first] })).status).toBe(
      403,
    );
    expect((await tara.send("DELETE", `${path}/certificates/${number}`)).status).toBe(204);
    expect((await tara.send("DELETE", `${path}/certificates/${number}`)).status).toBe(404);
    expect((await ben.get(`/api/certificates/${number}`)).body.withdrawnAt).toBe(
      app.now.toISOString(),
    );
    expect((await ana.get("/api/groups/joined")).body[0].certificate).toBeNull();
    expect((await ana.get("/api/inbox")).body[0].content.kind).toBe("withdrawn");
    expect((await certify(first)).body[0].number).not.toBe(number);
  });

  test("numbers are not guessed in a flood, nor read without signing in", async () => {
    const ana = await app.signIn();
    expect((await app.client().get("/api/certificates/ZZZZZZZZZZZZ")).status).toBe(401);
    for (let guess = 0; guess < 60; guess += 1)
      expect((await ana.get("/api/certificates/ZZZZZZZZZZZZ")).status).toBe(404);
    expect((await ana.get("/api/certificates/ZZZZZZZZZZZZ")).status).toBe(429);
  });
});
