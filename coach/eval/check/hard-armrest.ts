import type { LabelledAnswer } from "../star/format.ts";

export const HARD_ARMREST: LabelledAnswer[] = [
  {
    id: "armrest-strong-1",
    question: "Two passengers are fighting over an armrest and it is getting loud. What do you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Comes at once, colleague, separates, hears both, reseats, no alcohol, informs senior and captain, escalation by steps, report.",
    answer: {
      situation:
        "Two men in 14B and 14C, one pushes the arm of the other off the armrest, they shout and people turn round. It can become physical and then it is a safety matter not only a service one.",
      task: "Stop it before somebody is hurt, keep the people around safe, and be fair to both. I dont need to find who is right.",
      action:
        "I go there straight but not running, and I make a sign to my colleague so she comes too, I would not go in alone between two angry men. I stand in the aisle not between them. Calm voice, gentlemen I can see you are both upset, I want to help, and I ask one of them to come with me to the galley while my colleague talks to the other. I listen. If there is a free seat I offer it to the one who wants to move, and I check the seat is suitable. I look if they have been drinking and we stop the alcohol for both. I tell the purser and she tells the captain, with seat numbers. If one goes on I warn him clearly that he must follow crew instructions and what it can lead to, captain decides on the formal warning. If he hits I keep back, get more crew, restraint kit only by purser and captain decision. Neighbours I would move away, specially children.",
      result:
        "Best case one sits in 22 with a water and its finished in five minutes. I pass by them every 10 or 15 minutes and I hand it over to the colleagues. I write the report with facts, times, names, what they said. If captain wants police at arrival I am ready to be a witness.",
    },
    faults: [],
  },
  {
    id: "armrest-strong-2",
    question: "Two passengers are fighting over an armrest and it is getting loud. What do you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Plain, shorter, American; de-escalation, options if flight is full, informs lead, escalates on ground before departure; safe.",
    answer: {
      situation:
        "Say it's boarding, full flight. Lady at the window, man in the middle, both yelling, he calls her an idiot.",
      task: "Get the volume down before it turns into a push, and figure out if both are okay to fly before the door closes.",
      action:
        "I'd signal my coworker to come with me. I'd crouch down, give my name and hear her, then him, no taking sides. I'd ask him to step into the galley with me so they get a break, she stays with her. Name calling has to stop, I'd say that straight. I'd look for a seat trade. No alcohol for either one. I tell my lead what I saw and she tells the captain, because if he won't calm down it's the captain who decides to take him off, and that's easier on the ground.",
      result:
        "Two people in two seats they can live with. I'd check on them after takeoff, let the crew know about row 9, and write it up with times even if it ended nice.",
    },
    faults: [],
  },
  {
    id: "armrest-partial-1",
    question: "Two passengers are fighting over an armrest and it is getting loud. What do you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Calms and reseats fairly, but no crew or captain informed, no escalation, no report.",
    answer: {
      situation:
        "It is a night flight, economy is full with maybe two or three free seats, and two passengers are fighting about the armrest. One is a big man and his arm is over the line, the other one pushes with the elbow. They are loud and the other passengers are disturbed, one baby woke up and is crying and the mother is looking at me.",
      task: "I have to calm them and find a solution for both, and it should be fair, because if I give right to only one then the other will be angry all the flight and maybe also writes a complaint.",
      action:
        "I come and I say good evening gentlemen, how can I help. I listen first to the one and then to the other and I repeat what they said so they feel that I heard it. I explain that the armrest is for both, one can have the front half and one the back half. I propose that one can move to an other seat if there is a free one, I would show him two seats to choose, and I would carry his bag. I bring both a water or a juice and I say thank you for the understanding. Then I go to the mother and ask if she needs something for the baby.",
      result:
        "They are calm and the flight continues, people can sleep. I look at them again later when I pass with the water.",
    },
    faults: [],
  },
  {
    id: "armrest-partial-2",
    question: "Two passengers are fighting over an armrest and it is getting loud. What do you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Knows the escalation chain and the report, but little care or listening; goes quickly to threats.",
    answer: {
      situation: "A dispute between two passengers which gets loud is disruptive behaviour.",
      task: "Safety and order in the cabin.",
      action:
        "I tell them to stop and that they must follow the instructions of the crew. I inform the purser. If they dont stop the purser informs the captain and he gives a warning. If possible one must change the seat.",
      result: "We fill in a report and if it was serious the police waits at the gate.",
    },
    faults: [],
  },
  {
    id: "armrest-weak-1",
    question: "Two passengers are fighting over an armrest and it is getting loud. What do you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Leaves all to the senior, no act of own, thin.",
    answer: {
      situation: "They are fighting and its loud.",
      task: "Make them stop.",
      action:
        "I would call my senior because she knows better what to do in this kind of situations.",
      result: "She would solve it.",
    },
    faults: [
      {
        section: "situation",
        fault: "copied",
      },
    ],
  },
  {
    id: "armrest-weak-2",
    question: "Two passengers are fighting over an armrest and it is getting loud. What do you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Naive: jokes and trusts that it passes; no separation, no crew, nothing if it escalates; harmless.",
    answer: {
      situation:
        "I think passengers are tired and stressed sometimes so it is normal that they argue for small things like armrest.",
      task: "To bring back the good mood.",
      action:
        "I would make a little joke and smile, with humor you can solve almost everything. I would tell them we are all one family on board.",
      result: "They would laugh and enjoy the flight.",
    },
    faults: [],
  },
  {
    id: "armrest-worthless-1",
    question: "Two passengers are fighting over an armrest and it is getting loud. What do you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Well-structured but unsafe: free spirits to both, seats one on the crew jump seat at the door in cruise and leaves him there, keeps it from crew.",
    answer: {
      situation:
        "Two gentlemen in row 18 fight about the armrest, 3 hours before landing, full flight of 189 passengers, both had already 4 beers.",
      task: "I am responsible for rows 15 to 30, and my priority is to solve it quietly and quickly, without to bother the captain or the purser.",
      action:
        "First I smile and introduce myself. Second, to relax them, I bring each of them two small vodkas for free, with a strong drink they will sleep in 20 minutes. Third, I offer the bigger one my own folding seat beside the rear door, he can stay there also for the landing because he has more space for the arms, and I take his place in 18E. I ask both to keep it between us.",
      result:
        "The conflict is solved in less than 10 minutes with no paper work, both gentlemen are satisfied, and I receive two compliment cards.",
    },
    faults: [],
  },
  {
    id: "armrest-worthless-2",
    question: "Two passengers are fighting over an armrest and it is getting loud. What do you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Insults and aggression toward passengers; shaming by announcement, takes sides by look.",
    answer: {
      situation:
        "Grown people fighting about a piece of plastic, this is the level of the public today. Mostly it is the fat one or somebody from certain countries who never learned manners.",
      task: "Somebody has to educate them.",
      action:
        "I would tell them in front of all to shut up and behave, I am not their mother. The one who looks worse goes to the last row by the toilets, no discussion. If he opens his mouth I pull him up by the collar, and I would make an announcement so everyone can laugh about them.",
      result: "They will be quiet the rest of flight, believe me. Fear works.",
    },
    faults: [
      {
        section: "situation",
        fault: "blames",
      },
    ],
  },
];
