import type { FurtherQuestions } from "./schema.ts";

/** What people ask on of the job itself, life with it, training, and what recruiters ask, by the entry's id. */
export const FURTHER_ON_WORKING_LIFE: FurtherQuestions = {
  "assessment-days/asked-per-diem": [
    {
      id: "keep-it",
      question: "Can I save the per diem?",
      asked: [
        "can i keep it if i don't eat out",
        "so do people save it",
        "is the rest mine",
        "may i live on noodles and keep it",
      ],
      answer:
        "Yes, mostly it's a flat sum and nobody asks for receipts. Crew who carry food from home and shop in supermarkets keep a good part of it. Don't build your rent on it, though: in leave, sickness or a month of day trips it shrinks to little.",
    },
    {
      id: "in-cash",
      question: "Is it paid in cash or with the salary?",
      asked: [
        "do i get it in cash",
        "when does it come",
        "is it on the payslip",
        "in which currency is it",
      ],
      answer:
        "Mostly with the salary, one month later, in the currency of your contract. Some airlines still hand out local money at the hotel desk or load a card. Ask, because a first trip to an expensive city before the first payment comes out of your own pocket.",
    },
    {
      id: "count-as-income",
      question: "Does it count when I apply for a loan or a flat?",
      asked: [
        "does the bank count it",
        "is it part of my salary for a loan",
        "can i show it to a landlord",
        "does it count for my pension",
      ],
      answer:
        "Often not, or only in part: banks and landlords like the basic pay, and pension contributions are mostly worked out on that as well. A year of payslips and a letter from the airline help. So judge an offer by its fixed part first.",
    },
  ],
  "assessment-days/asked-crew-payslip": [
    {
      id: "language-extra",
      question: "Do I get more for speaking languages?",
      asked: [
        "is there money for languages",
        "do they pay for a second language",
        "i speak four, do i earn more",
        "how much for a language",
      ],
      answer:
        "At some airlines, yes: US carriers pay language-qualified crew a supplement on the flights that need it, after a test, and a few others do so too. At many it only helps you to be hired. Ask which languages are wanted just now.",
    },
    {
      id: "christmas-bonus",
      question: "Is there a thirteenth salary or a bonus?",
      asked: [
        "and a bonus at christmas",
        "do crew get a 13th month",
        "is there holiday money",
        "what about profit share",
      ],
      answer:
        "It depends on the country and the contract. In some European countries a thirteenth salary or holiday money is usual, in the US several airlines share profit in good years, elsewhere there's nothing. It stands in the contract or the collective agreement, so look there.",
    },
    {
      id: "mistake-on-it",
      question: "What if the payslip is wrong?",
      asked: [
        "what if they paid too little",
        "my hours are missing",
        "who do i ask when it's wrong",
        "does it often have errors",
      ],
      answer:
        "Write to pay or your base manager the same week, with date, flight number and what's missing. That's ordinary and nobody minds. Keep your own log of report and release times from the first day: it's the only proof you have, and a union can help with the rest.",
    },
  ],
  "assessment-days/asked-tax-and-insurance": [
    {
      id: "health-cover",
      question: "And health insurance abroad: who pays?",
      asked: [
        "who pays the doctor there",
        "am i insured abroad",
        "is medical insurance included",
        "and for my family",
      ],
      answer:
        "Mostly the employer arranges it or the country does: in the EU you're insured through your home base, in the Gulf the airline gives you medical cover, in the US the airline offers a plan and takes a share from your pay. Ask about dental care, family, and what holds in leave at home.",
    },
    {
      id: "costs-off",
      question: "Can I deduct uniform or travel from my tax?",
      asked: [
        "can i deduct the uniform",
        "are commuting costs deductible",
        "do i get tax back",
        "what can i write off",
      ],
      answer:
        "In some countries, yes: uniform care, professional fees, the way to the base or a room there may be deductible, in others next to nothing is. Keep receipts and your rosters, and ask colleagues at your base which adviser knows crew. Don't copy somebody from another country.",
    },
    {
      id: "contract-abroad",
      question: "What if my contract is under foreign law?",
      asked: [
        "and if the contract is from another country",
        "is a foreign contract risky",
        "whose law counts then",
        "agency is in another country",
      ],
      answer:
        "Then read twice. In the EU courts look at your home base when it comes to your rights, whatever the contract says about law. Sick pay, notice and insurance are what differ most. A union or an advice centre near the base can tell you before you sign.",
      source: {
        name: "Court of Justice of the EU, joined cases C-168/16 and C-169/16 (Nogueira and others)",
        year: 2017,
      },
    },
  ],
  "assessment-days/asked-id90-and-zed": [
    {
      id: "listing-order",
      question: "Who gets the last seat among staff?",
      asked: [
        "who goes first on standby",
        "in which order do we get seats",
        "do seniors go before me",
        "does my airline's staff come first",
      ],
      answer:
        "Mostly the airline's own staff before others, and among them by years of service or by who checked in first. Firm tickets and staff on duty go before everybody. Parents and friends stand further back. So a full Friday evening is a bad day to take your mother along.",
    },
    {
      id: "what-to-wear",
      question: "How do I dress and behave on a staff ticket?",
      asked: [
        "is there a dress code for it",
        "can i wear shorts",
        "may i say that i'm staff",
        "what do i wear then",
      ],
      answer:
        "Neat: no beachwear, nothing torn, no slogans, and smart if you might land in business class. Don't speak of your ticket beside people who paid, don't ask the crew for favours, be glad of any seat. Family travel on your name, so what they do falls back on you.",
    },
    {
      id: "loses-them",
      question: "Can I lose the benefit or keep it after I leave?",
      asked: [
        "can they take it away",
        "do i keep it when i quit",
        "what if i abuse it",
        "and after retirement",
      ],
      answer:
        "Yes, it can be taken away: for selling tickets, passing them to strangers or rude family. When you resign it mostly ends on your last day. At many airlines people who retire after enough years keep some of it, and the agreement says how many that is.",
    },
  ],
  "assessment-days/asked-crew-hotels": [
    {
      id: "own-hotel",
      question: "May I sleep somewhere else than in the crew hotel?",
      asked: [
        "can i stay with a friend instead",
        "do i have to sleep there",
        "may i book my own hotel",
        "can i sleep at my family's home",
      ],
      answer:
        "Often yes, if crew control can reach you and you say so, because they'll ring the room when times change. Some airlines, and some cities, want everybody in the hotel. Crew transport leaves from there, and being late because your aunt lives far out is your own fault.",
    },
    {
      id: "bad-room",
      question: "What if the room is bad?",
      asked: [
        "what if it's noisy",
        "can i change the room",
        "there's mould, what do i do",
        "i can't sleep there",
      ],
      answer:
        "Ask the desk for another one at once: crew do it all the time, and 'away from the lift, please' is an ordinary wish. If nothing helps, tell the purser and write a hotel report, because airlines do drop hotels after enough of them. Bad sleep is a safety matter, not a whim.",
    },
    {
      id: "minibar",
      question: "What do I have to pay myself there?",
      asked: ["do i pay the minibar", "is the gym free", "what costs extra", "is laundry free"],
      answer:
        "Minibar, room service, films and laundry are yours, and many desks ask crew for a card. Pool, gym and the internet are mostly free, and there's often a crew rate in the restaurant. Settle it before pick-up: the bus doesn't wait for a bill.",
    },
  ],
  "assessment-days/asked-nights-in-a-row": [
    {
      id: "local-night",
      question: "What is a local night?",
      asked: [
        "what does local night mean",
        "which hours is that",
        "local night meaning",
        "so from when to when",
      ],
      answer:
        "Eight hours between ten in the evening and eight in the morning, by the clock of the place where you are. Two of them in a row mean two real nights in a bed, which is why the rule asks for them.",
      source: { name: "Regulation (EU) No 965/2012, ORO.FTL.105", year: 2024 },
    },
    {
      id: "usa",
      question: "How is it in the US?",
      asked: [
        "and in america",
        "what do us rules say",
        "is it stricter in the states",
        "faa rules for it",
      ],
      answer:
        "US rules want a free day, 24 hours in a row, in any seven days, and ten hours of rest after a duty of up to fourteen hours. Contracts go further and set days off per month and the length of trips.",
      source: { name: "14 CFR 121.467(b)", year: 2024 },
    },
    {
      id: "feels-too-much",
      question: "What if it's legal, but too much for me?",
      asked: [
        "and if i can't do it anymore",
        "it's legal but i'm dead tired",
        "can i refuse it",
        "what if i'm exhausted",
      ],
      answer:
        "Then say that you're not fit, before the duty: the rules forbid flying when fatigue makes you unsafe, whatever the roster says. Write a fatigue report as well, with the roster attached. One report is a tired person, twenty are a roster that gets changed.",
    },
  ],
  "assessment-days/asked-christmas-duty": [
    {
      id: "how-to-get-it",
      question: "How can I raise my chance of having it off?",
      asked: [
        "how do i get it off then",
        "any trick to be home",
        "can i swap it",
        "what if i ask early",
      ],
      answer:
        "Wish early, and wish for one: many crews give New Year to those who worked Christmas. Colleagues without children or of another faith often swap with pleasure, so ask around in autumn. Never call in sick for it, because that's the day on which it's looked at.",
    },
    {
      id: "in-interview",
      question: "What do I say if they ask whether I mind?",
      asked: [
        "what if they ask me about it",
        "do i say i don't mind",
        "how do i answer it in the interview",
        "and if i do mind",
      ],
      answer:
        "Say that you know it and how you've done it before: 'I worked the last three Christmases in the hotel, we had ours on the 28th.' If it's new to you, say whom you've talked to at home. 'I love working on holidays' nobody believes.",
    },
    {
      id: "what-its-like",
      question: "Is it sad to fly on that day?",
      asked: ["is it depressing", "what is it like", "how are the passengers", "do crew celebrate"],
      answer:
        "Less than you'd think. The cabin is half families on their way and half people who fly because home is empty, and both are grateful for a kind word. Crews bring biscuits and silly hats where the airline allows. The phone call home is the hard ten minutes.",
    },
  ],
  "assessment-days/asked-what-a-purser-does": [
    {
      id: "good-purser",
      question: "What makes a good purser?",
      asked: [
        "what's a good one like",
        "which one do crews like",
        "what should a good one do",
        "how do i become a good one",
      ],
      answer:
        "One whom you dare to tell things. Good ones learn the names at the briefing, say what they expect, take the hard passenger themselves, thank people in front of others and correct them in private. Beginners remember for years who asked them how the first flight went.",
    },
    {
      id: "boss",
      question: "Is the purser my boss?",
      asked: [
        "is he my manager",
        "must i obey the purser",
        "who is my real boss",
        "can the purser report me",
      ],
      answer:
        "On the flight, yes: you follow what he or she says, as long as it's safe. Your manager is somebody at the base, whom you may see a few times a year. The purser can write a report on you, good or bad, and a good one is worth asking for.",
    },
    {
      id: "paid-more",
      question: "Is it paid better?",
      asked: [
        "does it pay more",
        "how much more is it",
        "is the money worth it",
        "do they get a supplement",
      ],
      answer:
        "Yes, by a supplement or a higher scale, and how much is in the airline's own tables. What crew say: for the paperwork, the phone calls and the responsibility it isn't much, and whoever does it for the money alone is soon tired of it.",
    },
  ],
  "assessment-days/asked-premium-cabins": [
    {
      id: "wine",
      question: "Do I have to know about wine?",
      asked: [
        "must i know wines",
        "i don't drink, can i serve wine",
        "do they teach wine",
        "i know nothing about champagne",
      ],
      answer:
        "Not before: the course teaches what's on the list, how to open, pour and describe it, and what goes with which dish. You needn't drink to do it well, plenty of crew describe a wine by what guests and the sheet tell them. Honest interest beats big words.",
    },
    {
      id: "how-to-get",
      question: "How do I get there quickly?",
      asked: ["how do i get there", "what helps to move up", "can i ask for it", "who is chosen"],
      answer:
        "Clean record, few sick days, good reports, and a wish on file the day the list opens. Offer to help in front when your own cabin is done, and watch how they do it. At seniority airlines the date you joined decides and you simply bid.",
    },
    {
      id: "difficult-guests",
      question: "Are guests there more difficult?",
      asked: [
        "are rich people rude",
        "is it harder with first class guests",
        "are they arrogant",
        "who is nicer",
      ],
      answer:
        "Mostly not. People who fly often want to be left to sleep and hate a fuss. They expect that their name, their wish and their time are known, so small slips weigh more. Real rudeness comes in every cabin, and the limit you set is the same.",
    },
  ],
  "assessment-days/asked-going-on-strike": [
    {
      id: "not-a-member",
      question: "Must I strike if I'm not in the union?",
      asked: [
        "do i have to join in",
        "i'm not a member, what then",
        "can i just work",
        "and if i want to work",
      ],
      answer:
        "No, nobody can make you, and in many countries non-members may also stay away during a lawful strike. Work or not is your choice, and you'll meet both sides again in the galley. Tell colleagues briefly what you've decided, and don't argue it in front of passengers.",
    },
    {
      id: "in-the-interview",
      question: "What do I say if they ask about strikes?",
      asked: [
        "what if the recruiter asks about it",
        "do i have an opinion on it",
        "can i say i'm for unions",
        "is it a trap",
      ],
      answer:
        "Stay short and even: 'I know there are talks going on. I'd follow the rules, and look after the passengers in front of me.' They want to see that you don't take sides in front of guests. Praise of strikes or of management sounds equally wrong.",
    },
    {
      id: "stranded",
      question: "What if a strike strands me abroad?",
      asked: [
        "and if i'm away on a trip then",
        "who brings me home",
        "stuck abroad in a strike",
        "do i still get a hotel",
      ],
      answer:
        "You're still on duty for the airline: hotel, allowance and the way home are theirs to arrange, whoever is striking. Ring crew control, keep the receipts, stay reachable. It's boring more than dangerous, and the purser mostly knows first.",
    },
  ],
  "assessment-days/asked-crew-pension": [
    {
      id: "gulf-years",
      question: "What about the years in the Gulf?",
      asked: [
        "do gulf years count",
        "i get no pension there, right",
        "what is end of service",
        "and if i work abroad for years",
      ],
      answer:
        "They mostly don't count for the pension at home, unless you pay in by yourself. What you get is a sum at the end, worked out from basic pay and years. Put part of each pay aside from the start, and ask your state pension office about voluntary contributions.",
    },
    {
      id: "early",
      question: "Can I stop earlier?",
      asked: [
        "can i retire at fifty",
        "is there early retirement",
        "do crew stop early",
        "what if my back is done",
      ],
      answer:
        "Sometimes: a few airlines have or had schemes for flying staff, and some offer packages when they want to shrink. Otherwise it's part time, a ground post or another job. If health ends it, loss-of-licence or disability insurance can help, and it's cheap when you're young.",
    },
    {
      id: "what-counts",
      question: "Which part of the pay counts for it?",
      asked: [
        "does flight pay count",
        "only basic pay?",
        "do allowances count",
        "does overtime count",
      ],
      answer:
        "Mostly the basic pay, sometimes flight pay, hardly ever allowances. That's why two crew with the same money in the bank can have very different pensions. It's a fair question after the offer, and the answer stands in the scheme's leaflet.",
    },
  ],
  "assessment-days/asked-oldest-crew": [
    {
      id: "why-us",
      question: "Why are US crews older than elsewhere?",
      asked: [
        "why in america",
        "why are they so old there",
        "what's different in the us",
        "why not in asia",
      ],
      answer:
        "Because seniority pays there: the longer you stay, the better your pay, trips and days off, and nobody may be pushed out for age. In the Gulf and parts of Asia contracts are short and many leave before thirty-five. In Europe it lies between.",
    },
    {
      id: "fit-enough",
      question: "Are they still fit for an evacuation?",
      asked: [
        "can they open the doors",
        "is that safe",
        "who checks them",
        "could she carry somebody",
      ],
      answer:
        "They have to prove it each year like everybody: doors, slides, fire, commands, in recurrent training, and those who don't pass don't fly. Experience is worth a lot in a cabin that goes wrong. Nobody is let through for old times' sake.",
    },
    {
      id: "start-late",
      question: "Can I start late myself?",
      asked: [
        "and if i start at fifty",
        "am i too late",
        "can a beginner be sixty",
        "do they take older people",
      ],
      answer:
        "Yes, airlines hire people in their forties, fifties and, in the US, beyond. Beginners of any age do the same course and start at the bottom of the list. Show in the application that nights, lifting and young bosses are fine with you.",
    },
  ],
  "assessment-days/asked-jobs-after-flying": [
    {
      id: "how-to-say",
      question: "How do I put flying into a CV?",
      asked: [
        "how do i write it in my cv",
        "what do i call my skills",
        "how do i sell it",
        "office people don't understand it",
      ],
      answer:
        "In their words: led a team of four among strangers daily, handled medical and security cases by procedure, served up to two hundred guests under time pressure, examined yearly. One hard case with its outcome says more than 'excellent communication skills'.",
    },
    {
      id: "when-to-prepare",
      question: "When should I prepare for it?",
      asked: [
        "when do i start planning",
        "is it too early to think of it",
        "how long before i quit",
        "should i study now",
      ],
      answer:
        "While the job is still fun. Use the free days in a row for a distance course, a language, a first-aid instructor's paper, and keep contacts on the ground. Crew who only begin when their back or the roster breaks have to take the first thing that comes.",
    },
    {
      id: "come-back",
      question: "Could I come back to flying?",
      asked: [
        "can i return later",
        "what if i miss it",
        "do they take you back",
        "is the door closed then",
      ],
      answer:
        "Often, if you left well. You apply again and mostly do the whole course once more, and your old seniority is gone. A good reference and a clear reason help: say what you did in between and why you know what you're coming back to.",
    },
  ],
  "assessment-days/asked-staying-fit": [
    {
      id: "too-tight",
      question: "What if my uniform doesn't fit any more?",
      asked: [
        "what if it gets too tight",
        "can i order a bigger size",
        "do i pay for a new one",
        "who alters it",
      ],
      answer:
        "Order the next size: uniform stores do it every day, often free or against points, and a tailor there alters what's nearly right. Don't hold it together with pins. The only place where size becomes a safety matter is the harness, the aisle and the exit.",
    },
    {
      id: "eat-at-night",
      question: "What should I eat on night flights?",
      asked: [
        "what do i eat at night",
        "is eating at three bad",
        "which snacks",
        "how do i avoid sugar",
      ],
      answer:
        "Something small and warm before the duty, then little and light: soup, eggs, yoghurt, nuts, fruit. The gut is asleep at three, so heavy meals sit. Sugar and coffee lift you for half an hour and drop you in the descent. Breakfast before the morning bed, but not a feast.",
    },
    {
      id: "exercise",
      question: "When do crew find time for sport?",
      asked: [
        "when do you train",
        "how often can i do sport",
        "is there time for it",
        "i play in a team, can i go on",
      ],
      answer:
        "On layovers and on the free days between trips: running, swimming and gyms open at odd hours fit, a team that trains each Tuesday doesn't. Twenty minutes with your own body weight in the hotel room count. After a night flight walk, and leave hard training for the next day.",
    },
  ],
  "assessment-days/asked-make-up-and-perfume-on-duty": [
    {
      id: "compulsory",
      question: "Is make-up compulsory on duty?",
      asked: ["do i have to wear it", "can i go without", "is it forced", "is it in the rules"],
      answer:
        "At some airlines still, at more and more not: several in Europe and the US have dropped it for women and allow it for all. Gulf and Asian airlines mostly still describe lips, eyes and nails closely. Read the grooming guide before you apply if it matters to you.",
    },
    {
      id: "time",
      question: "How long does it take in the morning?",
      asked: [
        "how much time do i need",
        "how quick can it be",
        "i never wear it, can i learn it",
        "do they teach it",
      ],
      answer:
        "Fifteen to twenty minutes once you've practised, hair included a little more. Most airlines that ask for it teach it in training, with a lesson and a check. Do it in the same order each time, and you'll manage it half asleep.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "take-off",
      question: "What do crew do with their skin afterwards?",
      asked: [
        "and after the flight",
        "how do i take it off",
        "what about my skin then",
        "my skin hates it",
      ],
      answer:
        "Off with it as soon as the hotel door is shut: a mild cleanser, cream, then sleep. Don't scrub on dry skin. If it breaks out, change one thing at a time, and ask a pharmacist rather than a colleague with a bag full of samples.",
    },
  ],
  "assessment-days/asked-jewellery-on-duty": [
    {
      id: "why-watch",
      question: "What do I need the watch for?",
      asked: ["why a watch", "isn't a phone enough", "what do i time", "why the second hand"],
      answer:
        "For pulse and breathing, for the minutes a hood or an oxygen bottle lasts, for the time until landing after a NITS briefing, and for service and report times. Your phone is off or in a bag at those moments.",
    },
    {
      id: "faith-sign",
      question: "What about a cross or another sign of faith?",
      asked: [
        "can i wear my cross",
        "and a sikh bracelet",
        "is a kara allowed",
        "what about religious jewellery",
      ],
      answer:
        "Under the uniform it's hardly ever a problem. Worn openly it depends on the airline and the country's law; after a court case European airlines have had to look closer at a ban on small ones. Ask the recruiter plainly, before the uniform fitting.",
      source: {
        name: "European Court of Human Rights, Eweida and others v. the United Kingdom",
        year: 2013,
      },
    },
    {
      id: "lost-ring",
      question: "What if I don't want to lose it on board?",
      asked: [
        "i'm afraid to lose it",
        "should i leave it at home",
        "what if it gets stuck",
        "is it dangerous",
      ],
      answer:
        "Leave the valuable one at home: crew have hurt fingers when a ring caught on a trolley or a door handle. Many wear a silicone or a plain band on duty. On gloves, dough and slides a stone is only in the way.",
    },
  ],
  "assessment-days/asked-smoking-as-crew": [
    {
      id: "nicotine-gum",
      question: "Are nicotine gum, patches or snus allowed?",
      asked: ["and nicotine gum", "can i use snus", "what about patches", "is gum ok"],
      answer:
        "Patches are mostly fine. Gum you don't chew in front of passengers, and snus is a matter for the airline's rule and for the look of it. Tell the aeromedical doctor about any stop-smoking tablets, because some of them aren't allowed with flying duty.",
    },
    {
      id: "asked-in-interview",
      question: "What if they ask me in the interview?",
      asked: [
        "what do i say then",
        "should i admit it",
        "what if they ask if i smoke",
        "can i say no",
      ],
      answer:
        "Say the truth in one sentence: 'Yes, a few a day, never at work, and ten-hour shifts are no trouble.' Airlines that hire only non-smokers say so in the advert or the contract, and a no that isn't true is a bad start.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "caught",
      question: "What happens if crew are caught smoking on board?",
      asked: [
        "what if crew vape in the toilet",
        "do they get fired",
        "has it happened",
        "who finds out",
      ],
      answer:
        "They lose the job, and in many countries it's an offence as well. A lit cigarette in a lavatory bin is one of the ways in which aircraft have burned, so nobody laughs about it. Colleagues have to report it, friend or not.",
    },
  ],
  "assessment-days/asked-uniform-in-public": [
    {
      id: "change-at-work",
      question: "May I change clothes at the airport?",
      asked: [
        "can i change there",
        "is there a changing room",
        "can i go home in jeans",
        "do i have to come in uniform",
      ],
      answer:
        "Often: many crew rooms have a place to change, and some airlines even prefer it. Others want you in full uniform from car park to aircraft. Bags for it, and a hook for the jacket, are worth their weight. Never leave badge or wings lying in a changing room.",
    },
    {
      id: "people-ask",
      question: "What if people ask me things on the train?",
      asked: [
        "people will talk to me",
        "what if someone complains to me",
        "strangers ask me for help",
        "do i have to answer",
      ],
      answer:
        "Be friendly and short: you're easy to recognise. Directions and a smile, yes; delays, strikes, an accident or your hotel, no: 'I'm off duty, the desk can tell you properly.' In an emergency people will look to you, and your first aid is real.",
    },
    {
      id: "photographed",
      question: "Can I be reported for it?",
      asked: [
        "do people report crew",
        "who would tell them",
        "do they film us",
        "can i be fired for a coffee",
      ],
      answer:
        "Yes, passengers and colleagues do write in, and a photo with your badge is quickly found. For a coffee there's a word, for alcohol in uniform it can be the job. If something happened, tell your manager before the mail arrives.",
    },
  ],
  "assessment-days/asked-medicines-on-duty": [
    {
      id: "adhd",
      question: "What about ADHD tablets?",
      asked: ["and ritalin", "can i fly with adhd meds", "what about adhd", "is it a no"],
      answer:
        "Ask an aeromedical examiner before you apply, with your doctor's letter. Some authorities look at how you do without medicine, others accept it after tests, and stimulants show up in a drug test unless they're declared. Don't stop a tablet by yourself to get through the medical.",
    },
    {
      id: "after-surgery",
      question: "When may I fly again after an operation or at the dentist's?",
      asked: [
        "and after a tooth",
        "after surgery?",
        "how long after the dentist",
        "when am i fit again",
      ],
      answer:
        "When the doctor who did it and, if in doubt, the aeromedical one say so. After a plain filling, often the next day; after an extraction, an injury to ear or sinus, anaesthetic or keyhole surgery, longer, because trapped gas grows with height. Say that you work at altitude.",
    },
    {
      id: "tell-purser",
      question: "Do I have to tell anybody what I take?",
      asked: ["do i have to say it", "must the purser know", "is it private", "who needs to know"],
      answer:
        "The aeromedical doctor, yes. The purser only what matters for the day: 'I'm on an antibiotic, I'm fine, I won't take alcohol tonight.' Before a drug test you name everything to the person who takes it, not afterwards.",
    },
  ],
  "assessment-days/asked-own-toilet-break": [
    {
      id: "stained",
      question: "What if something shows on my uniform?",
      asked: [
        "what if i leak",
        "what if there's a stain",
        "and if i have no spare",
        "how do others deal with it",
      ],
      answer:
        "Tell the nearest colleague: there's always a jacket, an apron, cold water and somebody who's had it too. Cold water and soap, then the dryer. Keep a small kit in your crew bag and another in the suitcase, and nobody will ever know.",
    },
    {
      id: "too-ill",
      question: "And if the pain is too strong to work?",
      asked: [
        "can i call in sick for it",
        "what if it's really bad",
        "is it a reason to be sick",
        "i have endometriosis",
      ],
      answer:
        "Then you're unfit, and you call in sick like for any pain: you needn't give a diagnosis. If it happens every month, see a doctor before you begin flying. With endometriosis plenty of crew fly, once the treatment is right and the aeromedical doctor knows.",
    },
    {
      id: "drink-less",
      question: "Should I just drink less?",
      asked: [
        "so i drink nothing",
        "is it better not to drink",
        "how much should i drink then",
        "i avoid water at work",
      ],
      answer:
        "No: dry air and a full bladder both punish you, and infections are common in crew who hold it. Drink small amounts often, go at each quiet moment, and cut the coffee before boarding. A headache in the descent is mostly thirst.",
    },
  ],
  "assessment-days/asked-zero-hours-contract": [
    {
      id: "self-employed",
      question: "They want me to be self-employed. Is that all right?",
      asked: [
        "and if i have to be self-employed",
        "do i need my own company",
        "i'd send invoices",
        "is freelance legal",
      ],
      answer:
        "Be careful: if they set your roster, your uniform and your boss, in many countries you're an employee whatever the paper says. Freelancing is common on private jets, where people fly for several owners. Ask who pays insurance, sickness and tax, and have it read.",
    },
    {
      id: "winter",
      question: "What happens in winter?",
      asked: [
        "what about the winter",
        "are there flights in winter",
        "do i earn nothing then",
        "do they send me home",
      ],
      answer:
        "Fewer hours, sometimes months with hardly any. Ask what last year's crew flew from November to March, and whether you may work elsewhere then. A good summer has to carry the winter, so put it aside as it comes.",
    },
    {
      id: "better-offer",
      question: "Can I leave if something better comes?",
      asked: [
        "can i quit for a better job",
        "is there a notice",
        "am i bound",
        "can i take another job beside it",
      ],
      answer:
        "Look at the notice and the bond: some such contracts hold you for a season or a year in return for the training, although they promise you nothing. Without a bond you can mostly go within weeks. Leave with notice all the same, crew meet again.",
    },
  ],
  "assessment-days/asked-quitting-early": [
    {
      id: "cv",
      question: "Does it look bad in my CV?",
      asked: [
        "how does it look later",
        "do i put it in my cv",
        "what do i say about it",
        "will the next airline ask",
      ],
      answer:
        "Less than you fear, if you say it plainly: 'I flew for three months, learnt this, and saw that nights weren't for me.' Leave it out and airlines find it in the background check. What looks bad is a third short job in a row, or a story in which everybody else was to blame.",
    },
    {
      id: "give-back",
      question: "What must I give back?",
      asked: [
        "what do they want back",
        "and the uniform",
        "do i pay for the flat",
        "what about my pass",
      ],
      answer:
        "Airport pass, uniform, manuals or tablet, keys and staff tickets, mostly by a list you sign off. Unreturned pieces are taken off the last pay, and the airport pass is a security matter: hand it in on the day and keep the receipt.",
    },
    {
      id: "same-elsewhere",
      question: "Would another airline be better?",
      asked: [
        "is it different elsewhere",
        "should i change airline instead",
        "maybe long haul is better",
        "what if it's only my base",
      ],
      answer:
        "Ask yourself what hurts. Nights, standby and low first pay are everywhere; base, crew mood, pace and contract aren't. Talk to two people who changed. Applying from a job is easier than from a gap, so look round before you resign.",
    },
  ],
  "assessment-days/asked-airline-goes-bankrupt": [
    {
      id: "furlough",
      question: "What is a furlough?",
      asked: [
        "furlough meaning",
        "is furlough the same as fired",
        "do they call you back",
        "what's a layoff then",
      ],
      answer:
        "At US airlines: you're sent home without pay, but keep your place on the seniority list and are called back in that order when they need crew again. Elsewhere the word means paid short-time work, as in 2020. A layoff or redundancy ends the contract.",
      source: { name: "Common industry terms", year: 2024 },
    },
    {
      id: "merger",
      question: "What if the airline is bought by another?",
      asked: [
        "and in a merger",
        "what if two airlines merge",
        "do i keep my base",
        "whose seniority counts",
      ],
      answer:
        "Mostly you keep the job, and in the EU the terms move over with you by law. The hard parts are one seniority list out of two, a new uniform, new procedures and bases that close. It takes years, and the unions spend most of them on that list.",
      source: { name: "Directive 2001/23/EC, transfers of undertakings", year: 2001 },
    },
    {
      id: "warning-signs",
      question: "How do I see beforehand that an airline is shaky?",
      asked: [
        "how do i know it's risky",
        "what are the signs",
        "should i still apply there",
        "is it safe to join them",
      ],
      answer:
        "Late salaries, aircraft handed back, suppliers who want cash, crew leaving in groups, a training date that moves twice. News pages and crew forums know early. Then don't give up a safe job or sign a bond, and ask for the pay date in writing.",
    },
  ],
  "assessment-days/asked-robots-and-ai": [
    {
      id: "fewer-crew",
      question: "Could they at least fly with fewer crew?",
      asked: [
        "so can they cut crew",
        "can airlines use less crew",
        "will there be fewer of us",
        "why not one per hundred",
      ],
      answer:
        "They can go down to the legal minimum, and many do; below it the rule has to change, and that rests on evacuation tests. Airlines have asked, regulators have been slow. So what you may see is less service staff, not fewer people at the doors.",
    },
    {
      id: "ai-in-daily-work",
      question: "Where do crew meet AI already?",
      asked: [
        "where is it used now",
        "do crew use ai",
        "what has changed",
        "does it make the roster",
      ],
      answer:
        "In the roster, which software has built for years, in meal forecasts, translation apps, chat for passengers and training with virtual reality. On board you'd notice a tablet that knows who sits where. The judgement on what to do with it stays yours.",
    },
    {
      id: "interview-on-it",
      question: "What do I say if they ask me about it?",
      asked: [
        "how do i answer that",
        "could it come in the interview",
        "what if the recruiter asks",
        "give me a sentence for it",
      ],
      answer:
        "Two sentences: 'I like any tool that saves me paper, because it leaves me more time for people. What I'd never leave to it is the moment somebody needs calm, or the door.' Then one time when you noticed what no system had.",
    },
  ],
  "assessment-days/asked-lost-or-robbed-on-a-trip": [
    {
      id: "forgot-it",
      question: "What if I've only forgotten it at home?",
      asked: [
        "what if i left it at home",
        "forgot it, can i still fly",
        "can somebody bring it",
        "is that a reason to be fired",
      ],
      answer:
        "Ring crew control before report: if somebody can bring it in time, you're lucky. If not, a standby takes the flight, and it mostly counts as late or absent. Crew check passport, pass, licence and phone at the front door every single time for that reason.",
    },
    {
      id: "valuables",
      question: "What should I not take along?",
      asked: [
        "what do i leave at home",
        "how do i protect my things",
        "where do i put money",
        "is the safe ok",
      ],
      answer:
        "Real jewellery, all your cards, and the only copy of anything. Take one card and little cash out, leave a second card in the safe, and check the safe by hand before pick-up: more crew leave things in it than thieves take.",
    },
    {
      id: "who-pays",
      question: "Who pays for what's stolen?",
      asked: [
        "does the airline pay",
        "am i insured for it",
        "what about my suitcase",
        "who replaces the passport",
      ],
      answer:
        "Mostly you or your insurance; the airline replaces its own things and sometimes helps with the emergency passport on a duty trip. A bag lost while it travels as crew baggage is another matter, and then you claim like a passenger. Read what your household insurance covers abroad.",
    },
  ],
  "assessment-days/asked-customs-security-visas-as-crew": [
    {
      id: "shopping",
      question: "How much may I bring home from trips?",
      asked: [
        "how much can i buy",
        "can i bring cigarettes",
        "and gifts for my family",
        "what about new clothes",
      ],
      answer:
        "It depends on the country, and for crew it's often less than for passengers, since you travel all the time. Declare when you aren't sure. Customs do check crew, and something undeclared can cost the airport pass, and with it the job. No parcels for friends, ever.",
    },
    {
      id: "liquids",
      question: "Do liquids rules count for crew?",
      asked: [
        "can i take water through",
        "does the liquid limit count",
        "can i bring my lunch through",
        "what about my shampoo",
      ],
      answer:
        "In Europe crew are screened as staff, and many airports let you take food and drink for duty through; others treat you like passengers. In the US known crew have their own lane with checks at random. Pack as if it applied, and you'll never argue at a belt.",
    },
    {
      id: "refused-visa",
      question: "What if a country refuses me the visa?",
      asked: [
        "what if i don't get the visa",
        "my passport is difficult",
        "can they fire me for it",
        "do i lose the job then",
      ],
      answer:
        "Then you can't be rostered there, and if it's one of the airline's main routes that can be a problem: many ask for a passport that lets you go everywhere they fly. Say it before the offer if you've ever been refused or sent back, because the forms ask.",
    },
  ],
  "assessment-days/asked-bullied-in-the-crew": [
    {
      id: "is-it-bullying",
      question: "How do I know it isn't just a sharp tone?",
      asked: [
        "or am i too sensitive",
        "is it bullying or stress",
        "maybe it's just her way",
        "where's the line",
      ],
      answer:
        "A sharp word in a rush is about the work, and it's over after landing. Bullying is about you: again and again, in front of others, behind your back, jokes on your person. Ask a colleague you trust what they saw. If you dread a name on your roster, it's worth a talk.",
    },
    {
      id: "no-proof",
      question: "What if I've no proof?",
      asked: [
        "nobody saw it",
        "who will believe me",
        "it's my word against hers",
        "and if they don't believe me",
      ],
      answer:
        "Your own note of the same evening is proof enough to be heard: date, flight, words, who was near. Write as you'd write a cabin report, facts and no adjectives. Others have often written too, and three quiet notes on one person weigh a lot.",
    },
    {
      id: "in-probation",
      question: "I'm in probation. Isn't it dangerous to complain?",
      asked: [
        "can i complain in probation",
        "will they fire me for it",
        "should i wait",
        "is it a risk",
      ],
      answer:
        "For a rude tone, a talk at the time is enough and costs nothing. For harassment never wait: the law in many countries protects those who report it in good faith, probation or not. Go with the union or somebody you trust if you fear for the job.",
    },
  ],
  "assessment-days/asked-galley-slang": [
    {
      id: "about-passengers",
      question: "Do crew have code words for passengers?",
      asked: [
        "do they have a word for good looking ones",
        "do crew talk about us in code",
        "is there code for rude people",
        "what's bob",
      ],
      answer:
        "Some, mostly harmless: 'Bob', best on board, is a favourite one, and a spinner is somebody who gets on late and turns round in the aisle. Good crews keep it in the galley with the curtain closed, and never by seat number where the row can hear.",
    },
    {
      id: "learn-it",
      question: "Do I have to know such words?",
      asked: [
        "should i learn them",
        "will they laugh at me",
        "do they test it",
        "how do i pick it up",
      ],
      answer:
        "No, they're picked up within a month, and every crew enjoys explaining them. What you do have to know are the real words: galley, jumpseat, trolley, door numbers, cross-check. Ask when you don't understand one, since a guess in a safety moment is worse than a question.",
    },
    {
      id: "real-codes",
      question: "And real codes, such as for an emergency?",
      asked: [
        "and secret codes in an emergency",
        "is there a code for danger",
        "what about code words for hijack",
        "do they use codes on the speaker",
      ],
      answer:
        "Airlines have calls and chimes for the crew, and some aren't public, so that passengers aren't alarmed and nobody can play with them. You learn them in training and keep them to yourself. What you hear on board, such as arming the doors, is plain language.",
    },
  ],
  "assessment-days/asked-roster-codes": [
    {
      id: "pairing",
      question: "What is a pairing or a trip?",
      asked: [
        "what's a pairing",
        "and a trip",
        "what does sequence mean",
        "is that the same as a rotation",
      ],
      answer:
        "A chain of flights that belongs together, from leaving your base until you're back: one day or several. Americans say pairing, trip or sequence, Europeans rotation. Your roster is a row of them with days off in between.",
    },
    {
      id: "line",
      question: "What is a line?",
      asked: [
        "so what's a line",
        "how do i get a line",
        "when do you hold one",
        "what is holding a line",
      ],
      answer:
        "A month's set of trips that you can bid for. Holding a line means that you have seniority enough to get one, so that you know your month beforehand. Below that you're on reserve. How long it takes hangs on the base and on hiring.",
    },
    {
      id: "times",
      question: "Which time zone is the roster in?",
      asked: ["are times local", "is it in utc", "whose clock is it", "how do i not get it wrong"],
      answer:
        "Look at the top: some airlines print local time of each place, others the base's, many UTC, marked Z. More people have missed a report for that than for traffic. Set the alarm by the report time, and check it against the sunrise: it has to make sense.",
    },
  ],
  "assessment-days/asked-base-and-hub": [
    {
      id: "live-there",
      question: "Do I have to live at my base?",
      asked: [
        "so must i live there",
        "can i live elsewhere",
        "how near do i have to be",
        "is it my home",
      ],
      answer:
        "Near enough to report in time, on standby mostly within an hour or two, so most live close. Some commute by air at their own risk. What counts by law for rest and pay is the base in your contract, wherever you sleep.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "junior-base",
      question: "What is a junior base?",
      asked: [
        "what does junior base mean",
        "which bases do new ones get",
        "why do nobody want some bases",
        "and a senior base",
      ],
      answer:
        "One where people with little seniority can get trips or even a line, because those with more have left for nicer places. It's often big, expensive or far from home. For a beginner it's a gift: you learn fast and leave reserve sooner.",
    },
    {
      id: "several",
      question: "Can I be sent to another base for some weeks?",
      asked: [
        "can they lend me to another base",
        "do i get moved",
        "is a temporary base possible",
        "who pays the hotel there",
      ],
      answer:
        "Yes, at many airlines, for a season or a month, mostly with hotel and allowance, and often by volunteering first. In Europe a change of home base needs longer rest before it. Ask in the interview how often it happens.",
    },
  ],
  "assessment-days/asked-ghost-flight": [
    {
      id: "crew-on-it",
      question: "What do crew do on such a flight?",
      asked: [
        "what do we do then",
        "is crew on board at all",
        "do you sleep on it",
        "is it a nice day",
      ],
      answer:
        "The same checks, demo and service, as long as there's one passenger. Without any it's a ferry flight, often with pilots alone, or with crew who travel back and sit where they like. Doors are armed all the same.",
    },
    {
      id: "empty-leg",
      question: "Is that the same as an empty leg?",
      asked: [
        "what is an empty leg",
        "and private jets",
        "is it the same thing",
        "can you book it cheaply",
      ],
      answer:
        "No, an empty leg is a private jet that flies back without its guests, and brokers sell it cheaply. Crew are mostly on board, clean up and set the cabin for the next owner.",
    },
    {
      id: "seats-spread",
      question: "Why can't the few passengers sit where they like?",
      asked: [
        "why can't they move then",
        "can i lie across a row",
        "why keep the seats",
        "do we spread them out",
      ],
      answer:
        "Because of balance: on a nearly empty aircraft the weight of a few people at the back matters for take-off. Once the captain agrees, in cruise, people may usually move. Crew ask the flight deck first.",
    },
  ],
  "assessment-days/asked-feeling-low-as-crew": [
    {
      id: "therapist",
      question: "May I see a therapist and go on flying?",
      asked: [
        "can i see a psychologist",
        "do i have to tell the airline",
        "will i lose my medical",
        "is therapy a problem",
      ],
      answer:
        "Talking to somebody doesn't ground you by itself. An illness or a medicine belongs in front of the aeromedical doctor, who decides on facts and often says yes once things are stable. The airline's medical service keeps the reason private from your manager.",
    },
    {
      id: "after-incident",
      question: "Who helps after a bad event on board?",
      asked: [
        "and after an emergency",
        "what if somebody died",
        "do they talk with us",
        "who debriefs the crew",
      ],
      answer:
        "Mostly trained colleagues from the airline's peer support, in the first days, and professionals if it stays. You may be taken off the next flights. Sleeping badly for a week or two is normal after a death or an evacuation, longer deserves a doctor.",
    },
    {
      id: "prevent",
      question: "What keeps people well?",
      asked: [
        "how do i prevent it",
        "what helps against it",
        "tips to stay okay",
        "how do others cope",
      ],
      answer:
        "A few dull things: a fixed call home, sleep before outings, one hobby that happens every week whatever the roster, daylight, little alcohol, and two people who know how you really are. Ask for part time before you break, not after.",
    },
  ],
  "assessment-days/asked-fired-for-a-mistake": [
    {
      id: "meeting",
      question: "I'm called to a meeting about it. What do I do?",
      asked: [
        "they want to talk to me",
        "what is a disciplinary hearing",
        "do i bring somebody",
        "what do i say there",
      ],
      answer:
        "Go rested, bring your notes and, where it's allowed, a union rep or a colleague. Say what you did in order, what you should have done, and what you do now. Don't blame and don't guess. Ask for the record of the meeting and read it before you sign.",
    },
    {
      id: "reasons",
      question: "What are crew really dismissed for?",
      asked: [
        "so what do they fire for",
        "what's gross misconduct",
        "most common reasons",
        "what is unforgivable",
      ],
      answer:
        "Mostly attendance: late, no-show, sick days that don't add up. Then alcohol or drugs, theft, things posted online, misuse of staff tickets, violence or harassment, and a safety check reported as done that wasn't. Service slips are hardly ever on the list.",
    },
    {
      id: "passenger-complaint",
      question: "Can a complaint from a passenger cost me the job?",
      asked: [
        "what if a passenger complains",
        "and if he lies about me",
        "can one letter get me fired",
        "they filmed me",
      ],
      answer:
        "One, hardly. You'll be asked for your side, so write it down the same day with witnesses. Several of the same kind lead to a talk and training. Airlines know that some people complain for miles, and that the purser's report often tells another story.",
    },
  ],
  "assessment-days/asked-job-and-fertility": [
    {
      id: "trying",
      question: "Should I stop flying while we try?",
      asked: [
        "should i stop then",
        "can i fly while trying",
        "do i tell the airline",
        "is it safe to go on",
      ],
      answer:
        "Not as a rule, and nobody has to know at the airline. Talk to your doctor, ask for fewer nights if you can, and test early, because the first weeks are the ones that matter. From the day you know, tell the airline or its doctor: then the rules protect you.",
    },
    {
      id: "men",
      question: "Does it matter for men too?",
      asked: ["and for men", "does it affect men", "what about my husband who flies", "and pilots"],
      answer:
        "Less is known. Short sleep and shift work don't do anybody's hormones good, and the radiation dose is small. If it takes longer than a year, both see a doctor, as people on the ground do.",
    },
    {
      id: "period-stops",
      question: "My periods are all over the place. Is that normal?",
      asked: [
        "my period is irregular now",
        "is that normal",
        "when do i see a doctor",
        "does it get better",
      ],
      answer:
        "It's common in the first months of night work and often settles. See a doctor if it stays away for three months, gets very heavy or very painful. Note the dates with your roster, that helps to see what does it.",
    },
  ],
  "assessment-days/asked-what-safety-means": [
    {
      id: "safety-or-security",
      question: "What's the difference between safety and security?",
      asked: [
        "and security",
        "is security the same",
        "they may ask the difference",
        "which is which",
      ],
      answer:
        "Safety guards against accidents: fire, turbulence, doors, falls. Security guards against people who mean harm: a search, a locked cockpit, an unknown bag. In one line: safety is about what goes wrong, security about who wants it to.",
    },
    {
      id: "or-service",
      question: "And if they ask which comes first, safety or service?",
      asked: [
        "what if service suffers",
        "which one is first",
        "can i say both",
        "is service less important then",
      ],
      answer:
        "Safety, said without a sermon: 'Safety decides, service is how I do it.' Add a friendly no as proof, such as stopping hot drinks in bumps and telling the guest when you'll be back. Saying both are equal is the answer they don't want.",
    },
    {
      id: "small-example",
      question: "I only have a small example. Is it enough?",
      asked: [
        "mine is too small",
        "it was only a wet floor",
        "does a wet floor count",
        "nothing ever happened at my work",
      ],
      answer:
        "Yes, small is right: a wet floor you closed off, a gas smell, a child at a pool edge, a colleague without gloves. They listen for whether you saw it first, acted at once and told somebody. A heroic fire isn't needed.",
    },
  ],
  "assessment-days/asked-what-service-means": [
    {
      id: "best-received",
      question: "What if they ask for the best service I ever got?",
      asked: [
        "and the best i ever got",
        "can it be in a shop",
        "must it be on a plane",
        "what if i never had great service",
      ],
      answer:
        "Take something small that you still remember: a driver who waited, a nurse who used your name. Say what the person did, how it felt, and what you've copied since. That last half sentence is what they write down.",
    },
    {
      id: "on-board",
      question: "How do I bring it on board?",
      asked: [
        "and how on a plane",
        "give me an airline example",
        "what does it mean in a cabin",
        "link it to flying",
      ],
      answer:
        "With a picture: 'At row twenty-two the trolley is nearly empty and the people have waited longest. Good service is that they get the same smile and a real choice of what's left.' It shows that you know what the work looks like.",
    },
    {
      id: "no-experience",
      question: "I've never worked with customers. What do I say?",
      asked: [
        "i never had customers",
        "i only studied",
        "what if i have no service job",
        "can it be family",
      ],
      answer:
        "Take people who needed something from you: patients, pupils, teammates, a neighbour, visitors at a school event. Say 'I haven't worked in service yet, but' once, then tell the scene. Nobody minds where it happened, if you noticed the person.",
    },
  ],
  "assessment-days/asked-duties-of-crew": [
    {
      id: "not-only-service",
      question: "They say crew are waiters in the sky. What do I answer?",
      asked: [
        "and if they call it a waitress job",
        "people say we only serve coffee",
        "how do i answer a provocation",
        "what if they provoke me",
      ],
      answer:
        "Smile and agree to half: 'The coffee is what you see. The rest we train for and hope never to use.' Then one thing you'd do in the first minute of a fire or a faint. Calm is the answer, they may be testing that.",
    },
    {
      id: "before-after",
      question: "What do crew do before and after the flight?",
      asked: [
        "and before the flight",
        "what do you do after landing",
        "and on the ground",
        "what else is there",
      ],
      answer:
        "Before: briefing, equipment and security checks, catering count, boarding. After: disarm doors, say goodbye, help those who need it, search for things left, hand over to the next crew, reports, bar money. On the ground a good part of the work is done unseen.",
    },
    {
      id: "one-word",
      question: "What if I may only name one?",
      asked: [
        "which one if only one",
        "what's the single most important",
        "if i have to pick",
        "just one duty",
      ],
      answer:
        "'To be the calm person in the cabin who knows what to do.' It holds safety, people and service in one, and you can follow it with your best example.",
    },
  ],
  "assessment-days/asked-what-motivates-you": [
    {
      id: "demotivates",
      question: "What do I say to 'What demotivates you'?",
      asked: [
        "and what demotivates me",
        "if they ask the opposite",
        "what annoys you at work",
        "what do you dislike",
      ],
      answer:
        "Name something real that isn't the job itself: 'When a team stops talking to each other.' Then what you do about it: 'I ask the first question myself.' Not early shifts, not rude customers, not repetition, since you'll have all three.",
    },
    {
      id: "money",
      question: "May I say money?",
      asked: [
        "is money ok",
        "but i need the salary",
        "can i be honest about pay",
        "what if it's the free flights",
      ],
      answer:
        "Not as the first thing. Everybody works for pay and they know it. If they press you: 'Of course I need the pay, and I've checked that I can live on it. What keeps me late is something else.'",
    },
    {
      id: "bad-days",
      question: "And on a bad day?",
      asked: [
        "what about bad days",
        "how do i keep going",
        "if i'm tired and fed up",
        "what if nothing motivates me then",
      ],
      answer:
        "Tell what you really do: one task at a time, a joke with a colleague, thinking of the person who hasn't eaten since noon. A true small trick convinces more than 'I'm always motivated', which nobody is.",
    },
  ],
  "assessment-days/asked-initiative-story": [
    {
      id: "rejected-idea",
      question: "What if they turned my idea down?",
      asked: [
        "my boss said no",
        "it wasn't taken up",
        "can i tell a failed idea",
        "and if nothing changed",
      ],
      answer:
        "You can still tell it, if you took the no well: why they refused, what you learnt of it, what you did with the part that was yours. It shows more of your character than a success. End with what you'd ask beforehand next time.",
    },
    {
      id: "not-crossing",
      question: "How far may initiative go on board?",
      asked: [
        "is it good in a cabin too",
        "can i act alone on a plane",
        "what if there are rules",
        "do they want it at all",
      ],
      answer:
        "As far as the procedure leaves room, and in safety you do what's trained and tell the others. Say that in half a sentence: 'In service I look for it, with doors and fire I do what we've learnt.' They're glad to hear that you know the line.",
    },
    {
      id: "tiny",
      question: "Mine is very small. Does it count?",
      asked: [
        "it's only a small thing",
        "i just tidied the store",
        "is that too little",
        "does a checklist count",
      ],
      answer:
        "Yes. A list on the fridge that stopped double orders counts, if you can say what it saved: minutes, arguments, food. Assessors hear plenty of grand projects and believe few of them.",
    },
  ],
  "assessment-days/asked-taking-feedback": [
    {
      id: "unfair",
      question: "What if the criticism was unfair?",
      asked: [
        "it was unfair though",
        "what if they were wrong",
        "do i say i disagreed",
        "can i defend myself in it",
      ],
      answer:
        "Choose another one if you can. If they ask for it: you heard it to the end, asked for an example, took what was true and said calmly what wasn't. A story in which you were simply right and the boss wrong helps nobody.",
    },
    {
      id: "giving",
      question: "And if they ask how I give feedback?",
      asked: [
        "how do i give it",
        "what if i must criticise a colleague",
        "and the other way round",
        "telling a friend at work",
      ],
      answer:
        "Soon, alone, about what was done and not about the person, with a question: 'I saw the cart without the brake. Did something come up?' Then what you agreed. On board safety points are said at once, style can wait for the galley.",
    },
    {
      id: "never-got",
      question: "I never got any criticism. What then?",
      asked: [
        "nobody ever criticised me",
        "i can't think of any",
        "what if there's none",
        "my boss only praised me",
      ],
      answer:
        "Then they'll think you didn't listen. A teacher, coach, driving instructor, flatmate, a friend who said you always come late: it all counts. Take the one that changed something you still do.",
    },
  ],
  "assessment-days/asked-boring-tasks": [
    {
      id: "trick",
      question: "Which trick do I name for staying alert?",
      asked: [
        "what trick do i say",
        "how do people stay focused",
        "give me a method",
        "how do crew do it",
      ],
      answer:
        "One that you use: the same order each time, a finger on each item, saying it aloud, stopping and beginning again after an interruption. Crew do exactly that with doors and checklists, so you've shown the skill without knowing the procedure.",
    },
    {
      id: "get-bored",
      question: "I do get bored quickly. What do I say?",
      asked: [
        "but i do get bored",
        "i hate routine honestly",
        "is that a reason not to apply",
        "can i admit it",
      ],
      answer:
        "Then say how you handle it: you make it a small game of doing it without a slip, or you swap tasks with a colleague. Be honest with yourself too: people and places change in this job, tasks hardly do.",
    },
    {
      id: "why-ask",
      question: "Why do they ask that?",
      asked: [
        "why do they ask this",
        "what's behind it",
        "is it a trick",
        "what do they want to hear",
      ],
      answer:
        "Because most of safety is dull, and accidents like people who've stopped looking. They also hear many who love adventure and leave after a year. A calm answer on routine tells them you'll still check the door in year three.",
    },
  ],
  "assessment-days/asked-cultures-story": [
    {
      id: "no-abroad",
      question: "I've never been abroad. What can I tell?",
      asked: [
        "i never lived abroad",
        "there are no foreigners here",
        "i have no such story",
        "only my own country",
      ],
      answer:
        "Difference doesn't need a passport: town and village, old and young, deaf and hearing, two faiths in one class, a customer who spoke no language you know. Say what you misread at first and what you do now. It's the learning they mark.",
    },
    {
      id: "avoid",
      question: "What should I avoid saying?",
      asked: [
        "what must i not say",
        "is it racist to say that",
        "can i name the country",
        "any traps",
      ],
      answer:
        "No sentence that begins with 'they always'. Name the country if it helps to understand, speak of the one person, and let yourself be the one who learnt. A joke about an accent ends many a good interview.",
    },
    {
      id: "flatmates",
      question: "What if they ask how I'd live with flatmates from other countries?",
      asked: [
        "and living together",
        "what about the shared flat",
        "how do i answer the flat question",
        "kitchen fights, what do i say",
      ],
      answer:
        "Say what you'd do in week one: eat together, ask each how they sleep and what bothers them, agree on kitchen, guests and noise. Then one true story of sharing a room or bathroom. Tidy, direct and friendly is all they want to hear.",
    },
  ],
  "assessment-days/asked-broke-a-rule": [
    {
      id: "never",
      question: "Can I say that I never did?",
      asked: [
        "can i say never",
        "i'm honest, i never did",
        "does never sound fake",
        "what if i really didn't",
      ],
      answer:
        "It sounds untrue, so rather give a tiny one and what came of it. If nothing comes to you, say which rule you found hard to follow and how you did all the same. That answers what's behind the question.",
    },
    {
      id: "for-a-passenger",
      question: "Would I break one to help a passenger?",
      asked: [
        "and for a passenger",
        "what if a guest begs me",
        "is helping more important",
        "can i bend it a bit",
      ],
      answer:
        "'Service rules I'd ask about, the purser may have room. Safety rules, no, and I'd look for another way to help.' Then one thing you would do: hold the baby things, fetch the blanket, ring ahead for the connection.",
    },
    {
      id: "ordered",
      question: "What if my boss ordered me to?",
      asked: [
        "and if the boss told me to",
        "what if it was an order",
        "do i obey",
        "can i tell that one",
      ],
      answer:
        "Tell it if you said something. 'I asked whether that was meant, and said I'd rather not.' If it was about safety or honesty, you didn't do it and went one step higher. If you just obeyed, pick another story.",
    },
  ],
  "assessment-days/asked-alone-or-in-a-team": [
    {
      id: "prefer-alone",
      question: "I honestly like working alone. Can I say so?",
      asked: [
        "i prefer alone honestly",
        "is it bad to like being alone",
        "i'm more of a loner",
        "do i have to lie",
      ],
      answer:
        "Not as your first sentence, and ask yourself why you want this job. Say what's true in it: you need no supervision, you finish things. Then a moment when a team made you better. If there's none, crew life will be hard.",
    },
    {
      id: "role",
      question: "What's a good answer to 'What's your role in a team'?",
      asked: [
        "and my role in a team",
        "what role do i say",
        "which role is best",
        "am i the organiser",
      ],
      answer:
        "The one others would name: who sees what's missing, who calms, who keeps the time, who makes people laugh at midnight. One word, one scene. 'I'm the one who starts clearing up' is better than 'natural leader'.",
    },
    {
      id: "follow-younger",
      question: "And following somebody younger?",
      asked: [
        "what if my boss is younger",
        "can i follow a kid",
        "is age a problem",
        "they ask if i take orders",
      ],
      answer:
        "'Gladly: on board it counts who has the position and the training.' Then the day when a younger colleague showed you the till or the ward. Anybody over thirty is asked this, so have it ready.",
    },
  ],
  "assessment-days/asked-why-these-studies": [
    {
      id: "dropped-out",
      question: "I dropped out. How do I say it?",
      asked: ["i never finished it", "what if i dropped out", "is it a minus", "do i hide it"],
      answer:
        "Plainly, without excuse: 'After two years I saw that it wasn't for me, so I left and worked in a hotel from the next month.' What counts is that you decided and did something. Don't leave it out, because dates are checked.",
    },
    {
      id: "waste",
      question: "What do I reply if they say it's a waste of my degree?",
      asked: [
        "and if they say it's a waste",
        "won't you leave soon",
        "they think i'm too clever",
        "what do i reply to that",
      ],
      answer:
        "'I don't see it that way: I use it each day with people, only without a desk.' Then how long you mean to stay and what you'd like to become with them. They're asking whether you'll be gone in six months.",
    },
    {
      id: "parents",
      question: "It was my parents' wish. May I say so?",
      asked: [
        "my parents chose it",
        "can i say it was my father",
        "is it too private",
        "do i blame my family",
      ],
      answer:
        "Better not, it sounds as if others decide for you. Say 'at eighteen I didn't know what I wanted, and that was the sensible thing'. Then the moment when you chose for yourself, which is today's story.",
    },
  ],
  "assessment-days/asked-private-questions": [
    {
      id: "refuse",
      question: "What if I simply refuse?",
      asked: [
        "can i refuse",
        "what happens if i say no",
        "is it rude not to answer",
        "and if they insist",
      ],
      answer:
        "You may, but the tone decides. 'I'd rather keep that for myself, but I can tell you that my shifts are covered' is fine everywhere. If they insist on something that clearly isn't their business, you've learnt something about the airline.",
    },
    {
      id: "lie",
      question: "May I lie about it?",
      asked: [
        "can i lie then",
        "is it ok not to tell the truth",
        "what if i hide my child",
        "will they find out",
      ],
      answer:
        "Better not: leave out what they needn't know instead. In some countries a wrong answer to a forbidden question has no consequences, in others a form with a false entry ends the contract. On medical forms and background checks always the truth.",
    },
    {
      id: "why",
      question: "Why do they ask such things?",
      asked: [
        "why do they want to know",
        "is it a test",
        "do they mind a partner",
        "what's the worry",
      ],
      answer:
        "Mostly because they fear that you'll leave: for a partner at home, a child, a wedding. So answer that fear: you've talked about it, it's arranged, you want to stay. Then the topic is over in a sentence.",
    },
  ],
  "assessment-days/asked-hardest-part-answer": [
    {
      id: "nothing",
      question: "Can I say that nothing scares me?",
      asked: [
        "can i say nothing",
        "i'm not worried at all",
        "what if nothing is hard",
        "does it sound strong",
      ],
      answer:
        "No, it sounds as if you hadn't looked. Pick something honest that doesn't touch safety or people. 'The first month away' is plain, true and everybody in the room has had it.",
    },
    {
      id: "which-not",
      question: "Which things should I not name?",
      asked: [
        "what not to say",
        "which answer is bad",
        "can i say rude people",
        "is turbulence ok",
      ],
      answer:
        "Rude passengers, taking orders, rules, smiling, water or heights, night work as such, and pay. They're the job. Something around it, such as distance, sleep or birthdays, shows sense and can be solved.",
    },
    {
      id: "what-like-most",
      question: "And what will I like most?",
      asked: [
        "and the best part",
        "what do i like then",
        "if they ask the opposite",
        "what do i look forward to",
      ],
      answer:
        "A moment, not travel: 'When a full flight lands and you notice that the man who was so afraid waves.' Or the first briefing with seven strangers. Say it as you'd tell a friend.",
    },
  ],
  "assessment-days/asked-why-leave-your-country": [
    {
      id: "no-jobs",
      question: "The truth is that there are no jobs. May I say so?",
      asked: [
        "there's no work here",
        "can i say it's for the money",
        "my country is poor",
        "but that's the real reason",
      ],
      answer:
        "In half a sentence, without bitterness: 'At home there's one airline and it isn't hiring.' Then straight to why this one. Pay may be one of three reasons, never the first.",
    },
    {
      id: "never-away",
      question: "I've never lived away. What do I say?",
      asked: [
        "i still live with my parents",
        "never been away",
        "how do i prove it",
        "is that a problem",
      ],
      answer:
        "Say so, and what you've done to find out: a month alone somewhere, cooking and washing for yourself, talking to crew there. 'I've never lived away, so I've tried it' is more convincing than courage. Parents who agree help as well.",
    },
    {
      id: "stay-long",
      question: "How long do I say I'll stay?",
      asked: [
        "how many years do i say",
        "and when will you go back",
        "do they want to hear forever",
        "what if only three years",
      ],
      answer:
        "At least the contract, and a bit further: 'Three years for sure, and if I grow, gladly longer.' Nobody expects for ever. What frightens them is homesickness after four months, so speak to that.",
    },
  ],
  "assessment-days/asked-favourite-destination": [
    {
      id: "never-travelled",
      question: "I've hardly travelled. What do I say?",
      asked: [
        "i never travelled",
        "i've been nowhere",
        "what if i know no city",
        "can i make one up",
      ],
      answer:
        "Say where you'd like to go and why, and what you've read or cooked of it. 'I haven't been yet, and each time your Tokyo flight goes over our house I look it up' is charming and true. Don't invent a trip: they ask on.",
    },
    {
      id: "not-theirs",
      question: "What if it isn't on their network?",
      asked: [
        "and if they don't fly there",
        "must it be their route",
        "is it a mistake",
        "can i say my home town",
      ],
      answer:
        "Then say the nearest they do serve, or don't choose it. It takes five minutes to look at the map, and not having looked is what they notice.",
    },
    {
      id: "how-many",
      question: "How many destinations should I know?",
      asked: [
        "do i learn all of them",
        "will they test the map",
        "how many cities do i learn",
        "do i need airport codes",
      ],
      answer:
        "The hub, the bases, the newest routes and five or six big ones, with the country they're in. All of them nobody expects, unless the airline says so for training. Knowing the newest one makes a good impression.",
    },
  ],
  "assessment-days/asked-odd-questions": [
    {
      id: "no-idea",
      question: "What if nothing comes to me?",
      asked: [
        "and if i have no idea",
        "my mind is empty then",
        "can i pass",
        "how long may i think",
      ],
      answer:
        "Smile and buy two seconds: 'That one I haven't been asked before.' Then the first harmless thing that comes, and find the reason while you say it. Passing once with a laugh is fine too; being annoyed isn't.",
    },
    {
      id: "prepare",
      question: "Should I prepare them?",
      asked: [
        "can i prepare for that",
        "do i learn some",
        "is there a list",
        "how do i practise it",
      ],
      answer:
        "Have an animal, a book, a film, a person you admire and a harmless joke, that's enough. More is wasted: what they want is the fresh answer. Practise speed with a friend rather than texts.",
    },
    {
      id: "scale",
      question: "Which number do I give on a scale?",
      asked: ["is ten too much", "do i say seven", "what number is right", "and why not ten"],
      answer:
        "Eight, with a reason on each side: what makes it that high, what you're working on. Ten leaves nothing to learn, five makes them doubt. For safety or honesty you may say ten and mean it.",
      source: { name: "Common interview advice; no rule", year: 2026 },
    },
  ],
  "assessment-days/asked-teach-me-something": [
    {
      id: "ideas",
      question: "Can you give me a few ideas?",
      asked: [
        "which ideas are there",
        "what could i teach",
        "something without material",
        "i can't do anything special",
      ],
      answer:
        "A bow from a scarf, three words of your language with the sound, folding a shirt, a breathing exercise for frightened flyers, a card shuffle, how to carry three plates. Take the one you could do in your sleep, so that your eyes are free for them.",
    },
    {
      id: "goes-wrong",
      question: "What if they don't manage it?",
      asked: [
        "and if they can't do it",
        "what if they laugh",
        "if it goes wrong",
        "what if they play stupid",
      ],
      answer:
        "Lovely: that's when they see you. Say it in other words, do it beside them, make the step smaller, laugh with them. Some play slow on purpose. Not finishing is no failure, getting impatient is.",
    },
    {
      id: "time",
      question: "How do I keep to the minute?",
      asked: [
        "how do i fit it in",
        "a minute is short",
        "what if time runs out",
        "who watches the clock",
      ],
      answer:
        "One thing, three steps. If you hear yourself say 'and then there's also', it's too much. Finish with a sentence: 'That's it, now you can say it to your next guest.'",
    },
  ],
  "assessment-days/asked-not-in-your-cv": [
    {
      id: "too-personal",
      question: "How personal may it be?",
      asked: [
        "is it too personal",
        "can i talk of my grandmother",
        "may i mention an illness",
        "what about a loss",
      ],
      answer:
        "As personal as you'd be with a colleague on day two. Loss and illness only if you can tell it without a lump in the throat and it leads to something you do for others. They shouldn't feel they have to comfort you.",
    },
    {
      id: "boring-me",
      question: "I've nothing interesting. What then?",
      asked: [
        "i'm not interesting",
        "nothing special about me",
        "what if i'm boring",
        "i have no talents",
      ],
      answer:
        "Ordinary is fine if it's exact: which tram you talk to old ladies in, why your plants survive, how you learnt to bake from a video. Curious and warm beats spectacular.",
    },
    {
      id: "in-a-group",
      question: "And in a round in front of everyone?",
      asked: [
        "if it's in front of all",
        "at the assessment day",
        "what do i tell the group",
        "how long there",
      ],
      answer:
        "Shorter and lighter: name, one fact, one smile, done in three sentences. Listen to the others, because the question who said what often comes later.",
    },
  ],
  "assessment-days/asked-filler-words-and-speed": [
    {
      id: "quiet-voice",
      question: "My voice is too quiet. What helps?",
      asked: ["i'm too quiet", "they didn't hear me", "how do i get louder", "my voice is soft"],
      answer:
        "Breathe into the belly and speak to the wall behind them. Read the safety text aloud each day across the room, then through a closed door to somebody. Crew have to be heard without a microphone, so they do listen for it.",
    },
    {
      id: "second-language",
      question: "It's worse in English. What do I do?",
      asked: [
        "in english it's worse",
        "i search for words",
        "what if i can't find the word",
        "i translate in my head",
      ],
      answer:
        "Shorter sentences, and say it in other words instead of hunting for one. 'May I say it another way?' buys time. Tell your stories aloud in English every day, so that the words are already in your mouth.",
    },
    {
      id: "on-the-day",
      question: "What do I do when I notice it on the day?",
      asked: [
        "and if it happens there",
        "can i start again",
        "i notice it and panic",
        "should i apologise for it",
      ],
      answer:
        "Stop, breathe out, and say: 'Let me say that again, more slowly.' It's the same thing you'd do in an announcement, and it comes across as control. Don't apologise for nerves more than once.",
    },
  ],
  "assessment-days/asked-bored-interviewer": [
    {
      id: "should-i-ask",
      question: "Should I ask whether that answers it?",
      asked: [
        "can i ask if it was enough",
        "do i say is that ok",
        "may i check with them",
        "what if i'm unsure",
      ],
      answer:
        "Once is fine: 'Does that answer it, or would you like another example?' Asked after each answer it sounds unsure. Better is an ending that can't be missed: what came of it, and stop.",
    },
    {
      id: "sign",
      question: "Is it a bad sign?",
      asked: ["so did i fail", "is it a no", "do nice ones mean yes", "can i tell from the face"],
      answer:
        "No. People have been hired by stone faces and refused by charming ones. What tells you a little more are questions that go deeper, and talk of dates and documents, and even that's no promise.",
    },
    {
      id: "on-purpose",
      question: "Do they do it on purpose?",
      asked: [
        "is it a trick",
        "are they testing me",
        "is it a stress interview",
        "why would they do that",
      ],
      answer:
        "Sometimes: a passenger who doesn't smile back is every day's work, and they'd like to see that you go on being kind. Don't call it out and don't perform. Treat them like a tired guest in row four.",
    },
  ],
  "assessment-days/asked-humour-in-the-interview": [
    {
      id: "nervous-laugh",
      question: "I giggle when I'm nervous. Is that bad?",
      asked: [
        "i laugh when nervous",
        "i can't stop giggling",
        "does it look silly",
        "how do i stop it",
      ],
      answer:
        "A little is human. Breathe out, put your tongue to the roof of your mouth, look at one point, and say 'I'm a bit nervous, I'm glad to be here'. After that it mostly goes. In a story about somebody hurt it mustn't happen, so practise that one.",
    },
    {
      id: "formal",
      question: "How formal is it?",
      asked: ["is it formal", "do i say sir", "can i be relaxed", "first names or not"],
      answer:
        "Friendly and correct, like a good hotel: surnames until they offer first names, no slang, open posture. Low-cost and US airlines are looser, Gulf and Asian ones stiffer. Match the person in front of you, one notch more polite.",
    },
    {
      id: "group-joke",
      question: "And in the group exercise?",
      asked: [
        "in the group too",
        "can i joke there",
        "what if others joke",
        "everybody was laughing",
      ],
      answer:
        "One light word can loosen a stiff group, and that scores. The class clown doesn't: the task slips, and somebody quiet isn't heard. Never laugh at another candidate, even if all do.",
    },
  ],
  "assessment-days/asked-why-now": [
    {
      id: "childhood-dream",
      question: "It's my childhood dream. Why did I wait?",
      asked: [
        "but it's an old dream",
        "then why did i wait",
        "doesn't it sound odd",
        "how do i explain the years",
      ],
      answer:
        "Say what stood in the way, in one sentence, and that it's gone: money, a parent, a language, courage. 'I thought I wasn't the type until I met crew who were like me' is honest and likeable. Then straight to what you've done since.",
    },
    {
      id: "lost-job",
      question: "The truth is that I lost my job. May I say so?",
      asked: [
        "i just lost my job",
        "i'm unemployed",
        "is it bad to say",
        "it's only because of that",
      ],
      answer:
        "Yes, in half: 'My firm closed in March, and that was the push to do what I'd put off.' Then what you've done since March. Only 'I need work' isn't enough, because that's true of any job.",
    },
    {
      id: "older",
      question: "And if I'm over forty?",
      asked: [
        "what if i'm over forty",
        "at my age",
        "do i mention my age",
        "is it a disadvantage now",
      ],
      answer:
        "Don't excuse it. Years mean that you've calmed people down, know shift work, and won't leave for the first better offer. Add something that shows energy: sport, a course, a new language. They hire people of all ages who can get through the course.",
    },
  ],
  "assessment-days/asked-are-you-willing": [
    {
      id: "limit",
      question: "What if there's one thing I can't do?",
      asked: [
        "and if i can't do one thing",
        "may i say no to one",
        "what if only one base works",
        "i can't work sundays",
      ],
      answer:
        "Name it calmly, with the why if it helps and what you offer instead: 'I can start on the first of March, not before, but then any shift.' One limit is human. If it's something the advert asks for, it's mostly a no, and you've saved yourself the course.",
    },
    {
      id: "any-base",
      question: "Do I say yes to any base?",
      asked: [
        "any base, really",
        "do i have to accept all",
        "can i name my favourite",
        "what if they send me far",
      ],
      answer:
        "Only if you'd really go. 'Any base, with a preference for Porto' is fine, as long as you'd take the letter that says Riga. People who say yes and then refuse are usually out, for a long time.",
    },
    {
      id: "changed-mind",
      question: "What if I later change my mind?",
      asked: [
        "and if i change my mind",
        "can i take it back",
        "what if life changes",
        "am i bound to it",
      ],
      answer:
        "A yes in the interview isn't a contract, but they do write it down. Tell them early if something has changed, before training is planned. After that you go by the usual ways: transfer list, part time, leave.",
    },
  ],
  "assessment-days/asked-eye-contact-is-hard": [
    {
      id: "camera",
      question: "Where do I look in a video?",
      asked: [
        "and in a video",
        "camera or screen",
        "where's the eye in a video call",
        "i look at myself all the time",
      ],
      answer:
        "Into the camera while you speak, at the face while they do. Put the window right under the lens and hide your own picture. A small sticker of an eye beside the lens helps more people than would admit it.",
    },
    {
      id: "tell-them",
      question: "Should I tell them that I'm autistic?",
      asked: [
        "do i say i'm autistic",
        "should i explain it",
        "is it better to say it",
        "will it count against me",
      ],
      answer:
        "That's your choice. You can ask for adjustments beforehand, such as questions in writing, and in many countries they have to consider it. Or one light sentence: 'I look away when I think, I'm with you all the same.' Many crew are neurodivergent.",
    },
    {
      id: "job",
      question: "Will I manage the job then?",
      asked: [
        "can i do the job like that",
        "what about passengers",
        "is crew work for me then",
        "and the demo",
      ],
      answer:
        "If you like people, yes. Contact on board is short and full of things to do, which many find easier than an interview. In safety moments you look to be understood, and that can be trained like everything else.",
    },
  ],
  "assessment-days/asked-phone-music-and-films-as-crew": [
    {
      id: "wifi",
      question: "Do crew get the wifi for free?",
      asked: [
        "is wifi free for us",
        "can i go online up there",
        "do crew get internet",
        "may i message home",
      ],
      answer:
        "At some airlines crew get a code, at others it's for work devices only. Even then it's for your break. Never put a work tablet on a network you don't know, and never post from on board.",
    },
    {
      id: "bored-at-night",
      question: "What do crew do in a quiet night?",
      asked: [
        "and at three at night",
        "what do you do then",
        "how do you stay awake",
        "is it boring",
      ],
      answer:
        "Walk the cabin with water every quarter of an hour or so, look into the lavatories, answer bells, check on those who were unwell, prepare breakfast, talk. Talking keeps awake better than any screen. Whoever sits down in the warm dark falls asleep.",
    },
    {
      id: "photo",
      question: "May I take photos on board?",
      asked: [
        "can i film in the galley",
        "selfie in uniform?",
        "photo of the sunrise ok",
        "pictures with the crew",
      ],
      answer:
        "Most airlines let you take one of yourself or the crew on the ground, away from passengers and panels, if everybody agrees. In flight, leave it. What goes online has rules of its own, so read them before the first post.",
    },
  ],
  "assessment-days/asked-steward-or-flight-attendant": [
    {
      id: "offended",
      question: "Is stewardess rude?",
      asked: ["is it rude", "do they mind stewardess", "should i say it to one", "is it sexist"],
      answer:
        "Not meant so by most who say it, but it's out of date: it names the sex where the job is meant. Crew smile and answer. You yourself say cabin crew or flight attendant, and never girls or hostesses.",
    },
    {
      id: "why-crew",
      question: "Why do they call it crew?",
      asked: [
        "why is it called crew",
        "what does crew mean",
        "like on a ship?",
        "does it include pilots",
      ],
      answer:
        "From ships, like captain, purser, galley, cabin and port. It fits, because everybody on duty depends on the others. Flight crew are the pilots, cabin crew the others, and together they're the crew.",
    },
    {
      id: "attendant-less",
      question: "Is a flight attendant lower than cabin crew?",
      asked: ["is one higher", "same rank?", "is an attendant less", "which is better"],
      answer:
        "No, it's the same rank and the same training. Above it come the senior or lead, then purser, cabin manager or service manager, and each airline has its own words for them.",
    },
  ],
  "assessment-days/asked-crew-scared-in-turbulence": [
    {
      id: "what-to-do",
      question: "What do I do if I'm scared and on duty?",
      asked: [
        "what if i'm scared on duty",
        "and if i panic",
        "how do i hide it",
        "what helps in that moment",
      ],
      answer:
        "Sit, strap in, feet flat, breathe out longer than in, and give your head a job: your silent review, door by door. Say to your colleague 'I don't like this one', it halves. Then look for the palest passenger and nod to him.",
    },
    {
      id: "hurt",
      question: "Do crew really get hurt by it?",
      asked: ["do crew get injured", "is it dangerous for us", "how often", "broken legs?"],
      answer:
        "Yes, it's one of the commonest causes of serious injuries to cabin crew: ankles, backs, heads, mostly at the back and when standing. Sitting down in time prevents nearly all of it. So when the captain says crew be seated, everything is dropped, brake on, belt on.",
    },
    {
      id: "say-in-interview",
      question: "Do I say in the interview that I'm afraid of it?",
      asked: [
        "do i tell them",
        "should i admit that",
        "what if they ask about fear",
        "is it a weakness to say",
      ],
      answer:
        "If you were and got over it, that's a good short story: what you learnt about it and how you fly now. If it's still strong, fly a few short trips first and see. Unasked you needn't mention it.",
    },
  ],
  "assessment-days/asked-ever-a-real-emergency": [
    {
      id: "then-why",
      question: "Why train so hard for it then?",
      asked: [
        "so why all the training",
        "isn't it a waste",
        "why drill every year",
        "what's it for",
      ],
      answer:
        "Because on that day there's no time to think, only to do what the hands know. In the evacuations that went well everybody was out within minutes, and each report names the crew. It also makes you see small things early, which is why the big ones stay rare.",
    },
    {
      id: "most-common",
      question: "What will I meet most often?",
      asked: [
        "what happens most",
        "which one is usual",
        "what should i expect",
        "and in the first year",
      ],
      answer:
        "Somebody who faints, feels sick or panics. Then a drunk or angry guest, a smell from the galley, a missed approach. In your first year count on several faints, and on the evening when you notice that you did the right thing without thinking.",
    },
    {
      id: "after",
      question: "How do crew feel afterwards?",
      asked: [
        "how is it after",
        "do they fly again",
        "does it stay with you",
        "what if i dream of it",
      ],
      answer:
        "Calm in it, shaky after it, that's the usual order. Airlines take you off the next duty and offer a talk with trained colleagues. Nearly all fly again, often within days, and say that they trust the training more since.",
    },
  ],
  "assessment-days/asked-asking-for-routes": [
    {
      id: "refuse",
      question: "Can I refuse a destination?",
      asked: [
        "can i say no to a city",
        "what if i'm afraid to go there",
        "and a dangerous country",
        "must i fly there",
      ],
      answer:
        "As a rule no, unless you're unfit or there's a serious safety reason, and some airlines make flights to certain regions voluntary. Say it before, not at the briefing. Some crew can't enter a country because of passport or faith, and planning takes that into account.",
    },
    {
      id: "language",
      question: "Does my language bring me there?",
      asked: [
        "i speak japanese, does it help",
        "do speakers get those flights",
        "because of my language",
        "is it good to be a speaker",
      ],
      answer:
        "Often: flights to some countries need speakers, so you may go there again and again. Nice for the first year, and less so in the fifth. Ask whether speakers can fly elsewhere as well.",
    },
    {
      id: "swap",
      question: "Can I swap for better ones?",
      asked: [
        "can i swap it",
        "what about trading trips",
        "is swapping easy",
        "who trades a good trip",
      ],
      answer:
        "Where swapping is allowed, yes, if rest and training fit. Long nights go for early returns, parents want day trips, others want money. Be known as somebody who helps out, and you'll be offered things.",
    },
  ],
  "assessment-days/asked-haircut-in-training": [
    {
      id: "who-pays",
      question: "Who pays for it?",
      asked: ["who pays the hairdresser", "is it free", "and the make-up", "how much does it cost"],
      answer:
        "Mostly you: hair, nails, make-up. Some airlines give a starter set or have a salon with crew prices at the base. Do colour and cut at home before you join, where you know somebody who does it well.",
    },
    {
      id: "braids",
      question: "May I keep braids, curls or locs?",
      asked: ["and my braids", "what about afro hair", "can i wear it natural", "are dreads ok"],
      answer:
        "Braids, curls and locs are fine at many airlines, if they're neat, of a natural colour and tied back where they reach the collar; some have widened their rules in the last years. Others still ask for a bun and no locs. Look at the grooming guide or ask at the open day.",
    },
    {
      id: "refuse-it",
      question: "What if I don't want to?",
      asked: [
        "what if i refuse",
        "i don't want to cut it",
        "can they fire me for hair",
        "is it allowed to say no",
      ],
      answer:
        "Talk with the trainer first: often there's another way, such as a different style. The look is part of the contract, so a plain no can end the course. Exceptions for faith or health are another matter, and you ask for those before joining.",
    },
  ],
  "assessment-days/asked-evenings-in-training": [
    {
      id: "hangover",
      question: "What if I come with a hangover?",
      asked: [
        "and if i had too much",
        "what if they smell it",
        "hangover on an exam day",
        "can they send me home",
      ],
      answer:
        "Then you risk the course: unfit is unfit, and trainers smell it. If it has happened, say that you're unwell and stay out of the door drills. And let it be the only time, because people who come late or worse are remembered at the end.",
    },
    {
      id: "room-change",
      question: "Can I get another room?",
      asked: [
        "can i change rooms",
        "who do i ask",
        "will they think i'm difficult",
        "how do i say it",
      ],
      answer:
        "Mostly yes, if there's a bed free and you ask calmly: 'We've tried, we sleep at different hours, could one of us move?' Don't run the other one down. How you live together is something trainers hear about.",
    },
    {
      id: "visitors",
      question: "May my boyfriend or friends visit?",
      asked: [
        "can my boyfriend visit",
        "are visitors allowed",
        "can someone sleep over",
        "what about weekends",
      ],
      answer:
        "In a hotel often in the lobby, seldom overnight, and in Gulf company housing only by the house rules, mostly not in the room. Ask first: breaking house rules is one of the few ways to lose the place without failing an exam.",
    },
  ],
  "assessment-days/asked-staff-discounts": [
    {
      id: "hotels",
      question: "How do crew get hotel rates?",
      asked: [
        "and in hotels",
        "how do i get the rate",
        "can my family use it",
        "is it always cheaper",
      ],
      answer:
        "Through staff sites, the chain's airline rate, or simply by asking at the desk with the pass. You show it at check-in, and family mostly may share your room. It isn't always the cheapest: compare with the open price.",
    },
    {
      id: "advance",
      question: "Can I get an advance on my pay?",
      asked: [
        "can i get money earlier",
        "i'm broke before payday",
        "is there a loan",
        "do they help at the start",
      ],
      answer:
        "Some airlines pay a settling-in sum or an advance to new joiners, mostly abroad, and take it back in steps. Ask HR after the offer, it's a normal question. Don't borrow privately for shopping in the first month.",
    },
    {
      id: "misuse",
      question: "What counts as misuse?",
      asked: [
        "what is not allowed",
        "can i lend it",
        "may i buy for friends",
        "what if i overdo it",
      ],
      answer:
        "Buying for friends to sell on, lending the pass, booking for strangers, using it on sick leave. It's the quickest way to lose it all, since shops and hotels do report. The pass is a security document first.",
    },
  ],
  "assessment-days/asked-no-show-and-late": [
    {
      id: "read-wrong",
      question: "I read the roster wrong. Is that a no-show?",
      asked: [
        "i mixed up the days",
        "wrong time zone, my fault",
        "and if i thought it was tomorrow",
        "does a mistake count too",
      ],
      answer:
        "If you didn't call before report, mostly yes, but how you handle it counts: ring the moment you notice, no story, offer to come at once, and see your manager the same day. Then change something, such as writing each report on paper the evening before.",
    },
    {
      id: "proof",
      question: "Which proof helps?",
      asked: [
        "what proof do i need",
        "does a train ticket help",
        "should i take photos",
        "who believes me",
      ],
      answer:
        "A delay notice from the railway, a photo of the breakdown with the time, a police or doctor's paper. It explains one case. It doesn't help against a pattern, so leave home so early that one mishap fits in.",
    },
    {
      id: "record",
      question: "How long does it stay on my record?",
      asked: [
        "how long do they keep it",
        "does it get deleted",
        "does it count for promotion",
        "will the next airline see it",
      ],
      answer:
        "Often a year or two, as the contract or agreement says, and it's looked at for promotion and transfers. A next airline hears of it only if it asks for a reference, and many give just dates. Ask to see your file: in Europe you've a right to.",
    },
  ],
  "assessment-days/asked-change-story": [
    {
      id: "move",
      question: "Can I use my move to another country?",
      asked: [
        "can it be my move abroad",
        "does moving count",
        "and changing school",
        "is private life okay",
      ],
      answer:
        "Yes, if you tell one scene and not the whole move: the first week at the counter where nobody understood you, and what you did on the second. It proves what they want to know, that you'd cope at a base.",
    },
    {
      id: "didn-t-like",
      question: "What if I was against the change?",
      asked: [
        "i hated it though",
        "what if i was against it",
        "can i say it was bad",
        "do i have to love it",
      ],
      answer:
        "Say so for one sentence, that's honest. Then what you did: asked why, tried it, named one thing that could be better, and it was heard or it wasn't. Somebody who grumbles and helps is welcome, somebody who only grumbles isn't.",
    },
    {
      id: "quick",
      question: "And a quick decision, is that the same story?",
      asked: [
        "is it the same as a quick decision",
        "what about deciding fast",
        "for a quick decision what do i tell",
        "can i use it twice",
      ],
      answer:
        "No: there they want seconds, few facts, and how you chose. A child lost in the shop, a glass on the floor, two phones ringing. Say what you knew, what you did first and why, and whom you told. What you'd do again, or not.",
    },
  ],
  "assessment-days/asked-values-and-role-models": [
    {
      id: "mother",
      question: "May I say my mother?",
      asked: [
        "can i say my mum",
        "isn't family boring",
        "many say their mother",
        "is a star better",
      ],
      answer:
        "Yes, if you've one exact thing that only she did. 'She wrote each guest's name on the back of her hand' stays in the ear. 'She's strong and always there for me' everybody says.",
    },
    {
      id: "their-values",
      question: "Do I have to name the airline's values?",
      asked: [
        "must i know theirs",
        "should i quote them",
        "do they expect it",
        "what if mine differ",
      ],
      answer:
        "Not word for word. Pick the one that's truly yours and say it in your own words with your scene, so that they recognise it. Reciting all five sounds learnt.",
    },
    {
      id: "lottery",
      question: "And silly ones such as the lottery?",
      asked: [
        "what about the lottery",
        "and a million euros",
        "would i still work",
        "do i say i'd quit",
      ],
      answer:
        "Answer with a smile and something true: a house for the parents, a year of travel, and then? 'I'd still want to work with people, perhaps with fewer early reports.' They look at whether you stay honest and light.",
    },
  ],
  "assessment-days/asked-opinion-of-the-airline": [
    {
      id: "never-flown",
      question: "I've never flown with them. What do I say?",
      asked: [
        "i never flew with you",
        "can i still have an opinion",
        "what if i don't know the product",
        "do i pretend",
      ],
      answer:
        "Say so and show that you've looked anyway: 'I haven't yet. I've watched your crew at the gate for an hour and spoken with two of them.' Then what you noticed. Pretending ends with the second question.",
    },
    {
      id: "ceo",
      question: "Do I have to know the boss's name and figures?",
      asked: [
        "who is the ceo, must i know",
        "how many planes must i know",
        "do they quiz you",
        "which facts do i learn",
      ],
      answer:
        "Learn a handful: who leads it, hub and bases, roughly how big the fleet is, newest route, the group or alliance. Seldom asked, and embarrassing if you are. Knowing what has happened there in the last months impresses more.",
    },
    {
      id: "bad-press",
      question: "What if there's bad press about them?",
      asked: [
        "and the bad news about them",
        "do i mention the scandal",
        "they had strikes, do i say it",
        "what if they ask about it",
      ],
      answer:
        "Don't begin with it. If they ask: you've read of it, you'd like to hear how it looks from inside, and what you'd tell a passenger who asks. No judgement on people you don't know.",
    },
  ],
  "assessment-days/asked-upselling-question": [
    {
      id: "no-sales",
      question: "I've never sold anything. What do I say?",
      asked: [
        "i never sold a thing",
        "no sales experience",
        "what if i hate selling",
        "can i tell something else",
      ],
      answer:
        "You've recommended: a film, a dish, a club, and somebody went. Tell that, with how you knew that it would suit. Then add that you'd like to learn the rest. Hating it isn't for the interview, and perhaps not for a low-cost airline.",
    },
    {
      id: "too-dear",
      question: "What if the passenger says it's too expensive?",
      asked: [
        "and if it's too dear for him",
        "he complains about the price",
        "what do i reply then",
        "do i defend the price",
      ],
      answer:
        "'I understand, it's more than in a shop.' Then something smaller if it fits: tap water where it's served, the single instead of the set. No defending, no eye-rolling. He remembers how you took the no when he's thirsty in an hour.",
    },
    {
      id: "targets",
      question: "What if they ask whether targets bother me?",
      asked: [
        "and targets",
        "do i like targets",
        "what if they ask about pressure",
        "is it much pressure",
      ],
      answer:
        "'No, I like knowing where we stand. I look at it as a crew, and I wouldn't sell somebody what he doesn't want.' With a small figure from your past if you have one. Honest and calm is right.",
    },
  ],
  "assessment-days/asked-deadlines-and-priorities": [
    {
      id: "missed",
      question: "What if I once missed a deadline?",
      asked: [
        "i missed one, can i tell it",
        "and if i didn't make it",
        "can it end badly",
        "what if i was late",
      ],
      answer:
        "You can, if you said it early and offered something: 'At noon I saw that it wouldn't work, rang, and we moved the first part.' Then what you do now. Silent lateness is what they fear, not lateness.",
    },
    {
      id: "multitask",
      question: "Do they want to hear that I can multitask?",
      asked: [
        "is multitasking good",
        "do i say i do all at once",
        "isn't it a myth",
        "what do they want",
      ],
      answer:
        "Better: one thing at a time in the right order, with an eye on the rest. Say that you finish a door check before you answer a question about coffee. That's the multitasking crews need.",
    },
    {
      id: "on-board",
      question: "Can you give me the same on board?",
      asked: [
        "an example on a plane",
        "how is it on a flight",
        "what comes first on board",
        "link it to the cabin",
      ],
      answer:
        "Boarding, a bag too big, a crying child, a call bell, the door in five minutes. First what blocks the aisle, then the bell with a look and a sign, the child's mother a seat pocket of tissues, the bag to the purser, and your count in time for the door.",
    },
  ],
  "assessment-days/asked-fleet-and-load-factor": [
    {
      id: "why-crew-care",
      question: "Why should crew care?",
      asked: [
        "do i need that",
        "why does it matter for me",
        "is it asked in interviews",
        "what has crew to do with it",
      ],
      answer:
        "Because it decides your day: a high load factor means a full cabin, short turnarounds mean hurry, a mixed fleet means more types to learn. In an interview a sentence such as 'you've grown to forty aircraft, so bases are opening' shows that you read.",
    },
    {
      id: "which-figures",
      question: "Which figures should I know of my airline?",
      asked: [
        "which do i learn",
        "how many planes should i know",
        "what do recruiters ask",
        "is fleet size important",
      ],
      answer:
        "Roughly how many aircraft and of which types, how many destinations, the newest base or route, and how many passengers a year. Rounded is fine. Take them from its own site, and look at the date.",
    },
    {
      id: "single-type",
      question: "Is a single-type fleet better for crew?",
      asked: [
        "is one type better",
        "what's good about one type",
        "is mixed harder",
        "which is more fun",
      ],
      answer:
        "Easier: one set of doors and drills, so you know it in your sleep and standby can put you anywhere. A mixed fleet is more varied, with more exams. In Europe you may work on three types at a time, four with approval.",
      source: { name: "Regulation (EU) No 965/2012, ORO.CC.250", year: 2024 },
    },
  ],
  "assessment-days/asked-shaking-off-a-bad-flight": [
    {
      id: "keeps-coming",
      question: "What if it keeps coming back?",
      asked: [
        "i still think of it",
        "it won't go away",
        "i dream of it",
        "after a week it's still there",
      ],
      answer:
        "If it's still there after two weeks, wakes you or makes you dread report, talk to peer support or a doctor. That isn't weakness, it's what they're for. After a serious event don't wait for the two weeks.",
    },
    {
      id: "apologise",
      question: "I snapped at a passenger. What do I do?",
      asked: [
        "i was rude myself",
        "should i say sorry to him",
        "what if he complains",
        "i lost my temper",
      ],
      answer:
        "If he's still on board, go back: 'I was short with you, I'm sorry.' It nearly always turns him. Tell the purser before he does, write two honest lines, and eat something: most snapping begins with an empty stomach in the fourth sector.",
    },
    {
      id: "alcohol",
      question: "Is a drink with the crew a good way?",
      asked: [
        "can i just have a drink",
        "is wine okay for it",
        "everybody goes to the bar",
        "does drinking help",
      ],
      answer:
        "One with people who were there is often more the talking than the glass. As a habit it spoils the sleep you need, and the hours before report come sooner than you think. If you only come down with it, look for something else.",
    },
  ],
};
