import { describe, expect, test } from "vitest";
import { talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

const requestOf = (message: string) => readState(talk([message])[0]?.state).request;

describe("own figures are read", () => {
  test.each([
    ["I'm 158 cm, is that enough for Emirates?", { heightCm: 158, airline: "emirates" }],
    ["my height is 5'3, can i work for qatar", { heightCm: 160, airline: "qatar-airways" }],
    ["i am 1.58 and 19, would easyjet take me", { heightCm: 158, age: 19 }],
    ["can I apply, I'm 1.62 m tall", { heightCm: 162, airline: "emirates" }],
    ["I can reach 208 cm on tiptoes, ok for Etihad?", { reachCm: 208, heightCm: null }],
    ["I am 19, which airlines can I apply to?", { age: 19, airline: null }],
    ["can I join Emirates if I'm 20 and 165 cm", { age: 20, heightCm: 165 }],
    ["je mesure 1m58, est-ce que je peux postuler chez KLM ?", { heightCm: 158, airline: "klm" }],
    ["tengo 19 años, ¿qué aerolíneas me aceptan?", { age: 19, airline: null }],
    ["quelles compagnies acceptent à 19 ans ?", { age: 19, airline: null }],
    ["我身高158，可以应聘阿联酋航空吗？", { heightCm: 158, airline: "emirates" }],
  ])("%s", (message, expected) => {
    expect(requestOf(message)).toMatchObject({ kind: "fit", ...expected });
  });

  test.each([
    "How tall do I have to be for Emirates?",
    "I am 999 cm tall, can I apply?",
    "I'm 5'13, can I apply to Qatar?",
    "A passenger is 190 cm tall, can I give her the exit row?",
    "I am 25 minutes late, can I still come in?",
    "In 2019 I worked 18 months in a hotel, can I mention it?",
  ])("and not in: %s", (message) => {
    expect(requestOf(message)?.kind).not.toBe("fit");
  });
});

test("each figure is weighed, and the airline's rule follows with its source", () => {
  const [said] = talk(["can I join Emirates if I'm 20 and 165 cm"]);
  expect(said?.text).toMatch(/age 21 or over, and you said age 20: that doesn't fit/);
  expect(said?.text).toMatch(/160 cm or over, and you said 165 cm: that's fine/);
  expect(said?.text).toMatch(/a reach of 212 cm/);
  expect(said?.citations[0]?.id).toBe("airlines/emirates");
});

test("where no such figure is known none is made up", () => {
  const [said] = talk(["I'm 158 cm, is that ok for Qatar Airways?"]);
  expect(said?.text).toMatch(/For Qatar Airways I know no height/);
  expect(said?.text).toMatch(/a reach of 212 cm/);
});

test("all airlines are sorted by what they ask, each is named once", () => {
  const [said] = talk(["I am 20, which airlines would take me?"]);
  const [, met = "", unmet = ""] = (said?.text ?? "").split("\n\n");
  expect(met).toContain("United Airlines");
  expect(unmet).toMatch(/age 21 or over: Emirates/);
  expect(unmet).not.toContain("United Airlines");
});

test("a region is kept to", () => {
  const [said] = talk(["im 18 which us airlines can i apply to"]);
  expect(said?.text).toMatch(/Of those I have figures for, none/);
  expect(said?.text).toMatch(/age 20 or over: American Airlines/);
  expect(said?.text).not.toMatch(/Emirates|KLM/);
});

test("the next words go on from it: another height, another airline, all of them", () => {
  const said = talk([
    "I'm 158 cm, is that enough for Emirates?",
    "and with 165?",
    "and Lufthansa?",
    "which airlines would take me?",
  ]).map(({ state }) => readState(state).request);
  expect(said).toMatchObject([
    { heightCm: 158, airline: "emirates" },
    { heightCm: 165, airline: "emirates" },
    { heightCm: 165, airline: "lufthansa" },
    { heightCm: 165, airline: null },
  ]);
});

test.each([
  "which US airlines allow tattoos?",
  "and the training at Lufthansa?",
  "which airlines fly the A380?",
])("what has a subject of its own does not go on from it: %s", (message) => {
  const said = talk(["I'm 158 cm, is that enough for Emirates?", message]).at(-1);
  expect(readState(said?.state).request?.kind).not.toBe("fit");
});

test("airlines that let a tattoo show are named, the others counted, in a region where one is named", () => {
  const [all, american] = ["which airlines allow tattoos?", "which US airlines allow tattoos?"].map(
    (message) => talk([message])[0]?.text ?? "",
  );
  expect(all).toMatch(/allow visible tattoos, within limits \(10\):.*Air New Zealand: .*SAS: /s);
  expect(american).toMatch(
    /allow visible tattoos, within limits \(3\):.*United.*Southwest.*Alaska/s,
  );
});

test("the rule of one airline on tattoos is that airline's entry", () => {
  expect(requestOf("does Emirates allow tattoos?")).toMatchObject({
    kind: "entry",
    facet: "appearance",
  });
});
