import { type ChatMessage, ChatTurn } from "contract/chat";
import { beforeAll, describe, expect, test } from "vitest";
import type { Coach } from "../../ai/coach.ts";
import { fakeCoach } from "../../ai/fake-coach.ts";
import { TEXT_ANSWER } from "../../testing/answers.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { fillingDatabase } from "../../testing/lost-database.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const textOf = ({ message }: ChatMessage) => message;

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  const say = (who: Client, message: string, headers?: Record<string, string>) =>
    who.send("POST", "/api/chat", { userId: "me", message, role: "user" }, headers);
  const history = async (who: Client) => (await who.get("/api/chat/me")).body as ChatMessage[];

  /** A coach that replies when it is let, and the person's messages in the order in which it saw them. */
  const heldCoach = () => {
    const seen: string[] = [];
    const waiting: (() => void)[] = [];
    const coach: Coach = {
      ...fakeCoach,
      reply: async (input, options) => {
        seen.push(input.message);
        options?.onText?.("One moment. ");
        await new Promise<void>((resolve) => waiting.push(resolve));
        return { ...(await fakeCoach.reply(input)), text: `One moment. ${input.message}` };
      },
    };
    const letGo = async () => {
      while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      waiting.shift()?.();
    };
    return { coach, seen, letGo };
  };

  describe("a message", () => {
    test("is stored with its reply, and both are sent back", async () => {
      const ana = await app.signIn();
      const { status, body } = await say(ana, "What is STAR?");
      expect(status).toBe(201);
      const { message, reply } = ChatTurn.parse(body);
      const createdAt = "2026-11-20T12:00:00.000Z";
      expect(message).toMatchObject({
        ...{ userId: ana.user.id, role: "user", message: "What is STAR?", createdAt },
        ...{ citations: [], suggestions: [], source: null, isSample: false },
      });
      expect(reply).toMatchObject({
        ...{ role: "assistant", source: "built-in", suggestions: ["Another one"], createdAt },
        message: "en: turn 1 after 0\n\n0 answers, 0 stories, 0 documents\n\nWhat is STAR?",
        citations: [{ id: "person/answers", title: "Your answers", source: null }],
      });
      expect(await history(ana)).toEqual([message, reply]);
    });

    test("is heard with what was said before, what the coach noted, and the person's record", async () => {
      const ana = await app.signIn();
      const { body } = await ana.send("POST", "/api/responses", TEXT_ANSWER);
      const tags = { title: "The lift", competencies: ["resilience"], airlineValues: [] };
      await ana.send("POST", "/api/stories", { responseId: body.id, ...tags });
      await say(ana, "Hello");
      const { reply } = (await say(ana, "Again", { "Accept-Language": "fr" })).body;
      expect(reply.message).toBe(
        "fr: turn 2 after 2\n\n1 answers, 1 stories, 0 documents\n\nAgain",
      );
    });

    test("gives the coach the answers' figures and advice, and nothing of anybody else", async () => {
      const inputs: Parameters<Coach["reply"]>[0][] = [];
      const coach: Coach = {
        ...fakeCoach,
        reply: (input) => {
          inputs.push(input);
          return fakeCoach.reply(input);
        },
      };
      const own = await startApp(database(), { coach });
      const [ana, ben] = [await own.signIn({ airline: "KLM" }), await own.signIn({ name: "Ben" })];
      await ben.send("POST", "/api/responses", TEXT_ANSWER);
      await ana.send("POST", "/api/responses", TEXT_ANSWER);
      await ana.send("PATCH", "/api/users/me/cultural-context", {
        ...{ targetRegion: "oceania-australia", timezone: "Pacific/Auckland" },
      });
      await say(ana, "Which of my stories is weakest?");
      const [input] = inputs;
      expect(input).toMatchObject({ language: "en", today: "2026-11-21", before: [], state: null });
      expect(input?.person).toMatchObject({
        ...{ name: "Ana", targetRegion: "oceania-australia", interviewDate: null },
        answers: [
          {
            question: TEXT_ANSWER.question,
            category: "Emergency",
            kind: "behavioural",
            score: 43,
            sections: { situation: 10 },
            improvements: [
              "en: longer en: write-more",
              "en: longer en: write-more",
              "en: longer en: write-more",
            ],
          },
        ],
      });
      expect(input?.random()).toBeLessThan(1);
    });

    test.each([
      ["a blank one", " \n\t ", "Write a message first"],
      ["one of 5,001 characters", "x".repeat(5001), "Use at most 5,000 characters"],
    ])("is refused, naming the field: %s", async (_, message, words) => {
      const ana = await app.signIn();
      const { status, body } = await say(ana, message);
      expect([status, body.errors]).toEqual([400, [{ path: "message", message: words }]]);
      expect(await history(ana)).toEqual([]);
    });

    test("with a character that no database holds is refused before the coach works", async () => {
      const { coach, seen } = heldCoach();
      const own = await startApp(database(), { coach });
      const ana = await own.signIn();
      const { status, body } = await say(ana, "Hello\u0000");
      expect([status, body.title]).toEqual([400, "The text cannot be stored"]);
      expect(seen).toEqual([]);
    });

    test("keeps every script, and what looks like code", async () => {
      const ana = await app.signIn();
      const message = "<script>alert(1)</script> ‏مرحبا 你好 👩🏽‍✈️ {{x}} '; drop table users;--";
      expect((await say(ana, message)).body.message.message).toBe(message);
    });

    test("is one's own to send and to read: 403 another's, 404 unknown, 401 nobody", async () => {
      const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
      const statuses = async (userId: string, who: Client = ana) => [
        (await who.send("POST", "/api/chat", { userId, message: "Hi", role: "user" })).status,
        (await who.get(`/api/chat/${userId}`)).status,
        (await who.send("DELETE", `/api/chat/${userId}`)).status,
      ];
      expect(await statuses(ben.user.id)).toEqual([403, 403, 403]);
      expect(await statuses(UNKNOWN)).toEqual([404, 404, 404]);
      expect(await statuses("demo-user")).toEqual([404, 404, 404]);
      expect(await statuses("me", app.client())).toEqual([401, 401, 401]);
    });

    test("is held back in a flood, with the time to wait", async () => {
      const ana = await app.signIn();
      let answer = await say(ana, "Hi");
      for (let sent = 1; sent < 200 && answer.status === 201; sent++) answer = await say(ana, "Hi");
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await history(ana)).toHaveLength(40);
    });

    test("is not half-stored when the disk is full", async () => {
      let isFull = false;
      const own = await startApp(fillingDatabase(database(), () => isFull));
      const ana = await own.signIn();
      isFull = true;
      expect((await say(ana, "Hello")).status).toBe(503);
      isFull = false;
      expect(await history(ana)).toEqual([]);
      expect((await say(ana, "Hello")).status).toBe(201);
    });
  });

  describe("turns", () => {
    test("two at once are put in order, whichever process takes them", async () => {
      const { coach, seen, letGo } = heldCoach();
      const here = await startApp(database(), { coach });
      const there = await startApp(database(), { coach });
      const ana = await here.signIn();
      const elsewhere = Object.assign(there.client(), { cookie: ana.cookie });
      const sent = [say(ana, "1"), say(elsewhere, "2"), say(ana, "3")];
      for (let turn = 1; turn <= 3; turn++) {
        await letGo();
        expect(seen).toHaveLength(turn);
        await Promise.race(sent);
      }
      await Promise.all(sent);
      const texts = (await history(ana)).map(textOf);
      expect(texts).toEqual(seen.flatMap((message) => [message, `One moment. ${message}`]));
    });

    test("sent again with the same key are the same turn, also while it is made", async () => {
      const { coach, seen, letGo } = heldCoach();
      const own = await startApp(database(), { coach });
      const ana = await own.signIn();
      const key = { "Idempotency-Key": "draft-7" };
      const sent = [say(ana, "Hello", key), say(ana, "Hello", key)];
      await letGo();
      const [first, second] = await Promise.all(sent);
      expect(second?.body).toEqual(first?.body);
      expect((await say(ana, "Hello", key)).body).toEqual(first?.body);
      expect(seen).toEqual(["Hello"]);
      expect(await history(ana)).toHaveLength(2);
    });

    test("of one person do not wait for another's", async () => {
      const { coach, letGo } = heldCoach();
      const own = await startApp(database(), { coach });
      const [ana, ben] = [await own.signIn(), await own.signIn({ name: "Ben" })];
      const slow = say(ana, "Hello");
      const other = say(ben, "Hello");
      await letGo();
      await letGo();
      expect((await Promise.all([slow, other])).map(({ status }) => status)).toEqual([201, 201]);
    });

    test("that fail leave the way free for the next", async () => {
      let fails = true;
      const coach: Coach = {
        ...fakeCoach,
        reply: (input) => {
          if (fails) throw new Error("test: a fault");
          return fakeCoach.reply(input);
        },
      };
      const own = await startApp(database(), { coach });
      const ana = await own.signIn();
      expect((await say(ana, "Hello")).status).toBe(500);
      fails = false;
      expect((await say(ana, "Hello")).status).toBe(201);
      expect(JSON.stringify(own.log)).not.toContain("Hello");
    });

    test("end with 401 when the account is deleted meanwhile", async () => {
      const { coach, letGo } = heldCoach();
      const own = await startApp(database(), { coach });
      const ana = await own.signIn();
      const sent = say(ana, "Hello");
      await new Promise((resolve) => setTimeout(resolve, 50));
      await Object.assign(own.client(), { cookie: ana.cookie }).send("DELETE", "/api/users/me");
      await letGo();
      expect((await sent).status).toBe(401);
    });
  });

  describe("the conversation", () => {
    test("is read backwards, page by page, each oldest first", async () => {
      const ana = await app.signIn();
      for (const message of ["a", "b", "c"]) await say(ana, message);
      const all = await history(ana);
      const pages: ChatMessage[][] = [];
      let path: string | undefined = "/api/chat/me?limit=4";
      while (path) {
        const { body, headers } = await ana.get(path);
        pages.unshift(body);
        path = /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
      }
      expect(pages.map(({ length }) => length)).toEqual([2, 4]);
      expect(pages.flat()).toEqual(all);
      expect((await ana.get("/api/chat/me?cursor=nonsense")).body.errors[0].path).toBe("cursor");
    });

    test("is forgotten when asked, with what the coach noted", async () => {
      const ana = await app.signIn();
      await say(ana, "Hello");
      expect((await ana.send("DELETE", "/api/chat/me")).status).toBe(204);
      expect(await history(ana)).toEqual([]);
      expect((await say(ana, "Hello")).body.reply.message).toMatch(/^en: turn 1 after 0/);
    });
  });
});
