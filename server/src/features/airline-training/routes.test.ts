import { AIRLINE_QUESTIONS } from "content/airline-questions/airline-questions";
import { airlineQuiz } from "content/airline-quiz/airline-quiz";
import { AIRLINE_REQUIREMENTS } from "content/airline-requirements/airline-requirements";
import { AIRLINES } from "content/airlines/airlines";
import { AIRPORTS } from "content/airports/airports";
import { AIRPORT_SOURCES } from "content/airports/sources";
import type { AirlineTraining } from "contract/airline-training";
import { beforeAll, describe, expect, test } from "vitest";
import { TEXT_ANSWER } from "../../testing/answers.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { beginInterview, finishInterview, pathOf, putAnswer } from "../../testing/interviews.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const FACTS = {
  ...{ airlines: AIRLINES, requirements: AIRLINE_REQUIREMENTS },
  ...{ airports: AIRPORTS, hubs: AIRPORT_SOURCES.hubs },
};
/** The right answers to a quiz, but for the last `wrong`, which are left open. */
const answersTo = (airline: string | null, seed: number, wrong = 0) =>
  airlineQuiz(FACTS, airline, seed).map(({ answer }, at) => (at < 8 - wrong ? answer : null));
const handIn = (who: Client, airline: string | null, seed: number, wrong = 0, more = {}) =>
  who.send("POST", "/api/airline-training/quizzes", {
    ...{ airline, seed, answers: answersTo(airline, seed, wrong), ...more },
  });
const EMIRATES_QUESTIONS = AIRLINE_QUESTIONS.filter(({ airline }) => airline === "emirates");

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  describe("a quiz", () => {
    test("is counted by the server, and listed newest first", async () => {
      const ana = await app.signIn();
      const { status, body } = await handIn(ana, "emirates", 4_294_967_295, 3);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        ...{ userId: ana.user.id, airline: "emirates", seed: 4_294_967_295 },
        ...{ correct: 5, total: 8, isSample: false, createdAt: "2026-11-20T12:00:00.000Z" },
      });
      const mixed = await handIn(ana, null, 7);
      expect(mixed.body).toMatchObject({ airline: null, correct: 8 });
      expect((await ana.get("/api/airline-training/quizzes")).body).toEqual([mixed.body, body]);
    });

    test.each(["emirates", null])(
      "with the same questions counts once, about %s: the first answers stay, at once too",
      async (airline) => {
        const ana = await app.signIn();
        const { body: first } = await handIn(ana, airline, 9, 6);
        expect((await handIn(ana, airline, 9)).body).toEqual(first);
        const both = await Promise.all([handIn(ana, airline, 10), handIn(ana, airline, 10, 4)]);
        expect(both[0]?.body).toEqual(both[1]?.body);
        expect((await ana.get("/api/airline-training/quizzes")).body).toHaveLength(2);
      },
    );

    test.each([
      ["airline", { airline: "air-nowhere" }, "Choose an airline from the list"],
      ["airline", { airline: "'; drop table users" }, "Name the airline by its id"],
      ["answers", { answers: ["Dubai"] }, "A quiz has 8 answers"],
      ["answers.0", { answers: Array(8).fill("x".repeat(5000)) }, /./],
      ["seed", { seed: -1 }, /./],
      ["seed", { seed: 4_294_967_296 }, /./],
    ])("names the field that does not fit: %s", async (path, change, message) => {
      const ana = await app.signIn();
      const { status, body } = await handIn(ana, "emirates", 1, 0, change);
      expect(status).toBe(400);
      expect(body.errors[0].path).toBe(path);
      expect(body.errors[0].message).toMatch(message);
    });
  });

  test("nobody's work is shown to nobody, or to another", async () => {
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    await handIn(ana, "klm", 3);
    expect((await ben.get("/api/airline-training")).body).toEqual([]);
    expect((await ben.get("/api/airline-training/quizzes")).body).toEqual([]);
    for (const path of ["/api/airline-training", "/api/airline-training/quizzes"])
      expect((await app.client().get(path)).status).toBe(401);
    expect((await handIn(app.client(), "klm", 3)).status).toBe(401);
  });

  test("badges grow with the work for an airline; the target stands first, also without any", async () => {
    const ana = await app.signIn({ airline: "KLM" });
    const listed = async () =>
      ((await ana.get("/api/airline-training")).body as AirlineTraining[]).map(
        ({ airline, isTarget, badges }) => [
          airline,
          isTarget,
          Object.fromEntries(badges.map(({ id, done, needed }) => [id, `${done}/${needed}`])),
        ],
      );
    const none = { questions: "0/5", quiz: "0/7", stories: "0/3" };
    expect(await listed()).toEqual([["KLM", true, none]]);

    const [question] = EMIRATES_QUESTIONS;
    const long = `I ${"listened ".repeat(70)}`;
    const answer = { ...TEXT_ANSWER, questionId: question?.id, action: long };
    const { body: stored } = await ana.send("POST", "/api/responses", answer);
    await ana.send("POST", "/api/responses", answer);
    const value = AIRLINES.find(({ id }) => id === "emirates")?.coreValues[0];
    const tags = { title: "A story", competencies: [] };
    await ana.send("POST", "/api/stories", {
      ...{ ...tags, responseId: stored.id, airlineValues: [{ airline: "Emirates", value }] },
    });
    await handIn(ana, "emirates", 5, 2);
    const begun = await beginInterview(ana);
    for (const position of [0, 1, 2]) await putAnswer(ana, pathOf(begun), position);
    const soFar = { questions: "1/5", quiz: "6/7", interview: "0/4", stories: "1/3" };
    expect(await listed()).toEqual([
      ["KLM", true, none],
      ["Emirates", false, soFar],
    ]);

    await putAnswer(ana, pathOf(begun), 3);
    await finishInterview(ana, pathOf(begun));
    expect((await listed())[1]).toEqual(["Emirates", false, { ...soFar, interview: "4/4" }]);
    await ana.send("PATCH", "/api/users/me", { targetAirline: "Emirates" });
    expect(await listed()).toEqual([["Emirates", true, { ...soFar, interview: "4/4" }]]);
  });
});
