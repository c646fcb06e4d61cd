import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { VideoAnalysis } from "contract/video";
import { VIDEO_MAX_BYTES } from "contract/video-terms";
import { beforeEach, describe, expect, test } from "vitest";
import { createFakeAnalyser, type FakeAnalyser } from "../../media/fake-analyser.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { expectDocumented } from "../../testing/documented.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const PATH = "/api/video/analyze";
const QUESTION = "Tell me about a time you stayed calm while people around you did not.";
const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const WORDS =
  "The power failed in our hotel at eleven at night. I was the night manager and two people were in the lift. I spoke to them through the door. They were out after twenty-five minutes.";

onEachDatabase((database) => {
  let app: TestApp;
  let analyser: FakeAnalyser;
  beforeEach(async () => {
    analyser = createFakeAnalyser();
    app = await startApp(database(), { analyser });
    return () => app.stop();
  });

  const post = async (who: Client, body: FormData | ReadableStream, headers = {}) => {
    const answer = await app.request(PATH, {
      method: "POST",
      body,
      headers: { Cookie: who.cookie ?? "", ...headers },
      ...(body instanceof ReadableStream && { duplex: "half" }),
    });
    const sent = (await answer.json()) as ReturnType<typeof JSON.parse>;
    expectDocumented("POST", PATH, { status: answer.status, body: sent });
    return { status: answer.status, body: sent, headers: answer.headers };
  };
  const formOf = (fields: Record<string, string> = {}, bytes: string | null = "recording") => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ question: QUESTION, ...fields }))
      form.append(name, value);
    if (bytes !== null) form.append("video", new File([bytes], "answer.webm"));
    return form;
  };
  const upload = (who: Client, fields?: Record<string, string>) => post(who, formOf(fields));
  const untilAnalysed = async (count = 1) => {
    while (analyser.files.length < count) await pause(5);
  };
  const sessionsOf = async (who: Client) => (await who.get("/api/video/sessions/me")).body;
  const follow = async (who: Client, id: string) => {
    const answer = await app.request(`${PATH}/${id}/events`, {
      headers: { Cookie: who.cookie ?? "" },
    });
    return { status: answer.status, text: () => answer.text() };
  };

  describe("a recording", () => {
    test("is scored; the scores are kept, and the file is gone", async () => {
      const ana = await app.signIn();
      analyser.hold();
      const answer = upload(ana);
      await untilAnalysed();
      const [file = ""] = analyser.files;
      expect(existsSync(file)).toBe(true);
      analyser.release();
      const { status, body } = await answer;
      expect(status).toBe(200);
      const analysis = VideoAnalysis.parse(body);
      expect(analysis).toMatchObject({ question: QUESTION, content: null, transcript: null });
      expect(analysis).toMatchObject({ eyeContactScore: 100, clarityScore: null });
      expect(analysis.notAssessed).toContainEqual({ what: "clarity", reason: "noSoundTrack" });
      expect(existsSync(file)).toBe(false);
      expect(await sessionsOf(ana)).toEqual([
        {
          ...{ id: analysis.id, question: QUESTION, overallScore: analysis.overallScore },
          ...{ eyeContactScore: 100, confidenceScore: analysis.confidenceScore },
          ...{ clarityScore: null, bodyLanguageScore: analysis.bodyLanguageScore },
          ...{ duration: 20, createdAt: "2026-11-20T12:00:00.000Z", isSample: false },
        },
      ]);
      expect((await ana.get("/api/progress")).body.practiceSessions).toBe(1);
    });

    test("with what was said is read for its content as well, in the language asked for", async () => {
      const ana = await app.signIn();
      const { body } = await upload(ana, { transcript: WORDS, language: "fr" });
      expect(body.transcript).toEqual({ text: WORDS, source: "typed" });
      expect(body.content.headline.text).toBe("fr: headline");
      expect(body.measures).toContainEqual(
        expect.objectContaining({ id: "wordsPerMinute", value: 105 }),
      );
      // It can be read again, in another language too; the words themselves are not kept.
      const again = await ana.get(`/api/delivery/${body.id}`, { "Accept-Language": "fr" });
      expect(again.body.content.headline).toEqual(body.content.headline);
      expect((await ana.get(`/api/delivery/${body.id}`)).body.content.overallScore).toBe(
        body.content.overallScore,
      );
      expect(JSON.stringify((await ana.get("/api/users/me/export")).body)).not.toContain("lift");
    });

    test("may come before its question", async () => {
      const ana = await app.signIn();
      const form = new FormData();
      form.append("video", new File(["recording"], "answer.webm"));
      form.append("question", QUESTION);
      expect((await post(ana, form)).status).toBe(200);
    });

    test("asks the connected service for its words only where its person does", async () => {
      const asked: string[] = [];
      const transcriber = {
        host: "words.example.org",
        transcribe: async (file: string) => {
          asked.push(file);
          return WORDS;
        },
      };
      const withSound: FakeAnalyser = {
        ...analyser,
        analyse: async (file, options) => {
          const measured = await analyser.analyse(file, options);
          const silence = { durationSeconds: 20, values: {}, reasons: {}, moments: {} };
          const lists = { levels: [], speech: [], pauses: [], rate: [] };
          return { ...measured, sound: { ...silence, ...lists } as never };
        },
      };
      app.stop();
      app = await startApp(database(), { analyser: withSound, transcriber });
      const ana = await app.signIn();
      expect((await upload(ana)).body.transcript).toBeNull();
      expect(
        (await upload(ana, { wantsTranscript: "true", transcript: "typed" })).body.transcript,
      ).toEqual({ text: "typed", source: "typed" });
      expect(asked).toEqual([]);
      const { body } = await upload(ana, { wantsTranscript: "true" });
      expect(body.transcript).toEqual({ text: WORDS, source: "service" });
      expect(asked).toHaveLength(1);
    });
  });

  describe("is refused in words, and nothing of it is kept", () => {
    test.each([
      ["empty", 422, /nothing in this recording/],
      ["unreadable", 422, /WebM, MP4 and MOV/],
      ["no-picture", 422, /sound at most/],
      ["unknown-codec", 422, /packed in a way/],
      ["too-long", 422, /longer than 10 minutes/],
      ["too-much", 422, /1280/],
      ["no-decoder", 501, /no video decoder/],
      ["deadline", 503, /did not finish in time/],
      ["queue-full", 503, /Keep yours/],
    ] as const)("%s: %i", async (reason, status, words) => {
      const ana = await app.signIn();
      analyser.failWith(reason);
      const { status: answered, body, headers } = await upload(ana);
      expect([answered, body.detail]).toEqual([status, expect.stringMatching(words)]);
      if (status === 503) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await sessionsOf(ana)).toEqual([]);
    });

    test.each([
      ["no question", { question: "" }, "recording", "question"],
      ["no recording", {}, null, "video"],
      ["an unknown language", { language: "xx" }, "recording", "language"],
      ["too many words", { transcript: "x".repeat(20_001) }, "recording", "transcript"],
    ])("%s", async (_, fields, bytes, path) => {
      const ana = await app.signIn();
      const { status, body } = await post(ana, formOf(fields, bytes));
      expect([status, body.errors[0].path]).toEqual([400, path]);
    });

    test("anything but a form", async () => {
      const ana = await app.signIn();
      const stream = new Response("{}").body as ReadableStream;
      const { status, body } = await post(ana, stream, { "Content-Type": "application/json" });
      expect([status, body.detail]).toEqual([415, expect.stringContaining("multipart/form-data")]);
    });

    test("a length that is stated too large, before a byte of it is read", async () => {
      const ana = await app.signIn();
      const headers = {
        "Content-Length": String(VIDEO_MAX_BYTES * 2),
        "Content-Type": "multipart/form-data; boundary=b",
      };
      const never = new ReadableStream({ pull: () => new Promise(() => {}) });
      const { status, body } = await post(ana, never, headers);
      expect([status, body.detail]).toEqual([413, expect.stringContaining("200 MB")]);
    });

    test("bytes beyond the limit, whatever was stated", async () => {
      const ana = await app.signIn();
      const { status } = await post(ana, ...endless(VIDEO_MAX_BYTES + 1));
      expect(status).toBe(413);
      expect(analyser.files).toEqual([]);
    });

    test("one that breaks off", async () => {
      const ana = await app.signIn();
      const { status, body } = await post(ana, ...endless(1000, {}, false));
      expect([status, body.detail]).toEqual([400, "The file did not arrive whole. Send it again."]);
    });

    test("nobody's", async () => {
      expect((await upload(app.client())).status).toBe(401);
    });
  });

  describe("an analysis with an id", () => {
    test("tells how far it is, also to whoever asks first, or at another process", async () => {
      const elsewhere = await startApp(database(), { analyser: createFakeAnalyser() });
      const ana = await app.signIn();
      const analysisId = crypto.randomUUID();
      analyser.hold();
      const early = follow(ana, analysisId);
      const answer = upload(ana, { analysisId });
      await untilAnalysed();
      const other = await elsewhere.request(`${PATH}/${analysisId}/events`, {
        headers: { Cookie: ana.cookie ?? "" },
      });
      expect(other.status).toBe(200);
      analyser.release();
      expect((await answer).status).toBe(200);
      for (const text of [await (await early).text(), await other.text()]) {
        expect(text).toContain('"stage":"face"');
        expect(text).toMatch(/event: progress\ndata: \{"stage":"done","share":1\}\n\n$/);
      }
      elsewhere.stop();
    });

    test("is stopped by its person: nothing is stored", async () => {
      const ana = await app.signIn();
      const analysisId = crypto.randomUUID();
      analyser.hold();
      const answer = upload(ana, { analysisId });
      await untilAnalysed();
      expect((await ana.send("DELETE", `${PATH}/${analysisId}`)).status).toBe(204);
      const { status, body } = await answer;
      expect([status, body.detail]).toEqual([409, expect.stringContaining("was stopped")]);
      expect(analyser.files).toEqual([]);
      expect(await sessionsOf(ana)).toEqual([]);
      expect((await ana.send("DELETE", `${PATH}/${analysisId}`)).status).toBe(404);
    });

    test("is one's own: 403 another's, 404 unknown, 409 one that is under way", async () => {
      const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
      const analysisId = crypto.randomUUID();
      analyser.hold();
      const answer = upload(ana, { analysisId });
      await untilAnalysed();
      expect((await follow(ben, analysisId)).status).toBe(403);
      expect((await ben.send("DELETE", `${PATH}/${analysisId}`)).status).toBe(403);
      expect((await post(ana, ...endless(1000, { analysisId }))).status).toBe(409);
      expect((await ben.send("DELETE", `${PATH}/${UNKNOWN}`)).status).toBe(404);
      analyser.release();
      expect((await answer).status).toBe(200);
    });

    test("ends with the server, and its person is told to try again", async () => {
      const ana = await app.signIn();
      const analysisId = crypto.randomUUID();
      analyser.hold();
      const answer = upload(ana, { analysisId });
      await untilAnalysed();
      const [file = ""] = analyser.files;
      const events = await follow(ana, analysisId);
      app.stop();
      const { status, headers } = await answer;
      expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await events.text()).toContain("progress");
      expect(existsSync(file)).toBe(false);
    });
  });

  test("two people are served side by side, and see their own sessions only", async () => {
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    analyser.hold();
    const answers = [upload(ana), upload(ben)];
    await untilAnalysed(2);
    analyser.release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await sessionsOf(ana)).toHaveLength(1);
    expect(await sessionsOf(ben)).toHaveLength(1);
    expect((await ana.get(`/api/video/sessions/${ben.user.id}`)).status).toBe(403);
  });

  test("the log holds nothing of what was said", async () => {
    const ana = await app.signIn();
    await upload(ana, { transcript: WORDS, question: "Why the Belvedere?" });
    expect(JSON.stringify(app.log)).not.toMatch(/lift|Belvedere|answer\.webm/);
  });
});

/** A form whose file has so many bytes, made as they are asked for; without its end where it breaks off. */
function endless(
  bytes: number,
  fields: Record<string, string> = {},
  isWhole = true,
): [ReadableStream, Record<string, string>] {
  const boundary = "boundary";
  const part = (name: string, more = "") =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const before = Object.entries({ question: QUESTION, ...fields })
    .map(([name, value]) => `${part(name)}${value}\r\n`)
    .join("");
  const head = `${before}${part("video", '; filename="a.webm"')}`;
  const block = new Uint8Array(1024 * 1024);
  let left = bytes;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull: (controller) => {
      if (left > 0) controller.enqueue(block.subarray(0, Math.min(left, block.length)));
      left -= block.length;
      if (left > 0) return;
      if (isWhole) controller.enqueue(new TextEncoder().encode(`\r\n--${boundary}--\r\n`));
      controller.close();
    },
  });
  return [stream, { "Content-Type": `multipart/form-data; boundary=${boundary}` }];
}
