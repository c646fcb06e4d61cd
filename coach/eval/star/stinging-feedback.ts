import type { LabelledAnswer } from "./format.ts";

export const STINGING_FEEDBACK: LabelledAnswer[] = [
  {
    id: "fb-waiter",
    question: "Tell me about some feedback that stung when you heard it. What did you do with it?",
    kind: "behavioural",
    level: "strong",
    why: "Plain non-native English, but names the exact feedback, own steps, and a measured change.",
    answer: {
      situation:
        "In summer 2023 I was waiter in a fish restaurant in Split. After my first month the head waiter told me: guests think you are angry, you never smile and you put the plates like you throw them.",
      task: "It hurt, because I thought that I am fast and so I am good. But my section was my responsibility and the tips in my section were the lowest, so I had to change it, not to argue.",
      action:
        "First I said thank you and asked him for two examples. Then I asked him to watch me on Friday. I saw I was carrying three plates and looking only on the plates. So I started to carry two, I stop for one second at the table, look at the guest, say the name of the dish. Every evening for two weeks I asked him one thing that was better and one that was not.",
      result:
        "In August two tables wrote my name in reviews and my tips went from about 30 to 55 euro in the evening. He gave me the terrace, which is the section with most guests. Today when I'm tired I still do this one second.",
    },
    faults: [],
  },
  {
    id: "fb-lifeguard",
    question: "Tell me about some feedback that stung when you heard it. What did you do with it?",
    kind: "behavioural",
    level: "strong",
    why: "Short, honest, owns the fault; concrete correction and proof that it worked. No digits needed.",
    answer: {
      situation:
        "My first season as a lifeguard at the county pool. After a drill my senior guard said, in front of nobody, thank God: 'You froze. That was a dead kid.'",
      task: "I sat in my car and cried. But the deep end was my chair, and if I couldn't get off it fast enough I shouldn't be in it.",
      action:
        "I asked her to run the same drill on me every morning before opening, no warning, and to time me. I practiced the whistle and the entry at home until I didn't have to think. I also asked what she saw in me just before I froze: I was looking round for somebody else to go. So I made a rule, first thing I do is blow.",
      result:
        "I went from eleven seconds to three by the end of June. In July a boy slipped under at the rope and I had him on the side before his mom had stood up. He was fine. I thanked her that night for saying it straight.",
    },
    faults: [],
  },
  {
    id: "fb-kindergarten",
    question: "Tell me about some feedback that stung when you heard it. What did you do with it?",
    kind: "behavioural",
    level: "partial",
    why: "Good self-awareness and named feedback; steps are there but brief and the result is a feeling, nothing shown.",
    answer: {
      situation:
        "In the kindergarten where I did my training, a mother told my mentor that I speak to the children too harshly when they don't put on shoes.",
      task: "I was shocked about it. I was responsible for the wardrobe time with the small group and had to find a calmer way.",
      action:
        "I talked with my mentor and started to go down to the eye level of the children and to sing a shoe song instead of calling across the room. I also said sorry to the mother.",
      result:
        "The wardrobe got more calm and I felt more comfortable with the parents. I think I am more patient now.",
    },
    faults: [
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "fb-callcentre",
    question: "Tell me about some feedback that stung when you heard it. What did you do with it?",
    kind: "behavioural",
    level: "partial",
    why: "Good facts and a measured result, but the action is a single general sentence: what changed in the calls is not said.",
    answer: {
      situation:
        "At the energy company's call centre in Cardiff my line manager played me one of my own calls in my six-month review and said I'd interrupted the customer nine times in four minutes. I went bright red.",
      task: "My quality score was 71 and it needed to be 85 by the end of the quarter or I'd lose the complaints line, so it was on me to sort it out.",
      action:
        "I took it on board and worked really hard on my listening skills over the following weeks and made sure I did better on every call.",
      result: "By the end of the quarter I was on 88 and I kept the complaints line.",
    },
    faults: [
      {
        section: "action",
        fault: "vague",
      },
    ],
  },
  {
    id: "fb-thin-shop",
    question: "Tell me about some feedback that stung when you heard it. What did you do with it?",
    kind: "behavioural",
    level: "weak",
    why: "True and modest, but no detail of what was said or what changed.",
    answer: {
      situation: "A colleague in the shoe shop once told me I was too slow and it upset me a bit.",
      task: "I wanted to be faster.",
      action: "I tried to work faster and I asked for help when I needed it.",
      result: "I got faster with time.",
    },
    faults: [
      {
        section: "situation",
        fault: "vague",
      },
      {
        section: "task",
        fault: "no-task-ownership",
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
    id: "fb-wouldlist",
    question: "Tell me about some feedback that stung when you heard it. What did you do with it?",
    kind: "behavioural",
    level: "weak",
    why: "Sensible attitude at some length but never tells of a real event; what he would or usually does.",
    answer: {
      situation:
        "I've been lucky in that I have not had very much negative feedback in my career, but when I do receive it, it can of course be uncomfortable. Nobody really enjoys being told that they have done something wrong, especially when they have put a lot of effort in.",
      task: "If somebody gave me hard feedback I would see it as my responsibility to listen to it and not take it personally.",
      action:
        "I would thank the person for taking the time, I would ask them for an example so that I understand it properly, and then I would go away and think about it for a day. After that I would make a plan and check back with them in two or three weeks to see if they had noticed a difference.",
      result:
        "I would hope that they would see I had improved and that our working relationship would be better for it.",
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
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "fb-jealous",
    question: "Tell me about some feedback that stung when you heard it. What did you do with it?",
    kind: "behavioural",
    level: "worthless",
    why: "Rejects the feedback, blames the giver and everybody else, retaliates.",
    answer: {
      situation:
        "In 2022 at the spa my team leader told me that guests found me rude. This was of course because she was jealous, I had more regular guests than her, 34 against 20.",
      task: "My task was to defend myself against these lies because the other girls are all her friends and none of them can do a proper massage.",
      action:
        "I told her that the guests who complain are people who don't tip anyway and nobody needs them. I refused to sign the review and I told my regulars what kind of person she is, so that they would complain to the director.",
      result:
        "Nothing changed because there was nothing to change. The problem was always her and not me. Two months later I left that place.",
    },
    faults: [
      {
        section: "situation",
        fault: "blames",
      },
      {
        section: "task",
        fault: "blames",
      },
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
    id: "fb-eloquent",
    question: "Tell me about some feedback that stung when you heard it. What did you do with it?",
    kind: "behavioural",
    level: "worthless",
    why: "Polished, long and wholly empty: no feedback, nobody, nothing done.",
    answer: {
      situation:
        "Feedback, in my experience, is the quiet architecture upon which all meaningful growth is built. There comes a moment in every professional life when the mirror is held up, and what looks back at us is not quite the person we had imagined. Such a moment came to me, as it comes to all who dare to strive.",
      task: "It fell to me, in that moment, to choose between the comfort of certainty and the courage of change. One hundred percent of growth lies on the far side of discomfort, and I have always understood my role to be that of a lifelong student of excellence.",
      action:
        "I leaned in. I embraced the words not as a verdict but as an invitation. I reflected deeply, I recalibrated my inner compass, and I carried the lesson into every interaction, day after day, turning each challenge into an opportunity and each opportunity into a story worth telling.",
      result:
        "What emerged was a more authentic, more resilient and more luminous version of myself. The people around me felt it. And if there is one thing I have learned, it is that the sting of today is the wisdom of tomorrow.",
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
        fault: "no-outcome",
      },
      {
        section: "situation",
        fault: "generic",
      },
    ],
  },
];
