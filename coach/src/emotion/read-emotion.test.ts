import { cpuUsage } from "node:process";
import type { Emotion } from "contract/emotion";
import { EmotionReading } from "contract/emotion";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEmotion } from "./read-emotion.ts";

const primaries = (cases: readonly (readonly [Emotion, string])[]) =>
  it.each(cases)("%s: %s", (emotion, text) => {
    expect(readEmotion(text).primary).toBe(emotion);
  });

describe("whose feeling it is", () => {
  primaries([
    ["neutral", "The passenger was nervous and her husband was angry."],
    ["neutral", "There was a terrified lady in row ten."],
    ["neutral", "One of the guests was furious about the delay."],
    ["neutral", "She told me she was so excited about her first flight."],
    ["neutral", 'The guest shouted "I am fed up with this airline" at the desk.'],
    ["neutral", "The child, scared of the noise, held its mother's hand."],
    ["nervous", "I told the passenger that I was nervous too."],
    ["frustrated", "My manager never listens, I am fed up."],
    ["calm", "I helped the angry passenger and felt calm."],
    ["neutral", "Le passager était furieux. Je lui ai donné un formulaire."],
    ["neutral", "Der Passagier war sehr nervös. Ich brachte ihm Wasser."],
    ["neutral", "那位乘客非常紧张，我给他倒了水。"],
    ["neutral", "화가 난 손님이 왔습니다. 저는 서류를 드렸습니다."],
  ]);
});

describe("what is denied", () => {
  primaries([
    ["calm", "I am not nervous at all."],
    ["calm", "I don't think I am nervous about this interview."],
    ["calm", "Nervous? Not at all. I slept fine."],
    ["nervous", "I'm not gonna lie, I'm nervous about this one."],
    ["nervous", "I am not very confident with public speaking."],
    ["confident", "I have no doubt that I can do this job."],
    ["nervous", "Estoy un poco nerviosa con la entrevista."],
    ["calm", "No estoy nada nerviosa con la entrevista."],
    ["calm", "Ich habe überhaupt keine Angst vor dem Test."],
    ["calm", "Je n'ai pas peur de parler devant les gens."],
    ["calm", "我一点也不紧张，昨天睡得很好。"],
    ["calm", "私は全然緊張していません。"],
    ["calm", "저는 전혀 긴장하지 않아요."],
    ["calm", "أنا لست متوترة أبداً اليوم."],
  ]);

  it("says so in a cue that weighs against the feeling", () => {
    const { cues } = readEmotion("I am not nervous at all.");
    expect(cues[0]).toMatchObject({ emotion: "nervous", kind: "negation", quote: "not nervous" });
    expect(cues[0]?.weight).toBeLessThan(0);
  });
});

describe("what is taken back, past or only imagined", () => {
  primaries([
    ["calm", "I was nervous at first but by the end I felt calm."],
    ["nervous", "I felt calm this morning but now I am really nervous."],
    ["confident", "Although I was scared of water, I am sure I will pass the swimming test."],
    ["neutral", "If I were nervous, my purser would see it."],
    ["calm", "Al principio estaba nerviosa, pero ahora estoy tranquila."],
    ["calm", "Au début j'étais stressée mais maintenant je suis sereine."],
  ]);

  it("shows what is left of a feeling taken back as the second one", () => {
    const reading = readEmotion("I am so excited, but I am also a bit nervous.");
    expect([reading.primary, reading.secondary].toSorted()).toEqual(["excited", "nervous"]);
  });
});

