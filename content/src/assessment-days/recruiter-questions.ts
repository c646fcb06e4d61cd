import type { CandidateQuestion } from "./schema.ts";

/** Further questions that recruiters put, and what helps on the day. The usual ones are moments of the final interview. */
export const RECRUITER_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "proud-of",
    question: "How do I answer 'What are you most proud of'?",
    answer:
      "Choose something you're proud of that took effort and helped somebody, at work, in your studies, in sport or at home: say what it was, what was in the way, what you did, what came of it. It doesn't have to be big. Give credit to those who helped, and say what you'd use on board.",
    check: "One minute, with a result at the end.",
  },
  {
    id: "sell-this-pen",
    question: "What do I do when they ask me to sell a pen or another thing?",
    answer:
      "Selling a pen begins with one or two questions: they're watching how you listen, not what you know about pens. Then offer it for the need you heard, name a use instead of a feature, take a no with a smile and leave the door open. Selling on board works the same way.",
    check: "Practise once with a friend and a bottle of water.",
  },
  {
    id: "difficult-team-mate",
    question: "How do I answer a question about a conflict with a colleague?",
    answer:
      "Choose a real conflict with a colleague, and a small one. Say what each of you wanted, that you spoke to the person alone and early, what you agreed, and how you worked together afterwards. Don't be the winner of the story. Recruiters listen for respect, and for whether you went to the person before the boss.",
    check: "No names, no insults, no 'I never have conflicts'.",
  },
  {
    id: "rules-you-dislike",
    question: "How do I answer whether I would follow a rule that I do not like?",
    answer:
      "Say that you'd follow a rule you don't like, and why: in the cabin, colleagues you met an hour ago rely on it. You follow it now and raise your doubt afterwards through the proper channels. Give one example of when you did. You don't bend safety rules for a passenger, however nice.",
    check: "Have an example of a rule you enforced kindly.",
  },
  {
    id: "food-and-breaks-on-the-day",
    question: "May I eat, drink or use my telephone during the assessment day?",
    answer:
      "Eat and drink in the breaks, where water and a snack from your bag are sensible and nobody minds; the phone stays off and out of sight all day, even in the queue. Somebody from the airline is usually nearby, so breaks count towards the impression you make: talk to people, tidy up after yourself.",
    check: "Eat a proper breakfast: you don't get to choose when the breaks are.",
  },
  {
    id: "no-contacts",
    question: "How do I prepare when I know nobody in aviation?",
    answer:
      "You can prepare without knowing anybody in aviation: read the airline's own pages and a year of its news, talk to crew after a flight when they have time, go to an open day just to look, practise aloud every day, and learn the words crew use. Recruiters judge what you did with what you had.",
    check: "Start here: a question a day, the terms, and one mock interview a week.",
  },
  {
    id: "tip-from-a-guest",
    question: "May cabin crew take a tip or a present from a passenger?",
    answer:
      "Crew mostly don't take money as a tip: thank the passenger warmly, say a smile is enough, and if they insist, tell the senior crew member and do what the airline's rule says. A box of chocolates usually gets shared by the crew. Never take a gift in return for anything, and never hide one.",
    check: "The rule on gifts is in the airline's manual.",
  },
  {
    id: "script-or-free-in-the-video",
    question: "Do I write my answers down for a recorded video, or do I speak freely?",
    answer:
      "Speak freely in a recorded video, with three keywords per story on a card right beside the camera. Whole sentences show at once: your eyes wander along the line and your voice goes flat. Write a story out once to find its order, then put the sheet away and tell it aloud five times, each time in other words. Only your first sentence may be fixed, so that you start without a stumble.",
    check: "Film one answer with the sheet and one without, and watch both without sound.",
  },
  {
    id: "wear-for-the-video",
    question: "What do I wear and how do I look in a video interview?",
    answer:
      "For a video wear what you'd wear to the day, from top to toe: a plain blazer, a light top without a pattern, hair off the face, small jewellery that doesn't click. Pure white glares and fine stripes flicker on camera, so soften them with the blazer. Light from a window in front of you, a tidy plain wall behind, the lens at eye level, you in the picture from the chest up. Powder takes the shine.",
    check: "Record ten seconds and look at it on another screen: do you see the face first?",
  },
];
