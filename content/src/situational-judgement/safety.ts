import type { JudgementQuestion } from "./schema.ts";

export const SAFETY_JUDGEMENTS: readonly JudgementQuestion[] = [
  {
    id: "loose-trolley-after-cabin-secure",
    situation:
      "You are on final approach and the cabin has been reported secure. From your jump seat you see that a trolley in the galley beside you is standing in its bay with the latch open. A colleague was responsible for it.",
    options: [
      {
        text: "Stay strapped in and remind your colleague about the latch in the debriefing, kindly and in private and without making a drama of it",
        grade: "weak",
        reason:
          "The feedback is right and the moment is wrong: a hundred kilos may roll into the aisle and the exit at touchdown.",
      },
      {
        text: "Call across to the colleague, who sits further away, to come and close the latch she forgot",
        grade: "harmful",
        reason:
          "Now somebody walks through the cabin shortly before touchdown to settle whose mistake it was.",
      },
      {
        text: "Close it if you reach it safely at once and strap in again; if not, tell the flight deck that it is loose",
        grade: "best",
        reason:
          "It removes the danger, or gives it to those who can go around. A cabin that is not secure must not be reported as secure.",
      },
      {
        text: "Tell the senior crew member by interphone straight away that one trolley in your galley is not latched",
        grade: "good",
        reason:
          "Right person, right message, but seconds go by while the latch is within your own reach.",
      },
    ],
    theme: "safety",
    competency: "safety-awareness",
    level: "crew",
    principle: "Whoever sees it owns it: first make it safe, later talk about who forgot.",
    difficulty: "medium",
  },
  {
    id: "lavatory-in-turbulence",
    situation:
      "The captain has ordered the crew to sit down at once because of turbulence, and you are strapped in. A man gets up eight rows away and sways towards the lavatory, holding on to the seat backs.",
    options: [
      {
        text: "Call to him from your seat in a loud and friendly voice to sit in the nearest seat, and make the announcement again",
        grade: "best",
        reason:
          "He gets the order that matters, from a crew member who will still be able to help if he falls.",
      },
      {
        text: "Make the seat belt announcement once more and keep your eyes on him until he is back in a seat",
        grade: "good",
        reason:
          "It is safe and it works on most people, but he may not feel that it is meant for him.",
      },
      {
        text: "Let him go on, because he can see the sign as well as anybody and a full bladder is an emergency too",
        grade: "weak",
        reason:
          "Sometimes need wins, but nobody told him that the crew themselves have been ordered to sit.",
      },
      {
        text: "Go to him quickly, holding on well, and lead him back to his row before he falls on somebody, as he is older and may break a hip",
        grade: "harmful",
        reason:
          "It is kind and it makes two people who may hit the ceiling. Crew hurt in turbulence were mostly on their feet.",
      },
    ],
    theme: "safety",
    competency: "decision-making",
    level: "crew",
    principle:
      "An order to sit down is meant for you as well; your voice reaches further than your legs.",
    difficulty: "easy",
  },
  {
    id: "faint-burning-smell",
    situation:
      "Halfway through the meal service you notice a faint smell of burning near row 20. Your colleague sniffs and says that these ovens always smell a bit. Forty people are still waiting for their trays.",
    options: [
      {
        text: "Finish the last rows quickly, and then look into the ovens, the bins and the lavatories together",
        grade: "harmful",
        reason:
          "Two friendly minutes for forty people are two minutes for a fire. A smell has no second trolley to wait for.",
      },
      {
        text: "Ask the passengers nearby whether they smell something too, so that you do not raise a false alarm",
        grade: "weak",
        reason:
          "It costs time and plants fear in the cabin, and their answer changes nothing about what has to be done.",
      },
      {
        text: "Stop serving, switch off the ovens as the likely cause, and look into the galley with your colleague",
        grade: "good",
        reason:
          "Service stops and somebody looks, but it rests on a guess: nobody has searched near row 20, and the flight deck knows nothing.",
      },
      {
        text: "Stop, look for the source with extinguisher and hood at hand, and have your colleague tell the flight deck now",
        grade: "best",
        reason:
          "Every smell of burning is treated as a fire until it has been found. Searching and telling happen at the same time.",
      },
    ],
    theme: "safety",
    competency: "safety-awareness",
    level: "crew",
    principle: "Smoke, smell or sparks: service stops, somebody searches, somebody calls.",
    difficulty: "easy",
  },
  {
    id: "exit-row-nod",
    situation:
      "Before departure you brief the passengers at an overwing exit. A cheerful man nods at every sentence, but when you ask whether he is willing to help he only smiles and says 'Yes, yes, thank you'. The flight is full and already late.",
    options: [
      {
        text: "Leave him there and show the exit to his neighbour with special care, because she clearly understands",
        grade: "weak",
        reason:
          "Tempting and quick, but the seat by the exit is the one from which it is opened, and he may not follow a command.",
      },
      {
        text: "Ask him in simple words what he would do, use the card and your hands, and move him kindly if he cannot answer",
        grade: "best",
        reason:
          "It gives him a fair chance and then acts. A person who cannot understand the crew may not sit there, full flight or not.",
      },
      {
        text: "Tell him firmly that passengers without English are not allowed at exits and that he has to go elsewhere",
        grade: "harmful",
        reason:
          "It shames him before his row, and English is not the test: what counts is understanding the commands in the language in which this crew gives them.",
      },
      {
        text: "Fetch the senior crew member, who knows the seat map, and let her decide whether he can stay, so that the rule does not seem to be your own idea",
        grade: "good",
        reason:
          "She may be needed to find a seat, but the question whether he understands is yours and takes half a minute.",
      },
    ],
    theme: "safety",
    competency: "communication",
    level: "crew",
    principle: "A nod is not an answer: ask so that the reply shows what was understood.",
    difficulty: "medium",
  },
  {
    id: "belt-round-mother-and-baby",
    situation:
      "On your check before take-off you find a mother who has put her own belt round herself and the baby on her lap. The baby has just fallen asleep after an hour of crying, and she begs you with a look not to touch it.",
    options: [
      {
        text: "Explain softly that her weight would crush the baby, and help her to hold or fasten it as your airline does",
        grade: "best",
        reason:
          "It gives the reason, keeps the rule and lends a hand. Some authorities require a loop belt for the baby and others forbid it, so the manual decides.",
      },
      {
        text: "Tell her to hold the baby outside the belt, wait until she has done it, and go on with the row",
        grade: "good",
        reason:
          "The worst danger is gone, but without a reason she may do it again, and the airline's own way was not shown.",
      },
      {
        text: "Pretend not to have seen it during take-off, and come back with the right belt when the sign goes off",
        grade: "harmful",
        reason:
          "Take-off is exactly when it counts, and looking away on purpose is the one thing that nobody can excuse.",
      },
      {
        text: "Ask a colleague who has children herself to talk to the mother, because she will find better words and not wake the baby",
        grade: "weak",
        reason: "It sounds considerate, yet the aircraft may be rolling before anybody has come.",
      },
    ],
    theme: "safety",
    competency: "customer-care",
    level: "crew",
    principle: "Give the reason in one sentence, then help with your hands: a rule becomes care.",
    difficulty: "easy",
  },
  {
    id: "snow-on-the-wing",
    situation:
      "The aircraft is taxiing to the runway in falling snow, more than half an hour after de-icing. A passenger says he flies gliders and that there is a white layer on the wing. You look out and see it too.",
    options: [
      {
        text: "Thank him, tell him that the pilots know the weather and the rules, and sit down for take-off, as he is a nervous flyer",
        grade: "harmful",
        reason:
          "Crew and passengers saw contaminated wings before more than one accident and said nothing. The pilots may not see the wing.",
      },
      {
        text: "Take your seat and mention it as soon as the quiet phase is over and calls are allowed again",
        grade: "harmful",
        reason:
          "A sterile flight deck never forbids a safety call, and after take-off the message is worth nothing.",
      },
      {
        text: "Call the flight deck before take-off and say what you see: snow, where on the wing, and how much of it",
        grade: "best",
        reason:
          "Facts, no diagnosis, to the people who can stop. The worst result of a needless call is one minute.",
      },
      {
        text: "Tell the senior crew member at once, and ask her to pass it to the flight deck if she agrees",
        grade: "good",
        reason:
          "It moves the message, but adds a link and a filter while the aircraft rolls towards the runway.",
      },
    ],
    theme: "safety",
    competency: "initiative",
    level: "crew",
    principle: "Say what you see, say it now, and let the captain judge it.",
    difficulty: "hard",
  },
  {
    id: "interrupted-while-disarming",
    situation:
      "At the gate the order comes to disarm the doors. While your hand is on the lever a passenger taps your shoulder and asks about his connection. A moment later you cannot say for certain whether you finished the sequence.",
    options: [
      {
        text: "Reassure yourself by the fact that you have never once forgotten it, and report your door as disarmed",
        grade: "harmful",
        reason:
          "Routine hands make routine mistakes, and this one throws a slide at the people on the other side of the door.",
      },
      {
        text: "Stop, ask the passenger to wait, do the sequence again from its first step, verify, and have it cross-checked",
        grade: "best",
        reason:
          "Any interruption sends you back to the beginning. The second pair of eyes is there for just this moment.",
      },
      {
        text: "Ask your colleague across the aisle to tell you from her side whether the lever looks right",
        grade: "good",
        reason:
          "The cross-check is the right instinct, but it comes after your own complete sequence and does not replace it.",
      },
      {
        text: "Answer him in one sentence, because he is in a hurry, and then check the lever by its feel",
        grade: "weak",
        reason:
          "It looks like good service and splits your attention a second time in the same ten seconds.",
      },
    ],
    theme: "safety",
    competency: "safety-awareness",
    level: "crew",
    principle: "Interrupted means not done: start again at step one and have it checked.",
    difficulty: "medium",
  },
  {
    id: "boxes-at-the-exit-during-fuelling",
    situation:
      "The aircraft is being fuelled while passengers board. The caterers have stacked boxes in front of the rear door that is your exit, and they say they will be gone in five minutes. Boarding is late and the captain wants to leave on time.",
    options: [
      {
        text: "Begin to carry the boxes into the galley yourself while you go on greeting the passengers who come past",
        grade: "weak",
        reason:
          "It is hard-working and leaves the exit blocked, your post half empty and everybody else unaware.",
      },
      {
        text: "Accept the five minutes, but stay beside the boxes so that you could push them away in an emergency",
        grade: "weak",
        reason:
          "Five minutes of a blocked way out are the five minutes that the rule was written for.",
      },
      {
        text: "Tell the caterers in a sharp voice before the passengers that they are endangering everybody on board",
        grade: "harmful",
        reason:
          "It frightens the cabin and makes enemies of the people whose help you need in the next half minute.",
      },
      {
        text: "Have the boxes moved now and tell the senior crew member that your exit is blocked until they are",
        grade: "best",
        reason:
          "While fuel flows with people on board, the way out stays clear. Those who can stop boarding or fuelling have to know.",
      },
    ],
    theme: "safety",
    competency: "teamwork",
    level: "crew",
    principle: "Being late is a problem; a blocked exit during fuelling is a danger.",
    difficulty: "hard",
  },
];
