import type { StarAnswer } from "contract/responses";
import { describe, expect, it } from "vitest";
import { analyseStar } from "./analyse.ts";
import { analyseText } from "./analyse-text.ts";

const STORY: StarAnswer = {
  situation:
    "Last May I was a waiter at Cafe Luna in Porto. A guest got the wrong bill twice and shouted at me in front of the terrace.",
  task: "I was the only waiter outside, so it was up to me to put it right before he left.",
  action:
    "I took the bill, asked him to show me each line, crossed out two coffees and walked with him to the till. I told my manager what I had done.",
  result: "He paid 14 euro, thanked me, and came back on Sunday with his wife.",
};
const PLAN: StarAnswer = {
  situation:
    "If the oven caught fire, the smoke would fill the galley in seconds and nobody would see the flames.",
  task: "My first duty would be to put the fire out and to keep people away from the smoke.",
  action:
    "I would close the oven door, pull the power, shout for a colleague and fetch the extinguisher. I would wear the smoke hood and tell the captain what is burning.",
  result: "Once the fire is out I would watch the oven until landing and write the report.",
};
/** A customer may be difficult without a loud word. */
const AFRAID: StarAnswer = {
  situation:
    "Two years ago in the cafe a woman sent her order back three times; her son had a nut allergy and she was afraid.",
  task: "I was serving her table, so it was up to me to make sure that the boy's plate was safe.",
  action:
    "I asked what had happened before, took her to the counter, showed her the list of ingredients, washed the board while she watched, and made the sandwich myself.",
  result: "The boy ate all of it, and they came back every Friday that autumn.",
};
/** What went wrong for the guest is told, and no word of how she felt. */
const WRONG_NAME: StarAnswer = {
  situation:
    "In my second month at the bakery a woman came for her daughter's birthday cake and the icing on it named another girl.",
  task: "The party was in an hour and I was the only one at the counter.",
  action:
    "I said that I would mend it at once, asked her to choose between two ways, scraped the icing off and wrote the name anew while she watched. I gave her the candles.",
  result: "She left after nine minutes with the right cake and sent us a photo of the party.",
};
const score = (text: string, answer: StarAnswer) =>
  analyseStar({ question: { text }, answer }).overallScore ?? 100;

describe("an answer to another question", () => {
  it.each([
    ["What would you do if a passenger refused to switch off a laptop?", STORY],
    ["Why do you want to become a flight attendant?", STORY],
    ["Why do you want to become a flight attendant?", PLAN],
    ["How would you handle a passenger who collapses in the aisle?", PLAN],
  ])("stays below a weak one: %s", (question, answer) => {
    expect(score(question, answer)).toBeLessThan(45);
  });

  it.each([
    ["Tell me about a difficult customer.", STORY],
    ["Tell me about a time you had to deal with a difficult customer.", AFRAID],
    ["Tell me about a time you dealt with an upset customer.", WRONG_NAME],
    ["The galley oven catches fire. What would you do?", PLAN],
    ["Smoke comes out of an oven during the flight. How do you react?", PLAN],
  ])("is not seen in one that meets it: %s", (question, answer) => {
    expect(score(question, answer)).toBeGreaterThan(60);
  });

  it("is not seen in a true day where a habit is asked for", () => {
    const text = "A guest is angry about a wrong bill. How do you put it right?";
    const { improvements, overallScore } = analyseStar({ question: { text }, answer: STORY });
    expect(improvements.filter(({ note }) => note.id.includes("off-topic"))).toEqual([]);
    expect(overallScore).toBeGreaterThan(45);
  });

  it("is told once, though it shows in two ways", () => {
    const text = "How would you handle a passenger who collapses in the aisle and is unconscious?";
    const fire: StarAnswer = {
      situation: "Last May in the hotel kitchen a fryer caught fire and smoke filled the corridor.",
      task: "I was the only waiter near it, so I had to stop the fire.",
      action:
        "I pulled the power, took the extinguisher, put out the flames and shouted for my chef. I watched the battery of the smoke alarm.",
      result: "The fire was out in two minutes, and nobody breathed the smoke of the burning oil.",
    };
    const { improvements } = analyseStar({ question: { text }, answer: fire });
    const told = improvements.filter(({ note }) => /off-topic|^fault\.bare$/.test(note.id));
    expect(told).toHaveLength(1);
  });
});

