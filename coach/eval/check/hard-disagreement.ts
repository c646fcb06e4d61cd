import type { LabelledAnswer } from "../star/format.ts";

export const HARD_DISAGREEMENT: LabelledAnswer[] = [
  {
    id: "disagreement-strong-1",
    question: "Have you ever disagreed with someone you worked with? What happened?",
    kind: "behavioural",
    level: "strong",
    why: "Concrete disagreement, raised in private, listened, tested with figures, compromise and relation kept.",
    answer: {
      situation:
        "Two summers ago I was a lifeguard at a public pool in Brisbane. My colleague Tom and me had the afternoon rotation and he wanted to swap positions every 60 minutes. I thought it was too long in 35 degrees, I'd seen him rubbing his eyes on the tower.",
      task: "We were equals, neither could order the other. I needed to get us to a rotation which was safe for the swimmers without making an enemy, we had the whole season together.",
      action:
        "I didn't say anything on the pool deck. On break I asked him why he liked 60. He said at 20 minutes he spends half the day walking, and the kids' end is left empty for a minute each time. That was fair, I hadn't thought of it. So I suggested we try 30 minutes for a week and that the one who leaves only goes once the other one is standing there. I wrote the times on the whiteboard and told our supervisor what we were trying so it wasn't behind her back.",
      result:
        "After the week Tom said himself that he was less tired, and there was no minute without someone at the kids' end. Our supervisor put 30 minutes on for all six guards. Tom and I still text. I found out he had a reason, and I should have asked before deciding he was lazy.",
    },
    faults: [],
  },
  {
    id: "disagreement-strong-2",
    question: "Have you ever disagreed with someone you worked with? What happened?",
    kind: "behavioural",
    level: "strong",
    why: "Refuses to skip a safety check against a senior colleague, calmly, escalates rightly; 'refused to open the door' is the right conduct.",
    answer: {
      situation:
        "I am ground staff in Sharjah. In winter peak a more senior agent told me to open the gate door early, the bus was coming and he wanted to save time. The seat count on my screen was not closed and we had 2 passengers that security had still with them.",
      task: "I was in charge for this gate. He is 8 years in the company, me only one, so was not easy.",
      action:
        "I refused to open the door and told him short: the count is not closed, two are with security, I will open when I have it. He was loud, he said I kill his on time performance. I did not argue in front of passengers, I asked him please call the duty officer together with me, if she says open I open. I called her on speaker and gave only the facts. While waiting I scanned the boarding passes of the queue so we lose no time.",
      result:
        "Duty officer said hold. After 6 minutes security released one and the other one was offloaded with his bag. We left 4 minutes late. Next day I brought him a coffee and said it was not personal, and we agreed that gate agent decides the door. He asks for me in his team now.",
    },
    faults: [],
  },
  {
    id: "disagreement-partial-1",
    question: "Have you ever disagreed with someone you worked with? What happened?",
    kind: "behavioural",
    level: "partial",
    why: "Real and reflective, but the action is a single talk told in one sentence and situation box holds most of it.",
    answer: {
      situation:
        "At the nursery I worked with a girl who thought the children should be allowed to skip nap if they cry. I thought they should lie down at least because in afternoon they were too tired, one was hurt when he fell asleep on the chair and hit his lip. We disagreed for weeks and it was a bad atmosphere. I told her in the kitchen what I think and she told me what she thinks.",
      task: "Find a way so both of us do the same with the kids.",
      action: "We talked and made a compromise that they lie down with a book.",
      result:
        "It worked, children were more calm and after this we got on well. The parents of one boy noticed it too.",
    },
    faults: [],
  },
  {
    id: "disagreement-partial-2",
    question: "Have you ever disagreed with someone you worked with? What happened?",
    kind: "behavioural",
    level: "partial",
    why: "Clear event and good steps, but no result at all and nothing learned; result box is a general belief.",
    answer: {
      situation:
        "I was working in banquet for a wedding of 200 guests and my collegue Andrei wanted to serve the top table last because they were giving speeches. I wanted to serve them first like it was in the function sheet.",
      task: "I was the station head for tables 1 to 10 so it was on me to decide but he did the section longer than me.",
      action:
        "I took him to the side by the service door and I showed him the function sheet and asked what he sees that I dont see. He said hot food will die during speeches. I went to the wedding planner and asked how long are the speeches. She said 25 minutes. So I told the chef to hold the top table and I told Andrei he was right.",
      result: "I think in a team it is important to respect opinions and not have ego.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "disagreement-weak-1",
    question: "Have you ever disagreed with someone you worked with? What happened?",
    kind: "behavioural",
    level: "weak",
    why: "Denies having ever disagreed, hypothetical 'would'; honest but no event.",
    answer: {
      situation:
        "To be honest I get along with everyone so I havent really had a disagreement at work.",
      task: "If it happend my task would be to stay professional.",
      action:
        "I would talk to the person in private and listen to there side and then find a compromise.",
      result: "I think we would both be happy and the work would go on.",
    },
    faults: [],
  },
  {
    id: "disagreement-weak-2",
    question: "Have you ever disagreed with someone you worked with? What happened?",
    kind: "behavioural",
    level: "weak",
    why: "Real but trivial; candidate simply avoided it and gave way; no resolution, no learning.",
    answer: {
      situation: "My co worker and I disagreed about the music in the shop.",
      task: "I wanted something calmer and she wanted radio.",
      action:
        "I let her have the radio. I dont like conflict so I just did my work and didnt say anything.",
      result: "She played radio till I left in August.",
    },
    faults: [],
  },
  {
    id: "disagreement-worthless-1",
    question: "Have you ever disagreed with someone you worked with? What happened?",
    kind: "behavioural",
    level: "worthless",
    why: "Blames and insults the colleague throughout, took revenge; no insight.",
    answer: {
      situation:
        "Yes, with Sandra. She is one of those people with zero brain who think they are the boss because they are there for 15 years. In October 2022 she told me that my way to fold the linen is wrong, in front of everybody.",
      task: "My task was to show her her place because nobody else in that hotel had the guts, they are all sheep.",
      action:
        "I told her she is old and fat and should go home to her cats. I did not speak to her for 3 weeks and I told the other girls to do the same. When she asked me for help with 14 rooms I said sorry not my floor. I folded it my way.",
      result:
        "She cried in the staff room and changed to the morning shift, so problem solved. I was right about the linen and everyone knows it.",
    },
    faults: [
      {
        section: "situation",
        fault: "blames",
      },
      {
        section: "action",
        fault: "blames",
      },
    ],
  },
  {
    id: "disagreement-worthless-2",
    question: "Have you ever disagreed with someone you worked with? What happened?",
    kind: "behavioural",
    level: "worthless",
    why: "A good story, but about learning a till system; no colleague and no disagreement in it. Answers another question.",
    answer: {
      situation:
        "In September 2021 I started in a garden centre and on my second day the old till was replaced with a tablet system that nobody had seen before.",
      task: "I had to be able to use it by the weekend because I was alone on till 2 for the autumn sale.",
      action:
        "I took the manual home and made myself a list of the ten things I do most, like refunds and plants by weight. On Thursday I stayed one hour after closing and practised with test sales. I wrote the codes on a card and stuck it beside the screen.",
      result:
        "On Saturday I served about 140 customers with only two voids. My manager copied my card for the other three tills.",
    },
    faults: [],
  },
];
