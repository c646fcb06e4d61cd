import type { LanguageCode } from "contract/languages";
import { describe, expect, test } from "vitest";
import { intents, MAYA, talk } from "./reply.fixture.ts";
import { SPOKEN } from "./spoken.ts";
import { readState } from "./state.ts";

describe.each(Object.keys(SPOKEN) as LanguageCode[])("in %s", (language) => {
  test("everything that is suggested is understood when it is chosen", () => {
    const openers = [
      "hola",
      "STAR",
      "girt bar",
      "Emirates",
      "DXB",
      "A320",
      "teamwork",
      "asdf qwer yxcv",
    ];
    for (const opener of openers) {
      const [first] = talk([opener], MAYA, language);
      for (const suggestion of first?.suggestions ?? []) {
        const said = talk([opener, suggestion], MAYA, language)[1];
        const { request } = readState(said?.state);
        const isLost = request?.kind === "limit" && request.limit === "unknown";
        expect(isLost, `${opener} → ${suggestion}`).toBe(false);
      }
    }
  });
});

describe("in a language that is read by its gloss", () => {
  test("the thread is held, and the reply is in that language", () => {
    const replies = talk(
      ["Wie groß muss man für Emirates sein?", "und bei Qatar?", "kürzer", "danke"],
      MAYA,
      "de",
    );
    expect(replies.slice(0, 3).map(({ citations }) => citations[0]?.id)).toEqual([
      "airlines/emirates",
      "airlines/qatar-airways",
      "airlines/qatar-airways",
    ]);
    expect(replies[0]?.text).toContain("Englisch");
    expect(intents(replies).at(-1)).toBe("thanks");
    expect(replies.at(-1)?.suggestions.join(" ")).toMatch(/Frage|Antwort|üben/);
  });

  test("an answer is judged in the person's own words, not in the English of the gloss", () => {
    const [, judged] = talk(
      [
        "Stell mir eine Frage",
        "Im Sommer habe ich in einem Café in Lissabon gearbeitet. Eine Kundin wartete zwanzig Minuten auf ihr Essen und war wütend. Ich habe mich entschuldigt, in der Küche nachgefragt und ihr das Dessert geschenkt. Am Ende hat sie sich bedankt und kam jede Woche wieder.",
      ],
      MAYA,
      "de",
    );
    const { request, open, verdict } = readState(judged?.state);
    expect(request).toMatchObject({ kind: "analyse-answer", mode: "judge" });
    expect(open?.take?.text).toContain("Im Sommer habe ich");
    expect(verdict?.score).toBeGreaterThan(0);
  });

  test("it can be left and come back to", () => {
    const replies = talk(
      ["Was ist eine Girt Bar?", "auf Spanisch bitte", "kürzer", "auf Deutsch"],
      MAYA,
      "de",
    );
    expect(replies.map(({ state }) => readState(state).language)).toEqual([null, "es", "es", "de"]);
    expect(replies[2]?.citations[0]?.id).toContain("girt-bar");
  });
});
