import type { FurtherQuestions } from "./schema.ts";

/** What people ask on about living as cabin crew: roster, pay, housing and family; by the entry's id. */
export const FURTHER_ON_MORE_LIFE_OF_CREW: FurtherQuestions = {
  "assessment-days/asked-family-and-children": [
    {
      id: "pregnant-later",
      question: "What happens if I get pregnant once I'm flying?",
      asked: [
        "and if i get pregnant later",
        "what do they do with pregnant crew",
        "can i lose the job when i have a baby",
        "i want a child in two years, ok?",
        "must i stop flying then",
      ],
      answer:
        "In most of Europe you stop flying soon after you tell the airline, move to ground work or leave, and may not be dismissed for it. The UK and the US leave more to the airline and your doctor, and some Gulf contracts have rules of their own. Read the clause before you sign, and tell them early: cosmic radiation and night work count.",
    },
    {
      id: "training-with-children",
      question: "How do parents manage the weeks of training?",
      asked: [
        "and during the course, who has her",
        "is the training possible with kids",
        "training is six weeks away, how",
        "do i get home in the evenings then",
      ],
      answer:
        "As an exception the whole family knows about: full days for some weeks, often at another town, with tests and hardly any leave. Ask for the dates and the place at the offer, and arrange one person for the whole stretch instead of a new plan each day. Study when the child sleeps, and don't start it in the week school begins.",
    },
    {
      id: "miss-them",
      question: "Honestly, is it hard to leave the children?",
      asked: [
        "don't you miss them terribly",
        "is it hard on the kids",
        "i'd feel guilty all the time",
        "do children suffer from it",
        "honestly, do mums cry",
      ],
      answer:
        "Yes, the first trips are hard for nearly everybody, and mostly harder on you than on the child. A calendar on the fridge, a call at a set time and a short goodbye help more than presents. In return you have free weekdays that other parents don't. Give it half a year before you judge.",
    },
  ],
  "assessment-days/asked-crew-housing-rules": [
    {
      id: "mother-visits",
      question: "May my mother visit and stay with me in the crew flat?",
      asked: [
        "and my mum, can she stay over",
        "what about my parents visiting",
        "can my sister sleep there a week",
        "family also forbidden?",
      ],
      answer:
        "By day nearly always, with her name at the guard's desk, and overnight at some airlines for close family of your sex, for a set number of nights and with approval. Your flatmates have to agree too. Ask for the form weeks ahead, and have a hotel in mind in case it's refused.",
    },
    {
      id: "boyfriend-visits",
      question: "My boyfriend comes to see me. Where does he stay?",
      asked: [
        "and if my boyfriend comes",
        "where can my partner sleep then",
        "can he come up for an hour",
        "so no boys at all?",
      ],
      answer:
        "In a hotel, because the company flat is mostly closed to guests of the other sex at night and often by day. Some buildings let visitors into a lobby or cafe downstairs. Look up beforehand how that country sees unmarried couples sharing a room: it differs within the Gulf, and it has changed.",
    },
    {
      id: "rule-broken",
      question: "What happens if I break a house rule?",
      asked: [
        "what do they do if you're caught",
        "can i get fired for that",
        "how strict are they really",
        "and if i come in too late once",
        "is it a warning or dismissal",
      ],
      answer:
        "Mostly a talk and a written warning, and for a hidden overnight guest or alcohol where it's banned it can cost you the job. Guards and cards record who goes in and out, so it seldom stays unseen. If you've made a mistake, tell the housing office first and plainly. It goes better than being found out.",
    },
    {
      id: "late-home",
      question: "What if I'm out and can't get back before the curfew?",
      asked: [
        "and if my taxi is late",
        "what if i miss the curfew",
        "can i stay out on my day off",
        "do they count the minutes",
      ],
      answer:
        "Ring the housing desk or security before the time, say where you are and when you'll be in. One late return with a call is usually noted and forgotten, a habit isn't. Where there's a rest rule it's the hours before duty that count most, so on real days off you're often free. Ask which of the two applies.",
    },
    {
      id: "may-enter-my-room",
      question: "Can the company come into my room?",
      asked: [
        "do they check my room",
        "can they just walk in",
        "is there any privacy",
        "are there cameras inside",
        "somebody inspects it?",
      ],
      answer:
        "Usually yes for cleaning, repairs and inspections, often with notice, and in an emergency without. Cameras belong in corridors and at the gate, not in rooms. Keep passport and money in a locker, and clear the kitchen before the announced day. Ask how much notice they give.",
    },
    {
      id: "words-to-ask",
      question: "How do I ask about the house rules without sounding difficult?",
      asked: [
        "how do i ask that politely",
        "what do i write to them",
        "give me a sentence for it",
        "won't they think i'm trouble",
      ],
      answer:
        "After the offer, write: 'I'm looking forward to joining. Could you send me the accommodation rules, including visitors, rest hours and moving out?' It's a normal mail and recruiters get it daily. Leave it out of the interview itself, where it sounds as if you were planning guests.",
    },
    {
      id: "used-to-my-freedom",
      question: "I've lived alone for years. Will I stand living by such rules?",
      asked: [
        "i'm thirty and live alone, can i bear it",
        "it sounds like a boarding school",
        "is it hard when you're used to freedom",
        "do older crew accept that",
      ],
      answer:
        "Many do, because they're away half the month and mostly sleep there. It's hard if you like guests, late evenings or a home of your own. Three things make it bearable: a room that's really yours, friends with cars, and the date from which you may move out. If no such date exists, weigh it seriously.",
    },
  ],
  "assessment-days/asked-how-pay-works": [
    {
      id: "sick-or-leave",
      question: "What do I get when I'm ill or on leave?",
      asked: [
        "and if i'm sick for a month",
        "is leave paid the same",
        "what's left of it on holiday",
        "do i lose the flying pay when i'm ill",
      ],
      answer:
        "At many airlines mostly the fixed part when you're ill, because hours, sectors and allowances only come by flying. In the EU paid leave has to include payments tied to the work itself, not just the basic, while meal money may drop out. Ask how leave and sick days are counted, and from which day.",
      source: {
        name: "Court of Justice of the EU, Williams and Others v British Airways, C-155/10",
        year: 2011,
      },
    },
    {
      id: "taken-off",
      question: "What gets taken off my pay?",
      asked: [
        "what do they deduct",
        "and after tax, what's left",
        "do i pay the uniform from it",
        "any hidden costs on it",
      ],
      answer:
        "Tax and social insurance first, where your country has them, and then, depending on the airline, uniform, training, crew parking, an ID card or company housing. Some spread training costs over the first months. Ask for a sample payslip with the deductions on it, and not just the gross figure.",
    },
    {
      id: "find-real-figures",
      question: "How do I find out what beginners really earn there?",
      asked: [
        "so how much is it then",
        "where do i see real numbers",
        "how do i find out the salary",
        "can i trust what's on the internet",
      ],
      answer:
        "Ask crew in their first or second year what arrived in the bank in their quietest month. Add the vacancy, the airline's careers page and a union's published pay table, and look at the year on each. A figure from a forum without a date is worth little, and a best month in August even less.",
    },
  ],
  "assessment-days/asked-life-at-a-gulf-base": [
    {
      id: "what-to-wear",
      question: "What can I wear there in my free time?",
      asked: [
        "do i have to cover myself",
        "can i wear shorts there",
        "what about a bikini",
        "must women wear a headscarf",
        "my tattoos, are they ok outside",
      ],
      answer:
        "Normal summer clothes, with shoulders and knees covered in malls, offices and on the street, and a bikini only at the pool or beach. You don't wear a headscarf except inside a mosque. Take a thin jacket: indoors it's as cold as it's hot outside. In Ramadan dress and eat more discreetly in public.",
    },
    {
      id: "my-medicines",
      question: "May I bring my usual medicines?",
      asked: [
        "i take pills every day, allowed?",
        "can i bring my medication",
        "what about painkillers there",
        "my adhd tablets, can i take them",
      ],
      answer:
        "Only after you've checked each one, because some painkillers, sleeping pills, anxiety and ADHD medicines are controlled there, whatever your doctor says. You may need a permit from that country's health authority before you travel, with prescription and letter. Tell the airline's medical team, too.",
    },
    {
      id: "first-months-alone",
      question: "How do I get through the first months there?",
      asked: [
        "what if i get homesick",
        "will i be lonely in the beginning",
        "it's far from everybody, how do you cope",
        "do people cry at the start",
      ],
      answer:
        "With a routine from the first week: a fixed call home, one sport or club, and one evening a week with people from your training course. Nearly everybody has a low around the second or third month, when the new wears off. Book your first leave home early, so there's a date. If it stays dark, use crew support.",
    },
  ],
  "assessment-days/asked-life-on-standby": [
    {
      id: "sleep-with-the-phone",
      question: "How do I sleep when the phone may ring at any time?",
      asked: [
        "how can you sleep like that",
        "i wouldn't close my eyes",
        "what if they call at 3 am",
        "any trick to sleep on it",
      ],
      answer:
        "By making the call easy: uniform hung up, bag by the door, alarm tone loud, breakfast planned. Then the mind lets go. Sleep early before an early standby, and take a nap in the afternoon before a late one. After some weeks most sleep through until it rings.",
    },
    {
      id: "live-too-far",
      question: "I live an hour and a half from the airport. What do I do on standby?",
      asked: [
        "i live too far for that",
        "my flat is 90 minutes away",
        "how do people do it who live outside",
        "can i wait at a friend's place",
      ],
      answer:
        "Spend those days nearer: with a colleague, in a cheap room by the airport or in a crash pad shared by several. An hour's report time with ninety minutes of road doesn't work even once. Bundle the standbys if you may swap days, and put the cost of the bed into your sums before you sign.",
    },
    {
      id: "at-the-airport",
      question: "Is it the same when I'm on standby at the airport?",
      asked: [
        "and at the airport itself",
        "what's airport standby",
        "do i sit there in uniform",
        "is that paid more",
        "what do you do there for hours",
      ],
      answer:
        "It's stricter: you wait in uniform in a crew room and can be at a gate in minutes. In Europe it all counts as duty, while at home only part of the hours count. Bring food, a charger and something to read. It's mostly for the sick call in the last hour, so have your bag packed for a night away.",
      source: {
        name: "EASA, Easy Access Rules for Air Operations, ORO.FTL.225 and CS FTL.1.225",
        year: 2024,
      },
    },
  ],
  "terminology/commuting": [
    {
      id: "by-train-or-car",
      question: "I'd come by train or car, two hours. Is that commuting too?",
      asked: [
        "i'd drive, not fly",
        "and with two hours by train",
        "does it count by car as well",
        "mine is only a long drive",
      ],
      answer:
        "Yes, and it has its own traps: no train at four in the morning, and a motorway after a night flight. European guidance advises a bed nearer to the base once the way usually takes more than 90 minutes. Drive there the evening before, and after a night duty sleep first and drive later.",
    },
    {
      id: "on-standby-days",
      question: "How does it work when I'm on standby or reserve?",
      asked: [
        "and on standby, how then",
        "can i do it on reserve",
        "they call and i'm in another city",
        "do i have to be there when i wait",
      ],
      answer:
        "You have to be near the base for all of it, so you commute in before the first standby day and sleep there until the last. Only a reserve with ten hours or more of notice may leave room to wait at home, and only if several flights go. That's why the first year costs commuters most.",
    },
    {
      id: "from-another-country",
      question: "What about tax and insurance if I live in another country than my base?",
      asked: [
        "i live in one country and work from another",
        "where do i pay tax then",
        "where am i insured",
        "does it matter that it's across the border",
      ],
      answer:
        "In the EU, your social insurance follows the country of your home base, wherever you live. Income tax goes by the treaty between the countries and differs a lot, so ask a tax adviser before the first payslip. Ask the airline which form it gives you for health care where you live.",
      source: { name: "Regulation (EU) No 465/2012, home base of aircrew", year: 2012 },
    },
  ],
  "assessment-days/asked-moving-to-a-base": [
    {
      id: "offered-the-wrong-one",
      question: "What if they offer me a base I don't want?",
      asked: [
        "and if i get one i don't like",
        "can i refuse the base",
        "they gave me another city, what now",
        "do i lose the offer if i say no",
      ],
      answer:
        "Ask once, within a day and friendly, whether another base is open or a later course would have one. If not, you choose between this base and no offer, and a refusal mostly ends the process or puts you back in a pool. Take it only if you'd stay a year there, since transfers are never promised.",
    },
    {
      id: "how-far-may-i-live",
      question: "How far from the base may I live?",
      asked: [
        "i live two hours away, is that ok",
        "is there a limit in km",
        "must i live in that city",
        "can i stay in my village",
      ],
      answer:
        "As far as you can travel and still report on time and rested, and on standby that's often one hour door to door. Some airlines write a time or a distance into the contract, others only the report time. Measure it at four in the morning, when there's no train, and not on a map at noon.",
    },
    {
      id: "partner-and-pet",
      question: "Can I take my partner, child or dog with me to the base?",
      asked: [
        "and my husband, does he come too",
        "can i bring my dog",
        "what about my kid there",
        "do they help with a visa for my partner",
      ],
      answer:
        "In Europe yes, at your own cost, and it's a private move like any other. In the Gulf the company flat is for you alone, and bringing family takes a rank or a salary that allows it, a visa and a flat of your own. Pets aren't allowed in most crew flats. Go first alone, and let them follow after probation.",
    },
  ],
  "assessment-days/asked-roster-and-days-off": [
    {
      id: "one-certain-day",
      question: "I need one certain day, say my sister's wedding. How do I get it?",
      asked: [
        "how do i get one special day free",
        "my sister marries in june",
        "what if i need a certain date",
        "can i be sure of one day",
      ],
      answer:
        "Request it the day the list opens, months ahead, as leave and not as a wish: a day of leave that's granted is far safer than a request. If it's refused, try a swap once the roster is out, and ask for the day before as well. In the first months of training and probation, tell them at the offer.",
    },
    {
      id: "swap-with-a-colleague",
      question: "Can I swap a flight or a day with a colleague?",
      asked: [
        "can we trade",
        "is swapping allowed",
        "how does a swap work",
        "i'd give my friend my early",
      ],
      answer:
        "At many airlines yes, through the roster system or an app, with somebody of the same rank and aircraft type. It's refused if it breaks the rest or hours limits of either of you. Beginners can usually do it after the first weeks on line. Until the system says approved, the flight is yours.",
    },
    {
      id: "how-much-leave",
      question: "How much leave do crew get, and may I choose the weeks?",
      asked: [
        "and holidays, how many weeks",
        "can i pick when",
        "do i get summer off",
        "is leave extra to the days off",
      ],
      answer:
        "In Europe at least four weeks a year by law, often more by contract, on top of the days off. Weeks are mostly given by seniority, points or turns, so beginners get November more easily than August. US airlines start lower and add with the years. Gulf contracts often give about 30 days.",
      source: {
        name: "Directive 2000/79/EC, working time of mobile workers in civil aviation",
        year: 2000,
      },
    },
  ],
  "assessment-days/asked-pay-compared": [
    {
      id: "tax-at-home",
      question: "Do I pay tax at home if I work in the Gulf?",
      asked: [
        "so really no tax",
        "and my own country, does it want tax",
        "what about the tax office at home",
        "no tax at all for me as a european?",
      ],
      answer:
        "It depends on your own country, mostly on whether you still count as living there. Register as moved, keep the papers, and mind a flat or a family left at home. US citizens have to file wherever they live. Half an hour with a tax adviser before you go is money well spent.",
    },
    {
      id: "pension-and-health",
      question: "What about pension and health insurance in the Gulf?",
      asked: [
        "and my pension then",
        "am i insured there",
        "do i get anything when i'm old",
        "what about the doctor there",
      ],
      answer:
        "There's no pension for foreign crew as a rule: you get a sum at the end of service, growing with the years, and have to save the rest yourself. Health insurance comes with the job, and you should ask about dental care, limits and family. At home you may pay in voluntarily, so ask your pension office.",
    },
    {
      id: "european-to-the-us",
      question: "As a European, can I go for a US airline?",
      asked: [
        "can i apply in america then",
        "how do i get hired in the us",
        "i have no green card, possible?",
        "do us airlines take foreigners",
      ],
      answer:
        "Only with the right to work there, which means citizenship or a green card, because airlines don't sponsor visas for cabin crew as a rule. A few US airlines have had bases abroad with local contracts, but not many. For most Europeans the choice is at home or the Gulf.",
    },
    {
      id: "which-for-saving",
      question: "Where can I save the most as a beginner?",
      asked: [
        "so who leaves the most over",
        "where do i save more",
        "best one for saving money",
        "i want to put money aside, which one",
      ],
      answer:
        "Mostly in the Gulf, since housing and transport are taken care of and no income tax comes off. The difference shrinks if you fly home often, shop in malls or must pay tax at home. A European airline with your parents' spare room ten minutes from the airport can come close. Do both sums on one page.",
    },
    {
      id: "within-europe",
      question: "Are there big differences within Europe?",
      asked: [
        "and between european airlines",
        "is it the same everywhere in europe",
        "which country is best paid",
        "low cost or flag carrier, who pays more here",
      ],
      answer:
        "Yes, large ones: between countries, between an old collective agreement and a new one, and between an airline's own contract and an agency's. A higher pay in an expensive city may leave you less than a low one where you can live with family. Look at rent first, then at the pay table of the union.",
    },
    {
      id: "why-not-the-best-paid",
      question: "They ask why I chose them and not an airline that pays more. What do I say?",
      asked: [
        "what if they ask why not the gulf",
        "how do i answer why not one that pays more",
        "and in the interview, do i mention it",
        "give me a line for that",
      ],
      answer:
        "Give the life and not the money: 'I've compared, and I want short flights, a base near home and to stay for years. That's what you offer.' It shows you know the market and won't be off in six months. Don't say pay doesn't matter, nobody believes it.",
    },
    {
      id: "us-first-years",
      question: "How lean are the first years in the US, honestly?",
      asked: [
        "so is it hard at the beginning in america",
        "can you live on it there",
        "why are the first years so low",
        "do they have second jobs",
      ],
      answer:
        "Lean enough that many share a crash pad, cook in hotel rooms and work beside it. Training may bring little pay, reserve holds you to the guarantee, and you pay rent in an expensive city. With each year the hourly rate steps up, and after some years it's a decent living. Have savings for the start.",
    },
  ],
  "assessment-days/asked-shared-housing": [
    {
      id: "noisy-flatmate",
      question: "What if my flatmate is loud while I have to sleep?",
      asked: [
        "and if she has the tv on all night",
        "i sleep badly with noise",
        "she comes home at 5 and wakes me",
        "how do you sleep there by day",
      ],
      answer:
        "Talk on the first quiet day, with a fixed rule instead of a complaint: 'When my door has the red card on it, I'm sleeping before a flight.' Swap rosters on the fridge, wear earplugs, and use headphones yourself. If it goes on, the housing office moves one of you, as rest before duty matters to them.",
    },
    {
      id: "what-it-costs",
      question: "Do I pay anything for it?",
      asked: [
        "is it free",
        "what about the electricity",
        "do they take it off the salary",
        "who pays the internet and water",
      ],
      answer:
        "At most Gulf airlines rent, water and electricity are covered, while internet, extra cleaning and damage are often yours. Elsewhere company rooms are usually taken off the pay, above all in training. Photograph the room on the first day, scratches included, so that nobody charges you for them later.",
    },
    {
      id: "what-to-bring",
      question: "What do I bring, and what's there already?",
      asked: [
        "what should i pack for it",
        "is there a pan and a bed",
        "do i need bedsheets",
        "what's in the flat when you come",
      ],
      answer:
        "Bed, wardrobe, kitchen, washing machine and basic plates are usually there. Bring your own pillow if you're fussy, a plug adapter, blackout mask, earplugs, a small lock and some photos for the wall. Buy pans and towels there with the flatmates. Keep one suitcase of your allowance free of kitchen things.",
    },
  ],
  "assessment-days/asked-family-against-it": [
    {
      id: "what-to-say-to-them",
      question: "What do I say to my mother, in one sentence?",
      asked: [
        "how do i tell my mum",
        "what words do i use",
        "give me something to say to my father",
        "how do i start that talk",
      ],
      answer:
        "Begin with her and not with you: 'I know you're worried. Tell me the three things that worry you most, and I'll find out.' Then come back with answers, a photo of the crew building and the date of your first leave. Don't argue the same evening. Parents need a night to think.",
    },
    {
      id: "still-say-no",
      question: "And if they still say no?",
      asked: [
        "what if they never agree",
        "they won't change their mind",
        "can i go without their blessing",
        "do i go anyway",
      ],
      answer:
        "Then it's your decision, if you're of age, and you can make it without a slammed door: 'I'd like you to be with me in this, and I'm going to try it for a year.' Call on the first evening and every week after. Many parents come round with the first visit and the first photo in uniform.",
    },
    {
      id: "parents-are-old",
      question: "My parents are old or ill. Can I still go?",
      asked: [
        "my mother is sick, what then",
        "i'm the only child",
        "and if something happens to my dad while i'm away",
        "who looks after them",
      ],
      answer:
        "Yes, if somebody near can act within the hour, such as a brother, neighbour or carer who has keys and numbers. Ask the airline how emergency leave works and how quickly you'd get home. A base two or three hours away may suit you better than one eight hours off. Be honest with yourself about the next two years.",
    },
    {
      id: "they-say-waitress",
      question: "My father says it's only serving coffee. What do I answer?",
      asked: [
        "they think it's not a real job",
        "dad says i'm a waitress in the sky",
        "my family looks down on it",
        "they say i studied for nothing",
      ],
      answer:
        "Tell him what the training is: fire, evacuation, first aid, dangerous goods, exams with a pass mark, and every year again. In Europe crew hold an attestation by law. Then ask what he'd like you to be safe from in ten years, pay, age, no way up, and answer that. Pride often comes later, with the graduation.",
    },
    {
      id: "i-am-scared-too",
      question: "What if I'm afraid they're right and I'll be lonely?",
      asked: [
        "maybe they're right",
        "i'm scared myself",
        "and if i can't stand it there",
        "what if i want to come back after a month",
      ],
      answer:
        "Being afraid and going are no contradiction: most of your course will feel it in week two. Set yourself a date, for example six months, and decide only then and not on a bad night. Know before you sign what an early return costs: bond, flight, notice. With that number on paper the fear gets smaller.",
    },
    {
      id: "tell-the-interviewer",
      question: "Do I tell the recruiters that my family is against it?",
      asked: [
        "do i say that in the interview",
        "what if they ask what my family thinks",
        "will they mind it",
        "should i hide it",
      ],
      answer:
        "Not by yourself. If they ask, stay true and short: 'They were worried at first. I showed them how crew live there, and we've agreed on calls and visits.' It shows you handle a hard talk. If nothing is settled yet, settle it before the day, because doubts are heard in the voice.",
    },
    {
      id: "visits-and-safety",
      question: "How can my family see for themselves that it's safe?",
      asked: [
        "how do i show them it's safe",
        "can they come and look",
        "what would calm my parents down",
        "could they talk to somebody there",
      ],
      answer:
        "Let them talk for ten minutes by video with crew from your country who live there, best a woman and best without you in the room. Add the airline's page on housing, a map with the embassy, and your insurance. Plan their visit for month four, when you know the bus and a good breakfast place.",
    },
  ],
  "assessment-days/asked-hours-that-are-paid": [
    {
      id: "flight-cancelled",
      question: "What do I get if my flight is cancelled?",
      asked: [
        "and if they cancel it",
        "do i lose the money then",
        "flight's gone, am i paid",
        "what happens with pay when nothing flies",
      ],
      answer:
        "It depends on the clause: with a basic salary you lose the extras, with pay by the hour you may lose the whole flight unless there's pay protection or a guarantee. Many contracts then give you another duty the same day. Ask: 'If my trip is cancelled at the gate, what's on my payslip?'",
    },
    {
      id: "long-delay",
      question: "Four hours' delay with passengers on board. Is that paid?",
      asked: [
        "we sit there for hours, do i get anything",
        "and a long delay",
        "is waiting on the ground paid",
        "does the clock run at the gate",
      ],
      answer:
        "Often only in part: block pay mostly starts when the aircraft moves off, so a wait with the doors open may bring little, and a wait on the taxiway counts. Some contracts pay ground or holding time after a set while. It's always duty time for your hours limits, paid or not.",
    },
    {
      id: "standby-not-called",
      question: "And if I'm on standby and nobody calls?",
      asked: [
        "nobody calls, do i get paid",
        "is a standby day worth anything",
        "i waited all day for nothing",
        "does it count towards the guarantee",
      ],
      answer:
        "With a basic salary that day is already in it. Elsewhere it brings a fixed sum, some hours of credit or counts towards the monthly guarantee, and at a few contracts nothing. Airport standby is mostly paid better. Check which of them your contract names, because beginners have many such days.",
    },
    {
      id: "travelling-as-crew",
      question: "Am I paid when they send me somewhere as a passenger?",
      asked: [
        "and when i fly as passenger for work",
        "is positioning paid",
        "what's with deadhead",
        "they send me to another base, paid?",
      ],
      answer:
        "Mostly yes, in full or in part: sent by the airline, it's duty time under European rules, and many US contracts pay a deadhead like flying or at a share. It's different when you travel to work by your own choice. Ask what share it is, as some bases send crew about every week.",
    },
    {
      id: "unpaid-training",
      question: "Is it normal that training isn't paid?",
      asked: [
        "why should i train for free",
        "is that even legal",
        "six weeks without money?",
        "can they ask me to pay for the course",
      ],
      answer:
        "It happens, above all for the first course before the contract starts. In the EU, training that your employer has to give you by law must be free and count as working time where possible, so yearly training is on them. Ask from which day you're employed, and who pays the hotel. Add up those weeks before you say yes.",
      source: { name: "Directive (EU) 2019/1152, Article 13", year: 2019 },
    },
    {
      id: "why-only-in-the-air",
      question: "Why are crew not paid for everything they do?",
      asked: [
        "why is that so",
        "that's not fair, why do they accept it",
        "who came up with that",
        "i work but they don't pay me?",
      ],
      answer:
        "Because the flight hour was long taken to stand for the whole job: the rate for it was meant to cover boarding and waiting too. It also shares the risk of delays with the crew. Unions have been pushing against it, and contracts are changing, first for boarding. So look at what a whole day on duty brings.",
    },
    {
      id: "how-to-ask-it",
      question: "How do I ask about this without sounding greedy?",
      asked: [
        "how do i put that question",
        "can i ask them that",
        "give me a polite way",
        "won't it sound like i only want money",
      ],
      answer:
        "Once the offer's there, ask for a picture and not for more: 'Could you show me a sample payslip of a first-year colleague, with a delay and a standby in it?' Nobody finds that greedy. In the interview itself, one question on how the pay is built is enough.",
    },
  ],
  "assessment-days/asked-nights-away": [
    {
      id: "home-every-night",
      question: "Is there a job where I'm home every night?",
      asked: [
        "can i have none at all",
        "which ones are always home",
        "i don't want nights away, possible?",
        "every evening in my own bed?",
      ],
      answer:
        "Nearly: low-cost and regional airlines in Europe with bases of their own end most days where they began. Never promise it to your family, though. A storm, a broken aircraft or a standby can leave you at the other end. Ask crew at that base how many unplanned nights they had last year.",
    },
    {
      id: "longest-in-a-row",
      question: "How long is the longest trip?",
      asked: [
        "how many nights in one go",
        "what's the longest i'd be gone",
        "a week without coming home?",
        "and the longest one",
      ],
      answer:
        "On long haul mostly two to five days, now and then a week or more with several stops. Holiday airlines and those that lease out aircraft with crew may send you to another base for weeks. US trips are usually up to four or five days. Read the contract for 'detachment' or 'temporary base'.",
    },
    {
      id: "fewer-later",
      question: "Can I have fewer nights away later?",
      asked: [
        "does it get less with the years",
        "how do i reduce that",
        "can i change to short haul then",
        "when do i get a say in it",
      ],
      answer:
        "Yes, in three ways: bidding for day trips once your seniority reaches them, part time, or a move to a base or fleet that comes home. Day trips are popular with parents, so it may take years where crew stay long. Ask what somebody with five years there really holds.",
    },
    {
      id: "paid-for-nights",
      question: "Do I get something extra for nights away?",
      asked: [
        "is it paid when i sleep there",
        "do they pay me for the night",
        "money for being away",
        "who pays food and hotel",
      ],
      answer:
        "The airline pays hotel and transport, and mostly an allowance for food and small costs by the day or hour. The sleep itself isn't paid. Those allowances can be a good part of the month, so a life with few nights also means a smaller payslip. Weigh both before you choose the base.",
    },
    {
      id: "sleep-in-hotels",
      question: "How do crew sleep in a different bed all the time?",
      asked: [
        "i sleep badly in hotels",
        "how do you sleep there",
        "do you get used to the beds",
        "any trick for hotel nights",
      ],
      answer:
        "With the same ritual everywhere: room cold, curtains clipped with a hanger, earplugs, phone face down, own pillowcase or tea. Ask for a room away from lift and street, and look for the fire exit once so that the head is at peace. Most sleep well after some weeks. Jet lag is the harder half.",
    },
    {
      id: "nights-in-the-interview",
      question: "What do I say if they ask how I feel about nights away?",
      asked: [
        "what if they ask me about that",
        "how do i answer it in the interview",
        "do i say i like it",
        "and when they ask if it's ok for me",
      ],
      answer:
        "Answer with your life and not with a wish: 'I've worked away from home for weeks before, and at home it's arranged. I count on about ten nights a month with you.' A figure shows that you've looked into it. If you've never been away, say how you've prepared: who has the cat, who waters, who calls.",
    },
    {
      id: "unplanned-night",
      question: "What if I get stuck somewhere without having planned a night?",
      asked: [
        "and if we can't fly back",
        "i have nothing with me, what then",
        "do i need a bag on day trips too",
        "stuck abroad, who pays",
      ],
      answer:
        "The airline finds hotel and meals, and you fly home or work on the next day after your rest. So carry a night kit even on a day trip: toothbrush, underwear, charger, medicines for two days, a card that works abroad. And have somebody at home who can take over with one message.",
    },
  ],
  "assessment-days/asked-single-parent": [
    {
      id: "no-family-near",
      question: "I have no family nearby. Is there still a way?",
      asked: [
        "and without grandparents",
        "i've got nobody here",
        "who could do it if not family",
        "my parents live far away",
      ],
      answer:
        "There is, but it costs money or a move: a sitter who sleeps in, an au pair with a room, or another single parent in crew with the opposite roster. Some parents choose the base where their own mother lives. Build it and test it for a month of four o'clock mornings before you resign anywhere.",
    },
    {
      id: "teenager",
      question: "My child is a teenager. Is it easier then?",
      asked: [
        "mine is fifteen",
        "can a 14 year old stay alone",
        "she's big already, is that enough",
        "from what age can i leave them",
      ],
      answer:
        "Much easier by day, and at night there should still be an adult in reach. Rules on leaving children alone differ by country, and whole nights away are another matter than a late afternoon. A neighbour with a key, dinner together by video and clear house rules do it. Ask the teenager, too: they have to carry it with you.",
    },
    {
      id: "gulf-with-child",
      question: "Could I take my child to a Gulf base?",
      asked: [
        "and in dubai with a kid",
        "can my son live with me there",
        "do gulf airlines take single mothers",
        "is there housing for a child",
      ],
      answer:
        "Hardly as a beginner: company flats are for the employee alone, and a visa for a child needs salary, a flat and school fees you'd pay yourself. Most who go there leave the child with the other parent or grandparents, and that's a hard choice for two or three years. Look at bases near home first.",
    },
    {
      id: "training-alone",
      question: "How do I get through the training weeks with a child?",
      asked: [
        "the course is weeks away, who has him",
        "can i bring my child to training",
        "what about the course",
        "i can't leave for six weeks, or can i",
      ],
      answer:
        "With one person who moves in for the whole time, because training allows hardly any absence and the timetable isn't yours. Ask at the offer for the dates, the place and whether you can be home at weekends. School holidays with the grandparents fit well. A course a month later is often possible if you ask early.",
    },
    {
      id: "stuck-abroad-alone",
      question: "I'm stuck abroad and the sitter has to leave. What do I do?",
      asked: [
        "and if i can't get home in time",
        "flight's delayed and the nanny goes",
        "stuck with nobody at home",
        "who takes over then",
      ],
      answer:
        "Ring the second name on your list before you ring anybody else, and that's why there have to be two. Then tell the purser or crew control: they can't conjure a seat, but they may put you on the first flight back. Leave keys, school numbers and a signed note for the doctor with both people from day one.",
    },
    {
      id: "the-other-parent",
      question: "My ex has the child every second weekend. How do I fit that to a roster?",
      asked: [
        "and with custody days",
        "the court fixed the days",
        "my ex wants fixed weekends",
        "how do we share with a roster like that",
      ],
      answer:
        "Agree on a number of days a month instead of fixed weekends, set anew when the roster comes out, and put it in writing. Where a court fixed the days, have it changed before you start, and ask a lawyer or the youth office. A shared calendar app spares you half the quarrels. An airline with a fixed pattern helps.",
    },
    {
      id: "what-a-sitter-costs",
      question: "Can I afford a night sitter on a beginner's pay?",
      asked: [
        "and the money for the sitter",
        "does it still pay off",
        "nanny costs more than i earn?",
        "is there help with the cost",
      ],
      answer:
        "Only if the nights are few, so do that sum first: nights a month times the price of a night, against the guaranteed pay. Ask your town about help for shift workers who raise children alone, since many countries have some. Two crew parents who take turns pay each other nothing.",
    },
  ],
  "terminology/reserve": [
    {
      id: "reserve-or-standby",
      question: "What's the difference between reserve and standby?",
      asked: [
        "isn't that the same as standby",
        "so which is which",
        "reserve, standby, i mix them up",
        "are they two things",
      ],
      answer:
        "In Europe, the notice: on reserve you get a duty at least 10 hours ahead, on standby you can be called to come at once. So on reserve you may go about your day, on standby you wait ready. In the US 'reserve' is the word for both, with long call and short call beneath it.",
    },
    {
      id: "long-call-short-call",
      question: "What do long call and short call mean?",
      asked: [
        "what is short call",
        "they said long call, what's that",
        "how much time have i on each",
        "and ready reserve, what's it",
      ],
      answer:
        "Two kinds of US reserve: long call gives you about ten hours or more before report, short call often two or three. On top there's airport reserve, where you sit in uniform near the gates. Times differ by contract. Short call means living close, long call lets a few people wait in another city.",
    },
    {
      id: "a-day-off-or-not",
      question: "If nobody calls, was it a day off?",
      asked: [
        "so is it like a free day",
        "does it count as work",
        "nobody rings, did i have off",
        "is it in my seven days off",
      ],
      answer:
        "No, it's a day at the airline's disposal and doesn't count towards your days off. Under European rules it isn't duty time either until a duty is given, so it stands between the two. What you're paid for it is in the contract. In your own calendar, write it down as work.",
    },
    {
      id: "may-i-drink-on-it",
      question: "May I have a glass of wine on reserve?",
      asked: [
        "can i drink in that time",
        "is one beer ok",
        "and alcohol on it",
        "we have a party, i'm on reserve",
      ],
      answer:
        "Better not, as you'd have to be sure that no duty could begin before the hours are up. Rules want at least 8 hours without, many airlines 10, 12 or 24, and a call with ten hours' notice leaves no room for a mistake. Drink on your days off, and keep it to water when the phone's on.",
    },
    {
      id: "sleep-on-reserve",
      question: "Can they ring me in the middle of the night?",
      asked: [
        "do they call at night",
        "when do i sleep then",
        "is my sleep protected",
        "must the phone be on all night",
      ],
      answer:
        "In Europe the airline has to leave you 8 hours in the reserve day free for sleep and tell you beforehand which. In the US the rest between duties is protected, and the contract says when you have to answer. Ask for the hours in writing, and then put the phone on silent without a bad conscience.",
      source: { name: "EASA, Easy Access Rules for Air Operations, CS FTL.1.230", year: 2024 },
    },
    {
      id: "sentence-for-the-interview",
      question: "How do I ask about it in the interview?",
      asked: [
        "what's a good question on this",
        "give me the sentence",
        "how do i put it to them",
        "may i ask how long i'd be on it",
      ],
      answer:
        "Say: 'How many days of standby or reserve does a new colleague have here, and how much notice do you usually give?' You use both words and don't complain. Whatever they answer, add one line: 'Good, that I can plan for.' Then make sure you can.",
    },
    {
      id: "leave-town-on-it",
      question: "May I leave town while I'm on reserve?",
      asked: [
        "can i visit my family in that time",
        "must i stay home",
        "could i fly somewhere on it",
        "how far can i go",
      ],
      answer:
        "As far as you can come back from in time, rested and with your uniform. With ten hours' notice a day trip by car may fit, a staff ticket on a full Sunday doesn't. Some airlines also want you to stay in the base area. If one cancelled train would make you late, stay at home.",
    },
  ],
  "assessment-days/asked-how-long-on-reserve": [
    {
      id: "pay-on-reserve",
      question: "What do I earn in that time?",
      asked: [
        "and the pay on it",
        "can i live on reserve pay",
        "do they pay me if nobody calls",
        "is the money worse then",
      ],
      answer:
        "At US airlines the monthly guarantee at least, called or not, and more once your flown hours pass it. Some contracts add a sum for reserve days or short call. In a quiet month it stays at the guarantee, so do your rent by that. In Europe the basic salary mostly covers standby.",
    },
    {
      id: "in-the-gulf",
      question: "Is it like that in the Gulf as well?",
      asked: [
        "and at gulf airlines",
        "do emirates airlines have that too",
        "is it the same in dubai or doha",
        "how is it outside the us",
      ],
      answer:
        "Less so: there, crew of all lengths of service tend to get a month of reserve or standby now and then, often in turns, and a normal roster in between. So it isn't years at a stretch. Calls can be for anywhere, winter coat or swimsuit, so the suitcase holds both. Ask how often the turn comes.",
    },
    {
      id: "within-one-class",
      question: "Who is senior among people who start on the same day?",
      asked: [
        "and in my own class, who goes first",
        "we all start together, who's ahead",
        "how is the number given",
        "can i get a better number",
      ],
      answer:
        "That's settled by a rule: often by age, sometimes by lot, by exam marks or by a number, and it stays with you for your whole time there. You can't change it, but an earlier class can: ten days' difference may mean a hundred places. So if they offer two start dates, take the earlier.",
    },
    {
      id: "after-a-transfer",
      question: "Do I start again at the bottom when I change base?",
      asked: [
        "and if i move to another base",
        "do i lose my place when i transfer",
        "is my number new there",
        "change base and back on reserve?",
      ],
      answer:
        "Your company number stays, but your place among the people at that base changes, so you may be back on reserve in a senior base and off it in a junior one. Before you put in a transfer, look up which number at that base holds a line just now. With a new airline you do start at zero.",
    },
  ],
  "assessment-days/asked-relationship-and-roster": [
    {
      id: "single-and-dating",
      question: "I'm single. Can I meet anybody with a life like that?",
      asked: [
        "and if i'm single",
        "how do you date with that roster",
        "does anybody want someone who's always away",
        "will i stay alone",
      ],
      answer:
        "Yes, though spontaneous Friday evenings get rare. It goes best with people who have a life of their own, such as nurses, chefs, police or other crew, and who like a free Tuesday. Say on the first date how your month looks. In a new city, a club or course on your days off finds more people than an app at midnight.",
    },
    {
      id: "missed-birthdays",
      question: "What do we do about missed birthdays and weddings?",
      asked: [
        "i'd miss his birthday",
        "and our anniversary",
        "she's hurt when i'm not there",
        "i missed the wedding, how to make up",
      ],
      answer:
        "Pick the two or three days a year that really matter, put in leave for those at once, and celebrate everything else on another date with the same cake. A letter or present left with a neighbour beats a call from a noisy gate. What hurts is less the empty chair than not hearing of it until the day before.",
    },
    {
      id: "asked-by-recruiters",
      question: "What do I say if recruiters ask what my partner thinks?",
      asked: [
        "and if they ask about my boyfriend in the interview",
        "do they ask about relationships",
        "what do i say he thinks of it",
        "must i tell them i'm married",
      ],
      answer:
        "One sentence will do: 'We've talked it through with a sample roster, and I can be rostered like anybody else.' You needn't tell them who you live with, and in many countries they shouldn't ask. What they want to know is if you'd resign after two months. So have that talk before the interview day.",
    },
  ],
  "assessment-days/asked-low-cost-or-network": [
    {
      id: "easier-to-get",
      question: "Which is easier to get into without experience?",
      asked: [
        "which one takes beginners",
        "where do i have better chances",
        "i've never flown, which is easier",
        "is low cost easier to get",
      ],
      answer:
        "Mostly low-cost: they open courses more often, take more people at once and look for energy, good English and people who like selling. Full-service airlines have more applicants for each place and often want another language. Apply to both kinds. An offer in the hand decides more than a ranking on paper.",
    },
    {
      id: "switch-later",
      question: "Can I start at one and switch later?",
      asked: [
        "and change to a big airline later",
        "can i move up after two years",
        "is it hard to switch then",
        "do they take low cost crew",
      ],
      answer:
        "Yes, many do, and two solid years with four flights a day are good proof that you can work. You go through selection and a course again and start at the bottom of the new pay scale. Check the bond or notice first. In Europe your attestation goes with you, while the type training is done anew.",
    },
    {
      id: "admit-the-plan",
      question: "Do I tell the low-cost airline that it's only my first step?",
      asked: [
        "should i say i want to go to a big one later",
        "is it bad to call it a stepping stone",
        "what do i say about where i'll be in five years",
        "and if they guess i'll leave",
      ],
      answer:
        "Better not, since nobody trains you gladly for somebody else. Say what's true and useful to them: 'I want to learn the job properly, fly a lot, and grow here to senior crew.' Low-cost crew can be number one or purser after a year or two, so it's a real plan. What you do in four years you don't know anyway.",
    },
    {
      id: "which-pays-more",
      question: "Where do I earn more?",
      asked: [
        "and the money, which is better",
        "who pays better of them",
        "does low cost pay less",
        "is commission worth it",
      ],
      answer:
        "It isn't as clear as people think: full-service airlines with old agreements often pay more over the years, while at a low-cost airline promotion comes faster and sectors and commission add up. Nights away bring allowances, home nights don't. Compare the second year and the sixth, and the quiet winter month.",
    },
    {
      id: "which-tires-more",
      question: "Which one is more tiring?",
      asked: [
        "is low cost harder",
        "which is worse for the body",
        "four flights a day, can you do that",
        "is long haul less work",
      ],
      answer:
        "Each in its own way: low-cost tires the legs and the morning, with up to four or more sectors and getting up at three. Long haul tires the head, with nights through and time zones. People who sleep badly by day tend to do better on short haul. After a month you know which tired is yours.",
    },
    {
      id: "with-a-family",
      question: "Which is better with a family?",
      asked: [
        "and with kids, which one",
        "i have a child, what would you take",
        "which is better for my relationship",
        "where am i home more",
      ],
      answer:
        "Low-cost in Europe, for most parents: home most nights, and often a fixed pattern of days on and off. With a partner at home, some prefer long haul with few trips and whole days free between them. Count for each how many bedtimes and how many school mornings you'd be there in a month.",
    },
    {
      id: "charter-and-regional",
      question: "And charter or regional airlines, where do they fit?",
      asked: [
        "what about holiday airlines",
        "and a small regional one",
        "are charters different",
        "is there something in between",
      ],
      answer:
        "Charter and holiday airlines fly full cabins to the sun, with sales, busy summers and quiet winters, and often seasonal contracts. Regionals fly small aircraft with one to three crew, so you know everybody and carry responsibility early. Both are good places to start, and fewer people think of applying there.",
    },
  ],
  "assessment-days/asked-normal-working-day": [
    {
      id: "how-many-hours",
      question: "How many hours is such a day?",
      asked: [
        "how long is a day then",
        "is it more than eight hours",
        "what's the longest they can make you work",
        "when do i come home",
      ],
      answer:
        "Mostly 8 to 12 hours from report to release, and on a bad day more. In Europe the daily flight duty is limited to about 13 hours at best, less with early starts and many sectors, with a limited extension. US crew are usually held to 14 with rest after, more with extra crew on board.",
      source: { name: "EASA ORO.FTL.205; 14 CFR 121.467", year: 2024 },
    },
    {
      id: "eat-and-breaks",
      question: "When do I eat and have a break?",
      asked: [
        "do you get breaks",
        "and lunch, when",
        "can i eat on board",
        "is there time to sit down",
      ],
      answer:
        "When the cabin lets you, standing in the galley or on the jumpseat, often in ten minutes between two services. European rules want a chance to eat once the flight duty is over six hours. Most airlines provide crew meals on longer days, on short ones you bring your own. Pack something that tastes good cold.",
    },
    {
      id: "morning-before-report",
      question: "When do I get up for an early flight?",
      asked: [
        "what time do you wake up",
        "report at five, so when's my alarm",
        "and before the briefing, what do i do",
        "how long do you need for make up",
      ],
      answer:
        "Count backwards from report: the way with a margin, about an hour for shower, hair, make-up and coffee, and a quarter of an hour in hand. For a report at five that's often half past two or three. Lay out the uniform, pack the bag and read the flights the evening before. Go to bed when the children do.",
    },
  ],
  "terminology/jumpseat": [
    {
      id: "seat-is-broken",
      question: "What if the jumpseat or its harness is broken?",
      asked: [
        "and if it doesn't lock",
        "the belt is torn, what then",
        "mine doesn't fold up, do we fly",
        "what if i find it's broken",
      ],
      answer:
        "Nobody sits on it for take-off or landing. Tell the senior and the captain at once, and it goes into the technical log. The minimum equipment list says whether you may fly: often with the crew member on a named passenger seat nearby and some seats blocked, sometimes not until it's mended.",
    },
    {
      id: "passengers-opposite",
      question: "What do I do with the passengers who sit opposite me?",
      asked: [
        "they stare at me, what do i do",
        "the people right in front of me, do i talk to them",
        "is it awkward to face them",
        "and the knees of the passenger opposite",
      ],
      answer:
        "A nod and one sentence before the engines get loud, then eyes on the cabin: 'I'll be watching the cabin now, so I'll be quiet.' They read your face, so a calm one helps the nervous. At an exit they're also your first helpers, so notice who's strong, who's alone and who has a child.",
    },
    {
      id: "which-is-mine",
      question: "Who decides which jumpseat I sit on?",
      asked: [
        "can i choose where i sit",
        "which one is mine",
        "do beginners sit at the back",
        "who gives out the positions",
      ],
      answer:
        "Your position does, and that's given at the briefing by the senior, by seniority or by the roster. It decides your door, your checks and your zone in an evacuation as well. Beginners often work at the back with a more experienced colleague. Don't swap on your own, since everybody counts on who's at which door.",
    },
  ],
  "assessment-days/asked-free-time-on-layovers": [
    {
      id: "bring-somebody",
      question: "May my partner or a friend come along on a layover?",
      asked: [
        "can my boyfriend come with me",
        "and my mum, could she join",
        "may somebody sleep in my room there",
        "can i take my sister to new york",
      ],
      answer:
        "At many airlines yes, on a staff ticket and at your own cost, if you tell the company or the hotel as the rules say. They may not get on, though, and you fly home without them. Keep it for a long layover, and sleep first. In some countries sharing a room unmarried isn't allowed.",
    },
    {
      id: "out-alone",
      question: "Is it safe to go out alone there?",
      asked: [
        "i'm a woman alone, is it ok",
        "and at night in a strange city",
        "what if nobody wants to come along",
        "where should i not go",
      ],
      answer:
        "In most cities yes by day, with the same care as at home. Ask the purser or crew who know the place which streets to leave out. Out of uniform, phone charged, hotel card in the pocket, a copy of the passport, and one colleague who knows when you'll be back. At night, go in twos and by a known taxi or app.",
    },
    {
      id: "say-travel-in-the-interview",
      question: "May I say in the interview that I want to see the world?",
      asked: [
        "can i say i love travelling",
        "is it bad to say it's for the travel",
        "should i mention layovers there",
        "so what do i say instead",
      ],
      answer:
        "As the second half of an answer it's fine, as the whole of it it's weak. 'I want a job with people and responsibility, and yes, a walk through Lisbon between two flights makes me happy.' Recruiters hear 'I love travelling' all day. They remember somebody who knows that short haul mostly sees the airport.",
    },
  ],
  "assessment-days/asked-years-with-children": [
    {
      id: "still-small",
      question: "My children are still small. Does the same answer work?",
      asked: [
        "mine are only three and five",
        "and if they're not independent yet",
        "my youngest is two",
        "can i say that with little kids",
      ],
      answer:
        "Yes, with another middle: 'I was at home for four years, and now that our care is arranged I want to work full time again.' You needn't give their ages or say who comes. In many countries they may not ask about children anyway. What counts is that nights and standby are truly covered.",
    },
    {
      id: "on-the-cv",
      question: "How do I write those years in my CV?",
      asked: [
        "what do i put in the cv",
        "do i leave the gap",
        "how to name it on paper",
        "can i write family time",
      ],
      answer:
        "As a plain line with years: 'Family care, 2015 to 2023', and under it what you did beside it, such as a parents' committee, a course, a language, a few hours in a shop or a school. No jokes like 'family manager'. A gap with a name is seldom asked about, an empty one always is.",
    },
    {
      id: "fifteen-years",
      question: "It's been fifteen years. Is that too long?",
      asked: [
        "fifteen years, is that a problem",
        "mine is longer than that",
        "i haven't worked since 2010",
        "too long out of work?",
      ],
      answer:
        "Not for this job, because everybody learns it from the start in training. What they doubt after so long is pace and routine, so show something recent: a course with an exam, a first-aid certificate, volunteering with fixed shifts, some months in a shop or a clinic. Half a year of that does more than any explanation.",
    },
    {
      id: "story-from-home",
      question: "May I use a story from home as an example?",
      asked: [
        "can i tell something with my kids",
        "does a story about my family count",
        "i only have examples from home",
        "is that professional enough",
      ],
      answer:
        "One, yes, if it has other people, a problem and what you did: the class trip when a child went missing, the flooded flat with a neighbour of ninety. Take the others from the school board, a club or an old job. Leave out nappies and sleepless nights. They're true, but they say little about a cabin.",
    },
    {
      id: "younger-boss",
      question: "What if they ask how I'd take orders from somebody of 25?",
      asked: [
        "and if my boss is younger than my son",
        "can i work with kids of twenty",
        "they might think i'm too old",
        "what if they ask about younger colleagues",
      ],
      answer:
        "Answer with a smile and an example: 'Gladly. At the sports club my coach was half my age, and I learnt from her.' Then the point: on board rank counts and not age, and you've come to learn. Somebody who's run a house for years and still takes an instruction without a face is wanted.",
    },
    {
      id: "feel-rusty",
      question: "I feel out of practice. How do I get ready for the day?",
      asked: [
        "i'm so nervous after all this time",
        "haven't had an interview for years",
        "how do i get used to it again",
        "my english got rusty",
      ],
      answer:
        "Say five answers aloud every day for two weeks, standing, in the clothes you'll wear, and record one on the phone. Do one real thing among strangers: a trial lesson, a volunteers' evening, a job fair. For your English, twenty minutes of talk a day beat grammar. The first interview is for practice, so do two.",
    },
    {
      id: "asked-why-now",
      question: "What do I say if they ask why I come back now?",
      asked: [
        "and if they ask why now",
        "why not earlier, what do i answer",
        "they'll ask why i come back",
        "what if they say why this job after so long",
      ],
      answer:
        "Say what's changed and what's stayed: 'I wanted this at twenty and chose my family first. Now the house is quiet, and I've got the time and the nerves for it.' Then the proof that you mean it: an open day, a talk with crew, the swimming you've trained. Stop there, and let them ask.",
    },
  ],
  "assessment-days/asked-living-on-the-first-pay": [
    {
      id: "when-it-comes",
      question: "When does the first pay come?",
      asked: [
        "how long until the first money",
        "when do i get paid first",
        "i start in may, when's the money",
        "is the first month full",
      ],
      answer:
        "Often four to eight weeks after the first day, because flying extras are mostly paid a month later than the basic. If you start after the middle of the month, even the basic may wait. Ask for the pay date at the offer, and whether an advance is possible in training.",
    },
    {
      id: "second-job",
      question: "Can I do a second job beside it?",
      asked: [
        "may i work in a bar too",
        "and a second job, allowed?",
        "i'd keep my old job at weekends",
        "do crew have side jobs",
      ],
      answer:
        "Only if the airline knows and the rest before duty stays whole, so most ask you to have it approved. Other flying counts towards your limits. A job with free hours goes well, such as teaching online or selling what you make. A fixed Saturday shift in a bar or a shop breaks at the first standby.",
    },
    {
      id: "no-savings",
      question: "I have no savings. Can I still start?",
      asked: [
        "i've got nothing put aside",
        "and with zero money",
        "can i begin without savings",
        "who helps me with the first months",
      ],
      answer:
        "Yes, if you bring the costs down for three months: stay with family or a friend near the base, take a bed in a crew flat, and ask about an advance. Look for airlines with paid training, a hotel in it and the uniform provided. Keep off quick loans. A start date two months later, used for saving, is often possible.",
    },
    {
      id: "the-deposit",
      question: "How do I pay the deposit for a room?",
      asked: [
        "and the deposit, how",
        "three months' rent upfront, i can't",
        "is there a room without deposit",
        "landlord wants a payslip i don't have",
      ],
      answer:
        "Take a furnished room in a crew flat or sublet, where the deposit is small or goes from one tenant to the next. With a contract of employment many landlords accept you before the first payslip, sometimes with a parent as guarantor. In some countries there's deposit insurance. Never pay before you've seen the room.",
    },
    {
      id: "eat-cheaply",
      question: "How do crew eat cheaply on the road?",
      asked: [
        "what about food on layovers",
        "eating out is expensive, how do you do it",
        "do you take food with you",
        "how to save the allowance",
      ],
      answer:
        "With a cool bag: two cooked meals, oats, nuts, instant soup, and the hotel kettle. A supermarket near the hotel does the rest, and colleagues know which. Mind the customs rules, because meat, dairy and fruit may not enter many countries and fines are real. Once a trip, eat out with the crew.",
    },
    {
      id: "how-long-tight",
      question: "How long does it stay tight?",
      asked: [
        "does it get better soon",
        "when can i live normally",
        "how many months is it hard",
        "is it always like that",
      ],
      answer:
        "Mostly the first year: the start costs are paid off by about month four, the first summer brings hours, and after twelve months the scale often takes its first step. With a language supplement or the number one's rank it eases more. If the second winter doesn't work out on paper, change base or airline.",
    },
    {
      id: "sum-with-children",
      question: "Does it work with a child or as the only earner?",
      asked: [
        "and with a kid on that pay",
        "i'm the only one earning",
        "can a family live from it",
        "my wife doesn't work, is it enough",
      ],
      answer:
        "Hardly from the basic alone in an expensive city, so add what your country gives: child benefit, help with rent, tax class. And put night care into the sum. It can work with low rent near family, short haul and a partner who earns. If the page stays red, wait or keep a job with day shifts first.",
    },
  ],
  "assessment-days/asked-early-starts-and-school": [
    {
      id: "on-standby",
      question: "And how do I do school mornings on standby?",
      asked: [
        "what about standby then",
        "they ring at four, who takes them",
        "how do parents do standby",
        "i don't know if i'm called, what then",
      ],
      answer:
        "With somebody who's booked for that day whether you're called or not: grandparents who stay over, a sitter paid a small sum to be ready, or a parent from the same class. Give them the standby days as soon as the roster is out. If nobody rings, you do breakfast yourself and they sleep on.",
    },
    {
      id: "nobody-at-four",
      question: "I have nobody who comes at four. What now?",
      asked: [
        "there's no one here",
        "and without a partner",
        "who'd come at that hour",
        "i don't have a name for that",
      ],
      answer:
        "Then build that before you apply: ask the parents in the class, other crew nearby, a student who'd live in for a cheap room, the town's family service. Offer something in return, like your free weekdays for their children. If after two months there's still no name, look for ground jobs with day shifts.",
    },
    {
      id: "child-alone",
      question: "Can the children get themselves to school?",
      asked: [
        "mine are eleven and thirteen",
        "from what age can they do it alone",
        "can they get up by themselves",
        "big sister brings them, ok?",
      ],
      answer:
        "At eleven or thirteen often yes for the last stretch, if an adult was in the house overnight and a neighbour sees them off. Leaving children alone in the night is another thing, and the law on it differs. Make a list on the door, ring at a set time if you're on the ground, and rehearse it for two weeks.",
    },
    {
      id: "lates-are-better",
      question: "Would late shifts be easier for me?",
      asked: [
        "and if i only take lates",
        "can i ask for no earlies",
        "are late shifts better with kids",
        "could i swap all my earlies",
      ],
      answer:
        "For the morning yes, but then you miss supper and bedtime, and a delayed last flight brings you home at one. As a beginner you can't choose for good, only swap single days. Most parents end up liking earlies once four o'clock is covered, because they're home when school ends.",
    },
    {
      id: "airline-helps-parents",
      question: "Do airlines do anything for parents with school starts?",
      asked: [
        "does the airline help with that",
        "can they roster me after eight",
        "is there a crew nursery",
        "do they care that i have kids",
      ],
      answer:
        "A few do: parent rosters, part time in school hours or day trips, mostly after some time and by a waiting list. Nurseries open at four are rare, though some airport towns have one. In the EU you may ask for flexible hours while a child is under eight, and they have to answer with reasons.",
      source: { name: "Directive (EU) 2019/1158, Article 9", year: 2019 },
    },
    {
      id: "tell-the-school",
      question: "What do I tell the school?",
      asked: [
        "does the school have to know",
        "what do i say to the teacher",
        "who do they call when i'm in the air",
        "and if she falls ill at school",
      ],
      answer:
        "Give them three numbers in order and a signed list of who may fetch the child. Say in two sentences how you work: 'I can't be reached for hours at a time, so please ring my mother first.' Tell the class teacher the days of longer absence. Teachers help gladly once they know why Monday was hard.",
    },
    {
      id: "ask-the-airline",
      question: "What do I ask the airline about early starts?",
      asked: [
        "what's a good question on that",
        "how do i ask how many earlies",
        "can i ask it in the interview",
        "how do i find out about the shifts there",
      ],
      answer:
        "After the offer, ask: 'How many earlies in a row do crew here have, how early is report, and can I swap with a colleague?' In the interview it sounds like a condition, so keep it back. Crew at that base will tell you more in ten minutes, with last month's roster in their phone.",
    },
  ],
  "assessment-days/asked-travel-benefits": [
    {
      id: "say-it-in-the-interview",
      question: "May I mention the tickets in the interview?",
      asked: [
        "can i say i like the free flights",
        "is it bad to mention it there",
        "what if they ask which benefits i like",
        "so don't i say that",
      ],
      answer:
        "Only if they ask what attracts you beside the work, and then in half a sentence. As a reason to apply it tells them that you'd rather be a passenger. A good line: 'The tickets are nice for visiting my family. I came for the work in the cabin.' If they don't ask, leave it out.",
    },
    {
      id: "get-on-more-often",
      question: "How do I raise my chances of getting on?",
      asked: [
        "any tricks to get a seat",
        "which flights are best",
        "when are they empty",
        "how do i not get stuck",
      ],
      answer:
        "Fly when others don't: midweek, first or last flight of a quiet day, out of school holidays, and to places with several flights a day. Look up the bookings the evening before, have a second route, and travel with hand luggage. On a date that matters, such as a wedding, buy a ticket with a seat.",
    },
    {
      id: "hotels-and-more",
      question: "Are there other discounts, such as hotels?",
      asked: [
        "and hotels, cheaper too?",
        "what else do you get",
        "is there a discount on board",
        "does my crew card get me anything",
      ],
      answer:
        "Often yes: crew rates at hotels, car hire, airport shops and restaurants, insurance or phones, through the staff page or just by showing the card. Ask kindly and accept a no. Don't count it as pay. And never use the card or uniform to jump a queue or skip security on a private trip.",
    },
  ],
  "assessment-days/asked-flat-near-the-base": [
    {
      id: "how-many-minutes",
      question: "How many minutes from the airport is good?",
      asked: [
        "so how far exactly",
        "is forty minutes ok",
        "what's the maximum",
        "i found one an hour away",
      ],
      answer:
        "Thirty to forty minutes at four in the morning is comfortable, and an hour is about the limit for most standbys. Ask your airline's report time first, then take off time for dressing, parking, the staff bus and security. What's left is your real way. Try it once at night before you sign.",
    },
    {
      id: "without-a-car",
      question: "I have no car. Does it work?",
      asked: [
        "and without a car",
        "i don't drive, where do i live",
        "is there a bus at that hour",
        "do most crew have a car",
      ],
      answer:
        "Yes, if there's a night bus, a train that runs early, a cycle path or a colleague on the same earlies. Look up the first connection on a Sunday, which is the worst day. A taxi every early start eats the rent you've saved. Some airports have crew buses or cheaper rides: ask people at the base.",
    },
    {
      id: "find-it-from-afar",
      question: "How do I find a room when I'm not there yet?",
      asked: [
        "i live in another country, how do i look",
        "can i rent it online",
        "how not to get scammed",
        "i can't go and see it",
      ],
      answer:
        "Take something for two to four weeks first, such as a hostel, a sublet or a colleague's sofa, and look on the spot. Crew chat groups and your course mates know rooms that are never advertised. Never send a deposit for a flat nobody has walked through. Let somebody at the base view it with the camera on.",
    },
    {
      id: "share-with-crew",
      question: "Should I share with other crew or with people outside?",
      asked: [
        "is a crew flat a good idea",
        "with crew or with students",
        "do crew flats get too much",
        "is it quiet when all are crew",
      ],
      answer:
        "With crew in the first months: they understand red eyes, silence at noon and a suitcase in the hall, and they explain the roster system over tea. Later some prefer friends with another job, so that not every supper is about work. Agree on quiet hours, guests and who cleans before you move in.",
    },
    {
      id: "landlord-wants-payslips",
      question: "The landlord wants payslips. What do I show?",
      asked: [
        "i have no payslip yet",
        "what do i give the landlord",
        "they don't rent to beginners",
        "and in probation, do they take me",
      ],
      answer:
        "Show the contract or the offer with the guaranteed pay, an identity document and a former landlord's word that you paid on time. A parent as guarantor often settles it. Some offer a month more in advance, if the law there allows it. In probation, a sublet asks fewer questions than a large agency.",
    },
    {
      id: "sleep-by-day",
      question: "What do I look for so that I can sleep by day?",
      asked: [
        "i have to sleep at noon there",
        "the street is loud, is that bad",
        "what makes a flat good for crew",
        "how do i make it dark",
      ],
      answer:
        "A bedroom to the yard, shutters or curtains that really close, and no school, bar or building site next door. Visit it once on a weekday at noon. Under the flight path is less bad than people think, thin walls are worse. If you've already moved in: foil or blackout film, earplugs and a fan do a lot.",
    },
    {
      id: "base-not-certain",
      question: "What if the base changes after I've rented?",
      asked: [
        "and if they send me somewhere else",
        "i rented and now it's another base",
        "when can i sign safely",
        "what clause do i need",
      ],
      answer:
        "Then you're glad of a short notice, so sign for a month at a time or with a clause that lets you leave when your employer moves you. Ask for the base in writing, with a date, before you pay. If it has happened, find the next course's beginners: somebody is looking for exactly that room.",
    },
  ],
  "assessment-days/asked-missed-reserve-by-a-full-flight": [
    {
      id: "phone-words",
      question: "What exactly do I say on the phone?",
      asked: [
        "what do i tell scheduling",
        "give me the words for the call",
        "how do i say it to them",
        "i'm nervous about that call, what do i say",
      ],
      answer:
        "Name, number, duty, problem, plan, in that order: 'I'm on reserve today from noon. The 7.10 and the 8.30 were full. I'm listed on the 10.15 and would be in at 1.40. What do you need from me?' Then write down the time and the name. No story and no blaming the gate.",
    },
    {
      id: "in-europe",
      question: "Is it the same in Europe?",
      asked: [
        "and at european airlines",
        "do they have points here too",
        "what if it's my train that was late",
        "is there a commuter policy in europe",
      ],
      answer:
        "The duty is the same: getting to the base is your own affair, and late is late. Points are rarer, and instead there's a talk, a written warning and in the end dismissal, with more protection after probation. A written commuter policy is the exception. Trains and motorways count no better than full flights.",
    },
    {
      id: "in-probation",
      question: "It happened to me in probation. Is that the end?",
      asked: [
        "i'm on probation, am i out",
        "does once already cost the job",
        "it's my first month, what now",
        "will they fire me for the first time",
      ],
      answer:
        "Not necessarily: once, with a call in time and two honest attempts, often ends in a serious talk. A second time in probation often ends the job. Go to the supervisor before they send for you, bring the listings, and say what's changed: 'I've rented a bed here from the first.' That's what saves you.",
    },
    {
      id: "keep-proof",
      question: "What should I keep as proof?",
      asked: [
        "do i need proof for it",
        "how do i show i tried",
        "which screenshots should i make",
        "will they believe me",
      ],
      answer:
        "Screenshots of the seats the day before and that morning, your listing on each flight, the time you were at the gate and the time of your call. Without them it's your word. Send them to the supervisor the same day, in three lines. Where there's a commuter policy, it says which of them it wants.",
    },
    {
      id: "cancelled-not-full",
      question: "What if the flight wasn't full but cancelled or delayed?",
      asked: [
        "and if it was cancelled",
        "mine was delayed by weather",
        "the plane broke, is that my fault too",
        "does weather count as an excuse",
      ],
      answer:
        "It's treated more kindly where a commuter policy covers cancellations, but by the book you still weren't there. Ring at the first hint of a delay and not when it's certain, since an hour more lets them call another. Take a later flight, bus or hire car if it brings you in. And note the flight number and reason.",
    },
  ],
  "assessment-days/asked-contract-points": [
    {
      id: "sign-today",
      question: "What if they want me to sign today?",
      asked: [
        "they say sign now or lose it",
        "can i take it home",
        "and if they push me",
        "what do i say to get time",
      ],
      answer:
        "Say: 'I'd like to join you. I'll read it tonight and you'll have it signed by noon tomorrow.' A serious airline agrees, or sends a copy in advance. If nobody lets you read it for a night, that tells you how they'll treat you later. At the very least photograph each page and read pay, bond and notice there and then.",
    },
    {
      id: "agency-contract",
      question: "The contract is with an agency. Is that bad?",
      asked: [
        "mine is from an agency",
        "is it worse not to be with the airline",
        "why do they use agencies",
        "agency contract, yes or no",
      ],
      answer:
        "Not by itself, but look closer: who pays you when you're ill, who's responsible for training costs, how long it runs and what makes the airline take you over. Crew beside you may earn more for the same flight. Ask how many were taken on directly last year. An agency that wants money from you is a no.",
    },
    {
      id: "about-the-bond",
      question: "There's a training bond in it. Is that normal?",
      asked: [
        "i have to pay back the training",
        "how big may it be",
        "can they hold me for two years",
        "what if i leave before it's over",
      ],
      answer:
        "It's common outside the large network airlines, and fair only if the sum is named, gets smaller each month and ends after a year or two. Ask what happens when they dismiss you or you fall ill. In many countries too high a bond isn't valid. Have a union or lawyer read that clause above all.",
    },
    {
      id: "promised-but-missing",
      question: "How do I ask in writing for something they promised?",
      asked: [
        "what do i write about the promise",
        "give me the mail",
        "they said it but it's not there",
        "how do i ask without annoying them",
      ],
      answer:
        "Three friendly lines: 'Thank you for the contract. In our talk on Tuesday you said that the base would be Vienna. Could you confirm it by mail or add it to the contract? Then I'll sign at once.' If the answer avoids the point, it wasn't a promise. Keep the mail for as long as you work there.",
    },
    {
      id: "who-reads-it",
      question: "Who can check it for me?",
      asked: [
        "can somebody read it for me",
        "do i need a lawyer",
        "i don't understand half of it",
        "is a union for me when i'm not hired yet",
      ],
      answer:
        "A cabin crew union first: many advise people with an offer, and they know that very contract. Then an employment advice centre, often free or cheap, or a lawyer for one hour. Crew in their second year can tell you how it's lived. Mark three sentences you don't understand and ask about those.",
    },
    {
      id: "which-law-applies",
      question: "Which country's law and courts apply to me?",
      asked: [
        "and what about the law of another country",
        "the contract is under foreign law, is that ok",
        "where would i go to court",
        "i live here but the airline is abroad",
      ],
      answer:
        "For crew in the EU the home base counts a great deal: courts there can usually hear your case, and social insurance follows it. A clause that names another law can't usually take away the protection that your base's law makes binding. In the Gulf it's local law and a labour court there, mostly without a union.",
      source: {
        name: "Court of Justice of the EU, Nogueira and Moreno Osacar, C-168/16 and C-169/16; Regulation (EU) No 465/2012",
        year: 2017,
      },
    },
    {
      id: "can-it-be-changed",
      question: "Can I get a clause changed?",
      asked: [
        "can i negotiate it",
        "will they cross something out for me",
        "is there room for changes",
        "do i lose the offer if i ask",
      ],
      answer:
        "Hardly, as everybody in the class signs the same paper. What you can get is an explanation in writing, a later start, a wish for a base noted down, or a mistake put right. Ask once, politely, and you lose nothing. If a clause is one you couldn't live with, the honest answer is not to sign.",
    },
  ],
  "assessment-days/asked-length-of-layovers": [
    {
      id: "legal-minimum",
      question: "What's the least rest they have to give me?",
      asked: [
        "so what's the legal minimum",
        "how short can it be",
        "and in the us",
        "can they give me only eight hours",
      ],
      answer:
        "In Europe away from base at least 10 hours, or as long as the duty before if that was longer, with 8 hours to sleep in it. US flight attendants get at least 10 hours between duties. With bus, meals and time zones it feels short. Some European airlines may go lower under an approved fatigue scheme.",
      source: { name: "EASA ORO.FTL.235; 14 CFR 121.467", year: 2024 },
    },
    {
      id: "we-arrive-late",
      question: "What if we arrive late, does the layover get shorter?",
      asked: [
        "and if the flight is delayed",
        "do i lose sleep when we're late",
        "is the next flight moved then",
        "we land at 3, pick-up at 9, is that ok",
      ],
      answer:
        "Yes, down to the legal rest and no further: below that the next flight leaves later or another crew takes it. The rest starts when you're released, so write down that time. If you can't sleep enough to be safe, say so before report. Being fit is your duty, too.",
    },
    {
      id: "get-long-ones",
      question: "How do I get the long layovers?",
      asked: [
        "who gets the two day ones",
        "can i choose long stops",
        "how do i get bali",
        "do beginners get good layovers",
      ],
      answer:
        "By bidding where it's allowed, and by seniority, which is why beginners see the short nights and the popular beaches come later. Where rosters are drawn up by computer, everybody gets a share. Swaps help: some colleagues with children gladly give away a five-day trip for a day return.",
    },
    {
      id: "room-is-bad",
      question: "What if the room is loud, dirty or feels unsafe?",
      asked: [
        "and a bad hotel",
        "i can't sleep there, what do i do",
        "the door doesn't lock",
        "can i ask for another room",
      ],
      answer:
        "Go down at once, in pairs if it feels unsafe, and ask for another room: no ground floor, no connecting door, away from the lift. The purser helps and rings the company if the hotel won't. Report it afterwards with the room number. Airlines do change hotels when several crews write the same.",
    },
    {
      id: "sleep-on-arrival",
      question: "I land in the morning. Do I sleep or stay up?",
      asked: [
        "when do i sleep there",
        "we arrive at 8 am, what then",
        "how do you do it with jet lag",
        "should i go out or to bed",
      ],
      answer:
        "After a night flight sleep three or four hours at once, then get up, go out into the light, eat and go to bed at a reasonable hour. For a stay of only a day, many keep to home time and nap before the return. What counts is that the last sleep before duty is the good one. Set two alarms.",
    },
    {
      id: "mine-to-spend",
      question: "Is that time really mine?",
      asked: [
        "can i do what i want then",
        "is the layover free time",
        "do they control what i do",
        "must i stay in the hotel",
      ],
      answer:
        "Mostly yes: no one tells you what to do, as long as you're back rested, sober and on time. Some airlines want you reachable, out of uniform when out, and not on motorbikes or ski slopes. In a few countries there's a curfew or no exit from the hotel. The purser tells you on the bus.",
    },
    {
      id: "sharing-a-room",
      question: "Do I share a room in training or at some airlines?",
      asked: [
        "do i have to share sometimes",
        "and in training, two in a room?",
        "what if i must share with a man",
        "is it single rooms in the gulf too",
      ],
      answer:
        "In training two to a room happens, of the same sex, at some airlines. On layovers a room of your own is the rule nearly everywhere, Gulf and US included. If a hotel is full and they ask you to share, you may say that you need your own room to rest. Ask for the training before you travel.",
    },
  ],
  "assessment-days/asked-duties-of-crew": [
    {
      id: "my-examples",
      question: "Which example do I give for each of the three?",
      asked: [
        "what examples could i use",
        "and one for safety",
        "i never flew, which examples",
        "can they be from my job",
      ],
      answer:
        "One of your own for each, because deeds are remembered: safety, the fire drill you led or the wet floor you closed off. People, the lost child or the guest in tears. Service, the busy evening when two were missing. Twenty seconds each, then the bridge: 'On board I'd do the same at my door.'",
    },
    {
      id: "why-safety-first",
      question: "Why does safety come first, if they mostly serve?",
      asked: [
        "but it's mostly serving, no?",
        "why do they want safety first",
        "how do i prove that it's safety",
        "is that only a phrase",
      ],
      answer:
        "Because it's the reason crew are there at all: in Europe and the US the law fixes their number by the seats, one for each 50 begun in Europe, even if nobody gets a coffee. Everything else is what the airline adds. Say that one fact in the interview, and it isn't a phrase any more.",
      source: { name: "EASA ORO.CC.100; 14 CFR 121.391", year: 2024 },
    },
    {
      id: "premium-airline",
      question: "Do I answer the same at a luxury airline?",
      asked: [
        "and for emirates or a business airline",
        "should i say service first there",
        "is that the same at a premium airline",
        "they sell luxury, what do i say",
      ],
      answer:
        "Keep the order and give the service more colour: 'Safe first. Then what people remember: their name, the second glass before they ask, a quiet cabin at night.' Even the most elegant airline trains fire and evacuation before wine. Somebody who puts champagne first shows that they only know the advertisement.",
    },
    {
      id: "sounds-learnt",
      question: "It sounds learnt by heart when I say it. What can I do?",
      asked: [
        "i sound like a robot",
        "how do i make it my own",
        "everybody says the same",
        "how do i say it naturally",
      ],
      answer:
        "Learn three words and not the text: safe, people, service. Then tell it to a friend who doesn't know the job, each time with other sentences, and let them interrupt you. Begin with something you've seen: 'On my last flight I watched the crew check each belt.' Nobody else has that sentence.",
    },
  ],
  "assessment-days/asked-caring-and-part-time": [
    {
      id: "not-my-household",
      question: "My grandmother doesn't live with me. Do I have any right then?",
      asked: [
        "she lives in her own flat",
        "and for a grandmother",
        "does that count if it's not my parent",
        "mine is my aunt, any right?",
      ],
      answer:
        "Under the EU minimum no, as it covers parents, children, spouse or partner, and others only in your household. Many countries go further and count grandparents, and in the UK anybody who reasonably relies on you for care counts. Look up 'carer's leave' for your country, and ask the union.",
      source: {
        name: "Directive (EU) 2019/1158, Article 3; UK Carer's Leave Act 2023",
        year: 2023,
      },
    },
    {
      id: "take-the-days",
      question: "How do I take those five days, in practice?",
      asked: [
        "how do i ask for carer's leave",
        "do i need a paper from the doctor",
        "how early do i have to tell them",
        "can i take single days",
      ],
      answer:
        "In writing to your manager or through the roster system, as early as you know, with the dates and who it's for. A doctor's note may be asked for, depending on the country. Single days are often possible. For a hospital appointment, apply before the roster is made, so that nobody has to be called in for you.",
    },
    {
      id: "emergency-in-the-air",
      question: "What if something happens while I'm in the air or abroad?",
      asked: [
        "and if she falls while i'm away",
        "they can't reach me, what then",
        "how do i get home quickly",
        "mum goes to hospital and i'm in tokyo",
      ],
      answer:
        "Somebody at home acts first and you come second, so that person needs keys, medicine list, doctor's number and a signed paper. Give them crew control's number: a message reaches you at the next stop. The purser and control then look for the first way home. Most airlines know emergency leave for close family.",
    },
    {
      id: "tell-them-in-interview",
      question: "Do I mention it in the interview?",
      asked: [
        "should i say i care for someone",
        "does it count against me",
        "what do i say if they ask",
        "when do i tell them then",
      ],
      answer:
        "You needn't. What they have to know is whether you can work the whole roster, so be sure that you can before you say it. If the gap in your CV comes from it: 'I cared for my grandmother for two years. It's arranged now with my sister and a nurse.' Raise part-time after the offer.",
    },
    {
      id: "right-in-the-us",
      question: "What's the rule in the US?",
      asked: [
        "and in america",
        "does fmla cover it",
        "is there leave for my mother in the us",
        "how does it work for flight attendants there",
      ],
      answer:
        "After a year, up to 12 unpaid weeks a year for a parent who's seriously ill, with a special count of hours for flight crew: 504 worked or paid, and 60 per cent of the guarantee. Grandparents count only if they raised you. Some states and contracts give more. Trading trips is the other way, and it's quicker.",
      source: {
        name: "US Department of Labor, Fact Sheet 28J, FMLA and airline flight crew employees",
        year: 2015,
      },
    },
    {
      id: "dementia-at-night",
      question: "She needs somebody at night as well. Is the job possible?",
      asked: [
        "and if she can't be alone at night",
        "she has dementia",
        "she needs help all day, can i still fly",
        "is it realistic when it's serious",
      ],
      answer:
        "Only if somebody else is truly there on your nights and your early mornings: a relative who lives in, a night carer or a care home. Flying with half an ear at home wears you out, and it isn't safe. Do a trial: hand over fully for two weeks. If that fails, a ground job with fixed shifts is no defeat.",
    },
    {
      id: "first-year",
      question: "How do I get through the full-time first year?",
      asked: [
        "but the first years are full time, how",
        "part-time comes too late for me",
        "and until then",
        "can i start with less from day one",
      ],
      answer:
        "With a plan that's limited in time: a brother or sister takes the roster's worst days, a care service the mornings, and you the days off. Look for airlines that hire for a share from the start, seasonal or three quarters. Training stays full time. If this year isn't possible at home, apply next year and lose nothing.",
    },
  ],
  "assessment-days/asked-part-time-and-studies": [
    {
      id: "exam-day",
      question: "How do I make sure I'm free on an exam day?",
      asked: [
        "and when i have an exam",
        "i need the 12th of june free",
        "what if they roster me on it",
        "how do i get that one day",
      ],
      answer:
        "Put in leave for the day itself and the one before as soon as the date is out, because a mere wish can be overruled. If it falls into a busy period, ask for a swap once the roster is published. Never ring in sick for it. Choose a course that offers the exam twice a year, so one missed date isn't a lost year.",
    },
    {
      id: "which-studies",
      question: "Which studies go with flying?",
      asked: [
        "what can i study beside it",
        "is it possible with a normal university",
        "does medicine go with it",
        "are online courses better",
      ],
      answer:
        "Those without fixed attendance: distance and online universities, courses by module, a thesis. Laboratory, practice or compulsory seminars, such as medicine or teaching, don't go with a roster. Many crew study languages, psychology, business or tourism. Plan on two modules at a time and not on five.",
    },
    {
      id: "only-the-summer",
      question: "Can I fly only in the summer?",
      asked: [
        "just june to september, possible?",
        "i have three months free",
        "are there summer jobs",
        "seasonal, how does that work",
      ],
      answer:
        "At some low-cost and holiday airlines, yes: seasonal contracts of roughly six to eight months, with training in winter or spring. Three months alone seldom pay for a course of several weeks. Good seasonal crew are often asked back. Apply in autumn for the next summer, and ask who pays for the training.",
    },
    {
      id: "say-it-to-recruiters",
      question: "Do I tell recruiters that I'm studying?",
      asked: [
        "should i mention my studies",
        "will they think i leave after it",
        "what do i say about university",
        "is being a student a minus",
      ],
      answer:
        "Yes, if it's in the CV anyway, and with the answer to their worry: 'I study by distance learning, at my own pace, and you can roster me on any day.' If your studies end in half a year, say that you want to fly after them. Claiming that you've no plans helps less than a clear one.",
    },
    {
      id: "read-on-layovers",
      question: "Can I really study on layovers and days off?",
      asked: [
        "do people learn in the hotel",
        "isn't one too tired to study",
        "when do crew learn then",
        "is it realistic honestly",
      ],
      answer:
        "Somewhat: after a night flight the head takes in nothing, but the second day of a layover and the free midweek day are good hours. Count on eight to ten hours a week and not on twenty. Download everything, since hotel internet fails. In the first half year the job itself is study enough.",
    },
    {
      id: "study-first",
      question: "Is it better to finish my studies first?",
      asked: [
        "should i study first and fly after",
        "or fly first",
        "what would you do in my place",
        "can i pause university for it",
      ],
      answer:
        "If there's less than a year to go, finish: the degree stays, and airlines will hire again. If you've only begun or aren't sure of the subject, ask your university about a leave of one or two terms and try flying. What goes wrong most often is both at full speed. Write down which one you'd regret more.",
    },
  ],
  "assessment-days/asked-baby-cries-complaint": [
    {
      id: "shouts-at-the-mother",
      question: "What if he starts shouting at the mother?",
      asked: [
        "and if he insults her",
        "he shouts at the baby",
        "when do i step in",
        "he's swearing at them now, what do i say",
      ],
      answer:
        "Step between them at once, low and slow: 'Sir, speak to me, please. I can't let you shout at another passenger.' Lead him to the galley if he'll come, and have a colleague stay with the mother. If he goes on, tell the senior, who gives a formal warning and informs the captain. Write the report the same day.",
    },
    {
      id: "wants-money-back",
      question: "He wants his money back. What do I say?",
      asked: [
        "and if he asks for a refund",
        "he wants compensation for it",
        "can i give him something",
        "he says he paid for quiet",
      ],
      answer:
        "'I can't decide that on board, but I'll give you the address where you can write.' Promise no miles, refund or upgrade, unless your airline lets you hand something out. A drink is a kindness and not a compensation. Most people want to hear that it's tiring, and after that they put the headphones on.",
    },
    {
      id: "use-it-as-a-story",
      question: "I've never flown. Which story of mine fits this in the interview?",
      asked: [
        "can i use something like that from my job",
        "what example shows the same",
        "i've no flight stories, what then",
        "does a restaurant story fit",
      ],
      answer:
        "Any where two people were both right and you were between them: a noisy table beside a business dinner, two families at one hotel pool, a full waiting room with a screaming child. Tell what you did for each, and that nobody was made to feel guilty. End with: 'That's how I'd do it in row twelve.'",
    },
    {
      id: "kicks-the-seat",
      question: "And if it's an older child who kicks the seat?",
      asked: [
        "not a baby, a child of six",
        "he kicks the seat from behind",
        "what if the kid runs about and screams",
        "the parents do nothing, and then",
      ],
      answer:
        "Then the child can be asked, so speak to both, kindly and at eye level: 'The seat in front feels every kick. Can you help me keep the lady asleep?' Bring a pencil or a job, such as collecting cups. If the parents don't react, ask them plainly and in a low voice. A belt sign makes it a matter of safety.",
    },
  ],
  "assessment-days/asked-selling-and-targets": [
    {
      id: "below-target",
      question: "What happens if I stay below the target?",
      asked: [
        "and if i don't sell enough",
        "can they fire me for bad sales",
        "i'd never reach that",
        "what do they do with low sellers",
      ],
      answer:
        "First a talk and tips from somebody who sells well, and less commission. Low figures by themselves seldom cost the job. An airline that ranks its crew may use them when it comes to contracts and promotion. Show that you offer to every row each time: an honest no from passengers isn't your fault.",
    },
    {
      id: "shy-about-selling",
      question: "I'm not a seller and I'm shy. Can I learn that?",
      asked: [
        "i hate selling",
        "i'm no good at that",
        "can you train it",
        "selling feels pushy to me",
        "do i have to be a sales type",
      ],
      answer:
        "Yes, because on board it's offering and not persuading: people are thirsty and bored, and you bring the trolley. Learn one sentence per product and smile before you say it. Try for a week to recommend one thing to everybody, at a school fair or at your counter. After thirty times it's no longer embarrassing.",
    },
    {
      id: "sentence-to-sell",
      question: "Give me a sentence that sells without pushing. What do I say?",
      asked: [
        "what do i say with the trolley",
        "give me words for it",
        "how do i offer it nicely",
        "and for the perfume, what line",
      ],
      answer:
        "Ask for a choice instead of a yes: 'Would you like the warm toast or the wrap with your coffee?' For gifts, name one thing and one reason: 'This is the small bear, he's made many a two-year-old quiet.' After a no, 'No problem, enjoy your flight.' And look at the next person before you speak.",
    },
    {
      id: "sell-me-this",
      question: "What if they make me sell something in the interview?",
      asked: [
        "and if they say sell me this pen",
        "do they test it in the interview",
        "i have to sell a water there, how",
        "what if they do a sales game",
      ],
      answer:
        "Ask one question first: 'When did you last need it?' Then name one use that fits the answer, offer the price, and stop. Thirty seconds are enough. They watch whether you listen, smile and stay kind when they say no. Don't list five features, and don't beg.",
    },
    {
      id: "drunk-passenger-buys",
      question: "Do I have to sell alcohol to somebody who's had enough?",
      asked: [
        "and if he's drunk and wants more",
        "but the target, do i sell him another",
        "is it my commission or safety",
        "can i refuse a paying passenger",
      ],
      answer:
        "No, you stop, and no target counts against that: the law forbids a drunk passenger on board, and crew answer for it. Say 'I'll bring you water and something to eat now', and tell the colleagues, so that he doesn't get it from the other trolley. A good airline stands behind you.",
    },
    {
      id: "till-is-short",
      question: "What if the till is short at the end?",
      asked: [
        "and when money is missing",
        "do i pay it myself",
        "the card machine fails, what then",
        "who's responsible for the bar",
      ],
      answer:
        "Count again with a colleague, write down the difference and hand it over as it is. Never make it up quietly from your purse or leave it out. Many airlines let small differences go and look into repeated ones, some deduct them. Most flights are cashless now, which leaves stock mistakes. Count before the first sale, too.",
    },
    {
      id: "worth-in-money",
      question: "Is the commission worth anything?",
      asked: [
        "how much does it bring",
        "is it real money",
        "can you live from commission",
        "who gets it if we're four",
      ],
      answer:
        "It's pocket money on most flights and a noticeable part of the month on good ones, say long holiday flights with full cabins. It depends on the share, on pooling among the crew and on the route. Don't put it into your rent. Ask for the average per month of a new colleague, winter included.",
    },
  ],
  "assessment-days/asked-bank-shop-or-office-skills": [
    {
      id: "office-no-customers",
      question: "I work in an office and hardly see customers. What do I use?",
      asked: [
        "i sit at a computer all day",
        "mine is without customers",
        "i'm in accounting, what can i say",
        "only emails and phone, does that count",
      ],
      answer:
        "Your customers are the people who need something from you: colleagues in a hurry, a supplier on the phone, the manager with a deadline. Tell how you calmed one, how you found an error before it got expensive, how you trained the new one. Then add some face to face work, such as a weekend as a volunteer.",
    },
    {
      id: "full-sentence",
      question: "Can you give me one full example, from the deed to the cabin?",
      asked: [
        "how would that sound, one whole answer",
        "give me an example with a shop",
        "make me one for the bank",
        "i need a model for it",
      ],
      answer:
        "'A man shouted because his card was blocked. I let him finish, lowered my voice, took him aside and told him what I could do in five minutes. He left with cash and a thank you. On board that's the family with separate seats.' Forty seconds. In a shop it's the return without a receipt, in a clinic the long wait.",
    },
    {
      id: "short-time-only",
      question: "I've only worked there for half a year. Is that enough?",
      asked: [
        "i was there just six months",
        "only a summer job, does it count",
        "mine was part time",
        "is a short job worth telling",
      ],
      answer:
        "Yes, three good situations can happen in half a year, and nobody asks for more. Tell them with a day and a person in it. Say plainly why you left or want to leave. What weighs more is whether you came on time and were asked to stay, so mention it if you were.",
    },
    {
      id: "boring-job",
      question: "My job sounds boring. How do I make it interesting?",
      asked: [
        "it's so dull what i do",
        "nothing ever happens at my work",
        "how can i make that sound good",
        "i only stamp papers",
      ],
      answer:
        "Don't make it interesting, make it exact: 'Two hundred customers a day, closing cash right to the cent for three years.' Routine done well every day is what cabin checks are. Then tell of the one day on which it wasn't routine: the power cut, the fainting customer, the queue to the door. Everybody has one.",
    },
    {
      id: "they-doubt-it",
      question: "What if they say that's nothing like flying?",
      asked: [
        "and if they don't believe it",
        "they'll say an office is no cabin",
        "what do i answer when they doubt it",
        "but it isn't the same, is it",
      ],
      answer:
        "Agree first: 'True, nobody can teach me the doors at a counter, and that's why I want your training. What I bring is staying friendly to the two hundredth person and keeping to a procedure nobody checks.' Then an example. They're testing if you stay calm, so smile.",
    },
    {
      id: "skills-they-lack",
      question: "Which skills do I lack, and how do I get them?",
      asked: [
        "what's missing then",
        "what should i learn before applying",
        "what can't i bring from there",
        "where am i weak against hotel people",
      ],
      answer:
        "Mostly shift work, standing for hours, working close with a new team, and first aid. Do a first-aid course, some weekend shifts at an event, a cafe or a festival, and a language up to small talk. Then say: 'I tried nights and weekends for two months, and liked it.' It answers the doubt before it's asked.",
    },
    {
      id: "why-leave-it",
      question: "Why would I leave a safe job for that? What do I answer?",
      asked: [
        "they'll ask why i leave the bank",
        "is it strange to give up an office job",
        "how do i explain the change",
        "why not stay, they say",
      ],
      answer:
        "Say where you're going and nothing against where you've been: 'I've learnt exactness there, and I noticed that the best hours are those with people. I want a whole day of them, and a crew.' Then the proof that you've thought it over: the pay, the shifts, the talk with crew. Steady and sure is what they want to hear.",
    },
  ],
  "assessment-days/asked-child-ill-on-duty": [
    {
      id: "words-for-the-call",
      question: "What do I say to crew control?",
      asked: [
        "how do i say it on the phone",
        "give me the words",
        "what exactly do i tell them",
        "do i explain what he has",
      ],
      answer:
        "Short and plain: 'My son has a fever and I've nobody for today, so I can't operate the 6.40. Which kind of absence is it, and by when do you need to hear about tomorrow?' No diagnosis, no drama. Note time and name, and send what they ask for, such as the doctor's note.",
    },
    {
      id: "already-away",
      question: "What if I'm on a layover when I hear of it?",
      asked: [
        "and if i'm abroad already",
        "i'm in the hotel and she calls that he's ill",
        "can i go home earlier then",
        "do i still work the flight back",
      ],
      answer:
        "Whoever's at home takes over, and you ring the doctor with them if you need to. If it's serious, wake the purser at once: the airline may get you home on the first flight as a passenger. If it's a fever, sleep as well as you can. And if your head isn't on the flight, say so before report, as that isn't fit for duty.",
    },
    {
      id: "how-many-days",
      question: "How many days do I get for a sick child?",
      asked: [
        "so how many are allowed",
        "is it paid",
        "what if he's ill for two weeks",
        "do i need a doctor's note",
      ],
      answer:
        "It depends on your country: from some unpaid emergency days to a good number of paid ones per child and year, usually with a doctor's note and up to a certain age. Your contract may add some. Look it up before the first fever and keep the link in your phone. For a long illness, ask about unpaid leave.",
    },
    {
      id: "call-in-sick-instead",
      question: "Isn't it easier to call in sick myself?",
      asked: [
        "can't i just say i'm ill",
        "why not say it's me",
        "nobody would notice",
        "what if i use my own sick day",
      ],
      answer:
        "No, don't: saying that you're ill when you aren't is a breach of trust that can end the contract, and a neighbour or a photo gives it away. With the child named, the law protects you in many countries. The exception is real: if you were up all night and aren't fit, say exactly that.",
    },
    {
      id: "nursery-calls",
      question: "The nursery calls while I'm in the air. Who decides?",
      asked: [
        "what if they call when i'm flying",
        "i can't hear the phone up there",
        "the school needs me and i'm gone",
        "who do they ring then",
      ],
      answer:
        "The second person on the list, so they need a signed paper to fetch the child and to speak with a doctor. Tell nursery and school that you're out of reach for hours, and give three numbers in order. In a real emergency your family rings crew control, and the message reaches you on the ground or through the captain.",
    },
    {
      id: "in-probation",
      question: "What if it happens three times in probation?",
      asked: [
        "and in the first months",
        "will i be fired for that",
        "he's ill all the time, how many are ok",
        "does it count against me",
      ],
      answer:
        "Then expect a talk, and bring a plan instead of an excuse: 'From now on my mother comes for standby days, and the nursery has her number.' In many countries they mayn't dismiss you for a right you used, though in probation a reason is seldom needed. So keep the first half year as well covered as you can.",
    },
    {
      id: "only-a-cold",
      question: "He only has a cold. Do I fly or stay?",
      asked: [
        "it's just a cough",
        "and if it isn't that bad",
        "where's the limit, fever or what",
        "do i go when she has a bit of a temperature",
      ],
      answer:
        "Fly, if the person who minds him is happy with it and knows when to ring the doctor. Stay if he's in pain, hard to wake, short of breath or so small that you'd never forgive yourself. A cold with a grandmother and soup is no emergency. Decide the evening before, so that crew control has the night to find somebody.",
    },
  ],
  "assessment-days/asked-weekends-off": [
    {
      id: "every-second",
      question: "I only need every second weekend. Is that easier?",
      asked: [
        "it's just two a month",
        "and every other weekend",
        "my son comes every second one",
        "could i have two weekends sure",
      ],
      answer:
        "Easier, though still not safe in the first year. With wishes, leave and swaps many manage one of the two, and a fixed pattern hits some by itself. Tell the other parent in numbers: 'I'll have the days when the roster comes, about four in the month, not always Saturday.' Then have a stand-in for the rest.",
    },
    {
      id: "for-religion",
      question: "I need one day a week free for my religion. Can I get it?",
      asked: [
        "my sabbath, can i keep it",
        "i go to church on sundays",
        "i need fridays free",
        "do they respect religious days",
      ],
      answer:
        "Sometimes, and seldom as a guarantee. Employers in the EU, the UK and the US mustn't treat you worse for your faith, and in the US they have to look for a reasonable solution, but a roster that needs all days can set limits. Ask in writing after the offer, offer Sundays or holidays in return, and count on swaps.",
    },
    {
      id: "how-long-until",
      question: "How long until I get weekends off?",
      asked: [
        "when does it get better",
        "after how many years do i have saturdays",
        "how long do i have to wait for it",
        "do seniors always have weekends",
      ],
      answer:
        "It depends on how many join after you: at a young base that's growing, perhaps two or three years, at one where nobody leaves ten or more. Where rosters are shared out evenly, you get one or two a month from the start and never many more. Ask what a colleague with five years has this month.",
    },
    {
      id: "swap-words",
      question: "How do I ask a colleague to swap a weekend?",
      asked: [
        "what do i say when i want to swap",
        "who swaps a saturday",
        "give me a message for it",
        "how do i find someone for that",
      ],
      answer:
        "Offer first and ask second: 'I'd take your Monday early and your next standby Sunday for your free Saturday the 14th. My daughter's here.' Post it on the day the roster comes, and return every favour. Students and people without children often like a free midweek day better. It counts once the system has approved it.",
    },
    {
      id: "weekday-time",
      question: "And if my child is with me on weekdays instead?",
      asked: [
        "what about free weekdays instead",
        "could we change it to tuesdays",
        "is midweek better for me",
        "and if the weekend isn't possible at all",
      ],
      answer:
        "That fits the job far better, since midweek days off come earlier than weekends, and you can fetch the child from school. Suggest it to the other parent as a trade: they get more weekends, you get afternoons and half the holidays. School nights need a bed, a desk and the way to school covered.",
    },
  ],
  "assessment-days/asked-job-share": [
    {
      id: "friend-and-me",
      question: "Can a friend and I apply together for one post?",
      asked: [
        "we're two, can we share one job",
        "my sister and i want half each",
        "do we apply as a pair",
        "could i bring my own partner for it",
      ],
      answer:
        "Hardly: airlines hire each person by name, and both of you need the whole training, the medical and the yearly checks. Apply each for yourself. If both are in and the airline has a scheme, you may name each other later. If only one gets the offer, that shouldn't stop her.",
    },
    {
      id: "what-i-would-earn",
      question: "What would I earn with half?",
      asked: [
        "and the pay, is it half",
        "can i live on half of it",
        "do i lose the bonus",
        "is fifty percent really fifty percent",
      ],
      answer:
        "Roughly half of the basic and of the flying extras, and sometimes less, since allowances come only with trips. Costs don't halve: the way to the base, uniform, the parking, health insurance in the US. Ask for a sample payslip at 50 per cent, and what happens to pension and seniority. Then do the sum with it.",
    },
    {
      id: "training-and-checks",
      question: "Do I have to do all the training with half a job?",
      asked: [
        "is the training half too",
        "and the yearly checks",
        "do i do the refreshers like the others",
        "does half a job mean half the exams",
      ],
      answer:
        "Yes, all of it: first course, aircraft types, yearly recurrent training, medical and security, because the cabin doesn't know how many hours you work. With few flights you have to read more to stay sharp. If you're out for some months, there's a refresher before you fly again. Ask if those days are paid.",
    },
    {
      id: "standby-with-half",
      question: "Is there standby with half a job?",
      asked: [
        "and reserve, do i have that too",
        "do i still get standby",
        "can they call me in my free month",
        "is a free month really free",
      ],
      answer:
        "In your working days yes, in proportion, and at some airlines part-timers have fewer or none. The free half is truly free if it's blocked in the contract, for example every second month. Where it's only fewer hours spread out, you may be on call nearly as often. So ask for the pattern and not the percentage.",
    },
    {
      id: "words-to-ask-for-it",
      question: "How do I ask for it after the offer?",
      asked: [
        "what do i say to them",
        "give me a sentence to ask",
        "how do i put it without losing the offer",
        "when exactly do i ask",
      ],
      answer:
        "Ask about the scheme and not for yourself: 'I'm starting full time. Could you tell me how part time works here, from when, in which patterns, and how long the list is?' By mail is best, so you have the answer in writing. If it's no for years, you know it before you've given notice anywhere.",
    },
    {
      id: "other-one-leaves",
      question: "What happens if the other one stops?",
      asked: [
        "and if my partner leaves",
        "she quits, do i get all the hours",
        "do i have to go full time then",
        "who covers the other half",
      ],
      answer:
        "With ordinary part time nothing happens, because your half is your own contract. In a true share of one line, you usually have a set time to find somebody else, or you go back to a full schedule. Read that clause first. Name a second colleague early who'd like it.",
    },
    {
      id: "keep-the-benefits",
      question: "Do I keep travel benefits and seniority?",
      asked: [
        "and the staff tickets",
        "do i lose my seniority",
        "is insurance still included",
        "what do i give up with half",
      ],
      answer:
        "Mostly yes: at many airlines tickets and seniority run on as before, while leave, sick pay and pension follow the share. In the US, health insurance and some leave rights hang on hours worked, so half may cost you them. In the EU part-timers mustn't be treated worse for that reason alone. Get each point in writing.",
      source: { name: "Directive 97/81/EC, part-time work, clause 4", year: 1997 },
    },
  ],
};
