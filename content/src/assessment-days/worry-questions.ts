import type { CandidateQuestion } from "./schema.ts";

/** What candidates worry about, and what they ask before they dare to. As in `candidate-questions.ts`: no figure. */
export const WORRY_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "tears-under-stress",
    question: "I cry when I am under stress. What if it happens at the assessment day?",
    answer:
      "Wet eyes are a reflex and end no assessment. Look up, breathe out slowly, take a sip of water, say 'Give me a second' and go on with the sentence you were in: recovering is what they watch, and it counts for you. Do not apologise twice, and do not leave the room without a word.",
    check: "Tell your hardest story aloud to somebody until it no longer moves you.",
  },
  {
    id: "fear-of-flying",
    question: "I was afraid of flying. Can I still become cabin crew?",
    answer:
      "Yes, if it lies behind you or shrinks. Many crew were uneasy once: knowing what the noises, the moving wing and turbulence mean takes most of it, and training takes more. If you still panic on board, work on that first, with a course or a doctor, because passengers read your face. You need not bring it up yourself; if asked, say what you did about it.",
    check: "Fly once on your own before you apply, and watch how you are.",
  },
  {
    id: "normal-working-day",
    question: "What does a normal working day of cabin crew look like?",
    answer:
      "You report, meet a crew you may never have seen, and are briefed: positions, passengers, weather, a safety question. Then equipment checks, boarding, doors, demonstration, service, a watch on cabin and lavatories, landing. Short-haul repeats that several times and mostly ends at home; long-haul is one flight, a rest on board and a hotel. Then reports, and sleep.",
    check: "Ask for a sample roster: which of its days would you like least?",
  },
  {
    id: "away-from-home",
    question: "How often is cabin crew away from home, and can I go home in between?",
    answer:
      "That depends on the network. Short-haul crew sleep at home on most nights; long-haul crew spend part of each week in hotels, and those who live far from their base add the journey. Expatriates go home on leave and on staff tickets, when there is a seat. Newcomers choose least; part-time and wishes for certain flights come with the years.",
    check: "Ask where crew of your base live, and how staff tickets home work.",
  },
  {
    id: "family-against-it",
    question: "My family does not want me to move abroad for the job. What do I do?",
    answer:
      "Take it seriously: they mostly fear for your safety, your loneliness, and how seldom you come home. Show them the facts of the base: where crew live, how leave and staff tickets work, how long the contract binds. The first months are lonely for nearly everybody; flatmates, a fixed call and a routine on days off help. It need not be for ever.",
    check: "Write down their three hardest questions and ask the airline before you sign.",
  },
  {
    id: "medical-licence-on-board",
    question: "I am a nurse or paramedic. May I use my licence on board as crew?",
    answer:
      "On duty you act as crew: first aid as trained, the medical kit within the airline's procedures, advice from doctors on board or on the ground. A licence gives you no wider powers in the cabin; drips and prescription drugs wait for whoever the procedure names, mostly a doctor. Your eye and your calm are worth a lot: tell the purser what you are trained for.",
    check: "Ask in training what the airline lets health professionals among its crew do.",
  },
  {
    id: "hurt-after-turbulence",
    question: "Passengers are hurt after severe turbulence. What do the crew do?",
    answer:
      "They hold on until the flight deck releases them: an injured crew helps nobody. Then each looks through the own section, reports numbers and injuries to the purser and the captain, and calls for medical help. Whoever hit head or neck stays still, bleeding is stopped, loose things are cleared. The captain decides on a diversion. All of it goes into the report.",
    check: "Say your report in one sentence: how many, what, where, and what you need.",
  },
  {
    id: "spoken-english-at-home",
    question: "How do I practise my spoken English at home and lose the shyness?",
    answer:
      "Speak aloud every day instead of only reading: one answer into the telephone, listened to once, said again more slowly. Read announcements in a cabin voice. Answer the questions that every interview has to a friend. Keep two sentences for gaps: 'Could you say that again?' and 'Let me put it another way.' Shyness goes with use, not with grammar.",
    check: "Record one answer today and the same in a week, and compare.",
  },
  {
    id: "codes-for-the-interview",
    question: "Do I have to know airport codes and terms for the interview?",
    answer:
      "Hardly anybody expects them of a beginner: you learn the codes of your network, the phonetic alphabet and the terms in training, and are examined there. What shows interest is knowing the airline's home, its fleet and some of its routes. What you learn here saves you evenings in the first weeks of the course.",
    check: "Can you name the airline's base, two aircraft types and three of its routes?",
  },
  {
    id: "experience-that-counts",
    question: "Which experience counts as customer service for an airline?",
    answer:
      "Any work in which you served, calmed or guided people: shop, pharmacy counter, hotel, restaurant, call centre, reception, nursery, hospital, volunteering. Name it by what you did, with guests a shift or cases a day. Where the vacancy asks for a year of it, paid work counts first; ask whether summer jobs may be added up.",
    check: "Read in the vacancy whether paid or full-time experience is asked for.",
  },
];
