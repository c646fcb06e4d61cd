import { describe, expect, test } from "vitest";
import { cited, requestOf } from "./reply.fixture.ts";

describe("a few words that mean one thing", () => {
  test.each([
    ["is it a good job?", "assessment-days/asked-best-and-worst"],
    ["I don't know which airline", "assessment-days/asked-choosing-an-airline"],
    ["how long does it all take", "assessment-days/asked-how-long-hiring"],
    ["is it hard to get in", "assessment-days/asked-how-many-are-taken"],
    ["what do they look for", "assessment-days/asked-what-recruiters-look-for"],
  ])("%s", (asked, entry) => {
    expect(cited([asked])).toContain(entry);
  });
  test.each([
    ["can we talk in spanish", { kind: "language", language: "es" }],
    ["they rejected me", { kind: "mood", mood: "failed" }],
    ["it went really well", { kind: "mood", mood: "good-news" }],
    ["do you reckon ill get it", { kind: "limit", limit: "hiring" }],
    ["let's start", { kind: "practise" }],
    ["be the recruiter", { kind: "drill" }],
  ])("%s", (asked, request) => {
    expect(requestOf([asked])).toMatchObject(request);
  });
  test("what they ask for, of the airline that is spoken of", () => {
    const said = ["I have an interview with Ryanair next week", "what do they ask for"];
    expect(requestOf(said)).toMatchObject({ ids: ["airlines/ryanair"], facet: "requirements" });
    expect(requestOf([...said, "where are the bases"])).toMatchObject({ facet: "bases" });
  });
  test("where one airline's height is missed, the others are told", () => {
    const said = ["what does Ryanair ask for", "I'm 152 cm", "oh no"];
    expect(requestOf(said)).toMatchObject({ kind: "fit", airline: null, heightCm: 152 });
  });
  test("what a question is answered with is none of these", () => {
    const put = ["ask me why I want to be cabin crew", "is it a good job?"];
    expect(cited(put)).not.toContain("assessment-days/asked-best-and-worst");
  });
});
