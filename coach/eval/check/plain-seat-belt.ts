import type { LabelledAnswer } from "../star/format.ts";

export const PLAIN_SEAT_BELT: LabelledAnswer[] = [
  {
    id: "seat-belt-strong-1",
    question: "What would you do if a passenger refused to fasten their seat belt?",
    kind: "hypothetical",
    level: "strong",
    why: "Explain, find the reason, repeat, escalate, report; clear limits.",
    answer: {
      situation:
        "During my cabin check before take-off a passenger in row 12 won't fasten his seat belt because it's uncomfortable.",
      task: "His safety and that of the people near him is my responsibility, and the cabin has to be secure before we depart.",
      action:
        "I would crouch down, keep my voice low, ask him to fasten it and ask what is bothering him. If it's too short I'd bring an extension. I would explain that an unbelted person can be thrown onto others in a sudden stop, and that it's the law. If he still refuses I'd repeat the instruction once, firmly, and call my senior, who tells the captain. I would not argue or touch him.",
      result:
        "Most people fasten it once they understand, and I'd check it and thank him. If not, the captain decides about going back to the gate, and I write a report with seat, time and words.",
    },
    faults: [],
  },
  {
    id: "seat-belt-strong-2",
    question: "What would you do if a passenger refused to fasten their seat belt?",
    kind: "hypothetical",
    level: "strong",
    why: "Plain non-native English, correct order and reporting.",
    answer: {
      situation:
        "The seat belt sign is on because of turbulence and I see that a passenger is standing and sits down again but does not want to fasten the belt. She says that she is a frequent flyer and nothing ever happens.",
      task: "I am responsible for her safety, and also the others, because an unbelted person can fall on other people. And I have to protect myself too.",
      action:
        "First I speak to her with respect and I use her name if I have it. I say: madam, I understand you fly a lot, but the captain put the sign on and we expect strong movement, so please fasten it now. I wait and I look if she does it. If she says no, I ask if there is a reason, for example she is pregnant or has pain, and I help with an extension or how to place it. If she refuses again I give the instruction a second time, very clear, and inform the purser by interphone. The purser tells the captain. If turbulence is strong I go to sit in my own seat and I give the command from there.",
      result:
        "The belt should be closed and I check it with my eyes. After the flight I write in the report what happened, seat, time and who was witness, and the captain can decide if the police or the ground staff must meet her.",
    },
    faults: [],
  },
  {
    id: "seat-belt-partial-1",
    question: "What would you do if a passenger refused to fasten their seat belt?",
    kind: "hypothetical",
    level: "partial",
    why: "Right conduct but no reporting to crew or captain.",
    answer: {
      situation:
        "A passenger does not want to put on the seat belt before landing because he says that it hurts his stomach.",
      task: "I have to make sure he is safe for the landing.",
      action:
        "I would go to him and ask politely what is the matter. I would offer an extension belt and show him how to wear it under the stomach. I'd explain that the landing can be hard and that the belt is there to protect him. I would stay friendly, but I'd insist until he fastens it, and I would not leave before I see that it is closed.",
      result: "He would feel understood and he would fasten his belt, and we land safely.",
    },
    faults: [],
  },
  {
    id: "seat-belt-partial-2",
    question: "What would you do if a passenger refused to fasten their seat belt?",
    kind: "hypothetical",
    level: "partial",
    why: "Escalates, but no reason sought and no own explanation of safety.",
    answer: {
      situation: "A passenger refuses to fasten the seat belt.",
      task: "It is my duty to check that every passenger in my area has the belt fastened before take-off.",
      action:
        "I would tell him that he must fasten the belt because the rules of the airline say so and we can't take off without it. If he still says no, I would go to the purser and tell her the seat number and what he said. The purser would speak with the captain and they can decide if he has to leave the plane.",
      result:
        "Either he follows the rule or he does not fly with us. The flight will be safe for everybody.",
    },
    faults: [
      {
        section: "situation",
        fault: "vague",
      },
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
  {
    id: "seat-belt-weak-1",
    question: "What would you do if a passenger refused to fasten their seat belt?",
    kind: "hypothetical",
    level: "weak",
    why: "Safe but minimal.",
    answer: {
      situation: "Passenger does not wear the seat belt.",
      task: "I have to tell him.",
      action: "I would ask him nicely to put it on because it is important for his safety.",
      result: "He will do it.",
    },
    faults: [
      {
        section: "situation",
        fault: "vague",
      },
      {
        section: "action",
        fault: "vague",
      },
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
  {
    id: "seat-belt-weak-2",
    question: "What would you do if a passenger refused to fasten their seat belt?",
    kind: "hypothetical",
    level: "weak",
    why: "Generalities about rules; gives up to a colleague.",
    answer: {
      situation: "Some passengers don't like to wear the seat belt, this happens often.",
      task: "Flight attendants have to look after safety and also make people feel comfortable.",
      action:
        "I would stay calm and professional and explain to the passenger the situation. If it does not work maybe a colleague can try because sometimes another person has more luck.",
      result: "I hope the passenger understands it, because rules are made for our safety.",
    },
    faults: [
      {
        section: "action",
        fault: "generic",
      },
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
  {
    id: "seat-belt-worthless-1",
    question: "What would you do if a passenger refused to fasten their seat belt?",
    kind: "hypothetical",
    level: "worthless",
    why: "Threatens and uses force.",
    answer: {
      situation:
        "Some idiot does not want to put his belt on and thinks he is better than the rest.",
      task: "I have to show him who is the boss on the plane.",
      action:
        "I would shout at him in front of everybody so he is ashamed. If he still refuses I take the belt and pull it tight over him by force, and if he pushes me I push him back. I would tell him that he gets nothing to drink for the rest of the flight.",
      result: "He will learn the lesson. With people like that you can't be nice.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
      {
        section: "action",
        fault: "blames",
      },
      {
        section: "result",
        fault: "blames",
      },
    ],
  },
  {
    id: "seat-belt-worthless-2",
    question: "What would you do if a passenger refused to fasten their seat belt?",
    kind: "hypothetical",
    level: "worthless",
    why: "Lets it go, plainly unsafe.",
    answer: {
      situation: "A passenger says he doesn't want to fasten the seat belt for take-off.",
      task: "The most important thing is that the customer is happy and does not complain about me.",
      action:
        "I would say no problem sir, it is your choice, and continue with my work. The customer is king. I'd report cabin secure as normal because otherwise we have a delay. If my colleague sees it I would ask her not to say anything. Usually nothing happens at take-off anyway.",
      result: "The passenger is happy, the flight is on time and he gives a good rating.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
      {
        section: "result",
        fault: "unsafe",
      },
    ],
  },
];
