import { existsSync } from "node:fs";
import { VideoAnalysis } from "contract/video";
import { beforeEach, describe, expect, test } from "vitest";
import type { FakeAnalyser } from "../../media/fake-analyser.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { QUESTION, startVideoStage, type VideoStage, WORDS } from "../../testing/video-stage.ts";

onEachDatabase((database) => {
  let stage: VideoStage;
  beforeEach(async () => {
    stage = await startVideoStage(database());
    return () => stage.app.stop();
  });

  describe("a recording", () => {
    test("is scored; the scores are kept, and the file is gone", async () => {
      const ana = await stage.app.signIn();
      stage.analyser.hold();
      const answer = stage.upload(ana);
      await stage.untilAnalysed();
      const [file = ""] = stage.analyser.files;
      expect(existsSync(file)).toBe(true);
      stage.analyser.release();
      const { status, body } = await answer;
      expect(status).toBe(200);
      const analysis = VideoAnalysis.parse(body);
      expect(analysis).toMatchObject({ question: QUESTION, content: null, transcript: null });
      expect(analysis).toMatchObject({ eyeContactScore: 100, clarityScore: null });
      expect(analysis.notAssessed).toContainEqual({ what: "clarity", reason: "noSoundTrack" });
      expect(existsSync(file)).toBe(false);
      expect(await stage.sessionsOf(ana)).toEqual([
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
      const ana = await stage.app.signIn();
      const { body } = await stage.upload(ana, { transcript: WORDS, language: "fr" });
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
      const ana = await stage.app.signIn();
      const form = new FormData();
      form.append("video", new File(["recording"], "answer.webm"));
      form.append("question", QUESTION);
      expect((await stage.post(ana, form)).status).toBe(200);
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
      const { analyser } = stage;
      const withSound: FakeAnalyser = {
        ...analyser,
        analyse: async (file, options) => {
          const measured = await analyser.analyse(file, options);
          const silence = { durationSeconds: 20, values: {}, reasons: {}, moments: {} };
          const lists = { levels: [], speech: [], pauses: [], rate: [] };
          return { ...measured, sound: { ...silence, ...lists } as never };
        },
      };
      stage.app.stop();
      stage = await startVideoStage(database(), { analyser: withSound, transcriber });
      const ana = await stage.app.signIn();
      expect((await stage.upload(ana)).body.transcript).toBeNull();
      expect(
        (await stage.upload(ana, { wantsTranscript: "true", transcript: "typed" })).body.transcript,
      ).toEqual({ text: "typed", source: "typed" });
      expect(asked).toEqual([]);
      const { body } = await stage.upload(ana, { wantsTranscript: "true" });
      expect(body.transcript).toEqual({ text: WORDS, source: "service" });
      expect(asked).toHaveLength(1);
    });
  });

  test("two people are served side by side, and see their own sessions only", async () => {
    const [ana, ben] = [await stage.app.signIn(), await stage.app.signIn({ name: "Ben" })];
    stage.analyser.hold();
    const answers = [stage.upload(ana), stage.upload(ben)];
    await stage.untilAnalysed(2);
    stage.analyser.release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await stage.sessionsOf(ana)).toHaveLength(1);
    expect(await stage.sessionsOf(ben)).toHaveLength(1);
    expect((await ana.get(`/api/video/sessions/${ben.user.id}`)).status).toBe(403);
  });

  test("the log holds nothing of what was said", async () => {
    const ana = await stage.app.signIn();
    await stage.upload(ana, { transcript: WORDS, question: "Why the Belvedere?" });
    expect(JSON.stringify(stage.app.log)).not.toMatch(/lift|Belvedere|answer\.webm/);
  });
});
