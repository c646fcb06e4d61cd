import type { MockInterviewQuestion } from "./schema.ts";

/** The four questions of the specification (1, section 3), in its order. */
export const BUILT_IN_QUESTIONS: readonly MockInterviewQuestion[] = [
  {
    id: "about-yourself",
    question: "Tell me about yourself. Why do you want to become a flight attendant?",
    type: "behavioral",
    expectedPoints: [
      "Who you are today, in one or two sentences",
      "Two or three experiences with people, pressure, safety or teams",
      "A reason that belongs to cabin crew and to no other job",
      "A realistic picture of the life: hours, standby, holidays away",
      "Safety named as the heart of the work",
    ],
    followUp: "What would your last team say that you changed while you were with them?",
    whyAsked: "Shows whether you can choose what matters and know what the job really is.",
  },
  {
    id: "difficult-customer",
    question:
      "Tell me about a time you had to deal with a difficult customer. What did you do, and how did it end?",
    type: "behavioral",
    expectedPoints: [
      "A real customer and what they needed, told with respect",
      "Listening to the end and saying the problem back",
      "Calm voice and posture while theirs rose",
      "A solution or a choice within your own authority",
      "How the customer left, and what was passed on or learned",
    ],
    followUp: "How did the customer leave, and did you ever hear from them again?",
    whyAsked: "Upset people are daily work, and how you tell it shows how you saw them.",
  },
  {
    id: "refuses-safety-instructions",
    question:
      "A passenger refuses to follow your safety instructions before take-off. What would you do?",
    type: "situational",
    expectedPoints: [
      "Calm, clear instruction with its reason",
      "A check for fear, language or hearing behind the refusal",
      "Firmness: the aircraft does not depart while the cabin is not secure",
      "Purser told, and through the purser the captain",
      "The airline's warning steps, up to off-loading on the ground",
      "A colleague as witness and notes for the report",
    ],
    followUp: "He still refuses. Who decides now, and what have you told them?",
    whyAsked: "Tests whether you can be friendly and unbending at the same time.",
  },
  {
    id: "medical-emergency",
    question:
      "How would you handle a medical emergency on board, for instance a passenger with sudden chest pain?",
    type: "technical",
    expectedPoints: [
      "Stays with the passenger and calls colleagues at once",
      "Oxygen, medical kit and AED brought early",
      "Questions on pain, onset, illnesses, allergies and medicine",
      "Captain kept informed, who decides on diversion",
      "Call for medical help on board and advice from the ground",
      "Condition watched, times written down, a handover to those who take over",
    ],
    followUp: "The paramedics are at the door. What do you tell them?",
    whyAsked: "Looks for order under stress: stay, call, equip, inform, record.",
  },
];
