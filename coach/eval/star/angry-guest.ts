import type { LabelledAnswer } from "./format.ts";

const asked = {
  question: "Tell us about a time you looked after a customer who was angry or hard to please.",
  kind: "behavioural",
} as const;

export const ANGRY_GUEST: LabelledAnswer[] = [
  {
    id: "angry-guest-cafe-ticket",
    ...asked,
    level: "strong",
    why: "Short and plain, but one real event, own steps, a timed result and a fix that lasted.",
    answer: {
      situation:
        "Saturday, garden centre cafe near Leeds. A man shouting at my till, 50 minutes waiting for four lunches.",
      task: "I was alone at the front so it was mine to sort.",
      action:
        "I let him finish and said sorry, no excuses. I found their ticket on the kitchen floor, got chef to do those four next, took the kids some toast and knocked the drinks off.",
      result:
        "Food out in nine minutes. He came back to apologise. I got us a second ticket rail and we've not lost one since.",
    },
    faults: [],
  },
  {
    id: "angry-guest-sea-view",
    ...asked,
    level: "strong",
    why: "Long, non-native, very concrete: limits of authority, honest apology, own decisions, measured effect.",
    answer: {
      situation:
        "In 2022 I worked as a receptionist in a four star hotel in Porto with 140 rooms. It was a congress week and we were full. Around eleven in the night arrived a couple from Canada after nineteen hours of travel, and their room with sea view, paid eight months before for the anniversary, was given to other guest by mistake of the earlier shift. The husband hit the desk with the hand and said he will not move before he has his room.",
      task: "I was alone with one porter. I had to find them a decent bed that same night, and I wanted that they don't begin the anniversary fighting with us. I could give until 100 euro without asking, for more I must call the duty manager.",
      action:
        "I invited them to sit in the lounge, because in the lobby other guests were looking. I listened until he was finished and I told the truth: the mistake was ours and the room is occupied. Then I checked the rooms out of service and found one junior suite that was blocked only for a broken safe. I called the duty manager at home, she agreed, and I went up myself to check the beds and put the air conditioning on while the porter made tea for them. I wrote the whole story in the handover, and in the morning I stayed twenty minutes after my shift to tell my colleague in person that the sea view must be theirs from the second night.",
      result:
        "They moved to the sea view the next day and stayed all five nights. At check-out he shook my hand and they wrote a review of 9 from 10 with my name in it. After that the manager locked prepaid rooms in the system from 18:00, and in the six months until I left it didn't happen again.",
    },
    faults: [],
  },
  {
    id: "angry-guest-fog",
    ...asked,
    level: "partial",
    why: "A real and relevant event, but told as 'we' throughout: nobody can tell what the candidate did.",
    answer: {
      situation:
        "Last January I was ground staff at Stansted when fog cancelled two of our evening flights. About 300 people came back through to the desks and one lady was screaming at everybody because she was going to miss her sister's wedding in Krakow.",
      task: "We had to get the passengers calmed down and rebooked.",
      action:
        "We explained to her about the fog and that safety comes first. We looked at the other flights and we offered her a hotel and a meal voucher like the policy says. We kept checking on her in the queue. In the end we found seats through another airport and we printed everything out for her.",
      result: "She made it to the wedding and she thanked the team before she left.",
    },
    faults: [
      { section: "task", fault: "no-task-ownership" },
      { section: "action", fault: "we-hides-you" },
    ],
  },
  {
    id: "angry-guest-phone-bill",
    ...asked,
    level: "partial",
    why: "Good own action with facts, then the story stops: the caller's outcome is not known.",
    answer: {
      situation:
        "I used to take calls for a phone company in Tulsa, billing line, around 60 calls a day. This one lady called in for the third time about a $214 roaming charge from a cruise and she was cussing before I even said my name.",
      task: "My job on that call was to figure out why nobody had fixed it the first two times and get her an answer without passing her to yet another person.",
      action:
        "I let her vent and I told her I'd be mad too. I read the notes back to her so she knew I had them. I found out the first credit was entered on her old account number, so I opened a ticket with adjustments and stayed on the line with them while she was on hold. I gave her my direct extension.",
      result: "I'm pretty sure it went through. Then I was onto the next call, it was a busy day.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "angry-guest-would-listen",
    ...asked,
    level: "weak",
    why: "Asked for a time, gives a policy: all 'I would', no event, though the attitude is right.",
    answer: {
      situation:
        "Customers can be angry for a lot of reasons, maybe they had a bad day or the service was slow or they got the wrong thing. It happens in any job.",
      task: "I would want to understand the reason for the anger and fix it so the customer leaves happy.",
      action:
        "I would stay calm and not take it personally. I would let the customer speak and I would say sorry and ask what they need. If I can solve it I would do it at once and if not I would call my manager. I would never argue with a customer or raise my voice.",
      result:
        "The customer would feel heard and they would come back another time and tell there friends.",
    },
    faults: [
      { section: "situation", fault: "hypothetical-not-real" },
      { section: "task", fault: "hypothetical-not-real" },
      { section: "action", fault: "hypothetical-not-real" },
      { section: "result", fault: "hypothetical-not-real" },
      { section: "situation", fault: "generic" },
    ],
  },
  {
    id: "angry-guest-cold-coffee",
    ...asked,
    level: "weak",
    why: "True and decent, but so thin that nothing can be assessed.",
    answer: {
      situation: "A woman at my cafe was angry because her coffee was cold.",
      task: "I had to make it ok.",
      action: "I said sorry and made her a new one.",
      result: "She was fine after that.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "task", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
      { section: "result", fault: "no-number" },
    ],
  },
  {
    id: "angry-guest-put-in-place",
    ...asked,
    level: "worthless",
    why: "Perfect STAR form with figures, but insults the customer and is proud of humiliating her.",
    answer: {
      situation:
        "In March 2023 I was shift leader at a sportswear store in Birmingham. A woman came in at 5.40 pm with trainers she had obviously worn for weeks and demanded her £85 back. She was one of those idiots who thinks that shouting gets you money.",
      task: "My responsibility as shift leader was to protect the store from liars like her and show my two new starters how you deal with such people.",
      action:
        "I told her loudly, so that the other customers could hear it, that she should be ashamed of herself. When she started crying I asked her if she wanted a tissue or a receipt. I refused the refund, I refused to call the manager, and I held the door open until she got the message. She only had herself to blame.",
      result:
        "She left within four minutes and the store kept the £85. My two starters laughed about it for the rest of the shift, and we beat our target that day by 6%. She never came back, which is the best result you can have with a customer like that.",
    },
    faults: [
      { section: "situation", fault: "blames" },
      { section: "task", fault: "blames" },
      { section: "action", fault: "blames" },
      { section: "result", fault: "blames" },
    ],
  },
  {
    id: "angry-guest-synergy",
    ...asked,
    level: "worthless",
    why: "A list of interview words with no event, no customer and no act.",
    answer: {
      situation:
        "Customer-centric environment, fast-paced, dynamic, multicultural, high-pressure, challenging guest, service recovery, stakeholder expectations.",
      task: "Deliver excellence, de-escalation, ownership, empathy, active listening, brand values, customer satisfaction, responsibility.",
      action:
        "Proactively leveraged communication skills, empathy, teamwork, problem solving, conflict resolution, emotional intelligence, professionalism, resilience, safety awareness, initiative, leadership and a can-do attitude. Took ownership. Went above and beyond. Exceeded expectations.",
      result:
        "Resulted in 100% customer satisfaction, improved loyalty, increased efficiency, positive feedback, win-win outcome, lessons learned, continuous improvement.",
    },
    faults: [
      { section: "situation", fault: "buzzwords" },
      { section: "task", fault: "buzzwords" },
      { section: "action", fault: "buzzwords" },
      { section: "result", fault: "buzzwords" },
    ],
  },
];
