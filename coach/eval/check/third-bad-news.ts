import type { LabelledAnswer } from "../star/format.ts";

export const THIRD_BAD_NEWS: LabelledAnswer[] = [
  {
    id: "news-wedding-dress-lace",
    question:
      "Describe an occasion when you had to break disappointing news to someone who was counting on you.",
    kind: "behavioural",
    level: "strong",
    why: "A specific event with real pressure, she brings the bad news early with choices in hand, and the result is checked and followed up.",
    answer: {
      situation:
        "I did alterations in a bridal shop in Leeds for three years. On a Tuesday in June the lace for a bride called Hannah arrived, and when I laid it against her bodice it was ivory and the dress was off-white. Her wedding was on the Saturday and she had already told her family the sleeves would be finished for the rehearsal on Thursday.",
      task: "The dress was my job from first fitting to collection, so telling her was mine too. I wanted her to hear it that day, not on Thursday, and I did not want to phone with a problem and nothing to offer.",
      action:
        "Before I rang I called the supplier, who could not replace it before Monday, and I found two other laces in our own stock. I asked Hannah to come in rather than telling her by text. I sat her down, said straight out that the sleeves she had chosen could not be ready and that I was sorry, and then I kept quiet while she cried. When she was ready I pinned both alternatives on the dress so she could see them, and offered the third choice of leaving it sleeveless with the money back. She took the second lace. I stayed until nine on Wednesday to sew it and sent her a photo of each sleeve as I finished it.",
      result:
        "She collected it on Thursday at noon, and the owner refunded her the £85 for the lace. She sent a photo from the church and has since sent us two of her bridesmaids as customers. I now check every fabric against the dress on the day it comes in, and in the next year we did not have another mismatch.",
    },
    faults: [],
  },
  {
    id: "news-hostel-burst-pipe",
    question:
      "Describe an occasion when you had to break disappointing news to someone who was counting on you.",
    kind: "behavioural",
    level: "strong",
    why: "Short and plain but complete: own decision, honest message, alternative arranged, and a counted outcome.",
    answer: {
      situation:
        "January 2022, night reception in a hostel in Krakow. At 4 a pipe broke and six rooms was wet. At 9 came a school group, 34 people.",
      task: "I was alone. I must tell the teacher before her bus leaves.",
      action:
        "First I asked two hostels near us, one kept 22 beds for me until 7. At 5.30 I called her, said sorry, and told the truth: six rooms are closed. I offered the other beds for same price and sent it in email for the parents.",
      result: "All 34 had a bed, nobody cancelled. Next year she booked us again, with 40.",
    },
    faults: [],
  },
  {
    id: "news-football-squad",
    question:
      "Describe an occasion when you had to break disappointing news to someone who was counting on you.",
    kind: "behavioural",
    level: "partial",
    why: "Real, kind and first-person, but it stops before we learn what became of the boy or the coach.",
    answer: {
      situation:
        "I coach an under-13 girls and boys football team in Cork on a voluntary basis. Last spring we qualified for a county tournament and only sixteen could travel. Darragh, who had come to every single training since September, was seventeenth. He was a quiet lad, the smallest on the team, and his mother had told me more than once that training was the only place he went to of his own accord since they had moved up from Waterford. I knew he had already asked for the Friday off school.",
      task: "As head coach I had to choose the squad and I felt I owed it to him to tell him myself instead of letting him read it on the list.",
      action:
        "I asked his dad if I could have ten minutes with him after training. I told him that he wasn't in the sixteen, that it was my decision, and that it was about his positioning and not about his effort. I gave him two things to work on and asked would he do the kit and the warm-ups with me so he'd still be on the bus if he wanted. I didn't promise him anything about next year. I'd thought beforehand about the words, because I remembered being dropped myself at that age by way of a sheet of paper on a dressing room door, and I'd have given anything for someone to look at me. So I put the phone away, sat on the low wall beside him, and said it in the first sentence instead of going round the houses. When he asked if it was because of his height I said no and told him about the two times against Mallow where he was too deep.",
      result: "It was a hard conversation and I was glad that I had done it face to face.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "news-travel-agency-charter",
    question:
      "Describe an occasion when you had to break disappointing news to someone who was counting on you.",
    kind: "behavioural",
    level: "partial",
    why: "A concrete case with an outcome, but everything is done by 'we' and I cannot see what the candidate did.",
    answer: {
      situation:
        "When I was working in travel agency in Izmir the charter company went bankrupt, in September 2019. We had 18 customers who should fly to Antalya and then to Germany two days after.",
      task: "We had to inform them that their flight does not exist any more and we had to find a solution for them.",
      action:
        "We divided the list between us in the office and we phoned everybody. We explained them the situation, we said that the money is guaranteed by the fund but it takes time. We looked for other flights and we helped with the forms. We stayed open until 22.00 these two days.",
      result:
        "15 of the 18 could travel within three days, and the other 3 received their money after two months. The customers thanked us for our fast information.",
    },
    faults: [
      { section: "task", fault: "no-task-ownership" },
      { section: "action", fault: "we-hides-you" },
    ],
  },
  {
    id: "news-sold-out-shoes",
    question:
      "Describe an occasion when you had to break disappointing news to someone who was counting on you.",
    kind: "behavioural",
    level: "weak",
    why: "Honest but thin: one customer, one sentence, nothing to assess.",
    answer: {
      situation: "I worked in a shoe shop and a customer wanted a pair we did not have.",
      task: "I had to tell her it was sold out.",
      action:
        "I told her nicely that we don't have it any more and that I am sorry, and I asked if she wants to look at something else.",
      result: "She understood and left.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "no-number" },
    ],
  },
  {
    id: "news-honesty-essay",
    question:
      "Describe an occasion when you had to break disappointing news to someone who was counting on you.",
    kind: "behavioural",
    level: "weak",
    why: "Eloquent and sincere, yet it is an essay about honesty; no person, no day and no act that I could probe.",
    answer: {
      situation:
        "Over the years, both in my studies and in the various part-time positions I have held, I have often found myself in the situation of having to tell people things that they would rather not hear. I think everyone who works with others knows that moment: the other person is looking at you, full of hope, and you already know that the answer is going to be no.",
      task: "I have always believed that in such moments the most important thing is to be honest and at the same time gentle, because people do not remember the exact words you use, they remember how you made them feel.",
      action:
        "I usually take a moment to think about how I would like to be told. I try to choose the right time and the right place, I keep my voice soft, I make eye contact, and I let the person react in the way they need to react. I never rush somebody through their disappointment, and where it is possible I try to give them something positive to hold on to, because there is nearly always another way if you look for it.",
      result:
        "In general people have thanked me for being straightforward with them, even when it took them some time to see it in that way. It has taught me that bad news can even bring people closer.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "task", fault: "no-task-ownership" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "no-outcome" },
    ],
  },
  {
    id: "news-caterer-not-my-fault",
    question:
      "Describe an occasion when you had to break disappointing news to someone who was counting on you.",
    kind: "behavioural",
    level: "worthless",
    why: "Blames the kitchen, the manager and the client from first to last and owns nothing.",
    answer: {
      situation:
        "I was waiting on a 50th birthday in a banquet hall in Durban and the kitchen, as usual, had not listened and had forgotten the vegetarian main for nine people. The chef there was hopeless, everyone knew it.",
      task: "It should have been the manager who told the hostess, because he is paid for it, but he disappeared like he always does, so of course it landed on me.",
      action:
        "I told the lady that the kitchen had messed up and that it had nothing to do with me. I said she could have confirmed the numbers again herself as well, because people send an email once and then they think it is done. When she got upset I told her to go and shout at the chef. The other waiters stood there and did nothing, they never do.",
      result:
        "She complained to the owner and he took her side, which shows what kind of a place it was. If the others had done their jobs nobody would have been disappointed. I left soon after because I couldn't work with people like that.",
    },
    faults: [
      { section: "situation", fault: "blames" },
      { section: "task", fault: "blames" },
      { section: "action", fault: "blames" },
      { section: "result", fault: "blames" },
    ],
  },
  {
    id: "news-synergy-list",
    question:
      "Describe an occasion when you had to break disappointing news to someone who was counting on you.",
    kind: "behavioural",
    level: "worthless",
    why: "A chain of buzzwords with no event in it.",
    answer: {
      situation:
        "Challenging stakeholder environment, high expectations, customer-centric, fast-paced, multicultural.",
      task: "Deliver transparent communication, manage expectations, own the journey, add value, empathy.",
      action:
        "Active listening, emotional intelligence, proactive mindset, solution-oriented approach, going the extra mile, resilience, integrity, service recovery, positive attitude, teamwork, leadership.",
      result:
        "Win-win outcome, five-star experience, customer delight, trust, loyalty, excellence and continuous improvement.",
    },
    faults: [
      { section: "situation", fault: "buzzwords" },
      { section: "task", fault: "buzzwords" },
      { section: "action", fault: "buzzwords" },
      { section: "result", fault: "buzzwords" },
    ],
  },
];
