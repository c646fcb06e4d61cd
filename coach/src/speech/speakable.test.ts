import { MOCK_INTERVIEW_OWN_QUESTIONS } from "content/mock-interview/own-questions";
import { QUESTIONS } from "content/questions/questions";
import { RECRUITERS } from "content/recruiters/recruiters";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toPieces } from "./pieces.ts";
import { toSpeakable } from "./speakable.ts";
import { SAID, SPELLED } from "./trade-words.ts";

const said = (text: string) =>
  toSpeakable(text)
    .map(({ spoken, pause }) => spoken + pause)
    .join(" ")
    .replace(/[.]$/, "");

describe("what is written is said as crew say it", () => {
  test.each([
    // Plain words.
    ["Thank you for joining me today.", "thank you for joining me today"],
    ["Tell me: why now?", "tell me, why now?"],
    ["It’s the crew's galley", "it's the crew's galley"],
    ["São Paulo, Zürich and Malmö", "sao paulo, zurich and malmo"],
    ["well-being", "well being"],
    ["calm — then firm", "calm, then firm"],
    ["First line\nSecond line", "first line. second line"],
    ["easyJet, IndiGo and JetBlue", "easy jet, indi go and jet blue"],
    ["Ms McDonald", "miz mcdonald"],
    // Quantities.
    ["0", "zero"],
    ["112 guests", "one hundred and twelve guests"],
    ["1,234,567", "one million two hundred and thirty four thousand five hundred and sixty seven"],
    ["30,005 people", "thirty thousand and five people"],
    ["2.05", "two point zero five"],
    ["007", "zero zero seven"],
    ["-3", "minus three"],
    ["~90", "about ninety"],
    [
      "12345678901234567",
      "one two three four five six seven eight nine zero one two three four five six seven",
    ],
    ["Version 2.1.3", "version two point one point three"],
    ["COVID-19", "covid nineteen"],
    ["3x faster", "three times faster"],
    ["#1 reason", "number one reason"],
    ["No. 5", "number five"],
    ["4/5", "four out of five"],
    ["1/2", "one half"],
    ["24/7", "twenty four seven"],
    // Ordinals.
    ["1st", "first"],
    ["22nd", "twenty second"],
    ["the 40th", "the fortieth"],
    ["103rd flight", "one hundred and third flight"],
    // Times of day.
    ["21:30", "twenty one thirty"],
    ["at 9:05 am", "at nine oh five ay em"],
    ["07:00", "seven o'clock"],
    ["18:00", "eighteen hundred hours"],
    ["00:00", "midnight"],
    ["9 p.m. sharp", "nine pee em sharp"],
    ["10:15 UTC", "ten fifteen you tee see"],
    // Dates and years.
    ["2026-11-28", "the twenty eighth of november twenty twenty six"],
    ["28/11/2026", "the twenty eighth of november twenty twenty six"],
    ["04/05/2026", "four five twenty twenty six"],
    ["28 November 2026", "the twenty eighth of november twenty twenty six"],
    ["the 3rd of May", "the third of may"],
    ["Nov 28, 2026", "november twenty eighth twenty twenty six"],
    ["March 2020", "march twenty twenty"],
    ["since 2005", "since two thousand and five"],
    ["in 1905", "in nineteen oh five"],
    ["the 1990s", "the nineteen nineties"],
    ["2019–2021", "twenty nineteen to twenty twenty one"],
    ["2000 passengers", "two thousand passengers"],
    // Percent, money, units.
    ["45%", "forty five percent"],
    ["99.5 %", "ninety nine point five percent"],
    ["10–15 %", "ten to fifteen percent"],
    ["$1", "one dollar"],
    ["$1,250.50", "one thousand two hundred and fifty dollars and fifty cents"],
    ["€1.5 million", "one point five million euros"],
    ["£20", "twenty pounds"],
    ["AED 2,500", "two thousand five hundred dirhams"],
    ["AED 2.6 billion", "two point six billion dirhams"],
    ["300 USD", "three hundred you ess dollars"],
    ["23 kg", "twenty three kilograms"],
    ["1 kg", "one kilogram"],
    ["35,000 ft", "thirty five thousand feet"],
    ["210cm", "two hundred and ten centimetres"],
    ["8 h", "eight hours"],
    ["90 s", "ninety seconds"],
    ["5–7 kg", "five to seven kilograms"],
    ["30 °C", "thirty degrees celsius"],
    ["-5°C", "minus five degrees celsius"],
    ["90°", "ninety degrees"],
    // Aircraft.
    ["A320", "ay three twenty"],
    ["A321neo", "ay three twenty one neo"],
    ["A350-900", "ay three fifty nine hundred"],
    ["A319", "ay three nineteen"],
    ["A380s", "ay three eighties"],
    ["B737", "bee seven three seven"],
    ["a 787", "a seven eight seven"],
    ["787-9", "seven eight seven nine"],
    ["Boeing 777-300ER", "boeing seven seven seven three hundred ee are"],
    ["737 MAX", "seven three seven max"],
    ["747 passengers", "seven hundred and forty seven passengers"],
    ["ATR 72-600", "ay tee are seventy two six hundred"],
    ["E190", "ee one ninety"],
    // Flights, seats, doors, levels, airports.
    ["EK521", "ee kay five two one"],
    ["BA 2490", "bee ay two four nine zero"],
    ["flight 521", "flight five two one"],
    ["flight LH 4", "flight el aitch four"],
    ["FL350", "flight level three five zero"],
    ["seat 12A", "seat twelve ay"],
    ["door 2L", "door two el"],
    ["door L1", "door el one"],
    ["gate B12", "gate bee twelve"],
    ["JFK", "jay eff kay"],
    ["DXB–LHR", "dee ex bee to el aitch are"],
    ["to CAN", "to see ay en"],
    ["You CAN do it", "you can do it"],
    ["Vancouver (YVR)", "vancouver, why vee are"],
    // Abbreviations.
    ["the STAR method", "the star method"],
    ["PA", "pee ay"],
    ["PAs", "pee ays"],
    ["two AEDs", "two ay ee dees"],
    ["the FAA's rule", "the eff ay ay's rule"],
    ["CRM, PBE and CPR", "see are em, pee bee ee and see pee are"],
    ["AED", "ay ee dee"],
    ["ICAO and IATA", "icao and iata"],
    ["EASA or FAA", "easa or eff ay ay"],
    ["ETOPS", "e tops"],
    ["a NITS briefing", "a nits briefing"],
    ["a WCHR guest", "a wheelchair ramp guest"],
    ["SWISS and KLM", "swiss and kay el em"],
    ["Part II", "part two"],
    ["e.g. water", "for example water"],
    ["Dr. Lee", "doctor lee"],
    ["he/she", "he or she"],
    ["food & drink", "food and drink"],
    ["plan B", "plan bee"],
    ["NTSB", "en tee ess bee"],
    ["ana@example.org", "ana at example dot org"],
    // Capitals that mean loudness, and words that are only words.
    ["BRACE! BRACE!", "brace! brace!"],
    ["UNFASTEN SEATBELTS", "unfasten seatbelts"],
    ["NEVER", "never"],
    ["TELL US NOW", "tell us now"],
    ["I am a crew member", "i am a crew member"],
    // What no English voice can say.
    ["Hello 😀 世界", "hello"],
    ["<b>bold</b>", "b bold b"],
  ])("%j", (written, spoken) => {
    expect(said(written)).toBe(spoken);
  });

  test.each(["", "   ", "😀🛫", "你好", "…!?"])("%j has nothing to be said", (text) => {
    expect(toSpeakable(text)).toEqual([]);
  });

  test("each word knows where it stands in the text", () => {
    const text = "At 21:30 the A320 left.";
    expect(toSpeakable(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      ...["At", "21:30", "the", "A320", "left"],
    ]);
  });
});

