import type { CandidateQuestion } from "./schema.ts";

/** What people ask after a first answer: the figure, the reason, the words to say. As in `candidate-questions.ts`: no figure without its source. */
export const FOLLOW_UP_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "nights-away",
    question: "How many nights a month are cabin crew away from home, short haul and long haul?",
    answer:
      "Long haul: mostly eight to fourteen nights a month in hotels. European short haul: from none to about six, because most crew end the day at base. US domestic: often ten or more, in trips of two to four days. What decides it is the network and the base, then seniority and bids, full time or part time, and how long the hotel stays are. Commuting to a base adds nights no roster shows.",
    check: "Ask crew at that base for last month's roster, and count the nights yourself.",
    source: { name: "Common airline practice; no single text", year: 2026 },
  },
  {
    id: "leave-and-going-home",
    question: "How much leave do cabin crew get, and how often can I fly home from a distant base?",
    answer:
      "Leave is at least four weeks a year by law in the EU and the UK; Gulf airlines mostly offer about 30 calendar days, weekends counted. You bid for dates, and new crew seldom get August or Christmas. Getting home in between depends on days off in a row and the distance: perhaps monthly if the flight is short, a few times a year if it's long. Staff tickets are standby and promise no seat, so keep a day spare.",
    check: "Look up how many flights a day there are from the base to your home.",
    source: {
      name: "Directive 2000/79/EC, European agreement, clause 3; UK Civil Aviation (Working Time) Regulations 2004; Gulf: as airlines generally offer",
      year: 2024,
    },
  },
  {
    id: "crew-housing-rules",
    question: "Which rules apply in the crew flats of Gulf airlines: visitors, curfew, sharing?",
    answer:
      "In Gulf crew flats you usually share with colleagues of the same sex, have your own bedroom and pass a guard at the door; guests of the other sex seldom stay overnight. Crew and unions have reported curfews, signing in by staff card and set hours at home before duty. Some of that has been relaxed; it differs by airline and it changes. Ask for the rules in writing, and whether you may move out and get an allowance.",
    check: "Before you sign: who may visit, until when, and what follows if a rule is broken?",
    source: {
      name: "Complaint of ITF and ITUC to the ILO (GB.324/INS/7/9), union statements and crew reports of that time",
      year: 2015,
    },
  },
  {
    id: "caring-and-part-time",
    question:
      "I care for a parent or grandmother. Can cabin crew work part-time, and is there a right?",
    answer:
      "Many European airlines offer part-time, but seldom in the first years. Look for a base near home, short haul and a fixed pattern of days on and off. The law helps a little: carers get at least five working days a year in the EU and a week in the UK, often unpaid, and may ask for flexible hours. The EU minimum covers a parent, and a grandmother only if she lives with you; your country may give more.",
    check: "After the offer, ask: part-time from when, for how many, and what about emergencies?",
    source: {
      name: "Directive (EU) 2019/1158, articles 3, 6 and 9; UK Carer's Leave Regulations 2024",
      year: 2024,
    },
  },
  {
    id: "allergy-why-lie-flat",
    question: "Why may nobody with a severe allergic reaction stand up or walk?",
    answer:
      "In a severe allergic reaction standing up can stop the heart within moments. The vessels are wide open and leaking, the blood sinks into the legs, hardly any returns, and the heart beats empty. Lying flat with the legs raised keeps it filled. Only where breathing is the trouble may they sit, legs stretched out; if they vomit or pass out, turn them on their side. No walk to the lavatory, even once they feel better.",
    check: "What would you say to somebody who feels fine again and wants to get up?",
    source: {
      name: "Resuscitation Council UK, Emergency treatment of anaphylaxis",
      year: 2021,
    },
  },
  {
    id: "allergy-or-panic",
    question: "How do I tell a severe allergic reaction from a panic attack on board?",
    answer:
      "To tell allergy from panic, look at skin, mouth and breathing, and ask what came before. Allergy: soon after food, a sting or a medicine come hives, swollen lips or tongue, a hoarse voice, wheezing, vomiting, then faintness or collapse. Panic: fast deep breaths, tingling fingers and fear, but no swelling or wheeze, and it eases as breathing slows. In allergy the skin can stay clear. In doubt, treat it as allergy.",
    check: "Name three signs that fear alone never makes.",
    source: {
      name: "Resuscitation Council UK, Emergency treatment of anaphylaxis",
      year: 2021,
    },
  },
  {
    id: "adrenaline-on-board",
    question: "Is there an EpiPen on the aircraft, and who may give the adrenaline?",
    answer:
      "There's adrenaline on board as a rule, a pen not always. It's in the emergency medical kit: US rules list ampoules or the like, European guidance names it, though many short European flights needn't carry that kit. A doctor, nurse or other qualified person gives it, with the captain's agreement. Some airlines add auto-injectors and train crew on them. Travellers keep their own pens within reach, never in the hold.",
    check: "Ask in training which kit of yours holds adrenaline, in what form, and who may use it.",
    source: {
      name: "14 CFR Part 121, Appendix A; EASA Easy Access Rules for Air Operations, CAT.IDE.A.225 and its AMC",
      year: 2025,
    },
  },
  {
    id: "cardiac-arrest-first-minute",
    question: "Cardiac arrest on board: what does each of the crew do in the first minute?",
    answer:
      "The first at a cardiac arrest stays: checks response and breathing, ten seconds at most, calls a colleague, gets the person on the floor and starts compressions. The second brings the defibrillator and puts the pads on while the first keeps going. The third tells the captain and calls for a doctor. The fourth brings oxygen, mask and kits, clears space and notes times. With fewer, compressions and shock come first.",
    check: "Whichever you are, can you say in one sentence what the next person should bring?",
    source: { name: "European Resuscitation Council Guidelines, basic life support", year: 2025 },
  },
  {
    id: "defibrillator-who-and-why-dry",
    question: "Who may use the defibrillator, and why must the chest be bare and dry?",
    answer:
      "Anybody may use a defibrillator, say the guidelines: it tells you what to do and only shocks a rhythm it can help. On board the trained crew do it. Pads have to stick to bare skin: cloth and thick hair keep the current out, and on a wet chest it runs across the skin, not through the heart. So cut, wipe, and shave only if they won't stick. Nobody touches: movement misleads the analysis, and the shock could hit you.",
    check: "Open the lid in your head: scissors, towel, razor, pads. What comes first?",
    source: { name: "European Resuscitation Council Guidelines, basic life support", year: 2025 },
  },
  {
    id: "words-for-refusing-alcohol",
    question: "What do I say to a passenger who has had enough and wants another drink?",
    answer:
      "Refuse the drink quietly, by name, with something in its place. Friendly: 'Let me bring you some water and a bite to eat first.' Clear: 'I'm sorry, Mr Lee, I can't serve you any more alcohol on this flight. Coffee or a soft drink?' Firm: 'The answer is still no, and my colleagues will say the same.' Never 'You're drunk', no lecture, no audience. Then tell the whole crew, so he doesn't get it from the other galley.",
    check: "Say the three aloud, each slower and lower than the one before.",
  },
  {
    id: "passenger-gets-abusive",
    question: "A drunk or angry passenger gets loud, insults or threatens. What are my steps?",
    answer:
      "Answer abuse with one clear, calm warning: what has to stop, and what you can offer. Keep an arm's length, never alone: a colleague watches, the purser takes over, the captain knows early. No more alcohol. If it goes on, a warning in the captain's name, written where the airline has it. Restraint comes last, only against danger. Report words, times and level: 1 verbal, 2 physical, 3 life-threatening, 4 flight deck.",
    check: "Say your warning aloud: no insult, no threat you can't carry out.",
    source: {
      name: "IATA Guidance on Unruly Passenger Prevention and Management; ICAO Doc 10002, chapter 10",
      year: 2020,
    },
  },
  {
    id: "english-what-to-practise",
    question: "What do I practise each day for the English part of the selection?",
    answer:
      "Speak English aloud twenty minutes a day: read an announcement as if to a full cabin, describe a picture for a minute, retell a story you heard that day. Week one, only do it; week two, record and listen; week three, have somebody ask questions; week four, by the clock and without notes. Learn rescue phrases until they come by themselves: 'Could you say that again, please?', 'What I mean is', 'Let me start again.'",
    check: "Keep the recording from the first day and play it after four weeks.",
  },
  {
    id: "tattoo-under-a-watch",
    question: "May I hide a tattoo on my wrist under a watch, a plaster or make-up?",
    answer:
      "At most airlines a hidden wrist tattoo counts as visible. Sleeves ride up when you close a locker, a watch slips, make-up rubs off on a night flight, and a plaster next to food looks like a wound. A few let a small one show, some let you cover it. Ask the recruiter in writing, with size, place and a photo, and keep the reply. Don't hide it at the medical or uniform fitting: it'll be seen, and then it's about honesty.",
    check:
      "Reach up in a short-sleeved shirt before a mirror: what shows there shows in the aisle.",
  },
  {
    id: "do-they-really-ask-that",
    question: "Do recruiters really ask such odd or dull questions, and what do they want to hear?",
    answer:
      "Recruiters do ask odd and dull questions, and not to pass the time. Most of safety is routine: the same door check, the same walk through the cabin, the same words row after row. 'How do you stay attentive when nothing happens?' means 'Will you still look on the fourth sector?' Odd ones, such as which animal you'd be, show whether you stay friendly when surprised. Think for a second, smile, give one short example.",
    check: "Find one routine of yours where looking twice caught a mistake.",
  },
  {
    id: "first-flight-nerves",
    question: "What are the first flights after training like, and is it normal to be nervous?",
    answer:
      "On the first flights, called familiarisation or supernumerary, you're one more than the crew needs, in uniform and supervised. You join in checks, boarding and service, and somebody signs for what you've done; only then do you count as crew. Everybody is nervous, forgets a word, spills a juice, and still remembers that flight years later. Say 'It's my first' at the briefing: crews look after people who do.",
    check: "After each sector note one thing you learnt and one to ask.",
    source: {
      name: "Regulation (EU) No 965/2012, ORO.CC.135 and its AMC; 14 CFR 121.434",
      year: 2024,
    },
  },
  {
    id: "homesick-first-weeks",
    question: "I feel alone and homesick at a base far away. What helps in the first weeks?",
    answer:
      "Against homesickness your training class helps most: they're as new as you, so eat, study and shop together from day one. Phone home at fixed times rather than whenever it hurts. Make the room yours, find one walk and one sport, and look after your sleep. A rule of thumb among crew: give it half a year before you decide. If you hardly eat or sleep, or cry most days for two weeks, talk to a doctor or crew support.",
    check: "Who at the base could you ring tonight? Have two names.",
  },
  {
    id: "wait-after-the-day",
    question: "How long until I hear after the assessment day, and what if nothing comes?",
    answer:
      "Results come between the same evening and several weeks later; most airlines tell you on the day when to expect them. No message isn't yet a no: results go from the recruiters to others, courses fill up, and a place sometimes comes free when somebody declines. Once their date has passed, write one short message with name, day and reference. A thank-you the day after does no harm and changes nothing. Keep applying.",
    check: "Before you leave on the day, ask when and how they'll tell you.",
  },
  {
    id: "two-offers-or-two-airlines",
    question: "Two airlines want me, or soon may. Do I say so, and how do I choose?",
    answer:
      "With two airlines, be honest if asked, and don't play one off against the other. An offer is safe only in writing, with medical and checks passed, so let both run until then. Asking for a few days is normal; name the day. If the second is still deciding, tell it you have a joining date. Compare base, contract, bond and start on one page, sign one, and cancel the other the same day with thanks: recruiters move too.",
    check: "Before you sign, read what it costs to withdraw after signing.",
  },
  {
    id: "fear-of-water",
    question: "I'm scared of deep water. How do I get used to it before the swimming test?",
    answer:
      "Fear of water fades with training, mostly in weeks: book an adult class and say at once that depth frightens you. Begin where you can stand: float on your back, breathe out under water. Then hold the rail at the deep end and let go for five seconds, ten, thirty. Last come the whole distance, non-stop, and treading water. Style doesn't count: use the stroke that keeps you calm, and if panic comes, roll on your back.",
    check: "Ask the airline for distance, depth and clothing, and train for just that.",
  },
  {
    id: "unfit-on-the-day",
    question: "I'm ill or in pain on a day I should fly. What do crew do?",
    answer:
      "Ill or in pain, you call in sick before you report, and by the rules have to: whoever feels unfit doesn't fly, whether it's a cold with blocked ears, migraine, period pain or no sleep. Crew control needs no details; a doctor does. For pain that comes every month, have your medicine cleared by the aviation doctor, keep heat patches in the bag, and ask about swaps. Absence is counted at most airlines, so look up how.",
    check: "Know the number and the latest time for calling in before your first duty.",
    source: {
      name: "Regulation (EU) No 965/2012, CAT.GEN.MPA.100(c), responsibilities of crew",
      year: 2024,
    },
  },
  {
    id: "hardly-travelled",
    question: "I've hardly travelled, or never flown. Does that count against me?",
    answer:
      "Little travel doesn't count against you: new crew include people who had never been on a plane. They want to hear why you want the work, and that you know what it's like. Learn the airline's network and its homes on the map, read up on one or two cultures it flies to, and tell of a time you dealt with somebody from elsewhere at home. If you've never flown, take one flight before the course and watch the crew work.",
    check: "Which three places of its network could you say one true thing about?",
  },
  {
    id: "too-talkative",
    question: "I talk too much or take over in groups. How do I hold back on the day?",
    answer:
      "If you talk a lot, use it for the others: say your idea in two sentences and end on a question to somebody, by name. Take the clock or the notes: that's a task besides talking. Count to three when somebody stops, and once you've spoken twice, let two others go first. Building on a colleague's idea scores as leading; cutting in is the first thing assessors write down. Quiet at the end and short in between is fine.",
    check: "In your next meeting, count how often you speak and how often you ask.",
  },
  {
    id: "drunk-passenger-in-flight",
    question: "A passenger is getting drunk in flight. What do the crew do?",
    answer:
      "Crew slow the drinking down early: water and something to eat with the drink, smaller measures, longer between rounds, and every colleague told, or he orders from three of you. They look for a bottle of his own. When he's had enough he hears one friendly, clear no with something in its place, away from his friends. Then keep him seated, watch him, and tell the purser and the captain while it's still a small matter.",
    check: "Say your friendly no aloud in one sentence, with what you'd bring instead.",
  },
  {
    id: "hardest-interview-questions",
    question: "Which questions of a cabin crew interview are the hardest?",
    answer:
      "The hardest questions leave no place to hide: 'Tell me about a mistake of yours', 'When did a customer leave unhappy?', 'Describe a conflict with a colleague', 'Why you and not the person beside you?', 'What would your last boss change about you?' None is a trap: each wants one real event, your own part in it and what you do differently since. With a true mistake and a true conflict ready, most are covered.",
    check: "Choose your mistake and your conflict tonight, and tell each in ninety seconds.",
    source: { name: "Common practice of airline interviews; no single text", year: 2026 },
  },
  {
    id: "lifeguard-or-first-aider",
    question: "Does my time as a lifeguard, first aider or firefighter help me become crew?",
    answer:
      "Time as a lifeguard or first aider helps you twice. In the selection it proves what most applicants can't show: that you watch, act first and stay calm while others shout. Tell one real rescue in four steps and end on what you reported or changed afterwards. In training you still sit every first-aid and fire lesson, because the kit, the space and the team are different, but you learn faster and can help your class.",
    check: "Which rescue would you tell, and what was different at that place afterwards?",
  },
  {
    id: "where-i-lost-it-last-time",
    question:
      "I failed an assessment before and never heard why. How do I find out what went wrong?",
    answer:
      "To see why you failed, look at the stage it ended at. Sent home early in the day: papers, reach, looks against the rules, or English. After the group: too silent, too loud, nobody drawn in, a face that showed it. After a test: practise that test. After the final: stories without your own part or an end, or no reason for this airline. Write down that last hour and rehearse it with a strict friend.",
    check: "At which stage did you go out, and what did you do in the ten minutes before?",
  },
];
