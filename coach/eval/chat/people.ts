import type { ChatPerson, PractisedAnswer } from "coach/chat/thread";

/** Somebody who has just signed in: what is asked has to be answered from the content. */
export const NEWCOMER: ChatPerson = {
  name: "Maya",
  targetAirline: null,
  targetRegion: null,
  interviewDate: null,
  answers: [],
  stories: [],
  documents: [],
};

function practised(
  day: number,
  question: string,
  category: string,
  score: number,
  sections: readonly [number, number, number, number],
): PractisedAnswer {
  const [situation, task, action, result] = sections;
  return {
    id: `answer-${day}`,
    question,
    category,
    kind: "behavioural",
    answer: {
      situation: "On a Friday",
      task: "I had to help",
      action: "I helped",
      result: "It worked",
    },
    score,
    sections: { situation, task, action, result },
    improvements: ["Your ending names no result: say what changed and how you know."],
    createdAt: `2026-11-${String(day).padStart(2, "0")}T09:00:00.000Z`,
  };
}

/** Somebody with three weeks of practice, a CV and an interview in nine days. */
export const PRACTISED: ChatPerson = {
  name: "Maya",
  targetAirline: "Emirates",
  targetRegion: "middle-east-uae",
  interviewDate: "2026-12-01",
  answers: [
    practised(
      20,
      "Tell me about a time you calmed an upset customer.",
      "Customer Service",
      78,
      [80, 70, 85, 72],
    ),
    practised(
      18,
      "Tell me about a time you worked in a team under pressure.",
      "Teamwork",
      71,
      [75, 70, 78, 58],
    ),
    practised(15, "Tell me about a time you noticed a hazard.", "Safety", 64, [70, 66, 72, 41]),
    practised(
      12,
      "Tell me about a time you had to give bad news.",
      "Communication",
      58,
      [72, 60, 66, 33],
    ),
    practised(
      9,
      "Tell me about a mistake that you made at work.",
      "Teamwork",
      41,
      [68, 45, 44, 12],
    ),
    practised(
      5,
      "Tell me about a time you went beyond what was asked.",
      "Customer Service",
      49,
      [60, 52, 55, 25],
    ),
  ],
  stories: [{ title: "The lost passport", competencies: ["customer-care"] }],
  documents: [
    {
      name: "Maya-CV.pdf",
      text: "Maya Costa\nmaya@example.com, +351 900 000 000\nWaitress, Café Luso, Lisbon, 2022 to 2025\nServed up to 120 guests an evening and solved complaints at the table\nTrained four new colleagues\nVolunteer lifeguard, summers 2020 and 2021, first aid certificate\nLanguages: Portuguese (mother tongue), English C1, Spanish B2",
    },
  ],
};
