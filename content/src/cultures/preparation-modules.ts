import type { PreparationModule } from "./schema.ts";

/** Smart Prep. Minutes and priorities are the specification's (2, section 3). */
export const PREPARATION_MODULES: readonly PreparationModule[] = [
  {
    id: "cultural",
    title: "Cultural preparation",
    description:
      "How people in your target country greet, address and disagree with each other, tried aloud before the day.",
    estimatedTime: "15 min",
    priority: "high",
    tasks: [
      "Read the tips of your region and mark the two that differ most from home.",
      "Say the greeting aloud five times, standing, with the handshake or bow that belongs to it.",
      "Find out how the names on your invitation are pronounced and which part is the family name.",
      "Read the list of things to avoid and think of a safe sentence for each moment where it could happen.",
      "Answer the five questions of the culture check, and read the reason wherever you were wrong.",
    ],
  },
  {
    id: "questions",
    title: "Question practice",
    description:
      "The questions that recruiters in your region like to ask, answered aloud with true stories in STAR order.",
    estimatedTime: "25 min",
    priority: "high",
    tasks: [
      "Answer 'Tell me about yourself' with a clock, in ninety seconds, then again in sixty.",
      "Choose three true stories: a difficult customer, a team under pressure, a mistake of your own.",
      "Tell each in two minutes: one sentence of situation, one of task, most of it action, an end with a result.",
      "Record one of them, listen once, and cut everything that nobody would miss.",
      "Answer the questions that were added for your region, and change tone where your region prefers it.",
      "Write down two questions of your own for the recruiter that no web page answers.",
    ],
  },
  {
    id: "nonverbal",
    title: "Body language",
    description:
      "Posture, eyes, hands and clothes: what is seen before you speak, and all the time while others do.",
    estimatedTime: "20 min",
    priority: "medium",
    tasks: [
      "Put on the whole outfit, shoes included, then sit, stand, walk and reach up in it.",
      "Film one answer and watch it without sound: are your hands calm, is your face awake?",
      "Practise listening: nod, keep still, write nothing, look at the person who speaks.",
      "Enter a room, greet, sit down when invited and get up again, until it needs no thought.",
      "For a video interview, set the camera at eye height, light in front of you, and look into the lens.",
    ],
  },
  {
    id: "timing",
    title: "Time and place",
    description:
      "The hour on both clocks, the way there or the link, and a day that begins without running.",
    estimatedTime: "10 min",
    priority: "medium",
    priorityWhenSoon: { underDays: 7, priority: "high" },
    tasks: [
      "Write down the hour of the interview in its own zone and in yours, with the date of each.",
      "Check whether a clock change or a public holiday of either country lies before the day.",
      "Test the way there at the same hour, or the link, camera and sound on the same device.",
      "Pack passport, invitation, copies, photographs and certificates exactly as the invitation lists them.",
      "Plan to be in the street half an hour early, go in when the tips of your region say, and note a number to call if something goes wrong.",
    ],
  },
];
