import { existsSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { createFakeAnalyser } from "../../media/fake-analyser.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp } from "../../testing/test-app.ts";
import {
  ANALYZE_PATH,
  endless,
  startVideoStage,
  type VideoStage,
} from "../../testing/video-stage.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

onEachDatabase((database) => {
  let stage: VideoStage;
  beforeEach(async () => {
    stage = await startVideoStage(database());
    return () => stage.app.stop();
  });

  describe("an analysis with an id", () => {
    test("tells how far it is, also to whoever asks first, or at another process", async () => {
      const elsewhere = await startApp(database(), { analyser: createFakeAnalyser() });
      const ana = await stage.app.signIn();
      const analysisId = crypto.randomUUID();
      stage.analyser.hold();
      const early = stage.follow(ana, analysisId);
      const answer = stage.upload(ana, { analysisId });
      await stage.untilAnalysed();
      const other = await elsewhere.request(`${ANALYZE_PATH}/${analysisId}/events`, {
        headers: { Cookie: ana.cookie ?? "" },
      });
      expect(other.status).toBe(200);
      stage.analyser.release();
      expect((await answer).status).toBe(200);
      for (const text of [await (await early).text(), await other.text()]) {
        expect(text).toContain('"stage":"face"');
        expect(text).toMatch(/event: progress\ndata: \{"stage":"done","share":1\}\n\n$/);
      }
      elsewhere.stop();
    });

    test("is stopped by its person: nothing is stored", async () => {
      const ana = await stage.app.signIn();
      const analysisId = crypto.randomUUID();
      stage.analyser.hold();
      const answer = stage.upload(ana, { analysisId });
      await stage.untilAnalysed();
      expect((await ana.send("DELETE", `${ANALYZE_PATH}/${analysisId}`)).status).toBe(204);
      const { status, body } = await answer;
      expect([status, body.detail]).toEqual([409, expect.stringContaining("was stopped")]);
      expect(stage.analyser.files).toEqual([]);
      expect(await stage.sessionsOf(ana)).toEqual([]);
      expect((await ana.send("DELETE", `${ANALYZE_PATH}/${analysisId}`)).status).toBe(404);
    });

    test("is one's own: 403 another's, 404 unknown, 409 one that is under way", async () => {
      const [ana, ben] = [await stage.app.signIn(), await stage.app.signIn({ name: "Ben" })];
      const analysisId = crypto.randomUUID();
      stage.analyser.hold();
      const answer = stage.upload(ana, { analysisId });
      await stage.untilAnalysed();
      expect((await stage.follow(ben, analysisId)).status).toBe(403);
      expect((await ben.send("DELETE", `${ANALYZE_PATH}/${analysisId}`)).status).toBe(403);
      expect((await stage.post(ana, ...endless(1000, { analysisId }))).status).toBe(409);
      expect((await ben.send("DELETE", `${ANALYZE_PATH}/${UNKNOWN}`)).status).toBe(404);
      stage.analyser.release();
      expect((await answer).status).toBe(200);
    });

    test("ends with the server, and its person is told to try again", async () => {
      const ana = await stage.app.signIn();
      const analysisId = crypto.randomUUID();
      stage.analyser.hold();
      const answer = stage.upload(ana, { analysisId });
      await stage.untilAnalysed();
      const [file = ""] = stage.analyser.files;
      const events = await stage.follow(ana, analysisId);
      stage.app.stop();
      const { status, headers } = await answer;
      expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await events.text()).toContain("progress");
      expect(existsSync(file)).toBe(false);
    });
  });
});
