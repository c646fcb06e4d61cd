import http from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { ChatMessage } from "contract/chat";
import { beforeAll, describe, expect, test } from "vitest";
import type { Coach } from "../../ai/coach.ts";
import { fakeCoach } from "../../ai/fake-coach.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

type Event = { name: string; data: ReturnType<typeof JSON.parse> };

/** Reads events as they come. */
function readEvents(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  return {
    next: async (): Promise<Event | null> => {
      while (!rest.includes("\n\n")) {
        const { value, done } = (await reader?.read()) ?? { value: "", done: true };
        if (done) return null;
        rest += value;
      }
      const end = rest.indexOf("\n\n");
      const [, name = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(rest.slice(0, end)) ?? [];
      rest = rest.slice(end + 2);
      return { name, data: JSON.parse(data) };
    },
    cancel: () => reader?.cancel(),
  };
}

/** A coach whose second piece comes when it is let. */
function pausingCoach() {
  let letGo = () => {};
  const pause = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const coach: Coach = {
    ...fakeCoach,
    reply: async (input, options) => {
      options?.onText?.("One moment.");
      await pause;
      options?.onText?.("\nDone.");
      return { ...(await fakeCoach.reply(input)), text: "One moment.\nDone." };
    },
  };
  return { coach, letGo: () => letGo() };
}

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  const stream = (from: TestApp, who: Client, message: string, headers = {}) =>
    from.request("/api/chat?language=en", {
      method: "POST",
      body: JSON.stringify({ userId: "me", message, role: "user" }),
      headers: {
        "Content-Type": "application/json",
        Accept: "text/event-stream",
        "Accept-Encoding": "gzip, br",
        Cookie: who.cookie ?? "",
        ...headers,
      },
    });
  const history = async (who: Client) => (await who.get("/api/chat/me")).body as ChatMessage[];
  const allOf = async (answer: Response) => {
    const { next } = readEvents(answer);
    const events: Event[] = [];
    for (let event = await next(); event; event = await next()) events.push(event);
    return events;
  };

  describe("a streamed reply", () => {
    test("is the message, the pieces of the reply, and the reply as stored", async () => {
      const ana = await app.signIn();
      const answer = await stream(app, ana, "Hello");
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("text/event-stream");
      expect(answer.headers.get("content-encoding")).toBeNull();
      expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
      const events = await allOf(answer);
      expect(events.map(({ name }) => name)).toEqual(["message", "text", "text", "text", "reply"]);
      const [message, reply] = [events[0]?.data, events.at(-1)?.data];
      expect(await history(ana)).toEqual([message, reply]);
      const pieces = events.filter(({ name }) => name === "text").map(({ data }) => data);
      expect(pieces.join("")).toBe(reply.message);
    });

    test("comes over the wire piece by piece, not all at the end", async () => {
      const { coach, letGo } = pausingCoach();
      const own = await startApp(database(), { coach });
      const ana = await own.signIn();
      const server = http.createServer(getRequestListener(own.request as never));
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      const answer = await fetch(`http://127.0.0.1:${port}/api/chat`, {
        method: "POST",
        body: JSON.stringify({ userId: "me", message: "Hello", role: "user" }),
        headers: {
          "Content-Type": "application/json",
          Accept: "text/event-stream",
          Cookie: ana.cookie ?? "",
        },
      });
      const { next } = readEvents(answer);
      expect((await next())?.name).toBe("message");
      expect((await next())?.data).toBe("One moment.");
      letGo();
      expect((await next())?.data).toBe("\nDone.");
      expect((await next())?.name).toBe("reply");
      expect(await next()).toBeNull();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });

    test("is stored all the same when the reader goes away", async () => {
      const { coach, letGo } = pausingCoach();
      const own = await startApp(database(), { coach });
      const ana = await own.signIn();
      const events = readEvents(await stream(own, ana, "Hello"));
      await events.next();
      await events.cancel();
      expect(await history(ana)).toEqual([]);
      letGo();
      let stored = await history(ana);
      for (let tries = 0; tries < 200 && stored.length === 0; tries++) stored = await history(ana);
      expect(stored.map(({ message }) => message)).toEqual(["Hello", "One moment.\nDone."]);
    });

    test("asked for again under its key is the same, whole", async () => {
      const ana = await app.signIn();
      const key = { "Idempotency-Key": "draft-1" };
      const first = await allOf(await stream(app, ana, "Hello", key));
      const again = await allOf(await stream(app, ana, "Hello", key));
      expect(again.map(({ name }) => name)).toEqual(["message", "text", "reply"]);
      expect([again[0], again.at(-1)]).toEqual([first[0], first.at(-1)]);
      expect(again[1]?.data).toBe(again[2]?.data.message);
    });

    test("that cannot begin is a problem with a status", async () => {
      const ana = await app.signIn();
      expect((await stream(app, ana, "  ")).status).toBe(400);
      expect((await stream(app, ana, "Hello\u0000")).status).toBe(400);
      expect((await stream(app, app.client(), "Hello")).status).toBe(401);
    });

    test("that goes wrong on its way ends in a problem, in words", async () => {
      const coach: Coach = {
        ...fakeCoach,
        reply: async (_, options) => {
          options?.onText?.("One");
          throw new Error("test: a fault");
        },
      };
      const own = await startApp(database(), { coach });
      const ana = await own.signIn();
      const events = await allOf(await stream(own, ana, "Hello"));
      expect(events.map(({ name }) => name)).toEqual(["message", "text", "problem"]);
      expect(events.at(-1)?.data).toMatchObject({
        status: 500,
        title: "Something went wrong on the server",
      });
      expect(own.log.filter(({ event }) => event === "fault")).toHaveLength(1);
      expect(await history(ana)).toEqual([]);
    });
  });
});
