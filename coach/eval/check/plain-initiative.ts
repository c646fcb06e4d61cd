import type { LabelledAnswer } from "../star/format.ts";

export const PLAIN_INITIATIVE: LabelledAnswer[] = [
  {
    id: "initiative-strong-1",
    question: "Give an example of a time you showed leadership or took initiative.",
    kind: "behavioural",
    level: "strong",
    why: "Sees problem unasked, proposes, leads, measured result.",
    answer: {
      situation:
        "In early 2023 I was a part-time assistant in a cinema with six screens. On busy nights families with prams and wheelchair users had to wait for the only lift together with the delivery trolleys, and I saw people miss the start of their film almost every weekend.",
      task: "Nobody had asked me to deal with it, but I worked that foyer every Friday, so I took it on myself to find a fix that would cost nothing.",
      action:
        "For three weekends I wrote down when deliveries came and how long people waited. The longest wait was thirteen minutes. I took the list to my manager and proposed to move the deliveries to before five and to have one usher at the lift for the twenty minutes before each main film. She let me try it for a month. I briefed the four ushers, did the first shifts myself to show how it works, and rang the drinks supplier to agree on the new time.",
      result:
        "The longest wait in the trial month was four minutes and nobody missed a start. The manager made it permanent, and in summer I was promoted to shift leader. I learned that a few real figures convince people quicker than complaining.",
    },
    faults: [],
  },
  {
    id: "initiative-strong-2",
    question: "Give an example of a time you showed leadership or took initiative.",
    kind: "behavioural",
    level: "strong",
    why: "Leadership in emergency at a school trip; non-native, concrete.",
    answer: {
      situation:
        "In June 2022 I was a monitor in a summer camp in the Alps, with 24 children and three other monitors. On the second day of a hike a thunderstorm came three hours earlier than the forecast, and our chief monitor was down in the village with a sick child.",
      task: "I was the oldest of the monitors who stayed, so I decided to take the lead and bring all the children safe to a shelter.",
      action:
        "I stopped the group and counted the children. I looked on the map and chose the shepherd hut that was 900 metres below, not the summit route. I gave to each monitor eight children and one clear job: one in front, one in the middle with the first aid bag, me at the end. I told the children to leave their walking sticks and to walk in a line, and I made a counting song so they are not afraid. I phoned the chief and the mountain rescue to tell our position and the plan.",
      result:
        "All 24 were in the hut in twenty-two minutes and no one was hurt. The camp director took my counting method in the guide for monitors. I learned that people need calm and short instructions more than long explanations.",
    },
    faults: [],
  },
  {
    id: "initiative-partial-1",
    question: "Give an example of a time you showed leadership or took initiative.",
    kind: "behavioural",
    level: "partial",
    why: "Own initiative clear, result unmeasured.",
    answer: {
      situation:
        "In the call centre where I worked new people had only two days of training, and many of them were nervous and asked the same questions.",
      task: "I thought that I could make it easier for the new colleagues.",
      action:
        "I began to write down the most common questions and the answers in a document. In my breaks I added screenshots from every screen with arrows, and I asked two experienced colleagues to correct it. Then I showed it to my supervisor, and she asked me to present it to the next group of beginners. I was nervous, but I prepared a small quiz to make it less boring. I also offered that they could sit next to me for a morning and listen to my calls, and after every call I explained why I had said something.",
      result: "The new colleagues found it really helpful and my supervisor still uses it.",
    },
    faults: [
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "initiative-partial-2",
    question: "Give an example of a time you showed leadership or took initiative.",
    kind: "behavioural",
    level: "partial",
    why: 'Mostly "we", leadership asserted more than shown.',
    answer: {
      situation:
        "I was captain of my university volleyball team in the 2021 season. We had lost five matches in a row and some players wanted to leave.",
      task: "As captain I had to bring back the motivation of the team.",
      action:
        "We met on a Sunday and talked about everything. We decided to train one time more each week, and we changed the positions. We also started to go out for dinner after the matches to improve the team spirit. We supported each other when someone made an error.",
      result:
        "We won six of the last eight matches and finished in fourth place out of ten, and no player left.",
    },
    faults: [
      {
        section: "action",
        fault: "we-hides-you",
      },
    ],
  },
  {
    id: "initiative-weak-1",
    question: "Give an example of a time you showed leadership or took initiative.",
    kind: "behavioural",
    level: "weak",
    why: "Very short; initiative small and vague.",
    answer: {
      situation: "At my work my boss was ill for a week.",
      task: "Someone had to do the things he does.",
      action: "I took over some of his tasks and told the others what to do.",
      result: "It went well and he was glad when he came back.",
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
    id: "initiative-weak-2",
    question: "Give an example of a time you showed leadership or took initiative.",
    kind: "behavioural",
    level: "weak",
    why: "Self-description in place of an example.",
    answer: {
      situation:
        "I think I am a natural leader because people listen to me. Also in my family I am the oldest sister.",
      task: "A leader has to be a good example.",
      action:
        "I motivate the others and I organise things. When I see something that needs to be done I do it without waiting for someone to tell me. At school I was also often the one who spoke with the teachers for the class. I believe a good leader listens and does not only give orders.",
      result: "People tell me that they can count on me.",
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
    id: "initiative-worthless-1",
    question: "Give an example of a time you showed leadership or took initiative.",
    kind: "behavioural",
    level: "worthless",
    why: "Buzzword pile.",
    answer: {
      situation:
        "Dynamic leadership, proactive mindset, results-driven environment, synergy, self-starter.",
      task: "Ownership, accountability, vision, strategic goals, KPI, stakeholder alignment.",
      action:
        "Leveraged core competencies, took initiative, led by example, empowered, motivated, delegated, communicated, coordinated, implemented best practice.",
      result:
        "Increased efficiency, exceeded expectations, added value, 200% growth, success, continuous improvement.",
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
  {
    id: "initiative-worthless-2",
    question: "Give an example of a time you showed leadership or took initiative.",
    kind: "behavioural",
    level: "worthless",
    why: "Keyboard noise with some fragments.",
    answer: {
      situation: "hhhhhh jjjjj kkkkk test test test bla bla",
      task: "bla bla bla dfgdfg",
      action: "dfkgjdfkg test lorem dkfjg 12345 bla bla bla sdfsdfsdf ttttt rrrrr",
      result: "ok ok ok sdfkjh bla test",
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
