import type { CandidateQuestion } from "./schema.ts";

/** What people ask of everyday life in the job: where one lives, sleep, food, love, children, pets, money, body, friends. As in `candidate-questions.ts`: no figure without its source. */
export const JOB_LIFE_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "flat-near-the-base",
    question: "Does the airline help me find a flat, and how near to the airport should I live?",
    answer:
      "Outside the Gulf you look for a flat yourself: you may get a hotel during training and a list of landlords, seldom more; in the Gulf the airline mostly gives you a bed or an allowance. Take a room in a crew flat for the first months and sign nothing long before you know the place. Near enough means this: on standby you're at the airport in time, and at four in the morning you get there without luck.",
    check:
      "Ask which day the base is certain, and look in the noticeboards or chat groups of crew.",
  },
  {
    id: "swaps-and-wishes",
    question: "Can I swap flights with a colleague, or get a certain day off such as a wedding?",
    answer:
      "You can mostly swap flights, within limits: many airlines have a system in which you offer a duty and somebody takes it, if both are trained for it and the rest times still fit; crew control has to agree, and probation may exclude it. For a wedding, ask for leave or the day itself as soon as the dates open, in writing, and have a swap in mind. Nobody can promise a beginner one day, so tell the family early.",
    check: "Ask how many days off you may request a month, and how early.",
  },
  {
    id: "late-for-report",
    question: "What happens if I oversleep or get stuck in traffic and I'm late for report?",
    answer:
      "If you'll be late for report, ring crew control at once and before the time: how long, and where you are. If it's minutes they may hold your place; if not, a standby goes, and you do something else that day or go home without pay for it. Once, with an honest word, is usually forgiven. Again, or in probation, it can cost you the job, because a flight short of crew doesn't leave. Never drive too fast to make up for it.",
    check: "Two alarms, the number of crew control in the phone, and half an hour to spare.",
  },
  {
    id: "sectors-and-hours",
    question: "How many flights a day do crew do, and how long is a working day?",
    answer:
      "On short haul crew mostly do two or four flights a day, on small networks up to six, and 8 to 12 hours from report to release. On long haul it's one flight, often 10 to 16 hours with rest on board. Without rest on board, European law allows about 13 hours, less with night starts and many flights; US rules know 14, more with extra crew. Delays come on top, so plan nothing important for that evening.",
    check: "Ask for a sample roster and count from report to release, not from take-off.",
    source: {
      name: "ORO.FTL.205 (EASA); 14 CFR 121.467(b) (United States); usual days: common airline practice",
      year: 2024,
    },
  },
  {
    id: "short-or-long-haul",
    question: "Is short haul or long haul better for a beginner?",
    answer:
      "Short and long haul are two different lives; neither is better. Short haul teaches fast, because you arm doors, board and land several times a day, and in Europe you mostly sleep at home; the price is early alarms and hurry. Long haul gives you more time with guests, free days in a row and hotels abroad; the price is nights, jet lag and absences. At many airlines you don't choose at first; mixed rosters exist too.",
    check: "Which would you miss more: your own bed or your free days in a row?",
  },
  {
    id: "length-of-layovers",
    question: "How long is a layover, and do crew get a hotel room to themselves?",
    answer:
      "A layover is mostly one night: on short haul about 10 to 18 hours, on long haul about 24 to 48, and longer where there's no daily flight. The least is the legal rest, and the clock runs from release to the next report, bus and queue included. The airline books hotel and transport. In the EU each crew member gets a room of their own by law; nearly everywhere else the contract says so.",
    check: "Ask for the usual hours on the ground, not for the longest trip they can tell you of.",
    source: {
      name: "ORO.FTL.105 (suitable accommodation) and ORO.FTL.235 (EASA); hours: common practice",
      year: 2024,
    },
  },
  {
    id: "partner-on-a-trip",
    question: "Can my partner, a parent or a friend come with me on a layover?",
    answer:
      "A partner or parent can often come once you're through probation. They travel on a staff ticket, standby, so they get on only if a seat stays free, there and back. Many airlines let a guest sleep in your room if the hotel agrees; some forbid it. On board you're at work: no sitting beside them, no extra drinks, and nobody waits for them after landing. Tell the purser at the briefing, and rest as if you were alone.",
    check: "Before you invite anybody: may guests use the room, and how full is the flight back?",
  },
  {
    id: "safe-in-crew-hotels",
    question: "Is it safe to be alone in a crew hotel or a strange city?",
    answer:
      "Crew hotels are mostly safe: airlines choose them and the transport with care, and there's always a colleague near. Keep the habits crew have: don't let the desk say your room number aloud, lock and latch the door, open it only when you know who's there, count the doors to the fire exit. Uniform off before you go out, tell somebody where you'll be, watch your glass. If a room feels wrong, ask for another.",
    check: "Save the numbers of hotel, purser and crew control before you leave the lobby.",
  },
  {
    id: "sleep-around-early-starts",
    question: "How do I sleep before a four o'clock start or after a night flight?",
    answer:
      "Before an early start, end dinner, screens and coffee sooner, have the bag packed and the alarm set by eight, and keep the room dark and cool. If sleep doesn't come, lying still in the dark rests you too. After a night flight: sunglasses home, a short sleep of some hours in the morning, up by early afternoon, light and a walk, bed at the usual time. Days off don't undo it all, but a fixed hour of getting up helps.",
    check: "Ask your doctor before you take any sleeping pill: many are not allowed on duty.",
    source: {
      name: "ICAO Doc 9966, Manual for the Oversight of Fatigue Management Approaches",
      year: 2016,
    },
  },
  {
    id: "own-food-and-diets",
    question: "Can crew bring their own food, and what if I'm vegan, halal or allergic?",
    answer:
      "Nearly all crew bring their own food in a box, and with a diet you should. Where crew meals are loaded you may be able to order another sort, but don't count on it after a swap or a delay. You'll serve and smell everything, so an allergy belongs on the medical form and in the purser's ear. Choose what stays good without a fridge. Fresh meat, fruit and dairy may not go off the aircraft in many countries.",
    check: "Make one meal this week that's still good after ten hours in a bag.",
  },
  {
    id: "hours-that-are-paid",
    question: "Am I paid for boarding, delays, standby and training, or only in the air?",
    answer:
      "Pay for boarding, delays and standby depends on the contract and surprises beginners most. Where pay counts flight or block hours, boarding and waiting at the gate have long brought little or nothing; some US airlines now pay for boarding. Where there's a basic salary, it covers ground time, and flights add to it. Standby mostly counts for part or brings a guarantee. Training may be paid fully, partly or not at all.",
    check: "Ask of each: boarding, delay, standby, training, sickness. Paid, and how?",
  },
  {
    id: "living-on-the-first-pay",
    question: "Can I live on a beginner's pay as cabin crew?",
    answer:
      "A beginner's pay mostly covers life in a shared flat, but often not alone in an expensive city. Do the sum with the basic or guaranteed pay only, because the rest falls away in leave, sickness and quiet winters. Add what people forget: deposit, the way to work at night, shoes and make-up, food on layovers, the trips home. The first pay may come weeks after day one, so most crew advise savings for two or three months.",
    check: "Guaranteed pay less rent, transport, food, telephone: what's left?",
  },
  {
    id: "cosmic-radiation",
    question: "How much radiation do cabin crew get, and is it dangerous?",
    answer:
      "Radiation is a small added risk for crew: a few thousandths of a sievert a year, about as much again as anybody gets on the ground. One US study found 2.5 mSv on average; high, long and polar routes bring more. US surveys found more breast and skin cancer among crew, but night work and sun may play a part. In the EU and the UK the airline works out your dose and plans with it. In the US no rule makes it.",
    check: "Ask where crew can see their yearly dose, and show your skin to a doctor each year.",
    source: {
      name: "NIOSH, Anderson et al., Aviat Space Environ Med 82; McNeely et al., Environmental Health 17:49; Directive 2013/59/Euratom, article 35",
      year: 2018,
    },
  },
  {
    id: "colds-and-flying",
    question: "Do crew catch colds more often, and may I fly with one?",
    answer:
      "In the first year most crew feel they catch more colds, and with a blocked nose or ears you don't fly: the pressure in descent can tear an eardrum and keep you grounded for weeks. It's new germs, close contact and short nights, and it gets better. The air is filtered well; hands are the usual way, so wash them and keep them off your face. Many cold remedies make you drowsy, and those rule out duty as well.",
    check: "Can you clear both ears by swallowing? If not, call in sick and see a doctor.",
    source: {
      name: "FAA Pilot's Handbook of Aeronautical Knowledge, chapter 17, aeromedical factors",
      year: 2023,
    },
  },
  {
    id: "back-feet-and-legs",
    question: "Is the job hard on back, feet and legs, and do compression socks help?",
    answer:
      "The job is hard on back, feet and legs: hours on your feet on a floor that slopes, trolleys, stiff latches, bags. Push rather than pull, two at a heavy trolley, bend your knees, and let passengers lift what they packed. Support stockings are popular with crew and ease heavy legs; have them fitted, and see a doctor about swelling on one side or varicose veins. Strong back and stomach muscles do more than any gadget.",
    check: "If your back hurts now, have it looked at before the medical, not after.",
  },
  {
    id: "dating-crew",
    question: "Do crew date colleagues or pilots, and can couples fly together?",
    answer:
      "Crew and pilots do date, as everywhere people work long hours side by side, and many marriages began in a galley. The cliche of wild layovers is mostly just that: after twelve hours people want a shower and a bed. Private stays private in front of passengers, and no means no. Couples may often ask for the same trips or days off, but some airlines don't let one report on the other, so tell the purser.",
    check: "Ask after training whether your airline lets couples bid or fly together.",
  },
  {
    id: "single-parent",
    question: "I'm a single parent. Is cabin crew realistic for me?",
    answer:
      "A single parent can fly if one person you trust can sleep at your place at short notice; without that, hardly, and it's better to know it now. Single parents do fly: mostly on European short haul, near family, often part time after the first years. The hard parts are standby, the weeks of training, and the evening you get stuck abroad. In the interview nobody needs your family story: say you can work the shifts.",
    check: "Name two people for the night and one for the nursery. Three names, then apply.",
  },
  {
    id: "flying-after-a-baby",
    question: "When can I fly again after a baby, and can I breastfeed?",
    answer:
      "After a baby you fly again when your leave ends and the doctor finds you fit: weeks in some countries, a year or more in others. Recurrent training has usually lapsed by then, so a refresher comes first. Breastfeeding and nights away don't go well together: crew pump, use part time or ask for day trips. EU law makes the employer look at the risks for nursing mothers; the US law on pumping breaks leaves air crew out.",
    check: "Ask before the leave: return date, refresher, day trips, place and time to pump.",
    source: {
      name: "Directive 92/85/EEC, articles 4, 5 and 7; US Department of Labor, Fact Sheet 73B (PUMP Act, air carriers)",
      year: 2025,
    },
  },
  {
    id: "pets-at-home",
    question: "I have a dog or a cat. Can I be cabin crew?",
    answer:
      "Plenty of crew have a dog or a cat. A cat copes with one night alone if somebody looks in; a dog needs a person every single day, delays included. So you want a partner, a parent, a neighbour or a sitter with a key, and a second one for the day the first can't. Company flats mostly forbid animals, and a move abroad means vaccinations and papers. You can't take a pet to work.",
    check: "Who'd walk the dog tonight if you were stuck in another city?",
  },
  {
    id: "friends-and-loneliness",
    question: "Is the job lonely, and do I lose my friends when each day brings a new crew?",
    answer:
      "Some friendships get thinner, because you're free on a Tuesday and away on Saturday. Those who stay are the ones you tell your roster to. In the crew you're friends for three days and may not meet for a year, so the ties that hold come from your training class, flatmates and the base. Hotel evenings can be lonely: go down to breakfast, join the walk, ring somebody. If it gets dark for weeks, ask for help.",
    check: "Send your free days to two friends on the day the roster comes out.",
  },
  {
    id: "why-crew-leave",
    question: "Is it a job for life, and why do some leave after a year?",
    answer:
      "Some crew come for two years and see the world, some stay for thirty, and both are normal. Those who stay mostly have a good base, part time or a rank. Those who go early name the same things: pay that was lower than they'd worked out, nights and sleep, standby, home too far away, a contract for a season only. Hardly anybody names passengers. Leaving well, with notice and a good word, keeps the door open.",
    check: "Ask crew who stayed five years what made them stay.",
  },
  {
    id: "part-time-and-studies",
    question: "Can I work part time from the start, or fly next to my studies?",
    answer:
      "Most airlines put beginners on full time, and part time comes with years; some do hire for fixed shares of the month, and summer seasons suit students. Training is always full time for some weeks. Studying next to a full roster works by distance learning and with free days in a row, not with fixed lectures. Exams on a certain day are the hard part: you need leave for them.",
    check: "Read the vacancy for 'part time', 'seasonal' or a percentage before you ask.",
  },
  {
    id: "second-job",
    question: "May I keep another job or my own business while I fly?",
    answer:
      "A second job is mostly allowed only if you tell the airline first and it agrees. It mustn't eat your rest: in Europe crew may not fly when they're not fit, and other flying work counts towards your limits. Small things such as a shop online, translating or teaching a class are often allowed; anything for another airline, in uniform, or with its name isn't. On a work visa a second job may be against the law.",
    check: "Ask for the answer in writing before you say yes to anybody.",
    source: { name: "ORO.FTL.115 and CAT.GEN.MPA.100 (EASA)", year: 2024 },
  },
  {
    id: "crew-influencer",
    question: "May I have an Instagram, TikTok or YouTube account as cabin crew?",
    answer:
      "You may have a private account, but what goes on it is another matter: nearly every airline has rules on uniform, logo, passengers, colleagues and the inside of the aircraft, and on earning money with it. Crew have been dismissed over a clip. Never film passengers, safety procedures, an incident or where the crew sleeps, and not while you're on duty. Some airlines like a crew account and ask you to have it approved.",
    check: "Read the social media rules in training before the first picture in uniform.",
  },
  {
    id: "joining-a-union",
    question: "Should I join a union, and what does it do for crew?",
    answer:
      "Joining a union is for you to decide. A union negotiates pay, rosters and rest, sits beside you when there's trouble, and has people who know the contract; it costs a monthly fee. In the EU, the UK and the US you may join and nobody may punish you for it; at some US airlines a fee is part of the job. In parts of the Gulf there are no unions. In the interview it's not a subject, so leave it out.",
    check: "Ask colleagues after training who speaks for crew at your base, and what it costs.",
  },
  {
    id: "best-and-worst",
    question: "What's the worst and what's the best of being cabin crew, honestly?",
    answer:
      "The worst of the job, most will say: being tired at odd hours, birthdays and Christmases missed, plans that change by a phone call, and pay that starts low. It's stressful in bursts and dull in between. The best: no two days alike, no work to take home, a crew that laughs at three in the morning, free days when others work, and the moment somebody frightened gets off smiling. You have to like people even when tired.",
    check: "Which of the bad ones have you lived with already? That's your interview answer.",
  },
  {
    id: "ill-on-a-trip",
    question: "What happens if I fall ill on a trip, far from home?",
    answer:
      "If you fall ill on a trip you tell the purser and crew control, and you don't work the flight back. The airline or its handling agent finds a doctor, the hotel room is extended, and somebody stays in touch. You go home as a passenger once you're fit to travel. Treatment is usually covered by the airline or its insurance, as the contract says. Food poisoning and ears are the usual reasons. Don't work home on pills.",
    check: "Carry your insurance card, your medicines in their boxes and two emergency numbers.",
  },
  {
    id: "sick-pay-and-sick-days",
    question: "Do I get sick pay, and can too many sick days cost me the job?",
    answer:
      "Sick pay depends on the country: in much of Europe the law gives it, in the US you build up sick hours, in the Gulf the contract and local law set it. What varies is the flying pay, which often falls away. Days are counted, and in probation many of them can end the contract, though real illness must never be hidden to save the record. A doctor's note, early calls and an honest word help.",
    check: "Ask: from which day, at what pay, when a note is needed, how absence is counted.",
  },
  {
    id: "shoes-on-duty",
    question: "Do I have to wear heels all day, and may I wear trainers?",
    answer:
      "On board you mostly needn't wear heels: many airlines have them for the terminal and flat cabin shoes for the flight, and more and more let you wear flats throughout. Trainers are part of only a few uniforms; elsewhere it's plain black leather, closed, no laces that trip. Buy a pair half a size bigger, because feet swell, with a sole that grips on a wet galley floor. Heels come off before the slide in any case.",
    check: "Wear the pair for a full day at home before you wear it for four flights.",
  },
  {
    id: "packing-the-crew-bag",
    question: "What do crew take on a trip, and how many bags?",
    answer:
      "Crew usually take a handbag or tote for the cabin and a wheeled cabin bag; for long trips at some airlines a suitcase in the hold too. In the first: passport, licence or attestation, crew pass, manual on a tablet, torch, watch, pen, spare tights, cabin shoes, food, water bottle, charger. In the second: a spare uniform shirt, clothes for two climates, sleep mask, earplugs, medicines. Keep it packed on standby.",
    check: "Write your list once, tape it inside the lid, and tick it each time.",
  },
  {
    id: "child-ill-on-duty",
    question: "What do I do if my child is ill when I'm called out or due to fly?",
    answer:
      "Ring crew control as soon as you know, before the report time, and say plainly that it's a sick child: most contracts and many countries know a few days for that, paid or not. Never just not answer. Repeated absences are looked at in probation, so have two adults who'd come at three in the morning, and tell the children's other parent or a neighbour your standby days. Once you've left, they're in charge.",
    check: "Who would come at three in the morning? Ask them before you apply.",
  },
  {
    id: "less-pay-than-now",
    question: "I'd earn less than now and my partner minds. How do we decide?",
    answer:
      "A smaller first year is common, and a partner who worries about it is right to ask. Do the sum together with the basic pay alone, so that allowances are a bonus: rent, debts, the drive to the base, care for children. Add the weeks of training and any winter gap. Then agree on a date to look at it again. What rises later is hours, allowances and a step to senior, but not by a fixed day.",
    check: "Put three months of costs aside before you resign: it takes most of the fear out.",
  },
  {
    id: "alcohol-at-a-gulf-base",
    question: "May crew drink alcohol in Dubai, Doha or Abu Dhabi?",
    answer:
      "Dubai and Abu Dhabi aren't dry: over twenty-one you can drink in licensed bars, hotels and clubs, and buy for home. In Doha it's hotels and a licensed shop for residents. Being drunk in public or driving after any drink at all can end in court, in the job and in the visa. For crew there's also the ban of hours before duty and random tests. Many don't drink at all, and nobody thinks it odd.",
    check: "Read the law for residents and your airline's own hours before duty; both change.",
    source: {
      name: "UAE Government portal and Government of Dubai on alcohol for residents; UK travel advice for Qatar",
      year: 2025,
    },
  },
  {
    id: "telling-my-partner",
    question: "How do I tell my partner that I'd move abroad for the job?",
    answer:
      "Tell your partner before you apply, not after the offer: a yes that's been decided without somebody is what hurts. Say what draws you, how long you think of, and what you don't want to lose. Bring facts: visits and staff tickets, days off in a row, whether partners may live there and from when. Then ask what would be the hardest for them, and listen to the end. It may take more than one evening.",
    check: "Agree on a date, after the first year say, on which you decide together again.",
  },
];
