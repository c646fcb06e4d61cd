import type { MockInterviewQuestion } from "./schema.ts";

export const BEHAVIORAL_QUESTIONS: readonly MockInterviewQuestion[] = [
  {
    id: "conflict-with-colleague",
    question:
      "Tell me about a conflict you had with a colleague. How did the two of you settle it?",
    type: "behavioral",
    expectedPoints: [
      "A real disagreement, described fairly from both sides",
      "A conversation in private and soon",
      "Own share in it admitted",
      "An agreement that both could keep",
      "How working together was afterwards",
    ],
    followUp: "How did the two of you work together after that?",
    whyAsked: "Crews change daily and cannot carry a quarrel to the next sector.",
  },
  {
    id: "worked-across-cultures",
    question:
      "Tell me about a time you worked with people from cultures very different from your own. What did you change in your way of working?",
    type: "behavioral",
    expectedPoints: [
      "A concrete setting with real people, without stereotypes",
      "A moment of not understanding, seen as your own question",
      "Asking or watching before judging",
      "One habit of speech or work that you changed",
      "What became easier for the others",
    ],
    followUp: "How could you tell that the change had helped them?",
    whyAsked: "Shows whether difference makes you curious or careful, or neither.",
  },
  {
    id: "told-on-yourself",
    question:
      "Tell me about a time you reported a mistake of your own that nobody else would have found.",
    type: "behavioral",
    expectedPoints: [
      "A real mistake with a possible consequence",
      "Reported soon and to the right person",
      "No excuse and nobody else blamed",
      "What was done to limit the harm",
      "What was changed so that it cannot happen again",
    ],
    followUp: "What did your manager say, and what is different today?",
    whyAsked: "Safety lives on reports that nobody could have forced out of you.",
  },
  {
    id: "noticed-unspoken-need",
    question: "Describe a time you saw what a customer needed before they asked for it.",
    type: "behavioral",
    expectedPoints: [
      "The sign that you noticed",
      "What you concluded from it, and how you made sure",
      "A small, concrete offer",
      "Dignity kept: no audience, easy to decline",
      "The customer's reaction",
    ],
    followUp: "What did they say or do when they noticed?",
    whyAsked: "Service that passengers remember begins with looking.",
  },
  {
    id: "stayed-calm",
    question: "Tell me about a time you stayed calm while people around you did not.",
    type: "behavioral",
    expectedPoints: [
      "A situation with real pressure",
      "What you did with your own nerves",
      "Order: the first thing first, tasks given to others",
      "Short, clear words to the people around you",
      "How it ended, and what you learned about yourself",
    ],
    followUp: "And when it was over, how were the others?",
    whyAsked: "Passengers read the danger in your face before they hear your words.",
  },
  {
    id: "hardest-feedback",
    question:
      "What is the hardest feedback you have been given at work, and what did you do with it?",
    type: "behavioral",
    expectedPoints: [
      "Feedback that was true and hurt",
      "Listening without defence, with a question back",
      "A step you took, with a date or a habit",
      "Proof of the change from somebody else",
      "Thanks to the person who said it",
    ],
    followUp: "Who noticed that you had changed, and how?",
    whyAsked: "Training is daily criticism for weeks, and checks go on for a whole career.",
  },
  {
    id: "enforced-unpopular-rule",
    question:
      "Tell me about a time you had to make people follow a rule they did not like. How did you go about it?",
    type: "behavioral",
    expectedPoints: [
      "The rule, and the reason it exists",
      "Respectful words, the same for everybody",
      "A reason given in one sentence",
      "A way offered to comply without losing face",
      "Firm to the end, and what people did",
    ],
    followUp: "Did everybody follow it in the end, and on what terms did you part?",
    whyAsked: "Half of the job is asking friendly people to do what they would rather not.",
  },
  {
    id: "mastered-much-in-little-time",
    question:
      "When did you last have to master a great deal of new material quickly, and what was your method?",
    type: "behavioral",
    expectedPoints: [
      "What had to be learned, by when and why",
      "A plan: pieces, repetition, testing yourself",
      "Help asked for early",
      "Practice aloud or by hand, not reading alone",
      "The result of the test or the first day",
    ],
    followUp: "What mark or what feedback did you get for it?",
    whyAsked: "Initial training packs manuals, drills and exams into a few weeks.",
  },
];
