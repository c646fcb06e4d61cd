import { describe, expect, test } from "vitest";
import { NEWCOMER, talk } from "./reply.fixture.ts";
import { readState } from "./state.ts";

const last = (messages: readonly string[], language: "en" | "es" | "fr" | "de" | "zh" = "en") =>
  talk(messages, NEWCOMER, language).at(-1);

/** The options of the last question, as they are shown. */
const optionsOf = (messages: readonly string[]): string[] =>
  [...(last(messages)?.text ?? "").matchAll(/^- [A-D]: (.*)$/gm)].map(([, option = ""]) => option);

/** The letter of the right option of the open question, as the reply to "I don't know" names it. */
function rightLetter(messages: readonly string[]): string {
  const options = optionsOf(messages);
  const told = last([...messages, "I don't know"])?.text ?? "";
  return "ABCD"[options.findIndex((option) => told.includes(`“${option}”`))] ?? "";
}

describe("a quiz", () => {
  test("puts a question with its options, and does not give the answer away", () => {
    const said = last(["quiz me on airport codes, three questions"]);
    expect(said?.text).toMatch(/Question 1 of 3:[\s\S]*- A: [\s\S]*- D: /);
    expect(said?.suggestions).toEqual(["A", "B", "C", "D"]);
    expect(said?.citations).toEqual([]);
  });

  test("judges a letter, goes on, and ends with the sum and what was missed", () => {
    const begun = ["test me on first aid, two questions"];
    const right = rightLetter(begun);
    const said = last([...begun, right]);
    expect(said?.text).toMatch(/Question 2 of 2:/);
    expect(readState(said?.state).quiz?.right).toBe(1);
    const over = last([...begun, right, "no idea"]);
    expect(over?.text).toMatch(/1 of 2 right/);
    expect(over?.text).toMatch(/Worth another look:/);
    expect(readState(over?.state).quiz).toBeNull();
  });

  test("takes the option's own words for an answer", () => {
    const begun = ["quiz me on first aid"];
    const said = last([...begun, `I think it's ${optionsOf(begun)[0]}`]);
    expect(readState(said?.state).request).toMatchObject({ kind: "quiz-answer", chosen: 0 });
    const third = last([...begun, "the third one"]);
    expect(readState(third?.state).request).toMatchObject({ kind: "quiz-answer", chosen: 2 });
  });

  test("what is none of the answers costs nothing, and the quiz waits", () => {
    const said = last(["quiz me on airport codes", "Timbuktu"]);
    expect(said?.text).toMatch(/none of the answers/);
    expect(readState(said?.state).quiz?.asked).toHaveLength(1);
  });

  test("few words are an answer, unless they say goodbye", () => {
    expect(last(["quiz me on airport codes", "a zeppelin"])?.text).toMatch(/none of the answers/);
    expect(readState(last(["quiz me on airport codes", "bye"])?.state).quiz).toBeNull();
  });

  test("asks for airports of one continent, from the code to the place", () => {
    const begun = ["quiz me on codes of south america, you give the letters, I say the city"];
    expect(last(begun)?.text).toMatch(/Which airport has this code\? “[A-Z]{3}”/);
    const next = last([...begun, "no idea"])?.text ?? "";
    expect(next).toMatch(
      /, (Brazil|Chile|Argentina|Peru|Colombia|Ecuador|Bolivia|Uruguay|Paraguay|Venezuela|Guyana|Suriname)\b/,
    );
    expect(next).toMatch(/Which airport has this code\?/);
  });

  test("a question in between is answered, and the quiz waits", () => {
    const said = last(["quiz me on doors", "what is a girt bar?"]);
    expect(said?.text).toMatch(/Girt bar/);
    expect(readState(said?.state).quiz).not.toBeNull();
  });

  test("stops when asked to, and the open question does not count", () => {
    expect(last(["quiz me on airport codes", "stop"])?.text).toMatch(/nothing was answered yet/);
  });

  test("a question of the interview ends it", () => {
    const said = last(["quiz me on doors", "ask me an interview question"]);
    expect(readState(said?.state)).toMatchObject({ quiz: null, open: { take: null } });
  });

  test.each([
    ["es", "Hazme un test de códigos de aeropuertos, cinco preguntas"],
    ["fr", "Fais-moi un quiz sur les codes d'aéroports, cinq questions"],
    ["de", "Ein Quiz über Erste Hilfe, fünf Fragen"],
    ["zh", "考考我机场代码，五个问题"],
  ] as const)("is understood in %s", (language, message) => {
    expect(readState(last([message], language)?.state).request).toMatchObject({
      kind: "quiz",
      count: 5,
    });
  });

  test.each([
    ["en", "Quiz me on first aid, one question", "One question."],
    ["en", "make that one a quiz on first aid", "3 questions."],
    ["es", "Hazme un quiz de códigos de aeropuerto", "3 preguntas."],
    ["fr", "Fais-moi un quiz sur les codes d'aéroport", "3 questions."],
    ["fr", "Fais-moi un quiz sur les codes d'aéroport, une question", "Une question."],
  ] as const)("in %s “%s” begins with “%s”", (language, message, start) => {
    expect(last([message], language)?.text).toMatch(start);
  });
});

describe("after a quiz", () => {
  test("what was wrong is told once more", () => {
    const said = ["quiz me on fire, one question", "I don't know", "what did I get wrong?"];
    expect(last(said)?.text).toMatch(/^Worth another look:/);
  });
});
