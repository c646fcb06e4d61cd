import type { TrainerCard, TrainerSet } from "contract/trainer-sets";
import { beforeAll, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const PATH = "/api/trainer-sets";
const CARDS = ["Doors", "Lights", "Slides", "Water", "Crew", "Life vests"].map((back) => ({
  front: `What is checked ${back.length}th, ${back.at(0)}?`,
  back,
}));
const SET = { name: "House rules", cards: CARDS };
const DUE = "2026-11-27T23:59:59.000Z";
const ASKED = { kind: "own-set", set: null, count: 1, dueAt: DUE, memberIds: null };
const DAY_MS = 86_400_000;

let made = 0;
const answerTo = (card: TrainerCard, chosen: TrainerCard, answeredAt: Date) => {
  made += 1;
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`;
  return { id, card: card.id, chosen: chosen.id, answeredAt: answeredAt.toISOString() };
};

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  /** A trainer with a set that a group of two is asked for. */
  const started = async (own = app) => {
    const tara = await own.signIn({ name: "Tara Voss", profile: "trainer" });
    const ana = await own.signIn();
    const { body: set } = await tara.send("POST", PATH, SET);
    const { body: group } = await tara.send("POST", "/api/groups", { name: "Autumn course" });
    await ana.send("POST", "/api/groups/joined", { code: group.code, agrees: true });
    const path = `/api/groups/${group.id}`;
    const asked = { ...ASKED, ownSet: set.id };
    const given = await tara.send("POST", `${path}/assignments`, asked);
    expect([given.status, given.body.ownSetName]).toEqual([201, "House rules"]);
    return { tara, ana, path, set: set as TrainerSet, own: `${PATH}/${set.id}` };
  };
  const answer = (who: Client, own: string, answers: unknown[]) =>
    who.send("POST", `${own}/answers`, { answers });

  test("a set is written, asked of a group, answered by choosing, and done at nine tenths", async () => {
    const here = await startApp(database());
    const { tara, ana, path, set, own } = await started(here);
    here.now = new Date(here.now.getTime() + 2000);
    const seen = async () => (await tara.get(path)).body.members[0].progress[0];
    expect(await seen()).toMatchObject({ state: "open", done: 0, needed: 6 });
    const [first, second] = set.cards as [TrainerCard, TrainerCard];
    const right = set.cards.map((card) => answerTo(card, card, here.now));
    const wrong = answerTo(first, second, new Date(here.now.getTime() - 1000));
    expect((await answer(ana, own, [wrong, ...right.slice(1)])).body).toEqual({ stored: 6 });
    // The same again, and what was wrong again in the same sitting: neither makes it known.
    expect((await answer(ana, own, [wrong, ...right])).body).toEqual({ stored: 1 });
    expect(await seen()).toMatchObject({ state: "begun", done: 5 });
    const { body: practised } = await ana.get(`${own}/practice`);
    expect(practised).toMatchObject({ name: "House rules", trainerName: "Tara Voss" });
    expect(practised.known).toHaveLength(5);
    here.now = new Date(here.now.getTime() + DAY_MS);
    await answer(ana, own, [answerTo(first, first, here.now)]);
    expect(await seen()).toMatchObject({ state: "done", done: 6 });
    const { body: inbox } = await ana.get("/api/inbox");
    expect(inbox[0].content).toMatchObject({ asked: "own-set", ownSetName: "House rules" });
  });

  test("a set that is asked keeps four of its cards, new ones are not asked for, and it goes with what asks for it", async () => {
    const here = await startApp(database());
    const { tara, ana, path, set, own } = await started(here);
    here.now = new Date(here.now.getTime() + 1000);
    const change = (cards: { id: string | null; front: string; back: string }[], version: number) =>
      tara.send("PUT", own, { name: "House rules", version, cards });
    const more = { id: null, front: "What is new?", back: "Nothing" };
    const added = await change([...set.cards, more], 1);
    expect([added.status, added.body.cardCount, added.body.version]).toEqual([200, 7, 2]);
    expect((await tara.get(path)).body.members[0].progress[0].needed).toBe(6);
    expect((await change(set.cards, 1)).body.title).toBe("The set was changed meanwhile");
    const { cards } = added.body as TrainerSet;
    const refused = await change(cards.slice(3), 2);
    expect([refused.status, refused.body.title]).toEqual([409, "This set is asked of a group"]);
    expect((await change(cards.slice(2), 2)).status).toBe(200);
    expect((await tara.send("DELETE", own)).status).toBe(204);
    expect((await tara.get(path)).body.assignments).toEqual([]);
    expect((await ana.get(`${own}/practice`)).status).toBe(404);
  });

  test("what is not a set is refused by the field, and nothing is stored", async () => {
    const tara = await app.signIn({ profile: "trainer" });
    const post = (change: object) => tara.send("POST", PATH, { ...SET, ...change });
    const same = CARDS.map((card) => ({ ...card, back: "Doors" }));
    const twice = CARDS.map((card) => ({ ...card, front: "What?" }));
    for (const [change, path] of [
      [{ name: " " }, "name"],
      [{ cards: CARDS.slice(0, 3) }, "cards"],
      [{ cards: same }, "cards"],
      [{ cards: twice }, "cards"],
      [{ cards: [...CARDS, { front: "x".repeat(301), back: "y" }] }, "cards.6.front"],
    ] as const) {
      const { status, body } = await post(change);
      expect([status, body.errors[0].path]).toEqual([400, path]);
    }
    expect((await tara.get(PATH)).body).toEqual([]);
    const ana = await app.signIn();
    expect((await ana.send("POST", PATH, SET)).status).toBe(403);
  });

  test("a set is its trainer's, and its members' to practise", async () => {
    const { tara, ana, path, own } = await started();
    const [other, ben] = [
      await app.signIn({ profile: "trainer" }),
      await app.signIn({ name: "Ben" }),
    ];
    const asked = { ...ASKED, ownSet: own.split("/").at(-1) };
    const { body: group } = await other.send("POST", "/api/groups", { name: "Another" });
    const stolen = await other.send("POST", `/api/groups/${group.id}/assignments`, asked);
    expect([stolen.status, stolen.body.errors[0].path]).toEqual([400, "ownSet"]);
    for (const who of [other, ben, app.client()]) {
      const isOut = who !== other && who !== ben;
      expect((await who.get(own)).status).toBe(isOut ? 401 : 403);
      expect((await who.get(`${own}/practice`)).status).toBe(isOut ? 401 : 404);
      expect((await who.send("DELETE", own)).status).toBe(isOut ? 401 : 403);
    }
    expect((await ana.get(own)).status).toBe(403);
    expect((await ana.get(`${own}/practice`)).status).toBe(200);
    const { body: joined } = await ana.get("/api/groups/joined");
    await ana.send("DELETE", `/api/groups/joined/${joined[0].id}`);
    expect((await ana.get(`${own}/practice`)).status).toBe(404);
    expect((await tara.get(path)).body.members).toEqual([]);
    expect((await tara.get("/api/users/me/export")).body.trainerSets).toMatchObject([SET]);
  });
});
