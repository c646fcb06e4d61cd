import type { MockInterviewQuestion } from "./schema.ts";

export const SITUATIONAL_QUESTIONS: readonly MockInterviewQuestion[] = [
  {
    id: "belt-sign-during-hot-drinks",
    question:
      "You are pouring hot drinks when the aircraft starts to shake and the seat belt sign comes on. What do you do?",
    type: "situational",
    expectedPoints: [
      "Pouring stops at once, hot liquid made safe first",
      "Trolley secured: brakes on, stowed when there is time",
      "Nearest seat and belt when it is severe, your own safety included",
      "Passengers told calmly to fasten belts, babies and lavatories thought of",
      "Afterwards a check for injuries, and a report to the flight crew",
    ],
    followUp: "It is calm again. What do you check before you go on?",
    whyAsked: "Shows whether service yields to safety without being told.",
  },
  {
    id: "two-passengers-one-seat",
    question:
      "Boarding is nearly finished and two passengers hold a boarding pass for the same seat. What would you do?",
    type: "situational",
    expectedPoints: [
      "Both boarding passes read: name, flight, date, seat",
      "Nobody blamed and neither sent away in the aisle",
      "Ground staff and purser told, who can see the seat plan",
      "One of them offered a place to wait out of the way",
      "An honest word on how long, and a thank-you to both",
      "The number of people on board still right at the end",
    ],
    followUp: "Who sits where when the door closes, and who knows about it?",
    whyAsked: "A small mess with a clock running: fairness, calm and the right people told.",
  },
  {
    id: "no-more-alcohol",
    question:
      "A passenger who has clearly had enough orders another whisky. What do you say and do?",
    type: "situational",
    expectedPoints: [
      "Friendly, quiet refusal, without the word drunk",
      "An alternative: water, food, coffee later",
      "Colleagues and purser told, so that all say the same",
      "Own bottles in the bag thought of",
      "Signs of trouble watched, with clear steps if it gets worse",
      "Reason known: crew may not serve a person who appears intoxicated",
    ],
    followUp: "He goes to the rear galley and asks your colleague. What happens there?",
    whyAsked: "A no that keeps a person's dignity is a skill, and here the law stands behind it.",
  },
  {
    id: "exit-row-doubt",
    question:
      "During boarding a passenger at an emergency exit tells you he would rather not have to open it. What do you do?",
    type: "situational",
    expectedPoints: [
      "Thanked for saying so, no reason demanded",
      "Moved to another seat without delay and without embarrassment",
      "Somebody able and willing found to take the seat",
      "That person briefed and asked to agree",
      "Settled before the aircraft leaves the gate",
    ],
    followUp: "The cabin is full. How do you solve it now?",
    whyAsked: "An exit is only as good as the person beside it.",
  },
  {
    id: "colleague-smells-of-alcohol",
    question: "At the crew briefing you smell alcohol on a colleague's breath. What do you do?",
    type: "situational",
    expectedPoints: [
      "Acts before the flight, not after it",
      "Speaks to the senior crew member or captain at once and discreetly",
      "Reports what was noticed, not a verdict",
      "Friendship and schedule come after safety",
      "Knows that help programmes exist, and that hiding it is no help",
    ],
    followUp: "Your colleague begs you to say nothing. What do you answer?",
    whyAsked: "Tests integrity where loyalty pulls the other way.",
  },
  {
    id: "briefing-without-sight",
    question:
      "One of your passengers is blind and travelling alone. How do you give the safety briefing?",
    type: "situational",
    expectedPoints: [
      "Introduces yourself by name and asks how best to help",
      "Lets hands find belt, mask place, life vest and call button",
      "Counts the seat rows to the exits in both directions",
      "Offers a card in Braille or large print where carried",
      "Agrees who will come in an emergency, and where cane or guide dog stays",
      "Speaks to the person and not to the neighbour",
    ],
    followUp: "How do you make sure, without testing them, that everything was said?",
    whyAsked: "Equal safety needs another way of telling, and respect in the telling.",
  },
  {
    id: "suspected-trafficking",
    question:
      "A girl travelling with an adult looks frightened, and the adult answers every question for her. What would you do?",
    type: "situational",
    expectedPoints: [
      "Observes and notes facts: words, seats, papers, behaviour",
      "No accusation, no rescue of your own, no separation by force",
      "Tells the senior crew member, and through them the captain",
      "The captain has the authorities informed before landing",
      "Normal, friendly service meanwhile, so that nobody is endangered",
    ],
    followUp: "You have landed, and they walk off. What have you made sure of by then?",
    whyAsked: "Crew see what others do not, and zeal without procedure can do harm.",
  },
  {
    id: "panic-as-doors-close",
    question:
      "The doors have just closed when a woman stands up, breathes fast and says that she must get off. What would you do?",
    type: "situational",
    expectedPoints: [
      "Goes to her, at her eye level, with a calm voice and her name",
      "Slow breathing together, air, water, space around her",
      "Listens: fear, illness, or something she knows about the flight",
      "Tells the purser at once: before departure the captain can still decide to let her off",
      "No promises and no force; a colleague near",
      "Her bags and the count of passengers taken care of if she leaves",
    ],
    followUp: "She has decided to stay. What do you do for her during the climb?",
    whyAsked: "Empathy against the clock, with a captain who has to know.",
  },
];
