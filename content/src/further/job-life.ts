import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after entries on life in the job, by the entry's id. */
export const FURTHER_ON_JOB_LIFE: FurtherQuestions = {
  "assessment-days/asked-best-and-worst": [
    {
      id: "is-it-for-me",
      question: "Is the job right for me, or is it a daft idea?",
      asked: [
        "do you think i should go for it",
        "is it a daft idea",
        "how do i know if it's for me",
        "im still not sure it's for me",
        "am i mad to want this",
        "should i do it or stay where i am",
      ],
      answer:
        "It isn't daft if three things hold: you stay kind when you're tired, somebody can stand in at home when a flight is late, and you can live on a beginner's pay. Nights, shifts and upset people that you know already are the best sign. Only you can weigh it. Applying binds you to nothing, and a season on short haul near home is a fair trial.",
    },
    {
      id: "getting-used-to-it",
      question: "Do you get used to it?",
      asked: [
        "do you get used to it",
        "does it get easier",
        "how long until it feels normal",
        "do you ever get used to the hours",
      ],
      answer:
        "To the work, yes: after two or three months hands and voice do most of it by themselves. To the hours, partly: you learn to sleep when you can, not when you'd like to. Missed birthdays you don't get used to; you learn to celebrate on another day. Who can't stand that mostly notices within the first year.",
    },
  ],
  "assessment-days/asked-roster-and-days-off": [
    {
      id: "how-early",
      question: "How early does the roster come out?",
      asked: [
        "how far ahead do I know it",
        "when exactly do you see your flights",
        "how many weeks before does it come out",
        "do you get it monthly or weekly",
        "so i know my shifts how long before",
      ],
      answer:
        "Mostly once a month, and in Europe at least 14 days before it begins: that's what the guidance to the rules asks for. In the US you bid for a whole month and see the result about a week or two before. Reserve and standby days stay open until the phone rings.",
      source: { name: "AMC1 ORO.FTL.110(a) (EASA), publication of rosters", year: 2024 },
    },
    {
      id: "changes",
      question: "Can they change my roster once it's out?",
      asked: [
        "can they still change it after",
        "what if they swap my flight last minute",
        "is the roster fixed then",
        "do plans get changed a lot",
        "and can i say no to a change",
      ],
      answer:
        "Yes, on working days, and it happens: sick colleagues, weather, a broken aircraft. In Europe you have to hear of it before your rest begins, so that you can plan your sleep. A real day off is different: there they mostly have to ask, and you may say no.",
      source: { name: "EASA, FAQ 47582 on changes to a published roster", year: 2018 },
    },
    {
      id: "called-on-a-day-off",
      question: "Do they ring me on my days off?",
      asked: [
        "do they call you on your day off",
        "can i be called in when i'm off",
        "do i have to pick up the phone on free days",
        "what if crew control rings on my off day",
      ],
      answer:
        "They may try, above all in summer, and you needn't answer. Working a day off is mostly voluntary and paid extra or given back. If you pick up and say yes, it counts, so be rested, sober and sure before you do.",
    },
    {
      id: "days-in-a-row",
      question: "How many days do crew work in a row, and how many are free together?",
      asked: [
        "how many days in a row do you work",
        "are the free days together or single",
        "do you get two days off in a row",
        "what patterns are there, like 5 on 3 off",
        "max days without a day off",
      ],
      answer:
        "Often three to five on and two or three off; some low-cost airlines fly a fixed pattern of five on and three or four off. European law asks for 36 hours free with two nights at least every 168 hours, US law for 24 hours free in any seven days.",
      source: { name: "ORO.FTL.235(d) (EASA); 14 CFR 121.467(b)(13)", year: 2024 },
    },
    {
      id: "christmas-first-year",
      question: "Will I have Christmas or New Year off in my first year?",
      asked: [
        "so no xmas at home then",
        "what about christmas the first year",
        "who gets new year's eve off",
        "do beginners always work the holidays",
        "how do they decide who's free at christmas",
      ],
      answer:
        "Count on working one of the two. Seniority decides at some airlines, a points system or taking turns at others, and parents sometimes come first. Most crew move the party: a family that celebrates on the 28th has you in a good mood at the table.",
    },
  ],
  "assessment-days/asked-life-on-standby": [
    {
      id: "how-fast",
      question: "How fast do I have to be at the airport when they call?",
      asked: [
        "how quick do i need to be there",
        "how much time do they give you",
        "how many minutes after the call",
        "is one hour enough to get there",
        "what's the notice time",
      ],
      answer:
        "In the time your airline sets: mostly between one and two hours from the call to report, in uniform and with the bag. On long-call reserve it's ten hours or more. Measure your way at the worst hour and add a quarter of an hour.",
      source: { name: "Common airline practice; reserve: CS FTL.1.230 (EASA)", year: 2024 },
    },
    {
      id: "missed-call",
      question: "What if I miss the call?",
      asked: [
        "what if i'm in the shower when they ring",
        "what happens if i don't hear the phone",
        "my phone died on standby, now what",
        "and if i miss it",
        "do they try more than once",
      ],
      answer:
        "Ring back the moment you see it. Crew control usually tries twice and gives you some minutes; a shower isn't a crime if you call right after. Not reachable at all counts like not turning up, and that goes on your record. Take the phone into the bathroom.",
    },
    {
      id: "how-long",
      question: "How long does a standby last?",
      asked: [
        "how long is one standby",
        "how many hours do i have to wait",
        "is it the whole day and night",
        "when does it end if nobody calls",
        "can it be 24 hours",
      ],
      answer:
        "Mostly 4 to 12 hours with a start and an end on the roster; under European rules 16 hours at most at home. They may call in the last minute of it. In the US a reserve day can run for 24 hours, with the legal rest kept free.",
      source: {
        name: "CS FTL.1.225 (EASA); length of US reserve: as contracts set it",
        year: 2024,
      },
    },
    {
      id: "what-may-i-do",
      question: "What may I do while I'm on standby?",
      asked: [
        "can i go to the gym or shopping",
        "do i have to sit at home all day",
        "am i allowed out of the house",
        "can i go swimming or to the cinema",
        "what do people do meanwhile",
      ],
      answer:
        "Anything you can drop at once: shop, cook, gym with the phone in sight, a friend nearby. No alcohol, no place without signal, no trip that makes you late. Many do laundry and sleep in two parts, since a call may bring a night flight.",
    },
    {
      id: "refuse",
      question: "Can I turn down a flight on standby?",
      asked: [
        "can i say no when they call",
        "what if i don't want that flight",
        "am i allowed to refuse it",
        "do i have to take what they give me",
      ],
      answer:
        "No, not because you dislike it: being on standby means you take what comes. You have to say no if you're ill, too tired to be safe, or not trained on the type. Then say exactly that, and expect to be asked.",
    },
    {
      id: "how-often",
      question: "How many standby days do new crew have?",
      asked: [
        "how often are you on standby",
        "how many days a month is that",
        "is it mostly the new ones",
        "how often do they really call",
        "when does it get less",
      ],
      answer:
        "It depends on the airline: often two to six days a month in Europe, or a whole standby month once or twice a year. In the US beginners are usually on reserve all the time until others join below them. In winter and summer peaks you're called more often than not.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
  ],
  "assessment-days/asked-moving-to-a-base": [
    {
      id: "change-base",
      question: "How long until I can change my base?",
      asked: [
        "how long till i can switch",
        "can i transfer later",
        "when can i ask for another one",
        "and if i want to move back home after a while",
        "how do transfers work",
      ],
      answer:
        "Mostly after probation at the earliest, often after a year or more. You put your name on a list, and it moves by seniority and by need: unloved bases in weeks, favourites in years. Airlines with one hub have nowhere to transfer to.",
    },
    {
      id: "pay-for-the-move",
      question: "Does the airline pay for the move?",
      asked: [
        "who pays for moving",
        "do i get money for the relocation",
        "do they cover my removal costs",
        "is there help with the first rent",
      ],
      answer:
        "Seldom for beginners. Gulf airlines usually send the joining ticket and provide housing; elsewhere you pay your own way, and a staff ticket for yourself is often all. Take two suitcases and a furnished room, and move the rest after probation.",
    },
    {
      id: "base-closes",
      question: "What happens if my base is closed?",
      asked: [
        "what if they close it",
        "can they just move me somewhere else",
        "bases do shut down, what then",
        "can they force me to another city",
      ],
      answer:
        "You're usually offered another base, sometimes with a choice, and if you can't go, the contract may end with notice or a payment. Low-cost airlines open and close bases quite often. Read the clause on your place of work before you sign.",
    },
    {
      id: "when-told",
      question: "When do I learn which base I get?",
      asked: [
        "when do they tell you",
        "do i know it before training",
        "at what point is it fixed",
        "so when can i look for a flat",
      ],
      answer:
        "It varies: with the vacancy, with the offer, or only in the last days of training, as at many US airlines. Ask at the offer, and rent nothing for longer than a month until you have it in writing.",
    },
    {
      id: "say-in-interview",
      question: "What do I say if they ask which base I want?",
      asked: [
        "what should i answer when they ask me about it",
        "should i name one or say anywhere",
        "is it bad to have a wish",
        "do i lie and say i'd go everywhere",
      ],
      answer:
        "Name your wish and your limit honestly: 'Porto would be my first choice, and I'd also go to Berlin.' Say 'anywhere' only if you'd really pack tomorrow. Somebody who accepts and resigns after two months helps neither side.",
    },
  ],
  "assessment-days/asked-driving-licence": [
    {
      id: "parking",
      question: "Is parking at the airport free for crew?",
      asked: [
        "do i have to pay for parking",
        "where do crew park",
        "is there staff parking",
        "what does it cost to leave the car there",
      ],
      answer:
        "It depends on airline and airport: some pay for a staff car park, some take part of it from your pay, and at some you're on your own. It's often far out with a shuttle bus, so add twenty minutes. Ask whether long trips are covered too.",
    },
    {
      id: "crew-transport",
      question: "Does the airline pick crew up from home?",
      asked: [
        "do they send a car for you",
        "is there a crew bus",
        "who drives you at night",
        "does a taxi pick you up",
      ],
      answer:
        "In the Gulf usually yes: a bus goes from the crew buildings. In some countries, India among them, many airlines send a car. In Europe and the US mostly not from home; there the bus is between hotel and airport on layovers.",
    },
    {
      id: "four-in-the-morning",
      question: "How do crew without a car get there at four in the morning?",
      asked: [
        "and with no bus that early",
        "what do people do who don't drive",
        "is a taxi every time too expensive",
        "can i do it by bike or scooter",
      ],
      answer:
        "They share: a colleague from the next street, a flat on a night bus line, a scooter or bike, a taxi for two. Some sleep in the crew room or at a friend's near the airport before the earliest reports. Plan it before you rent, not after.",
    },
    {
      id: "how-long-a-way",
      question: "How long may the way to the airport be?",
      asked: [
        "is an hour's drive too far",
        "how far away is ok",
        "i live 80 km away is that fine",
        "what's the longest drive people do",
      ],
      answer:
        "As long as you like on flying days, as long as the call-out time on standby. European guidance says to think of a bed nearer by if the way usually takes more than 90 minutes. After a night duty even 40 minutes at the wheel can be too many.",
      source: { name: "CS FTL.1.200 and GM1 (EASA), home base", year: 2014 },
    },
  ],
  "assessment-days/asked-how-pay-works": [
    {
      id: "pay-cut",
      question: "Will I earn less than in my job now?",
      asked: [
        "is it a big pay cut",
        "would i earn less than now",
        "how does it compare with what i earn",
        "can i afford the switch",
        "is it a step down in money",
      ],
      answer:
        "Work it out before you decide. Take from the advert the basic pay, what an hour or a sector brings, and the allowances, for the hours of a quiet month; beginners stand at the foot of the scale. Take off rent at the base, the way to work and meals away. Put that beside what's left of your pay now: it's what remains that counts.",
    },
    {
      id: "per-diem",
      question: "What is a per diem?",
      asked: [
        "what's per diem",
        "what are those allowances",
        "is there money for food when i'm away",
        "what does daily allowance mean",
        "do i get extra for nights abroad",
      ],
      answer:
        "It's Latin for 'by the day': money for food and small costs while you're away on duty, on top of the pay. Europe mostly counts days or countries, the US hours from report to release. Some crew cook or bring food and keep it; don't plan your rent with it.",
    },
    {
      id: "guarantee",
      question: "What does a monthly guarantee mean?",
      asked: [
        "what's the guarantee",
        "what do i get in a month with hardly any flights",
        "is there a minimum i always get",
        "how can i know what's safe",
      ],
      answer:
        "A number of hours you're paid for even if you fly less, for example on reserve. It's the figure to do your sums with. Above it each hour adds to the pay. Unpaid leave or a refused duty usually lowers it.",
    },
    {
      id: "per-sector",
      question: "Paid by the hour or by the sector: what is the difference?",
      asked: [
        "is it per flight or per hour",
        "what's sector pay",
        "do i get paid for each leg",
        "which is better, hours or sectors",
      ],
      answer:
        "By the hour, a long flight brings more than a short one. By the sector, each take-off and landing brings a fixed amount, often by length, so four short ones can beat one long. In both, cancelled flights may bring nothing: ask.",
    },
    {
      id: "does-it-rise",
      question: "Does the pay rise with the years?",
      asked: [
        "do you earn more after some years",
        "how does it go up",
        "is there a pay scale",
        "does it stay that low",
        "what do seniors get more for",
      ],
      answer:
        "Yes, at most airlines by a scale: a step each year of service, and more with a rank such as purser. The first steps are the lowest. It starts again at the bottom when you change airline, apart from a few who credit experience.",
    },
    {
      id: "negotiate",
      question: "Can I negotiate my pay?",
      asked: [
        "can i ask for more",
        "is there room to bargain",
        "i have experience, do i get more",
        "should i name a number",
      ],
      answer:
        "No, the scale is the same for everybody who starts that day. What you can ask is how your experience or languages count, since some airlines pay a language supplement. Save your energy for the questions on hours, training and housing.",
    },
    {
      id: "ask-in-interview",
      question: "May I ask about pay in the interview?",
      asked: [
        "can i bring up money with them",
        "is it rude to ask about it",
        "when do i ask what i'll earn",
        "what's a good question about pay",
      ],
      answer:
        "Yes, late and once, best after the offer or when they ask for questions. 'Which part of the pay is guaranteed in a quiet month?' shows you understand how it works. Not as the first question, and not as the reason you came.",
    },
  ],
  "assessment-days/asked-travel-benefits": [
    {
      id: "is-it-free",
      question: "Do crew really fly for free?",
      asked: [
        "so is it free or not",
        "do i pay anything at all",
        "free flights, true or myth",
        "how much do you pay for a ticket",
        "can i travel anywhere for nothing",
      ],
      answer:
        "Sometimes. On your own US airline standby seats at home are mostly free. Elsewhere you usually pay taxes and fees or a small part of the fare, and on other airlines a fixed low rate by distance. Some give one free ticket a year.",
    },
    {
      id: "parents-and-friends",
      question: "Can my parents, partner or friends use my tickets?",
      asked: [
        "can my mum use it too",
        "does my girlfriend get cheap flights",
        "is my family included",
        "can i give them to a friend",
        "what about brothers and sisters",
      ],
      answer:
        "Mostly yes for parents, husband or wife and children; unmarried partners and friends by naming one person for a year or by a few passes. You answer for how they behave. Selling a pass can cost you the job.",
    },
    {
      id: "standby-ticket",
      question: "What does it mean to travel standby?",
      asked: [
        "what does standby mean here",
        "what if the plane is full",
        "how do i know i get a seat",
        "can i get stuck somewhere",
        "who gets on first",
      ],
      answer:
        "You have a ticket but no seat. When all paying passengers are in, what's left goes by a list, often by length of service. If it's full you wait for the next one, perhaps until tomorrow. So never take the last flight before a duty.",
    },
    {
      id: "other-airlines",
      question: "Do I get cheap tickets on other airlines too?",
      asked: [
        "only my own airline or others too",
        "what is zed",
        "can i fly with partners",
        "does it work with every airline",
      ],
      answer:
        "On many, yes. Airlines have agreements with each other, called ZED, at low fixed rates by distance, standby as a rule. How many partners yours has differs a lot: a large network airline has dozens, a young low-cost one only a few.",
    },
    {
      id: "rules-on-board",
      question: "How must I dress and behave on a staff ticket?",
      asked: [
        "is there a dress code for it",
        "can i wear shorts",
        "may i drink on the flight",
        "can i ask for an upgrade",
      ],
      answer:
        "Tidy: no beachwear, nothing torn, at some airlines smarter in the front cabins. You're a guest of the company, so no asking for upgrades, no complaining, and wine in moderation. Introduce yourself briefly to the purser, then be a passenger.",
    },
    {
      id: "since-when",
      question: "From when on do I get staff tickets, and what if I leave?",
      asked: [
        "do i get them from day one",
        "how long do i wait for it",
        "do they stop when i quit",
        "in probation too",
      ],
      answer:
        "Often from the start for yourself and after three to six months for family. They end with the contract, except for people who retire or have long service. Don't book a return for the week after your last day.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
  ],
  "assessment-days/asked-free-time-on-layovers": [
    {
      id: "drink",
      question: "May I drink alcohol on a layover?",
      asked: [
        "can i have a beer there",
        "is drinking allowed",
        "what about a glass of wine at night",
        "how many hours before must i stop",
        "do crews party a lot",
      ],
      answer:
        "Yes, out of uniform and if you stop in time. EU and US rules want nothing in the 8 hours before duty; most airlines ask for 10, 12 or 24, and for zero at report. A long evening isn't gone in 8 hours, so two glasses with dinner is what most keep to.",
      source: { name: "14 CFR 91.17; CAT.GEN.MPA.100 with its AMC (EASA)", year: 2024 },
    },
    {
      id: "go-out-with-crew",
      question: "Do I have to go out with the crew?",
      asked: [
        "must i join them for dinner",
        "can i just stay in my room",
        "do crews do things together",
        "is it rude to sleep instead",
      ],
      answer:
        "No, your rest is your own. Some crews meet in the lobby for dinner, some say good night in the lift, which crew call slam-clicking. Join once or twice in the first months: you learn a lot at that table. A clear 'I need to sleep' offends nobody.",
    },
    {
      id: "leave-the-city",
      question: "May I leave the city on a layover, or visit family?",
      asked: [
        "can i visit my aunt there",
        "can i travel somewhere else in between",
        "do i have to stay at the hotel",
        "is it ok to rent a car",
      ],
      answer:
        "Mostly yes, as long as you can be reached, rested and back in time, and don't need a second flight to return. Some airlines want you in the hotel at night or told of an absence. Leave a note of where you are with the purser.",
    },
    {
      id: "missed-pick-up",
      question: "What if I miss the crew bus back?",
      asked: [
        "what happens if i oversleep the pickup",
        "and if i'm late for the bus",
        "does the crew leave without me",
        "what if i sleep through the wake up call",
      ],
      answer:
        "They ring your room, somebody knocks, and then the bus leaves. Take a taxi at once, ring the purser, and have the passport ready. If you don't make it, the flight may go short or late because of you, and you'll explain it in writing.",
    },
    {
      id: "visa",
      question: "Do I need a visa to leave the airport as crew?",
      asked: [
        "do crew go through passport control",
        "can i leave the airport without a visa",
        "is the crew id enough",
        "what about the US with my passport",
      ],
      answer:
        "It depends on the country and your passport. In many places crew enter on a crew declaration with passport and crew card for the length of the layover; the US wants a crew visa from most foreign crew. The airline arranges it, you watch the dates.",
    },
  ],
  "assessment-days/asked-health-in-the-job": [
    {
      id: "weight",
      question: "Does the job make you put on weight?",
      asked: [
        "do you get fat from it",
        "do crew gain weight",
        "does irregular food make you heavier",
        "i'm afraid of putting on kilos",
        "or do you lose weight from all the walking",
      ],
      answer:
        "Some gain, some lose. You walk a lot, but short nights make you hungry for sweet and fatty things, and the trolley is full of them. What helps: a box from home, water first, no meal at three in the morning, and breakfast at breakfast time of where you are.",
    },
    {
      id: "getting-used",
      question: "How long does it take to get used to the hours?",
      asked: [
        "does the body get used to it",
        "when does it get easier",
        "is it just the first months",
        "will i always be tired",
      ],
      answer:
        "Some months for the routine: you learn to nap, to pack food and to say no to plans. The body never fully adapts to changing nights; it only gets better rest when you protect it. Larks cope well with earlies, owls with lates, so bid that way.",
    },
    {
      id: "melatonin",
      question: "May I take melatonin or sleeping pills?",
      asked: [
        "what about melatonin",
        "can i take something to sleep",
        "do crew use pills",
        "is it allowed to take tablets for jet lag",
      ],
      answer:
        "Only after the aviation doctor or company doctor has agreed. Melatonin is sold freely in some countries and on prescription in others; stronger pills mean hours or days without duty. Never try one for the first time before a flight, and never a colleague's.",
    },
    {
      id: "too-tired-to-fly",
      question: "What happens if I say that I'm too tired to fly?",
      asked: [
        "do i get in trouble for being tired",
        "can i really refuse because of fatigue",
        "what's a fatigue call",
        "is being tired counted as sick",
      ],
      answer:
        "You're taken off the duty, and you write a fatigue report saying why: hotel noise, roster, a sick child. A good airline treats it as safety and looks for the cause. Whether it's paid differs. If it happens often, somebody will talk to you about sleep.",
    },
    {
      id: "years-later",
      question: "What does it do to you after many years?",
      asked: [
        "and in the long run",
        "what about after 20 years",
        "are old crew all ill",
        "does it age you faster",
      ],
      answer:
        "Most long-serving crew complain of sleep, back, feet, ears and stomach. Surveys of US crew also found more breast and skin cancers than in other people, without settling the cause. Go to the check-ups, keep moving, protect your skin on beaches.",
      source: { name: "McNeely et al., Environmental Health 17:49", year: 2018 },
    },
  ],
  "assessment-days/asked-skin-and-cabin-air": [
    {
      id: "why-so-dry",
      question: "Why is the air on board so dry?",
      asked: [
        "why is it that dry",
        "how dry is it really",
        "where does the dryness come from",
        "is it worse on long flights",
      ],
      answer:
        "Because the fresh air comes from outside, where at minus fifty degrees it holds almost no water. Humidity on board is usually under 20 per cent, at home over 30. It drops with the hours, so long flights feel worse. Some newer types keep it a little higher.",
      source: { name: "WHO, International travel and health, chapter 2", year: 2012 },
    },
    {
      id: "make-up",
      question: "How does make-up last a long flight?",
      asked: [
        "what about my make up then",
        "how do they still look fresh after 12 hours",
        "which make-up survives it",
        "can i go without foundation",
      ],
      answer:
        "Less of it, on moist skin: moisturiser, a light foundation or none, cream rather than powder, a lipstick you can redo without a mirror. Freshen up before landing rather than adding layers. On a night flight take it off for your rest if time allows.",
    },
    {
      id: "lenses",
      question: "Can I wear contact lenses on long flights?",
      asked: [
        "what about my lenses",
        "are contacts ok for nights",
        "do lenses dry out up there",
        "glasses or lenses on board",
      ],
      answer:
        "Yes, many do, but dry air makes them scratch after some hours. Daily lenses, drops without preservatives, and out before you nap. Carry glasses in any case: a lens lost in smoke or at night must not leave you half blind at a door.",
    },
    {
      id: "how-much-water",
      question: "How much should I drink on board?",
      asked: [
        "how much water is enough",
        "do i need litres of it",
        "does coffee count",
        "won't i need the loo all the time",
      ],
      answer:
        "A glass about every hour is a good habit, more when you work hard; pale urine tells you it's enough. There's no need for litres: the air dries skin and eyes, not your whole body. Coffee and tea count too, only the sleep pays for them.",
    },
    {
      id: "acne",
      question: "My skin breaks out. Will flying make it worse?",
      asked: [
        "i get spots, is it worse up there",
        "does flying give you acne",
        "what about eczema",
        "my skin is sensitive already",
      ],
      answer:
        "It can: short nights, heavy make-up and touching your face play a larger part than the air. Gentle cleansing, a plain cream and clean hands do most. With eczema or severe acne ask a skin doctor before the medical, since gloves and soap add to it.",
    },
  ],
  "assessment-days/asked-relationship-and-roster": [
    {
      id: "the-one-at-home",
      question: "How does the partner at home cope?",
      asked: [
        "how does my husband manage when i'm gone",
        "what does it mean for the one who stays",
        "he's alone half the month, any advice",
        "how do partners deal with it",
      ],
      answer:
        "Best with a life of their own, a shared calendar, and rules that don't depend on you: who cooks, who pays, who fetches the children. What wears people down is broken plans. So promise less, and let the first evening home be for sleep, not for the list of jobs.",
    },
    {
      id: "jealousy",
      question: "My partner is jealous of hotels and crews. What can I do?",
      asked: [
        "my boyfriend is jealous",
        "she thinks crews cheat",
        "how do i calm him about the hotels",
        "is there a lot of cheating",
      ],
      answer:
        "Show instead of swear: tell who's on the trip, what the hotel is like, how tired you are, and call at a time you keep. People cheat no more and no less for having a trolley. If every layover ends in an interrogation, that's a talk to have before the contract.",
    },
    {
      id: "both-crew",
      question: "What if we're both cabin crew?",
      asked: [
        "and if my partner flies too",
        "we both want to apply, good idea",
        "do couples get the same roster",
        "can we be based together",
      ],
      answer:
        "Good for understanding, hard for meeting: two rosters seldom fit by chance. Some airlines let couples bid together or share days off. Apply each for yourself, say so only if asked, and settle who takes the base that comes first.",
    },
    {
      id: "long-distance",
      question: "Can a long-distance relationship work with this job?",
      asked: [
        "he stays in my country, i go abroad",
        "does long distance work with it",
        "how often could we meet",
        "is it hopeless with a base far away",
      ],
      answer:
        "It can, if there's an end in sight and a flight between you. Count the days in a row and the empty seats: two or three meetings in two months is a realistic start. Agree on when you'll decide together, for example after the first contract year.",
    },
  ],
  "assessment-days/asked-family-and-children": [
    {
      id: "may-they-ask",
      question: "Are they allowed to ask me who minds the children?",
      asked: [
        "are they even allowed to ask that",
        "is it legal to ask about my kids",
        "do i have to answer that",
      ],
      answer:
        "In many countries they may ask whether you can work the roster, and not about children, a partner or plans for a family, and you need not answer that. What the law says where you apply, an advice centre or a union knows. In the room, stay friendly and answer what's behind it: 'I've arranged my life for early starts, nights and standby.'",
    },
    {
      id: "who-looks-after",
      question: "Who looks after the children during a trip?",
      asked: [
        "who has the kids when i'm away",
        "what do other mums do with them",
        "is there childcare from the airline",
        "nursery isn't open at 4 am",
      ],
      answer:
        "Mostly the other parent, grandparents or a sitter who sleeps in; a few share with another crew family. Nurseries close when you need them, and hardly any airline runs one. Pay somebody a fixed sum to be on call for your standby days: it buys calm.",
    },
    {
      id: "how-long-away",
      question: "How long would I be away from my child at a stretch?",
      asked: [
        "how many nights in a row am i gone",
        "how long without seeing my son",
        "are there jobs with day trips only",
        "is it always several days",
      ],
      answer:
        "On European short haul often not a night, only very early or very late. US domestic trips take two to four days, long haul mostly two to five, seldom longer. Day trips exist nearly everywhere, and they're what everybody with children bids for.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "child-is-ill",
      question: "What if my child falls ill when I have to fly?",
      asked: [
        "what if my kid gets sick on a work day",
        "can i stay home with a sick child",
        "school calls and i'm in the air",
        "do i get leave when she's ill",
      ],
      answer:
        "Ring crew control before you report and say it as it is; don't call yourself sick for it. Most of Europe gives some days for a sick child, elsewhere it's unpaid, a swap or leave. In the air you can't be fetched, so the school needs a second number.",
    },
    {
      id: "when-part-time",
      question: "When can parents go part time?",
      asked: [
        "how soon part time with kids",
        "is there a right to it as a mother",
        "when could i reduce",
        "how does part time look for crew",
      ],
      answer:
        "Often after the parental leave, in blocks: one month on and one off, or half the days. EU parents of children up to eight at least may ask for flexible work, and the employer has to give reasons for a no. Elsewhere it goes by contract and seniority.",
      source: { name: "Directive (EU) 2019/1158, article 9", year: 2019 },
    },
    {
      id: "tell-them",
      question: "Do I mention my children in the interview?",
      asked: [
        "should i tell them i have kids",
        "will they reject me as a mum",
        "do i hide that i'm a parent",
        "what do i say if they ask about children",
      ],
      answer:
        "You needn't, and in many countries they may not ask. If it comes up, one sentence is enough: 'My family is looked after at all hours, so you can roster me like anybody else.' It has to be true before you say it.",
    },
  ],
  "assessment-days/asked-pregnant-crew": [
    {
      id: "until-when",
      question: "Until when may I fly when I'm pregnant?",
      asked: [
        "when do i have to stop",
        "how many months can i still fly",
        "until which week",
        "is it from the first day i know",
        "what about the first three months",
      ],
      answer:
        "At many European and Gulf airlines you stop as soon as you've told them. Elsewhere the doctor and the airline set a week, in the US often in the second half. A US study saw more miscarriages among crew who flew over 15 hours of their usual sleep time in the first three months.",
      source: {
        name: "NIOSH, Grajewski et al., Miscarriage among flight attendants, Epidemiology 26",
        year: 2015,
      },
    },
    {
      id: "lose-the-job",
      question: "Can I be dismissed for being pregnant?",
      asked: [
        "do they fire you for it",
        "will i lose my job",
        "can they end my contract because of a baby",
        "is my job safe",
        "also during probation",
      ],
      answer:
        "Not in the EU, Britain or the US: dismissal for pregnancy is against the law there, in probation too. A contract that ends on a date still ends. In other countries protection can be thin, and some contracts used to end with a pregnancy: read yours.",
      source: {
        name: "Directive 92/85/EEC, article 10; UK Employment Rights Act 1996, section 99; US Pregnancy Discrimination Act 1978",
        year: 2024,
      },
    },
    {
      id: "when-to-tell",
      question: "When do I have to tell the airline?",
      asked: [
        "do i tell them right away",
        "can i wait until week 12",
        "who do i tell first",
        "what if i keep it quiet for a bit",
      ],
      answer:
        "As soon as you know, if you follow the manual and think of the child: only then do the limits on radiation, nights and lifting apply to you. Tell the company doctor or crew office; your colleagues needn't know. Fertility treatment is worth an early word too.",
    },
    {
      id: "pay",
      question: "What happens to my pay when I'm grounded?",
      asked: [
        "do i still get money",
        "how am i paid when i can't fly",
        "do i lose the flying pay",
        "is it paid leave or not",
      ],
      answer:
        "It depends on the country. In much of Europe you go on with an average of your pay or with maternity benefit, and at least 14 weeks of leave. In the US it may be sick hours, a ground job or unpaid leave. The allowances for trips mostly fall away.",
      source: { name: "Directive 92/85/EEC, articles 8 and 11", year: 2024 },
    },
    {
      id: "radiation-limit",
      question: "How much radiation is allowed for the unborn child?",
      asked: [
        "how bad is radiation for the baby",
        "is there a limit for the baby",
        "what's the number in pregnancy",
        "why is radiation a reason to stop",
      ],
      answer:
        "In the EU the work must be such that the child is unlikely to get more than 1 mSv from the day you tell. The FAA recommends the same 1 mSv, and no more than 0.5 in any month. A few months of long haul can reach that, which is why many airlines ground at once.",
      source: { name: "Directive 2013/59/Euratom, articles 10 and 35; FAA AC 120-61B", year: 2014 },
    },
  ],
  "assessment-days/asked-promotion": [
    {
      id: "years-to-purser",
      question: "How many years until I can be a purser?",
      asked: [
        "how long until purser",
        "when could i become a senior",
        "how fast can you move up",
        "is it years or months",
        "what do i need for it",
      ],
      answer:
        "European law asks for a year as operating crew and a course. In practice it's one to three years at a fast-growing low-cost airline and five to fifteen at an old network one. Clean reports, calm announcements and helping new crew count.",
      source: { name: "ORO.CC.200 (EASA); years: common airline practice", year: 2024 },
    },
    {
      id: "business-class",
      question: "How do I get to work in business or first class?",
      asked: [
        "can i work in first class",
        "when do you get to business",
        "do beginners only do economy",
        "how do crew move to the front cabin",
      ],
      answer:
        "Mostly by time and a service course: beginners start in economy, after one to three years comes business, then first where it exists. At airlines with one class it doesn't arise, and in the US you often simply bid for the position.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "pilot",
      question: "Can cabin crew become pilots?",
      asked: [
        "can i become a pilot later",
        "do crew go to the flight deck",
        "is it a way into the cockpit",
        "does cabin time count for a pilot licence",
      ],
      answer:
        "Yes, some do, but it's a training of its own: flight school, a pilot's medical and licence, a lot of money. Cabin hours don't shorten it. They help you know the work, and a few airlines have programmes for their own people. Don't give it as your aim in a crew interview.",
    },
    {
      id: "after-flying",
      question: "What do cabin crew do after they stop flying?",
      asked: [
        "what can i do afterwards",
        "which jobs are there later",
        "and if i don't want to fly any more",
        "is the experience worth anything on the ground",
      ],
      answer:
        "Within the airline: training, recruiting, safety, crew planning, service design. Outside: hotels, events, sales, nursing, police, teaching, corporate jets. What they can prove is safety exams, languages, calm with people and shift work. Keep your certificates and reports.",
    },
    {
      id: "instructor",
      question: "How do I become an instructor or recruiter?",
      asked: [
        "how do i get into training others",
        "can i be a trainer one day",
        "how do crew become recruiters",
        "do trainers still fly",
      ],
      answer:
        "Those posts are advertised inside the company, mostly after two or more years of good reports. You apply, give a trial lesson, and take a trainer's course. Most instructors go on flying part of the month. Helping new colleagues now is the best start.",
    },
    {
      id: "stay-as-you-are",
      question: "Is it all right never to want promotion?",
      asked: [
        "do i have to become purser",
        "what if i just want to stay crew",
        "is it bad to have no ambition",
        "can you be normal crew for 20 years",
      ],
      answer:
        "Yes, and many do for thirty years: the work with people is at the trolley, and the report isn't theirs to write. In the interview say you want to be very good at this first. Ambition is welcome, but nobody marks you down for liking the job itself.",
    },
  ],
  "assessment-days/asked-uniform-cost": [
    {
      id: "washing",
      question: "Who washes and irons the uniform?",
      asked: [
        "who cleans it",
        "do i wash it myself",
        "is there a laundry",
        "how do you iron on a trip",
        "dry cleaning or normal wash",
      ],
      answer:
        "Mostly you, at home: blouses and shirts in the machine, jacket and skirt to the cleaner. Some airlines pay a cleaning allowance, and Gulf ones often run a laundry in the crew building. On trips hang it in the bathroom during a hot shower: creases drop out.",
    },
    {
      id: "how-many-pieces",
      question: "How many pieces of uniform do I get?",
      asked: [
        "how many shirts do they give you",
        "is one set enough",
        "do i get a coat too",
        "what's in the uniform set",
      ],
      answer:
        "Enough for a trip and a spill: several shirts or blouses, two or three skirts, trousers or dresses, a jacket, a coat, scarf or tie, often a bag. Extra or new pieces come by points or after a set time. Try it on sitting, reaching and bending.",
    },
    {
      id: "off-duty",
      question: "May I wear the uniform off duty?",
      asked: [
        "can i shop in uniform",
        "can i go home in it",
        "is a drink in uniform ok",
        "can i wear it for photos",
      ],
      answer:
        "Only on the way to and from duty, complete and buttoned. No bar, no alcohol, no smoking where passengers see you, no demonstrations. A coat over it for the supermarket is what crew do. People treat you as the airline, and so does the airline.",
    },
    {
      id: "lost-or-damaged",
      question: "What if something gets lost, torn or no longer fits?",
      asked: [
        "what if i lose my badge",
        "and if it rips on a flight",
        "i gained weight, do i get a new size",
        "who pays for a broken zip",
      ],
      answer:
        "Report it the same day. A lost badge or crew pass is a security matter and goes to the airline at once. Wear and tear is usually replaced, carelessness you pay for. A new size mostly isn't a problem: ask before the buttons tell.",
    },
    {
      id: "trousers",
      question: "Can women wear trousers instead of a skirt?",
      asked: [
        "is it always a skirt",
        "can i choose trousers",
        "do i have to wear a dress",
        "which airlines let women wear trousers",
      ],
      answer:
        "At most European and US airlines yes, at your choice. In the Gulf and Asia some uniforms still have only a skirt or dress, with a few changing. The picture on the careers page shows it; the uniform guide decides.",
    },
  ],
  "assessment-days/asked-unfit-on-the-day": [
    {
      id: "period",
      question: "How do crew manage a period on board?",
      asked: [
        "what about period pain at work",
        "how do you do it with your period in uniform",
        "can i change in time on a full flight",
        "bad cramps on a flight, what then",
      ],
      answer:
        "With a pouch in the crew bag: enough products for a delay, spare tights, a heat patch, tablets you know and that are cleared for duty. Colleagues cover five minutes without a question, and most lavatories on board carry towels. If you're bent double, you aren't fit, and that's a sick call.",
    },
    {
      id: "how-early",
      question: "How early do I have to call in sick?",
      asked: [
        "how long before must i ring",
        "is two hours before enough",
        "what if i wake up ill at 3 am",
        "what's the latest time to call",
      ],
      answer:
        "As early as you know, and before you set out. Airlines name a time, often some hours before report, so that standby can be called. If you wake up ill at three, ring at three: late is better than turning up unfit, and far better than not turning up.",
    },
    {
      id: "after-report",
      question: "What if I get ill after I've reported, or in the air?",
      asked: [
        "what if i feel bad on board",
        "i get sick during the flight, now what",
        "and if it starts after boarding",
        "who takes my door if i'm ill",
      ],
      answer:
        "Tell the purser at once. On the ground you're replaced, or the flight goes with fewer passengers or not at all. In the air you're looked after like a passenger, others share your door and duties, and the captain knows. Hiding it leaves a door without anybody.",
    },
    {
      id: "white-lie",
      question: "Can I call in sick because I want the day off?",
      asked: [
        "can i fake it for a party",
        "do people call in sick for weekends",
        "would they notice",
        "what if i'm just fed up that day",
      ],
      answer:
        "No. A standby gives up their evening for you, patterns around holidays are looked at, and one photo online ends it, in probation for good. Ask for a swap, leave or unpaid time instead. Being worn out is real: then say fatigue, not flu.",
    },
    {
      id: "medicines",
      question: "Which medicines rule out flying?",
      asked: [
        "can i take a tablet and go",
        "are painkillers ok",
        "what about cold medicine",
        "and antihistamines for hay fever",
      ],
      answer:
        "Ask the aviation doctor for each, because brand and dose matter. The usual traps are cold and allergy remedies that make drowsy, strong painkillers, sleeping pills and anything new to you. And ask what the illness itself does: often that's the reason to stay down.",
    },
  ],
  "assessment-days/asked-crew-meals": [
    {
      id: "left-over-meals",
      question: "May crew eat left-over passenger meals?",
      asked: [
        "can you eat what's left over",
        "do you take the business class food",
        "what happens to the meals nobody wants",
        "can i take food home",
      ],
      answer:
        "It depends on the airline: many allow untouched meals to be eaten on board once every passenger has been served; others forbid it and throw everything away. Taking food or drink off the aircraft mostly counts as theft, and customs may fine you as well.",
    },
    {
      id: "is-it-free",
      question: "Do crew pay for their meals on board?",
      asked: [
        "is it free for us",
        "do i pay for coffee",
        "do we get discount on the snacks",
        "is water free at least",
      ],
      answer:
        "Crew meals are free where they're loaded, and water, tea and coffee nearly everywhere. At some low-cost airlines there's no crew meal, and you pay for what's on the trolley, with a discount or without. That's why so many carry a box.",
    },
    {
      id: "warm-up",
      question: "Can I heat my own food on board?",
      asked: [
        "is there a microwave for us",
        "can i warm up my lunch",
        "can i put my tupper in the oven",
        "where do i keep it cold",
      ],
      answer:
        "Sometimes, in a galley oven and only in a dish of foil or whatever your airline allows: plastic boxes melt. Passengers' meals come first. Keep it cool with an ice pack in your bag rather than in a trolley, and choose something that's good cold.",
    },
    {
      id: "when",
      question: "When is there time to eat?",
      asked: [
        "when do you actually eat",
        "do you get a proper lunch break",
        "how long do you have for it",
        "what if there's no time at all",
      ],
      answer:
        "Between services, one at a time, behind the curtain and often in five minutes. On four short flights the best moment is the ground time before boarding. Eat before you're hungry, and tell the purser if you've had nothing for six hours.",
    },
  ],
  "assessment-days/asked-shared-housing": [
    {
      id: "own-room",
      question: "Do I have my own bedroom and bathroom?",
      asked: [
        "do i share the bedroom",
        "is the bathroom shared",
        "how many people in one flat",
        "is it like a dorm",
      ],
      answer:
        "Mostly your own bedroom, often your own bathroom, with kitchen and living room shared by two or three. During training it may be a hotel or a shared room. Flats differ from building to building, so ask for what beginners get, not for the show flat.",
    },
    {
      id: "flatmate",
      question: "Can I choose my flatmate, and what if we don't get on?",
      asked: [
        "do i pick who i live with",
        "what if my flatmate is awful",
        "can i change flats",
        "will it be somebody from my country",
      ],
      answer:
        "You mostly get somebody of your sex from any country, and can ask to move after some months, or swap when a friend has a free room. Settle three things on the first day: noise after nights, cleaning, visitors. Most quarrels come from those.",
    },
    {
      id: "move-out",
      question: "May I move out into my own flat?",
      asked: [
        "can i live on my own instead",
        "do they give money if i rent myself",
        "when can i move out",
        "is it compulsory to stay there",
      ],
      answer:
        "At many airlines after training or probation, with a housing allowance in place of the room. Work out first whether it covers rent, deposit, power and the way to work: it often doesn't in the city itself. And you lose the crew bus at your door.",
    },
    {
      id: "when-i-leave",
      question: "What happens to the flat if I resign?",
      asked: [
        "how fast must i move out if i quit",
        "do i lose the flat when i leave",
        "what if they fire me, where do i live",
        "and when the contract ends",
      ],
      answer:
        "It goes with the job, often within days or a few weeks, and a visa tied to the employer ends soon after. So keep the money for a ticket home and a month's rent in a separate account. Hand over the room clean and in writing.",
    },
  ],
  "assessment-days/asked-probation-in-general": [
    {
      id: "sick-days",
      question: "How many sick days are too many in probation?",
      asked: [
        "what if i'm often sick in it",
        "how many times can i be ill",
        "do they let you go for sick days",
        "i had flu twice, is that bad",
      ],
      answer:
        "There's no one number. Airlines count occasions as well as days, and three short absences look worse than one long illness. Have a doctor's note, ring early, and go to the talk if you're asked. Don't fly ill to save the record.",
    },
    {
      id: "why-people-fail",
      question: "Why do people not pass it?",
      asked: [
        "what do they fire you for",
        "why would i fail it",
        "what mistakes end it",
        "how likely is it that i don't pass",
      ],
      answer:
        "Mostly for being late or absent, seldom for service. Then come lapses in honesty, such as till, gifts or a made-up illness, posts online in uniform, alcohol, and a safety check that was failed twice. A spilt coffee or a slow start ends nobody's job.",
    },
    {
      id: "resign",
      question: "Can I resign during probation?",
      asked: [
        "can i quit in it",
        "what if i don't like it",
        "how much notice do i give",
        "do i owe them money if i go",
      ],
      answer:
        "Yes, with the short notice in your contract, often a week to a month. Look at the training bond first, because leaving early is when it bites, and in the Gulf at visa and flat. Write it politely: you may want to apply again one day.",
    },
    {
      id: "no-swaps",
      question: "Is anything not allowed during probation?",
      asked: [
        "can i swap flights in that time",
        "do i get staff tickets already",
        "can i take leave in it",
        "what can't i do as a new one",
      ],
      answer:
        "Often swaps, part time, transfers, unpaid leave and family tickets have to wait, and leave is given by need. Book no dear holiday for those months. Ask for the list in training: every airline has one, and knowing it saves an awkward call.",
    },
  ],
  "assessment-days/asked-normal-working-day": [
    {
      id: "same-crew",
      question: "Do I fly with the same people every time?",
      asked: [
        "is it always the same crew",
        "do you know your colleagues",
        "new people every day?",
        "how big are the crews, do you see them again",
      ],
      answer:
        "Hardly ever at a large airline: thousands of crew are mixed anew for each trip, so you introduce yourself every time. At a small base you know everybody after a summer. It works because all have learnt the same procedures and words.",
    },
    {
      id: "after-landing",
      question: "What do crew do after landing?",
      asked: [
        "what happens when passengers are off",
        "when are you really finished",
        "can i go home right after landing",
        "what's still to do at the end",
      ],
      answer:
        "You check the cabin for things left behind and for anything that shouldn't be there, hand over bar and money, write reports, and sometimes have a short debriefing. Release is mostly 15 to 30 minutes after the engines stop, later after an incident.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "hardest-hour",
      question: "Which part of the day is the hardest?",
      asked: [
        "what's the worst part of it",
        "what do beginners struggle with",
        "which moment should i be ready for",
      ],
      answer:
        "Boarding a full flight that's late: bags, seats, special cases and the clock, all at once. Then the last sector, when you're tired and the checks still have to be real ones. What helps is doing one thing at a time, in the order you learnt.",
    },
    {
      id: "boring",
      question: "Does it get boring after a while?",
      asked: [
        "is it always the same",
        "do you get bored",
        "isn't it just drinks and trays",
        "how do you stay motivated",
      ],
      answer:
        "The procedures do repeat, and have to. The people don't: a wedding party, a surgeon, a child on a first flight. Those who stay content choose one thing each day to do well, and swap routes, positions or types when it gets stale.",
    },
  ],
  "assessment-days/asked-leave-and-going-home": [
    {
      id: "leave-in-the-us",
      question: "How much leave do crew get in the US?",
      asked: [
        "and in america",
        "how many vacation days at us airlines",
        "is it two weeks in the states",
        "do new hires get vacation there",
      ],
      answer:
        "No law sets it, so the contract does: often about a week or two in the first years, rising with seniority to five or more. Because you bid for trips around it, a week can become two. New hires take what's left on the calendar.",
      source: {
        name: "US Department of Labor, Vacation leave (no federal requirement); contracts vary",
        year: 2024,
      },
    },
    {
      id: "refused",
      question: "What if my leave is refused?",
      asked: [
        "what if they say no",
        "can they refuse my holiday",
        "i don't get the dates i need",
        "is there another way to get those days",
      ],
      answer:
        "Then try the second ways: bid for days off around it, swap, ask for unpaid leave, or exchange weeks with a colleague. Ask early who decides and when changes open. Never book first and ask later, and never answer a no with a sick call.",
    },
    {
      id: "family-emergency",
      question: "What if somebody in my family dies or falls seriously ill?",
      asked: [
        "can i go home in an emergency",
        "my grandma is dying and i'm at the base",
        "is there emergency leave",
        "do they let you off for a funeral",
      ],
      answer:
        "Ring crew control or your manager straight away, on a trip as well: you're taken off and sent home on the next seat if they can. Most airlines give some days for close family, paid or not, and a ticket with higher priority. Say what you need, not every detail.",
    },
    {
      id: "unpaid-leave",
      question: "Can I take unpaid leave or a longer break?",
      asked: [
        "can i take a few months off",
        "is a sabbatical possible",
        "what about unpaid leave in winter",
        "can i pause for studies",
      ],
      answer:
        "Often yes in winter, when there's too much crew, and airlines even offer it. In summer hardly ever. Ask what happens to seniority, insurance, staff tickets and your recurrent training, which goes on lapsing while you're away.",
    },
  ],
  "assessment-days/asked-life-at-a-gulf-base": [
    {
      id: "woman-alone",
      question: "Is it safe for a woman to live there alone?",
      asked: [
        "is dubai safe for girls",
        "can i go out alone at night there",
        "is it hard as a woman on my own",
        "my mum worries about me there",
      ],
      answer:
        "In the street yes, more than in many large cities, and the crew buildings are guarded. You live among thousands of women who came alone. What needs care is the law: posts, gestures, drink and lifts from strangers. If something happens, ring the airline's crew support first.",
    },
    {
      id: "alcohol",
      question: "May I drink alcohol there?",
      asked: [
        "can i have wine at home",
        "is there any nightlife",
        "is alcohol allowed in dubai and doha",
        "can you buy beer",
      ],
      answer:
        "In the Emirates and Qatar yes, in licensed hotels, bars and shops with an age limit; Kuwait forbids it, and so do some emirates such as Sharjah. Drunk in public or at the wheel is a crime everywhere there, with no tolerance, and it ends the contract.",
    },
    {
      id: "boyfriend",
      question: "Can my boyfriend or girlfriend live with me there?",
      asked: [
        "can my partner move in",
        "we're not married, is that a problem",
        "can he join me there",
        "is living together illegal",
      ],
      answer:
        "Not in the company flat. The Emirates have eased their law on unmarried couples since 2020, Qatar is stricter, and a partner needs a visa of their own through a job. Same-sex relationships are against the law in both. Read it before you plan anything.",
      source: {
        name: "UAE legal reforms of November 2020, as reported by the state agency WAM",
        year: 2020,
      },
    },
    {
      id: "stay-for-years",
      question: "How long do people stay there?",
      asked: [
        "how many years do crew stay",
        "is it only for a few years",
        "can i leave after the contract",
        "do people settle there",
      ],
      answer:
        "Two to five years is common: the contract mostly runs for two or three and can be renewed. Some stay for a career, a rank or a marriage. Leaving before the end can cost you a bond or the ticket, so note what's owed and until when.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "saving",
      question: "Can I really save money there?",
      asked: [
        "do you save a lot",
        "is it true that you keep most of it",
        "is life there expensive",
        "no tax and no rent, so i get rich?",
      ],
      answer:
        "Yes, if you live like crew and not like a tourist: no rent and no income tax there leave more of the pay over. Brunches, taxis, shopping and trips home eat it quickly. Set a standing order on pay day, and check whether your own country taxes you.",
    },
  ],
  "terminology/commuting": [
    {
      id: "crash-pad",
      question: "What is a crash pad?",
      asked: [
        "what's a crash pad",
        "how does a crash pad work",
        "where do commuters sleep",
        "is it like a hostel",
        "how many people share one",
      ],
      answer:
        "A flat or house near the airport where commuting crew rent a bed by the month. 'Hot bed' means any free bed, 'cold bed' one that's yours. It's cheap, often four or more to a room, with earplugs and a shared kettle. Common in the US, rarer in Europe.",
    },
    {
      id: "flight-is-full",
      question: "What if the flight to work is full?",
      asked: [
        "what if i can't get on",
        "and if all flights are full",
        "do i get in trouble if i don't make it",
        "what if it's delayed",
      ],
      answer:
        "Then it's your problem: late is late. So crew plan at least two earlier flights, travel the day before, and ring crew control before it's too late. Some US contracts have a commuter clause that protects you when you can prove two honest attempts.",
    },
    {
      id: "worth-it",
      question: "Is commuting by plane a good idea for a beginner?",
      asked: [
        "should i do that at the start",
        "is it worth it",
        "do new crew manage it",
        "would you advise it",
      ],
      answer:
        "Not in the first year, if you can avoid it. On reserve you'd spend your days off travelling and your nights in a crash pad. Live near the base until you can hold trips that start late and end early, then count whether it pays.",
    },
    {
      id: "who-pays",
      question: "Who pays for the way to the base?",
      asked: [
        "is it free for me",
        "does the airline pay for it",
        "is the time counted as work",
        "do i get a hotel before the flight",
      ],
      answer:
        "You do, in money and in time: it's private travel, not duty, and the night before is your cost too. A staff ticket or the jumpseat makes it cheap, a crash pad adds rent. Only when the airline sends you somewhere itself is it duty.",
    },
    {
      id: "say-it",
      question: "Do I say in the interview that I'd commute?",
      asked: [
        "should i tell them i live elsewhere",
        "does it look bad to commute",
        "what do i say about living far away",
        "will they mind",
      ],
      answer:
        "If they ask where you'd live, be honest and show a plan: a bed near the airport, arriving the day before, a fallback flight. Some airlines insist on an address near the base in the first year. 'I'll sort it out somehow' is the answer that worries them.",
    },
  ],
  "terminology/crew-rest-compartment": [
    {
      id: "nap-without-bunk",
      question: "May crew nap on board if there's no bunk?",
      asked: [
        "and on short flights, can i sleep",
        "are you allowed to nap in a seat",
        "can i close my eyes on the jumpseat",
        "what if there are no beds",
      ],
      answer:
        "On long flights without bunks, seats are kept free for the rest, sometimes behind a curtain. On short flights there's no sleeping: you're on duty at your door all the time. Anybody who can't keep their eyes open says so and swaps tasks.",
    },
    {
      id: "what-it-is-like",
      question: "What is it like to sleep in there?",
      asked: [
        "is it comfortable",
        "can you really sleep up there",
        "how big are the beds",
        "is it cold or loud",
        "i'm claustrophobic, what then",
      ],
      answer:
        "Like a narrow berth on a night train: a mattress, a belt, a curtain, a low ceiling, dry and rather cold. Earplugs, socks and a jumper help. If tight spaces frighten you, look at it on the ground first and take the bunk by the exit.",
    },
    {
      id: "what-to-wear",
      question: "What do crew wear in the bunk?",
      asked: [
        "do you change clothes for it",
        "pyjamas or uniform",
        "can i take my shoes off",
        "who changes the sheets",
      ],
      answer:
        "Mostly pyjamas or a plain tracksuit over tights, so the uniform stays uncreased; some only take off jacket and shoes. Shoes stay within reach for an emergency. Each takes a clean sheet or bag and clears it away after the turn.",
    },
    {
      id: "woken-early",
      question: "What happens in turbulence or an emergency while I sleep?",
      asked: [
        "what if there's turbulence in the bunk",
        "do you sleep with a belt on",
        "how do they wake you in an emergency",
        "what if there's a fire while i'm asleep",
      ],
      answer:
        "You lie with the belt over the blanket, so turbulence won't throw you. An interphone, chime or light wakes you for an emergency, and there are masks and smoke detection inside. Before you lie down you look for the second way out.",
    },
    {
      id: "mixed",
      question: "Do men, women and pilots sleep in the same compartment?",
      asked: [
        "are they mixed",
        "do pilots sleep there too",
        "is there a separate one for women",
        "do you share a bed with others",
      ],
      answer:
        "Men and women use the same compartment, each in a bunk with a curtain. Pilots mostly have their own rest area near the flight deck. You may lie where a colleague lay an hour before, on your own sheet.",
    },
  ],
  "terminology/reporting-time": [
    {
      id: "where",
      question: "Where do crew report, and how?",
      asked: [
        "where do i go exactly",
        "do i sign in on an app",
        "is it at the gate or in an office",
      ],
      answer:
        "Mostly in the crew centre at your base, with a card, a terminal or an app; at some airlines straight at the gate or the aircraft. You're present when you've signed in, not when you've parked. Away from base it's often the hotel lobby at pick-up.",
    },
    {
      id: "before-it",
      question: "What do I do between arriving and the briefing?",
      asked: [
        "what do you do when you're early",
        "what should i check before the briefing",
        "do i need to read something",
        "how do i get ready there",
      ],
      answer:
        "Read the notices and changes, look at the crew list, route, times and special passengers, go through the door and equipment of your type, check passport and uniform in the mirror. Ten quiet minutes there save you a red face in the briefing.",
    },
    {
      id: "is-it-paid",
      question: "Is the time from report to departure paid?",
      asked: [
        "am i paid from then on",
        "does that hour count as work",
        "is the waiting before paid",
        "from when does my pay start",
      ],
      answer:
        "It always counts as duty time. Whether it's paid on its own depends on the contract: a basic salary covers it, pay by flight hours often doesn't, apart from the allowance that runs from report. Ask before you compare two offers.",
    },
  ],
  "terminology/seniority": [
    {
      id: "change-airline",
      question: "Do I lose my seniority if I change airlines?",
      asked: [
        "what if i move to another company",
        "do i start from zero again",
        "does it come with me",
        "is that why people don't switch",
      ],
      answer:
        "Yes: you start at the bottom of the new list, with beginner's trips, pay step and reserve, however many years you've flown. That's why many stay put. In a merger the two lists are joined by agreement or by an arbitrator.",
    },
    {
      id: "how-long",
      question: "How long until seniority is worth something?",
      asked: [
        "how long till i get better trips",
        "when does it pay off",
        "how many years at the bottom",
        "when can i hold weekends off",
      ],
      answer:
        "It depends on how many join after you. At a growing airline or an unloved base you may hold decent trips in a year or two; at a favourite base it can take ten and more. Choosing a junior base is the quickest way up.",
    },
    {
      id: "same-class",
      question: "Who is senior among people who start on the same day?",
      asked: [
        "what if we start together",
        "who's first in my training class",
        "how do they rank the same class",
        "is it by age then",
      ],
      answer:
        "A rule decides: at many US airlines age, oldest first, or the last digits of a number, or a draw. You get your place during training and keep it. One place can mean Christmas at home for twenty years, so people do look.",
    },
    {
      id: "on-board",
      question: "Does the most senior one tell the others what to do on board?",
      asked: [
        "is the most senior the boss",
        "do i have to obey older colleagues",
        "does it count during the flight",
        "what if a senior is bossy with me",
      ],
      answer:
        "No. On board the purser or lead is in charge of the cabin, under the captain, whatever anybody's number. Seniority may decide who picks the position or the break first. Be polite, learn from them, and speak up about safety all the same.",
    },
  ],
  "assessment-days/asked-cosmic-radiation": [
    {
      id: "compare",
      question: "How does it compare with an X-ray?",
      asked: [
        "is one flight like an x-ray",
        "how much is that compared to a scan",
        "what does 2.5 mSv mean",
        "how much on one atlantic flight",
      ],
      answer:
        "A flight across the Atlantic gives about 0.08 mSv, about six chest X-rays at 0.014 each but far less than a CT of the head at 1.4. Somebody in Britain gets about 2.7 mSv a year without flying, mostly from the ground and from medicine.",
      source: {
        name: "UK Health Security Agency, Ionising radiation: dose comparisons",
        year: 2011,
      },
    },
    {
      id: "lower-it",
      question: "Can I do anything to lower the dose?",
      asked: [
        "how do i protect myself",
        "does sun cream help",
        "can i bid for routes with less",
        "is there a way to get less of it",
      ],
      answer:
        "Only by where and how much you fly: routes near the equator, shorter flights and part time bring less. Sun cream and clothes don't stop it, though they do stop sunburn on layovers. In a solar storm airlines may fly lower or keep off the poles.",
    },
    {
      id: "how-measured",
      question: "How is my dose measured?",
      asked: [
        "do we wear a badge",
        "how do they know my dose",
        "is there a meter on board",
        "can i see my number",
      ],
      answer:
        "It isn't measured on you as in a hospital but calculated from your flights: route, height, time and the sun's activity. European airlines add it up over the year and have to tell you your own figure. In the US, free calculators do it.",
      source: { name: "Directive 2013/59/Euratom, article 35", year: 2013 },
    },
    {
      id: "worried",
      question: "Is it a reason not to take the job?",
      asked: [
        "should i be worried",
        "is it too dangerous then",
        "would you still do it",
        "will i get cancer from it",
      ],
      answer:
        "For most people no. The added risk from the dose is small beside smoking, sunburn or lost sleep, and nobody can say what it does to one person. If cancer runs in your family or you plan a child, talk to a doctor, and weigh short haul against long.",
    },
  ],
  "assessment-days/asked-shoes-on-duty": [
    {
      id: "skirt-or-trousers",
      question: "Must women still wear a skirt and high heels?",
      asked: [
        "must women wear a skirt",
        "can i wear trousers as crew",
        "do i have to wear high heels in uniform",
        "are trousers and flat shoes ok",
        "skirt or trousers, can i choose",
      ],
      answer:
        "At most European and North American airlines no: trousers belong to the uniform, you choose, and flat shoes are fine on board or all day. Where heels are still asked for, they're for the terminal. In the Gulf and in Asia some uniforms know only a skirt or a dress. What crew wear in the pictures on the careers page is the quickest answer.",
    },
    {
      id: "how-high",
      question: "How high are the heels, and must men think of anything?",
      asked: [
        "how high do they have to be",
        "are there flat ones in the uniform",
        "what shoes do men wear",
        "is there a rule for the heel",
      ],
      answer:
        "Where there's a rule it's mostly a low to middle block heel for the terminal, a few centimetres, never a stiletto. Men wear plain black leather, laced or slip-on, polished, with black socks. The guide names height and material to the centimetre.",
    },
    {
      id: "orthopaedic",
      question: "What if I have bad feet or need insoles?",
      asked: [
        "i have flat feet",
        "can i wear orthopaedic shoes",
        "my feet hurt already, what then",
        "can i use insoles",
      ],
      answer:
        "Insoles are never a problem if the shoe is wide enough. For other shoes bring a doctor's note, and most airlines allow a plain black pair that isn't in the guide. Tell them at the uniform fitting, not after the first blister.",
    },
    {
      id: "swollen-feet",
      question: "What helps against swollen and sore feet?",
      asked: [
        "my feet swell, what helps",
        "how do crew survive 12 hours standing",
        "any tips for blisters",
        "what do i do after the flight",
      ],
      answer:
        "A second pair to change into halfway, fitted support stockings, ankle circles on the jumpseat, water. After the flight legs up against the wall, cool water, bare feet. Break shoes in at home and carry plasters for the first weeks.",
    },
    {
      id: "assessment-day",
      question: "Do I need heels at the assessment day?",
      asked: [
        "should i wear heels for the interview",
        "are flats ok on the day",
        "what about the reach test in heels",
        "will they mark me down for flat shoes",
      ],
      answer:
        "No, closed and polished counts, flat or with a low heel you can stand in all day. A few airlines ask for heels in the dress code: then it says so. Reach and height are measured in stockinged feet, so no heel helps there.",
    },
  ],
  "assessment-days/asked-partner-on-a-trip": [
    {
      id: "sits-where",
      question: "Where does my partner sit, and may I look after him?",
      asked: [
        "can i give him an upgrade",
        "can she sit on the jumpseat",
        "may i bring him champagne",
        "does he sit near me",
      ],
      answer:
        "Wherever a seat is left, mostly in economy, and never on a crew seat unless the airline's rules allow it. You serve him as you serve everybody, from the trolley in his turn. Upgrades are for the gate or the purser to decide, so don't ask.",
    },
    {
      id: "return-full",
      question: "What if the flight back is full and my guest doesn't get on?",
      asked: [
        "what if she gets stuck there",
        "who pays if he can't fly back",
        "do i wait with my guest",
        "what happens when it's full",
      ],
      answer:
        "You fly, your guest stays: you're on duty. They wait for the next free seat or buy a ticket, and pay the extra hotel nights. So a guest needs money, patience, a valid visa and no appointment on Monday. Look at the bookings before you leave.",
    },
    {
      id: "how-often",
      question: "How often can somebody come along?",
      asked: [
        "can he come every time",
        "is there a limit per year",
        "how many trips a year could she join",
        "do crew really do that a lot",
      ],
      answer:
        "As often as tickets and seats allow; some airlines give a set number of standby tickets a year, others no limit. In practice crew do it once or twice a year, on long layovers in the quiet season. Your hours of rest shrink with every sight you show.",
    },
    {
      id: "children-along",
      question: "Can I bring my child on a layover?",
      asked: [
        "can my kid come too",
        "what about my daughter on a trip",
        "who sits with the child on board",
        "is it allowed with a baby",
      ],
      answer:
        "Only with a second adult who looks after the child on board and at the hotel, because you're on duty on board and need your rest. A young child can't travel as your responsibility while you work. Papers and consent of the other parent count here too.",
    },
  ],
};
