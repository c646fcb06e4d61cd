import type { LabelledAnswer } from "../star/format.ts";

export const HARD_BUSY: LabelledAnswer[] = [
  {
    id: "busy-strong-1",
    question: "Talk me through the busiest shift you can remember.",
    kind: "behavioural",
    level: "strong",
    why: "Concrete peak, priorities set, safety before speed (gas turned off), team used, figures at the end.",
    answer: {
      situation:
        "Bar and kitchen in a pub near the stadium, cup final day, May 2023. We were 4 instead of 6 because two called in sick, and around 300 people came in between 2 and 5.",
      task: "I was supervisor on the floor so I had to decide who does what and keep it safe, because it was shoulder to shoulder in there.",
      action:
        "I cut the menu to three dishes and wrote it on the door so people stopped asking. I put our fastest person on the taps and I did the orders and the glasses myself. About half past three the chef smelled gas by the fryer. I had him turn the gas off at the valve and open the back door, I stopped food completely and told the tables myself, crisps and cold rolls only. I called the landlord and the gas emergency number from outside. Two lads had too much so I stopped serving them, their drinks were taken away and I gave them water.",
      result:
        "Gas engineer found a loose hose and made it safe in 50 minutes. We did sales of 6,200 pounds, no fights and no one hurt, 4 meals refunded. The landlord now plans match days with 7 people and the three dish menu, which was my note to him afterwards.",
    },
    faults: [],
  },
  {
    id: "busy-strong-2",
    question: "Talk me through the busiest shift you can remember.",
    kind: "behavioural",
    level: "strong",
    why: "Short, typos, lower case, but a real shift with priorities, acts, number and lesson.",
    answer: {
      situation:
        "24 december, i was cashier in a big supermarket in Lyon, the card terminals died at 11h and we had maybe 35 people in each line.",
      task: "i had caisse 7 and the 3 students next to me were mine to train, they looked at me because they did not know what to do.",
      action:
        "i asked my chief can we make two caisses only cash, she said do it. i made signs with paper, i walked along the line and asked who pays cash. two old ladies and a pregnant woman i asked to sit and kept there place. to the students i said one thing only, count the money two times, dont hurry.",
      result:
        "terminals worked again 12h10. my line was the first empty and the students had 0 euro difference in the evening. chief kept my signs. i learned: say the plan to the people, then they dont get angry.",
    },
    faults: [],
  },
  {
    id: "busy-partial-1",
    question: "Talk me through the busiest shift you can remember.",
    kind: "behavioural",
    level: "partial",
    why: "Vivid busy shift, but mostly description of stress; few decisions of the candidate, result has a number but thin.",
    answer: {
      situation:
        "Black Friday 2022 in a shoe store in Dallas, I was there from 5am to 4pm. The line was around the building before we even opened and when the door went up people were running, I'm not kidding, running. They were grabbing boxes from each other, the stockroom was a mess, boxes everywhere, no pairs together, the music was so loud and my feet were killing me by ten. My friend Kayla cried in the bathroom. There was a guy who tried on 14 pairs and didn't buy any of them. We ran out of bags at noon and somebody had to drive to the other store.",
      task: "I was on the sales floor and also running to the back to get sizes, we all had a goal of 60 pairs and the manager shouted out the numbers every hour.",
      action:
        "I just kept going. I ran to the back and brought sizes for three people at the same time so I don't run three times. I tried to smile and stay positive even when a lady yelled at me about a coupon that was expired since October. I drank a lot of water and ate a granola bar behind the register, and I kept telling myself it's only one day.",
      result: "I sold 71 pairs and I was second in the store. I slept like 12 hours after.",
    },
    faults: [],
  },
  {
    id: "busy-partial-2",
    question: "Talk me through the busiest shift you can remember.",
    kind: "behavioural",
    level: "partial",
    why: "Good steps placed partly in the wrong box, result vague.",
    answer: {
      situation: "Sunday brunch, fully booked, 80 covers and the dishwasher machine broke.",
      task: "I was the head waiter. I sent one commis to wash glasses by hand and I changed the water glasses to paper cups for kids, and I spoke with chef that we use the side plates for starter too.",
      action: "I kept the team motivated and checked on every table.",
      result: "In the end everything went well and the guests did not notice.",
    },
    faults: [],
  },
  {
    id: "busy-weak-1",
    question: "Talk me through the busiest shift you can remember.",
    kind: "behavioural",
    level: "weak",
    why: "General statement about busy jobs, no shift told.",
    answer: {
      situation: "I work in fast food so every shift is busy, specially weekends.",
      task: "Serve the customers fast.",
      action: "I multitask and work fast. I dont panic under the pressure.",
      result: "Everyone gets there food.",
    },
    faults: [
      {
        section: "task",
        fault: "generic",
      },
    ],
  },
  {
    id: "busy-weak-2",
    question: "Talk me through the busiest shift you can remember.",
    kind: "behavioural",
    level: "weak",
    why: "A real day but only a complaint about it; candidate did nothing of note and went home early.",
    answer: {
      situation:
        "In the call center when the internet was down in the whole city, we had like 200 calls waiting. It was horrible and the manager was nowhere.",
      task: "Take calls.",
      action:
        "I took calls all day, one after one, and I told the people that we dont know when it will work again. I skipped my break. At 5 I got a headache so I asked to leave.",
      result: "Next day it was normal again.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "busy-worthless-1",
    question: "Talk me through the busiest shift you can remember.",
    kind: "behavioural",
    level: "worthless",
    why: "The same two sentences again and again in every box.",
    answer: {
      situation:
        "It was a very busy shift and I worked very hard. It was a very busy shift and I worked very hard with my team. It was a very busy shift and I worked very hard.",
      task: "My task was to work very hard because it was a very busy shift. It was a very busy shift and I worked very hard with my team.",
      action:
        "I worked very hard with my team because it was a very busy shift. I worked very hard with my team. It was a very busy shift and I worked very hard. I worked very hard with my team because it was a very busy shift. It was a very busy shift and I worked very hard.",
      result:
        "The result was that I worked very hard with my team. It was a very busy shift and I worked very hard with my team.",
    },
    faults: [],
  },
  {
    id: "busy-worthless-2",
    question: "Talk me through the busiest shift you can remember.",
    kind: "behavioural",
    level: "worthless",
    why: "Well-formed and proud, but blocks the emergency exit, silences the fire panel and overfills the room.",
    answer: {
      situation:
        "New Year's Eve 2021, nightclub in Marbella, I was floor manager. Capacity is 350 and by midnight we had a queue of another 150 at the rope.",
      task: "My responsibility was to maximise the evening and keep service fast with a team of 9.",
      action:
        "I made a quick plan. I let the extra 150 in through the side and I used the corridor at the back for 20 more tables, so the guests could sit in front of the green exit and we had the space. The panel at the entrance began to beep because of the smoke machine, so I pressed it to quiet for the night and put tape over it. I assigned two waiters per zone and I checked every table each 15 minutes.",
      result:
        "We took 48,000 euros, 35% more than the year before, with an average wait of 6 minutes. The owner gave me the best review of my career.",
    },
    faults: [],
  },
];
