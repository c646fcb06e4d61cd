import { VIDEO_MAX_BYTES } from "contract/video-terms";
import { beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { endless, formOf, startVideoStage, type VideoStage } from "../../testing/video-stage.ts";

onEachDatabase((database) => {
  let stage: VideoStage;
  beforeEach(async () => {
    stage = await startVideoStage(database());
    return () => stage.app.stop();
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
      const ana = await stage.app.signIn();
      stage.analyser.failWith(reason);
      const { status: answered, body, headers } = await stage.upload(ana);
      expect([answered, body.detail]).toEqual([status, expect.stringMatching(words)]);
      if (status === 503) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await stage.sessionsOf(ana)).toEqual([]);
    });

    test.each([
      ["no question", { question: "" }, "recording", "question"],
      ["no recording", {}, null, "video"],
      ["an unknown language", { language: "xx" }, "recording", "language"],
      ["too many words", { transcript: "x".repeat(20_001) }, "recording", "transcript"],
    ])("%s", async (_, fields, bytes, path) => {
      const ana = await stage.app.signIn();
      const { status, body } = await stage.post(ana, formOf(fields, bytes));
      expect([status, body.errors[0].path]).toEqual([400, path]);
    });

    test("anything but a form", async () => {
      const ana = await stage.app.signIn();
      const stream = new Response("{}").body as ReadableStream;
      const { status, body } = await stage.post(ana, stream, {
        "Content-Type": "application/json",
      });
      expect([status, body.detail]).toEqual([415, expect.stringContaining("multipart/form-data")]);
    });

    test("a length that is stated too large, before a byte of it is read", async () => {
      const ana = await stage.app.signIn();
      const headers = {
        "Content-Length": String(VIDEO_MAX_BYTES * 2),
        "Content-Type": "multipart/form-data; boundary=b",
      };
      const never = new ReadableStream({ pull: () => new Promise(() => {}) });
      const { status, body } = await stage.post(ana, never, headers);
      expect([status, body.detail]).toEqual([413, expect.stringContaining("200 MB")]);
    });

    test("bytes beyond the limit, whatever was stated", async () => {
      const ana = await stage.app.signIn();
      const { status } = await stage.post(ana, ...endless(VIDEO_MAX_BYTES + 1));
      expect(status).toBe(413);
      expect(stage.analyser.files).toEqual([]);
    });

    test("one that breaks off", async () => {
      const ana = await stage.app.signIn();
      const { status, body } = await stage.post(ana, ...endless(1000, {}, false));
      expect([status, body.detail]).toEqual([400, "The file did not arrive whole. Send it again."]);
    });

    test("nobody's", async () => {
      expect((await stage.upload(stage.app.client())).status).toBe(401);
    });
  });
});
