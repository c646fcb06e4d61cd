import type { LabelledAnswer } from "../star/format.ts";

export const PLAIN_DIFFICULT_PASSENGER: LabelledAnswer[] = [
  {
    id: "difficult-passenger-strong-1",
    question: "Tell me about a time you dealt with a difficult customer or passenger.",
    kind: "behavioural",
    level: "strong",
    why: "Complete hotel story, own actions in order, concrete outcome.",
    answer: {
      situation:
        "In July 2022 I was on the evening shift at the front desk of a 120-room hotel in Lisbon. A guest arrived at eleven at night after a delayed flight and his sea-view room had been given to someone else by mistake. He was shouting in front of six other guests.",
      task: "I was the only receptionist on duty, so it was up to me to calm him down, find him a room, and keep the other guests from being upset as well.",
      action:
        "I came around the desk, introduced myself by name and asked him to sit with me in the lounge so we could talk in private. I let him finish without interrupting, then I repeated back what had gone wrong and apologised. I brought him a glass of water. I checked the system and found that a junior suite was empty until Thursday. I called the duty manager for permission to upgrade him at no cost, carried one of his bags up, and left a note for the morning team so he would not have to explain it all again.",
      result:
        "He was in his room within fifteen minutes and came down the next morning to apologise to me. He gave us nine out of ten in the survey and mentioned me by name, and he booked again in October. Since then I look at late arrivals at the start of every shift, so we have not given away a room like that again.",
    },
    faults: [],
  },
  {
    id: "difficult-passenger-strong-2",
    question: "Tell me about a time you dealt with a difficult customer or passenger.",
    kind: "behavioural",
    level: "strong",
    why: "Restaurant story in plain non-native English, all four parts present.",
    answer: {
      situation:
        "Last year I worked as a waitress in an Italian restaurant in Kraków. On a Saturday a lady at table 14 was very angry because she waited fifty minutes for her food and her small son was crying.",
      task: "It was my table, so I had to solve it and make sure the child eats something.",
      action:
        "I said sorry and did not look for excuses. I brought the boy a small plate of pasta in four minutes. In the kitchen I found that the ticket was lost behind the printer, so I asked the chef to make it first. I told the lady honestly what happened and that it takes eight minutes more. My manager agreed to take the dish from the bill.",
      result:
        "The family stayed for dessert and she left a five star review. After this I suggested we read the open tickets aloud each half hour, and in the next month no order was lost.",
    },
    faults: [],
  },
  {
    id: "difficult-passenger-partial-1",
    question: "Tell me about a time you dealt with a difficult customer or passenger.",
    kind: "behavioural",
    level: "partial",
    why: "Good actions, result is only that he was happy, no measure or lesson.",
    answer: {
      situation:
        "When I worked at an electronics store, a customer came in with a laptop that had stopped working after three weeks. He had no receipt and he was raising his voice at everyone.",
      task: "I had to help him with the return and keep the situation calm.",
      action:
        "I listened to him and let him explain everything from the beginning. I did not interrupt, although he said some unfair things about our shop. Then I asked for the phone number he used when he bought it and looked up the purchase in our system. It was not there, so I asked him if maybe another person paid, and I found it under his wife's name. I explained the warranty to him step by step and offered either a repair or an exchange. He chose the exchange, so I went to the stockroom, took the new laptop, set it up for him at the counter.",
      result:
        "In the end he was satisfied and thanked me. It was a good experience for both of us.",
    },
    faults: [
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "difficult-passenger-partial-2",
    question: "Tell me about a time you dealt with a difficult customer or passenger.",
    kind: "behavioural",
    level: "partial",
    why: "The team acts throughout, the candidate's own part cannot be seen.",
    answer: {
      situation:
        "I was working in a call centre for an internet provider in 2021. There was a big outage in the north of the city and one customer called again and again because he was working from home and he lost a whole day of work.",
      task: "We needed to keep him as a customer and give him correct information about the outage.",
      action:
        "We checked the status with the technical department and we called him back. We explained that the cable had been damaged by construction work. We offered him a mobile router for free and we sent it the same day with a courier. We also followed up the next morning to see if everything was working.",
      result:
        "The connection was back after two days, and the customer stayed with us and renewed for 12 months. Our supervisor was pleased with how we handled it.",
    },
    faults: [
      {
        section: "action",
        fault: "we-hides-you",
      },
      {
        section: "task",
        fault: "no-task-ownership",
      },
    ],
  },
  {
    id: "difficult-passenger-weak-1",
    question: "Tell me about a time you dealt with a difficult customer or passenger.",
    kind: "behavioural",
    level: "weak",
    why: "Real but thin, no detail of what was done.",
    answer: {
      situation: "I worked in a clothes shop and there was a customer who was rude.",
      task: "I had to serve her.",
      action: "I stayed calm and was polite to her and tried to help with what she wanted.",
      result: "She calmed down and left.",
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
    id: "difficult-passenger-weak-2",
    question: "Tell me about a time you dealt with a difficult customer or passenger.",
    kind: "behavioural",
    level: "weak",
    why: "Speaks of what usually happens, no single event.",
    answer: {
      situation:
        "In my job at the supermarket there are always difficult customers, for example people who complain about prices or the queue.",
      task: "My job is to give good service to all of them.",
      action:
        "Normally I smile and listen to the person, because in my opinion many people only want somebody to listen. If I can't help I call the manager because he has more experience. I try not to take it personally, although sometimes it is not easy when they are really impolite. After that I go on with my work and I smile for the next one.",
      result: "Most of the time it works and the customers are okay with it.",
    },
    faults: [
      {
        section: "situation",
        fault: "generic",
      },
      {
        section: "action",
        fault: "generic",
      },
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
  {
    id: "difficult-passenger-worthless-1",
    question: "Tell me about a time you dealt with a difficult customer or passenger.",
    kind: "behavioural",
    level: "worthless",
    why: "Insults the customer and boasts of arguing.",
    answer: {
      situation:
        "A stupid old woman came to my till and started complaining about the discount like she always does.",
      task: "I had to deal with her because nobody else wanted to.",
      action:
        "I told her that she should learn to read the sign before she opens her mouth. She started to shout so I shouted back louder. I said if she does not like it she can go somewhere else, people like her only waste our time. Then I turned around and served the next one.",
      result:
        "She left without buying and I was glad. Customers like that are idiots and it was totally her fault.",
    },
    faults: [
      {
        section: "action",
        fault: "blames",
      },
      {
        section: "result",
        fault: "blames",
      },
    ],
  },
  {
    id: "difficult-passenger-worthless-2",
    question: "Tell me about a time you dealt with a difficult customer or passenger.",
    kind: "behavioural",
    level: "worthless",
    why: "List of buzzwords, no event.",
    answer: {
      situation:
        "Customer service, difficult passenger, challenging environment, fast paced, professional setting, hospitality.",
      task: "Conflict resolution, customer satisfaction, responsibility, goal oriented, service excellence.",
      action:
        "Active listening, empathy, communication, problem solving, de-escalation, teamwork, positive attitude, patience, flexibility.",
      result:
        "Customer satisfaction increased 100%, positive outcome, win-win, loyalty, excellent feedback, five stars.",
    },
    faults: [
      {
        section: "situation",
        fault: "buzzwords",
      },
      {
        section: "task",
        fault: "buzzwords",
      },
      {
        section: "action",
        fault: "buzzwords",
      },
      {
        section: "result",
        fault: "buzzwords",
      },
    ],
  },
];
