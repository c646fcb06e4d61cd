import type { LabelledAnswer } from "../star/format.ts";

export const PLAIN_ABOVE_BEYOND: LabelledAnswer[] = [
  {
    id: "above-beyond-strong-1",
    question: "Tell me about a time you went above and beyond for a customer.",
    kind: "behavioural",
    level: "strong",
    why: "Concrete need, effort beyond role, result with follow-up.",
    answer: {
      situation:
        "In October 2021 I was working at the lost property counter of a train station in Vienna. An elderly man from Graz had left his hearing aids in a small blue case on a train, and he was travelling to his granddaughter's wedding the next day.",
      task: "My job was only to register the item and give him a number. But I could see he would not hear the ceremony, so I decided to try to get the case back to him before the morning.",
      action:
        "I looked up which train set it was and saw that it would end at a depot outside the city at nine in the evening. I rang the depot and asked the cleaner to look under seat 61. He found the case. My shift ended at eight, so with my supervisor's permission I took the S-Bahn out there, signed for it, and brought it to the man's hotel. I also wrote down the pick-up in the register so the file was closed correctly.",
      result:
        "He had his hearing aids at ten that night. Two weeks later he sent a photo from the wedding and a card, which my manager hung up in the office. The depot and our desk now have a direct phone list, and items are found about a day faster than before.",
    },
    faults: [],
  },
  {
    id: "above-beyond-strong-2",
    question: "Tell me about a time you went above and beyond for a customer.",
    kind: "behavioural",
    level: "strong",
    why: "Simple shop story, native plain style, specific.",
    answer: {
      situation:
        "I was a sales assistant in a children's shoe shop in Bristol. A mum came in with her daughter Ellie, who is autistic and frightened of noise. They had already walked out of two other shops and school started on Monday.",
      task: "I wanted Ellie to leave with shoes that fitted, without an ordeal.",
      action:
        "I asked her mum quietly what helps. I offered them Sunday, half an hour before we opened. I came in early, switched off the music and the spotlights, laid six pairs on the carpet and showed her mum how to use the gauge herself.",
      result:
        "After twenty-five minutes Ellie walked out in a purple pair. My manager asked me to run a quiet half-hour every Sunday, and by Christmas eleven families were using it.",
    },
    faults: [],
  },
  {
    id: "above-beyond-partial-1",
    question: "Tell me about a time you went above and beyond for a customer.",
    kind: "behavioural",
    level: "partial",
    why: "Kind effort, clear own action, result only thanks.",
    answer: {
      situation:
        "I worked as a receptionist in a guest house on the coast. A couple arrived who were celebrating their fortieth wedding anniversary, but the restaurant they had booked had closed down.",
      task: "I wanted to make their evening special anyway.",
      action:
        "I called several restaurants in the village and in the next one too, but everything was full because of the summer festival. So I asked our cook if he could stay one hour more, and I promised to do the washing up for him. I set a table in the garden under the lemon tree with candles and with flowers that I picked myself, and I printed a small menu with their names and the date of the wedding. I asked the man which song they danced to, and I played it from my phone when they sat down.",
      result: "They were very touched and said thank you many times.",
    },
    faults: [
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "above-beyond-partial-2",
    question: "Tell me about a time you went above and beyond for a customer.",
    kind: "behavioural",
    level: "partial",
    why: "Effort clear but it is unclear what the person's role or aim was.",
    answer: {
      situation:
        "In 2019 I was in a phone shop. A woman came with her husband's old phone. He had died in the spring and she wanted the voice messages from it, but the screen was completely broken.",
      task: "It was a difficult case and the shop did not do such repairs.",
      action:
        "In my lunch break I took the phone to a repair stand in the same mall, where I know the technician. I asked him to put in a used screen only for an hour. I unlocked it with the code she gave me, copied the 23 voice messages and all the photos to a USB stick and I labelled it for her.",
      result:
        "She got all 23 messages and cried when she heard the first one. She came back a month later with a cake for the shop and moved her contract to us.",
    },
    faults: [
      {
        section: "task",
        fault: "no-task-ownership",
      },
    ],
  },
  {
    id: "above-beyond-weak-1",
    question: "Tell me about a time you went above and beyond for a customer.",
    kind: "behavioural",
    level: "weak",
    why: "Ordinary service called extra, few facts.",
    answer: {
      situation: "A customer in my store was looking for a product we did not have.",
      task: "I wanted to help him.",
      action:
        "I called another store and asked them if they had it. They had it so I told him to go there.",
      result: "The customer was happy.",
    },
    faults: [
      {
        section: "situation",
        fault: "vague",
      },
      {
        section: "action",
        fault: "vague",
      },
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "above-beyond-weak-2",
    question: "Tell me about a time you went above and beyond for a customer.",
    kind: "behavioural",
    level: "weak",
    why: "What the person would do, not a real event.",
    answer: {
      situation:
        "If I have a customer who needs more than normal help, for example an older person with heavy bags, I would always do more than I have to.",
      task: "I would want to make this person happy.",
      action:
        "I would carry the bags to the car and ask if there is anything else. I would not wait until they ask me. If I have time I would also talk a little with them.",
      result: "The person would be grateful and would come back to the shop.",
    },
    faults: [
      {
        section: "situation",
        fault: "hypothetical-not-real",
      },
      {
        section: "action",
        fault: "hypothetical-not-real",
      },
      {
        section: "result",
        fault: "hypothetical-not-real",
      },
    ],
  },
  {
    id: "above-beyond-worthless-1",
    question: "Tell me about a time you went above and beyond for a customer.",
    kind: "behavioural",
    level: "worthless",
    why: "Long filler with no content.",
    answer: {
      situation:
        "Going above and beyond is something that is really very important in life and in work and in general, because when we think about it, what is work without going above and beyond. There are many situations in which one can go above and beyond, and each situation is different from the other, and every one of them is in its own way important.",
      task: "The task in such situations is, as is known, to do what has to be done, and even a bit more than what has to be done, because that is what above and beyond means at the end of the day when all is said and done.",
      action:
        "So the action is the thing that one does, and it should be done in the right way and at the right time, with everything that belongs to it, and so on and so forth, taking into account all of the different aspects.",
      result:
        "And the result is then of course a result which is positive, because if one goes above and beyond then the result will be above and beyond also, as everyone knows.",
    },
    faults: [
      {
        section: "situation",
        fault: "generic",
      },
      {
        section: "task",
        fault: "generic",
      },
      {
        section: "action",
        fault: "generic",
      },
      {
        section: "result",
        fault: "generic",
      },
    ],
  },
  {
    id: "above-beyond-worthless-2",
    question: "Tell me about a time you went above and beyond for a customer.",
    kind: "behavioural",
    level: "worthless",
    why: "One sentence copied four times.",
    answer: {
      situation: "I helped the customer and the customer was very happy with my help.",
      task: "I helped the customer and the customer was very happy with my help.",
      action:
        "I helped the customer and the customer was very happy with my help. I helped the customer and the customer was very happy with my help.",
      result: "I helped the customer and the customer was very happy with my help.",
    },
    faults: [
      {
        section: "situation",
        fault: "generic",
      },
      {
        section: "task",
        fault: "copied",
      },
      {
        section: "action",
        fault: "copied",
      },
      {
        section: "result",
        fault: "copied",
      },
    ],
  },
];