describe("how it is said", () => {
  primaries([
    ["nervous", "Um, I, I was, uh, at work and, no wait, it was at school."],
    ["confused", "Sorry, what do you mean by that???"],
    ["excited", "They took me!!! I fly on Monday!!!"],
    ["neutral", "Um, I worked in a hotel in Malta for two years."],
    ["neutral", "It was very very late and we had had no landing slot."],
  ]);

  it("knows degree", () => {
    const weightOf = (text: string) => readEmotion(text).cues[0]?.weight ?? 0;
    expect(weightOf("I am extremely nervous")).toBeGreaterThan(weightOf("I am nervous"));
    expect(weightOf("I am NERVOUS")).toBeGreaterThan(weightOf("I am nervous"));
    expect(weightOf("I am slightly nervous")).toBeLessThan(weightOf("I am nervous"));
    expect(readEmotion("I am extremely nervous, I am really scared shaking").intensity).not.toBe(
      "low",
    );
  });

  it("takes fillers by their density, not by their number", () => {
    const told =
      "We landed in Oslo at nine and the crew bus was late, so the purser called the hotel. ";
    expect(readEmotion("Um, uh, it was a Sunday, um.").primary).toBe("nervous");
    expect(readEmotion(`Um, uh, it was a Sunday, um. ${told.repeat(5)}`).primary).toBe("neutral");
  });
});

describe("a reading", () => {
  it("without any cue is neutral and hardly sure", () => {
    const reading = readEmotion("The lift in the lobby has four doors.");
    expect(reading).toMatchObject({ primary: "neutral", cues: [], language: "en" });
    expect(reading.confidence).toBeLessThanOrEqual(0.3);
  });

  it.each([
    "Jestem bardzo zdenerwowana i boję się.",
    "Очень волнуюсь!",
    "😀🎉😀",
    "qwrt zxcv bnmp",
  ])("of a language that is not known says so: %s", (text) => {
    const reading = readEmotion(text);
    expect(reading).toMatchObject({ primary: "neutral", cues: [], language: null });
    expect(reading.confidence).toBeLessThanOrEqual(0.3);
  });

  it("is surer with more evidence and less rivalry", () => {
    const one = readEmotion("I am nervous today.").confidence;
    expect(readEmotion("I am nervous today, my hands are shaking.").confidence).toBeGreaterThan(
      one,
    );
    expect(readEmotion("I am nervous and confident today.").confidence).toBeLessThan(one);
  });

  it("does not grow by saying the same again and again", () => {
    const { cues } = readEmotion("I am nervous. ".repeat(200));
    expect(cues.length).toBeLessThanOrEqual(4);
  });

  const fragments = fc.constantFrom(
    "I am not nervous",
    "I, I mean",
    "um",
    "!!!",
    "...",
    "😅",
    "❤️",
    "“so excited”",
    "'",
    "que no entiendo",
    "ich bin",
    "j'ai peur",
    "我很紧张",
    "緊張していません",
    "긴장돼요",
    "أنا متوتر",
    "<b>angry</b>",
    "\u0000",
    "\ud83d",
    "constructor __proto__",
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(fragments, { maxLength: 30 }).map((parts) => parts.join(" ")),
  );

  it("quotes the text exactly, keeps to the contract and never throws, whatever it is given", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readEmotion(text);
        expect(EmotionReading.parse(reading)).toEqual(reading);
        for (const { start, end, quote } of reading.cues) {
          expect(text.slice(start, end)).toBe(quote);
          expect(end).toBeGreaterThan(start);
        }
        const starts = reading.cues.map(({ start }) => start);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        expect(readEmotion(text)).toEqual(reading);
      }),
      { numRuns: 300 },
    );
  });

  /** Longest turn of the contract. */
  const LENGTH = 20_000;
  /** Processor time, so that a busy machine fails nothing: far above a draft's 3 ms, far below what a pattern gone astray takes. */
  const PATIENCE_MS = 400;
  it.each([
    ["one letter", "a"],
    ["one word", "nervous "],
    ["emoji", "😅"],
    ["marks", "?!."],
    ["quotation marks", `"'“`],
    ["apostrophes", "i'm'"],
    ["markup", "<script>alert('I am so angry')</script><div>"],
    ["four scripts", "nervous 紧张 أنا متوتر 긴장 привет "],
    ["Chinese", "我很紧张但是不知道怎么说"],
    ["no spaces", "我"],
    ["hedges", "i don't know if i think i would maybe not, "],
  ])("answers quickly on 20,000 characters of %s", (_, piece) => {
    const text = piece.repeat(LENGTH / piece.length + 1).slice(0, LENGTH);
    readEmotion(text);
    const before = cpuUsage();
    readEmotion(text);
    const { user, system } = cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(PATIENCE_MS);
  });
});
