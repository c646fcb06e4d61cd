import type { CandidateQuestion } from "./schema.ts";

/** What people ask once they talk: money side by side, those at home, who pays for what. As in `candidate-questions.ts`: no pay figure. */
export const EVERYDAY_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "pay-compared",
    question: "Who pays cabin crew more: Gulf, US or European airlines?",
    answer:
      "They pay in different ways, so compare what's left at the end of the month. Gulf: a basic plus hours flown, no income tax there, a shared flat and the bus to work provided. US: by the flight hour with a monthly guarantee, lean first years on reserve, then rising with seniority; you pay your own rent. Europe: a basic plus allowances or sectors, taxed and insured at home.",
    check: "Put two offers on one page: guaranteed pay, tax, housing, transport, training bond.",
  },
  {
    id: "parent-at-home",
    question: "A parent at home needs me. Should I still take a base far away?",
    answer:
      "It isn't selfish to ask. Count in days, not in miles: how many days off in a row, how much leave, how often staff tickets really get you a seat, who could be there tonight if something happens. A base in your own country, or a first contract of known length, lets you find out without closing a door. Many crew fly home every month; nobody can promise you a certain day.",
    check: "Ask the airline about emergency leave, and talk to the one you'd leave behind.",
  },
  {
    id: "attestation-who-pays",
    question: "Who pays for the Cabin Crew Attestation: me or the airline?",
    answer:
      "Both happen. Many airlines hire people without it, train them and issue or arrange it; some deduct the cost or tie you with a bond. Others, often for a season, want it before you apply: then you pay an approved school yourself, usually a few thousand euros for some weeks. It's valid in all EASA states but promises no job, and the airline trains you on its own types anyway.",
    check: "Read in the vacancy whether a valid attestation is asked for before you book a course.",
    source: {
      name: "Regulation (EU) No 1178/2011, Annex V (Part-CC): attestation issued by approved training organisations or operators",
      year: 2012,
    },
  },
  {
    id: "only-man",
    question: "Is it odd to be a man in cabin crew?",
    answer:
      "No. Every crew room has men in it, among beginners as among pursers and trainers. The tasks are the same for all; now and then you'll be the one called when somebody gets loud or a bag is heavy, and you may share that out. In the interview nobody needs a reason for it: say why you want the work, as everybody does.",
    check: "Watch a crew on your next flight: who leads it?",
  },
  {
    id: "defibrillator-on-board",
    question: "Is there a defibrillator on every airliner?",
    answer:
      "In the US, yes: airliners above 7,500 lb of payload with a flight attendant have to carry one. European rules leave it to the airline's own risk assessment, and most larger airlines carry one, on long haul as good as always. Crew learn in first aid training where it is and how to use it; it tells you by voice whether to shock.",
    check: "Ask in training where it stands on each of your types.",
    source: { name: "14 CFR 121.803; EASA Easy Access Rules for Air Operations", year: 2025 },
  },
  {
    id: "cpr-in-the-cabin",
    question: "Where do crew do CPR on board, and what does the captain need to know?",
    answer:
      "On a hard, flat floor with room on both sides: the galley or a door area if you can get there in seconds, else the aisle. One compresses, one fetches defibrillator and oxygen, one calls the flight deck and asks for a doctor. The captain needs the seat, age, what happened when, breathing and conscious or not, what's being done, and whether a doctor is there; the diversion is the captain's decision.",
    check: "Say the call to the flight deck aloud in two sentences.",
  },
  {
    id: "quiet-in-the-group",
    question: "I'm quiet in groups. Will that sink me in the group exercise?",
    answer:
      "Being quiet won't; saying nothing will. Speak once in the first two minutes, even if it's only the time or the task. Then pick up what somebody said, by name, and add a thought. Asking the one who hasn't spoken counts as much as an idea. Two or three good turns are plenty: assessors note how you help the group, not who talks most.",
    check: "Next time you sit in a group, set yourself three turns and count them.",
  },
  {
    id: "small-visible-tattoo",
    question: "I have a small tattoo where it shows. Is cabin crew over for me?",
    answer:
      "Not the job, perhaps that airline. Some accept nothing that shows in uniform, and neither make-up nor a plaster counts; others allow small ones, at the wrist or behind the ear, within limits they publish. So choose by the rule, and ask before you have anything removed for a job you don't have yet. If one means a lot to you, nobody will ask you for its story.",
    check: "Ask me which airlines let a tattoo show, and read their current rule.",
  },
];
