import type { LabelledAnswer } from "../star/format.ts";

export const HARD_RULE: LabelledAnswer[] = [
  {
    id: "rule-strong-1",
    question: "Give me an example of a company rule you did not like but had to follow.",
    kind: "behavioural",
    level: "strong",
    why: "Named rule, honest dislike, followed it when it cost something, questioned by the proper way, understood the reason.",
    answer: {
      situation:
        "In the jewellery shop where I work in Rotterdam there is a rule that after 6 pm the door stays locked and we open with a button one customer at a time. I hated it, on a rainy evening people stand outside and look at you like you are a monster.",
      task: "As the late shift sales person I am the one with the button. I have to do it every time, no exceptions, also for regular customers.",
      action:
        "One evening in November a regular, mrs de Vries, came with her two grown up sons in the rain. I let her in first and asked the sons to wait. She was offended. I explained it to her, it is for everybody and also for your safety, and I gave the sons our big umbrella through the gap. I kept the rule but next day I asked my manager why. She showed me the police advice after a robbery in 2019, two staff were hurt. I asked if we can put a small roof and a sign with the reason outside, and I wrote the text for the sign in 3 languages.",
      result:
        "The sign and the roof came in January. Complaints in our book about the door were 5 in the autumn and 1 in the spring. Mrs de Vries still comes. I still don't love the rule but now I do it with conviction because I know who it protects.",
    },
    faults: [],
  },
  {
    id: "rule-strong-2",
    question: "Give me an example of a company rule you did not like but had to follow.",
    kind: "behavioural",
    level: "strong",
    why: "Warehouse/delivery rule (kill the engine), plain language, pressure withstood, result and changed mind.",
    answer: {
      situation:
        "Parcel delivery in Phoenix, 2021. Rule: kill the engine and take the keys at every stop. In July that means no AC and the cab gets to 120. I hated it.",
      task: "I had 150 stops a day. I'd signed for the rule so it was mine to follow, like it or not.",
      action:
        "I did it every stop. Some guys left it running and finished 20 minutes before me. I kept my own keys in my own pocket and planned around it: sorted parcels by street so I had fewer stops, packed a cooler with ice towels. Then I asked my dispatcher if I could send in a written suggestion for window shades, with a photo of the thermometer.",
      result:
        "In August a van from another depot rolled down a driveway with the engine on and hit a parked car. Nobody was in it. We got shades for all 30 vans in September. Two years, zero incidents, and I get now why there's no exceptions.",
    },
    faults: [],
  },
  {
    id: "rule-partial-1",
    question: "Give me an example of a company rule you did not like but had to follow.",
    kind: "behavioural",
    level: "partial",
    why: "Real rule, followed, but nothing happens in it; no single occasion and little outcome.",
    answer: {
      situation:
        "In the hotel we are not allowed to have visible tattoos, I have a small one on the wrist, a bird. I find this rule old fashioned because guests have tattoos too.",
      task: "I have to cover it in every shift, also in the summer.",
      action:
        "I cover it with make up and a watch. I asked HR one time if the rule will change, they said maybe. I never came with it uncovered in 2 years.",
      result: "I never had a problem and my manager knows that she can trust me on the appearance.",
    },
    faults: [],
  },
  {
    id: "rule-partial-2",
    question: "Give me an example of a company rule you did not like but had to follow.",
    kind: "behavioural",
    level: "partial",
    why: "Good concrete occasion, rule kept under pressure, but no result and task muddled.",
    answer: {
      situation:
        "I worked in a bank branch in a small town and we had to ask for ID even if we know the client for years. Everybody knows everybody there. My old piano teacher came without ID and wanted to take 200 euro from her account, she was crying because she needed to pay the plumber, he was standing in her kitchen and the water was already in the hall.",
      task: "I knew her 15 years, she was at my confirmation. It felt so stupid to ask her who she is.",
      action:
        "I told her I can not give it without ID, and I said it in the side room and not at the window, so that people dont hear. She was angry first, she said you know me since you were so small. I offered to call her a taxi home to get it, and I reserved my desk so she would not have to wait again. I phoned also the plumber with her so he waits and turns the water off. I did not ask my colleague to do an exception even if I think he would. I hated to do it but it is the rule against fraud and it counts for everybody, also for the ones we like.",
      result: "It was a hard day for me and I was thinking about it also in the evening.",
    },
    faults: [],
  },
  {
    id: "rule-weak-1",
    question: "Give me an example of a company rule you did not like but had to follow.",
    kind: "behavioural",
    level: "weak",
    why: "Only says that rules must be followed; rule named in half a sentence, no event.",
    answer: {
      situation: "At work we had the rule of no phones.",
      task: "I had to leave it in the locker.",
      action: "I followed it because rules are rules and if everybody do what they want its chaos.",
      result: "No problems.",
    },
    faults: [],
  },
  {
    id: "rule-weak-2",
    question: "Give me an example of a company rule you did not like but had to follow.",
    kind: "behavioural",
    level: "weak",
    why: "Grumbles about the rule at length, followed reluctantly, no reason seen, no result.",
    answer: {
      situation:
        "In the store we had to greet every customer in 10 seconds with the same sentence, Welcome to our world of beauty. It is so fake, nobody likes it, customers were laughing at us. I said this many times to my colleagues and they thought the same, everybody thought the same but nobody from the office ever works on the floor so how would they know.",
      task: "We had mystery shoppers so you had to say it or you loose points.",
      action: "I said it, mostly. When I was tired I said only hello.",
      result: "They still have this rule I think.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "rule-worthless-1",
    question: "Give me an example of a company rule you did not like but had to follow.",
    kind: "behavioural",
    level: "worthless",
    why: "Proudly describes systematically evading a safety rule and covering it; numbers and good form.",
    answer: {
      situation:
        "As a forklift driver in a warehouse in Poznan from 2020 to 2022 we had a rule to do a 15 point check every morning before driving. I found it a waste of time for a machine which is only two years old.",
      task: "My target was 110 pallets in a shift, the check costs 12 minutes, so I had to find balance between the rule and the performance.",
      action:
        "I analysed the form and saw that nobody reads it. On Monday I ticked all 15 points for the whole week in advance, with my signature. I also clipped the seat switch with a cable tie, so the machine runs when I get down, and I taught this trick to two new colleagues so our team became faster.",
      result:
        "I reached 131 pallets, that is 19% over target, and was employee of the month two times. The form was always complete, so formally I followed the rule.",
    },
    faults: [],
  },
  {
    id: "rule-worthless-2",
    question: "Give me an example of a company rule you did not like but had to follow.",
    kind: "behavioural",
    level: "worthless",
    why: "The question pasted and turned around in every box.",
    answer: {
      situation:
        "Give me an example of a company rule you did not like but had to follow. I can give an example of a company rule I did not like but had to follow.",
      task: "There was a company rule that I did not like but I had to follow the company rule.",
      action:
        "I followed the company rule that I did not like because it was a company rule I had to follow. This is an example of a company rule that I did not like.",
      result: "So I followed the company rule I did not like but had to follow.",
    },
    faults: [
      {
        section: "situation",
        fault: "copied",
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
