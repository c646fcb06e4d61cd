import type { CandidateQuestion } from "./schema.ts";

/** Further questions that recruiters put, and what helps on the day. The usual ones are moments of the final interview. */
export const RECRUITER_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "proud-of",
    question: "How do I answer 'What are you most proud of'?",
    answer:
      "Tell something that cost effort and helped somebody, at work, in study, in sport or at home: what it was, what stood in the way, what you did, what came of it. Size does not matter. Thank those who helped, and say what of it you would use on board.",
    check: "One minute, with a result at the end.",
  },
  {
    id: "sell-this-pen",
    question: "What do I do when they ask me to sell a pen or another thing?",
    answer:
      "They watch how you listen, not what you know of pens. Ask one or two questions first, offer it for the need that you heard, name a use instead of a feature, take a no with a smile and leave the door open. Sales on board work in the same way.",
    check: "Practise once with a bottle of water and a friend.",
  },
  {
    id: "difficult-team-mate",
    question: "How do I answer a question about a conflict with a colleague?",
    answer:
      "Take a real and small one. Say what each of you wanted, that you spoke with the person alone and early, what you agreed, and how you worked together afterwards. Do not win the story. Recruiters listen for respect, and for whether you went to the person before the boss.",
    check: "No names, no insults, no 'I never have conflicts'.",
  },
  {
    id: "rules-you-dislike",
    question: "How do I answer whether I would follow a rule that I do not like?",
    answer:
      "Yes, and with a reason: in the cabin a rule is what colleagues whom you met an hour ago rely on. You follow it now and raise your doubt afterwards through the proper way. Tell once how you did so. Safety rules are not bent for a guest, however nice.",
    check: "Have an example of a rule that you enforced kindly.",
  },
  {
    id: "food-and-breaks-on-the-day",
    question: "May I eat, drink or use my telephone during the assessment day?",
    answer:
      "In the breaks, yes: water and a snack from your bag are sensible, and nobody minds. Leave the telephone off and out of sight all day, also in the queue. Somebody from the airline is usually near, so breaks belong to the impression: talk with others, tidy up after yourself.",
    check: "Eat a real breakfast: the order of the day is not yours to choose.",
  },
  {
    id: "no-contacts",
    question: "How do I prepare when I know nobody in aviation?",
    answer:
      "Read the airline's own pages and a year of its news, talk to crew after a flight when they have time, go to an open day as a guest, practise aloud every day, and learn the words of the trade. Recruiters judge what you did with what you had.",
    check: "Start here: a question a day, the terms, and one mock interview a week.",
  },
  {
    id: "tip-from-a-guest",
    question: "May cabin crew take a tip or a present from a passenger?",
    answer:
      "Money mostly not: thank warmly, say that the smile is enough, and if the guest insists, tell the senior crew member and do what the airline's rule says. A box of chocolates is usually shared by the crew. Never in return for anything, and never hidden.",
    check: "The rule on gifts stands in the airline's manual.",
  },
];
