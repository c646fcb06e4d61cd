import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after more entries on training and the start in the job, by the entry's id. */
export const FURTHER_ON_MORE_TRAINING: FurtherQuestions = {
  "assessment-days/asked-training-in-general": [
    {
      id: "in-which-language",
      question: "In which language is the training given?",
      asked: [
        "is it all in english",
        "what if my english is not so good for that",
        "do they teach it in my language",
        "will i understand everything there",
      ],
      answer:
        "In English at the Gulf airlines and at many in Europe; at a national airline often in the local language, with manuals and commands in English. You needn't speak it perfectly, but you read and are tested in it every day. Read one safety chapter aloud a day beforehand, and ask which language the exams are in.",
    },
    {
      id: "job-beside-it",
      question: "Can I keep my job or study beside the training?",
      asked: [
        "can i work next to it",
        "what about my weekend job",
        "i'm still at university, does that fit",
        "could i do it part time",
        "can i keep my old job meanwhile",
      ],
      answer:
        "No, not really: it's full time, the timetable changes from week to week, and the evenings go into learning. A few hours at a weekend may work if your contract allows a second job. If you study, put it on hold for those weeks, or plan one exam at most.",
    },
    {
      id: "afraid-of-fire",
      question: "Is the fire and smoke training frightening?",
      asked: [
        "i'm scared of the fire part",
        "is the smoke real",
        "do i have to go into the dark",
        "what if i panic in there",
        "sounds scary honestly",
      ],
      answer:
        "A little, for most people, and only before the first time. The smoke in the trainer is theatre smoke, the fires are small and gas can be shut off, and an instructor stands beside you. You crawl low with a hand on the wall or the seats. Tell the trainer if small dark rooms trouble you, and ask to go first.",
    },
  ],
  "terminology/cabin-crew-attestation": [
    {
      id: "lost-it",
      question: "What if I've lost my attestation?",
      asked: [
        "i can't find mine any more",
        "lost the paper, what now",
        "is there a copy somewhere",
        "my old airline kept it",
        "how do i get a new one",
      ],
      answer:
        "Ask whoever issued it for a duplicate: the authority, the airline or the school named on it. They keep records, so have your full name, date of birth and the year ready, and expect a form and often a fee. If that school has closed, ask the aviation authority of its country. Scan the new one the same day.",
    },
    {
      id: "under-eighteen",
      question: "I'm seventeen. Can I start the course for it?",
      asked: [
        "i'm only 17",
        "can i do it before i'm 18",
        "i turn eighteen in summer, is that ok",
        "how old do i have to be for that",
      ],
      answer:
        "You may learn earlier if the school takes you, but the attestation itself is issued only from the age of 18. Most schools and airlines therefore want you to be 18 at the start or at the latest by the examination. Ask the school in writing what happens if your birthday falls after it.",
      source: {
        name: "CC.GEN.020, Annex V (Part-CC) to Regulation (EU) No 1178/2011",
        year: 2012,
      },
    },
    {
      id: "put-it-in-cv",
      question: "How do I put the attestation in my CV?",
      asked: [
        "where do i write that in the cv",
        "what do i put about it",
        "do i send a copy",
        "how do i mention mine when i apply",
      ],
      answer:
        "In one line under qualifications: 'EASA Cabin Crew Attestation, issued 2024 by' and then the authority or organisation and the number if the form asks. Add the types you're trained on and your last flight. Attach a scan only where they ask for it, and take the original to the assessment.",
    },
  ],
  "assessment-days/asked-first-aid-course": [
    {
      id: "how-many-days-first-aid",
      question: "How many days does the first aid part take?",
      asked: [
        "how long is that part",
        "is it a whole week",
        "one day or more",
        "how many hours do we do that",
      ],
      answer:
        "Mostly one to three days in the first course, theory and practice mixed, with a written test and a check on the dummy. Then it comes back in small pieces: in the drills, on flights and in the yearly training. The part that takes longest is CPR, because everybody has to do it till it's right.",
    },
    {
      id: "do-we-give-injections",
      question: "Do cabin crew give injections or medicines?",
      asked: [
        "do i have to use needles",
        "do we inject people",
        "can i give them tablets",
        "what about an epipen",
      ],
      answer:
        "As a rule no injections: those in the doctor's kit are for a doctor, nurse or paramedic. At some airlines crew are trained to help with an adrenaline pen for a severe allergy, mostly the passenger's own. Simple tablets you give only as your manual says, after asking about allergies, and it's written down.",
    },
    {
      id: "freeze-for-real",
      question: "What if I freeze when it happens for real?",
      asked: [
        "and if it's a real person",
        "will i manage in real life",
        "what if i forget everything on the plane",
        "i'm afraid i'd do it wrong",
        "what if they die",
      ],
      answer:
        "Then start with your voice: call for help and say the person's name or 'Can you hear me?', and the hands follow. You're never alone with it: one does CPR, one fetches the defibrillator, one tells the flight deck. Some people can't be saved, and crew can talk to peer support afterwards.",
    },
  ],
  "assessment-days/asked-training-pay": [
    {
      id: "unpaid-legal-europe",
      question: "Is it legal in Europe not to pay me during training?",
      asked: [
        "are they allowed to pay nothing",
        "is unpaid even legal",
        "how can they not pay me",
        "isn't that against the law in europe",
      ],
      answer:
        "If you're already employed and the law obliges the airline to give you that training, it has to be free and counts as working time. Before a contract, or for a qualification you bring yourself, such as the attestation, that doesn't hold everywhere. So ask on which day your employment begins.",
      source: {
        name: "Article 13 and recital 37, Directive (EU) 2019/1152",
        year: 2019,
      },
    },
    {
      id: "side-job-for-money",
      question: "Can I earn something beside the course?",
      asked: [
        "can i do a side job then",
        "could i work weekends for money",
        "what if it isn't enough to live",
        "is a second job allowed",
      ],
      answer:
        "Only a little, and only if the contract allows a second job: ask in writing. In the course weeks keep it to one fixed half-day at most, because an exam you fail costs more than you earn. Better is to work more beforehand, and to give up costs for three months: gym, streaming, the car.",
    },
    {
      id: "give-notice-when",
      question: "When do I hand in my notice at my present job?",
      asked: [
        "when should i quit my job for it",
        "do i resign right after the offer",
        "what if it falls through and i've quit",
        "how do i time that with my old job",
      ],
      answer:
        "After the written offer with a start date, and if you can, after the medical and the background check have come back. If your notice is long, say so at the assessment: airlines can often offer a later class. Leave a week between the two, so that you begin rested.",
    },
  ],
  "assessment-days/asked-fail-training": [
    {
      id: "same-day-home",
      question: "If I fail twice, do I have to leave the same day?",
      asked: [
        "do they send you home at once",
        "what happens after the second time",
        "do i get a third chance",
        "how does it end, do i just go",
      ],
      answer:
        "Often yes: there's a talk with the training manager, you hand back the pass and what you were given, and you don't return to class. Some airlines move people to a later class instead, so ask for that in the talk. In the Gulf they book your flight home; get the last pay and papers in writing.",
    },
    {
      id: "tell-next-airline",
      question: "Do I have to tell the next airline that I failed?",
      asked: [
        "do others find out",
        "should i say it in the next interview",
        "is it on some record",
        "what do i say if they ask about that",
      ],
      answer:
        "Yes, if the form or the interviewer asks about earlier training, since a gap or a lie costs more than the failure. Say it in three sentences: 'I failed the door check twice in 2024. I had learnt it by reading only. Since then I practise aloud, and I passed my first aid exam that way.'",
    },
    {
      id: "panic-before-resit",
      question: "I failed today. How do I study for the second try?",
      asked: [
        "failed it today, what now",
        "i have one more try and i'm scared",
        "how do i not fail again",
        "help me with the resit",
      ],
      answer:
        "Ask which points you missed and learn those first, tonight, for two hours and not for eight. Have a classmate ask you each one three times, in another order. For a practical, walk through it standing up, with the words aloud. Then sleep, eat breakfast, and begin with the step you're surest of.",
    },
  ],
  "terminology/crm": [
    {
      id: "words-to-speak-up",
      question: "Which words do I use to speak up?",
      asked: [
        "give me a sentence for that",
        "how do i say it politely",
        "what are the exact words",
        "how do i speak up without being rude",
      ],
      answer:
        "Four steps in one breath: the name, what you see, why it worries you, what you'd like. 'Marta, door two right isn't armed on my panel. I don't want to push back like this. Please check it with me now.' It's polite because it's about the thing, and it's clear because it ends in a request.",
    },
    {
      id: "nobody-listens",
      question: "What if nobody listens when I speak up?",
      asked: [
        "and if they ignore me",
        "what if they just say it's fine",
        "i said it and nothing happened",
        "how often do i repeat it",
      ],
      answer:
        "Say it again, louder and plainer: 'I'm not comfortable with this, we have to look before we go.' If that doesn't help, go one up: purser, then captain, by interphone. As long as it's about safety you may always do that. Afterwards write a report, so that the next crew doesn't meet the same silence.",
    },
    {
      id: "strict-hierarchy",
      question: "Does CRM work in cultures where you don't contradict the boss?",
      asked: [
        "and in asia or the gulf",
        "where i come from you don't contradict",
        "is it the same with strict bosses",
        "i was raised not to argue with elders",
      ],
      answer:
        "It's taught there too, because accidents don't ask about politeness. Respect goes into the form and not into silence: 'Sir, may I confirm, the left wing has ice on it?' is courteous and still says it. Many airlines have fixed phrases for that, so that a junior only has to use the sentence.",
    },
  ],
  "assessment-days/asked-training-week-by-week": [
    {
      id: "why-safety-first",
      question: "Why does safety mostly come before service?",
      asked: [
        "why not service first",
        "what's the reason for that order",
        "isn't service the main job",
        "why so much safety",
      ],
      answer:
        "Because without the safety exams you may not fly at all, so the airline wants to know early who passes. Service can be polished on flights, a door can't. It also sets the tone: in an emergency you drop the tray without thinking. A few airlines begin with service and grooming all the same.",
    },
    {
      id: "when-real-aircraft",
      question: "When do I see a real aircraft?",
      asked: [
        "when do we go on a real plane",
        "is it all in a dummy",
        "do we get to touch a real one",
        "do we fly in that time",
      ],
      answer:
        "Mostly in the second half, for a visit on the ground: you find the equipment, open doors or hatches if allowed, sit on the jump seat. Before that you work in a trainer, a piece of cabin with real doors. Flying comes last, as one more than the crew needs. Some airlines send you along on one flight earlier.",
    },
    {
      id: "ill-for-a-day",
      question: "What if I'm ill for a day in training?",
      asked: [
        "and if i get sick in that time",
        "what happens if i miss a lesson",
        "can i catch up a day",
        "i have a fever, do i go anyway",
      ],
      answer:
        "Ring before class, get a note if they want one, and ask the same day how you make it up. A missed test is mostly repeated; missed hours in mandatory subjects have to be done again, with a trainer or the next class. After several days you may be moved to a later course. Don't come in with a fever.",
    },
    {
      id: "which-week-worst",
      question: "Which week is the hardest?",
      asked: [
        "which one is the worst week",
        "when is it toughest",
        "when do people cry",
        "what week should i be afraid of",
      ],
      answer:
        "Mostly the second or third: doors, fire and first aid all come together, there's a test each morning and the newness is gone. Nearly everyone has one evening of wanting to go home. Plan for it: nothing else in that week, meals cooked ahead, one call home, and bed at ten.",
    },
    {
      id: "supervised-flights-how-many",
      question: "How many supervised flights are there?",
      asked: [
        "how many flights with a trainer",
        "what are these supervised ones",
        "how long am i watched",
        "when am i alone",
      ],
      answer:
        "Often two to four sectors or days on each type, depending on the airline and the rules. In the US the rule is five hours of duties under a supervisor's eyes. You do the real work, you aren't counted in the crew, and somebody ticks off what you've shown. If something's missing, you get one more.",
      source: {
        name: "14 CFR 121.434(e), operating experience of flight attendants",
        year: 2026,
      },
    },
    {
      id: "when-do-we-swim",
      question: "When do we go into the pool?",
      asked: [
        "which week is the pool",
        "when's the swimming part",
        "when do i need to be able to swim",
        "how is the water day",
      ],
      answer:
        "On one day in the safety weeks, whenever the pool is free. You swim a short distance, in a life vest too, get into a raft, help others in and put up the canopy. Learn to swim before the course starts and not in it, because there's no time for lessons. Bring a one-piece or shorts and a T-shirt if they ask.",
    },
    {
      id: "same-in-the-gulf",
      question: "Is the order the same at the Gulf airlines?",
      asked: [
        "how is it in the gulf",
        "same at emirates or qatar",
        "is it longer over there",
        "and in america",
      ],
      answer:
        "Roughly: safety and medical first, then service and image, then supervised flights. It takes longer, as there's more service with several classes, and the first days go into visa, medical, housing and uniform. At US airlines nearly all of it is safety and service is short. The joining letter gives you the plan.",
    },
  ],
  "assessment-days/asked-before-training-starts": [
    {
      id: "how-long-before",
      question: "How many weeks before should I begin?",
      asked: [
        "when do i start with that",
        "is two weeks enough",
        "how much a day",
        "i start in ten days, what first",
      ],
      answer:
        "Three weeks at twenty minutes a day are plenty. First week: the alphabet and the 24-hour clock. Second: codes of the network, ten a day. Third: doors, fleet and thirty words. If you've only ten days left, take the alphabet and whatever the airline has sent you, and sleep well instead of the rest.",
    },
    {
      id: "learn-commands-already",
      question: "Why shouldn't I learn the commands yet?",
      asked: [
        "why not the commands",
        "can't i learn them from youtube",
        "i found a manual online, should i use it",
        "is it bad to know them already",
      ],
      answer:
        "Because each airline has its own, word for word, and a wrong one that sits deep comes out under stress. Those on the internet are old or from somebody else. What you can train is the voice: shout three short words across a field, from the belly, until it doesn't embarrass you any more.",
    },
    {
      id: "cant-swim-yet",
      question: "I can't swim well yet. What do I do before the course?",
      asked: [
        "i can't swim, what now",
        "my swimming is bad",
        "how far do i have to swim",
        "can i learn it in a month",
      ],
      answer:
        "Book lessons today: an adult with two or three lessons a week often gets there in a month or two. The airline's letter names the distance; many want 25 to 50 metres without stopping, some more, some only that you float and move in a life vest. Practise in a T-shirt and in deep water as well.",
    },
  ],
  "assessment-days/asked-exams-in-training": [
    {
      id: "how-to-learn-word-for-word",
      question: "How do I learn commands word for word?",
      asked: [
        "how do i get them word perfect",
        "i always mix up the words",
        "what's the best way to learn that by heart",
        "do they really want every word",
      ],
      answer:
        "Aloud, standing, with the movement that belongs to it: the word then hangs on the hand. Five times in the morning, five at night, and once with somebody beside you who stops you at every wrong syllable. Film your hands and not the card. Yes, most airlines want every word, because all crew must shout the same.",
    },
    {
      id: "by-one-point",
      question: "What if I miss the pass mark by one point?",
      asked: [
        "and if it's just one point",
        "do they round up",
        "one mistake too many, is that it",
        "do they let you off for one per cent",
      ],
      answer:
        "Then it's failed, and you take it again: they can't round up, because the mark is agreed with the authority. Ask to see which questions you missed. If you're sure that a question was wrong or unclear, say so politely and show the page: that happens, and then it's corrected for everybody.",
    },
    {
      id: "open-book-or-online",
      question: "Are the tests on paper or on a tablet, and may I look things up?",
      asked: [
        "is it on a computer",
        "can we use the manual",
        "open book or not",
        "do i write or click",
      ],
      answer:
        "Mostly on a tablet or computer, with results at once, and without the manual. A few questions at some airlines are open-book, to see that you find a page quickly. Phones go into a box or bag. Looking at a neighbour's screen ends the course at once in most places, so sit where you aren't tempted.",
    },
  ],
  "assessment-days/asked-training-at-a-new-airline": [
    {
      id: "records-refused",
      question: "What if my old airline doesn't give me the training records?",
      asked: [
        "they don't send my records",
        "how do i get those papers",
        "old company is bankrupt, what about mine",
        "do i have a right to them",
      ],
      answer:
        "Ask again in writing and name what you need: types, dates of the courses, last recurrent, last flight. In Europe the airline has to keep them and hand them to you on request. If it has closed, ask the administrator or the aviation authority. Without them the new airline simply trains you from the start of its own course.",
      source: {
        name: "ORO.MLR.115(d), Annex III (Part-ORO) to Regulation (EU) No 965/2012",
        year: 2012,
      },
    },
    {
      id: "will-i-be-bored",
      question: "Isn't it boring to sit with beginners again?",
      asked: [
        "so i sit with beginners",
        "isn't that a bit humiliating",
        "i did it for five years already",
        "do i have to start at zero like them",
      ],
      answer:
        "Some of it, yes, and it's where experienced people fail: they half listen and do it the old way. Treat it as learning the differences: one page, left the old airline, right the new. Help the beginners in the evening, and don't begin a sentence with 'at my old airline' in class.",
    },
    {
      id: "how-long-for-me",
      question: "Is the course shorter for experienced crew?",
      asked: [
        "is it quicker for me then",
        "how many weeks for someone with experience",
        "do they shorten it",
        "how long does the conversion last",
      ],
      answer:
        "Sometimes: at airlines that take your attestation as it is, the conversion course may last two to three weeks with the types, instead of four to six or more. Others put everybody through the same weeks. Ask at the offer: which parts, how long, and at which pay, since experience often counts there.",
    },
    {
      id: "lose-my-rank",
      question: "Do I lose my rank as a senior or purser?",
      asked: [
        "i was a purser, do i keep that",
        "do i start at the bottom again",
        "does my position come with me",
        "what about my years",
      ],
      answer:
        "Mostly yes: you start as crew, and the years count for the next promotion more than for the first roster. Some airlines do hire direct-entry seniors, and then they say so in the vacancy. Ask how long until you may apply, and what they'll need: flying time there, reports, the course.",
    },
  ],
  "assessment-days/asked-driving-licence": [
    {
      id: "say-it-without",
      question: "What do I say in the interview if I don't drive?",
      asked: [
        "how do i say i have no licence",
        "what's a good answer when they ask",
        "they'll ask how i get there",
        "give me a sentence for it",
      ],
      answer:
        "Give the route, with times: 'I don't drive. I live eight minutes from the night bus, which is at the terminal by ten past three, and my neighbour takes me when it doesn't run. I've tried both.' A tested plan sounds better than a licence without a car. Don't say 'I'll find something'.",
    },
    {
      id: "learning-right-now",
      question: "I'm taking driving lessons now. Is that enough?",
      asked: [
        "i'm doing my licence at the moment",
        "mine isn't finished yet",
        "test is next month, do i mention it",
        "is half a licence ok",
      ],
      answer:
        "For most airlines yes: say it with the date. 'My test is on the tenth of May; until then I take the night bus.' If the vacancy lists the licence as a requirement, ask before you apply whether it may follow by the start. Don't tick 'yes' in a form until you hold it.",
    },
    {
      id: "breaks-down-on-way",
      question: "What if the car breaks down on the way to a duty?",
      asked: [
        "and if my car doesn't start",
        "stuck on the motorway, what now",
        "what do i do if i'm going to be late",
        "does one breakdown count against me",
      ],
      answer:
        "Ring crew control at once, before you ring the garage, and say where you are and when you can be there. They can call a standby; they can't if you ring at report time. One breakdown is forgiven, with the receipt to show. Keep a taxi number, a charger and twenty minutes in hand.",
    },
  ],
  "assessment-days/asked-course-beforehand": [
    {
      id: "already-paid",
      question: "I've already paid for one. Can I get out of it?",
      asked: [
        "i already signed up",
        "can i get my money back",
        "too late, i've paid",
        "how do i cancel it",
      ],
      answer:
        "Perhaps: in the EU you can mostly withdraw within 14 days from a contract made online or by phone, unless you agreed to an earlier start and it's done. After that the school's terms count, so write today and ask for a refund or a transfer. If you can't get out, take the most from it: the swim, first aid, English.",
      source: {
        name: "Directive 2011/83/EU on consumer rights, Articles 9 and 16",
        year: 2011,
      },
    },
    {
      id: "in-the-gulf-courses",
      question: "Do the Gulf airlines want such a course?",
      asked: [
        "do i need one for emirates",
        "is it needed in dubai",
        "and for qatar",
        "does it help in the gulf",
      ],
      answer:
        "No: the large Gulf airlines train everybody themselves, from zero, and ask for school, English, reach and work with guests instead. An agent who says that a course is compulsory there is selling something. Look at the requirements on the airline's own careers page, and print them if you argue with your family.",
    },
    {
      id: "i-did-one-already",
      question: "I did such a course years ago. Should I mention it?",
      asked: [
        "i did one in 2019",
        "do i tell them about mine",
        "should i leave it out",
        "is it embarrassing that i have one",
      ],
      answer:
        "Mention it in one line of the CV, with year and school, and build nothing on it. If asked, say what you can do since then: 'I learnt to carry a tray and not to be afraid of the pool. The rest I'd like to learn your way.' That sounds ready to learn, which is what they want.",
    },
  ],
  "assessment-days/asked-first-months": [
    {
      id: "big-mistake",
      question: "What if I make a mistake on my first flights?",
      asked: [
        "and if i do something wrong",
        "i messed up on my second flight",
        "will i be fired for a mistake",
        "what happens when i forget something",
      ],
      answer:
        "You tell the purser at once, put it right together, and write down how it won't happen again. Everyone has poured juice on somebody. With doors, safety or security you report it even if nobody saw: reports made in good faith are for learning, and hiding it is what ends contracts.",
    },
    {
      id: "older-colleagues-unkind",
      question: "What if the older colleagues are unkind to me?",
      asked: [
        "the seniors are mean to new ones",
        "do they look down on beginners",
        "someone rolled her eyes at me",
        "what if they don't talk to me",
      ],
      answer:
        "It happens, mostly from tiredness, and tomorrow is another crew. Be early, introduce yourself, ask one good question and leave the galley tidier than you found it: that wins most of them. If one is unkind more than once, ask quietly: 'Is there something I should do differently?' Report bullying.",
    },
    {
      id: "probation-how-long",
      question: "How long is the probation, and can they let me go?",
      asked: [
        "when am i safe",
        "how long is the trial time",
        "can they just end it",
        "what gets you fired in the first months",
      ],
      answer:
        "Often three to six months, as the contract and the country's law say, and in it either side can leave at short notice. What ends it is lateness, missed calls on standby, many absences and complaints about tone; seldom a clumsy service. Ask for feedback at half-time, so that nothing surprises you.",
    },
  ],
  "assessment-days/asked-training-bond": [
    {
      id: "ask-for-time",
      question: "How do I ask for time to read it without seeming difficult?",
      asked: [
        "what do i say to get time",
        "how do i ask that politely",
        "they want me to sign now",
        "give me a sentence for it",
      ],
      answer:
        "With thanks and a date: 'Thank you, I'd very much like to start. I'll read the contract tonight and send it back signed, or with my questions, by Thursday.' Serious airlines expect that. If you're told to sign in the room or lose the place, at least photograph the pages and ask what you owe in month six.",
    },
    {
      id: "keep-my-certificate",
      question: "Can they keep my attestation until I've paid?",
      asked: [
        "can they hold back my papers",
        "do they keep my certificate",
        "what if they don't give me the cca",
        "is it mine even with a bond",
      ],
      answer:
        "The attestation is issued to you personally and goes with you, whatever you owe. Money is one matter and the certificate another. If somebody holds the paper back, ask in writing for it, then ask the aviation authority for help or a duplicate. Passports are never anybody else's to keep.",
    },
    {
      id: "where-is-it-usual",
      question: "Are bonds usual in the Gulf and in the US?",
      asked: [
        "and in the gulf",
        "do american airlines have that",
        "is it the same in asia",
        "which countries do that",
      ],
      answer:
        "In the US hardly ever for flight attendants; in the Gulf and in Asia more often, as a contract of two or three years with something to repay if you leave early. In Europe some airlines have them, mostly where they pay for the attestation. Only the contract in your hand tells you, so read for 'repay' and 'deduct'.",
    },
  ],
  "assessment-days/asked-keeping-up-in-training": [
    {
      id: "oldest-in-class",
      question: "I'd be the oldest in the class. How will the others treat me?",
      asked: [
        "they're all twenty and i'm 48",
        "will i be the granny of the class",
        "do the young ones accept me",
        "it'd be awkward at my age",
      ],
      answer:
        "Within three days you're simply one of the group, and often the one they come to before an exam. What keeps you apart is advice nobody asked for. Ask the young ones to show you the app, give them calm in return, and go along for the first evening. Most classes have somebody over forty.",
    },
    {
      id: "how-to-begin-learning",
      question: "I haven't learnt anything for twenty years. How do I begin?",
      asked: [
        "how do i start learning again",
        "my brain is rusty",
        "i forgot how to study",
        "what do i do first, i've not studied since school",
      ],
      answer:
        "With ten minutes a day at the same place and time. Take five terms, read them, shut the page, say them aloud, look. Next day say yesterday's five first, then five new ones. After two weeks you hold fifty and, more to the point, you know how your memory likes it. Use your voice, since reading alone fades.",
    },
    {
      id: "is-my-memory-bad",
      question: "I forget everything I read. What can I do?",
      asked: [
        "but i can't remember things",
        "it goes in and out again",
        "i read it and it's gone",
        "nothing stays in my head",
      ],
      answer:
        "Stop reading and start asking: cover the page and try to say it before you look. What you've struggled for stays. Then space it out: tonight, tomorrow, in three days, in a week. Link it to a place, such as the fire extinguisher beside your kitchen door, and tell it to somebody who knows nothing about it.",
    },
    {
      id: "say-it-at-interview",
      question: "How do I show in the interview that I can still learn?",
      asked: [
        "what do i say about learning at my age",
        "how do i prove it to them",
        "they'll think i'm too old to learn",
        "can i use that in the interview",
      ],
      answer:
        "With something you learnt lately and passed: 'Last year I took the Spanish B1, half an hour each morning for eight months, at fifty-one.' A first aid certificate or a new till system does too, with date and result. Don't apologise for your age: name the habit, and the figure does the rest.",
    },
    {
      id: "too-fit-for-me",
      question: "Are the drills too hard for the body at over 40?",
      asked: [
        "is it physically hard",
        "my knees aren't so good",
        "can i do the slide at fifty",
        "what about the heavy doors",
      ],
      answer:
        "No, for a healthy person they're short and about technique: a door opens with body weight, a slide is one jump and then sitting upright. Kneeling for CPR and climbing into a raft are the hardest. Train stairs, squats and a heavy case overhead for six weeks. Tell the trainer about a bad knee before, not after.",
    },
    {
      id: "trainer-too-fast",
      question: "What if the trainer talks too fast for me?",
      asked: [
        "and if it goes too quick",
        "i can't follow when they speak fast",
        "what do i do if i don't get it",
        "can i ask again or do i look stupid",
      ],
      answer:
        "Ask at once: 'Could you say the last step again, please?' Half of the class is glad. If it happens all day, go to the trainer in the break and name the page you lost. Look through tomorrow's chapter the night before: you then hear it for the second time and the speed doesn't matter.",
    },
    {
      id: "bad-at-maths",
      question: "I was terrible at maths. Does that matter?",
      asked: [
        "i'm bad with numbers",
        "is there maths in it",
        "what sums do i need",
        "i failed maths at school",
      ],
      answer:
        "Hardly: you count passengers, add times, read a 24-hour clock, turn Zulu time into local time and give change in another currency. Nothing goes beyond plus, minus and a little times. Practise flight times on paper for a week: depart 22:40, fly 3:35, land when? After twenty of those it's a habit.",
    },
  ],
  "assessment-days/asked-wings-and-first-flight": [
    {
      id: "first-flight-what-do-i-do",
      question: "What do I do on my first flight?",
      asked: [
        "what happens on that first one",
        "do i work or just look",
        "what's expected of me there",
        "am i only watching",
      ],
      answer:
        "You work beside somebody: check the equipment, greet, show the safety demonstration, serve, clear, report your cabin. In between they ask you questions, such as where the smoke hood is. You're slow, and everybody knows why. Introduce yourself in the briefing with 'It's my first flight', and the crew looks after you.",
    },
    {
      id: "terrified-of-it",
      question: "I'm terrified of my first flight. Is that normal?",
      asked: [
        "so scared of it",
        "what if i mess up my first one",
        "can't sleep before that flight",
        "does everyone feel like this",
      ],
      answer:
        "Yes, nearly everyone is, and the crew around you remember their own. Lay out the uniform, pack the night before, be there half an hour early and eat something. Choose three things to do well: your door, your voice, your smile in the aisle. The rest may be slow. It's over sooner than you think.",
    },
    {
      id: "family-on-first-flight",
      question: "Can my family fly along on my first flight?",
      asked: [
        "can mum come with me",
        "may my parents book that one",
        "would it be nice if they were on board",
        "my boyfriend wants to fly along",
      ],
      answer:
        "They can book seats like anyone, and some families do, but I'd wait a few weeks. Rosters change, so they may sit on a flight without you, and on a supervised flight you need your head for the checks. By the tenth one you've time to bring them a drink and be proud.",
    },
    {
      id: "waiting-without-pay",
      question: "What if I wait weeks for my first flight? Am I paid?",
      asked: [
        "and if it takes weeks",
        "do they pay me while i wait",
        "no flights yet, what about money",
        "stuck waiting for my airport pass",
      ],
      answer:
        "Often only the basic pay or the training allowance, since the flying part needs flights. Ask the crew office once a week what's missing, in one friendly mail: pass, uniform, seat with an instructor. Use the time on the manual. If too long passes, you may need a short refresher before you fly.",
    },
    {
      id: "lose-the-wings",
      question: "What if I lose my wings badge?",
      asked: [
        "lost my badge",
        "can i get new ones",
        "what do i do if the pin is gone",
        "do i have to pay for another",
      ],
      answer:
        "Report it the same day and get a new one, mostly for a small charge. The badge itself opens no door, but it belongs to the uniform, and anything with your name or the airline's logo shouldn't lie about. The airport pass is another matter: losing that is a security matter, and you report it at once.",
    },
    {
      id: "fail-supervised-flight",
      question: "What if the supervised flight goes badly?",
      asked: [
        "and if i don't pass the first flights",
        "can you fail that too",
        "they said i was too slow",
        "what happens when they don't sign me off",
      ],
      answer:
        "You get another, mostly with a list of what to show: boarding check, demonstration, commands at the door. Being slow in service rarely stops you, missing a safety step does. Ask for the points in writing, go through them with a friend that evening, and tell the next instructor which ones you want to show.",
    },
    {
      id: "same-crew-or-alone",
      question: "When do I fly without an instructor?",
      asked: [
        "when am i on my own",
        "how long till i count",
        "after how many do i work alone",
        "will they leave me at a door alone",
      ],
      answer:
        "As soon as you're signed off, often after two to four supervised flights on that type. From then on you've your own door and count in the crew. Nobody leaves you alone, though: rosters often put a new one beside experienced crew, and many airlines limit how many beginners may fly together.",
    },
  ],
  "assessment-days/asked-attestation-who-pays": [
    {
      id: "what-does-it-cost",
      question: "How much is it, and what's included in the price?",
      asked: [
        "how much exactly",
        "what do i get for that money",
        "is the exam in the price",
        "are there extra costs on top",
      ],
      answer:
        "Mostly between one and three thousand euros, depending on country, length and whether pool, fire and a type are included. Ask for one final price with: theory, practice, examination, issue of the attestation, resit, medical, books. The cheap offer is often the one where the fire day is extra.",
    },
    {
      id: "which-airlines-want-it",
      question: "Which airlines want it before you apply?",
      asked: [
        "who asks for it beforehand",
        "in which countries do i need one already",
        "is it needed for ryanair and the others",
        "do big airlines want it",
      ],
      answer:
        "It differs by country more than by size: in Spain and France vacancies ask for it often, elsewhere mostly for seasonal or charter jobs that start at once. The large low-cost and network airlines train many from zero. Look at ten current vacancies at your bases and count how many write 'valid attestation'.",
    },
    {
      id: "job-centre-pays",
      question: "Will the job centre or the state pay for it?",
      asked: [
        "can the jobcentre pay",
        "is there funding for that",
        "any grant or help",
        "who could pay it for me",
      ],
      answer:
        "In some countries yes, as a training voucher or a loan, if the school is recognised and you can show that it leads to work. Bring three vacancies that demand the attestation, the price and the school's approval. Ask before you sign or pay: money for a course already begun is hardly ever given.",
    },
    {
      id: "deducted-from-wages",
      question: "The airline takes it out of my wages. Is that normal?",
      asked: [
        "they take it off my pay",
        "is it ok that they deduct it",
        "how much do they take per month",
        "what if i leave before it's paid",
      ],
      answer:
        "It's done at some airlines, and then the contract has to say how much in all, how much a month and what happens if you leave. Work out what's left of the first pays after rent. In the EU training the employer must give by law has to be free for employees, so ask a union if the sum looks odd.",
      source: {
        name: "Article 13, Directive (EU) 2019/1152",
        year: 2019,
      },
    },
    {
      id: "airline-or-private",
      question: "Is it better to wait for an airline that trains me?",
      asked: [
        "should i wait or pay",
        "what would you do",
        "which way is smarter",
        "is paying worth it or do i wait",
      ],
      answer:
        "Wait first: apply for half a year to those that train you, as it costs nothing and you're paid sooner. Pay for a school when you've found several vacancies near you that ask for it, you fulfil everything else, and you could bear losing the money. Then choose a school that airlines there know by name.",
    },
    {
      id: "expires-unused",
      question: "I paid and don't find a job. Does it expire?",
      asked: [
        "and if i don't get hired with it",
        "how long do i have",
        "i've had mine for two years unused",
        "does it run out if i never fly",
      ],
      answer:
        "It has no end date, but it's no longer valid when you haven't worked as crew for 60 months. So you've several years to find something, and airlines prefer fresh ones. Keep swimming and first aid alive, apply for the season from winter on, and look one country further.",
    },
    {
      id: "buy-online",
      question: "Can I do it completely online?",
      asked: [
        "is there an online one",
        "can i do that from home",
        "found one on the internet for 200",
        "do i have to go there",
      ],
      answer:
        "No: theory may be taught online, but fire, smoke, first aid, water and doors have to be done by hand, with people watching, and the examination belongs to it. A certificate that comes by mail after a video course isn't the attestation, whatever it's called. Look the school up on the authority's list.",
    },
  ],
  "assessment-days/asked-training-class": [
    {
      id: "shy-person",
      question: "I'm shy. Will I find anybody in the class?",
      asked: [
        "i'm not good with new people",
        "what if i sit alone",
        "i'm an introvert, is that a problem",
        "and if i don't make friends there",
      ],
      answer:
        "Yes, because the work does it for you: from day one you carry each other, bandage each other and share lunch. Do one small thing a day: ask somebody to test you, save a seat, offer a pen. You need two people to study with and not thirty friends. Quiet ones are often asked most, since they know the answers.",
    },
    {
      id: "only-man",
      question: "Will I be the only man in the class?",
      asked: [
        "how many men are there",
        "i'm a guy, will it be all women",
        "do men feel alone in that",
        "is it mostly girls",
      ],
      answer:
        "Hardly ever the only one: there are fewer men than women in most classes, but several in nearly every one. Nobody makes much of it after the first morning. You learn the same: make-up lessons become shaving and skin, and drills are shared. Don't become the one who lifts everything.",
    },
    {
      id: "different-languages",
      question: "What if I don't understand the others' accents?",
      asked: [
        "everyone has another accent",
        "they're from all over the world",
        "what if my english is the worst",
        "do people laugh at my accent",
      ],
      answer:
        "Then you say 'Once more, please, a bit slower', and so will they to you. After a week the ear has got used to it, which is half of the job. Sit with people who don't speak your language in the breaks, since English grows there. In the exams it's your knowledge that's marked and not your accent.",
    },
    {
      id: "how-to-start-talking",
      question: "How do I start talking to the others on the first day?",
      asked: [
        "what do i say to them",
        "how do i break the ice",
        "give me a first sentence",
        "how do you get to know people there",
      ],
      answer:
        "With a question that everybody can answer: 'Hello, I'm Ana, did you come from far this morning?' or 'Which base did they give you?' Use their name once, and tell them something back. At lunch ask the one who stands alone to sit with you. That takes ten seconds, and it's remembered for years.",
    },
    {
      id: "competition-in-class",
      question: "Do trainees compete with each other?",
      asked: [
        "is it a competition",
        "do they only take the best ones",
        "are people nasty to win",
        "does the class get smaller",
      ],
      answer:
        "No, normally everybody who passes gets the job, so there's nothing to take from each other. At US airlines the place in the class list may depend on age or a draw and not on marks. Those who share notes learn more. If somebody hides things or makes others small, trainers see it sooner than you think.",
    },
    {
      id: "keep-in-touch",
      question: "Do you stay in touch after training?",
      asked: [
        "do you see them again later",
        "do people lose contact",
        "will we fly together",
        "what about different bases",
      ],
      answer:
        "Many do, mostly by a group chat that goes on for years, and with two or three of them for real. You'll meet now and then on a flight, in a hotel or at the yearly training. With different bases it needs somebody who fixes a date: choose one evening in the first month before the rosters pull you apart.",
    },
    {
      id: "bullied-in-class",
      question: "What if somebody in the class bullies me?",
      asked: [
        "someone makes fun of me there",
        "they leave me out",
        "what do i do if they're mean",
        "should i tell the trainer",
      ],
      answer:
        "Say it once to the person, short and alone: 'Please stop the remarks about my English.' If it goes on, write down when and what, and tell a trainer you trust, since they need to know who would treat a colleague like that at 30,000 feet. Keep near two people who are good to you.",
    },
  ],
  "assessment-days/asked-crm-or-team-player": [
    {
      id: "give-me-a-story",
      question: "What would a CRM story sound like?",
      asked: [
        "give me an example",
        "can you show me one",
        "how would i tell that",
        "what's a good one for the interview",
      ],
      answer:
        "Like this: 'My manager wanted to open although the fire exit was blocked by deliveries. I said: the exit is blocked, two of us can clear it in five minutes, may we? She was annoyed, then she agreed. Since then it's on the opening list.' Fact, suggestion, result, and what stayed. It fits a shop as well as a school.",
    },
    {
      id: "never-spoke-up",
      question: "I've never spoken up to a boss. What do I say then?",
      asked: [
        "i never contradicted anyone",
        "i don't have a story like that",
        "i'm too shy to say something",
        "what if i was the quiet one",
      ],
      answer:
        "Look for smaller ones: you asked 'Do you mean the left or the right one?', you read an order back, you said that you hadn't understood. Those are CRM too. If there was a day you kept quiet and regretted it, tell that, with what you do now: 'Since then I ask at once, even if it's the wrong question.'",
    },
    {
      id: "is-it-rude",
      question: "Isn't it rude to repeat everything back?",
      asked: [
        "isn't that annoying",
        "sounds like you don't trust them",
        "do people not get angry at that",
        "why repeat it all",
      ],
      answer:
        "No, on board it's a courtesy: 'Door two left, cross-checked' tells the other that it arrived. You repeat what matters, such as doors, doses, seat numbers and times, and not small talk. Say it in the tone in which you'd repeat a phone number. Those who find it odd on day one do it at home by day thirty.",
    },
    {
      id: "do-recruiters-ask",
      question: "Will they ask me about CRM in the interview?",
      asked: [
        "do they ask that",
        "do i need to know the word",
        "what if they ask what crm is",
        "should i bring it up myself",
      ],
      answer:
        "Seldom by that name with beginners; they ask for a time when you disagreed, noticed a mistake or took over a task. If they do ask what it is, one sentence is enough: 'Using everybody and everything on board to catch mistakes early.' Then go straight to your own day, as that's what they write down.",
    },
    {
      id: "what-if-we-dislike",
      question: "How does it work with a colleague I can't stand?",
      asked: [
        "and with people i don't like",
        "my colleague hates me, still crm",
        "do i have to be friends with them",
        "what if we had a row before",
      ],
      answer:
        "Through the form: brief each other, say what you do, answer, thank. You needn't like somebody to say 'trolley's braked, I'm going to row ten'. If there was a row, put it away aloud before boarding: 'Let's leave yesterday and do this flight well.' You settle the rest on the ground, alone.",
    },
  ],
  "assessment-days/asked-first-aid-course-beforehand": [
    {
      id: "which-course",
      question: "Which first aid course exactly should I book?",
      asked: [
        "which one do i take",
        "what's the right course",
        "is the one for the driving licence enough",
        "how do i choose it",
      ],
      answer:
        "A general one of a day, mostly six to nine hours, with CPR, the defibrillator, choking, the recovery position, bleeding and burns, practised by everybody. The course for the driving licence does nicely in many countries. If you can, add one on babies and children. Ask whether you get a certificate with a date.",
    },
    {
      id: "how-old-may-it-be",
      question: "My certificate is five years old. Does it still count?",
      asked: [
        "mine's from my driving licence",
        "i did one years ago",
        "is an old one ok",
        "do i have to do it again",
      ],
      answer:
        "As knowledge yes, as an entry in the CV hardly: guidelines change every few years, and many bodies ask for a refresher after two or three. A half-day refresher makes it new. Until then write the year honestly, or leave it out. Nobody expects one, so an old date does more harm than none.",
    },
    {
      id: "never-used-it",
      question: "I've never helped anybody. Can I still use the course in the interview?",
      asked: [
        "i did the course but never needed it",
        "can i tell that as a story",
        "what do i say about it then",
        "nothing ever happened to me",
      ],
      answer:
        "Yes, as proof that you prepare: 'I've never needed it, but last spring I did a day with the Red Cross, because I didn't want to be the one who only watches. The two minutes of CPR surprised me most.' That's true, it's small and it shows reason and action. Don't invent a rescue.",
    },
    {
      id: "afraid-to-do-harm",
      question: "What if I hurt somebody by doing it wrong?",
      asked: [
        "i'm scared of breaking ribs",
        "what if i do it wrong",
        "can i be sued",
        "is it better to do nothing",
      ],
      answer:
        "If somebody doesn't respond and isn't breathing normally, you can hardly make it worse: without CPR they die. Ribs do break sometimes, and you go on. In most countries the law protects a person who helps in good faith, and in some, Germany and France among them, not helping at all is the offence.",
    },
    {
      id: "blood-test-myself",
      question: "I feel faint at the sight of blood. Should I try it there first?",
      asked: [
        "i can't see blood",
        "would it show me if i can do it",
        "i fainted at the doctor once",
        "is it a test for me",
      ],
      answer:
        "Yes, that's the gentlest place to find out: pictures, bandages and false blood, and no one needs you to function. Sit at the edge, eat before, and tense legs and arms when you feel warm. Most people are fine by midday. If you faint again and again, ask your doctor before the crew medical, since it's very treatable.",
    },
    {
      id: "write-in-cv",
      question: "How do I write it in the CV?",
      asked: [
        "where does that go in the cv",
        "how do i put it down",
        "one line or more",
        "do i attach the certificate",
      ],
      answer:
        "One line under training: 'First aid, one-day course, Red Cross, March 2026, with defibrillator.' If you use it, add where: 'first-aider for my floor since 2026'. You attach the certificate only when the form asks, and bring it in your folder. Don't list the contents of the course.",
    },
    {
      id: "red-cross-volunteer",
      question: "Would volunteering with them help even more?",
      asked: [
        "should i volunteer there",
        "is it better to join the red cross",
        "does voluntary work count",
        "how much time is that",
      ],
      answer:
        "Yes, more than the course itself: evenings at concerts or matches give you people, shifts, a uniform and real stories about calm. It's unpaid, often a few shifts a month after some weeks of training. Start it because you'd like it. Half a year with two good stories is worth more than three certificates.",
    },
  ],
  "assessment-days/asked-how-to-study": [
    {
      id: "apps-and-cards",
      question: "Should I use flashcards or an app?",
      asked: ["is an app good", "do flashcards work", "anki or paper", "what do i use for it"],
      answer:
        "Yes, for lists such as codes, equipment and commands, because they make you answer before you look. Ten new cards a day, and throw out what you know. Write them yourself on the day: making them is half of the learning. Keep the airline's own manual off public apps, since much of it is confidential.",
    },
    {
      id: "too-tired-evening",
      question: "I'm too tired to study in the evening. What then?",
      asked: [
        "i fall asleep over it",
        "no energy after class",
        "can i do it in the morning",
        "my head is full at night",
      ],
      answer:
        "Then do it in two parts: twenty minutes straight after class before you sit down at home, and thirty in the morning. In the evening you only walk through the cabin in your head. Tired reading stays nowhere. Eat properly, leave the phone out of the bedroom, and give the tiredest evening of the week to sleep.",
    },
    {
      id: "manual-in-english",
      question: "How do I study if the manual is in English and mine is weak?",
      asked: [
        "it's all in english and i'm slow",
        "should i translate it",
        "i look up every word",
        "learn it in my language or english",
      ],
      answer:
        "Learn the idea in your language and the words in English: read a page, note the ten words you keep meeting, say each in a sentence. Don't translate the page, as the test asks in English. Commands and equipment names you learn only in English. After a week the same two hundred words come back all the time.",
    },
  ],
  "assessment-days/asked-sent-home-from-training": [
    {
      id: "untrue-in-form",
      question: "I left something out of my application. What do I do now?",
      asked: [
        "i didn't mention something",
        "i lied a bit on the form",
        "should i tell them now",
        "will they find out what i left out",
      ],
      answer:
        "Tell them before the check does: 'I found that I left out a job of two months in 2023. Here are the dates.' A forgotten date mostly gets corrected and that's it. A hidden conviction, dismissal or illness can end the course, though even there coming forward yourself is the better of two bad days.",
    },
    {
      id: "family-emergency",
      question: "What if something happens in my family during training?",
      asked: [
        "my father is ill, can i go home",
        "do they give days off for a funeral",
        "what if there's a death",
        "would i lose my place for that",
      ],
      answer:
        "Ring the training office the same hour: for a death or a serious illness most airlines give some days or move you to the next class. Ask what you miss and whether the offer stands, and have it in writing. People aren't sent home for a funeral. What does harm is simply not turning up.",
    },
    {
      id: "late-because-of-bus",
      question: "What if I'm late and it isn't my fault, such as a strike or the bus?",
      asked: [
        "the bus was cancelled, does that count",
        "train strike, what do i do",
        "is it my fault if there's traffic",
        "do they accept reasons",
      ],
      answer:
        "It counts as late, but you're judged by the call: ring before the start, say when you'll be there, bring the proof if there is one. On a day with a strike or snow announced they expect you to have left earlier or to have slept nearer. Have a second way to class from day one, and try it once.",
    },
  ],
  "assessment-days/asked-recurrent-training": [
    {
      id: "paid-for-it",
      question: "Is the yearly training paid, and do I do it on a day off?",
      asked: [
        "do i get paid for that",
        "is it on my free days",
        "does it count as work",
        "do they pay the hotel",
      ],
      answer:
        "It's duty and stands in your roster, so it isn't a day off, and in Europe mandatory training counts as working time. What you get for it differs: basic pay, a fixed sum per day, or credit for some hours, and mostly no flying pay. If the centre is in another city, hotel and travel are usually the airline's.",
    },
    {
      id: "what-to-bring-learn",
      question: "How do I prepare for it in one evening?",
      asked: [
        "it's next week, what do i learn",
        "how do i get ready for it quickly",
        "what do they ask there",
        "where do i begin",
      ],
      answer:
        "Three things: commands and door drills of each type aloud, the equipment drawn from memory, and what has changed since last year, which is in the bulletins. Then CPR figures: 30 to 2, five to six centimetres, 100 to 120 a minute. Finish the e-learning two days before, as some centres check it at the door.",
    },
    {
      id: "after-parental-leave",
      question: "I've been on parental leave. What do I do to come back?",
      asked: [
        "i had a baby, what training do i need",
        "after a year off, is it the same",
        "how do i return after leave",
        "is it like starting again",
      ],
      answer:
        "You get back into training before your first flight: a refresher if you haven't flown for six months, the yearly recurrent if it has run out, and sometimes the whole type course after a long time. The airline plans it. Ask for dates two months ahead, the manual beforehand, and a first roster with shorter days.",
    },
  ],
  "assessment-days/asked-cabin-ranks": [
    {
      id: "when-promoted",
      question: "How long until I'm promoted to senior?",
      asked: [
        "how fast can i move up",
        "when do i get the next rank",
        "is two years enough",
        "how long as a junior",
      ],
      answer:
        "From one or two years at fast-growing low-cost airlines to five or more at settled ones, since somebody above has to move first. You apply, with clean reports and attendance, then an interview and a course. Ask there: 'How long did the last people promoted fly before it?' That's an honest figure.",
    },
    {
      id: "dont-want-to-lead",
      question: "Can I stay ordinary crew for ever?",
      asked: [
        "what if i don't want to be a boss",
        "do i have to climb",
        "is it ok to stay junior",
        "i just like the passengers",
      ],
      answer:
        "Yes, and many of the best do: twenty years in the aisle, with the trips they like. You gain pay steps and seniority anyway at most airlines. In an interview don't say 'I don't want responsibility', since every crew member has a door; say that you want to become really good at this first.",
    },
    {
      id: "say-ranks-in-interview",
      question: "They ask where I see myself. Do I name a rank?",
      asked: [
        "can i say i want to be a purser",
        "is it arrogant to want to lead",
        "what do i answer about the future",
        "how do i use that in the interview",
      ],
      answer:
        "You may, if it comes second: 'First I want to be somebody every purser is glad to see on the list. In three or four years I'd like to try for senior, and to train new ones.' Use the airline's own word for the rank. 'Purser in a year' sounds as if the cabin were only a step.",
    },
  ],
  "assessment-days/asked-service-and-grooming-training": [
    {
      id: "no-makeup",
      question: "Do I have to wear make-up?",
      asked: [
        "i never wear make-up",
        "can i say no to it",
        "what if my skin can't take it",
        "is it a must for women",
        "i don't know how to do it",
      ],
      answer:
        "At fewer and fewer airlines: many in Europe and the US leave it to you, while in the Gulf and parts of Asia it's still part of the uniform for women. Look at the grooming page or ask. If your skin is sensitive, bring your own tested brand, or a doctor's note. If you've never done it, they teach you from zero.",
    },
    {
      id: "spilt-everything",
      question: "What if I spill everything in service training?",
      asked: [
        "i'm so clumsy",
        "i always drop things",
        "what if i pour it over somebody",
        "never carried a tray in my life",
      ],
      answer:
        "Then you're in a class where everybody does: that's what the water in the pots is for. Say sorry, wipe, go on. The trick is a hand under the tray, elbows in, looking ahead and not at the cups. Carry a tray with six full glasses through your flat every evening, and after a week it stays dry.",
    },
    {
      id: "tattoo-and-nails",
      question: "And my nails, tattoos and hair colour in that lesson?",
      asked: [
        "what about gel nails",
        "do they check my tattoo there",
        "pink hair, do i have to change it",
        "what if my nails are long",
      ],
      answer:
        "You're told what fits the standard, and you've until the next morning to change it. Nails mostly short to medium in a plain colour or clear, hair in a natural shade, tattoos covered where the airline wants it so. The guide often comes with the joining letter: do it before day one, as you're looked at from the door.",
    },
    {
      id: "men-grooming",
      question: "What do men learn in the grooming lesson?",
      asked: [
        "and for men",
        "i'm a guy, what do i do there",
        "do men get make-up too",
        "what about my beard",
      ],
      answer:
        "Shaving or the shape of a beard where beards are allowed, haircut and its length, skin, nails, hands, teeth, scent, how to iron a shirt, tie a tie and polish shoes. Make-up is mostly your choice or not foreseen. Take a good barber's photo with you, since the haircut has to be renewed every three weeks.",
    },
    {
      id: "wine-never-drank",
      question: "I don't drink alcohol. Can I still learn wine and bar service?",
      asked: [
        "i don't drink, is that ok",
        "my religion forbids alcohol",
        "do i have to taste the wine",
        "i know nothing about wine",
      ],
      answer:
        "Yes: you learn names, grapes, glass and temperature, and tasting is mostly voluntary. Two sentences for each bottle are enough: 'This one's light and dry and goes well with fish.' Serving it is part of the job at nearly every airline with a bar, so if your faith forbids carrying it too, ask before you sign.",
    },
    {
      id: "is-it-examined",
      question: "Is there an exam in service as well?",
      asked: [
        "do they test service too",
        "can you fail that",
        "is the announcement marked",
        "do we have to pass grooming",
      ],
      answer:
        "Mostly yes, in a mock cabin: you do a service, read an announcement, deal with a complaint, and the uniform is looked at on the way. It's marked more gently than safety and can be done again. What they write down is order, eye contact and whether you talk with the guest or to the trolley.",
    },
    {
      id: "practise-announcement",
      question: "How do I practise the announcements?",
      asked: [
        "how do i learn to speak on the pa",
        "i hate my voice on a microphone",
        "do i read it or learn it",
        "give me a way to train that",
      ],
      answer:
        "Read it into your phone once a day, standing, slower than feels right, and listen to it the next morning. Mark the pauses with a pencil line and the words you stumble over. Smile at the first sentence, since one hears it. On board you read from a card, so practise reading and not reciting.",
    },
  ],
  "assessment-days/asked-why-most-fail": [
    {
      id: "was-it-me",
      question: "I failed twice and don't know why. How do I find out?",
      asked: [
        "they never told me why",
        "i got no feedback",
        "how do i know what i did wrong",
        "i thought it went well",
      ],
      answer:
        "By where you went out: before the day it's the form or a requirement, after the group it's speaking or listening, after the interview it's your stories or the reason for this airline. Write down that evening what was asked and what you said. Then have somebody who isn't kind ask you the same questions.",
    },
    {
      id: "how-many-pass",
      question: "How many get through such a day?",
      asked: [
        "what are my chances",
        "how many do they take",
        "is it one in ten",
        "how many fail in numbers",
      ],
      answer:
        "It differs from day to day, and airlines hardly ever publish it, so the figures on the internet are guesses. On some days half of the room goes on, on others three people. What you can count is your own share: papers complete, two stories, one reason that fits no other airline, English aloud every day.",
    },
    {
      id: "quiet-in-group",
      question: "I'm quiet in the group. How do I get over it?",
      asked: [
        "i never get a word in",
        "i freeze in group tasks",
        "how much do i have to say",
        "i'm the silent one",
      ],
      answer:
        "Say something in the first two minutes, however small: 'Shall I watch the time?' The second sentence is then easy. After that one idea, one question to somebody who's quiet, one summing up: three or four times in twenty minutes is enough. Practise it at dinner with friends by drawing the silent one in.",
    },
    {
      id: "answers-by-heart",
      question: "Should I not learn answers at all then?",
      asked: [
        "so no learning by heart",
        "how do i prepare without memorising",
        "is a script bad",
        "i need something to hold on to",
      ],
      answer:
        "Learn the story and not the sentences: five words on a card, such as shop, alarm, old man, stairs, thank-you. Then tell it each time in fresh words, in ninety seconds. If somebody asks 'And what did you think then?', you're in the picture and can answer. Only the first sentence may be fixed.",
    },
    {
      id: "face-in-break",
      question: "Do they really watch us in the breaks?",
      asked: [
        "are we watched at lunch too",
        "what do i do in the break then",
        "can i use my phone there",
        "do i have to smile all day",
      ],
      answer:
        "At many assessment days yes, or somebody at the desk is asked afterwards. You needn't perform: put the phone away, talk with whoever's near, thank the person who brings the water. If you need five minutes alone, go outside and breathe, and come back with an ordinary, friendly face.",
    },
    {
      id: "not-enough-english",
      question: "My English breaks down under pressure. What helps in two weeks?",
      asked: [
        "my english goes away when i'm nervous",
        "i get stuck in english",
        "how do i train it fast",
        "i know the words but not there",
      ],
      answer:
        "Talk aloud every day for fifteen minutes with a clock running: one question, ninety seconds, no stopping, then once more. It's the stopping that sinks people, more than mistakes. Learn three rescue phrases: 'Let me put it another way', 'Could you repeat that, please?', 'What I mean is'. They buy you five seconds.",
    },
    {
      id: "apply-again-after-day",
      question: "When may I try again after failing?",
      asked: [
        "can i come back",
        "how long do i wait for the next try",
        "do they remember me",
        "is it over with that airline",
      ],
      answer:
        "Mostly after three, six or twelve months, as the airline's page or the letter says. Many keep your file, so the next application should show what's new: a course, a job with guests, a language certificate. Apply elsewhere in between, since every day you go through makes the next one calmer.",
    },
  ],
  "assessment-days/asked-training-first-day": [
    {
      id: "no-suit",
      question: "I don't own a suit. What do I wear?",
      asked: [
        "i've no business clothes",
        "is a black dress ok",
        "do i have to buy a suit for it",
        "are black jeans alright",
      ],
      answer:
        "Plain dark trousers or a knee-length skirt, a light blouse or shirt, a simple jacket and closed shoes do it, new or second-hand. Wear black or navy together and it looks like a suit. No jeans, no trainers outside the drills. You need two or three changes for the week, so wash in the evening.",
    },
    {
      id: "document-missing",
      question: "What if one of my documents isn't there in time?",
      asked: [
        "my visa didn't come yet",
        "police check isn't back",
        "i forgot my certificate",
        "what happens if a paper's missing",
      ],
      answer:
        "Write to the training office before the day: what's missing, why, when it comes, with the receipt. Often you may start and bring it later, but without a passport, right to work or medical many can't let you begin, and you're moved to the next class. Don't wait for somebody to notice it at the desk.",
    },
    {
      id: "what-happens-that-day",
      question: "What happens on the first day, hour by hour?",
      asked: [
        "how does that day go",
        "what do we do on day one",
        "is there a test right away",
        "do we start learning at once",
      ],
      answer:
        "Mostly papers and photos first, then a welcome, rules, timetable, a round of names, a tour, and in the afternoon measuring and the first lesson. At some airlines there's a test on what they sent you. It's tiring through listening and names. Go to bed early before it, and keep the evening after it free.",
    },
    {
      id: "introduce-myself",
      question: "What do I say when everybody introduces themselves?",
      asked: [
        "how do i introduce myself there",
        "they'll ask me to say something",
        "what do i tell about me",
        "give me a sentence for the round",
      ],
      answer:
        "Four things in twenty seconds: name, where you come from, what you did until now, one thing to remember you by. 'I'm Jonas from Ghent, I worked in a clinic kitchen, and I can cook for forty but not for one.' Stand up, look round once, stop there. Then listen, and write down three of the others' names.",
    },
    {
      id: "uniform-doesnt-fit",
      question: "What if the uniform doesn't fit?",
      asked: [
        "and if it's too big",
        "they measured me wrong",
        "i'm between two sizes",
        "can they change it later",
        "i lost weight since",
      ],
      answer:
        "You tell them at the fitting or as soon as it comes: sit, lift your arms, bend, reach for a locker. Then it's exchanged or altered, mostly free at the start. Take the larger one if you're between sizes, since it has to be comfortable for ten hours. Wear your own dark clothes until it's right, if they agree.",
    },
    {
      id: "which-shoes",
      question: "Which shoes do I bring for the drills and for class?",
      asked: [
        "what about the shoes",
        "are trainers ok for the slide",
        "do i need heels",
        "how high should they be",
      ],
      answer:
        "Two pairs: dark closed business shoes with a low heel for class, and flat closed ones with a firm sole for drills, laced or strapped, so that they stay on. Heels come off on a slide anyway. Break in new ones for a week at home. For fire and smoke wear cotton and not thin synthetics.",
    },
    {
      id: "so-nervous",
      question: "I'm nervous about the first day. Is it strict?",
      asked: [
        "i can't sleep because of it",
        "are they strict there",
        "what if i do something wrong straight away",
        "is everyone nervous",
      ],
      answer:
        "Strict about time and phones, friendly about nearly everything else. Nobody expects you to know anything yet. Go the way once the day before, lay out clothes and papers in the evening, be there twenty minutes early and say good morning to the first person you meet. By noon you'll know ten people as nervous as you.",
    },
  ],
  "assessment-days/asked-training-housing": [
    {
      id: "bring-partner",
      question: "Can my partner or family stay with me there?",
      asked: [
        "may my boyfriend visit",
        "can i bring my child",
        "is my wife allowed in the flat",
        "can somebody sleep over",
      ],
      answer:
        "Not in the airline's housing or a shared hotel room, as a rule: visitors often have to register and leave in the evening, and in the Gulf there are strict house rules. If you've a child, somebody else has to look after it in those weeks. You can take a room of your own if the airline lets you; ask what you then lose.",
    },
    {
      id: "find-own-room",
      question: "How do I find a cheap room near the training centre?",
      asked: [
        "i have to look for one myself",
        "where do i look for a room",
        "it's so expensive there",
        "any tip for a room for six weeks",
      ],
      answer:
        "Ask the training office first for a list, then the crew groups of that base: crew often let a room by the month. Monthly lets, student rooms in the holidays and a room in a family are cheaper than a hotel. Pay nothing before you or somebody you trust has seen it. Share with a classmate and you halve it.",
    },
    {
      id: "own-room-wish",
      question: "Can I ask for a room of my own?",
      asked: [
        "i can't sleep with another person",
        "is a single possible",
        "i snore",
        "can i pay extra for it",
      ],
      answer:
        "You can ask, and at some airlines you get one against a surcharge or with a medical reason. Where two share, it's the same for all, and a wish for comfort mostly gets a no. Ask the office once, politely, before the course. Otherwise: earplugs, a sleep mask, and a roommate who also goes to bed at ten.",
    },
    {
      id: "housing-after",
      question: "And where do I live after the training?",
      asked: [
        "what comes after those weeks",
        "do i have to move out then",
        "do they help me find a flat",
        "is it free later too",
      ],
      answer:
        "In the Gulf mostly on in the airline's housing, or with an allowance. In Europe and the US you look for yourself near the base, often three or four crew in a flat. You mostly hear the base late in the course, so keep a list of rooms ready and ask whether you may stay in the hotel for a few nights more.",
    },
    {
      id: "what-to-take",
      question: "What do I take with me into such a room?",
      asked: [
        "what do i pack for it",
        "is there a kitchen",
        "do i need bed linen",
        "what's missing there usually",
      ],
      answer:
        "A multi-plug, a travel iron if none is there, a drying line, earplugs, a sleep mask, a lunch box, a padlock and a small lamp for reading late. Ask whether bed linen, towels and a kitchen are there. Leave a third of the case free: uniform, books and shoes come on top.",
    },
  ],
  "terminology/seniority": [
    {
      id: "us-only",
      question: "Does seniority matter in Europe and the Gulf too?",
      asked: [
        "and in europe",
        "is it like that at emirates",
        "is that only in america",
        "do low cost airlines have it as well",
      ],
      answer:
        "Less: at many European airlines rosters come from a computer with wishes for all, though years may count for base, leave, part time and promotion. At the large Gulf airlines you move up by time and reports, and a bidding system often turns round so that each gets a go. Ask: 'What do years of service decide here?'",
    },
    {
      id: "say-in-interview-seniority",
      question: "How do I say in the interview that I accept starting at the bottom?",
      asked: [
        "what do i answer if they ask about holidays",
        "give me a sentence for it",
        "how do i show i know that",
        "they'll ask if i mind reserve",
      ],
      answer:
        "With a plan and not only a yes: 'I know I'd be on reserve and fly at Christmas for the first years. My parents know it too, and we'll celebrate when the roster lets us. I've worked every New Year in a hotel so far.' If you never had shifts, say what you've arranged instead. Don't ask when it ends.",
    },
    {
      id: "lose-it-by-leave",
      question: "Do I lose seniority by maternity leave, illness or part time?",
      asked: [
        "and if i have a baby",
        "does it go on while i'm ill",
        "what about unpaid leave",
        "does part time slow it down",
      ],
      answer:
        "Mostly you keep your number through parental leave and illness, while a long unpaid leave may stop the clock for pay or for the list, as the contract says. In the EU rights you've acquired before parental leave have to stay. Part time usually leaves the date alone. Ask the union or the crew office before you sign.",
      source: {
        name: "Article 10, Directive (EU) 2019/1158",
        year: 2019,
      },
    },
  ],
  "assessment-days/asked-breaks-on-board": [
    {
      id: "can-i-sleep",
      question: "May I sleep in my break?",
      asked: [
        "can i take a nap",
        "do they let us sleep",
        "is it allowed to close my eyes",
        "what if i fall asleep on the jump seat",
      ],
      answer:
        "In the rest shift on a long flight yes, that's what it's for: bunk or crew seat, belt on, alarm set. On a short flight or on the jump seat no, because you have to react at once, and a passenger films it. Lie down even if sleep won't come; eyes shut in the dark still helps.",
    },
    {
      id: "where-are-bunks",
      question: "Where are the bunks, and what are they like?",
      asked: [
        "where do you sleep up there",
        "is there really a bed",
        "how big are they",
        "is it tight in there",
      ],
      answer:
        "Mostly above the cabin ceiling or below the floor, behind a narrow door and steep stairs: six to a dozen berths with a curtain, lamp, blanket, belt and call. You can lie flat, not sit up. It's dry and can be cool, so bring socks and earplugs. Smaller aircraft have some curtained seats instead.",
    },
    {
      id: "cant-sleep-there",
      question: "What if I can't sleep in the bunk?",
      asked: [
        "i'd never sleep there",
        "i'm claustrophobic",
        "too noisy for me",
        "what if i'm wide awake in my break",
      ],
      answer:
        "Rest all the same: lie flat, mask on, no phone, slow breaths, for the whole time. Most people learn it within some months. Coffee stops about six hours before. If narrow places frighten you, ask for the berth by the stairs or for a rest seat, and tell the purser in the briefing and not at the ladder.",
    },
    {
      id: "no-break-at-all",
      question: "What if there's no time for a break at all?",
      asked: [
        "and if we get none",
        "we flew four sectors without eating",
        "who do i tell if i'm starving",
        "is that legal",
      ],
      answer:
        "Tell the purser early: 'I haven't eaten since five, may I have five minutes after this landing?' On most days a gap can be made. If the duty is longer than six hours and there's never a chance to eat, write it into a report, as European rules ask for one. Keep nuts and a banana in your bag for such days.",
      source: {
        name: "ORO.FTL.240, nutrition, Regulation (EU) No 965/2012",
        year: 2014,
      },
    },
    {
      id: "passenger-calls",
      question: "What if a passenger rings while I'm on my break?",
      asked: [
        "and if the bell rings",
        "do i have to get up for it",
        "who serves when i'm resting",
        "they disturb me in the galley",
      ],
      answer:
        "In the rest shift no: your colleagues answer, and only an emergency wakes you. In a five-minute break in the galley yes, somebody gets up, mostly the one nearest. Keep the curtain closed and eat turned away from the aisle. If one passenger comes again and again, a friendly 'My colleague will help you' is fine.",
    },
    {
      id: "who-stays-awake",
      question: "Who looks after the cabin while others rest?",
      asked: [
        "how many stay up then",
        "is it safe with half the crew",
        "what if something happens in the break",
        "who watches the doors",
      ],
      answer:
        "The other half, spread over the cabin: somebody in each area, doors covered as the manual says, the cabin walked at short intervals and the flight deck called regularly. In an emergency the resting crew are woken by call or light and go to their doors. That's why you keep shoes and uniform within reach.",
    },
    {
      id: "phone-in-break",
      question: "May I use my phone or read in the break?",
      asked: [
        "can i watch something",
        "is my phone allowed",
        "can i read a book in the galley",
        "what do people do in that time",
      ],
      answer:
        "In the rest area mostly yes, silent and in flight mode. In the galley it's better not, because a passenger sees someone who doesn't want to be asked; many airlines forbid it. A page of the manual or a chat with a colleague is fine. Whatever you do, keep an ear on the bells.",
    },
  ],
  "terminology/purser": [
    {
      id: "how-many-crew-under",
      question: "How many crew does a purser lead?",
      asked: [
        "how many people is she in charge of",
        "how big is the team",
        "and on a big plane",
        "is there one on small planes",
      ],
      answer:
        "Three to five on a typical short-haul aircraft, ten to twenty and more on a large one. In Europe the airline has to name a senior cabin crew member as soon as more than one cabin crew member is required. On a small turboprop with one crew member you do it all yourself, after some training for that.",
    },
    {
      id: "young-purser",
      question: "Can somebody be a purser at 23?",
      asked: [
        "isn't that too young",
        "how old are they mostly",
        "can i lead people older than me",
        "would older crew listen to me",
      ],
      answer:
        "Yes, at fast-growing airlines there are such young ones, since years of flying count and not years of age. Older crew listen if you ask for their experience in the briefing, decide clearly and thank them at the end. Start small: 'Ines, you've flown longer than me, please tell me if I miss something.'",
    },
    {
      id: "what-makes-good",
      question: "What makes a good purser?",
      asked: [
        "what's a good one like",
        "what do crew want from her",
        "how do i recognise a bad one",
        "which qualities does he need",
      ],
      answer:
        "You know in the briefing: names, a clear plan, one safety question and room for yours. On board you see them where the trouble is, they let others do their job, and praise is loud and correction quiet. Good answer in an interview: 'One to whom I'd dare to say that I've made a mistake.'",
    },
  ],
  "assessment-days/asked-crew-meals": [
    {
      id: "vegetarian-crew",
      question: "I'm vegetarian or eat halal. Is there a crew meal for me?",
      asked: [
        "i don't eat meat, what then",
        "is it halal for crew",
        "i'm vegan, will i starve",
        "can i order a special one",
      ],
      answer:
        "Often yes, if it's noted in your crew profile or ordered beforehand; otherwise you choose what's loaded, and it may be pasta each time. At Gulf airlines the catering from the home base is halal as a rule, but ask about meals loaded abroad. Keep a box of your own for the days when it's missing, and swap with colleagues.",
    },
    {
      id: "allergy-crew",
      question: "I've a food allergy. What do I do about meals?",
      asked: [
        "i'm allergic to nuts",
        "can i work with an allergy",
        "coeliac, what do i eat",
        "what if i react on board",
      ],
      answer:
        "Bring your own food and read labels, as crew meals can't be promised free of anything. Declare the allergy at the medical and keep your pen in the bag that stays with you. Tell the crew in the briefing where it is. Peanuts in the air are rarely the trouble; hands and tables are, so wipe and wash.",
    },
    {
      id: "which-food-to-bring",
      question: "What exactly do people bring in the box?",
      asked: [
        "give me ideas for the box",
        "what's good for early flights",
        "what doesn't smell",
        "what do you take with you",
      ],
      answer:
        "Things for five minutes with one hand: wraps, rice or pasta salad, boiled potatoes with cheese, hummus with carrots, oats, bananas, nuts. Nothing with fish, egg or garlic in a small galley. Eat or bin fruit, meat and milk before landing in countries that forbid it. Drink water every hour, before you're thirsty.",
    },
  ],
  "assessment-days/asked-friends-and-loneliness": [
    {
      id: "relationship",
      question: "Does my relationship survive this job?",
      asked: [
        "and my boyfriend",
        "what about love in that job",
        "do crew break up a lot",
        "my partner is worried about it",
      ],
      answer:
        "Many do, if both know the roster and say what they need. What wears it down is less the absence than the tired evening after it. Agree three things: a call at a fixed time from layovers, one free day a month that nobody swaps away, and the first three hours after a night flight without questions.",
    },
    {
      id: "gulf-alone",
      question: "Is it lonelier in the Gulf, far from home?",
      asked: [
        "and if i move to dubai",
        "i don't know anyone there",
        "how is it alone in doha",
        "is homesickness bad",
      ],
      answer:
        "In the first two or three months mostly yes, since family is a flight away and your flatmate is on the other half of the roster. It gets better as soon as you've a class group, one sport or course in the city and a fixed hour for home. Take something from your kitchen with you, and plan the first leave early.",
    },
    {
      id: "introvert-ok",
      question: "I'm an introvert. Is it easier or harder for me?",
      asked: [
        "i like being alone",
        "i need quiet, is that bad",
        "all these people every day",
        "do introverts last in that job",
      ],
      answer:
        "Easier than for many: the hotel evenings that others dread are your rest. Harder is the small talk with a new crew each day, so keep two questions ready, such as 'Which flight did you like best this month?' Nobody minds if you skip dinner. Join one breakfast in three, so that help is near when you need it.",
    },
    {
      id: "when-dark",
      question: "What if I get really down? Whom do I tell?",
      asked: [
        "i cry in the hotel",
        "i think i'm depressed",
        "who can i talk to about it",
        "does it cost me my job if i say it",
      ],
      answer:
        "Tell somebody today: a friend by phone, a colleague, peer support, which many airlines have in confidence, or your doctor. You don't fly when you aren't well, and being ill isn't a fault. Low for two weeks, no sleep, no joy: see a doctor. If you think of ending your life, ring the emergency or crisis number now.",
    },
    {
      id: "friends-dont-get",
      question: "My friends think I'm always on holiday. How do I explain it?",
      asked: [
        "they say i've got it easy",
        "my friends don't understand",
        "they stopped inviting me",
        "how do i tell them i'm tired",
      ],
      answer:
        "Give them a day in times: 'Up at half past two, four flights, three hundred coffees, home at two, bed at seven.' Then offer something real: 'I'm free on Tuesday, come for breakfast.' Ask them to go on inviting you even when you've said no five times. Those who come on a Tuesday are the ones.",
    },
    {
      id: "say-it-in-interview-lonely",
      question: "What do I say if they ask about being away from home?",
      asked: [
        "they'll ask how i cope alone",
        "what's a good answer to that",
        "can i say i get homesick",
        "how do i answer on being far from family",
      ],
      answer:
        "Say that you know it and what you do: 'I lived a year in Lyon without knowing anyone. The first month was hard. I joined a choir and rang home on Sundays, and I'd do the same here.' If you've never been away, name the plan. 'I never feel lonely' sounds like somebody who hasn't thought about it.",
    },
    {
      id: "crew-couple-friends",
      question: "Can I fly with my friends from the crew again?",
      asked: [
        "can i choose who i fly with",
        "do friends get the same roster",
        "can we ask for the same flight",
        "i met someone nice, will i see her again",
      ],
      answer:
        "Sometimes: many airlines let you request a flight or bid for one together, or swap on to it, within the rest rules. Some have a buddy bid for couples or friends. At a base with thirty crew you'll meet soon anyway; at one with thousands it may be once a year. So take the number before you leave the bus.",
    },
  ],
  "terminology/standby": [
    {
      id: "how-long-called",
      question: "How much time do I have when they call?",
      asked: [
        "how fast do i have to be there",
        "how quickly do i come",
        "is one hour enough",
        "what if i live too far",
      ],
      answer:
        "As long as the airline says, often between sixty and ninety minutes at low-cost and network airlines, sometimes two hours or more. In Europe it has to be laid down and reasonable for the standby place. Measure it once for real, from pyjamas to check-in, at the worst time of day. If it doesn't fit, sleep nearer.",
    },
    {
      id: "miss-the-call",
      question: "What if I miss the call?",
      asked: [
        "and if i don't hear the phone",
        "my battery was dead",
        "i was in the shower, what happens",
        "do i get in trouble for that",
      ],
      answer:
        "Ring back the minute you see it: 'I missed your call at six-oh-four, I'm ready now.' Within a few minutes mostly nothing happens. Unreachable for the whole time counts as a missed duty, and in probation once can be too often. Loud ringtone, charger at the bed, crew control's number let through at night.",
    },
    {
      id: "what-may-i-do",
      question: "What may I do during home standby?",
      asked: [
        "can i go shopping",
        "do i have to sit at home",
        "can i drink a beer",
        "may i go to the gym",
        "am i free or not",
      ],
      answer:
        "Anything that lets you answer the phone, be sober and rested, and report in time: sleep, cook, the gym round the corner. No alcohol, no cinema, no trip out of reach of your uniform. If it starts at night, sleep through it: the phone will wake you. Cook something that can stand for two days.",
    },
    {
      id: "how-often-called",
      question: "How often are you really called out?",
      asked: [
        "do they call every time",
        "what are the chances",
        "is it mostly free",
        "when do they call most",
      ],
      answer:
        "It differs with base and season: on a quiet Tuesday in November perhaps never, on a summer weekend or in flu weeks nearly every time. Crew notice patterns, such as the hour before the first wave. Plan as if you'll fly: whoever hopes not to be called is tired when it rings.",
    },
    {
      id: "paid-for-standby",
      question: "Am I paid for standby if nobody calls?",
      asked: [
        "do i get money for waiting",
        "is it paid at all",
        "what if i sit there all day for nothing",
        "how much is it",
      ],
      answer:
        "Mostly you get the basic pay and at many airlines a sum or some credited hours for the day, but no flying pay. Airport standby is often paid better than home standby. In the US reserve crew have a monthly guarantee. Ask at the offer: 'How is a standby day paid if I'm not called?'",
    },
    {
      id: "airport-standby",
      question: "What's airport standby like?",
      asked: [
        "and at the airport",
        "where do i sit there",
        "how long do i wait in the crew room",
        "can i sleep in it",
      ],
      answer:
        "You report in uniform, bag packed, and wait at the airport; you may be on an aircraft fifteen minutes later. In Europe the airline has to give you a quiet, comfortable place away from passengers, where you can rest. Bring a book, food for two meals and a charger. If no call comes, you go home, and it counted as duty.",
      source: {
        name: "ORO.FTL.225 and the definition of accommodation in ORO.FTL.105, Regulation (EU) No 965/2012",
        year: 2014,
      },
    },
    {
      id: "difference-reserve",
      question: "What's the difference between standby and reserve?",
      asked: [
        "isn't that the same as reserve",
        "and what is reserve then",
        "why two words",
        "which is better for me",
      ],
      answer:
        "In Europe standby means you can be sent straight to a duty at short notice, while on reserve you get at least ten hours' notice. In the US 'reserve' is the word for nearly all of it: long call with half a day or so, short call with some hours, and 'ready' or airport reserve. For your life, reserve in Europe is the kinder one.",
      source: {
        name: "ORO.FTL.105, definition of reserve, Regulation (EU) No 965/2012",
        year: 2014,
      },
    },
  ],
  "assessment-days/asked-smiling-all-day": [
    {
      id: "stern-face",
      question: "My face looks stern when I listen. How do I change it?",
      asked: [
        "people say i look angry",
        "my resting face is grumpy",
        "i look bored but i'm not",
        "how do i train my face",
      ],
      answer:
        "Lift the brows by a millimetre, lips just apart, and nod once when the other makes a point. Film yourself listening to a podcast for two minutes: you see at once when it shuts. Train it at the till or in the lift, one listener's face a day. Recruiters mind a bored look, not a serious one.",
    },
    {
      id: "bad-teeth",
      question: "I don't like my teeth. Should I smile with my mouth closed?",
      asked: [
        "mine are crooked",
        "i've a gap",
        "my teeth aren't white",
        "can i smile without showing them",
      ],
      answer:
        "Smile as you do with friends, teeth or not: what people read is the eyes. A hand before the mouth or pressed lips look as if something were wrong. Crooked, with a gap or a brace is fine; clean is what counts. If one hurts or is broken, see the dentist for your own sake and before training.",
    },
    {
      id: "too-much-smiling",
      question: "I smile too much when I'm nervous. Is that bad?",
      asked: [
        "i grin all the time",
        "i laugh when i'm nervous",
        "can it look fake",
        "i smile even at sad things",
      ],
      answer:
        "Only where it doesn't fit: in a story about an accident or when somebody complains, it looks as if you didn't listen. Give the mouth a task: breathe out, close the lips, nod. A small laugh after a slip is charming once. If it happens, say it: 'I smile when I'm nervous', and go on.",
    },
    {
      id: "cheeks-hurt",
      question: "How do I keep it up for six hours?",
      asked: [
        "my cheeks hurt after an hour",
        "how do you hold that so long",
        "i get tired of smiling",
        "is there a trick for it",
      ],
      answer:
        "By not holding it: let the face go slack for ten seconds whenever nobody's talking to you, then look up at a person and start afresh. Shake your jaw out in the toilet, drink, walk round the block. A smile that comes and goes looks alive, and on a ten-hour flight it's the same.",
    },
    {
      id: "practise-smile",
      question: "How do I practise a smile that looks real?",
      asked: [
        "how do i make it look natural",
        "mirror or phone",
        "mine looks fake in photos",
        "give me an exercise",
      ],
      answer:
        "With a thought and not with the mouth: look at the phone, think of the person who makes you laugh, then say 'Good morning, welcome on board.' Do it ten times and keep the take in which the eyes get narrower. In the real moment think of the same person on the way to the door.",
    },
    {
      id: "video-interview-smile",
      question: "And in a video interview, where do I smile?",
      asked: [
        "how is it on camera",
        "there's nobody to smile at",
        "do i look at the lens",
        "i look dead on video",
      ],
      answer:
        "At the start, at your name, at a nice moment in the story, and at the end for two seconds longer than feels right, as the recording often cuts late. Put a photo of a friend beside the lens and tell it to her. The camera swallows a third of your liveliness, so put a little more voice in.",
    },
    {
      id: "culture-smile",
      question: "Where I come from people smile less. Does it count against me?",
      asked: [
        "in my country we don't smile at strangers",
        "i'm from a cold place",
        "is that a problem for a russian or finn",
        "it feels fake to me",
      ],
      answer:
        "No, if you greet warmly: eyes, name, a friendly voice and a short smile are enough, and many crews are made of quiet smilers. Think of it as a signal and not a feeling, as you'd say 'please': it tells a nervous guest that all's well. In the Gulf and Asia they expect a bit more of it, in Helsinki a bit less.",
    },
  ],
  "assessment-days/asked-two-passengers-fight": [
    {
      id: "colleague-hit",
      question: "What if one of them hits me or a colleague?",
      asked: [
        "and if he hits me",
        "what if i get punched",
        "my colleague is on the floor",
        "may i defend myself",
      ],
      answer:
        "Get out of reach, shout for help and protect your head: breaking free and keeping him off is allowed everywhere as self-defence, hitting back isn't your task. The team restrains him, the flight deck is told, the one who's hurt is looked after and leaves the front line. On landing: police, doctor, report, and peer support.",
    },
    {
      id: "small-woman",
      question: "I'm small. What can I do against two big men?",
      asked: [
        "i'm only 1.60",
        "i'm a small woman, how would i stop them",
        "they're stronger than me",
        "isn't that dangerous for me",
      ],
      answer:
        "Use your voice and not your muscles: a loud, low 'Stop, sit down' from one person, over and over, with a hand up and a step away. You choose helpers: 'You in the blue shirt, please help us.' Then you fetch, clear rows, call and bring the kit. Those who plan and watch are needed as much as those who hold.",
    },
    {
      id: "restrain-how",
      question: "When do you tie somebody up, and who decides?",
      asked: [
        "can we tie them up",
        "are there handcuffs on board",
        "who says he gets restrained",
        "and after that",
      ],
      answer:
        "As the last step, when words and separating have failed and he's a danger; the captain is asked or told, as the manual says. Many airlines carry plastic cuffs or straps, used only by a trained team. Afterwards somebody stays with him, checks breathing and hands, never leaves him face down, and frees him in an emergency.",
    },
    {
      id: "children-near",
      question: "There are children in the row beside them. What first?",
      asked: [
        "and the kids next to them",
        "what about the people around",
        "the baby's mother is screaming",
        "do i move the others away",
      ],
      answer:
        "Children first and away from the fight: 'Come with me, this way, leave everything', to the rear or the front, on the side you can pass. One crew member does only that. Water, seats, a calm sentence: 'They're being stopped, you're safe here.' Afterwards you go back to each row, since fright comes late.",
    },
    {
      id: "will-we-divert",
      question: "Do we land because of a fight?",
      asked: [
        "does the plane turn back",
        "do we divert for that",
        "who decides about landing",
        "when is it bad enough",
      ],
      answer:
        "The captain decides, on what you report: who, weapons or not, injuries, under control or not. Two who've been parted and sit quietly mostly means police at the destination. Somebody who can't be controlled, is badly hurt or goes for the door or cockpit can mean landing earlier. Report in two sentences.",
    },
    {
      id: "how-to-see-early",
      question: "Could I have seen it coming?",
      asked: [
        "how do i notice it before",
        "what are the signs",
        "how do you stop it early",
        "what do i say when it starts",
      ],
      answer:
        "Often yes: a seat back, an armrest, a third drink, voices that get shorter, somebody standing over another. Go at once and take them out of it: 'Gentlemen, what can I do?' Then one moves: 'I've a quieter seat for you, come with me.' Give neither of them right in front of the other, and pour no more.",
    },
    {
      id: "use-as-story",
      question: "Can I tell a fight I saw at work in the interview?",
      asked: [
        "may i use one as a story",
        "i stopped a fight once, can i tell it",
        "is it too violent for an interview",
        "how do i tell that well",
      ],
      answer:
        "Yes, if your part was head and voice: 'Two guests were shoving at the bar. I sent the others outside, called security, stood at a distance and talked to one by name. Nobody was hurt, I wrote it down.' Leave out blood and heroics. 'I jumped between them' makes recruiters think of the door nobody's at.",
    },
  ],
  "assessment-days/asked-swaps-and-wishes": [
    {
      id: "how-ask-colleague",
      question: "How do I ask a colleague to swap with me?",
      asked: [
        "what do i write to them",
        "give me a sentence for it",
        "how do i ask without begging",
        "what do i offer for it",
      ],
      answer:
        "With dates, what you offer and a way out: 'Hello Sam, would you take my Malaga on the 14th? I'd take your Oslo on the 16th or a standby of yours. No hard feelings if not.' Ask three people and not the whole group at once. Whoever takes a hard one from you gets the next favour without being asked.",
    },
    {
      id: "swap-refused",
      question: "What if crew control refuses the swap?",
      asked: [
        "and if they say no",
        "the system rejected it",
        "why would they refuse",
        "can i still do something about it",
      ],
      answer:
        "Then you fly your own duty, and ask for the reason, since it tells you what would work: rest too short, wrong type, too many days in a row, too late. Offer another day or a three-way swap. Don't argue on the phone with somebody who's short of crew at six in the evening, and never simply send the other one.",
    },
    {
      id: "no-show-after-swap",
      question: "The other one didn't turn up for the swapped flight. Whose fault is it?",
      asked: [
        "she forgot our swap",
        "who's in trouble if he doesn't come",
        "it was only agreed on whatsapp",
        "is it on me then",
      ],
      answer:
        "Whoever stands in the system for the flight: if the swap was confirmed, it's theirs; if it was only a chat message, it's yours and counts as your missed duty. So wait for the confirmation, take a picture of it, and look at your roster again the evening before. Until then the flight is yours.",
    },
    {
      id: "wedding-in-probation",
      question: "My own wedding is in the first months. What do I do?",
      asked: [
        "i get married in my probation",
        "my sister's wedding is during training",
        "can i start and still go to it",
        "it's booked already, what now",
      ],
      answer:
        "Say it at the offer and before you sign: 'I'm getting married on the sixth of June and need three days. Could I join a class that fits?' Airlines often move a start date, hardly ever a training day. If it falls in the first months on line, ask for leave as soon as you have a staff number, in writing.",
    },
    {
      id: "how-many-requests",
      question: "How many days off can I wish for?",
      asked: [
        "how many wishes do i get",
        "is it every month",
        "can i choose my weekends",
        "what are my chances as a new one",
      ],
      answer:
        "It differs: some airlines give one or two requested days a month, others points or a bidding system, a few a fixed pattern such as five on and three off, where you know the year ahead. New crew get fewer of their wishes where seniority counts. Use the safe ones for what matters, and leave weekends to swaps.",
    },
    {
      id: "give-away-flight",
      question: "Can I give a flight away without taking another?",
      asked: [
        "i don't want one back",
        "can i drop a duty",
        "could somebody just take it",
        "can i work less by that",
      ],
      answer:
        "At some airlines yes, if somebody picks it up: in the US that's common, in Europe rarer, since your hours have to come out at the end. You lose the flying pay, and perhaps your guarantee shrinks. In probation mostly no. Ask whether there's an open-time board or a swap app, and what the limit is.",
    },
    {
      id: "ask-in-interview-days",
      question: "May I ask about days off in the interview?",
      asked: [
        "is it bad to ask that there",
        "can i mention the wedding then",
        "when do i bring it up",
        "do i look lazy if i ask",
      ],
      answer:
        "Ask about the system and not about your day: 'How do crew get wishes into the roster?' is a good question at the end. A fixed date such as a wedding belongs to the offer, when they want you. In the interview show the other side: you've worked weekends, and the family knows.",
    },
  ],
  "assessment-days/asked-sick-pay-and-sick-days": [
    {
      id: "how-to-call-sick",
      question: "How do I call in sick, and what do I say?",
      asked: [
        "what do i say on the phone",
        "when do i have to ring",
        "do i tell them what i have",
        "give me a sentence for that",
      ],
      answer:
        "Ring crew control as soon as you know, by phone and not by message unless that's the way: 'This is Lea Horn, staff number so-and-so, I'm unfit for tomorrow's duty at five and expect to be back on Thursday.' You mostly needn't name the illness. Note the time and the name, and see a doctor if a note is needed.",
    },
    {
      id: "cold-and-ears",
      question: "I only have a cold. May I fly with it?",
      asked: [
        "it's just a blocked nose",
        "do i call sick for a cold",
        "can i work with blocked ears",
        "a bit of sore throat, is that enough",
      ],
      answer:
        "Not if your ears don't clear: swallow or pinch the nose and blow gently, and if nothing clicks, stay on the ground, as an eardrum can tear on the descent. A runny nose with free ears, no fever and a clear head may be fine. European rules forbid duty when you're unfit, and you decide that honestly.",
      source: {
        name: "CAT.GEN.MPA.100(c), crew responsibilities, Regulation (EU) No 965/2012",
        year: 2012,
      },
    },
    {
      id: "how-many-is-too-many",
      question: "How many sick days are too many?",
      asked: [
        "what's a normal number",
        "how many are ok a year",
        "is five a lot",
        "when do they start asking",
      ],
      answer:
        "No general figure exists: each airline has its own point at which there's a talk, often counted in spells and not in days, since three single Mondays look worse than one flu. Ask the crew office how it's counted. New crew do catch more in the first winter, and managers know that.",
    },
    {
      id: "ill-on-layover",
      question: "What if I fall ill on a layover?",
      asked: [
        "and if it happens abroad",
        "sick in the hotel, who helps",
        "do i have to fly home with fever",
        "who pays the doctor there",
      ],
      answer:
        "Ring the purser or crew control before you take anything strong: they get a doctor, mostly through the airline's assistance, change the crew and book you home later as a passenger. The hotel goes on. Keep every receipt and ask for a paper that says when you may fly. Don't work the flight home out of politeness.",
    },
    {
      id: "chronic-illness",
      question: "I have a chronic illness. Do I have to tell them?",
      asked: [
        "i've got migraine",
        "what about my endometriosis",
        "do i tell the airline or the doctor",
        "will they find out",
      ],
      answer:
        "Tell the aeromedical doctor at the crew medical, truthfully, as leaving it out can cost the job later. The airline mostly hears only 'fit', 'fit with limits' or 'unfit'. In the interview you needn't raise it. Bring a letter from your own doctor: treatment, how many attacks, stable since when.",
    },
    {
      id: "sent-to-work-sick",
      question: "What if they press me to fly although I'm ill?",
      asked: [
        "they say i must come anyway",
        "nobody else is there, do i go",
        "can they force me",
        "what do i answer then",
      ],
      answer:
        "Stay polite and repeat it: 'I'm not fit to fly, so I may not take the duty. I'll send the note today.' The rules forbid you to work unfit and don't ask whether they're short of crew. Write down who rang and when. If it happens again, go to the union or the safety department.",
    },
    {
      id: "same-in-gulf-sick",
      question: "How is it in the Gulf?",
      asked: [
        "and at emirates",
        "is it stricter in the gulf",
        "what about the us",
        "do they check if i'm really ill",
      ],
      answer:
        "Stricter in form: often you go to the company's clinic or an approved doctor the same day, and only that paper counts. After probation the law in the Emirates gives up to 90 days a year, part of it at full pay, part at half and the rest unpaid. In the US you build up hours, and some states add rights.",
      source: {
        name: "Article 31, UAE Federal Decree-Law No. 33 of 2021 on employment relations",
        year: 2021,
      },
    },
  ],
  "assessment-days/asked-meal-choice-runs-out": [
    {
      id: "gets-angry",
      question: "What if the passenger gets angry about it?",
      asked: [
        "and if he shouts at me",
        "she says she paid for it",
        "they won't accept the pasta",
        "what do i say when they're furious",
      ],
      answer:
        "Let it come out, then name it: 'You've been looking forward to it, and I come with the wrong tray. I'm sorry.' After that one real offer and a time: 'I'll look in the front galley, two minutes.' Come back even with a no. Often a bread roll, cheese and a kind word do what the chicken couldn't.",
    },
    {
      id: "vegetarian-no-order",
      question: "A vegetarian hasn't ordered a special meal and only meat is left. What now?",
      asked: [
        "she's vegetarian and there's only beef",
        "he says he's vegan but didn't order",
        "can't eat any of them",
        "what do i give her then",
      ],
      answer:
        "Put something together: bread, salad, cheese, fruit, a dessert, a second side dish, perhaps a crew meal if somebody gives theirs up. Tell her what's in it and what you don't know. Don't lecture about ordering: say at the end, 'If you add it to the booking, it's loaded for you on the way back.'",
    },
    {
      id: "allergy-remaining",
      question: "The only meal left might contain nuts, and he's allergic. What do I do?",
      asked: [
        "he can't eat the other one, allergy",
        "is it safe to give that",
        "i don't know what's in it",
        "do i guess the ingredients",
      ],
      answer:
        "Don't give it: if the label or the list doesn't say what's in it, you say 'I don't know, so I won't offer it.' Fruit in its skin, sealed snacks with ingredients printed on, and water are safer, and he reads them himself. Ask how strong the allergy is and where his pen is, and tell the purser.",
    },
    {
      id: "last-rows-always",
      question: "The last rows never get a choice. How do I make it fairer?",
      asked: [
        "it's always the back that gets nothing",
        "how do we prevent that",
        "why start at the front every time",
        "can you plan that better",
      ],
      answer:
        "Count before you start and load both trolleys with the same split. Some airlines begin at the back on the return, or keep a few of each for the last rows. Offer the slower dish first and warmly: 'The pasta's very good today.' When you see that one goes fast, tell the other trolley by row ten.",
    },
    {
      id: "voucher-or-sorry",
      question: "Can I give a voucher or miles for it?",
      asked: [
        "can i offer compensation",
        "do they get money back",
        "may i give him free wine",
        "what can i promise then",
      ],
      answer:
        "Only what your airline lets you give: at some the purser has vouchers or miles, at others a drink or a chocolate is all. Ask the purser before you say anything, and never promise what somebody else has to pay. Often you can note the seat and file a report so that customer service writes to them.",
    },
    {
      id: "role-play-it",
      question: "How do I act that in a role play at the assessment?",
      asked: [
        "what if they ask me this at the assessment",
        "how do i play that scene",
        "what do assessors want to see here",
        "give me the whole dialogue",
      ],
      answer:
        "Crouch or lean to eye level, then four lines: 'Mr Dale, I'm sorry, the chicken has gone. I've a tomato pasta, or I can make you a plate with cheese and salad. Which would you like? I'll bring it in three minutes.' The actor will push once more: stay as friendly as before, and bring something.",
    },
    {
      id: "business-class-choice",
      question: "And in business class, where they paid so much?",
      asked: [
        "what about first class",
        "is it worse in business",
        "they paid thousands and there's no steak",
        "do i do it differently up front",
      ],
      answer:
        "The same in order, with more care: use the name, apologise once, offer two things, and ask the purser whether something can come from the other galley. There orders are taken by status or by row, so start elsewhere next time. On some airlines people can choose before the flight: mention that when they're calm.",
    },
  ],
  "assessment-days/asked-lost-property": [
    {
      id: "during-flight-lost",
      question: "Somebody loses a phone between the seats in flight. Why can't I move the seat?",
      asked: [
        "it fell in the seat",
        "can i push the seat back to get it",
        "why not move it",
        "how do i get it out then",
      ],
      answer:
        "Because the mechanism can crush it, and a crushed lithium battery burns. Everybody gets up, nobody touches the seat buttons, you look with a torch and reach in only as your manual allows. If it can't be got, engineers do it after landing. Watch the place for heat or smoke, and tell the purser and the flight deck.",
    },
    {
      id: "tip-for-finding",
      question: "May I accept a reward from the owner?",
      asked: [
        "he wants to give me 50 euros",
        "can i take a tip for it",
        "she insists on thanking me",
        "is a present ok",
      ],
      answer:
        "Decline with thanks: 'That's kind, I'm only glad that it's back with you.' Most airlines forbid money, and a small gift has to be reported or shared if it's allowed at all. If the person insists, suggest a line to the airline with your name and flight, as that helps you more than a banknote.",
    },
    {
      id: "colleague-takes-it",
      question: "What if I see a colleague pocket something?",
      asked: [
        "my colleague kept it",
        "she took a charger home",
        "do i report a friend",
        "what if it was only small",
      ],
      answer:
        "Speak first if it's still in the hand: 'We've got to write that down, shall I get the purser?' It gives a way back. If it's already in the bag, tell the purser or your manager what you saw, with time and seat, and nothing else. A charger is theft too, and staying silent makes you part of it.",
    },
    {
      id: "passport-left",
      question: "It's a passport somebody left on board. Is that handled differently?",
      asked: [
        "and if it's a passport",
        "she left her passport in the seat pocket",
        "what about medicine or keys",
        "how urgent is that",
      ],
      answer:
        "Faster: without it the owner gets stuck at the border, so ring ground staff at once, and they catch her before passport control. It goes from hand to hand with a name and a signature, never into your pocket. The same hurry holds for medicine, hearing aids, car keys and a child's comforter.",
    },
    {
      id: "bag-nobody-owns",
      question: "A bag is left after everybody has got off. Do I open it?",
      asked: [
        "can i look inside",
        "there's a rucksack in the locker",
        "do i open it to find the name",
        "what do i do with a bag nobody owns",
      ],
      answer:
        "No: don't touch or open it, look from outside, ask the last passengers and ground staff, and tell the purser and the captain. If nobody owns it, it's a security case and others come. Only when it's been cleared does it become lost property. If a passenger runs back and describes it, let ground staff check.",
    },
    {
      id: "owner-rings-later",
      question: "How does the passenger get it back later?",
      asked: [
        "where do they call",
        "who keeps it then",
        "i forgot my tablet, can i still get it",
        "how long do they keep it",
      ],
      answer:
        "Through the airline's lost property page or desk, or the airport's, with flight, date, seat, and a description that only the owner can give. What's kept, how long and what posting costs differs, so file it the same day. As crew, tell them that and don't promise 'It'll be there', and give nobody your own number.",
    },
    {
      id: "interview-question-money",
      question: "What if they ask in the interview whether I'd keep ten euros?",
      asked: [
        "they'll ask if i'd keep it",
        "is that a trick question",
        "what do i answer about found money",
        "and if no one would notice",
      ],
      answer:
        "Say no, with the reason in one line: 'I'd show it to a colleague and hand it in against a record, because passengers leave their whole life with us for hours.' Then a real case if you have one: a purse in a shop, a ring in a hotel room. Don't joke, and don't add 'if it were a million'.",
    },
  ],
  "assessment-days/asked-what-trainers-look-for": [
    {
      id: "trainer-dislikes-me",
      question: "What if a trainer doesn't like me?",
      asked: [
        "she's always on at me",
        "i think he hates me",
        "what if i'm not liked",
        "can a trainer make me fail",
      ],
      answer:
        "Ask in the break: 'What should I do differently by Friday?' Often it isn't dislike, and you get a list. Then do those things visibly. Exams have lists with ticks and often a second examiner, so dislike alone doesn't fail you. If you're treated unfairly before others, note dates and talk to the training manager.",
    },
    {
      id: "cried-in-class",
      question: "I cried in front of the class. Have I ruined it?",
      asked: [
        "i burst into tears today",
        "is crying bad there",
        "do they think i'm too weak",
        "what do i do after that",
      ],
      answer:
        "No: trainers have seen it in every class, mostly in the second week. What they remember is the next morning, so come early, do the drill again, say once 'That was a bad day, thank you for your patience', and that's that. Find out what it was: sleep, hunger or one subject. Each of them can be put right.",
    },
    {
      id: "too-quiet",
      question: "I'm quiet. Do they want loud people?",
      asked: [
        "i'm not loud",
        "do i have to be an extrovert",
        "is quiet a minus there",
        "how loud do i need to be",
      ],
      answer:
        "Only in the drill, and there it's a technique: breath from the belly, three short words, chin up. Otherwise quiet ones do well, if they show that they're awake: one question a day, a look at who needs help, an answer when it's asked. Practise shouting outside until it no longer feels like anger.",
    },
    {
      id: "how-take-criticism",
      question: "How do I take criticism well?",
      asked: [
        "what do i say when they correct me",
        "i always defend myself",
        "how do i not get upset",
        "give me a sentence for that",
      ],
      answer:
        "Three steps: look at them, 'Thank you, so the hand first and then the handle', do it again at once. By repeating it you show that you've heard it, and there's no time to explain yourself. If your face gets hot, breathe out before you answer. In the evening write one line: what, why, and what tomorrow.",
    },
    {
      id: "do-they-talk",
      question: "Do trainers talk about us with each other or with the recruiters?",
      asked: [
        "do they keep notes",
        "is there a file on me",
        "do they tell the base",
        "who sees what they write",
      ],
      answer:
        "Yes: there are training records with tests and practicals, remarks on punctuality and behaviour, and a meeting now and then about who needs help. Some of it goes to your manager at the base. In Europe you may ask to see what's kept about you. One bad day stands there as one bad day.",
      source: {
        name: "Article 15, Regulation (EU) 2016/679 (GDPR), right of access",
        year: 2016,
      },
    },
    {
      id: "help-the-slow-one",
      question: "Does helping others cost me marks?",
      asked: [
        "should i help if i'm behind myself",
        "is it cheating to help",
        "do they like it if i explain",
        "what if i lose time by that",
      ],
      answer:
        "Outside tests it gains you some: to explain is to learn, and it's noticed. In a test even one whispered word can end the course for both. If you're behind yourself, give ten minutes and take ten. Say what you're doing: 'I'll show you the door, you test me on first aid.'",
    },
    {
      id: "use-it-in-interview",
      question: "How do I show those things already at the assessment?",
      asked: [
        "can i use that before training",
        "do recruiters look for the same",
        "what do i do with it at the assessment day",
        "how do i show i'm trainable",
      ],
      answer:
        "They look for the same: be ten minutes early, put the chairs back, ask the one who's left out, take a correction with 'Thank you, I'll try it that way', and do so at once. In the interview tell one: 'My head waiter said I spoke too fast. I asked him to tap the counter. Two weeks later he'd stopped.'",
    },
  ],
  "assessment-days/asked-where-vacancies-are": [
    {
      id: "is-it-a-scam",
      question: "How do I recognise a false job advert?",
      asked: [
        "how do i know it's real",
        "someone wrote me on whatsapp",
        "they want money for the visa",
        "is that a scam",
      ],
      answer:
        "By money, hurry and address: real airlines take no fee for an application, interview, visa or uniform deposit by transfer, don't hire by chat alone, and write from their own domain. Type the airline's address in yourself and look for the same job. If you've paid already, tell your bank and the police today.",
    },
    {
      id: "no-vacancy-now",
      question: "What if my favourite airline has no vacancy at the moment?",
      asked: [
        "they're not hiring right now",
        "when do they open again",
        "nothing on their page",
        "how long do i wait for them",
      ],
      answer:
        "Switch on the job alert, write down when they hired in the last years, and get ready: photos, CV, language test, swim. In Europe much opens between autumn and spring, for the summer. Apply to two or three others meanwhile; a season elsewhere makes you a better candidate and costs you nothing there.",
    },
    {
      id: "agency-ok",
      question: "Is it safe to apply through an agency?",
      asked: [
        "can i trust an agency",
        "do agencies cost something",
        "the airline hires through a crew agency",
        "what's the difference if it's an agency",
      ],
      answer:
        "Yes, if the airline names it as its partner on its own page: some airlines hire nearly all crew that way. Then the agency may be your employer, so ask who pays you, in which country you're insured, and what happens when the contract ends. A serious one takes no money from you. Read reviews by crew, with dates.",
    },
    {
      id: "open-day-where",
      question: "Where do I find out about open days?",
      asked: [
        "how do i hear of assessment days",
        "are there walk-ins near me",
        "where do they post the open days",
        "do i need an invitation",
      ],
      answer:
        "On the careers page under events or recruitment days, mostly two to four weeks ahead, and often on the airline's official social pages. Some you may simply walk into with a CV; at others you need an invitation, so read the small print before you buy a ticket. Fake ones exist: check hotel and date on the airline's site.",
    },
    {
      id: "how-many-apply",
      question: "Should I apply to several airlines at the same time?",
      asked: [
        "can i apply to more than one",
        "is it bad if they find out",
        "how many at once",
        "do i tell one about the other",
      ],
      answer:
        "Yes, to three to six that you'd really fly for, each with its own reason and its own letter. Nobody expects you to wait. If asked, say it: 'I've applied to two others; with you it's the base and the long-haul fleet.' Keep a table with date, stage and what you wrote, so you don't mix them up on the phone.",
    },
    {
      id: "other-country",
      question: "How do I find vacancies in another country?",
      asked: [
        "and if i want to work abroad",
        "can i apply to foreign airlines",
        "where do i look for jobs outside my country",
        "do they take foreigners",
      ],
      answer:
        "Start with two questions: may I work there, and do I speak what they ask? Inside the EU as a citizen you may work anywhere, so look by base and not by country. The Gulf airlines recruit worldwide and arrange the visa. US airlines want the right to work there already. Then the same way: their own page.",
    },
    {
      id: "alert-too-late",
      question: "Forms close after a day. How do I apply in time?",
      asked: [
        "i'm always too late",
        "it was closed again",
        "they take only the first thousand",
        "how do i get everything ready",
      ],
      answer:
        "Have a folder ready: CV as PDF, photos in the asked formats, passport scan, certificates, addresses and dates of all jobs, three answers of 150 words. Set the alert to your phone and check twice a week in the weeks when they opened last year. Then a form takes half an hour, and you've still read it twice.",
    },
  ],
  "assessment-days/asked-ground-doctor-by-radio": [
    {
      id: "what-do-i-say-exactly",
      question: "What exactly do I say to the doctor?",
      asked: [
        "how does such a report sound",
        "can you show me the words",
        "what do i tell the doctor first",
        "give me thirty seconds of it",
      ],
      answer:
        "Like this: 'Woman, 62, pressing chest pain for ten minutes, awake, pale, sweating. Breathing 24, pulse 110. High blood pressure, takes amlodipine, no allergies. Oxygen on, sitting upright, defibrillator beside her. Two hours to destination. What do you advise?' Then write, repeat, do.",
    },
    {
      id: "no-connection",
      question: "What if there's no connection to the ground?",
      asked: [
        "and if we can't reach them",
        "no satellite phone, what then",
        "over the ocean without signal",
        "what if the line breaks",
      ],
      answer:
        "Then you do what you've been trained to do, with a doctor on board if there is one, and the captain decides on what you report. First aid never waits for a line. The flight deck tries other ways, such as radio or data, and relays through another aircraft if need be. Write down times all along.",
    },
    {
      id: "doctor-on-board-differs",
      question:
        "A doctor on board says something else than the one on the ground. Whom do I follow?",
      asked: [
        "they disagree, what now",
        "the passenger doctor wants to land",
        "who's right then",
        "do i have to obey the doctor on board",
      ],
      answer:
        "Let the two talk to each other if the line reaches the cabin: that settles most of it. If not, pass on both exactly. The captain decides on the flight, you stay within what you may do, and many airlines follow the ground service, as it knows the kit and the airports. Write down who said what, and when.",
    },
    {
      id: "who-decides-landing",
      question: "Who decides whether we land: the doctor or the captain?",
      asked: [
        "does the doctor decide to divert",
        "can the captain say no",
        "who has the last word there",
        "do i have a say in it",
      ],
      answer:
        "The captain, always: the doctor gives a medical opinion, the captain weighs weather, fuel, runway, hospital and the people on board. Your part is the picture, because neither sees the patient. So report changes every few minutes, and say plainly 'She's getting worse'.",
    },
    {
      id: "medicine-kit",
      question: "May I give a medicine if the ground doctor tells me to?",
      asked: [
        "can i open the kit then",
        "does he allow me to give drugs",
        "may i give tablets on his order",
        "what about injections",
      ],
      answer:
        "Often yes for what your manual foresees, such as a tablet, a spray or oxygen: the order makes it possible, you read the name aloud, check allergy and date, repeat the dose, give it, write it down. Injections stay with health workers, save what you've been trained in. If you aren't sure, say 'I'm not trained for that'.",
    },
    {
      id: "not-speaking-english",
      question: "The patient doesn't speak my language. How do I get the facts?",
      asked: [
        "what if i can't talk to him",
        "she only speaks portuguese",
        "how do i ask about medicines then",
        "nobody understands her",
      ],
      answer:
        "Ask for a translator in the announcement, look among family and crew, use the language card or an app if it works offline. Point: 'Here? Since when?' with a watch, and let them show you medicines or a card in the wallet. Tell the ground doctor that you're translating. What you see counts as well: colour, sweat, breathing.",
    },
    {
      id: "every-airline",
      question: "Does every airline have such a service?",
      asked: [
        "is that at low cost too",
        "do they all have it",
        "and if mine doesn't",
        "is it required by law",
      ],
      answer:
        "No, it isn't required everywhere: most large airlines have a contract with a medical service, some smaller ones reach a hospital or their own doctor through their control centre, a few rely on crew and passengers. On flights near the coast air traffic control can help. Ask in training: whom do we call, and from where?",
    },
  ],
  "assessment-days/asked-left-school-early": [
    {
      id: "what-to-write-cv",
      question: "What do I write under education in the CV?",
      asked: [
        "what do i put for school",
        "do i leave it empty",
        "how do i write it without a diploma",
        "should i hide that i left",
      ],
      answer:
        "The truth in one line: 'Secondary school, Leeds, until 2018', and below it everything you've finished since: apprenticeship, courses, language certificate, first aid, licence. Put work first and education after it. Don't write 'diploma' if there's none: papers get checked, and an untrue line ends an offer.",
    },
    {
      id: "why-did-you-leave",
      question: "What do I say when they ask why I left?",
      asked: [
        "they'll ask why i quit school",
        "how do i explain that",
        "it was because of my family",
        "is it ok to say i hated it",
      ],
      answer:
        "Two sentences, then forward: 'I left at sixteen to earn money at home. Since then I've done an apprenticeship and passed the English B2 last June.' You needn't tell family troubles. 'I hated it' is honest but leaves them with a doubt, so say what you like learning today and how.",
    },
    {
      id: "how-long-to-catch-up",
      question: "How long does it take to make up for it?",
      asked: [
        "can i still do the exam",
        "is evening school worth it",
        "how many years to get it",
        "can i do that online beside work",
      ],
      answer:
        "It depends on country and exam: the GED takes many people some months, evening school mostly one to three years, an external exam as long as you need. Ask an adult education centre which one counts as secondary school for employers. Meanwhile apply where none is asked, and write 'exam planned for June'.",
    },
    {
      id: "foreign-certificate",
      question: "My school certificate is from another country. Does it count?",
      asked: [
        "mine's from abroad",
        "is it recognised here",
        "do i need it translated",
        "how do i prove it's enough",
      ],
      answer:
        "Mostly yes, once it's understandable: a certified translation, and for some airlines a paper from the office that recognises foreign certificates. Gulf airlines often ask for an attested copy, which takes weeks of stamps. Ask which one, start early, and put the local equal beside it in the CV.",
    },
    {
      id: "will-i-pass-training",
      question: "I was bad at school. Will I get through the training?",
      asked: [
        "can i pass the exams then",
        "i'm not clever",
        "what if i'm too stupid for that",
        "school was horrible for me",
      ],
      answer:
        "Yes, if you learn each evening: it's short facts and things done by hand, taught by people who want you to pass. Many who failed at school do well because they see the reason for it. Try it now: two terms a day aloud for three weeks, then let somebody test you. You'll know more about yourself.",
    },
    {
      id: "apprenticeship-counts",
      question: "Does an apprenticeship count instead?",
      asked: [
        "i did an apprenticeship",
        "is vocational training enough",
        "i'm a trained hairdresser, does that help",
        "which training do they like",
      ],
      answer:
        "In Europe often yes, some vacancies say 'school-leaving certificate or completed vocational training'. One with people in it is best: hotel, restaurant, shop, care, hair, travel. In the Gulf they may still ask for twelve years in total, so count school and apprenticeship together and ask whether it's accepted.",
    },
    {
      id: "does-degree-matter",
      question: "Do those with a degree have an advantage?",
      asked: [
        "are graduates better off",
        "do they prefer people who studied",
        "will i be the only one without",
        "does university count",
      ],
      answer:
        "Hardly, for this job: people skills, language and reliability decide, and a degree without a day among guests doesn't help. Some Asian airlines do ask for a college degree. Later, for office jobs or management, it can count, and you can study beside flying. In the interview never apologise for the lack of it.",
    },
  ],
  "questions/two-passengers-one-seat": [
    {
      id: "neither-moves",
      question: "What if neither of them wants to leave the row?",
      asked: [
        "both stay in the row",
        "he sits already and won't get up",
        "they block the aisle",
        "what do i say so that one comes",
      ],
      answer:
        "Ask for two minutes and not for the seat: 'Nobody's losing the place. I'd like to look at both cards with you at the front, so that the people behind you can sit.' If one's seated with a belt on, leave him and take the standing one. Offer the hand luggage a place and tell the purser that the row waits.",
    },
    {
      id: "full-flight",
      question: "What if the flight is full and there's no second seat?",
      asked: [
        "and if there's no empty one",
        "one of them has to get off, who",
        "is it overbooked then",
        "who decides who stays",
      ],
      answer:
        "Then ground staff decide, by their rules: they look who's checked in properly, ask for volunteers, and take care of the one who stays behind. In the EU someone denied boarding against their will is entitled to compensation and help. You stay with the person, explain nothing you don't know, and fetch the bag.",
      source: {
        name: "Article 4, Regulation (EC) No 261/2004",
        year: 2004,
      },
    },
    {
      id: "wrong-flight",
      question: "One of them turns out to be on the wrong flight. What then?",
      asked: [
        "his pass is for another plane",
        "she's on the wrong aircraft",
        "how can that happen",
        "what if we've already closed",
      ],
      answer:
        "Tell the purser and ground staff at once, and the captain hears it before a door closes: the count, the passenger list and the baggage have to be right. Take the person off kindly, with everything they brought, and ring ahead so that the right flight waits if it can. It happens at shared gates and by small print.",
    },
    {
      id: "families-together",
      question: "One is a mother with a child. Does she get the seat?",
      asked: [
        "and if one's a mum",
        "the kid has to sit beside her",
        "isn't it fairer to move the single man",
        "who has priority there",
      ],
      answer:
        "A child stays beside an adult, so the seats of the two aren't split, but that's no reason to send the other one off. You tell the purser and ground: 'Mother and child in 14A and B, second pass for 14B.' They find the answer. You may ask a single traveller whether he'd move, once a real seat has been confirmed.",
    },
    {
      id: "what-words",
      question: "Which exact words do I use with the two of them?",
      asked: [
        "give me the sentences",
        "how do i start talking to them",
        "what do i say first",
        "how do i stay polite with both",
      ],
      answer:
        "'Good morning, may I see both cards for a second? Thank you. You've both got 14C, and that's our mistake and not yours. Would you come to the galley with me, out of the draught? I'll have an answer from ground staff in about three minutes.' Then come back with news in three, even if it's 'one more minute'.",
    },
    {
      id: "upgrade-demand",
      question: "One of them wants business class as compensation. What do I say?",
      asked: [
        "he demands an upgrade",
        "can i put her in first",
        "she says it's our mistake, so pay",
        "may i offer a better seat",
      ],
      answer:
        "Nothing you can't give: 'I understand that it's annoying. I can't decide about seats, but I'll ask my purser and come back to you.' It's the purser and ground staff who know whether one's free and who comes first. An upgrade promised in the aisle is heard by six rows, and taken back it's worse than none.",
    },
    {
      id: "what-do-they-test",
      question: "What do recruiters want to hear in that answer?",
      asked: [
        "what are they testing with this",
        "is there a right answer",
        "how do i structure it",
        "what's the common mistake there",
      ],
      answer:
        "Order under a clock: cards read, both kept calm and out of the way, the right people told, no promise, the head count correct. And fairness: you blame neither of them. The common mistake is solving it alone, with 'I'd give one an empty seat'. End on the check: who sits where, and who knows about it.",
    },
  ],
  "assessment-days/asked-cockpit-visits": [
    {
      id: "sit-there-for-landing",
      question: "Can I sit in the cockpit for take-off or landing as crew?",
      asked: [
        "may i see a landing from there",
        "can crew use the jump seat in front",
        "i'd love to sit up there",
        "do they let new crew watch",
      ],
      answer:
        "Sometimes, if you travel as a passenger or on a training flight, the airline allows it and the captain says yes; when you work, your place is at your door. In Europe the operations manual says who may be admitted, and the captain has the last word. Many airlines arrange one such flight in training: ask for it.",
      source: {
        name: "CAT.GEN.MPA.135, admission to the flight crew compartment, Regulation (EU) No 965/2012",
        year: 2012,
      },
    },
    {
      id: "two-person-rule",
      question: "Do I have to go in when a pilot goes to the toilet?",
      asked: [
        "must one of us be in there",
        "is there still the two person rule",
        "what do i do while he's out",
        "why do we go in",
      ],
      answer:
        "At many airlines yes: somebody from the cabin goes in so that two people are there and the door can be watched through the spyhole. The US asks for it; Europe left it to each airline's own risk assessment in 2016. You sit or stand where you're told, touch nothing, and open only when the code and the face fit.",
    },
    {
      id: "how-do-i-get-in",
      question: "How do I get in? Is there a code?",
      asked: [
        "how does the door open for me",
        "do i knock",
        "what's the procedure at that door",
        "can crew open it themselves",
      ],
      answer:
        "You ring first by interphone, say who you are and why, look that nobody stands behind you, and the pilots release the lock when they've seen you. The details, an emergency way included, are confidential, and you learn them in security training. In an interview and online never describe them, even if you know.",
    },
    {
      id: "child-disappointed",
      question: "The captain says no to the child after landing. What do I offer?",
      asked: [
        "and if there's no time",
        "the kid's so sad now",
        "what can i do instead",
        "captain says no today",
      ],
      answer:
        "Tell it in one honest sentence, then something you can give: 'The captain has to leave quickly today. Shall we look at the galley together and you press the call button for me?' A card signed by the crew, a wave from the window after the engines stop, a photo at the door. Kneel down while you say it.",
    },
    {
      id: "adult-insists",
      question: "An adult passenger insists on seeing the cockpit in flight. What do I say?",
      asked: [
        "he says he's a pilot himself",
        "she keeps asking to go in",
        "what do i say to someone who insists",
        "is that suspicious",
      ],
      answer:
        "Friendly and final: 'In flight the door stays locked for everybody. I'll gladly ask the captain after landing.' If he says that he's a pilot, take name and airline and tell the purser; nobody goes in on his own word. If someone asks again, about the lock or the times, or waits near the door, report it at once.",
    },
    {
      id: "is-it-scary",
      question: "What's it like in there? Am I in the way?",
      asked: [
        "is it cool up there",
        "what do i do when i'm inside",
        "can i talk to them",
        "when should i not go in",
      ],
      answer:
        "Small, warm, full of light, and quiet. Look before you speak: if they're on the radio or reading a list, wait. Keep drinks away from the middle and hand them round the outside. Below ten thousand feet and in the sterile phases you stay out unless it's about safety. Good pilots like to explain: ask one question.",
    },
    {
      id: "in-interview-love-flying",
      question: "Can I say in the interview that I'm fascinated by the cockpit?",
      asked: [
        "may i say i want to be a pilot later",
        "is it good to love planes",
        "does it sound like i want another job",
        "how do i say i like aviation",
      ],
      answer:
        "Fascinated yes, if the cabin comes first: 'I can tell an A320 from a 737, but what I like is the row of people behind it.' If you want to be a pilot one day, you needn't hide it when asked, but say that this job is your choice now, for years. Airlines don't want to train you as a bridge.",
    },
  ],
  "assessment-days/asked-which-aircraft-types": [
    {
      id: "choose-type",
      question: "Can I choose which type I fly?",
      asked: [
        "can i ask for the big ones",
        "i only want long haul",
        "how do i get on the a380",
        "do they ask what you like",
      ],
      answer:
        "As a beginner mostly not: you get what your base and your class need. Later there are bids, transfers or an application for long haul, often after one or two years, and the base decides most. So choose the airline and the base by what flies there. In the interview name a wish, and say you'd start on either.",
    },
    {
      id: "mix-them-up",
      question: "Don't I mix up the doors of two types?",
      asked: [
        "how do you keep them apart",
        "what if i open the wrong way",
        "isn't that confusing",
        "i'd forget which plane i'm on",
      ],
      answer:
        "At first everyone does, so crew build a habit: before each boarding, hand on the door, say type, door, handle direction and slide aloud. Many manuals use colours and cards for each type. The airlines refresh what differs, and the briefing often asks just that. It's tiredness that mixes, so do it each time.",
    },
    {
      id: "not-flown-long",
      question: "What if I haven't flown one of my types for months?",
      asked: [
        "i'm trained on it but never fly it",
        "do i lose a type",
        "how often do i need to be on it",
        "what after a year on the other one",
      ],
      answer:
        "In Europe six months without work on a type mean a refresher with a check, or two familiarisation flights on it, before you count there again, even if you've flown on others. The planners watch it, but look for yourself. Before the first flight back go through doors and equipment, and tell the purser.",
      source: {
        name: "ORO.CC.145, refresher training, Regulation (EU) No 965/2012",
        year: 2012,
      },
    },
    {
      id: "which-is-easier",
      question: "Which is nicer to work on: Airbus or Boeing?",
      asked: [
        "airbus or boeing, which is better",
        "what do crew like most",
        "is the 737 worse",
        "which plane is hardest",
      ],
      answer:
        "It depends more on the galley and the number of crew than on the maker. A320 cabins are a hand wider than the 737's. A 787 or A350 has moister air and a lower cabin altitude, which you feel after ten hours. A turboprop has short flights and one or two of you. Ask crew at that base, not a forum.",
    },
    {
      id: "learn-before-interview",
      question: "How much about the fleet do I have to know for the interview?",
      asked: [
        "what exactly do i learn about them",
        "will they ask about the planes",
        "how deep do i go",
        "is it enough to know the names",
      ],
      answer:
        "Five minutes' worth: types, how many roughly, which are on order, what flies from your base, one aisle or two, number of cabin crew perhaps. Use it in a sentence: 'You're taking the A321 to my base next spring, so there'll be four of us on it.' Engine names and years impress nobody.",
    },
    {
      id: "how-long-per-type",
      question: "How long does the course for one more type take?",
      asked: [
        "how many days for a new type",
        "what do i learn there",
        "is there an exam again",
        "do i start from zero with each one",
      ],
      answer:
        "Mostly two to five days: theory and e-learning, doors and exits on a trainer or on the aircraft, equipment places, a written test, a practical, and then flights to get used to it. If it's a close relative, such as an A321 after the A320, a short differences course is enough. You don't repeat fire or first aid.",
    },
    {
      id: "aircraft-change-last-minute",
      question: "What if they change the aircraft at the last minute?",
      asked: [
        "and if it's suddenly another type",
        "plane swap before the flight",
        "what if i'm not trained on the new one",
        "do i still fly then",
      ],
      answer:
        "If you're trained and current on the new one, you fly, after a short new briefing: doors, equipment, who sits where. If you aren't, you may not be counted, and they call standby; say it at once and don't wait until somebody notices. Passengers get new seats, so be first at the row and calm.",
    },
  ],
  "assessment-days/asked-cover-letter": [
    {
      id: "letter-without-experience",
      question: "What do I write if I've no experience with passengers?",
      asked: [
        "i've never worked in service",
        "what story do i take then",
        "i come straight from school",
        "what if i did something totally different",
      ],
      answer:
        "A day when somebody needed you and you stayed calm: a lost child at a school fair, an angry caller in an office, a patient's family in a corridor, a late delivery in a warehouse. Say what you did and how it ended. Then one line: 'That's what I'd like to do at your doors and in your aisle.'",
    },
    {
      id: "may-i-use-ai",
      question: "May I let a chatbot write it?",
      asked: [
        "can chatgpt do it for me",
        "is it cheating to use ai",
        "will they notice it",
        "i used ai, is that bad",
      ],
      answer:
        "For order and spelling yes, for the content no: if it writes it, your letter says what five hundred others say, and recruiters know the tune. Give it your own fact, story and figure, then cut every sentence that would fit anybody. Read it aloud, and be able to tell each line freely in the interview.",
    },
    {
      id: "how-do-i-end",
      question: "How do I end the letter?",
      asked: [
        "what's a good last sentence",
        "how do i finish it",
        "what do i write at the end",
        "is 'i look forward' too boring",
      ],
      answer:
        "With what they need to plan, then a plain good-bye: 'I can start from 1 September, live twenty minutes from the airport and swim well. I'd be glad to meet you at an assessment day. Kind regards', and your full name. No 'I'd be the perfect addition', no begging, and no second reason at the end.",
    },
  ],
};
