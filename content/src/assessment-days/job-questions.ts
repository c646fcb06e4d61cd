import type { CandidateQuestion } from "./schema.ts";

/** What candidates ask about the job itself. As in `candidate-questions.ts`: what holds in general, and no figure. */
export const JOB_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "how-pay-works",
    question: "How is cabin crew pay made up?",
    answer:
      "Mostly of a fixed part and of parts that vary: hours flown or sectors, allowances for nights away, sometimes commission on sales or a bonus. So two months are seldom alike, and beginners earn least. Ask which hours count, whether training is paid, and what uniform or housing costs you.",
    check:
      "Figures change and I do not guess them: the contract and the airline's own page have them.",
  },
  {
    id: "roster-and-days-off",
    question: "What does a month of work look like, and how many days off are there?",
    answer:
      "A roster comes some weeks ahead: flights, standby days, training, days off. Early starts, nights, weekends and holidays belong to it. The law sets rest and free days at least; how many more there are is up to airline and contract. Wishes can often be bid for, by seniority.",
    check: "Ask how early the roster is published and how often it changes.",
  },
  {
    id: "life-on-standby",
    question: "What is it like to be on standby or reserve?",
    answer:
      "You are not flying yet, and you may be called at short notice for any flight. So the bag is packed, the telephone on, and you stay near enough to the airport. New crew have more of it. Use it to sleep ahead, and never drink on it.",
    check: "Ask within what time you must report when you are called.",
  },
  {
    id: "training-in-general",
    question: "How long is cabin crew training, and what is taught?",
    answer:
      "Some weeks, full time, with exams: doors and evacuation, fire and smoke, first aid, security, dangerous goods, water survival, service, grooming, then flights under supervision. Every type that you fly is trained and examined, and once a year you come back.",
    check: "Ask me for the airline's entry: many tell how long theirs is.",
  },
  {
    id: "fail-training",
    question: "What happens if I fail an exam in training?",
    answer:
      "One failed exam can usually be repeated once; a second failure often ends the course. The pass mark is high because it is safety. Learn every evening, in a small group, aloud and with your hands. If something goes over your head, tell the trainer on the same day.",
    check: "The syllabus here covers the same subjects: begin before the course does.",
  },
  {
    id: "probation-in-general",
    question: "How does probation work for new cabin crew?",
    answer:
      "For the first months either side may end the contract at short notice. You are watched for punctuality, sickness, grooming, safety knowledge and how you are in a crew; reports by pursers count. Come early, know your door, say when you do not know, and it goes by quietly.",
    check: "Its length stands in your contract.",
  },
  {
    id: "training-bond",
    question: "What is a training bond, and should I sign one?",
    answer:
      "A promise to stay for some time or to pay back part of the training. It is usual at some airlines. Read how long it lasts, how the sum falls month by month, and what happens if you fall ill or are dismissed. Ask for time to read before you sign.",
    check: "For a large sum let somebody who knows the law read it.",
  },
  {
    id: "moving-to-a-base",
    question: "Do I have to move to my base, and can I choose it?",
    answer:
      "You have to reach the airport within the time that the airline sets, so most people live near. You may name a wish, the airline decides; transfers go by need and seniority. Some commute by air at their own risk: a full flight is no excuse for being late.",
    check: "Ask which bases take beginners, and say yes only to what you can live with.",
  },
  {
    id: "shared-housing",
    question: "What is it like to live in company accommodation?",
    answer:
      "Where an airline gives housing, mostly in the Gulf, it is furnished, guarded and often shared, with house rules on guests and quiet hours and a bus to the airport. It saves money and finds you friends. It also means living with a stranger who sleeps at noon.",
    check: "Ask whether you may move out and whether you then get an allowance.",
  },
  {
    id: "family-and-children",
    question: "Can I have a family or small children as cabin crew?",
    answer:
      "Many do. It needs a second person or a sitter for nights, for early mornings and for the day when you come home a day late. Part-time and fixed patterns exist at some airlines, seldom at the start. In the interview say how it is arranged, in one sentence, and no more.",
    check: "Ask about part-time only after the offer.",
  },
  {
    id: "pregnant-crew",
    question: "What happens if cabin crew become pregnant?",
    answer:
      "You tell the airline when you know, and at most airlines you stop flying and are given ground work or leave, because of radiation, nights and lifting. Your rights depend on the country and the contract. In many countries nobody may ask you about plans for children in an interview.",
    check: "The law of your base and your contract decide.",
  },
  {
    id: "travel-benefits",
    question: "Which travel benefits do cabin crew have?",
    answer:
      "Usually reduced tickets on the own airline and on partners, mostly standby: you travel if a seat is left. Family or a named friend may be included, sometimes after probation. It is a fine extra and a poor reason to give in an interview.",
    check: "Ask the people who work there how often they really got on.",
  },
  {
    id: "free-time-on-layovers",
    question: "How much do I see of the world on layovers?",
    answer:
      "Long-haul crew may have a day in a city, short-haul crew are often home at night and see the airport. Rest comes first: you have to report fit, without alcohol, on time. The airline books and pays the hotel, mostly a room of your own. It is work with a view, not a holiday.",
    check: "Ask whether the base flies long haul, short haul or both.",
  },
  {
    id: "fear-of-danger",
    question: "Is it dangerous to be cabin crew?",
    answer:
      "Flying on airlines is very safe. The usual injuries are small: burns, backs, fingers in trolleys, bruises in turbulence. Against the rare great ones you train every year. Radiation and nights are limited and watched. Sit when the sign says so: crew who stand are hurt most.",
    check: "If you fear flying itself, take a course against it before you apply.",
  },
  {
    id: "health-in-the-job",
    question: "Is the job bad for health and sleep?",
    answer:
      "Night flights, dry air and irregular meals tire everybody. What helps: dark and quiet sleep, a nap before a night duty, water, real food from home, walking on layovers, regular sport, no pills from colleagues. Say no to a duty when you are not fit: fatigue is a safety matter.",
    check: "Keep a rhythm for two weeks before training, and find a doctor who knows shifts.",
  },
  {
    id: "promotion",
    question: "How does a career in the cabin go on?",
    answer:
      "From beginner to senior cabin, purser or cabin manager after some years, by seniority, courses and reports; beside it trainer, recruiter, examiner, safety or service office, sometimes flight deck. Others leave after a few years for hotels, hospitals, companies, and their calm is valued there.",
    check: "In the interview show interest in the first step, not in the next job.",
  },
  {
    id: "low-cost-or-network",
    question: "Low-cost or full-service airline: what is the difference for crew?",
    answer:
      "Low-cost: short sectors, quick turnarounds, sales on board, home most nights, quicker hiring. Full service: longer flights, several cabins, more service, nights away, longer training. Safety training is the same in law. Choose by the life you want, and say that in the interview.",
    check: "Ask crew of both how their last month was.",
  },
  {
    id: "private-jets",
    question: "How do I get a job on private jets?",
    answer:
      "Most operators want experience from an airline or fine dining, a language or two, absolute discretion and a telephone that is always on. You plan menus, buy, cook, clean and care for very few guests, often as the only crew in the cabin. Begin at an airline, learn service, make contacts.",
    check: "Check that the operator trains safety: a cabin hostess without it is no crew member.",
  },
  {
    id: "agency-or-seasonal",
    question: "What is a seasonal or agency contract?",
    answer:
      "Seasonal: you are hired for the busy months and may be asked back. Agency: another company employs you and the airline uses you. Both are common ways in, with fewer rights and sometimes less pay. Ask what happens after the end date, who pays training, and whether sickness is paid.",
    check: "Read who your employer is: the name in the contract, not on the uniform.",
  },
  {
    id: "uniform-cost",
    question: "Do I have to pay for my uniform?",
    answer:
      "Some airlines give it, some lend it against a deposit, some take it from the first months' pay, and shoes, tights and make-up are often yours. It has to be clean, complete and given back at the end; a lost badge or wings must be reported.",
    check: "It is a fair question after the offer.",
  },
  {
    id: "drug-and-alcohol-tests",
    question: "Are cabin crew tested for drugs and alcohol?",
    answer:
      "Yes: before hiring at many airlines, and at random in the job in many countries. A positive test mostly ends it, also where cannabis is legal. Some medicines and even foods can show: tell the doctor before the test what you have taken. On duty the limit is next to nothing.",
    check: "Ask me how long before duty one may not drink.",
  },
  {
    id: "from-ground-to-cabin",
    question: "I work on the ground or was crew elsewhere. Does that help?",
    answer:
      "It does: you know delays, passengers and airports. Yet you do the whole selection and the whole course, because procedures differ. Leave 'at my old airline we did it so' at home. Say what you miss on the ground and what you are ready to learn anew.",
    check: "Ask whether the company moves people inside before it advertises.",
  },
  {
    id: "age-to-stop",
    question: "Is there an age at which cabin crew have to stop flying?",
    answer:
      "For airline pilots there is one, 65; for cabin crew the rules of Europe, Britain and the United States set none. What counts is the medical, in Europe at least every five years, and the yearly training with its exercises. Some airlines elsewhere write an age into the contract.",
    check: "Ask for the retirement age where the contract comes from another country.",
    source: {
      name: "Regulation (EU) No 1178/2011, FCL.065 and MED.C.005; 14 CFR 121.383",
      year: 2024,
    },
  },
  {
    id: "open-day-or-invitation",
    question: "What is the difference between an open day and an assessment day?",
    answer:
      "An open day is for whoever meets the requirements, at some airlines after signing up: a talk, your CV, a few words with a recruiter. An assessment day comes by invitation and is the selection itself: tests, group tasks, interviews, with people sent home in between. Some airlines run the two on one day.",
    check: "Read whether you have to register, and what to bring, before you travel.",
  },
];
