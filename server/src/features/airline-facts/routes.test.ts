import { AIRLINES } from "content/airlines/airlines";
import { AirlineFact } from "contract/airline-facts";
import { beforeAll, expect, test } from "vitest";
import { lostDatabase } from "../../testing/lost-database.ts";
import { type Client, startApp } from "../../testing/test-app.ts";

// The guide is served without asking the database: here there is none.
let visitor: Client;
beforeAll(async () => {
  visitor = (await startApp(lostDatabase())).client();
});
const names = (airlines: AirlineFact[]) => airlines.map((airline) => airline.airlineName);

test("the guide lists every airline in order, with all its fields", async () => {
  const { body } = await visitor.get("/api/airline-facts");
  expect(body).toHaveLength(AIRLINES.length);
  expect(names(body)).toEqual(names(body).sort((a, b) => a.localeCompare(b, "en")));
  for (const airline of body) AirlineFact.parse(airline);
});

test("keeps to a region and an alliance", async () => {
  const { body } = await visitor.get("/api/airline-facts?region=Middle%20East");
  expect(names(body)).toEqual([
    "Emirates",
    "Etihad Airways",
    "flydubai",
    "Oman Air",
    "Qatar Airways",
    "Royal Jordanian",
    "Saudia",
  ]);
  const both = await visitor.get("/api/airline-facts?region=Middle%20East&alliance=oneworld");
  expect(names(both.body)).toEqual(["Oman Air", "Qatar Airways", "Royal Jordanian"]);
  expect((await visitor.get("/api/airline-facts?region=Moon")).status).toBe(400);
});

test("is searched by name, code and contents, names first", async () => {
  const search = async (text: string) =>
    names((await visitor.get(`/api/airline-facts/search?q=${encodeURIComponent(text)}`)).body);
  expect((await search("emirates"))[0]).toBe("Emirates");
  expect(await search("CATHAY pacific")).toEqual(["Cathay Pacific"]);
  expect(await search("zeppelin")).toEqual([]);
});

test.each([
  ["", "?q="],
  ["", ""],
  ["two characters", "?q=EK"],
  ["spaces", "?q=%20%20%20%20"],
])("does not search for %s", async (_, query) => {
  const { status, body } = await visitor.get(`/api/airline-facts/search${query}`);
  expect(status).toBe(400);
  expect(body.errors[0].path).toBe("q");
});

test("one airline is found by its URL-encoded name, in any case", async () => {
  const { body } = await visitor.get("/api/airline-facts/Singapore%20Airlines");
  expect(body.iataCode).toBe("SQ");
  expect((await visitor.get("/api/airline-facts/klm")).body.airlineName).toBe("KLM");
  const { status, body: problem } = await visitor.get("/api/airline-facts/Air%20Nowhere");
  expect(status).toBe(404);
  expect(problem.detail).toBe("The guide has no airline with this name.");
});
