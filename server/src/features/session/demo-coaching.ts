import { createVoice, type WordId } from "coach/chat/words";
import type { LanguageCode } from "contract/languages";
import type { Competency } from "contract/questions";
import type { StoryValue } from "contract/stories";

const DEMO_ASKED: readonly WordId[] = [
  "suggest.weakest",
  "suggest.star-result",
  "suggest.first-aid",
];

/**
 * What the demo's candidate asked the coach yesterday, in the language of their screens: what the coach itself offers to be
 * asked, and so understands in each. The replies are made when the account is.
 */
export function demoMessages(language: LanguageCode): string[] {
  const voice = createVoice(language, () => 0);
  return DEMO_ASKED.map((id) => voice.say(id));
}

/** Answers that the demo's candidate has kept, found by how their situation begins; values as in the guide. */
export const DEMO_STORIES: readonly {
  situation: string;
  title: string;
  competencies: readonly Competency[];
  airlineValues: readonly StoryValue[];
}[] = [
  {
    situation: "Two years ago in the café a woman sent her order back",
    title: "The boy with the nut allergy",
    competencies: ["customer-care", "safety-awareness"],
    airlineValues: [
      {
        airline: "Emirates",
        value: "Empathetic: notices what a passenger needs before being asked",
      },
      {
        airline: "Cathay Pacific",
        value: "Thoughtful: care that has been thought through before it is needed",
      },
    ],
  },
  {
    situation: "In March, on a night shift at the hotel, I smelled",
    title: "The dryer that smelled burnt",
    competencies: ["safety-awareness", "decision-making", "initiative"],
    airlineValues: [
      { airline: "Qatar Airways", value: "Safety before everything else" },
      { airline: "Singapore Airlines", value: "Safety" },
    ],
  },
  {
    situation: "In January the power failed in our hotel",
    title: "Two people in the lift",
    competencies: ["resilience", "communication", "emergency-response"],
    airlineValues: [
      {
        airline: "Cathay Pacific",
        value: "Can-do: finds a way, and says what is possible when it is not",
      },
    ],
  },
];

/** In the order in which they were set: the answers that still want a better ending. */
export const DEMO_BOOKMARKS: readonly string[] = ["went-beyond-the-job", "passenger-faints"];

/** One quiz about the airline whose recruiter was spoken to: two answers short of a pass. */
export const DEMO_QUIZ = { airline: "emirates", seed: 1985, right: 5, daysAgo: 2 };
