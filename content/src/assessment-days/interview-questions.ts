import type { CandidateQuestion } from "./schema.ts";

/** Questions that recruiters put to nearly everybody, and how an answer to each is built. No figure, no script to learn. */
export const INTERVIEW_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "five-years",
    question: "What do I say when they ask where I see myself in five years?",
    answer:
      "They want to hear that you will stay longer than the course costs. Say first what you want to become good at in the cabin, then one next step that this airline really has, such as senior crew or training others. Modest and true beats ambitious and vague.",
    check: "Not: pilot, your own company, or 'somewhere else'.",
  },
  {
    id: "why-hire-you",
    question: "How do I answer 'Why should we hire you and not the others'?",
    answer:
      "Do not speak about the others. Name two things that the job needs, such as calm with people and reliability at odd hours, and prove each with one fact from your work. End with what you would give this crew. Three or four sentences are enough.",
    check: "Cross out every word that any candidate could say, and keep what is left.",
  },
  {
    id: "strengths",
    question: "How do I answer a question about my strengths?",
    answer:
      "Choose one or two that the cabin needs, say them plainly, and tell the small story in which somebody else noticed it. A strength without a story is an opinion. Keep to the manners of the country: in some you state it, in others you let a colleague's words say it.",
    check: "Have a second one ready: they often ask for three.",
  },
  {
    id: "three-words",
    question: "How do I describe myself in three words, or as my friends would?",
    answer:
      "Take words that you can prove and that belong together: one for people, one for work, one that is only you. Add half a sentence to the most surprising one. If they ask what friends would say, quote a real remark of a real person, a slightly critical one as well.",
    check: "Avoid the three that all say: hard-working, friendly, passionate.",
  },
  {
    id: "proud-of",
    question: "How do I answer 'What are you most proud of'?",
    answer:
      "Tell something that cost effort and helped somebody, at work, in study, in sport or at home: what it was, what stood in the way, what you did, what came of it. Size does not matter. Thank those who helped, and say what of it you would use on board.",
    check: "One minute, with a result at the end.",
  },
  {
    id: "know-about-us",
    question: "What do I answer when they ask what I know about their airline?",
    answer:
      "Not a list of figures. Choose three things: where it flies from and to, what it stands for in its own words, and something recent; then say why one of them matters to you. If you are not sure of a number, leave it out: a wrong one is remembered.",
    check: "Ask me about the airline and take the facts from its entry.",
  },
  {
    id: "handle-stress",
    question: "How do I answer 'How do you deal with stress'?",
    answer:
      "Show that you know the signs in yourself and have a way: order by danger, do one thing, tell a colleague, breathe, finish. Then a story in which it went well under pressure. Add what you do after work, because rested crew is part of safety.",
    check: "Not: 'I never feel stress'.",
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
