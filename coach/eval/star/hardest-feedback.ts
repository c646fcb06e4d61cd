import type { LabelledAnswer } from "./format.ts";

export const HARDEST_FEEDBACK: LabelledAnswer[] = [
  {
    id: "bank-hardest-feedback-strong-1",
    question:
      "What is the hardest feedback you have been given at work, and what did you do with it?",
    kind: "behavioural",
    level: "strong",
    why: "Quotes the criticism with its sting, asked for an example, changed visibly, went back to ask.",
    answer: {
      situation:
        "I'm forty-four and I came back to work two years ago after raising my kids, as a server at a breakfast place in Duluth. About six weeks in, my manager Cheryl sat me down and said, \"Your tables love you and your coworkers can't stand working next to you. You talk like you're their mother.\"",
      task: "I'll be honest, I cried in the car. But I had to work with them every morning, so I needed to know what exactly I was doing and stop it.",
      action:
        'Next day I asked Cheryl for an example, just one. She told me I\'d said "let me show you how that\'s done, sweetie" to Tyler in front of his table. I found Tyler at the end of the shift and I apologized, and asked him to give me a tap on the shoulder if he heard it again. I made myself a rule: I ask "want a hand?" and then I wait for a yes. I wrote it on my order pad.',
      result:
        "I got the tap four times the first week and once in the second. After a month I went back to Cheryl and asked if it was any better, and she said two of them had requested my section. I still write it on the pad.",
    },
    faults: [],
  },
  {
    id: "bank-hardest-feedback-strong-2",
    question:
      "What is the hardest feedback you have been given at work, and what did you do with it?",
    kind: "behavioural",
    level: "strong",
    why: "Short, concrete, painful, with a safety link, a kept change and a check.",
    answer: {
      situation:
        "Third flight of my training at my first airline. My instructor said: \"You're so busy being nice that you didn't look at a single seat belt.\"",
      task: "It hurt because it was true: two rows had open belts. I had five flights to prove I can do it.",
      action:
        "I asked her to show me how she looks: hands, lap, floor, each row. I practised aloud in the hotel, and on board I touched every seat back so I couldn't skip one.",
      result:
        "On flight eight she hid an open belt on purpose and I found it. I was released on time.",
    },
    faults: [],
  },
  {
    id: "bank-hardest-feedback-partial-1",
    question:
      "What is the hardest feedback you have been given at work, and what did you do with it?",
    kind: "behavioural",
    level: "partial",
    why: "Real criticism, own reaction and change, but no sign that it worked.",
    answer: {
      situation:
        "I was a trainee at a travel agency in Zagreb, twenty-two years old. After three months my mentor told me that my e-mails are arrogant. She put five of them on the table and said that a customer had asked her who is this person who writes as a policeman.",
      task: "I write in Croatian very directly and I did not hear it myself. I had to learn it because I was answering about thirty e-mails in a day.",
      action:
        "I asked her to read one with me sentence by sentence. Then I made a small list, for example to begin with thanks, to give the reason before the no and to end with an offer. For two weeks I sent every refusal to her before it went out. I also read them aloud, because if you hear it you notice the tone.",
      result: "Feedback is a gift and I'm grateful that she was honest with me.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "bank-hardest-feedback-partial-2",
    question:
      "What is the hardest feedback you have been given at work, and what did you do with it?",
    kind: "behavioural",
    level: "partial",
    why: "Specific job and outcome, but the criticism is softened to a near-compliment; the hard part is missing.",
    answer: {
      situation:
        "In my second year as a call taker for a roadside assistance company in Leicester I had my annual review. My team leader told me that I care a little too much, my calls were at nine minutes on average and the target was six and a half.",
      task: "I needed to bring my handling time down without being short with people who are stranded on the hard shoulder.",
      action:
        "I listened to ten of my own recordings with a stopwatch. I found that I asked for the location last, when people had told me the whole story. So I changed the order: are you safe, where are you, then what happened. I also stopped repeating the whole policy and sent it by text instead.",
      result:
        "Within two months I was at six minutes forty and my satisfaction score was still ninety-four. The order was put in the induction for new starters.",
    },
    faults: [],
  },
  {
    id: "bank-hardest-feedback-weak-1",
    question:
      "What is the hardest feedback you have been given at work, and what did you do with it?",
    kind: "behavioural",
    level: "weak",
    why: "Honest but thin: generic criticism, generic change.",
    answer: {
      situation: "My boss in the kitchen once told me I'm too slow.",
      task: "I had to get faster.",
      action: "I tried to work faster and to be better organised. I didn't take it personally.",
      result: "After a while I was faster and he didn't say it anymore.",
    },
    faults: [
      {
        section: "action",
        fault: "generic",
      },
    ],
  },
  {
    id: "bank-hardest-feedback-weak-2",
    question:
      "What is the hardest feedback you have been given at work, and what did you do with it?",
    kind: "behavioural",
    level: "weak",
    why: "Talks about feedback as such; the one example is about being too perfectionist and has no facts.",
    answer: {
      situation:
        "I think feedback is something really important and I'm always open to it, because nobody's perfect and you can only grow when other people tell you what they see. In all my jobs, and I've worked in retail, in an office and in events, I've had feedback, positive and also negative sometimes. I guess the hardest was maybe when someone said to me that I can be a bit of a perfectionist and that I want to do everything by myself.",
      task: "So the task for me was to reflect on it and to see it as an opportunity rather than as something against me as a person.",
      action:
        "I thought about it a lot and I tried to work on myself. I started to let go a little more and trust other people, and I tried to ask for help when I needed it. It's a process and I'm still learning every day, but I would say I've come a long way since then.",
      result:
        "Today I am a much better team player and I'm thankful for any feedback that I can get.",
    },
    faults: [],
  },
  {
    id: "bank-hardest-feedback-worthless-1",
    question:
      "What is the hardest feedback you have been given at work, and what did you do with it?",
    kind: "behavioural",
    level: "worthless",
    why: "Gibberish.",
    answer: {
      situation:
        "asdkj feedback lorem qwerty work work flirm ent boss dsjkf hardest blonk the the of manager sdfgh",
      task: "task jkl was the dfg to glorp ipsum dolor, vrent hux the mirk asdf asdf asdf",
      action:
        "I did flom and then qwert zuiop the kralf, I drenned it, poiu lkjh I asked mnbv the trool for yxcv example sdfsdf change",
      result: "result fgh better hjkl 100 % zxcv success bnm bnm amet sit",
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
  {
    id: "bank-hardest-feedback-worthless-2",
    question:
      "What is the hardest feedback you have been given at work, and what did you do with it?",
    kind: "behavioural",
    level: "worthless",
    why: "Invented corporate-speak with figures that mean nothing; no criticism and no person in it.",
    answer: {
      situation:
        "Within the framework of a cross-functional 360-degree alignment cycle in Q3 I was positioned as a key touchpoint for the harvesting of developmental input along our people excellence roadmap. The feedback landscape indicated an optimisation corridor of 12 percent regarding my stakeholder bandwidth.",
      task: "My deliverable was to operationalise this input into a scalable growth architecture while safeguarding the synergies of the existing value stream, in line with the leadership compass.",
      action:
        "I proactively leveraged a holistic feedback loop, cascaded the learnings into my personal transformation backlog, and onboarded a best-practice mindset. In iterative sprints I unlocked low-hanging behavioural quick wins, streamlined my interpersonal interfaces and anchored a culture of radical ownership across all verticals.",
      result:
        "This resulted in a sustainable uplift of 37 percent in perceived collaboration readiness, an end-to-end commitment to continuous improvement, and a future-proof positioning of my personal brand. The initiative was subsequently rolled out as a lighthouse project.",
    },
    faults: [],
  },
];
