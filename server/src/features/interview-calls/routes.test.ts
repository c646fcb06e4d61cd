import { createHmac } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { book, FIRST_SLOT, openRecruiter } from "../../testing/bookings.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";
import { dropOldCalls } from "./store.ts";

const peer = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const [ROSA, ANA, ANA_AGAIN] = [peer(1), peer(2), peer(3)];
const OFFER = { kind: "description", type: "offer", sdp: "v=0\r\n" };
const CANDIDATE = { kind: "candidate", candidate: "", sdpMid: "0", sdpMLineIndex: 0 };
const joining = (id: string) => ({ peer: id, after: 0, isJoining: true });
const staying = (id: string, after = 0) => ({ peer: id, after, isJoining: false });

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });
  const begun = async () => {
    const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
    const { body } = await book(ana, rosa.user.id);
    await rosa.send("PUT", `/api/mock-interviews/${body.id}`, { status: "in_progress" });
    return { rosa, ana, path: `/api/interview-calls/${body.id}`, interview: body };
  };

  test("brings two tabs together, through another process too: in order, once, and for nobody else", async () => {
    const { rosa, ana, path } = await begun();
    const elsewhere = await startApp(database());
    const other = elsewhere.client();
    other.cookie = ana.cookie;
    expect((await rosa.send("PUT", path, joining(ROSA))).body).toEqual({
      ...{ isCurrent: true, other: null, signals: [] },
    });
    expect((await other.send("PUT", path, joining(ANA))).body.other).toBe(ROSA);
    const sent = { from: ROSA, to: ANA, signals: [OFFER, CANDIDATE] };
    expect((await rosa.send("POST", `${path}/signals`, sent)).status).toBe(204);
    const { body } = await other.send("PUT", path, staying(ANA));
    expect(body.signals.map(({ from, signal }: typeof body) => [from, signal])).toEqual([
      [ROSA, OFFER],
      [ROSA, CANDIDATE],
    ]);
    expect((await rosa.get(path)).body.isOtherThere).toBe(true);
    const { seq } = body.signals[1];
    expect((await other.send("PUT", path, staying(ANA, seq))).body.signals).toEqual([]);
    expect((await rosa.send("PUT", path, staying(ROSA))).body.signals).toEqual([]);
  });

  test("a second tab takes the call over, and the first one knows; what was under way to it is dropped", async () => {
    const { rosa, ana, path } = await begun();
    await rosa.send("PUT", path, joining(ROSA));
    await ana.send("PUT", path, joining(ANA));
    const stale = { from: ROSA, to: ANA, signals: [OFFER] };
    await rosa.send("POST", `${path}/signals`, stale);
    expect((await ana.send("PUT", path, joining(ANA_AGAIN))).body.signals).toEqual([]);
    expect((await ana.send("PUT", path, staying(ANA))).body.isCurrent).toBe(false);
    expect((await rosa.send("PUT", path, staying(ROSA))).body.other).toBe(ANA_AGAIN);
    expect((await rosa.send("POST", `${path}/signals`, stale)).status).toBe(204);
    const fromOld = { from: ANA, to: ROSA, signals: [OFFER] };
    expect((await ana.send("POST", `${path}/signals`, fromOld)).status).toBe(409);
    expect((await ana.send("PUT", path, staying(ANA_AGAIN))).body.signals).toEqual([]);
  });

  test("who hangs up is gone at once; who says nothing for long is gone as well", async () => {
    const { rosa, ana, path } = await begun();
    await rosa.send("PUT", path, joining(ROSA));
    await ana.send("PUT", path, joining(ANA));
    expect((await ana.send("DELETE", `${path}?peer=${ANA_AGAIN}`)).status).toBe(204);
    expect((await rosa.send("PUT", path, staying(ROSA))).body.other).toBe(ANA);
    await ana.send("DELETE", `${path}?peer=${ANA}`);
    expect((await ana.send("PUT", path, staying(ANA))).body.isCurrent).toBe(false);
    expect((await rosa.send("PUT", path, staying(ROSA))).body.other).toBe(null);
    await ana.send("PUT", path, joining(ANA));
    const before = app.now;
    app.now = new Date(before.getTime() + 151_000);
    expect((await rosa.send("PUT", path, staying(ROSA))).body.other).toBe(null);
    app.now = before;
    await dropOldCalls(database().db, new Date(before.getTime() + 1));
    const left = [
      await rosa.send("PUT", path, staying(ROSA)),
      await ana.send("PUT", path, staying(ANA)),
    ];
    expect(left.map(({ body }) => body.isCurrent)).toEqual([true, false]);
  });

  test("opens half an hour before, closes with the interview, and is for the two who hold it", async () => {
    const [rosa, ana] = [await openRecruiter(app), await app.signIn()];
    const { body } = await book(ana, rosa.user.id);
    const path = `/api/interview-calls/${body.id}`;
    const early = await ana.send("PUT", path, joining(ANA));
    expect([early.status, early.body.detail]).toEqual([
      409,
      "You can speak with each other from 30 minutes before the interview.",
    ]);
    const before = app.now;
    app.now = new Date(Date.parse(FIRST_SLOT) - 30 * 60_000);
    expect((await ana.send("PUT", path, joining(ANA))).status).toBe(200);
    app.now = before;
    const ben = await app.signIn({ name: "Ben", profile: "recruiter" });
    const sent = { from: ANA, to: ROSA, signals: [OFFER] };
    const calls = (who: typeof ben) => [
      who.send("PUT", path, joining(peer(4))),
      who.send("POST", `${path}/signals`, sent),
      who.send("DELETE", `${path}?peer=${ANA}`),
      who.get(path),
    ];
    expect((await Promise.all(calls(ben))).map(({ status }) => status)).toEqual([
      403, 403, 403, 403,
    ]);
    const nobody = app.client() as typeof ben;
    expect((await Promise.all(calls(nobody))).map(({ status }) => status)).toEqual([
      401, 401, 401, 401,
    ]);
    const unknown = `/api/interview-calls/${peer(9)}`;
    expect((await ana.send("PUT", unknown, joining(ANA))).status).toBe(404);
    await ana.send("PUT", `/api/mock-interviews/${body.id}`, { status: "cancelled" });
    expect((await ana.send("PUT", path, joining(ANA))).status).toBe(409);
  });

  test.each<[string, object, string]>([
    ["no signal", { signals: [] }, "signals"],
    [
      "too long a description",
      { signals: [{ ...OFFER, sdp: "x".repeat(60_001) }] },
      "signals.0.sdp",
    ],
    ["a tab without an id", { to: "me" }, "to"],
  ])("names what does not fit: %s", async (_, change, field) => {
    const { rosa, path } = await begun();
    const sent = { from: ROSA, to: ANA, signals: [OFFER], ...change };
    const { status, body } = await rosa.send("POST", `${path}/signals`, sent);
    expect([status, body.errors[0].path]).toEqual([400, field]);
  });

  test("gives the configured servers, with credentials that end by themselves", async () => {
    const { ana, interview } = await begun();
    const path = `/api/interview-calls/${interview.id}`;
    expect((await ana.get(path)).body).toEqual({
      ...{ isOtherThere: false, iceServers: [] },
    });
    const ice = {
      stunUrls: ["stun:stun.example.org"],
      turnUrls: ["turn:turn.example.org"],
      turn: { secret: "relay" },
    };
    const configured = (await startApp(database(), { ice })).client();
    configured.cookie = ana.cookie;
    const { iceServers } = (await configured.get(path)).body;
    const [, { username, credential }] = iceServers;
    expect(iceServers[0]).toEqual({ urls: ice.stunUrls });
    expect(credential).toBe(createHmac("sha1", "relay").update(username).digest("base64"));
    const hours = (Number(username.split(":")[0]) * 1000 - app.now.getTime()) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(6);
    expect(hours).toBeLessThanOrEqual(7);
  });
});