describe("what a question may be about", () => {
  const farm: StarAnswer = {
    situation:
      "Two years ago my father had a stroke. We had a small farm with 22 cows and I was the only child.",
    task: "I had to say whether we keep the farm or sell it, because he could not speak well.",
    action:
      "I came home for a month and milked every day. I wrote down the accounts with a woman from the farmers' office, asked my father with pictures, and called fourteen farms.",
    result:
      "A young couple took all 22 cows together, for a little less money, and he visits them.",
  };
  const stock: StarAnswer = {
    situation:
      "Last March the store room of our hardware shop in Gdynia showed 40 boxes of screws fewer than the computer.",
    task: "I was on the early shift, so I had to find out where the difference came from.",
    action:
      "I counted the shelves twice, printed the deliveries of six weeks and compared every line. I found two invoices that had been typed under one number, and wrote a list.",
    result: "The difference fell to three boxes, and the double numbers have been blocked since.",
  };
  const shaking: StarAnswer = {
    situation:
      "On a charter to Antalya in my second season a big man in 14D started shaking as the doors closed and wanted to get off.",
    task: "It was my zone, so I had to find out quickly and tell the purser before we taxied.",
    action:
      "I asked his friends for a minute, knelt in the aisle, told him each noise that would come, and came back every quarter of an hour.",
    result: "He walked off on his own legs after four hours and shook my hand for a long time.",
  };

  it("asks for no anger where only the matter is difficult", () => {
    expect(score("Give me an example of a difficult decision.", farm)).toBeGreaterThanOrEqual(75);
  });

  it("asks for one of two things, not for both", () => {
    const question = "Tell me about a time you dealt with a frightened or ill passenger.";
    expect(score(question, shaking)).toBeGreaterThanOrEqual(75);
    expect(score(question, stock)).toBeLessThan(45);
  });
});

