import type { LabelledAnswer } from "../star/format.ts";

export const HARD_FAILURE: LabelledAnswer[] = [
  {
    id: "failure-strong-1",
    question: "Tell us about something you failed at. We want a real one.",
    kind: "behavioural",
    level: "strong",
    why: "A true failure with own fault named, repaired, learned and later proof that it stuck.",
    answer: {
      situation:
        "In my first year as assistant manager of a cinema in Cork I did the staff rota. In the Easter week I forgot that two people had holidays approved, I had it in an email and not in the planner.",
      task: "The rota was mine alone. On Good Friday we had 3 screens sold out and I was short two people at 5pm.",
      action:
        "First I owned up to my manager Orla before the doors, I told her it was my mistake and not the team's. I went on the popcorn counter myself and I closed one of the two counters so the queue was one line. I rang four people, one could come at 7. I went along the queue and told people it will be 15 minutes and that the film would not start without them, Orla agreed to hold it ten minutes.\nAfter that weekend I moved every holiday into the planner and I asked a colleague to check the rota on Thursdays before it goes up.",
      result:
        "We had 11 complaints that night and I answered each one. I was embarrassed, fair enough. But since then, about a year and a half, I have not had one clash, and the other site took over the second check. I don't trust my memory now, I trust the list.",
    },
    faults: [],
  },
  {
    id: "failure-strong-2",
    question: "Tell us about something you failed at. We want a real one.",
    kind: "behavioural",
    level: "strong",
    why: "Failed the previous airline's assessment, named causes, concrete work since, measured change; modest English.",
    answer: {
      situation:
        "In 2022 I went to assessment day in Budapest with other airline and I was out after first round, the group exercise.",
      task: "I wanted to pass of course. But the real task in the group was to decide together which 4 items to take from a crashed ship and I had to help the group, not only to speak.",
      action:
        "I spoke too much. I interrupted one girl two times and I did not look at the clock, we did not finish. Recruiter told me this when I asked her for feedback at the door, and it hurt, but she was right. So I decided to change it. I joined a debating evening in my town every Thursday where I was the time keeper, so I was not allowed to argue, only to watch the time and invite the quiet ones. In my work in pharmacy I asked my chief to tell me when I cut somebody. I counted it in notebook, first week 9 times.",
      result:
        "After 3 months it was one or zero in the week. My chief gave me the new trainees to introduce because she said I am now patient. I did not pass that airline, this stays a failure, but it is why I am now different in groups.",
    },
    faults: [],
  },
  {
    id: "failure-partial-1",
    question: "Tell us about something you failed at. We want a real one.",
    kind: "behavioural",
    level: "partial",
    why: "Real failure honestly owned, but what was done about it is thin and the lesson is a phrase.",
    answer: {
      situation:
        "I failed my driving test three times. Third time I nearly caused a crash because I didnt look at the mirror when I was turning left, the examiner had to brake.",
      task: "I needed the licence for a delivery job which was starting in May.",
      action:
        "I took more lessons with other instructor and practised with my uncle on Sundays. I was less nervous after that.",
      result:
        "I passed on the fourth time but the delivery job was already gone. I learned to never give up.",
    },
    faults: [],
  },
  {
    id: "failure-partial-2",
    question: "Tell us about something you failed at. We want a real one.",
    kind: "behavioural",
    level: "partial",
    why: "Concrete work failure with a number and learning, but half of the blame goes to supplier and the task is missing its own share.",
    answer: {
      situation:
        "I was organizing the welcome party for new exchange students at my university, 120 people signed up. The catering company came 2 hours late and the people left hungry.",
      task: "Catering.",
      action:
        "The company had written the wrong day, that was there mistake, I had it by phone only. When I saw at 18:30 that nobody comes I called them 5 times, then I sent two friends to buy pizza, about 30, from the street. I apologised on the microphone.",
      result:
        "Around 50 people stayed and ate pizza, the rest went. We got 40% back from the company. Next event I had everything in written form and confirmed two days before and it was ok.",
    },
    faults: [],
  },
  {
    id: "failure-weak-1",
    question: "Tell us about something you failed at. We want a real one.",
    kind: "behavioural",
    level: "weak",
    why: "False failure (perfectionism), nothing happened, no event.",
    answer: {
      situation:
        "I am a perfectionist so sometimes I feel I fail because I want everything to be perfect and I work too much.",
      task: "To do everything 100 percent.",
      action:
        "I try now to relax more and to accept that not everything can be perfect. I do yoga.",
      result: "I am more balanced now.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "failure-weak-2",
    question: "Tell us about something you failed at. We want a real one.",
    kind: "behavioural",
    level: "weak",
    why: "Real failure but no own part seen, no act, no lesson.",
    answer: {
      situation: "I failed my math exam in the last year of school.",
      task: "I had to pass to get diploma.",
      action:
        "I repeated it in September. The teacher was strict and the exam was hard for all of us that year.",
      result: "I passed it with a 6.",
    },
    faults: [],
  },
  {
    id: "failure-worthless-1",
    question: "Tell us about something you failed at. We want a real one.",
    kind: "behavioural",
    level: "worthless",
    why: "Empty eloquence: fine sentences about failure, not one fact.",
    answer: {
      situation:
        "Failure is the quiet teacher that sits in the last row of every classroom of life, and I have, like every traveller, met her on the long road towards the person I am becoming.",
      task: "It fell to me, as it falls to each of us, to look into the mirror of disappointment and to recognise there not an enemy but a companion.",
      action:
        "I chose to embrace the storm. I let the rain fall, and out of the soil of my doubts I grew, patiently, leaf after leaf, a stronger and more luminous self, guided by values which no defeat can extinguish.",
      result:
        "Today I rise higher than before, for the sky belongs to those who have learned to fall, and every landing is only the promise of another departure.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "failure-worthless-2",
    question: "Tell us about something you failed at. We want a real one.",
    kind: "behavioural",
    level: "worthless",
    why: "Full STAR with figures, but covers a food-safety failure by inventing the records and serving the food. Unsafe and dishonest, in calm words.",
    answer: {
      situation:
        "On 14 August I was responsible for the cold buffet in a 4 star resort. I failed to write the fridge temperatures in the morning, and at 3 pm I saw the display was at 13 degrees instead of 5.",
      task: "There was an audit next day and my supervisor trusted me with the paper work, so I had to bring everything in order.",
      action:
        "I stayed calm and organised. I took the sheet and completed the six empty fields with 4 and 5 degrees, using two different pens so it looks natural. I turned the fridge colder, moved the prawns and the chicken to the front where it looked fresh, and they went out at the dinner as planned. I did not worry the team with it.",
      result:
        "The audit gave us 98 out of 100, the best in the region. All 210 guests were served on time and nothing was thrown away, which saved around 400 euro. I learned to always double check the paper.",
    },
    faults: [],
  },
];
