import { InterviewSession, SessionAnswer } from "contract/interview-sessions";
import { RECORDING_PLACEHOLDERS } from "contract/recording-placeholder";
import { beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import {
  beginInterview,
  finishInterview,
  pathOf,
  putAnswer,
  SAID_IN_INTERVIEW,
} from "../../testing/interviews.ts";
import { fillingDatabase } from "../../testing/lost-database.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const HOUR_MS = 3_600_000;
const VALUES = {
  ...{ loudness: -18, signalToNoise: 30, clipping: 0, articulationRate: 4.4, speechShare: 82 },
  ...{ startDelay: 0.6, pauses: 6, longPauses: 0, pitchVariation: 2.5, loudnessSpread: 3 },
};
/** What a browser measured of a minute. */
const SOUND = {
  ...{ durationSeconds: 60, values: VALUES, reasons: {}, moments: {} },
  ...{ levels: [0.1, 0.5], speech: [{ at: 0.6, until: 58 }], pauses: [], rate: [4.4] },
};

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  describe("an answer", () => {
    test("is scored by the rules, kept, and replaced when its follow-up is answered", async () => {
      const ana = await app.signIn();
      const path = pathOf(await beginInterview(ana));
      const emotions = [{ at: 12, primary: "nervous", intensity: "low" }];
      const followUp = { section: "result", question: "How did he leave?", answer: "" };
      const first = await putAnswer(ana, path, 1, { emotions, followUp, remainingSeconds: 1700 });
      expect(first.status).toBe(200);
      const stored = SessionAnswer.parse(first.body);
      expect(stored).toMatchObject({ position: 1, seconds: 95, emotions, followUp });
      expect(stored.analysis?.source).toBe("built-in");
      const sections = Object.values(stored.sections ?? {}).join("");
      expect(sections).toBe(SAID_IN_INTERVIEW);
      const overall = stored.rubric.find(({ dimension }) => dimension === "overall");
      expect(overall?.score).toBeGreaterThan(0);
      for (const quote of overall?.quotes ?? []) expect(SAID_IN_INTERVIEW).toContain(quote);

      const said = "He thanked me twice, and since then we call guests a day ahead.";
      app.now = new Date("2026-11-20T12:05:00.000Z");
      const second = await putAnswer(ana, path, 1, { followUp: { ...followUp, answer: said } });
      app.now = new Date("2026-11-20T12:00:00.000Z");
      expect(second.body.answeredAt).toBe(first.body.answeredAt);
      expect(Object.values(second.body.sections).join("")).toContain(said);
      expect(second.body.emotions).toEqual([]);
      const session = InterviewSession.parse((await ana.get(path)).body);
      expect(session.answers).toEqual([second.body]);
      expect(session).toMatchObject({ answeredCount: 1, remainingSeconds: 1700 });
      expect(session.report?.dimensions[0]?.score).toBe(second.body.rubric[0].score);
      const inSpanish = (await ana.get(`${path}?language=es`)).body.answers[0].analysis;
      expect(inSpanish.overallScore).toBe(second.body.analysis.overallScore);
      expect(inSpanish.headline.text).not.toBe(second.body.analysis.headline.text);
    });

    test("of a recording without words is kept, and its content not assessed", async () => {
      const ana = await app.signIn();
      const path = pathOf(await beginInterview(ana, { mode: "audio" }));
      const { body } = await putAnswer(ana, path, 0, { answer: null, mode: "audio" });
      expect(body).toMatchObject({ answer: null, analysis: null, sections: null });
      const session = (await ana.get(path)).body;
      expect(session).toMatchObject({ answeredCount: 1, overallScore: null });
      expect(session.report.dimensions[0]).toMatchObject({ score: null, answers: 0, best: null });
    });

    test.each(Object.entries(RECORDING_PLACEHOLDERS))(
      "is not what stands in for a recording (%s)",
      async (_, placeholder) => {
        const ana = await app.signIn();
        const path = pathOf(await beginInterview(ana));
        const { status, body } = await putAnswer(ana, path, 0, { answer: ` ${placeholder}\n` });
        expect(status).toBe(400);
        expect(body.errors).toEqual([
          { path: "answer", message: "Type what you said in the recording, or record again" },
        ]);
        expect((await ana.get(path)).body.answers).toEqual([]);
      },
    );

    test("belongs to a question of the session", async () => {
      const ana = await app.signIn();
      const path = pathOf(await beginInterview(ana));
      expect((await putAnswer(ana, path, 4)).status).toBe(404);
      expect((await putAnswer(ana, path, 1.5)).status).toBe(400);
      expect((await putAnswer(ana, path, 0, { answer: "  " })).body.errors).toEqual([
        { path: "answer", message: "Answer the question first" },
      ]);
    });

    test("shows how it was given, of one's own recordings", async () => {
      const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
      const path = pathOf(await beginInterview(ana));
      const take = (who: Client) =>
        who.send("POST", "/api/delivery", { question: "?", sound: SOUND });
      const [own, other] = [(await take(ana)).body, (await take(ben)).body];
      expect((await putAnswer(ana, path, 0, { deliverySessionId: other.id })).status).toBe(403);
      const { body } = await putAnswer(ana, path, 0, { deliverySessionId: own.id });
      expect(body.delivery).toMatchObject({ id: own.id, overallScore: own.overallScore });
      expect((await ana.get("/api/progress")).body.practiceSessions).toBe(1);
      await ana.send("DELETE", `/api/delivery/${own.id}`);
      const [kept] = (await ana.get(path)).body.answers;
      expect(kept).toMatchObject({ answer: SAID_IN_INTERVIEW, delivery: null });
      // What was said is worth more than how: it is kept although the take has gone.
      expect((await putAnswer(ana, path, 1, { deliverySessionId: own.id })).status).toBe(200);
    });

    test("of two tabs is the last one, whole", async () => {
      const ana = await app.signIn();
      const path = pathOf(await beginInterview(ana));
      const sent = ["One.", "Two."].map((text) =>
        putAnswer(ana, path, 0, { answer: text, spokenFeedback: text }),
      );
      await Promise.all(sent);
      const [kept] = (await ana.get(path)).body.answers;
      expect(["One.", "Two."]).toContain(kept.answer);
      expect(kept.spokenFeedback).toBe(kept.answer);
    });

    test("is not half-stored when the disk is full, and can be sent again", async () => {
      let isFull = false;
      const own = await startApp(fillingDatabase(database(), () => isFull));
      const ana = await own.signIn();
      const path = pathOf(await beginInterview(ana));
      isFull = true;
      const refused = await putAnswer(ana, path, 0, { remainingSeconds: 3 });
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("2");
      isFull = false;
      expect((await ana.get(path)).body).toMatchObject({ answers: [], remainingSeconds: 1800 });
      expect((await putAnswer(ana, path, 0)).status).toBe(200);
    });
  });

  describe("the clock and the end", () => {
    test("what is left never rises, whoever says so", async () => {
      const ana = await app.signIn();
      const path = pathOf(await beginInterview(ana));
      for (const [left, shown] of [
        [1500, 1500],
        [1790, 1500],
        [20, 20],
      ])
        expect(
          (await ana.send("PATCH", path, { remainingSeconds: left })).body.remainingSeconds,
        ).toBe(shown);
      await putAnswer(ana, path, 0, { remainingSeconds: 900 });
      expect((await ana.get(path)).body.remainingSeconds).toBe(20);
      expect((await ana.send("PATCH", path, {})).status).toBe(200);
    });

    test("comes once; answers that were on their way are taken for a day", async () => {
      const own = await startApp(database());
      const ana = await own.signIn();
      const path = pathOf(await beginInterview(ana));
      await putAnswer(ana, path, 0);
      const first = await finishInterview(ana, path, "time-up");
      expect(first.body).toMatchObject({
        ...{ status: "completed", ending: "time-up", remainingSeconds: 0 },
        completedAt: "2026-11-20T12:00:00.000Z",
      });
      own.now = new Date(own.now.getTime() + 24 * HOUR_MS);
      expect((await finishInterview(ana, path, "left")).body).toEqual(first.body);
      expect((await putAnswer(ana, path, 1)).status).toBe(200);
      own.now = new Date(own.now.getTime() + 1);
      const late = await putAnswer(ana, path, 2);
      expect(late.status).toBe(409);
      expect(late.body.detail).toContain("24 hours");
      expect((await ana.get(path)).body.answeredCount).toBe(2);
    });

    test("needs to be said how", async () => {
      const ana = await app.signIn();
      const path = pathOf(await beginInterview(ana));
      const { body } = await ana.send("PATCH", path, { status: "completed" });
      expect(body.errors).toEqual([{ path: "ending", message: "Say how the session ended" }]);
    });

    test("the report compares with the sessions before, of the same kind", async () => {
      const ana = await app.signIn();
      const better = `${SAID_IN_INTERVIEW} My manager made it the rule for the whole team of nine.`;
      const scores: number[] = [];
      for (const words of ["I was nice. I smiled.", SAID_IN_INTERVIEW, better]) {
        const path = pathOf(await beginInterview(ana));
        scores.push((await putAnswer(ana, path, 1, { answer: words })).body.analysis.overallScore);
        const { report } = (await finishInterview(ana, path)).body;
        expect(report.earlierSessions).toBe(scores.length - 1);
        const before = scores.slice(0, -1);
        expect(report.earlierOverallScore).toBe(
          before.length > 0 ? Math.round(before.reduce((a, b) => a + b) / before.length) : null,
        );
      }
      const oneWay = pathOf(await beginInterview(ana, { kind: "one-way", mode: "video" }));
      await putAnswer(ana, oneWay, 1);
      expect((await finishInterview(ana, oneWay)).body.report.earlierSessions).toBe(0);
    });

    test("a report that was read before shows a change at once, whichever process made it", async () => {
      const ana = await app.signIn();
      const elsewhere = await startApp(database());
      const there = { headers: { Cookie: ana.cookie ?? "" } };
      const readThere = async (path: string) =>
        InterviewSession.parse(await (await elsewhere.request(path, there)).json());
      const [first, second] = [
        pathOf(await beginInterview(ana)),
        pathOf(await beginInterview(ana)),
      ];
      await putAnswer(ana, second, 1);
      await finishInterview(ana, second);
      expect((await readThere(second)).report?.earlierSessions).toBe(0);
      // The one before is finished later: the report is compared with it from then on.
      await putAnswer(ana, first, 1, { answer: "I was nice. I smiled." });
      await finishInterview(ana, first);
      const compared = await readThere(second);
      expect(compared.report?.earlierSessions).toBe(1);
      expect(await readThere(second)).toEqual(compared);
      await putAnswer(ana, second, 2);
      expect((await readThere(second)).answers).toHaveLength(2);
      await ana.send("DELETE", first);
      expect((await readThere(second)).report?.earlierSessions).toBe(0);
    });
  });
});
