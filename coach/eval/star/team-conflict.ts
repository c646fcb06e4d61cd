import type { LabelledAnswer } from "./format.ts";

const asked = {
  question: "Describe a disagreement with somebody you worked with. What did you do about it?",
  kind: "behavioural",
} as const;

export const TEAM_CONFLICT: LabelledAnswer[] = [
  {
    id: "team-conflict-tea-trolley",
    ...asked,
    level: "strong",
    why: "Short, honest about own part, talks to the person in private, tries a fix and says how it ended.",
    answer: {
      situation:
        "I'm a carer in a nursing home. Another carer kept leaving me the drinks round, and one day I snapped at her in front of a resident.",
      task: "We shared fourteen residents, so it was up to me to put it right.",
      action:
        "I said sorry to the resident first. After handover I asked her for ten minutes, told her I was wrong to snap and asked why. Her knee was bad, pushing the trolley hurt. I suggested I push and she does the charts.",
      result:
        "We've done it that way since March and the round takes 35 minutes instead of an hour.",
    },
    faults: [],
  },
  {
    id: "team-conflict-galley",
    ...asked,
    level: "strong",
    why: "Serving crew: keeps service running, raises it after the flight, hears the other side, result for both.",
    answer: {
      situation:
        "I have been flying for two years with a regional airline. Last summer I had a four day block with a colleague ten years senior to me. On the first sector, a full flight to Faro, she changed the order of the service in the middle of it without telling me, and when I kept to the manual she told me across the aisle, with passengers in row 6 listening, that I was slow.",
      task: "As number three I had the aft half of the cabin. I did not want four days of two people running two different services, because that is how things get missed.",
      action:
        'On board I said only "let\'s talk on the ground" and finished the service her way, because it was not a safety point. In the turnaround I asked her to sit down with me in the back for five minutes. I told her what it was like to be corrected in front of passengers, and I asked her what she needed from me. She said that on short sectors with the old order we never get the rubbish in before descent, and she was right, we had been rushing our cabin secure check. I proposed that before each flight we agree the order in the briefing with the purser, and that if one of us sees a problem we use the interphone instead of calling over the seats. I also told the purser what we had agreed.',
      result:
        "The next seven sectors went smoothly and the cabin was secure before the ten minute call on every one. On the last day she put my name forward to be a buddy for new joiners, and I have had three of them since. What stayed with me is that I had been so busy being offended that I nearly didn't hear that she had a point.",
    },
    faults: [],
  },
  {
    id: "team-conflict-rota",
    ...asked,
    level: "partial",
    why: "Real conflict and a real talk, but no clear own aim and 'things got better' is all the result.",
    answer: {
      situation:
        "At the supermarket where i work, it's a big one next to the motorway with fourteen checkouts, there was a girl on my team who swapped shifts all the time and then said that she told me when she didn't. So twice i was on my own at the checkouts on a Sunday, one time it was the first weekend of the month when everybody gets paid and the queue went back to the frozen food, and the security man had to help me to open a second till.",
      task: "It was not fair and something had to change.",
      action:
        "I didn't want to go straight to the manager because i know what it is to get in trouble, so i asked her to have a coffee with me in the break. I said that i don't mind to swap but i need to have it in writing, and i showed her the two dates. She was a bit defensive first, then she said she has problems with childcare. I made a WhatsApp group for the swaps and i put the rota in it every Thursday.",
      result: "Things got better after that and we get along now.",
    },
    faults: [
      { section: "task", fault: "no-task-ownership" },
      { section: "result", fault: "vague" },
      { section: "result", fault: "no-number" },
    ],
  },
  {
    id: "team-conflict-see-above",
    ...asked,
    level: "partial",
    why: "Good material in the wrong place: the outcome is buried in the action and the result section is empty of content.",
    answer: {
      situation:
        "Volunteering at a youth football camp, summer 2023, 45 kids. Me and another coach disagreed on what to do with a boy who kept hitting others. He wanted him sent home.",
      task: "I was the lead for that age group so the final call was with me.",
      action:
        "I took the coach aside at lunch, I asked him what he had seen, he said three incidents in two days, I hadn't known about one of them. I called the boy's mum and it came out that they had just moved house and he wasn't sleeping. So I put him with me as equipment helper, and the coach agreed to give it two days. He didn't hit anyone again, and the coach said at the end of the week I had made the right decision and we ran the camp together again the year after.",
      result: "See above. I think communication is the key in any team.",
    },
    faults: [
      { section: "action", fault: "misplaced" },
      { section: "result", fault: "no-outcome" },
      { section: "result", fault: "generic" },
    ],
  },
  {
    id: "team-conflict-always-get-on",
    ...asked,
    level: "weak",
    why: "Long and pleasant, but general habits only: no person, no day, no disagreement.",
    answer: {
      situation:
        "In my working life I have been part of many teams, big ones and small ones, and of course when people are together for eight hours a day there are sometimes little disagreements. I am quite an easy person to get on with so I don't really have many conflicts, but I have seen them, for example about who does which job or about somebody coming late, and I think that it is normal and that every team has this from time to time.",
      task: "I believe that in these moments it is important that everybody stays professional, because the customer should not notice it. I always try to be the person who keeps the good mood.",
      action:
        "I always try to listen to both sides and to see it from the other person's point of view. Normally I talk with the colleague in private and not in front of others, because nobody likes to be criticised in front of others. I try to find a compromise where everybody is happy. If it is not possible then I speak with the supervisor, but usually it is not necessary because most of the things can be solved with a conversation and a coffee.",
      result:
        "Usually after this the atmosphere is good again and we can work together. My colleagues say that I am a good team player and that they like to work with me.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "generic" },
      { section: "result", fault: "no-outcome" },
    ],
  },
  {
    id: "team-conflict-lost-bear",
    ...asked,
    level: "worthless",
    why: "A lovely story for another question: there is no colleague and no disagreement in it.",
    answer: {
      situation:
        "Two winters ago I worked at the front desk of a ski hotel in Austria. A family from Denmark phoned from the motorway, 160 km away, because their five year old had left her teddy bear in room 212.",
      task: "I wanted to get the bear back to her before bedtime, since she had not slept without it once.",
      action:
        "I found the bear in the laundry, phoned the petrol station where they were stopping, and asked our delivery driver, who was going that way, to take it along. I took a photo of the bear with a boarding pass in its paw and sent it to the parents so that the girl could see it was on its way.",
      result:
        "The bear arrived at 18.20 and the parents sent us a video. They have booked with the hotel for two more winters and the photo is still hanging in the office.",
    },
    faults: [
      { section: "situation", fault: "off-topic" },
      { section: "task", fault: "off-topic" },
      { section: "action", fault: "off-topic" },
      { section: "result", fault: "off-topic" },
    ],
  },
  {
    id: "team-conflict-one-sentence",
    ...asked,
    level: "worthless",
    why: "One general sentence pasted again and again to fill the boxes.",
    answer: {
      situation:
        "I had a conflict with my colleague and I solved it by communication. I had a conflict with my colleague and I solved it by communication. I had a conflict with my colleague and I solved it by communication.",
      task: "I had a conflict with my colleague and I solved it by communication. I had a conflict with my colleague and I solved it by communication.",
      action:
        "I had a conflict with my colleague and I solved it by communication. I had a conflict with my colleague and I solved it by communication. I had a conflict with my colleague and I solved it by communication. I had a conflict with my colleague and I solved it by communication. I had a conflict with my colleague and I solved it by communication.",
      result:
        "I had a conflict with my colleague and I solved it by communication. I had a conflict with my colleague and I solved it by communication. I had a conflict with my colleague and I solved it by communication.",
    },
    faults: [
      { section: "situation", fault: "copied" },
      { section: "task", fault: "copied" },
      { section: "action", fault: "copied" },
      { section: "result", fault: "copied" },
    ],
  },
  {
    id: "team-conflict-hostel-keys",
    ...asked,
    level: "strong",
    why: "Middle length and no figure at all, but a real quarrel, own part admitted, a fair test and a plain outcome.",
    answer: {
      situation:
        "I ran the evening desk of a hostel in Ljubljana together with a guy who is now a good friend. At the beginning we couldn't stand each other. The trouble was the key box. I wanted every key signed out in the book, he found that it was bureaucracy and gave them out by memory. One Friday a girl came back at midnight and somebody else was sleeping in her bed, and each of us told the manager on the phone that it was the other one.",
      task: "When I hung up I was ashamed. The girl was sitting there in her coat, and it was my shift to close, so finding her a bed was first, and the fight with him second.",
      action:
        "I gave her the staff room with clean sheets and made her some soup. When she was asleep I told him that I had been unfair on the phone and that I would tell the manager so. Then I asked him to show me how he does it with the memory. I saw that with my book there was always a queue in the evening, so he had a reason. I proposed that we try one week with hooks and coloured tags, his idea, and that I note the room only when a key leaves the building. In the morning I called the manager and corrected what I'd said.",
      result:
        "The tags stayed, the queue was gone and we never had two people for one bed again while I worked there. The girl extended her stay. And he asked the manager to put us on the same shifts.",
    },
    faults: [{ section: "result", fault: "no-number" }],
  },
];
