import type { LabelledAnswer } from "./format.ts";

export const REFUSES_INSTRUCTIONS: LabelledAnswer[] = [
  {
    id: "bank-refuses-instructions-strong-1",
    question:
      "A passenger refuses to follow your safety instructions before take-off. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Looks for the reason first, explains, steps up through purser and captain before the aircraft moves on, cabin not reported secure, respect, witness and report.",
    answer: {
      situation:
        "We're taxiing out and I'm checking my rows. In twenty-eight F a woman has her seat reclined and a big handbag on her knees, the belt isn't closed, and when I ask she says no and turns to the window.",
      task: "I can't report my cabin secure with one passenger like this. With a hard brake that bag flies and she with it, and it blocks the way out for the two beside her. So it has to be solved before we're on the runway, and preferably without making her lose face.",
      action:
        "First I'd go down to her height and ask in a quiet voice if everything's alright, because behind a no there's often something else, fear, pain, an operation, or she hasn't understood my English. I would show it with my hands as well. Then I say exactly what I need and why: \"Madam, I need the belt closed and the bag under the seat for take-off, so that you and your neighbours can get out. May I help you with the bag?\" If it's the belt that is too short I bring the extension. If she still refuses I tell her politely that I'm not allowed to leave it like this, and I call the purser on the interphone, and she tells the captain that the cabin isn't secure. A colleague comes to stand with me as a witness. The purser gives the last clear warning, with the written form if our company uses it. I don't touch her and I don't argue about the rest.",
      result:
        "If she does it, I thank her and look in on her again after take-off, for me it's forgotten. If not, the captain decides, he can hold or go back to the stand and have her taken off, that's his decision and not mine. In both cases I note the seat, the words, the time and who heard it, for the report.",
    },
    faults: [],
  },
  {
    id: "bank-refuses-instructions-strong-2",
    question:
      "A passenger refuses to follow your safety instructions before take-off. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Short, spoken, but reason, check for misunderstanding, chain of command, no take-off unsecured, respect and report.",
    answer: {
      situation: "Man, headphones on, laptop open, engines running, says he's not stopping.",
      task: "I don't report the cabin ready until he's done it, whatever the time is.",
      action:
        "I'd crouch, smile, and make sure he's heard and understood me. Then the reason: \"it can hit someone if we stop hard, so I need it stowed now, please.\" I'd give him a moment. Still no? I tell the purser, who informs the captain we're not secure, and I stay near, calm, hands to myself, with a colleague listening.",
      result:
        "Either it's stowed and I thank him, or the captain returns to stand. I write it all down.",
    },
    faults: [],
  },
  {
    id: "bank-refuses-instructions-partial-1",
    question:
      "A passenger refuses to follow your safety instructions before take-off. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Good care and explanation, holds the line, but never tells purser or captain.",
    answer: {
      situation:
        "So a passenger doesn't want to take the child on his own seat for take-off, he says that she's two and a half and she is crying and she stays on his arm. I worked four years in a kindergarten in Brno so this I have seen, not in a plane but with a bus.",
      task: "From two years a child must have the own seat and the own belt, so I have to reach that he does it before we start. It's for the girl, because his arms cannot hold her if the plane brakes strongly.",
      action:
        "I'd say to him that I see it's hard and that she's tired. I would explain him in one sentence why his arms are not enough. Then I'd talk to the girl, ask the name of her teddy and let the teddy sit in the belt first. I would show that she can hold the hand of daddy all the time. If he says again no I'd repeat it calmly, and say that we can't depart like this, and I would wait there with them until the belt is closed.",
      result:
        "I think that with patience he'll do it. After take-off I'd bring her something to paint.",
    },
    faults: [],
  },
  {
    id: "bank-refuses-instructions-partial-2",
    question:
      "A passenger refuses to follow your safety instructions before take-off. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Right chain and cabin not secured, but rule without care: no reason asked or given, threats at once.",
    answer: {
      situation:
        "A passenger refuses to fasten his seat belt before take-off. It's a legal requirement to comply with crew instructions.",
      task: "My duty is to get compliance or to have him removed. The cabin has to be secure before departure.",
      action:
        "I'd tell him once: fasten your belt, it's the law. If he doesn't, I would tell him that he'll be removed from the aircraft and that the police will be waiting. I wouldn't enter into a discussion. I'd inform the senior crew member straight away, and he or she informs the captain that the cabin isn't secure. I'd stay at the row with a second crew member until the captain has decided.",
      result:
        "Either he complies or he's offloaded. I fill in the disruptive passenger report with the seat number, times and two witnesses.",
    },
    faults: [],
  },
  {
    id: "bank-refuses-instructions-weak-1",
    question:
      "A passenger refuses to follow your safety instructions before take-off. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "One generic sentence of politeness, no steps, no one informed.",
    answer: {
      situation: "It can happen that a passenger doesn't listen.",
      task: "I have to make that he listens.",
      action:
        "I would explain him again nicely and tell him that it's for his own safety. If it doesn't help, I would ask a colleague.",
      result: "I think then he would understand.",
    },
    faults: [
      {
        section: "situation",
        fault: "generic",
      },
    ],
  },
  {
    id: "bank-refuses-instructions-weak-2",
    question:
      "A passenger refuses to follow your safety instructions before take-off. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Long musings on rules, respect and personality; hardly anything definite is done.",
    answer: {
      situation:
        "I've worked as a doorman and later on in a gym, so I know that there's always going to be a certain type of person who thinks the rules are there for everybody else. On a plane it's more serious obviously, because it's not just about him, it's about all of the passengers and the crew as well, and I suppose that a lot of people are also a bit on edge before a flight.",
      task: "What I'd want to do is to keep the situation under control and not let it escalate, and at the same time be respectful, since at the end of the day he's still a paying guest of the airline and you represent the company.",
      action:
        "I'd use my communication skills and my experience with people. Normally I can find a way to get through to anyone, you just have to find the right tone with them, sometimes with humour and sometimes a bit firmer. I'd make it clear to him that rules are rules and that everyone else is following them too. It depends on the person and on the situation how I would do it exactly. I've had people twice my size in front of me at the door at three in the morning and in most cases it ended with a handshake, so I'm not afraid of confrontation, but I don't look for it either. You have to stay human.",
      result:
        "In nine out of ten cases I'm sure it could be solved with a conversation, and for the rest there'll be a procedure that I'd follow.",
    },
    faults: [],
  },
  {
    id: "bank-refuses-instructions-worthless-1",
    question:
      "A passenger refuses to follow your safety instructions before take-off. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Unsafe both ways: lays hands on the passenger, then reports the cabin secure although it is not, hides it.",
    answer: {
      situation:
        "Five minutes before departure a passenger in seat nineteen A refuses to put away his suitcase, which is blocking the overwing exit, and to fasten his belt. We have a tight slot and a full flight.",
      task: "As a crew member I'm responsible for on-time departure, and my goal is to solve it in sixty seconds without involving the purser or the captain, who have more important things to do.",
      action:
        "I explain the rule to him once. When he refuses, I pull the belt over him myself and hold him down by the shoulder until it clicks. As the suitcase doesn't fit anywhere, I lay a blanket over it so that it doesn't show, and I move the elderly lady next to the exit to the window so that she can keep her feet on it. Then I give a thumbs up to the front and report that the cabin's secure.",
      result:
        "We depart exactly on time and keep our slot. The passenger calms down after the second free beer. Since nothing has happened, I don't write a report. The purser praises me for my efficient cabin.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
    ],
  },
  {
    id: "bank-refuses-instructions-worthless-2",
    question:
      "A passenger refuses to follow your safety instructions before take-off. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Empty repetition of 'safety' phrases; nothing is done.",
    answer: {
      situation:
        "Safety is the most important thing. On board, safety always comes first, because the safety of the passengers is my first priority. Safety is number one.",
      task: "My task is safety. I'm responsible for the safety, since safety comes first, and safety is always the top priority for me on board.",
      action:
        "I'd put safety first. I would always act for the safety, because safety is my priority, and without safety there's no flight. I would ensure safety and I'd keep safety as my first priority at all times. Safety first, always safety.",
      result:
        "As a result the safety is ensured. Safety came first and everyone is safe, because safety is the most important thing.",
    },
    faults: [
      {
        section: "situation",
        fault: "copied",
      },
      {
        section: "task",
        fault: "copied",
      },
      {
        section: "action",
        fault: "copied",
      },
      {
        section: "result",
        fault: "copied",
      },
    ],
  },
];
