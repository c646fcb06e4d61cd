import { AIRLINE_QUESTIONS } from "content/airline-questions/airline-questions";
import { mockInterviewQuestionsIn } from "content/mock-interview/in-language";
import { MOCK_INTERVIEW_OWN_QUESTIONS } from "content/mock-interview/own-questions";
import { QUESTIONS } from "content/questions/questions";
import { Question } from "contract/questions";
import { beforeAll, describe, expect, test } from "vitest";
import { lostDatabase } from "../../testing/lost-database.ts";
import { type Client, startApp } from "../../testing/test-app.ts";

// The bank is served without asking the database: here there is none.
let visitor: Client;
let index = 0;
beforeAll(async () => {
  const random = { uuid: () => "", token: () => "", index: (count: number) => index % count };
  visitor = (await startApp(lostDatabase(), { random })).client();
});
const ids = (questions: Question[]) => questions.map((question) => question.id);

describe("the list", () => {
  test("is the whole bank, with its number", async () => {
    const { status, body, headers } = await visitor.get("/api/questions");
    expect(status).toBe(200);
    expect(ids(body)).toEqual(ids([...QUESTIONS]));
    expect(headers.get("x-total-count")).toBe(String(QUESTIONS.length));
  });

  test("keeps to category, difficulty and words", async () => {
    const { body } = await visitor.get("/api/questions?category=Safety&difficulty=hard");
    expect(body.length).toBeGreaterThan(0);
    for (const question of body) {
      expect(question.category).toBe("Safety");
      expect(question.difficulty).toBe("hard");
    }
    const found = await visitor.get("/api/questions?search=DIFFICULT%20customer");
    expect(ids(found.body)).toContain("difficult-customer");
    expect((await visitor.get("/api/questions?search=zeppelin")).body).toEqual([]);
  });

  test("comes in pages that lead to each other", async () => {
    const first = await visitor.get("/api/questions?page=1");
    expect(first.body).toHaveLength(12);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await visitor.get(next);
    expect(ids(second.body)).toEqual(ids(QUESTIONS.slice(12, 24)));
    expect(second.headers.get("link")).toContain('rel="prev"');
    const past = await visitor.get("/api/questions?page=999&limit=50");
    expect(past.body).toEqual([]);
    expect(past.headers.get("link")).not.toContain('rel="next"');
  });

  test("is sent once: whole as gzip where that is all the browser takes, then not again", async () => {
    const whole = await visitor.get("/api/questions", { "Accept-Encoding": "br;q=0, gzip" });
    expect(whole.headers.get("content-encoding")).toBe("gzip");
    const tag = whole.headers.get("etag") ?? "";
    const again = await visitor.get("/api/questions", { "If-None-Match": `W/${tag}` });
    expect([again.status, again.text]).toEqual([304, ""]);
    const page = await visitor.get("/api/questions?limit=12", { "Accept-Encoding": "br" });
    expect(page.headers.get("content-encoding")).toBe("br");
  });

  test.each(["category=Cooking", "difficulty=extreme", "page=0", "limit=500", "page=two"])(
    "refuses %s",
    async (query) => {
      const { status, body } = await visitor.get(`/api/questions?${query}`);
      expect(status).toBe(400);
      expect(body.errors[0].path).toBe(query.split("=")[0]);
    },
  );
});

describe("a random question", () => {
  test("is one of the category, and not one that was excluded", async () => {
    const safety = QUESTIONS.filter((question) => question.category === "Safety");
    const drawn = new Set<string>();
    for (index = 0; index < safety.length; index++) {
      const exclude = [...drawn].join(",");
      const { body } = await visitor.get(
        `/api/questions/random?category=Safety&exclude=${exclude}`,
      );
      drawn.add(body.id);
    }
    expect([...drawn].sort()).toEqual(ids(safety).sort());
    const again = await visitor.get(
      `/api/questions/random?category=Safety&exclude=${[...drawn].join(",")}`,
    );
    expect(again.status).toBe(200);
  });
});

describe("with a target airline, a random question", () => {
  const own = AIRLINE_QUESTIONS.filter(({ airline }) => airline === "klm");
  const draw = async (more = "") =>
    (await visitor.get(`/api/questions/random?airline=KLM${more}`)).body;

  test("is one of the airline's own in one draw of three, and says what it tests", async () => {
    index = 0;
    const first = await draw();
    expect(first).toMatchObject({
      id: own[0]?.id,
      ofAirline: { airline: "KLM", value: own[0]?.value },
    });
    expect((await draw(`&exclude=${first.id}`)).id).toBe(own[1]?.id);
    for (index = 1; index < 3; index++) expect(ids([...QUESTIONS])).toContain((await draw()).id);
  });

  test("is one of the bank when all of its own were drawn, or none fits, or it has none", async () => {
    index = 0;
    const all = own.map(({ id }) => id).join(",");
    expect(ids([...QUESTIONS])).toContain((await draw(`&exclude=${all}`)).id);
    for (const airline of ["Ryanair", "Air Nowhere", "%27%20or%201%3D1"]) {
      const { body } = await visitor.get(`/api/questions/random?airline=${airline}`);
      expect(body.id).toBe(QUESTIONS[0]?.id);
    }
  });
});

test("one question is found by its id", async () => {
  expect((await visitor.get("/api/questions/stayed-calm")).body.id).toBe("stayed-calm");
  expect((await visitor.get("/api/questions/nope")).status).toBe(404);
});

test("a question of the mock interview is found by its id too, and listed nowhere", async () => {
  const [own] = MOCK_INTERVIEW_OWN_QUESTIONS;
  const id = own?.id ?? "";
  expect(ids([...QUESTIONS])).not.toContain(id);
  expect((await visitor.get(`/api/questions/${id}`)).body).toMatchObject({ id });
  expect(ids((await visitor.get("/api/questions")).body)).not.toContain(id);
});

test("a question is put in another language where it is written in it, and in English elsewhere", async () => {
  const [own] = MOCK_INTERVIEW_OWN_QUESTIONS;
  const path = `/api/questions/${own?.id}`;
  const words = mockInterviewQuestionsIn("zh");
  const put = words.find(({ id }) => id === own?.id);
  const { body } = await visitor.get(`${path}?language=zh`);
  expect(Question.parse(body)).toMatchObject({
    ...{ id: own?.id, question: put?.question, listensFor: put?.expectedPoints },
    ...{ competency: own?.competency, language: "zh" },
  });
  const ofBank = `/api/questions/${QUESTIONS.find(({ id }) => !words.some((one) => one.id === id))?.id}`;
  expect((await visitor.get(`${ofBank}?language=zh`)).body).toEqual(
    (await visitor.get(ofBank)).body,
  );
  expect((await visitor.get(`${path}?language=xx`)).status).toBe(400);
});
