import { beforeAll, expect, test } from "vitest";
import { TEXT_ANSWER } from "../../testing/answers.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  /** Reads a stream until `enough` says so or it ends. */
  const read = async (from: TestApp, who: Client) => {
    const stream = await from.request("/api/events", { headers: { Cookie: who.cookie ?? "" } });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    return {
      status: stream.status,
      type: stream.headers.get("content-type"),
      until: async (enough: (text: string) => boolean) => {
        while (!enough(text)) {
          const { value, done } = (await reader?.read()) ?? { done: true, value: "" };
          if (done) return `${text}[end]`;
          text += value;
        }
        return text;
      },
      close: () => reader?.cancel(),
    };
  };

  test("tell a person what has changed, whichever tab or process changed it", async () => {
    const ana = await app.signIn();
    const elsewhere = await startApp(database());
    const stream = await read(elsewhere, ana);
    expect([stream.status, stream.type]).toEqual([200, "text/event-stream"]);
    await ana.send("POST", "/api/responses", TEXT_ANSWER);
    await ana.send("PATCH", "/api/users/me", { name: "Ana" });
    const text = await stream.until((seen) => seen.includes('"user"'));
    expect(text).toContain('event: change\ndata: {"keys":["responses","progress","stories"]}\n\n');
    expect(text).toContain('data: {"keys":["user"]}');
    await stream.close();
  });

  test("tell of the coach's rooms too, once for each change", async () => {
    const ana = await app.signIn();
    const stream = await read(app, ana);
    const bookmark = "/api/questions/stayed-calm/bookmark";
    for (const method of ["PUT", "PUT", "DELETE", "DELETE"]) await ana.send(method, bookmark);
    await ana.send("POST", "/api/chat", { userId: "me", message: "Hello", role: "user" });
    await ana.send("DELETE", "/api/chat/me");
    const form = new FormData();
    form.append("file", new File(["Night manager"], "cv.txt"));
    const headers = { Cookie: ana.cookie ?? "" };
    await app.request("/api/documents", { method: "POST", body: form, headers });
    const { body } = await ana.send("POST", "/api/responses", TEXT_ANSWER);
    const tags = { title: "The lift", competencies: [], airlineValues: [] };
    await ana.send("POST", "/api/stories", { ...tags, responseId: body.id });
    const applied = { airline: "KLM", stage: "interested", stageName: null, nextDate: null };
    await ana.send("POST", "/api/applications", applied);
    await ana.send("PATCH", "/api/plan", { minutesPerDay: 20 });
    const text = await stream.until((seen) => seen.includes('["plan"]'));
    expect(text.match(/\{"keys":.+\}/g)?.map((data) => JSON.parse(data).keys.join())).toEqual([
      ...["questions/bookmarks", "questions/bookmarks", "chat", "chat", "documents"],
      ...["responses,progress,stories", "stories,progress", "applications", "plan"],
    ]);
    await stream.close();
  });

  test("tell nobody else", async () => {
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    const stream = await read(app, ben);
    await ana.send("POST", "/api/responses", TEXT_ANSWER);
    await ben.send("PATCH", "/api/users/me", { name: "Benjamin" });
    expect(await stream.until((seen) => seen.includes("change"))).not.toContain("responses");
    await stream.close();
  });

  test("say nothing of what was not stored", async () => {
    const ana = await app.signIn();
    const stream = await read(app, ana);
    await ana.send("POST", "/api/responses", { ...TEXT_ANSWER, action: "" });
    await ana.send("PATCH", "/api/users/me", { name: "Ana" });
    expect(await stream.until((seen) => seen.includes("change"))).not.toContain("responses");
    await stream.close();
  });

  test("end when the account is deleted, and when the server stops", async () => {
    const ana = await app.signIn();
    const stream = await read(app, ana);
    await ana.send("DELETE", "/api/users/me");
    expect(await stream.until(() => false)).toMatch(/\[end\]$/);
    const ben = await app.signIn({ name: "Ben" });
    const other = await read(app, ben);
    app.stop();
    expect(await other.until(() => false)).toMatch(/\[end\]$/);
  });

  test("are for somebody signed in", async () => {
    expect((await app.client().get("/api/events")).status).toBe(401);
  });
});
