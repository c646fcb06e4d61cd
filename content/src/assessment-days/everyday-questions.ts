import type { CandidateQuestion } from "./schema.ts";

/** What people ask once they talk: money side by side, those at home, who pays for what. As in `candidate-questions.ts`: no pay figure. */
export const EVERYDAY_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "pay-compared",
    question: "Who pays cabin crew more: Gulf, US or European airlines?",
    answer:
      "Gulf, US and European airlines pay in different ways, so compare what's left at the end of the month. Gulf: a basic plus hours flown, no income tax there, a shared flat and the bus to work provided. US: by the flight hour with a monthly guarantee, lean first years on reserve, then rising with seniority; you pay your own rent. Europe: a basic plus allowances or sectors, taxed and insured at home.",
    check: "Put two offers on one page: guaranteed pay, tax, housing, transport, training bond.",
  },
  {
    id: "parent-at-home",
    question: "A parent at home needs me. Should I still take a base far away?",
    answer:
      "With a parent who needs you, count in days, not in miles: how many days off in a row, how much leave, how often staff tickets really get you a seat, who could be there tonight if something happens. A base in your own country, or a first contract of known length, lets you find out without closing a door. It isn't selfish to ask. Many crew fly home every month; nobody can promise you a certain day.",
    check: "Ask the airline about emergency leave, and talk to the one you'd leave behind.",
  },
  {
    id: "attestation-who-pays",
    question: "Who pays for the Cabin Crew Attestation: me or the airline?",
    answer:
      "Sometimes the airline pays for the attestation, sometimes you. Many airlines hire people without it, train them and issue or arrange it; some deduct the cost or tie you with a bond. Others, often for a season, want it before you apply: then you pay an approved school yourself, usually a few thousand euros for some weeks. It's valid in all EASA states but promises no job, and the airline trains you on its own types.",
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
      "It isn't odd to be a man in cabin crew: every crew room has men in it, among beginners as among pursers and trainers. The tasks are the same for all; now and then you'll be the one called when somebody gets loud or a bag is heavy, and you may share that out. In the interview nobody needs a reason for it: say why you want the work, as everybody does.",
    check: "Watch a crew on your next flight: who leads it?",
  },
  {
    id: "defibrillator-on-board",
    question: "Is there a defibrillator on every airliner?",
    answer:
      "US airliners above 7,500 lb of payload with a flight attendant have to carry a defibrillator. European rules leave it to the airline's own risk assessment, and most larger airlines carry one, on long haul as good as always. Crew learn in first aid training where it is and how to use it; it tells you by voice whether to shock.",
    check: "Ask in training where it stands on each of your types.",
    source: { name: "14 CFR 121.803; EASA Easy Access Rules for Air Operations", year: 2025 },
  },
  {
    id: "cpr-in-the-cabin",
    question: "Where do crew do CPR on board, and what does the captain need to know?",
    answer:
      "CPR is done on a hard, flat floor with room on both sides: the galley or a door area if you can get there in seconds, else the aisle. One compresses, one fetches defibrillator and oxygen, one calls the flight deck and asks for a doctor. The captain needs the seat, age, what happened when, breathing and conscious or not, what's being done, and whether a doctor is there; the diversion is the captain's decision.",
    check: "Say the call to the flight deck aloud in two sentences.",
  },
  {
    id: "stand-out",
    question: "How do I stand out at the assessment day without being pushy?",
    answer:
      "You stand out at the assessment day by being the one people remember as easy to work with. Arrive early, greet everybody by name including the person at the desk, and look up when others speak. In the group bring in somebody who hasn't said anything, keep an eye on the clock, and give credit for the idea you build on. In the interview one true story with a clear ending beats ten fine words.",
    check: "After the day: can you name five people you met? Assessors notice who can.",
  },
  {
    id: "what-goes-in-the-cv",
    question: "What do I put in my CV for a cabin crew application?",
    answer:
      "Your CV has one page, two at most: contact, languages with their level, work newest first, training, first aid or swimming, right to work. Describe each job by what you did with people and with figures: guests a shift, complaints solved, cash handled, beginners trained. A family shop counts: you opened alone, you calmed buyers, you answered for the till. Leave out what you can't prove, and hobbies nobody asks about.",
    check: "Read it aloud: does every line of work say what you did for somebody?",
  },
  {
    id: "life-at-a-gulf-base",
    question: "What is life like for crew at a Gulf base such as Dubai, Doha or Abu Dhabi?",
    answer:
      "Life at a Gulf base is hot, modern, and full of people who also came alone, so friends are found fast. The airline houses most beginners in furnished, often shared flats with house rules and a bus to work; some airlines set rest hours and rules for visitors. Local law is stricter than in Europe on alcohol, public behaviour and what you post. You can save, and home is a flight away when a seat is free.",
    check: "Read the rules of the housing and the country's laws for residents before you sign.",
  },
  {
    id: "skin-and-cabin-air",
    question: "What does the dry cabin air do to skin, eyes and voice?",
    answer:
      "Cabin air is drier than a desert, and you feel it: tight skin, sore eyes, a rough throat on the fourth sector. Crew drink water before they're thirsty, moisturise before the flight and after it, wear glasses instead of lenses on nights, keep lip balm and eye drops in the bag, and go easy on powder. It settles within a day on the ground; tell a doctor if it doesn't.",
    check: "Pack the small kit once and leave it in the crew bag.",
  },
  {
    id: "relationship-and-roster",
    question: "Can a relationship survive the job of cabin crew?",
    answer:
      "Plenty of relationships survive the job. What helps is boring: share the roster on the day it comes, plan the days off before they're gone, phone at fixed times and not when one of you should sleep, and let the one at home have a life of their own. The first half year is the hardest, because you have no say yet and everything is new. Living at the base together is easier than commuting to it.",
    check: "Talk once about birthdays and holidays before you sign, not after.",
  },
  {
    id: "crew-meals",
    question: "What do cabin crew eat on board?",
    answer:
      "On longer flights the airline loads crew meals, eaten in the galley when the service allows, often standing and in ten minutes. On short sectors many bring their own box, and some airlines pay an allowance instead. The two pilots eat different dishes. Bring food that survives a warm galley and needs no smell to be good, and mind what may be carried into the country you land in.",
    check: "Ask whether crew meals or an allowance come with the contract.",
  },
  {
    id: "too-qualified",
    question: "Do airlines think I'm overqualified with a degree or as a manager?",
    answer:
      "With a degree or as a manager you look overqualified only if you sound as if this were a step down. Leading people is a plus: you've trained beginners, settled rows and kept a shift together. But you start at the back of the aircraft, take instructions from somebody younger and clean a lavatory. Say why you want exactly that, tell one story in which you did the small job gladly, and don't manage the group exercise.",
    check: "Say in one sentence why now, without the word 'challenge'.",
  },
  {
    id: "back-to-flying",
    question: "I was cabin crew years ago. How do I come back?",
    answer:
      "Former crew are wanted: you know what a fourth sector feels like. What has lapsed is the paper: an attestation needs recent training, and every airline trains its own types anew, so you sit in the classroom with beginners. Bring your old certificates and dates. In the interview speak of what you'd do differently today rather than of how it used to be, and of how the nights are covered at home.",
    check: "Look up when your last recurrent training was, and what your authority says of a gap.",
  },
  {
    id: "piercings-on-the-day",
    question: "May I wear a nose stud or other piercings at the assessment?",
    answer:
      "Take out a nose stud and whatever else isn't a plain stud in the earlobe, one in each. A clear retainer in the nose still shows at arm's length, and they stand closer than that. Some airlines have become more generous, with a small nose stud or several earrings within limits they publish; until you've read that rule, assume the stricter one. A hole that shows is no problem.",
    check: "Read the airline's grooming page on the evening before, not a forum.",
  },
  {
    id: "quiet-in-the-group",
    question: "I'm quiet in groups. Will that sink me in the group exercise?",
    answer:
      "Being quiet won't sink you; saying nothing may, and even that is one task of many. Speak once in the first two minutes, even if it's only the time or the task. Then pick up what somebody said, by name, and add a thought. Asking the one who hasn't spoken counts as much as an idea. Two or three good turns are plenty: assessors note how you help the group, not who talks most.",
    check: "Next time you sit in a group, set yourself three turns and count them.",
  },
  {
    id: "small-visible-tattoo",
    question: "I have a small tattoo where it shows. Is cabin crew over for me?",
    answer:
      "A small tattoo that shows doesn't rule out the job, perhaps only that airline. Some accept nothing that shows in uniform, and neither make-up nor a plaster counts; others allow small ones, at the wrist or behind the ear, within limits they publish. So choose by the rule, and ask before you have anything removed for a job you don't have yet. If one means a lot to you, nobody will ask you for its story.",
    check: "Ask me which airlines let a tattoo show, and read their current rule.",
  },
  {
    id: "years-at-home-on-the-cv",
    question: "How do I put years at home with children or as a carer on the CV?",
    answer:
      "Put the years at home in as one plain line, 'Full-time parent' with the first and the last year: a line explains, a hole makes people guess. Below it goes whatever was more than home: a school committee, a course, a few hours of work, volunteering. No list of household skills, no apology. Then the jobs before it in full, with figures. In the letter, one sentence on why now, and that care is arranged.",
    check: "Cover the line with your thumb: would somebody ask what you did then? So it stays in.",
  },
  {
    id: "oldest-in-the-room",
    question: "I'll be older than everybody else on the day. How do I fit into the group?",
    answer:
      "Being older than the others is no handicap on the day; assessors see calm, and somebody who's met a crisis before. The risk is a different one: to lead, explain and comfort as you would at home or as a boss. In the group be one of six. Ask, take up what a twenty-two-year-old says by name, take a small job such as the time. And don't joke about your age: nobody was thinking of it until then.",
    check: "In your next meeting, speak third instead of first, and build on somebody's idea.",
  },
  {
    id: "one-free-hour",
    question: "I have one free hour. What do I do with it for the interview?",
    answer:
      "With one hour, spend twenty minutes on one story: tell it aloud twice, the second time recorded, and listen to the end of it. Twenty on the airline: its base, what it asks for, two values, and one sentence on why them. Ten on 'tell me about yourself' in ninety seconds. The last ten on papers and clothes: whatever's missing goes on a list. If you're too tired for all of it, only the story.",
    check: "Say 'ask me a question', and the first twenty minutes are planned.",
  },
  {
    id: "two-argue-in-the-group",
    question: "Two candidates argue in the group exercise. What do I do?",
    answer:
      "When two argue in the group, don't take a side and don't tell them to calm down. Name what both want, and give it a way out: 'You both want it to fit the time. Let's note the two ideas and vote in a minute.' Then ask somebody who hasn't spoken. One such sentence is noted by every assessor in the room. If you're one of the two, be the first to give way on something small: losing a point wins more than winning it.",
    check: "Learn one sentence of that kind by heart: it's the same one you'd use in a galley.",
  },
];
