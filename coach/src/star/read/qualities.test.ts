import { describe, expect, it } from "vitest";
import { readAnswer } from "../reading.ts";
import { readQualities } from "./qualities.ts";

const ANY = "Tell me about a situation at work.";

function best(text: string, question = ANY): string | undefined {
  const answer = { situation: "", task: "", action: text, result: "" };
  const { question: asked, sentences, clauses } = readAnswer(question, "behavioural", answer);
  return readQualities(asked, sentences, clauses)[0]?.quality;
}

describe("a deed shows a quality", () => {
  it.each([
    ["care", "A boy had lost his gloves at the bus stop, so I gave him my own scarf."],
    ["care", "I sat with the old lady until her daughter came."],
    ["care", "I made them a soup and found a bed for the little one."],
    ["initiative", "Nobody asked me to, but I printed the times and hung them on the door."],
    ["initiative", "I asked my boss if we could open ten minutes earlier on market days."],
    ["givesWay", "In the end I said ok, we do it your way, and I helped Marta to hang it."],
    ["givesWay", "I dropped my own plan and we took her version."],
    ["ownsUp", "I told the head cook that it was my mistake and nobody else's."],
    ["calm", "He was screaming, I didn't raise my voice and waited."],
    ["listens", "I let him finish, then I repeated what he wanted."],
    ["explains", "They spoke no English, so I drew the platform and the train for them."],
    ["involves", "I gave everybody a job: one the door, one the phone."],
    ["checks", "In the evening I phoned to see if she had arrived."],
    ["discreet", "I took him aside and told him about the smell."],
    ["firm", "I told her I can't sell it to you without a document."],
    ["safety", "I turned the gas off and opened the windows."],
    ["keepsWord", "At six I came back, as I had promised."],
    ["perseveres", "I practised every evening until the knots held."],
  ])("%s: %s", (quality, text) => {
    expect(best(text)).toBe(quality);
  });

  it("the quality that the question asks for comes first", () => {
    const text = "I told my chef at once. I gave the guest a tea and I said it was my fault.";
    expect(best(text, "Tell me about a mistake you made at work.")).toBe("ownsUp");
  });

  it.each([
    ["what another did", "My colleague gave her a blanket and sat with her."],
    ["a wish", "I wanted to give her a blanket."],
    ["a plan", "I would sit with her and bring her tea."],
    ["a habit", "If a plant needs it, I give it water."],
    ["what a group did", "We talked about it with the guests and it was fine."],
    ["oneself", "I put my coat on and I made the tea."],
    ["a claim", "I am a caring person and I always help everybody."],
    ["what was learnt of nothing", "I could have left it. Now I could do it better."],
  ])("%s shows none: %s", (_, text) => {
    expect(best(text)).toBeUndefined();
  });
});
