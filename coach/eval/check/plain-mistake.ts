import type { LabelledAnswer } from "../star/format.ts";

export const PLAIN_MISTAKE: LabelledAnswer[] = [
  {
    id: "mistake-strong-1",
    question: "Tell me about a time you made a mistake at work and what you learned from it.",
    kind: "behavioural",
    level: "strong",
    why: "Owns the mistake, repairs it, changes the practice, numbers.",
    answer: {
      situation:
        "In 2020 I was a travel agent in a small office in Dublin. I booked a family of five to San José and chose San Jose in California instead of Costa Rica. I noticed it myself two days later when I was preparing their documents.",
      task: "The error was mine. I had to tell the client and my manager, get the family to the right place for the same dates, and keep the cost as low as I could.",
      action:
        "I went to my manager within ten minutes and told her exactly what had happened. I then phoned the airline, because the ticket was still inside the period for free changes on three of the five seats. For the other two I negotiated a rebooking fee of 80 euro each. Only when I had a solution in hand I called the mother, said plainly that I had made a mistake, explained the new routing and told her it would not cost her anything. I offered to pay the fee from my commission.",
      result:
        "The family flew on the planned day and the total cost to the office was 160 euro instead of nearly 3,000. I now read the airport code and the country aloud to each client before I pay, and my manager put that step into our checklist. In the two years after, I had no wrong destination.",
    },
    faults: [],
  },
  {
    id: "mistake-strong-2",
    question: "Tell me about a time you made a mistake at work and what you learned from it.",
    kind: "behavioural",
    level: "strong",
    why: "Allergy near miss told honestly, reported at once, concrete learning.",
    answer: {
      situation:
        "I worked in a nursery kitchen before I applied. One lunchtime in March I put normal yoghurt in front of a three-year-old boy with a milk allergy, because two trays looked the same.",
      task: "I was in charge of special diets that day, so his safety was on me, and so was being honest.",
      action:
        "I saw it within seconds and took the yoghurt away. I checked his mouth and hands; he hadn't eaten any. I told the room leader straight away, called his mum myself and filled in the incident form. Then I bought red trays for the allergy children with their name and photo.",
      result:
        "The boy was fine. The red trays have been used for fourteen months without a mix-up. I learned that a system is safer than my memory.",
    },
    faults: [],
  },
  {
    id: "mistake-partial-1",
    question: "Tell me about a time you made a mistake at work and what you learned from it.",
    kind: "behavioural",
    level: "partial",
    why: "Mistake and repair told well but nothing learned or measured.",
    answer: {
      situation:
        "When I was a cashier in a pharmacy I gave a customer change for a fifty when she had paid with a twenty. I only found out when I counted the drawer in the evening.",
      task: "I had to tell my supervisor about the missing thirty and find out what had happened.",
      action:
        "I told my supervisor immediately and did not try to hide it. She told me to stay calm and take my time. I went through all the receipts of the afternoon one after the other, and I saw which sale it must have been, because I remembered the customer, who comes every week for her blood pressure tablets. I did not want to accuse her of anything. The next morning I telephoned her, explained the situation politely, said that it was my fault and not hers, and asked her if she could check her wallet when she had a moment.",
      result: "She brought the money back and my supervisor was not angry with me. I was relieved.",
    },
    faults: [
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "mistake-partial-2",
    question: "Tell me about a time you made a mistake at work and what you learned from it.",
    kind: "behavioural",
    level: "partial",
    why: "Good learning, but what the person did to repair it is thin.",
    answer: {
      situation:
        "In my first month as a receptionist at a dental practice I double-booked two patients for the same time at nine o'clock on a Monday. Both of them had taken time off work to be there.",
      task: "I was responsible for the calendar and I had to sort it out so that both patients would be seen.",
      action: "I apologised to them and arranged things with the dentist.",
      result:
        "Both were treated that morning, the second one with a wait of 35 minutes. Afterwards I began to print the calendar every evening and check it line by line, and since then I have made no double booking in over a year. I learned that checking takes five minutes and saves a lot of trouble.",
    },
    faults: [
      {
        section: "action",
        fault: "vague",
      },
    ],
  },
  {
    id: "mistake-weak-1",
    question: "Tell me about a time you made a mistake at work and what you learned from it.",
    kind: "behavioural",
    level: "weak",
    why: "Tiny mistake, no facts, stock lesson.",
    answer: {
      situation: "At my old job I made a mistake with an order.",
      task: "I needed to correct it.",
      action: "I said sorry and did the order again.",
      result: "I learned to be more careful in the future.",
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
        fault: "vague",
      },
    ],
  },
  {
    id: "mistake-weak-2",
    question: "Tell me about a time you made a mistake at work and what you learned from it.",
    kind: "behavioural",
    level: "weak",
    why: "Honest but general, no single event and no outcome.",
    answer: {
      situation:
        "When I was new in the restaurant I made many mistakes like everyone does when they begin. Sometimes I forgot drinks or I brought the food to the wrong table.",
      task: "I had to learn the job.",
      action:
        "I asked my colleagues and I wrote things down in a small notebook. My boss was sometimes strict but also fair. I said sorry to the guests when something was wrong, and mostly they were nice about it. I tried to do it better the next day.",
      result:
        "With time I made fewer mistakes. I think mistakes are normal and you can learn from them.",
    },
    faults: [
      {
        section: "situation",
        fault: "generic",
      },
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
  {
    id: "mistake-worthless-1",
    question: "Tell me about a time you made a mistake at work and what you learned from it.",
    kind: "behavioural",
    level: "worthless",
    why: "Hides the incident and blames others.",
    answer: {
      situation:
        "I was driving a baggage tug at the airport and I hit the side of a container with it, there was a dent and something was leaking out.",
      task: "I did not want to get in trouble because I already had one warning.",
      action:
        "I looked around and nobody had seen me, so I turned the container to the other side and drove away. When the supervisor asked who did it I said I saw the guy from the other company near there. I told my friend to say the same.",
      result:
        "They believed me and the other guy got the warning. What I learned is you must not admit anything if there is no camera. It was the fault of the company anyway because they give us old tugs.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
      {
        section: "result",
        fault: "blames",
      },
    ],
  },
  {
    id: "mistake-worthless-2",
    question: "Tell me about a time you made a mistake at work and what you learned from it.",
    kind: "behavioural",
    level: "worthless",
    why: "Keyboard gibberish.",
    answer: {
      situation: "asdkjh qwoeiu zxmcn asldkj fghjkl qwerty uiop asdf",
      task: "lkjhgf dsaqwe mnbvcx poiuyt",
      action: "qwe asd zxc rty fgh vbn uio jkl nm asd asd asd hjkl hjkl werwer sdfsdf xcvxcv",
      result: "zzz xxx ccc asdf jkl qwpeoiru",
    },
    faults: [
      {
        section: "situation",
        fault: "gibberish",
      },
      {
        section: "task",
        fault: "gibberish",
      },
      {
        section: "action",
        fault: "gibberish",
      },
      {
        section: "result",
        fault: "gibberish",
      },
    ],
  },
];
