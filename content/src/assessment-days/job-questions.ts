import type { CandidateQuestion } from "./schema.ts";

/** What candidates ask about the job itself. As in `candidate-questions.ts`: what holds in general, and no figure. */
export const JOB_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "how-pay-works",
    question: "How is cabin crew pay made up?",
    answer:
      "Cabin crew pay is mostly a fixed part, the basic pay, plus parts that vary: hours flown or sectors, allowances for nights away, sometimes commission on sales or a bonus. So no two months are the same, and beginners earn least. Ask which hours count, whether training is paid, and what uniform or housing will cost you.",
    check:
      "Pay figures change and I won't guess them: see the contract and the airline's own page.",
  },
  {
    id: "roster-and-days-off",
    question: "What does a month of work look like, and how many days off are there?",
    answer:
      "Your roster (US: schedule) comes out some weeks ahead: flights, standby or reserve, training, days off. Early starts, nights, weekends and holidays are part of it. EU law sets at least seven days off a month and 96 a year; contracts there and elsewhere often come to eight to twelve a month. You can often bid for trips and days, by seniority.",
    check: "Ask how early the roster is published and how often it changes.",
    source: {
      name: "Directive 2000/79/EC, European agreement on working time of mobile staff in civil aviation, clause 9",
      year: 2000,
    },
  },
  {
    id: "life-on-standby",
    question: "What is it like to be on standby or reserve?",
    answer:
      "On standby you have no flight yet, but you can be called at short notice for any. So your bag is packed, your phone's on, and you stay close enough to the airport. New crew get more of it; in the US, reserve can last for months or years until you have the seniority. Use it to catch up on sleep, and never drink on it.",
    check: "Ask how quickly you have to report when you're called.",
  },
  {
    id: "training-in-general",
    question: "How long is cabin crew training, and what is taught?",
    answer:
      "Cabin crew training mostly takes four to eight weeks at the airlines of this guide, at a few three months, full time, with exams: doors and evacuation, fire and smoke, first aid, security, dangerous goods, water survival, service, grooming, then supervised flights. You're trained and examined on every type you fly, and you come back once a year for recurrent training.",
    check: "Ask me about the airline: many say how long theirs is.",
  },
  {
    id: "fail-training",
    question: "What happens if I fail an exam in training?",
    answer:
      "One failed exam can usually be repeated once; a second failure often ends the course. The pass mark is high because it's safety. Study every evening, in a small group, aloud and with your hands. If something goes over your head, tell the trainer the same day.",
    check: "The syllabus here covers the same subjects: start before the course does.",
  },
  {
    id: "probation-in-general",
    question: "How does probation work for new cabin crew?",
    answer:
      "Probation means that for the first months either side can end the contract at short notice. They look at punctuality, sickness, grooming, safety knowledge and how you work in a crew; pursers' reports count. Come early, know your door, say when you don't know something, and it'll pass quietly.",
    check: "Your contract says how long it lasts.",
  },
  {
    id: "training-bond",
    question: "What is a training bond, and should I sign one?",
    answer:
      "A training bond is a promise to stay for some time or pay back part of the training. It's normal at some airlines. Check how long it lasts, how the sum falls month by month, and what happens if you fall ill or are dismissed. Ask for time to read it before you sign.",
    check: "If it's a large sum, have somebody who knows the law read it.",
  },
  {
    id: "moving-to-a-base",
    question: "Do I have to move to my base, and can I choose it?",
    answer:
      "You have to get to your base airport within the time the airline sets, so most people live near. You can say which base you'd like, but the airline decides; transfers go by need and seniority. Some commute by air, very common in the US, at their own risk: a full flight is no excuse for being late.",
    check: "Ask which bases take beginners, and only say yes to what you can live with.",
  },
  {
    id: "shared-housing",
    question: "What is it like to live in company accommodation?",
    answer:
      "Where an airline provides housing, mostly in the Gulf, it's a furnished, guarded and often shared flat, with house rules on guests and quiet hours and a bus to the airport. It saves you money and you make friends. It also means living with a stranger who sleeps at noon.",
    check: "Ask whether you can move out, and whether you'd then get an allowance.",
  },
  {
    id: "family-and-children",
    question: "Can I have a family or small children as cabin crew?",
    answer:
      "Many crew have a family and small children. You need a second person or a sitter for nights, early mornings and the time you get home a day late. Some airlines offer part-time and fixed patterns, but seldom at the start. In the interview, say in one sentence how it's arranged, and no more.",
    check: "Ask about part-time only after the offer.",
  },
  {
    id: "pregnant-crew",
    question: "What happens if cabin crew become pregnant?",
    answer:
      "If you become pregnant, you tell the airline once you know. At many you stop flying and get ground work or leave, because of radiation, nights and lifting; in the US you can often fly on for some months. Your rights depend on the country and the contract. In many countries nobody may ask you in an interview about plans for children.",
    check: "It depends on the law at your base and on your contract.",
  },
  {
    id: "travel-benefits",
    question: "Which travel benefits do cabin crew have?",
    answer:
      "Cabin crew usually get reduced tickets on their own airline and its partners, mostly standby: you travel if there's a seat left (in the US, non-rev). Family or a named friend may be included, sometimes after probation. It's a nice extra and a poor reason to give in an interview.",
    check: "Ask people who work there how often they actually get on.",
  },
  {
    id: "free-time-on-layovers",
    question: "How much do I see of the world on layovers?",
    answer:
      "On layovers long-haul crew may get a day in a city. Short-haul crew in Europe are often home at night and only see the airport; in the US, domestic trips of two to four days with short layovers are usual. Rest comes first: you have to report fit, sober and on time. The airline books and pays for the hotel, mostly a room of your own. It's work with a view, not a holiday.",
    check: "Ask whether the base flies long haul, short haul or both.",
  },
  {
    id: "fear-of-danger",
    question: "Is it dangerous to be cabin crew?",
    answer:
      "Flying with an airline is very safe. The usual injuries are small: burns, backs, fingers caught in trolleys, bruises in turbulence. For the rare serious dangers, you train every year. Night duty is limited, and in Europe so is radiation. Sit down when the sign says so: crew who are standing get hurt most.",
    check: "If flying itself scares you, take a fear-of-flying course before you apply.",
  },
  {
    id: "health-in-the-job",
    question: "Is the job bad for health and sleep?",
    answer:
      "Night flights, dry air and irregular meals tire everybody out. What helps: sleeping somewhere dark and quiet, a nap before a night duty, water, real food from home, walks on layovers, regular sport, no pills from colleagues. Say no to a duty when you're not fit: fatigue is a safety matter.",
    check:
      "Keep regular hours for two weeks before training, and find a doctor who knows shift work.",
  },
  {
    id: "promotion",
    question: "How does a career in the cabin go on?",
    answer:
      "From beginner you move up to senior crew, purser or cabin manager after some years, by seniority, courses and reports. You can also become a trainer, recruiter or examiner, work in the safety or service office, sometimes move to the flight deck. Others leave after a few years for hotels, hospitals or companies that value their calm.",
    check: "In the interview, show interest in the first step, not the next job.",
  },
  {
    id: "low-cost-or-network",
    question: "Low-cost or full-service airline: what is the difference for crew?",
    answer:
      "Low-cost: short sectors, quick turnarounds, sales on board, quicker hiring, and in Europe home most nights (in the US you'll have overnights too). Full service: longer flights, several cabins, more service, nights away, longer training. By law the safety training is the same. Choose the life you want, and say so in the interview.",
    check: "Ask crew at both how their last month was.",
  },
  {
    id: "private-jets",
    question: "How do I get a job on private jets?",
    answer:
      "Most private jet operators want experience from an airline or fine dining, a language or two, absolute discretion and a phone that's always on. You plan menus, shop, cook, clean and look after a handful of guests, often as the only crew in the cabin. Start at an airline, learn service, make contacts.",
    check: "Check that the operator gives safety training: a cabin hostess without it isn't crew.",
  },
  {
    id: "agency-or-seasonal",
    question: "What is a seasonal or agency contract?",
    answer:
      "Seasonal: you're hired for the busy months and may be asked back. Agency: another company employs you and you fly for the airline. Both are common ways in, with fewer rights and sometimes less pay. Ask what happens after the end date, who pays for training, and whether you get sick pay.",
    check: "Check who your employer is: the name in the contract, not on the uniform.",
  },
  {
    id: "uniform-cost",
    question: "Do I have to pay for my uniform?",
    answer:
      "Some airlines give you the uniform, some lend it for a deposit, some take the cost out of your first months' pay, and you often buy your own shoes, tights and make-up. Keep the uniform clean and complete, and hand it back at the end; report a lost badge or wings.",
    check: "It's a fair question once you have the offer.",
  },
  {
    id: "drug-and-alcohol-tests",
    question: "Are cabin crew tested for drugs and alcohol?",
    answer:
      "Crew are tested for drugs and alcohol before hiring at many airlines, and at random on the job in many countries. A positive test usually means you're out, even where cannabis is legal. Some medicines and even foods can show up: tell the doctor before the test what you've taken. On duty the alcohol limit is next to nothing.",
    check: "Ask me how long before duty you have to stop drinking.",
  },
  {
    id: "from-ground-to-cabin",
    question: "I work on the ground or was crew elsewhere. Does that help?",
    answer:
      "Time on the ground or at another airline helps: you know delays, passengers and airports. You still do the whole selection and the whole course, because procedures differ. Leave 'at my old airline we did it like this' at home. Say what you miss on the ground and what you're ready to learn from scratch.",
    check: "Ask whether the company fills posts internally before it advertises.",
  },
  {
    id: "age-to-stop",
    question: "Is there an age at which cabin crew have to stop flying?",
    answer:
      "The rules in Europe, Britain and the United States set no age at which cabin crew have to stop flying; airline pilots have one, 65. What counts is the medical, in Europe at least every five years, and the yearly recurrent training with its exercises. Some airlines elsewhere write a retirement age into the contract.",
    check: "If your contract comes from another country, ask about the retirement age.",
    source: {
      name: "Regulation (EU) No 1178/2011, FCL.065 and MED.C.005; 14 CFR 121.383",
      year: 2024,
    },
  },
  {
    id: "open-day-or-invitation",
    question: "What is the difference between an open day and an assessment day?",
    answer:
      "An open day is for anyone who meets the requirements; at some airlines you sign up first. There's a talk, you hand in your CV and have a few words with a recruiter. An assessment day is by invitation and is the selection itself: tests, group tasks, interviews, with people sent home in between. Some airlines do both on one day.",
    check: "Before you travel, check whether you have to register and what to bring.",
  },
  {
    id: "winter-after-the-season",
    question: "What becomes of seasonal crew in winter, and are they asked back?",
    answer:
      "A seasonal contract simply ends in autumn, for everybody and not for anything you did. Many airlines ask good crew back for the next summer, some with a shorter course, and some keep a few through winter or make them permanent. Until then people work in shops, hotels, ski resorts or a second airline. Attendance and lateness mostly decide who's asked, so both are in your hands.",
    check: "Before you sign, ask: how many came back last year, and how many became permanent?",
  },
];