test("in all that recruiters say, only abbreviations of the trade are said letter by letter", () => {
  const lines = [
    ...RECRUITERS.flatMap(({ greeting, phrases }) => [greeting, ...Object.values(phrases).flat()]),
    ...[...QUESTIONS, ...MOCK_INTERVIEW_OWN_QUESTIONS].map(({ question }) => question),
  ];
  const letters =
    /^(?:ay|bee|see|dee|ee|eff|gee|aitch|jay|kay|el|em|en|pee|cue|ess|tee|vee|ex)( |$)/;
  const spelled = lines.flatMap((line) =>
    toSpeakable(line)
      .filter(({ spoken }) => letters.test(spoken))
      .map(({ start, end }) => line.slice(start, end)),
  );
  const known = (word: string) =>
    SPELLED.has(word) || word in SAID || /\d|[ap]\.?m/.test(word) || ["see", "See"].includes(word);
  expect(spelled.filter((word) => !known(word))).toEqual([]);
});

describe("of any text", () => {
  test("only letters, apostrophes and spaces are handed to the voice, in the text's order", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme" }), fc.string()), (text) => {
        let last = 0;
        for (const { start, end, spoken } of toSpeakable(text)) {
          expect(spoken).toMatch(/^[a-z][a-z' ]*$/);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
      }),
    );
  });

  test("2,000 characters are read at once, whatever they are", () => {
    for (const text of [
      "1-".repeat(1000),
      "A1".repeat(1000),
      "a.".repeat(1000),
      "9:".repeat(1000),
      "AA ".repeat(666),
    ]) {
      const start = performance.now();
      toSpeakable(text);
      expect(performance.now() - start).toBeLessThan(500);
    }
  });
});

describe("long text is cut", () => {
  const lengths = (text: string, longest: number) =>
    toPieces(toSpeakable(text), longest).map((piece) =>
      piece.map(({ spoken }) => spoken).join(" "),
    );

  test.each([
    [
      "at ends of sentences",
      "One two. Three four. Five six.",
      20,
      ["one two three four", "five six"],
    ],
    [
      "within a long sentence at its pauses",
      "One two, three four, five six",
      20,
      ["one two three four", "five six"],
    ],
    [
      "between words where there is no pause",
      "one two three four",
      10,
      ["one two", "three", "four"],
    ],
    ["not at all when it is short", "One. Two. Three.", 240, ["one two three"]],
  ])("%s", (_, text, longest, pieces) => {
    expect(lengths(text, longest)).toEqual(pieces);
  });
});
