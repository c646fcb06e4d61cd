import type { PersonalAnswer } from "./personal-answer.ts";

/** Reasons that applicants give for wanting to be cabin crew, as assessors take them. */
export const REASONS: readonly PersonalAnswer[] = [
  {
    id: "people",
    advice:
      "“I love people” is said by everybody in the room, so by itself it says nothing. Replace it with one person: whom you looked after, what you noticed before they asked, how they left. 'An old man came every Tuesday for a chat, and I kept his table by the heater' says it without the words.",
  },
  {
    id: "family-of-crew",
    advice:
      "Somebody in the family who flew is a good source and a poor reason. Use it to show that you know the price: 'My mother flew for twenty years, so I know about the missed Christmases. What I want of it is my own: …' Then give a reason that would hold without her.",
  },
  {
    id: "money",
    advice:
      "Honest, but not as your reason: they'd hear that a better offer takes you away again. You may say that you've done your sums and want to stay for years. Put first what you'd do there for people and their safety.",
  },
  {
    id: "out-of-the-office",
    advice:
      "Turn it round: don't say what you're leaving, say what you're going to. 'The best hour of my week is when the lobby is full and four people want something at once; I want a job made of that hour.' Speak well of the office: they wonder how you'll speak of them.",
  },
  {
    id: "uniform",
    advice:
      "Leave the uniform and the glamour out: it's what people see from outside, and assessors want to know whether you've looked inside. If you like it, say what it means to you: that people turn to whoever wears it, and that you'd want to be ready when they do.",
  },
  {
    id: "feel-safe",
    advice:
      "That's the strongest beginning there is, because it names what crew are on board for. Prove it at once with a moment when somebody was calmer or safer because of you, and what you did first. Then the price you know of: nights, holidays, the same check on every flight.",
  },
  {
    id: "helping",
    advice:
      "Helping is right and too wide: nurses and firefighters say it too. Say what kind of help and why in the air: people who are tired, far from home and can't get off. One moment when you helped somebody like that does more than the word.",
  },
  {
    id: "every-day-different",
    advice:
      "Variety is true as far as people and crews go, and half true of the work: the checks and the words are the same on every flight, and that's what keeps it safe. Say both: 'I like that the people change and the procedure doesn't.' That shows you know the job.",
  },
  {
    id: "cultures-and-languages",
    advice:
      "Good, if it's something you've done and not something you'd like: a colleague from elsewhere whose way you learned, a guest you reached without a common language. Say what you did with it, and which of your languages you'd speak on board, honestly how well.",
  },
  {
    id: "loves-flying",
    advice:
      "Loving aircraft is welcome and not enough: what they hire for happens in the aisle. Let it be your half sentence on why aviation, and then say why people: 'I've watched aircraft from the fence since I was nine; at the hotel I learned that I'm at my best when somebody needs something at three in the morning.'",
  },
  {
    id: "independence",
    advice:
      "Wanting to stand on your own feet is a fine reason for your life and a weak one for theirs. Show instead that you can live with what comes with it: moving, new people every week, being alone in a hotel. A time you were far from home and managed says that.",
  },
  {
    id: "teamwork",
    advice:
      "Team is right, and the cabin's kind is special: people who met at the briefing an hour ago and have to rely on each other. Tell a moment with people you hardly knew, what you took on without being asked, and what came of it.",
  },
  {
    id: "challenge",
    advice:
      "Challenge and growth are words from a brochure; say what you want to get better at. 'I want to be the one who stays calm when it's loud, and I've begun: …' Training, exams every year and a new crew each time are what you'd grow on, so name one of them.",
  },
  {
    id: "days-off",
    advice:
      "Days off and staff tickets are what one gets, not why they should take you. If they ask what draws you to the life, say that shifts suit you, with proof: how long you've worked them, and what you do to sleep.",
  },
  {
    id: "needs-a-job",
    advice:
      "Most people in the room need the job, and it's nothing to be ashamed of; it just doesn't answer why this one. Find what would make you choose it among three that pay the same: the people, the rules that matter, the rhythm, the team. Prove that one with a moment from what you've done so far.",
  },
  {
    id: "early-mornings",
    advice:
      "They only believe it with proof: 'I opened the bakery at four for two years, slept in two parts, and was never late.' Without such a proof don't claim it; say that you know what it asks and how you've prepared.",
  },
];
