import type { CandidateQuestion } from "./schema.ts";

/** What candidates worry about, and what they ask before they dare to. As in `candidate-questions.ts`: no figure. */
export const WORRY_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "tears-under-stress",
    question: "I cry when I am under stress. What if it happens at the assessment day?",
    answer:
      "Wet eyes are a reflex and won't end your assessment. Look up, breathe out slowly, take a sip of water, say 'Give me a second' and finish the sentence you were in: they're watching how you recover, and it counts in your favour. Don't apologise twice, and don't leave the room without a word.",
    check: "Tell somebody your hardest story aloud until it no longer makes you cry.",
  },
  {
    id: "fear-of-flying",
    question: "I was afraid of flying. Can I still become cabin crew?",
    answer:
      "A fear of flying that's behind you or fading needn't stop you. Many crew were uneasy once: knowing what the noises, the moving wing and turbulence mean takes most of the fear away, and training takes more. If you still panic on board, work on that first, with a course or a doctor, because passengers read your face. You don't have to bring it up; if they ask, say what you did about it.",
    check: "Take a flight on your own before you apply, and see how you feel.",
  },
  {
    id: "normal-working-day",
    question: "What does a normal working day of cabin crew look like?",
    answer:
      "On a working day you report, meet a crew you may never have seen, and get briefed: positions, passengers, weather, a safety question. Then equipment checks, boarding, doors, demonstration, service, checks on cabin and lavatories, landing. Short-haul does that several times, in Europe mostly to end at home, in the US often at a hotel; long-haul is one flight, a rest on board and a hotel. Then reports, and sleep.",
    check: "Ask for a sample roster: which of those days would you like least?",
  },
  {
    id: "away-from-home",
    question: "How often is cabin crew away from home, and can I go home in between?",
    answer:
      "How often crew are away from home depends on the network. In Europe, short-haul crew sleep at home most nights; in the US, domestic trips of two to four days are usual. Long-haul crew spend part of each week in hotels, and commuting to your base comes on top. Expats go home on leave and on staff tickets, if there's a seat. New hires get last pick; part-time and the flights you bid for come with seniority.",
    check: "Ask where crew at your base live, and how staff tickets home work.",
  },
  {
    id: "family-against-it",
    question: "My family does not want me to move abroad for the job. What do I do?",
    answer:
      "Take your family's no seriously: they mostly worry about your safety, about you being lonely, and how seldom you'll come home. Show them the facts about the base: where crew live, how leave and staff tickets work, how long the contract ties you. The first months are lonely for nearly everybody; flatmates, a regular call home and a routine on days off help. It doesn't have to be for ever.",
    check: "Write down their three hardest questions and put them to the airline before you sign.",
  },
  {
    id: "medical-licence-on-board",
    question: "I am a nurse or paramedic. May I use my licence on board as crew?",
    answer:
      "On duty a nurse or paramedic acts as crew: first aid as trained, the medical kit within the airline's procedures, advice from doctors on board or on the ground. Your licence doesn't let you do more in the cabin; drips and prescription drugs wait for whoever the procedure names, mostly a doctor. Your eye and your calm are worth a lot: tell the purser what you're trained in.",
    check: "Ask in training what the airline lets crew who are health professionals do.",
  },
  {
    id: "hurt-after-turbulence",
    question: "Passengers are hurt after severe turbulence. What do the crew do?",
    answer:
      "After severe turbulence the crew hold on until the flight deck releases them: an injured crew helps nobody. Then each checks their own section, reports numbers and injuries to the purser and the captain, and calls for medical help. Anyone who hit their head or neck stays still, bleeding is stopped, loose things are cleared away. The captain decides whether to divert. It all goes into the report.",
    check: "Give your report in one sentence: how many, what, where, and what you need.",
  },
  {
    id: "spoken-english-at-home",
    question: "How do I practise my spoken English at home and lose the shyness?",
    answer:
      "Speak English aloud every day instead of only reading it: record one answer on your phone, listen once, say it again more slowly. Read announcements in a cabin voice. Have a friend ask you the questions every interview has. Keep two sentences ready for when you're stuck: 'Could you say that again?' and 'Let me put it another way.' Shyness goes with practice, not with grammar.",
    check: "Record an answer today and the same one in a week, and compare.",
  },
  {
    id: "codes-for-the-interview",
    question: "Do I have to know airport codes and terms for the interview?",
    answer:
      "Hardly anybody expects airport codes or crew terms from a beginner: you learn your network's codes, the phonetic alphabet and the terms in training, and you're examined there. What shows interest is knowing the airline's home base, its fleet and some of its routes. What you learn here saves you evenings in the first weeks of the course.",
    check: "Can you name the airline's base, two aircraft types and three of its routes?",
  },
  {
    id: "experience-that-counts",
    question: "Which experience counts as customer service for an airline?",
    answer:
      "Customer service is any work where you served, calmed or guided people: shop, pharmacy counter, hotel, restaurant, call centre, reception, nursery, hospital, volunteering. Describe what you did, with the number of customers a shift or cases a day. If the vacancy asks for a year of it, paid work counts first; ask whether you can add up summer jobs.",
    check: "Check whether the vacancy asks for paid or full-time experience.",
  },
  {
    id: "searching-for-words",
    question: "I freeze and search for words when I speak English. What helps?",
    answer:
      "When you freeze in English, don't translate: take the simplest sentence you have. Say a missing word another way ('the thing that holds the door'), or buy time aloud: 'Let me put that differently.' Two seconds of silence sound calm; 'er' sounds lost. At home answer one question into your phone, ninety seconds without stopping, then again in sixty. Learn the first sentence of each story by heart, and only that one.",
    check: "Compare the recordings of day one and day ten: which would you follow more easily?",
  },
  {
    id: "scared-of-an-emergency",
    question: "I'm scared of a real emergency on board. Can somebody like me do this job?",
    answer:
      "Being scared of an emergency is no reason against you: whoever has no respect for it worries recruiters more. Nobody is born calm at a door. You learn it by doing the same drill until hands and voice go by themselves, and you repeat it every year. Most crew never evacuate an aircraft in their whole career. What counts is what you do while your heart beats, and you've surely done that somewhere before.",
    check:
      "Think of one moment when you were frightened and did the right thing: that's your story.",
  },
  {
    id: "shave-for-the-day",
    question: "Should I shave my beard for the assessment day?",
    answer:
      "If the airline wants a clean shave, or you can't find its rule, shave for the day: it grows back, and nobody was ever turned down for a smooth chin. Where a short beard is allowed, it has to look full and deliberate, trimmed to one length with a clean line at neck and cheeks; a three-day shadow counts as unshaven. Do it two days before, so that redness is gone and you know the face in the mirror.",
    check: "Look at crew in the airline's newest pictures: beards there are the rule you need.",
  },
];