describe("an answer in the words of a chat", () => {
  const inOne = (question: string, text: string) =>
    analyseText({ question: { text: question }, text }).analysis.overallScore ?? 100;

  it.each([
    [
      "A passenger has clearly had too much to drink and asks for another. What would you do?",
      "I'd go round to him and sit on the armrest so I'm no above him. I'd say I'm holding off on that one for a bit and here's a water and some crisps. If he says why, he gets the same answer each time, no lecture. I'd have told the others on the crew and the purser first, so he can't ring on the other side. If he lays a hand on the lady next to him I step back, get a second body, and the captain hears of it. Then I write it up with the times.",
    ],
    [
      "A child travelling alone starts to cry on board. What would you do?",
      "I'd get down on my knees beside her and tell her my name, and that I'm the one who minds her until we land. I'd not say there is no reason, I'd ask what she packed. I'd show her the bell and come each time she rings it. I'd tell the purser and the crew in the back, so that she's never long by herself, and nobody odd gets the seat beside her. At the gate I'd hold her hand until I have read the name in the passport.",
    ],
    [
      "Tell me about a conflict you had with a colleague.",
      "The early crew and us on lates, it went on for a year. They said we left the fryer dirty and we said they took the good knives. I was as bad as any of them. I asked Rosa from earlies for a coffee across the road and said what is it you want. She wanted the fryer done by ten and the notes on the board to stop. I had written half of these notes, and I told her. We made one list for both, I took the notes down, and by Easter we did the stock count together in 40 minutes.",
    ],
    [
      "Tell me about a mistake you made at work.",
      "I clipped a rack leg with the forklift on nights. A tiny dent, you'd have to know. I got off, took the keys out, put a chain across the aisle and moved two lads off the far side. Then I rang the shift manager and told him I've hit A14 and I want it unloaded before anybody walks under it. The engineer said it would have gone inside a week. I took the course again and I was first to ask for it.",
    ],
    [
      "Why do you want to be cabin crew?",
      "I've been on tills for seven years and the bit I like best is when it all goes wrong and somebody needs a person. When a man fell in our shop I was the one who knew what to do, and I thought about that for weeks. I'm not bothered about the glamour, I've got a sister who's crew and I've seen her at four in the morning. I like that the safety bit comes first and the tea second, it's how I work already. And I like being with people for a few hours and getting them somewhere, instead of two minutes and next please.",
    ],
    [
      "Tell me about a time your attention to detail helped a customer.",
      "I'm a shoe fitter. An old farmer came in for a wider boot, and when he took the sock off there was a hole in the ball of his foot, black round the edge, and he hadn't felt it. I'm no doctor and told him so, but I said I'm not selling you a boot today, that needs looking at today. He was stubborn so I asked what he'd do if it was one of his cows, and he laughed and said vet. I put a clean dressing from the first aid box on, rang his surgery and they took him at two. He kept the foot. He bought the boots as well.",
    ],
  ])("is one to the question: %s", (question, answer) => {
    expect(inOne(question, answer)).toBeGreaterThanOrEqual(45);
  });

  it.each([
    [
      "Tell me about a time you were honest about a mistake.",
      "My till was twenty pound down once. I could of kept quiet til they counted it but I told the supervisor before she even cashed up. She said thanks for saying and wrote it down. It was fine.",
    ],
    [
      "Tell me about a time you solved a conflict in a group.",
      "I lived with four students from four countries. The dishes stayed days in kitchen and the Greek boy and the German girl screamed each other on it. I made a plan with the days and names and put on the fridge. It worked good the first month.",
    ],
    [
      "Tell me about a conflict you had and how it ended.",
      "The man next door was drilling every day at one o'clock, which is exactly nap time, and I was at the end of my rope with a newborn. I went round with the baby on my arm and asked him nicely could he do it at another time. He said no problem, he just hadn't known.",
    ],
    [
      "Tell me about a time you disagreed with someone more experienced.",
      "The old keeper gave the meerkats fruit every morning and I had learned that they get too fat from that. I told him, and he said, I do it for thirty years. I showed him the weights in the book. Some days later he gave less.",
    ],
  ])("may be short and leave the question's words out: %s", (question, text) => {
    const { analysis } = analyseText({ question: { text: question }, text });
    expect(analysis.overall.lines.map(({ label }) => label.id)).not.toContain(
      "line.limit.off-topic",
    );
  });

  it.each([
    [
      "A passenger has clearly had too much to drink and asks for another. What would you do?",
      "A lady on a connecting flight tells me that her suitcase did not arrive on the last two trips and she is upset. I would sit down next to her for a moment and listen. I would ask for the number on her tag, and before the door is closed I would ask the ground agent if it is loaded. I'd write down the number of the desk for her and tell my purser. She would know what to do if it is missing, and I'd come back to her before landing.",
    ],
    [
      "Tell me about a conflict you had with a colleague.",
      "A boy lost his toy bear at our museum last May. I looked under 40 benches with a torch, asked the guard at the door, and wrote a card with the colour and the name of it. On Sunday I found it behind a radiator, dried it, and posted it to Leeds with a ticket for the train exhibition. His grandmother sent a photo of him in bed with the bear.",
    ],
    [
      "Why do you want to be cabin crew?",
      "A guest got the wrong bill twice and shouted at me in front of the terrace. I took the bill, asked him to show me each line, crossed out two coffees and walked with him to the till. I told my manager what I had done. He paid 14 euro, thanked me, and came back on Sunday with his wife.",
    ],
  ])("is seen to be one to another: %s", (question, answer) => {
    expect(inOne(question, answer)).toBeLessThan(45);
  });
});
