/** Answers to "difficult-customer" of the question bank, as people give them. */
export interface StoryAnswer {
  situation: string;
  task: string;
  action: string;
  result: string;
}

export const QUESTION_ID = "difficult-customer";

export const GOOD_ANSWER: StoryAnswer = {
  situation:
    "Last August I was alone at the reception of a small hotel in Lisbon. A guest came down at eleven at night and shouted because his room had no air conditioning, with two children asleep on his arm.",
  task: "I was responsible for the desk until seven in the morning, so it was mine to find him a cool room, although the hotel was almost full.",
  action:
    "First I came out from behind the desk, listened until he had finished and said that I would be angry too. Then I checked the plan, found one room that was kept for the next day and called the manager at home to release it. I carried the bags up myself, and in the morning I told the technician and wrote it in the handover book.",
  result:
    "Within fifteen minutes the family was in the other room. The guest apologised at breakfast and stayed two nights longer. Since then I check the air conditioning of each room before a late arrival.",
};

export const THIN_ANSWER: StoryAnswer = {
  situation: "Sometimes customers are difficult.",
  task: "We have to be nice to them.",
  action: "We always stay calm and try to help everybody.",
  result: "In the end they are usually happy.",
};
