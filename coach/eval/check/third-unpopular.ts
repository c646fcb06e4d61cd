import type { LabelledAnswer } from "../star/format.ts";

export const THIRD_UNPOPULAR: LabelledAnswer[] = [
  {
    id: "rule-climbing-wall-harness",
    question:
      "Give me an example of a rule you had to enforce although you knew it would make you unpopular.",
    kind: "behavioural",
    level: "strong",
    why: "Held the line under social pressure, stayed courteous, involved the manager, and evidence follows.",
    answer: {
      situation:
        "I was an instructor at an indoor climbing centre in Denver. One Friday a company had booked the whole hall for 26 people, and their director wanted to climb in his own harness, which he'd had since college.",
      task: "Checking personal gear was my responsibility that evening. Our rule is nothing older than ten years and nothing without a readable label. His label was gone. He was the paying client, and his entire staff was standing around us.",
      action:
        "I took him a couple of steps to the side so I wasn't correcting him in front of his people. I told him I believed him that it had never failed, but that I couldn't read its age and so I couldn't let him leave the ground in it. He said he'd sign anything. I told him that a signature wouldn't catch him, and I held out one of ours in his size, already adjusted. He swore at me and said he'd be talking to my boss. I gave him my boss's name and radioed her so she'd hear it from me first. Then I belayed him myself and gave him the longest route on the wall.",
      result:
        "He climbed, and he did complain. My manager backed me in writing. Two weeks later he emailed to ask which harness to buy, and the company came back in the fall with 31 people. Nobody from that group was injured.",
    },
    faults: [],
  },
  {
    id: "rule-library-quiet-exams",
    question:
      "Give me an example of a rule you had to enforce although you knew it would make you unpopular.",
    kind: "behavioural",
    level: "strong",
    why: "Modest case, but the steps are her own, fair and escalating, and the outcome is counted.",
    answer: {
      situation:
        "I was student assistant in university library in Ljubljana, in the exam weeks. On the third floor it is forbidden to speak, and my own classmates were sitting there and they were speaking and eating.",
      task: "I had the evening shift alone and I was responsible that the silent floor is silent. About 90 people were there. I knew that my friends will be angry to me.",
      action:
        "First I went to their table and I said it quietly and I showed them a group room on the second floor which was free, I had already reserved it for them for two hours. Two of them laughed and said I am playing police. I answered that I am the same Maja but tonight I work for all the people here. After ten minutes they were loud again, so I told them the second step, that I must write down the card numbers. Then I really did it for one of them.",
      result:
        "They moved to the group room. That one friend did not speak with me for a week. In the feedback box there were 7 thank-you notes from that evening, and my supervisor took the idea of reserving a group room in advance for the next exam period.",
    },
    faults: [],
  },
  {
    id: "rule-nursery-sick-child",
    question:
      "Give me an example of a rule you had to enforce although you knew it would make you unpopular.",
    kind: "behavioural",
    level: "partial",
    why: "A clear personal stand and a kind manner, but no outcome beyond the mother leaving.",
    answer: {
      situation:
        "I work at a nursery in Gdansk, with the two-year-olds. A mum brought her boy in one Monday with a fever, 38.4. Our rule is that over 38 they have to stay at home for the day. She had a job interview at ten. I knew how much this interview meant to her, as she'd told me about it all of the week before: after two years at home it was the first time someone had invited her, and she was wearing a new blazer and had practised her introduction with me in the cloakroom.",
      task: "It was me at the door that morning, so it was me who had to say it.",
      action:
        "I measured it again in front of her so she could see the number, and I told her I was really sorry but I couldn't take him, because there were eleven other children in the group and two of them were babies with weak lungs. She said I was ruining her life. I didn't argue. I asked her if there was somebody we could phone, and I held the boy while she called her sister. My colleague behind me whispered that we could maybe just put him on the sofa until eleven, and I answered quietly that if I make an exception for someone I like, I can't say no to the next. I told the mum what I could do instead: I printed the certificate that she needs for the employer, I gave her the number of the emergency childminder of the city, and I said that she could ring the company from our office where it's quiet and ask to move the time, and I would stay with the boy while she did.",
      result: "She left in tears and I felt terrible the whole day.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "rule-gym-closing-time",
    question:
      "Give me an example of a rule you had to enforce although you knew it would make you unpopular.",
    kind: "behavioural",
    level: "partial",
    why: "Personal and honest with a result, but the task is missing and the action skips how he dealt with the resistance.",
    answer: {
      situation:
        "In Johannesburg I was a front desk guy at a 24-hour gym, except on Sundays when we closed at 20:00 for cleaning. There was a group of regulars, six big guys, they always wanted to stay longer and my colleagues before me let them.",
      task: "They were there every Sunday and they were used to it, and they tipped us at Christmas.",
      action:
        "I told them at 19:30 that from this week on it's 20:00 sharp, and at 20:00 I switched the music off. They were not amused. I explained it's the cleaners who miss their last taxi when we overrun.",
      result:
        "The first two Sundays were tense, the third one they were out by 19:55. The cleaners could get home, and they brought me a cake.",
    },
    faults: [
      { section: "task", fault: "misplaced" },
      { section: "task", fault: "no-task-ownership" },
    ],
  },
  {
    id: "rule-no-phones-party",
    question:
      "Give me an example of a rule you had to enforce although you knew it would make you unpopular.",
    kind: "behavioural",
    level: "weak",
    why: "A thin scene with no resistance and no result.",
    answer: {
      situation:
        "I was a waitress at a banquet house for about two years and there was a rule that we can't have our phones with us while we work. My colleagues did not like this rule at all, because it's boring when you wait and there's always somebody who writes you.",
      task: "I was shift leader for some time so I had to say it to them, even if I would have liked to look at my own phone too.",
      action:
        "I said to them please don't use phones, you know that the boss doesn't want it. Sometimes I had to say it again.",
      result:
        "They stopped it, mostly. Some were a bit cold to me but that is normal when you are the leader.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "rule-rules-are-there-for",
    question:
      "Give me an example of a rule you had to enforce although you knew it would make you unpopular.",
    kind: "behavioural",
    level: "weak",
    why: "Sounds good for an airline, but it is a statement of principles with no example.",
    answer: {
      situation:
        "I come from a family where rules were important; my father was a train driver for thirty years in Gujarat and he used to tell us at the dinner table that every rule in the railway book was written because of someone who didn't come home. So for me a rule is never only paper.",
      task: "In my previous workplaces, whether in the retail sector or as an event volunteer, I've many times been the one who reminded others about rules, and naturally this does not always make one popular with the team or with the guests.",
      action:
        "My way is to remain polite but firm. I explain the reason behind the rule, because when people understand the reason then they'll mostly follow. I do not raise my voice, I keep smiling, and I treat everyone the same irrespective of who they are. If someone still doesn't agree I involve a senior.",
      result:
        "People may be upset in the first moment but later they do respect you for being consistent, and I would rather be respected than liked. That attitude is what I'd bring on board.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "vague" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "no-outcome" },
    ],
  },
  {
    id: "rule-bouncer-flexible",
    question:
      "Give me an example of a rule you had to enforce although you knew it would make you unpopular.",
    kind: "behavioural",
    level: "worthless",
    why: "He took money to let people past a fire limit and tells it as a success: dishonest and dangerous.",
    answer: {
      situation:
        "I was on the door of a club in Athens on New Year's Eve. The limit by the fire brigade is 300 people and the counter was at 300 already before midnight, with a long line outside and everybody in a good mood.",
      task: "My job was to keep to the number, and of course the people in the line would hate me for it. I wanted to find a way so that everyone has a nice night.",
      action:
        "I kept the rule for the big groups. For couples and for regular guests I was more generous, I let them in by the kitchen side and simply did not press the clicker, so the number stayed correct on the display. Those who wanted to show their appreciation gave me twenty euros. To make some more space I had the chairs stacked in the back corridor, by the second exit, where nobody goes anyway.",
      result:
        "We had about 380 inside and the atmosphere was the best of the year. When the inspector passed at one o'clock the counter said 298 and he wished us a happy new year. My boss was delighted, and I had made many friends and 600 euros, so I proved that one can enforce a rule and stay popular.",
    },
    faults: [
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
  {
    id: "rule-repeat-firm",
    question:
      "Give me an example of a rule you had to enforce although you knew it would make you unpopular.",
    kind: "behavioural",
    level: "worthless",
    why: "The same sentence over and over.",
    answer: {
      situation:
        "I had to enforce the rule. The rule was a rule and I had to enforce it because it was the rule.",
      task: "My task was to enforce the rule and I was firm. I was firm and I enforced the rule.",
      action:
        "I was firm and I enforced the rule. I was polite and firm and I enforced the rule. I was firm. I enforced the rule and I was polite and firm, and I enforced the rule firmly and politely. I was firm and I enforced the rule.",
      result:
        "The rule was enforced because I was firm. I was firm and polite and the rule was enforced.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "task", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
];
