import type { Topic } from "./schema.ts";

/**
 * The topics of the initial course, in the order of study. Each loads alone, so that a phone pays
 * only for the topic it opens. What each was checked against: docs/content/syllabus.md and syllabus-security-to-announcements.md.
 */
export const TOPICS: readonly Topic[] = [
  {
    id: "first-aid",
    count: { cards: 35, questions: 31 },
    title: "First aid and aviation medicine",
    summary: "Keep a sick or hurt passenger alive and comfortable until somebody else takes over.",
    partCc: ["5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7"],
    doc10002: ["Chapter 9: cabin health and first aid"],
    load: async () => ({
      cards: (await import("./first-aid-cards.ts")).FIRST_AID_CARDS,
      questions: (await import("./first-aid-questions.ts")).FIRST_AID_QUESTIONS,
    }),
  },
  {
    id: "fire-and-smoke",
    count: { cards: 26, questions: 27 },
    title: "Fire and smoke",
    summary: "Find the source, fight it with the right agent and keep the flight deck informed.",
    partCc: ["8.1", "8.2", "8.3", "8.4", "8.5", "8.6"],
    doc10002: ["Chapter 6: abnormal and emergency situations, fire and smoke"],
    load: async () => ({
      cards: (await import("./fire-and-smoke-cards.ts")).FIRE_AND_SMOKE_CARDS,
      questions: (await import("./fire-and-smoke-questions.ts")).FIRE_AND_SMOKE_QUESTIONS,
    }),
  },
  {
    id: "dangerous-goods",
    count: { cards: 26, questions: 26 },
    title: "Dangerous goods",
    summary: "Recognise what must not fly, know what passengers may carry, and deal with a leak.",
    partCc: ["6"],
    doc10002: ["Chapter 7: dangerous goods"],
    load: async () => ({
      cards: (await import("./dangerous-goods-cards.ts")).DANGEROUS_GOODS_CARDS,
      questions: (await import("./dangerous-goods-questions.ts")).DANGEROUS_GOODS_QUESTIONS,
    }),
  },
  {
    id: "decompression-and-turbulence",
    count: { cards: 28, questions: 27 },
    title: "Decompression and turbulence",
    summary: "Look after yourself first, so that there is somebody left to look after the cabin.",
    partCc: ["4.5", "5.2"],
    doc10002: ["Chapter 6: abnormal and emergency situations, decompression and turbulence"],
    load: async () => ({
      cards: (await import("./decompression-and-turbulence-cards.ts"))
        .DECOMPRESSION_AND_TURBULENCE_CARDS,
      questions: (await import("./decompression-and-turbulence-questions.ts"))
        .DECOMPRESSION_AND_TURBULENCE_QUESTIONS,
    }),
  },
  {
    id: "security",
    count: { cards: 38, questions: 29 },
    title: "Security and unruly passengers",
    summary: "Notice early, calm first, protect the flight deck, and leave evidence that holds.",
    partCc: ["4.3", "7"],
    doc10002: ["Chapter 10: aviation security"],
    load: async () => ({
      cards: (await import("./security-cards.ts")).SECURITY_CARDS,
      questions: (await import("./security-questions.ts")).SECURITY_QUESTIONS,
    }),
  },
  {
    id: "human-factors",
    count: { cards: 39, questions: 32 },
    title: "Human factors and crew resource management",
    summary: "Know why good people err, and use the whole crew to catch it in time.",
    partCc: ["1.4", "2", "3"],
    doc10002: ["Chapter 8: human performance", "Chapter 12: fatigue management"],
    load: async () => ({
      cards: (await import("./human-factors-cards.ts")).HUMAN_FACTORS_CARDS,
      questions: (await import("./human-factors-questions.ts")).HUMAN_FACTORS_QUESTIONS,
    }),
  },
  {
    id: "passenger-handling",
    count: { cards: 41, questions: 30 },
    title: "Passenger handling",
    summary: "Seat, brief and look after every kind of passenger, safely and with respect.",
    partCc: ["4.1", "4.2", "4.3", "4.4", "4.6"],
    doc10002: ["Chapter 5: normal operations"],
    load: async () => ({
      cards: (await import("./passenger-handling-cards.ts")).PASSENGER_HANDLING_CARDS,
      questions: (await import("./passenger-handling-questions.ts")).PASSENGER_HANDLING_QUESTIONS,
    }),
  },
  {
    id: "announcements-and-commands",
    count: { cards: 31, questions: 29 },
    title: "Announcements and commands",
    summary: "Say the right words so that a full cabin hears, understands and does them.",
    partCc: ["2", "4.6"],
    doc10002: [
      "Chapter 5: normal operations",
      "Chapter 6: abnormal and emergency situations, evacuation",
    ],
    load: async () => ({
      cards: (await import("./announcements-and-commands-cards.ts"))
        .ANNOUNCEMENTS_AND_COMMANDS_CARDS,
      questions: (await import("./announcements-and-commands-questions.ts"))
        .ANNOUNCEMENTS_AND_COMMANDS_QUESTIONS,
    }),
  },
];
