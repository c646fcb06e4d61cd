import type { AdaptedQuestion } from "./schema.ts";

export const ADAPTED_QUESTIONS: readonly AdaptedQuestion[] = [
  {
    id: "small-talk-with-passenger",
    because: { smallTalkExpectation: "essential" },
    place: "front",
    question:
      "A passenger at your door during boarding would like to chat. What do you say, and how do you keep the boarding moving?",
    listensFor: [
      "Opens with something safe and real: the trip, the seat, the weather at the destination",
      "Turns to the passenger for a moment: face, warmth, name if known",
      "Leaves politics, religion, money and looks alone",
      "Closes kindly and says when there will be time, then keeps that promise",
      "Comes back to the door and the bags between two sentences: who boards, what they carry",
    ],
  },
  {
    id: "senior-crew-missed-something",
    because: { hierarchyRespect: "high" },
    place: "end",
    question:
      "You see that a senior crew member has missed a step of a procedure. How do you bring it up with due respect?",
    listensFor: [
      "Speaks at once when safety is touched: rank is a reason for courtesy, never for silence",
      "Uses title or name and a question about the fact: could we check this together",
      "Does it aside and quietly when there is time for that",
      "Repeats it more plainly, or tells the next in command, if nothing changes",
      "Leaves the other person's standing whole in front of passengers and crew",
    ],
  },
  {
    id: "request-never-spoken",
    because: { communicationStyle: "high-context" },
    place: "end",
    question:
      "How do you recognise what a passenger needs when they would never ask for it, and what do you do then?",
    listensFor: [
      "Names signs that can be seen: shivering, an untouched tray, glances at the aisle, a landing card left blank",
      "Offers something small and concrete instead of asking what is wrong",
      "Makes it easy to accept and easy to decline, without an audience",
      "Checks later whether the guess was right",
    ],
  },
];
