import { describe, expect, test } from "vitest";
import { NEWCOMER, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

const requestOf = (messages: readonly string[]) =>
  readState(talk(messages, NEWCOMER).at(-1)?.state).request;

describe("a question inside a story", () => {
  test.each([
    [
      "seen on a flight",
      "my niece flew alone from cebu to manila, she is 8, with a pouch on her neck with papers and a ground staff held her hand up to the plane. I was proud and also scared. who is responsible for her inside and who can get her when she arrives",
      /passenger-handling-umnr|unaccompanied-minor/,
    ],
    [
      "with a town in it",
      "Twelve years a nurse on a ward in Johannesburg, 41 now. The panel will surely ask why I leave nursing, and I'd like a reply that doesn't sound like running away",
      /final-(career-change|leaving-the-job)|asked-from-a-medical-job/,
    ],
  ])("%s is answered and not judged as an answer", (_, message, id) => {
    expect(requestOf([message])).toMatchObject({ kind: "entry", ids: [expect.stringMatching(id)] });
  });

  test("with own figures is weighed, however it is said", () => {
    expect(
      requestOf(["got 158cm on a good day in the morning lol. Emirates or forget it?"]),
    ).toEqual(expect.objectContaining({ kind: "fit", airline: "emirates", heightCm: 158 }));
  });
});

test("a doubt about what was just told is met with the statement that answers it", () => {
  const said = talk(
    ["how do I stop a nosebleed", "tip the head back yeah? thats what my nan always did"],
    NEWCOMER,
  ).at(-1);
  expect(said?.text).toMatch(/[Ll]eaning back,? (?:only sends )?the blood (?:runs )?down/);
});

test("who wants a task for a group gets one, and who wants a part played is told that none is", () => {
  expect(
    requestOf(["give us a topic for a group discussion like on the day, we are three friends"]),
  ).toEqual({ kind: "group-task" });
  const said = talk(
    ["let's role play, you are the passenger and i am the crew, you start"],
    NEWCOMER,
  );
  expect(said[0]?.text).toMatch(/I don't play a part/);
});

describe("two clocks", () => {
  test("are compared for today and for the other half of the year", () => {
    const said = talk(["dubai is how many hours in front of london"], NEWCOMER)[0];
    expect(said?.text).toMatch(/Dubai is 4 h ahead of London in November.*3 h .*in July/);
  });

  test("a Zulu time is told on the clock of a city", () => {
    const said = talk(["im in manila. so 0300Z is what oclock for me"], NEWCOMER)[0];
    expect(said?.text).toMatch(/it's 11:00 in Manila/);
  });
});

test.each([
  "i got rejected and i am sad",
  "third no today. same email same words. i dont know why i bother",
])("a feeling that might be several is met all the same: %s", (message) => {
  expect(requestOf([message])?.kind).toBe("mood");
});

test("pay without figures is told as it is made up", () => {
  const said = talk(["how much does a flight attendant earn?"], NEWCOMER)[0];
  expect(said?.citations.map(({ id }) => id)).toEqual(["assessment-days/asked-how-pay-works"]);
});

test.each([
  ["i have type 1 diabetes, may i fly as crew", "assessment-days/asked-health-conditions"],
  ["i wear a hearing aid, can i apply", "assessment-days/asked-hearing-loss"],
  ["i stammer when i am excited, do i still have a chance", "assessment-days/asked-stammer"],
  ["i am pregnant, can i apply now", "assessment-days/asked-pregnant-applicant"],
  ["what is EASA and who makes the rules", "assessment-days/asked-who-makes-the-rules"],
  ["what is a senior first officer", "assessment-days/asked-ranks-on-the-flight-deck"],
  ["swiss cheese model??", "syllabus/human-factors-swiss-cheese"],
])("what one lives with, and who is who, is answered: %s", (message, id) => {
  expect(talk([message], NEWCOMER)[0]?.citations.map((citation) => citation.id)).toContain(id);
});
