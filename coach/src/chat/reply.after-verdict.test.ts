import { describe, expect, test } from "vitest";
import { NEWCOMER, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

/** A told answer whose task is missing, and the sentence that was missing. */
const CAKE =
  "Last December in the café a woman had ordered a birthday cake and it was written in the book for the wrong day, so it wasn't there. I said sorry and told her straight that I can't make that cake appear. I rang two bakeries but they were closed. Then I took four of our brownie slabs, stacked them, and gave it to her for free. She came back in January and told me her daughter preferred it. After that I started double checking orders the evening before.";
const TASK =
  "ok well I was the shift lead that day, so the orders book was my job and it was up to me to get her out the door with something before the party. is that the bit you mean?";
const JUDGED = ["ask me about an angry customer", CAKE];
const last = (said: readonly string[]) => talk(said, NEWCOMER).at(-1);
const verdictOf = (said: readonly string[]) => readState(last(said)?.state).verdict;

describe("after a verdict", () => {
  test("what was asked for is taken, though a question ends it", () => {
    expect(verdictOf([...JUDGED, TASK])?.score).toBeGreaterThan(verdictOf(JUDGED)?.score ?? 100);
  });
  test("a new ending and the own task in one go both count", () => {
    const both =
      "new ending: since then every order is read back on the phone, and we had no wrong cake again. I was shift lead so the book was my job";
    const thin = ["ask me about an angry customer", CAKE.replace(/ After that I .*/, "")];
    const [before, after] = [thin, [...thin, both]].map(
      (said) => readState(last(said)?.state).open?.take?.sections,
    );
    expect(after?.task).toBeGreaterThan(before?.task ?? 100);
    expect(after?.result).toBeGreaterThan(before?.result ?? 100);
  });
  test("why a section is low and the whole is not is told by what the whole is made of", () => {
    expect(last([...JUDGED, "why is the task so low and still I get that score?"])?.text).toMatch(
      /Structure: \d+ of \d+/,
    );
  });
  test("what a second telling has changed is told", () => {
    const said = [...JUDGED, TASK, "is the ending itself better now or just the task?"];
    expect(last(said)?.text).toMatch(/Task from \d+ to \d+.*result is at \d+, as it was before/s);
  });
  test("words that are insisted on take nothing away", () => {
    const insists =
      'but i literally wrote "it was up to me to get her out the door". what\'s not mine about that';
    expect(verdictOf([...JUDGED, TASK, insists])?.score).toBeGreaterThanOrEqual(
      verdictOf([...JUDGED, TASK])?.score ?? 100,
    );
  });
  test("who leaves it and asks for something else is not judged", () => {
    const said = last([
      ...JUDGED,
      "fine, leave it. something else, I'd like to learn what crew do if someone has a severe allergic reaction up there. my best friend carries an epipen so I'm half curious half scared",
    ]);
    expect(said?.citations[0]?.id).toContain("anaphylaxis");
  });
});

describe("what goes on from a rule on tattoos", () => {
  const RULE = "what does qatar airways say about tattoos";
  const requestOf = (said: readonly string[]) => readState(last(said)?.state).request;
  test("who would take one with it", () => {
    expect(
      requestOf([RULE, "so thats a no unless I laser it? who would take me with it"])?.kind,
    ).toBe("tattoos");
  });
  test("the same of one airline more", () => {
    const said = [RULE, "which airlines allow them?", "and aer lingus? thats the one at home"];
    expect(requestOf(said)).toMatchObject({ ids: ["airlines/aer-lingus"], facet: "appearance" });
  });
});

test("a wish after something told is seen to", () => {
  const said = last(["i'm 1.67 and 26, so i fit both. ask me an interview question"]);
  expect(readState(said?.state).open).not.toBeNull();
});

test("a question of the airline that is named is put", () => {
  const said = last(["ask me a proper interview question, one qatar would really ask"]);
  expect(said?.citations[0]?.id).toContain("questions/qatar");
});
