import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after entries on training and the first months, by the entry's id. */
export const FURTHER_ON_TRAINING: FurtherQuestions = {
  "assessment-days/asked-training-in-general": [
    {
      id: "how-many-weeks",
      question: "How many weeks does the training last?",
      asked: [
        "how many weeks is that",
        "how long exactly",
        "is it weeks or months",
        "so a month or more",
        "how long till im done",
      ],
      answer:
        "Four to six weeks is usual at European and US airlines, six to eight at the large Gulf ones, and a few Asian airlines take three months or more. Each aircraft type and a long service course add days. The airline's own page or the offer names the length.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "hardest-part",
      question: "What is the hardest part of the training?",
      asked: [
        "whats the hardest bit",
        "is it hard",
        "is it very difficult",
        "how hard is it",
        "what do people struggle with most",
        "which part is worst",
        "what will be difficult for me",
      ],
      answer:
        "The pace: no single thing is hard, but every day brings new words, drills and a test, and the next day builds on it. Shouting commands in front of the class comes second. If you learn each evening and practise aloud, neither will sink you.",
    },
    {
      id: "self-defence",
      question: "Do we learn self-defence in training?",
      asked: [
        "do they teach us to fight",
        "is there self defence",
        "what if someone attacks me",
        "do we learn to restrain people",
        "how do we hold down a passenger",
      ],
      answer:
        "Yes, a little: first how to calm people, then how to keep your distance, break free of a grip and, as a team, restrain somebody with the kit on board. In the US defending yourself and subduing an attacker belong by law to the basic training, and a fuller course is voluntary.",
      source: {
        name: "49 U.S.C. 44918, crew training, as amended by the FAA Reauthorization Act",
        year: 2024,
      },
    },
    {
      id: "drunk-passengers",
      question: "Do we learn to deal with drunk and angry passengers?",
      asked: [
        "do they teach how to handle drunk people",
        "and difficult passengers",
        "will i learn what to say when someone shouts",
        "is there training for angry customers",
      ],
      answer:
        "Yes, with role plays: a classmate or trainer plays the drunk, the shouter, the one who won't put a belt on. You learn to see it early, what to say, when to fetch a colleague, how to warn and how to report. It feels silly for five minutes and useful for years.",
    },
    {
      id: "hours-a-day",
      question: "Which hours does a training day have?",
      asked: [
        "what time does it start",
        "is it nine to five",
        "how many hours a day is class",
        "do we have weekends off",
        "whats a day like",
      ],
      answer:
        "Mostly about eight hours, often from eight or nine, with short breaks. Some centres run early and late classes because the trainers and the pool are shared. Saturdays happen; one day off a week you'll nearly always have, and you'll spend half of it learning.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "say-in-interview",
      question: "What do I say in the interview when they ask about the training?",
      asked: [
        "what do i tell them if they ask about training",
        "how do i show i can do it",
        "they ask if i'd pass the training",
        "what's a good answer about the course",
      ],
      answer:
        "Show that you know it's mostly safety, and prove that you can learn: 'I took my care assistant exam beside a full-time job, an hour each morning, and I'd do it the same way.' One real case with a result says more than 'I'm a fast learner'.",
    },
  ],
  "assessment-days/asked-fail-training": [
    {
      id: "how-many-fail",
      question: "How many people fail the training?",
      asked: [
        "do many people fail",
        "how many drop out",
        "what percentage fails",
        "is it common to fail",
        "how many of the class make it",
      ],
      answer:
        "Nobody can give you a true figure: airlines don't publish it, and those on the internet are guesses. From the classroom: most of a class finish, a few leave, and of these some go by themselves because the life isn't theirs. Airlines want you to pass; they've paid for your seat.",
    },
    {
      id: "when-is-resit",
      question: "How soon is the resit?",
      asked: [
        "when can i try again",
        "how soon do i retake it",
        "is the second try the same day",
        "how long do i get to study for it",
      ],
      answer:
        "Often the next day, or the same afternoon, because the course goes on. So ask at once which questions you missed and learn exactly those. A practical check is mostly repeated after a short practice with the trainer.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "which-one-is-failed",
      question: "Which exam do people fail most often?",
      asked: [
        "which test is the hardest",
        "what do most people fail",
        "which exam should i worry about",
        "is it the written or the practical",
      ],
      answer:
        "From the classroom: less the big drill than the lists, such as where the equipment is, door details and dangerous goods. In the practical it's mostly one skipped step, such as not looking outside before opening. Learn lists on a drawing, and say each step aloud.",
    },
    {
      id: "apply-again-after",
      question: "May I apply again after failing the course?",
      asked: [
        "can i come back after failing",
        "is that it for ever with that airline",
        "can i reapply if they send me home",
        "would another airline still take me",
      ],
      answer:
        "At many airlines yes, after a waiting time; some take you once only. Another airline is always open, and you should say it honestly if they ask: what you failed, why, and what you do differently now.",
    },
    {
      id: "pay-back-after-fail",
      question: "Do I have to pay anything back if I fail?",
      asked: [
        "do they want money back if i fail",
        "does failing cost me",
        "who pays if i dont pass",
        "do i owe them for the course",
      ],
      answer:
        "Mostly not, but your contract decides. Look for a line on repaying training, uniform or housing 'if the course isn't completed for any reason': that includes failing. If you signed for a paid course at a private school, the fee is usually gone.",
    },
  ],
  "assessment-days/asked-exams-in-training": [
    {
      id: "everything-at-once",
      question: "Is there one big final exam at the end?",
      asked: [
        "is there a final exam",
        "do they test everything at the end",
        "is it all in one day",
        "how is the last exam",
      ],
      answer:
        "Mostly both: small tests all along, and at the end a larger one on safety and an evacuation drill from briefing to slide. In Europe the attestation course closes with an examination on all its subjects except crew cooperation, which isn't marked that way.",
      source: { name: "Regulation (EU) No 1178/2011, Part-CC, CC.TRA.220", year: 2024 },
    },
    {
      id: "why-so-high",
      question: "Why is the pass mark so high?",
      asked: [
        "why 90 percent",
        "why so strict",
        "why isnt half enough like at school",
        "isnt that a bit much",
      ],
      answer:
        "Because the tenth you don't know may be the one you need. In an emergency nobody looks anything up, and a colleague at the other door trusts that you know the same steps. The questions are plain, though: they ask what was taught, with no tricks.",
    },
    {
      id: "practical-check",
      question: "What happens in a practical exam?",
      asked: [
        "how does the practical work",
        "what do i do in the door exam",
        "do i do it alone in front of everyone",
        "is someone ticking boxes",
      ],
      answer:
        "You stand at the trainer door, get a situation, such as smoke on the left, and act it out in real time with your commands, while an examiner ticks steps. A few steps are musts: look outside, hold people back until the slide is ready. Talk loudly and keep going after a slip.",
    },
    {
      id: "nerves-in-exam",
      question: "What if I get nervous and blank in an exam?",
      asked: [
        "what if i blank",
        "i panic in tests",
        "im bad at exams",
        "how do i stay calm in the test",
        "my mind goes empty under pressure",
      ],
      answer:
        "Breathe out slowly, and begin with what you're sure of; the rest often comes back. In a written test skip and return. In a practical say the first command: the body knows what follows. If tests scare you badly, tell the trainer before, and practise in front of classmates until it's dull.",
    },
  ],
  "assessment-days/asked-slide-drill": [
    {
      id: "does-it-hurt",
      question: "Does the slide hurt?",
      asked: [
        "does it hurt",
        "can i get burned on it",
        "did anyone get hurt on the slide",
        "do you get friction burns",
      ],
      answer:
        "Seldom: the usual thing is a hot elbow from touching the fabric, so you wear long sleeves and trousers. Ankles suffer when people land leaning back, so come down sitting upright and run off. Tell the trainer of a bad back or a pregnancy before.",
    },
    {
      id: "refuse-it",
      question: "What if I can't bring myself to jump?",
      asked: [
        "what if i refuse",
        "what if i freeze at the top",
        "can i skip the slide",
        "do they fail me if i dont jump",
        "can i say no to it",
      ],
      answer:
        "You mostly get a second try and a trainer beside you, and with a hand on the shoulder nearly everybody goes. Without the slide the course isn't complete, because you couldn't send passengers where you won't go. So ask for help early rather than hide it.",
    },
    {
      id: "how-high",
      question: "How high is the slide?",
      asked: [
        "how high is it",
        "how many metres is that",
        "is it as high as a house",
        "is it very steep",
      ],
      answer:
        "About three metres for a single-aisle door, like looking out of a first floor, and about five for a large aircraft. On many trainers it's the lower one. It looks steeper from the top than it is, as you see only the edge.",
      source: {
        name: "Airbus and Boeing airport planning documents, height of door sills",
        year: 2022,
      },
    },
    {
      id: "shoes-and-skirt",
      question: "What do I wear for the slide drill?",
      asked: [
        "what do you wear for it",
        "do we do it in skirt and heels",
        "can i keep my shoes on",
        "what about my glasses and jewellery",
      ],
      answer:
        "Long trousers, long sleeves and flat closed shoes with laces, or the overalls they lend you. No skirt, no heels, no watch, rings or earrings, nothing in the pockets, and long hair tied up. Glasses stay on only if they're strapped; ask the trainer.",
    },
    {
      id: "why-jump-not-sit",
      question: "Why do we jump and not sit down at the top?",
      asked: [
        "why jump",
        "why cant i sit down first",
        "why not slide slowly",
        "whats wrong with sitting on the edge",
      ],
      answer:
        "Because sitting down costs a second or two each, and with fifty people in line that adds up. Whoever sits also blocks the door sill and gets pushed. You step off and land sitting on the slide; that's what the command 'jump' is for.",
    },
  ],
  "assessment-days/asked-smoke-and-fire-drill": [
    {
      id: "contact-lenses",
      question: "Can I wear contact lenses or glasses in the smoke drill?",
      asked: [
        "what about contact lenses",
        "can i keep my lenses in",
        "do my glasses fit under the hood",
        "will the smoke burn my eyes",
      ],
      answer:
        "Mostly yes: glasses fit under the hood, and stage smoke dries lenses rather than harms them. Some schools ask you to take lenses out for the smoke or the pool, so bring glasses, a case and drops. Say it before you go in.",
    },
    {
      id: "claustrophobia",
      question: "What if I feel trapped in the smoke hood?",
      asked: [
        "i get claustrophobic",
        "what if i panic in the hood",
        "can i breathe in that thing",
        "im afraid of small dark spaces",
        "what if i cant stand it",
      ],
      answer:
        "Tell the trainer, and put it on first in daylight, seated. You do get air, though the heat and noise make it feel like too little: count four in, four out. You can take it off at any time, a trainer is within reach, and most are fine on the second try.",
    },
    {
      id: "asthma",
      question: "I have asthma. May I do the smoke drill?",
      asked: [
        "i have asthma is that ok",
        "is the smoke bad for my lungs",
        "can i take my inhaler in",
        "what is the smoke made of",
      ],
      answer:
        "Ask the aviation doctor and tell the trainer before: it's artificial mist, as on a stage, made from glycol and water, and it can irritate sensitive airways. With well-treated asthma many do it, the inhaler in the pocket. Where the doctor says no, don't hide it and go in.",
    },
    {
      id: "real-halon",
      question: "Do we use a real halon extinguisher?",
      asked: [
        "is it a real extinguisher",
        "do we spray halon",
        "what do we put the fire out with",
        "same bottle as on the plane",
      ],
      answer:
        "Hardly ever: halon harms the ozone layer, so training bottles hold water, carbon dioxide or powder, in the same shape and with the same grip. European guidance allows another agent for just that reason. You learn pin, grip, aim and distance, and those are the same.",
      source: { name: "AMC1 ORO.CC.140(b), firefighting with an alternative agent", year: 2024 },
    },
    {
      id: "mistake-in-fire-drill",
      question: "What mistake do people make in the fire drill?",
      asked: [
        "what do people get wrong",
        "what should i not do there",
        "any tips for the fire bit",
        "how do i do well in it",
      ],
      answer:
        "They aim at the flames instead of at the base, start from too far away, and turn their back when it's out. Go low, aim under the flames, sweep, and stay facing it with the bottle up. And they forget to call: shout for a colleague before you spray.",
    },
  ],
  "assessment-days/asked-pool-day": [
    {
      id: "teach-me-to-swim",
      question: "Will the airline teach me to swim?",
      asked: [
        "do they teach you to swim there",
        "can i learn it on the course",
        "what if i cant swim at all",
        "will they help me in the water",
      ],
      answer:
        "No, the pool day is for rescue and not for lessons, and where a swim test is set you must pass it then, or mostly once more. For the raft you needn't be good: a vest carries you and somebody stands by. Learn before; many adult beginners get there in some weeks.",
    },
    {
      id: "what-to-wear-in-pool",
      question: "What do we wear in the pool?",
      asked: [
        "what do i wear for the pool",
        "do we swim in our clothes",
        "swimsuit or clothes",
        "can i wear a burkini or leggings",
      ],
      answer:
        "Swimwear, and over it often a T-shirt, leggings or overalls, because wet clothes are part of it; swimwear that covers you is mostly fine, but ask. No jewellery or long nails, as both tear vests and rafts. Bring a towel, dry things and a hair tie or cap.",
    },
    {
      id: "period-on-pool-day",
      question: "What if I have my period or I'm ill on the pool day?",
      asked: [
        "what if i have my period that day",
        "i cant go in the water that day",
        "what if i have a cold on pool day",
        "can i do the pool another time",
      ],
      answer:
        "Tell a trainer in the morning, in one sentence: they hear it in every class, and with a tampon or cup most go in. With a cold, an ear infection or an open wound you do it another day. It's put off, not dropped, because without it your course isn't complete.",
    },
    {
      id: "get-into-raft",
      question: "How do I get into the raft from the water?",
      asked: [
        "how do you climb in",
        "i dont have strong arms how do i get in the raft",
        "whats the trick with the raft",
        "what if im too heavy to get in",
      ],
      answer:
        "Hold the boarding handle or strap, kick your legs up behind you until you lie flat, then pull and roll in chest first; it's legs and timing, not arms. A half-inflated vest is less in the way, if your trainer says so. Somebody inside pulls you by the vest or under the arms.",
    },
  ],
  "assessment-days/asked-doors-and-mock-up": [
    {
      id: "who-is-passenger",
      question: "Who plays the passengers in the drills?",
      asked: [
        "who are the passengers in it",
        "do we play passengers",
        "are there actors",
        "how do they make it real",
      ],
      answer:
        "Your classmates, and they enjoy it: they freeze, film, clutch bags and go the wrong way. Then you swap. You learn as much lying on the floor with a cushion as at the door, since you notice which voice you'd follow.",
    },
    {
      id: "mistake-at-door",
      question: "What is the mistake to avoid in a door drill?",
      asked: [
        "what do people do wrong at the door",
        "whats the biggest mistake there",
        "what fails you in the door test",
        "any tip for the doors",
      ],
      answer:
        "Opening before you've looked. In every drill there's one with fire or water outside. Next: letting people go before the slide is up, and standing in the doorway so that they push you out. Look, open, hold on, hold them back, check, then shout.",
    },
    {
      id: "every-type",
      question: "Do we practise on each aircraft type of the airline?",
      asked: [
        "do we do all the planes",
        "one door or all of them",
        "what if they fly boeing and airbus",
        "do i learn every type at once",
      ],
      answer:
        "On each type you'll fly, yes: its doors, its equipment, its exits, with a check for each. Beginners mostly start with one or two types, and learn others later. Doors of one family are alike, which is why they may count as one.",
    },
  ],
  "assessment-days/asked-learning-commands": [
    {
      id: "may-i-change-words",
      question: "May I say the commands in my own words?",
      asked: [
        "can i say it in my own words",
        "does it have to be exact",
        "what if i mix up two words",
        "is close enough ok",
      ],
      answer:
        "No: in the exam and on board it's word for word. People in panic hear two or three words, and colleagues answer to just those. If you slip, don't stop to correct it: say the next one loudly. Afterwards drill the line you lost.",
    },
    {
      id: "which-language",
      question: "In which language are the commands?",
      asked: [
        "are they in english",
        "which language do i shout in",
        "do i have to learn them in arabic too",
        "what if passengers dont speak english",
      ],
      answer:
        "Mostly in English, at many airlines in the national language too, and you learn both. Crew shout in the language most of the cabin understands, and hands do the rest: a pointing arm needs no translation.",
    },
    {
      id: "learn-before-course",
      question: "Can I learn the commands before the course starts?",
      asked: [
        "can i start now with them",
        "should i learn them already",
        "do you have them here",
        "is it smart to learn them in advance",
      ],
      answer:
        "Learn how they work, not the wording: each airline has its own, and unlearning is harder. The ones I show are examples, good for practising your voice. What you can train at once: shouting short words from the belly, for a minute, without your voice going up.",
    },
    {
      id: "shout-shy",
      question: "I feel silly shouting. How do I get over it?",
      asked: [
        "i have a quiet voice",
        "im too shy to shout",
        "i feel stupid shouting",
        "how loud must it be",
      ],
      answer:
        "Everybody does at first, so practise where nobody hears you: in a car, in a field, into a pillow. Stand wide, breathe into the belly, push the first word and keep the pitch low. In class go first once, and after that it's only noise.",
    },
  ],
  "assessment-days/asked-how-to-study": [
    {
      id: "hours-each-evening",
      question: "How many hours each evening should I learn?",
      asked: [
        "how many hours though",
        "is one hour enough",
        "how long every day",
        "do i have any free time then",
      ],
      answer:
        "Two honest hours, phone in another room, do more than five with it on the table. Before a big test take a third, and stop before midnight. Keep one evening a week free, or you'll be worn out in week three.",
    },
    {
      id: "dyslexia",
      question: "I'm dyslexic. Can I still pass?",
      asked: [
        "im dyslexic",
        "i have adhd will i manage",
        "i read slowly is that a problem",
        "do they give extra time",
      ],
      answer:
        "Yes, there are dyslexic people in every kind of crew. Tell the training team before the course: extra time or a reader is possible at some airlines, though not promised. Drills are done with hands and voice, and chapters you can record and listen to.",
    },
    {
      id: "remember-equipment",
      question: "How do I remember where all the equipment is?",
      asked: [
        "how do i learn the equipment locations",
        "theres so much equipment",
        "how to remember where things are on the plane",
        "any memory trick for that",
      ],
      answer:
        "Draw the cabin and walk it, always the same way: from door one left along the left side to the back, then the right side to the front, naming each thing and where it sits. Then shut your eyes and go it again on the bus. What you keep forgetting gets a silly picture.",
    },
    {
      id: "alone-or-group",
      question: "Is it better to learn alone or in a group?",
      asked: [
        "alone or with others",
        "is a study group good",
        "should we study together",
        "what if the others are slower",
      ],
      answer:
        "Both, in that order: first alone until you can say it, then an hour with two others who ask you. The group shows you what you only thought you knew. If one of you is slower, explain it: nobody learns more than the one who explains.",
    },
  ],
  "assessment-days/asked-training-pay": [
    {
      id: "when-first-pay",
      question: "When does the first salary come?",
      asked: [
        "when do i get my first pay",
        "how long without money",
        "do they pay weekly",
        "when is payday in training",
      ],
      answer:
        "Often at the end of the first full month, and the parts for flying a month later, because hours are counted afterwards. So after five weeks of course you may see only basic pay or an allowance for two months. Ask for the pay date with the offer.",
    },
    {
      id: "loan-for-training",
      question: "Should I take a loan for the training?",
      asked: [
        "should i borrow money for it",
        "the school wants 3000 is that ok",
        "is it worth paying for a course",
        "what if i cant afford it",
      ],
      answer:
        "For an airline's own course you shouldn't need one. For a private attestation course think twice: first find three vacancies that demand it and that you'd get. No school can promise a job, and one that does it in writing wants your money. Ask about instalments and your job centre.",
    },
    {
      id: "costs-in-training",
      question: "Which costs come up in training although it's paid?",
      asked: [
        "what do i have to buy",
        "what will it cost me anyway",
        "any hidden costs",
        "what should i save up for",
      ],
      answer:
        "Shoes, tights, make-up or shaving things, a suitcase, a watch, food, laundry, the way to the centre, a passport, photos, sometimes the medical, vaccinations and the police certificate. Perhaps a deposit for a room at the base. Add it up before you hand in your notice.",
    },
    {
      id: "training-salary-in-interview",
      question: "May I ask about training pay in the interview?",
      asked: [
        "can i ask about it in the interview",
        "is it rude to ask",
        "when should i ask about the money",
        "what do i say if they ask about unpaid training",
      ],
      answer:
        "Read the careers page first, as it's often there; then yes, at the end and in one neutral sentence: 'Could you tell me how the training period is paid?' If they say it's unpaid and ask how you'll manage, answer with a plan in figures, not with 'somehow'.",
    },
  ],
  "assessment-days/asked-training-absence": [
    {
      id: "what-counts-as-ill",
      question: "When am I too ill for class?",
      asked: [
        "what if i just have a cold",
        "should i go in with a cold",
        "how ill is too ill",
        "do i come with fever",
      ],
      answer:
        "With a fever or a stomach bug stay away: you'd take the class down with you. With a cold come, sit at the back and tell the trainer; blocked ears rule out the pool. With pain or an injury let them decide which drills you do.",
    },
    {
      id: "how-many-days",
      question: "How many days can I miss before I'm out?",
      asked: [
        "how many days are allowed",
        "is one day ok",
        "what if i miss two days",
        "when do they kick me out for it",
      ],
      answer:
        "There's no general number. One missed day of theory can mostly be made up in an evening; a missed drill day needs the trainer, the device and a free place, and that may not exist. More than two or three days usually mean a later course.",
    },
    {
      id: "funeral",
      question: "What if somebody in my family dies during the course?",
      asked: [
        "what if theres a funeral",
        "what if my grandma dies",
        "do they let you go for emergencies",
        "what about a family emergency",
      ],
      answer:
        "Go to the trainer the same hour. Nearly every airline lets you go and finds a way: a few days made up, or a place on the next course. It's not held against you. Get the new date and your contract's position in writing before you travel.",
    },
    {
      id: "visa-or-appointment",
      question: "May I leave early for a doctor or an office?",
      asked: [
        "can i leave early for the dentist",
        "i have an appointment that day",
        "what about my visa appointment",
        "can i go an hour earlier",
      ],
      answer:
        "Only for what the airline itself needs, such as visa, medical or airport pass, and that's planned into the timetable. Put the dentist and the bank before the course. If something can't wait, ask a day ahead and have a classmate take notes.",
    },
  ],
  "assessment-days/asked-sent-home-from-training": [
    {
      id: "late-once",
      question: "I was late once. How do I put it right?",
      asked: [
        "i was late today what now",
        "i overslept",
        "how do i apologise for being late",
        "is once already a problem",
      ],
      answer:
        "Ring before the start, come in quietly, apologise once after class in one sentence and say what you'll change: two alarms, an earlier bus. Then be early for the rest of the course. Trainers forget one late morning; they don't forget a long story about traffic.",
    },
    {
      id: "party-with-class",
      question: "May we go out and drink during the course?",
      asked: [
        "can we go out in the evenings",
        "is drinking allowed in training",
        "what about a party with the class",
        "can i drink at the weekend",
      ],
      answer:
        "On a free evening and in moderation mostly yes, unless the airline forbids it, and in the Gulf mind the law. You can be tested, and a smell of alcohol in the morning can end your course. In that hotel you're the airline's face already, so save the party for the wings.",
    },
    {
      id: "social-media-in-training",
      question: "May I post about the training?",
      asked: [
        "can i post videos of training",
        "can i film the slide",
        "what about instagram",
        "is a selfie in uniform ok",
      ],
      answer:
        "Ask first, and mostly it's no for anything inside: security lessons, doors, manuals, tests, other people's faces. A photo with your wings at the ceremony is fine at most airlines. One clip of a drill has cost people their course.",
    },
    {
      id: "conflict-with-classmate",
      question: "What if I can't stand somebody in my class?",
      asked: [
        "i dont get along with someone in class",
        "theres drama in my class",
        "my roommate is horrible",
        "someone keeps copying me",
      ],
      answer:
        "Treat it as your first crew: polite, brief, and you work together when it's needed. Speak once, alone, about the thing and not the person. If somebody bullies or cheats, tell a trainer with facts. Don't take sides in the class chat; trainers hear of it.",
    },
  ],
  "assessment-days/asked-first-aid-course": [
    {
      id: "nurse-skips",
      question: "I'm a nurse. Can I skip the first aid part?",
      asked: [
        "can i skip it as a nurse",
        "im a paramedic do i still have to",
        "i already know first aid",
        "does my nursing degree count",
      ],
      answer:
        "No: everybody does the whole course, because it's about this cabin, this kit and what crew may do. You'll find it easy and a little different: less equipment, no drugs of your own, a flight deck to inform. Help the others, and don't correct the trainer before the class.",
    },
    {
      id: "faint-at-blood",
      question: "What if I faint in the first aid lesson?",
      asked: [
        "what if i really faint",
        "i pass out when i see needles",
        "what if i feel sick in the lesson",
        "do they kick you out for fainting",
      ],
      answer:
        "Then you've given the class a case, and no one is sent home for it. Sit at the edge, eat breakfast, press your knees together and tense arms and legs when it starts: that keeps the blood up. On board you have a task, and then most people don't faint at all.",
    },
    {
      id: "mouth-to-mouth",
      question: "Do I have to do mouth-to-mouth on the dummy?",
      asked: [
        "do i have to kiss the doll",
        "mouth to mouth on a dummy really",
        "is that hygienic",
        "do we do breaths too",
      ],
      answer:
        "Mostly yes, through a mask or a shield, and each dummy's face is cleaned or changed between people. On board you'd use a mask or a bag from the kit. Compressions are the tiring part: two minutes feel long, and you learn to swap.",
    },
    {
      id: "baby-birth",
      question: "Do we learn to deliver a baby?",
      asked: [
        "do they teach childbirth",
        "will i have to deliver a baby",
        "what if a woman gives birth on board",
        "is birth part of the course",
      ],
      answer:
        "The basics, yes: warmth, privacy, gloves, support the baby and don't pull, skin to skin, and the afterbirth stays. Births on board are rare, and there's often a doctor or midwife among the passengers. You won't be examined like a midwife.",
    },
    {
      id: "how-long-valid",
      question: "How long is the first aid training valid?",
      asked: [
        "how often do we repeat it",
        "does it expire",
        "do i do cpr every year",
        "is it valid outside the airline too",
      ],
      answer:
        "In Europe first aid is part of the training every twelve months; in the US CPR and defibrillator at least every 24 months. The paper is the airline's, so outside it counts only if a recognised body issued it.",
      source: { name: "ORO.CC.140(d) (EASA); 14 CFR 121.805", year: 2024 },
    },
  ],
  "assessment-days/asked-before-training-starts": [
    {
      id: "which-aircraft",
      question: "Which aircraft types should I know?",
      asked: [
        "which planes should i know",
        "do i need to know all the planes",
        "airbus or boeing what do i learn",
        "how do i learn aircraft types",
      ],
      answer:
        "Those of your airline: look at its fleet page and learn for each the maker, one aisle or two, roughly how many seats and how many doors. For most people that's two or three types. Telling a 737 from an A320 at the gate is a nice extra, not an exam.",
    },
    {
      id: "e-learning",
      question: "What is the e-learning before the course?",
      asked: [
        "whats this online training they sent",
        "do i have to do the e learning",
        "how long does the online part take",
        "is the online course tested",
      ],
      answer:
        "Chapters with pictures and short tests that you do at home: the company, aviation words, security, dangerous goods, sometimes grooming. Do it in the first days, with notes, as it's often tested on day one and some airlines won't start you without it. Ask whether it's paid.",
    },
    {
      id: "test-on-day-one",
      question: "Is there a test on the first day?",
      asked: [
        "do they test you straight away",
        "is there an exam on day one",
        "what do they ask the first morning",
        "what if i fail the first test",
      ],
      answer:
        "At some airlines, yes: what they sent you, mostly airport codes, the alphabet, the 24-hour clock or the e-learning. It's there to see who prepared, and it can be the first thing you fail. If they sent you a list, know it cold; if not, there's most likely none.",
    },
    {
      id: "airport-codes-how-many",
      question: "How many airport codes do I have to learn?",
      asked: [
        "how many codes",
        "do i learn all airport codes",
        "whats the trick with airport codes",
        "how do i memorise the codes",
      ],
      answer:
        "Those of your airline's network, from thirty to some hundred, and not the world's. Learn by region, ten a day, with a map, in both directions. Begin with the ones that don't look like the name, such as YYZ for Toronto or ORD for Chicago.",
    },
    {
      id: "not-yet-hired",
      question: "I'm not hired yet. Does it make sense to learn already?",
      asked: [
        "should i study before i even have the job",
        "is it too early to learn",
        "im still applying what can i learn",
        "does it help in the interview",
      ],
      answer:
        "A little, yes: words of the trade and the airline's fleet and bases help you in the interview, the swim and the English help everywhere. Leave doors, drills and commands: they're taught from zero, and each airline does them its own way.",
    },
  ],
  "assessment-days/asked-recurrent-training": [
    {
      id: "how-long-recurrent",
      question: "How many days does the yearly training take?",
      asked: [
        "how many days is it",
        "is it a whole week",
        "how long does that take each year",
        "is it one day only",
      ],
      answer:
        "Mostly one to three days, plus some hours of e-learning beforehand. Crew with several types, and years with fire, smoke and pool, take longer. It counts as duty and is in your roster; ask whether it's paid like flying.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "forgot-to-do-it",
      question: "What if I miss the date?",
      asked: [
        "what if it expires",
        "what if im on leave then",
        "what if i was sick that month",
        "can i fly if its overdue",
      ],
      answer:
        "Then you're grounded until it's done, and the airline's planners hate that as much as you do. In Europe you may do it in the last three months before the date without losing time, and after six months without flying there's a refresher first.",
      source: { name: "ORO.CC.140 and ORO.CC.145 (EASA)", year: 2024 },
    },
    {
      id: "is-it-hard",
      question: "Is the yearly exam hard?",
      asked: [
        "is it hard",
        "do people fail the yearly one",
        "do i need to study for it",
        "is it easier than the first course",
      ],
      answer:
        "Easier than the first time, since you use most of it each week. People trip over what they never touch: the exit of the other type, the raft kit, a door that jams. An evening for each type, with the manual open and your hands moving, is enough for most.",
    },
    {
      id: "why-every-year",
      question: "Why does it have to be every year?",
      asked: ["why every year", "why so often", "isnt once enough", "who says it has to be yearly"],
      answer:
        "Because what you never use fades within months, and most crew never use an extinguisher in earnest. Authorities everywhere ask for it, and the doors, kits and rules change too. What you drilled last spring is what your hands will do.",
    },
    {
      id: "mixed-with-pilots",
      question: "Do pilots train with us?",
      asked: [
        "are pilots there too",
        "do we train with the pilots",
        "do captains have to do it as well",
        "is it only cabin crew",
      ],
      answer:
        "Partly. Pilots have their own checks in the simulator, but some lessons on working together are held jointly, as European guidance wishes. They're the best hours: you hear what they can see up front, and they hear why you called.",
      source: { name: "AMC1 ORO.CC.115(e), combined CRM training (EASA)", year: 2024 },
    },
  ],
  "assessment-days/asked-check-flight": [
    {
      id: "announced",
      question: "Do I know beforehand that I'll be checked?",
      asked: [
        "do they tell you before",
        "is it a surprise",
        "how would i know who it is",
        "can it happen any time",
      ],
      answer:
        "Sometimes it's in the roster, sometimes the checker only shows up at the briefing. An authority's inspector mostly shows an identity card at the aircraft. Some airlines also send mystery passengers, and those you never know. So fly as if it were every day.",
    },
    {
      id: "fail-check-flight",
      question: "What happens if a check flight goes badly?",
      asked: [
        "what if i fail the check",
        "what if they find mistakes",
        "can i lose my job over it",
        "what if i do badly",
      ],
      answer:
        "Small things are talked through and written down. With a real safety gap you get extra training and another check, sometimes before you fly on; only repeated or wilful things go further. Listen, note it, and ask what good would look like.",
    },
    {
      id: "how-often-check",
      question: "How often are crew checked in flight?",
      asked: [
        "how often is that",
        "once a year or more",
        "do they check new ones more",
        "when is the first check",
      ],
      answer:
        "It's the airline's plan: once or twice in the first year, later often once a year or less. New crew, new pursers and those back after a break get more. A good purser watches you on every flight anyway, and that's help.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "nervous-being-watched",
      question: "I get nervous when somebody watches me. What helps?",
      asked: [
        "i hate being watched",
        "how do i stay calm with a checker",
        "i make mistakes when watched",
        "what do i do if im nervous on the check",
      ],
      answer:
        "Give it to the routine: same order, same words, lips moving along. Say hello to the checker, then forget the person and look at the passengers. If you slip, correct it aloud: 'I'll do that check again.' That gets you a better mark than luck.",
    },
  ],
  "assessment-days/asked-cabin-ranks": [
    {
      id: "how-see-rank",
      question: "How do I see somebody's rank?",
      asked: [
        "how do i know who is senior",
        "what do the stripes mean on cabin crew",
        "different scarf or jacket",
        "how do you tell who the boss is",
      ],
      answer:
        "By stripes, a different colour of jacket, scarf, hat or badge, as the airline chooses; some show none. On the crew list the position stands beside the name. In the briefing it's plain: the one who speaks first.",
    },
    {
      id: "does-rank-pay",
      question: "Do seniors and pursers earn more?",
      asked: [
        "do seniors earn more",
        "how much more does a purser get",
        "is it worth it for the money",
        "what changes with the rank",
      ],
      answer:
        "Yes: a higher basic pay or a supplement for each flight in that position, and often better choice of leave. It's not a fortune, and you carry the reports, the complaints and the blame. Do it because you like leading a crew.",
    },
    {
      id: "address-superiors",
      question: "How do I address the purser and the captain?",
      asked: [
        "do i say sir",
        "what do i call the captain",
        "first names or surnames",
        "how do i talk to my boss on board",
      ],
      answer:
        "As they introduce themselves at the briefing. In Europe and the US mostly first names, and 'captain' when it's serious. In parts of Asia and the Gulf titles are usual until you're told otherwise. In an emergency nobody minds: a clear word counts.",
    },
    {
      id: "skip-ranks",
      question: "Can I start higher because I was a manager before?",
      asked: [
        "can i start as a purser",
        "i was a manager do i start at the bottom",
        "does experience let me skip ranks",
        "do i have to start as junior",
      ],
      answer:
        "No, hardly anywhere: everybody starts as crew, and in Europe a purser needs at least a year of flying. What you bring shows later, when seniors are chosen. A few airlines hire pursers directly, and then only with flying experience in that position.",
      source: { name: "ORO.CC.200(c) (EASA)", year: 2024 },
    },
  ],
  "assessment-days/asked-senior-colleagues": [
    {
      id: "against-the-manual",
      question: "What if a senior tells me something that's against the manual?",
      asked: [
        "what if they tell me to do it differently than the manual",
        "my senior says skip the check",
        "do i follow the manual or my senior",
        "what if the purser breaks a rule",
      ],
      answer:
        "The manual wins. Say it as a question, so that nobody loses face: 'I learnt it the other way, may I look it up or ask the captain?' If it's about safety and time is short, do what you were trained to do. Service habits you may follow; checks you never skip.",
    },
    {
      id: "age-difference",
      question: "I'm 45 and my senior is 25. How does that work?",
      asked: [
        "my boss is younger than me",
        "im older than my purser",
        "how do i take orders from a 25 year old",
        "is it weird being older",
      ],
      answer:
        "Better than you think, if you say once that you're new and want to learn. On board rank counts, not age. Don't mother them, don't tell them how you led twenty people, and do the small jobs gladly. They'll come to you with the difficult passenger soon enough.",
    },
    {
      id: "bullied",
      question: "What if a colleague bullies me on a flight?",
      asked: [
        "what if they are really mean",
        "what if im bullied",
        "a colleague makes fun of me",
        "who do i report bullying to",
      ],
      answer:
        "For that flight do your safety work and keep out of the way; if it touches safety, tell the purser at once. Afterwards write down flight, words and witnesses, and speak to your manager, a confidential line or the union. One bad day you may forget, a pattern you report.",
    },
    {
      id: "galley-gossip",
      question: "How do I deal with gossip in the galley?",
      asked: [
        "they talk about other crew all the time",
        "what about gossip",
        "they ask me what i think of the purser",
        "what do i say when they complain about everything",
      ],
      answer:
        "Listen little, add nothing: 'I don't know her, how's your month?' Crews change daily and words travel faster than aircraft. You won't be thought cold for it; after some months people trust you with the true things.",
    },
    {
      id: "ask-for-help",
      question: "How do I ask for help without looking stupid?",
      asked: [
        "i dont want to look stupid",
        "who do i ask on board",
        "how often can i ask",
        "what if they roll their eyes",
      ],
      answer:
        "Say what you know and what you lack: 'Ovens are on, which meals go first?' That's a colleague's question and no beginner's. Ask before it's late, and note the answer. If somebody rolls their eyes, ask another; the safety questions you ask whatever the face.",
    },
  ],
  "assessment-days/asked-first-months": [
    {
      id: "christmas-and-summer",
      question: "Will I have to work at Christmas?",
      asked: [
        "do new crew work christmas",
        "will i get summer off",
        "can i get my birthday off",
        "do i get any holidays the first year",
      ],
      answer:
        "Reckon with it in the first years: somebody flies on every holiday, and the new ones have the least say. Ask for one of two, Christmas or New Year, and offer swaps early. Many crews make it a good day on board, with a tree in the galley.",
    },
    {
      id: "when-it-gets-easier",
      question: "When does it get easier?",
      asked: [
        "when does it get better",
        "how long until i feel normal",
        "im exhausted will this stop",
        "how long till i know what im doing",
      ],
      answer:
        "For most after about three months: the galley is in your hands, you fall asleep at odd times, you have people to call. If after half a year you still dread each report, change something: base, part time, long or short haul. Not every tired month means the wrong job.",
    },
    {
      id: "swap-flights",
      question: "Can I swap flights as a new one?",
      asked: [
        "can i swap with someone",
        "how do swaps work",
        "can i choose my flights at all",
        "can i give away a flight",
      ],
      answer:
        "Mostly yes, with somebody of the same position and type, if both stay within rest and duty limits and the planners agree. Some airlines bar it during probation. Never arrange it only by word: until the system shows it, it's your flight.",
    },
    {
      id: "quit-after-some-weeks",
      question: "What if I don't like it after a few weeks?",
      asked: [
        "what if i hate it",
        "what if its not for me",
        "can i quit after a month",
        "should i give up",
      ],
      answer:
        "Wait for two rosters if you can: nearly everybody wants to give up after the first week of earlies. If it's the life and not the tiredness, leave decently: notice as the contract says, uniform back, and read what the bond costs. A short honest try harms no CV.",
    },
  ],
  "assessment-days/asked-first-flight-nerves": [
    {
      id: "how-many-supernumerary",
      question: "How many supervised flights are there?",
      asked: [
        "how many of those flights do i do",
        "how many until i count",
        "is one flight enough",
        "how long am i extra",
      ],
      answer:
        "In the US at least five hours of flight on duty under a supervisor's eye. The European rule names no number, the airline does: from two sectors to a handful, more for long haul. You go on until it's signed off.",
      source: { name: "14 CFR 121.434(e); AMC1 ORO.CC.135 (EASA)", year: 2024 },
    },
    {
      id: "what-i-do-there",
      question: "What do I actually do on a supervised flight?",
      asked: [
        "what do i do on it",
        "do i just watch",
        "do i work or only look",
        "do i sit on a jumpseat",
      ],
      answer:
        "You work along: equipment checks, boarding, demonstration, service, cabin checks, each with somebody beside you, and you don't have a door alone. For take-off and landing you sit on a spare crew seat or in the cabin. Bring your questions, and write down answers in the break.",
    },
    {
      id: "paid-supernumerary",
      question: "Are the supervised flights paid?",
      asked: [
        "do i get paid for these",
        "is that paid",
        "are those flights for free",
        "does it count as hours",
      ],
      answer:
        "Often with basic pay only, at some airlines with the flying part too, and under a few contracts they're unpaid or low paid. Ask before you sign. For rest and duty limits they count like any other flight.",
    },
    {
      id: "passengers-notice",
      question: "Will the passengers notice that I'm new?",
      asked: [
        "do passengers see im new",
        "do they know its my first flight",
        "should i tell passengers",
        "what if a passenger asks me something i dont know",
      ],
      answer:
        "Some will, and they like it. In the US you're introduced to them as somebody still qualifying. If you don't know an answer: 'Good question, I'll find out and come back', and then do come back. That's all an old hand does too.",
      source: { name: "14 CFR 121.392(b)", year: 2024 },
    },
    {
      id: "what-to-say-as-new",
      question: "What do I say at my first briefing?",
      asked: [
        "what do i say when its my turn",
        "how do i introduce myself",
        "do i say that im new",
        "im shy in front of the crew",
      ],
      answer:
        "Name, how long you've flown, and what you need: 'I'm Sam, it's my third flight, I haven't opened this galley yet.' Then a smile and stop. That tells the purser where to put you, and nobody will expect you to know it all.",
    },
    {
      id: "not-signed-off",
      question: "What if they don't sign me off?",
      asked: [
        "what if i dont pass the first flights",
        "what if they say im not ready",
        "can i fail the supervised flights",
        "what if my supervisor is strict",
      ],
      answer:
        "Then you get more flights or an hour with a trainer, mostly for pace, doors or safety calls. It happens to good people and is soon forgotten. Ask for one or two things to work on by name, and say at the next briefing what they are.",
    },
  ],
  "assessment-days/asked-normal-working-day": [],
  "assessment-days/asked-probation-in-general": [
    {
      id: "how-long-probation",
      question: "How long is the probation?",
      asked: [
        "how many months is it",
        "is it six months",
        "when is it over",
        "how long do they watch me",
      ],
      answer:
        "Between three months and a year, six months being common; it may start with the course or with your first flight. It can be extended at some airlines. Your contract and the country's law set it.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "sick-in-probation",
      question: "What if I'm ill during probation?",
      asked: [
        "what if i get sick in that time",
        "can they fire me for being sick",
        "how many sick days are ok",
        "do i fly sick to be safe",
      ],
      answer:
        "Call in all the same: flying unfit is worse, and forbidden. One illness with a doctor's note seldom harms anybody; what managers notice is several single days next to days off. If it's something longer, talk to your manager before they ask.",
    },
    {
      id: "why-people-fail-it",
      question: "Why do people fail probation?",
      asked: [
        "what do people get fired for",
        "why would they let me go",
        "what should i not do",
        "what gets you sacked",
      ],
      answer:
        "Lateness and missed standby calls first, then sickness that looks arranged, grooming after several reminders, a safety check that wasn't done, and posts in uniform. Hardly ever a slow service: that's expected of a beginner.",
    },
    {
      id: "notice-in-probation",
      question: "Can I leave during probation?",
      asked: [
        "can i quit in probation",
        "how fast can i leave",
        "what if another airline calls me",
        "is there a notice period then",
      ],
      answer:
        "Yes, mostly with short notice; look up how short. The training bond counts all the same at many airlines, and housing and uniform have to be given back. Leave with a signed final paper: the next airline will check your dates.",
    },
    {
      id: "benefits-in-probation",
      question: "Do I get staff travel and leave during probation?",
      asked: [
        "do i get flight benefits yet",
        "can i take holiday in probation",
        "when do staff tickets start",
        "can my parents fly already",
      ],
      answer:
        "Sometimes from the first day, often only after it or after some months, and family later still. Leave is earned from the start in most countries but granted when the roster allows. Don't plan a wedding on a standby ticket in that time.",
    },
  ],
  "assessment-days/asked-training-bond": [
    {
      id: "quit-during-training",
      question: "Do I pay it back if I quit during training?",
      asked: [
        "what if i quit in training",
        "do i pay if i leave in the middle",
        "what if i leave after the course",
        "do i owe them if i stop",
      ],
      answer:
        "That's exactly what a bond is for, so mostly yes, in full or for what was used, if you signed one. Without a bond you usually owe nothing but uniform and housing. Some contracts let you go free in the first days: read that line before day one.",
    },
    {
      id: "refuse-to-sign",
      question: "May I refuse to sign the bond?",
      asked: [
        "can i say no to it",
        "can i negotiate that",
        "what if i dont sign",
        "do they take me without a bond",
      ],
      answer:
        "You may, and then the offer is usually gone, since it's the same for all. What you can get: time to read, a copy, an answer on illness and dismissal by email. If nobody will explain it to you, that's an answer too.",
    },
  ],
  "assessment-days/asked-promotion": [
    {
      id: "become-instructor",
      question: "How do I become an instructor?",
      asked: [
        "how can i become a trainer",
        "i want to teach new crew",
        "what do i need to be an instructor",
        "when can i apply as instructor",
      ],
      answer:
        "Fly for some years, mostly as senior or purser, with a clean record, then apply within the airline: a talk, a lesson on trial, a course in teaching, and you're watched until you're approved. Begin now by helping new colleagues and keeping your own knowledge sharp. Most instructors go on flying part of the month.",
    },
    {
      id: "how-long-purser",
      question: "How long does it take to become purser?",
      asked: [
        "how long till purser",
        "how many years is that",
        "can i be purser in two years",
        "whats the fastest way up",
      ],
      answer:
        "From two or three years at a fast-growing airline to ten and more where everybody waits for a place. In Europe a year of flying and a course is the legal minimum. Vacancies decide more than talent.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "what-they-look-at",
      question: "What do they look at when they promote?",
      asked: [
        "what do i need to get promoted",
        "how do they choose",
        "is it only seniority",
        "what should i do to move up",
      ],
      answer:
        "Years, sickness and lateness, checks and reports, and then an assessment: a case, a talk with a difficult colleague, your knowledge. What you did without being asked helps: training newcomers, languages, first aid. At airlines ruled by seniority your number decides nearly alone.",
    },
    {
      id: "no-wish-to-lead",
      question: "Do I have to become a purser?",
      asked: [
        "what if i dont want to lead",
        "can i stay normal crew",
        "is it bad if i dont move up",
        "do i have to apply for purser",
      ],
      answer:
        "No, many of the best stay crew for thirty years, choose their trips and go home without reports. In an interview say that you'd first like to be good at this job: it's a fine answer, and a true one.",
    },
  ],
  "terminology/cabin-crew-attestation": [
    {
      id: "valid-in-dubai",
      question: "Is the European attestation valid in Dubai or elsewhere outside Europe?",
      asked: [
        "is it valid in dubai",
        "can i use it in the gulf",
        "does it count outside europe",
        "what about america with my cca",
      ],
      answer:
        "No, outside the EASA states each authority has its own rules, so a Gulf or US airline trains you from the beginning. It still shows that you've passed such a course, and your experience counts in the selection.",
    },
    {
      id: "from-outside-to-europe",
      question: "I was crew outside Europe. Does my training count there?",
      asked: [
        "i have a license from another country",
        "i flew for emirates can i work in europe",
        "does my indian certificate count",
        "do i need to start again in europe",
      ],
      answer:
        "As a rule no: EASA doesn't recognise papers from outside, so you take the European course and its examination, with an airline or a school. What counts is your experience, and that you'll find it easy. The right to work in the EU comes first.",
      source: {
        name: "EASA FAQ, Cabin Crew Attestation, papers from third countries",
        year: 2024,
        url: "https://www.easa.europa.eu/the-agency/faqs/cabin-crew",
      },
    },
    {
      id: "uk",
      question: "Is it valid in Britain?",
      asked: [
        "what about the uk",
        "can i use it in england",
        "is it valid in the uk since brexit",
        "do british airlines accept it",
      ],
      answer:
        "Not by itself any more: Britain left EASA at the end of 2020, and its authority, the CAA, has its own attestation. British airlines train newcomers and arrange it. With a European one, ask the airline what it still needs.",
      source: { name: "Regulation (EU) No 1178/2011 as retained in UK law, Part-CC", year: 2021 },
    },
    {
      id: "lapsed",
      question: "What if it has lapsed or I never flew with it?",
      asked: [
        "mine is six years old",
        "what if i havent flown for five years",
        "i have it but never worked with it",
        "how do i renew it",
      ],
      answer:
        "After 60 months without work as cabin crew the first course and the examination have to be done again, with an airline or a school. If you've only had a gap of a year or two it stands, and the new airline's course brings you up to date.",
    },
    {
      id: "how-to-get-it",
      question: "How do I get it, and how long does the course take?",
      asked: [
        "how do i get one",
        "where do i do that course",
        "how long does it take to get",
        "is there an exam for it",
      ],
      answer:
        "By passing the first course at an airline that's approved for it, mostly after being hired, or at an approved school at your own cost. Full-day courses take from three or four weeks, evening ones longer, and an examination closes them. Check the school on the authority's list.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
  ],
  "terminology/crm": [
    {
      id: "how-is-it-taught",
      question: "How is CRM taught in training?",
      asked: [
        "how do they teach that",
        "what do you do in a crm class",
        "is it just talking",
        "is it role play",
      ],
      answer:
        "In a circle rather than in rows: real accidents, films, games in which a team fails for lack of one sentence, role plays in the cabin trainer, and talking afterwards about what each saw. It runs through the whole course, and comes back every year.",
    },
    {
      id: "is-there-an-exam",
      question: "Is there an exam in CRM?",
      asked: ["do they mark it", "can i fail crm", "is it tested", "how do they grade teamwork"],
      answer:
        "Not like the others. In Europe the attestation's examination leaves the first CRM lesson out; your teamwork is watched in drills and on flights instead, and talked through. Refusing to work with others is noticed all the same.",
      source: { name: "Regulation (EU) No 1178/2011, Part-CC, CC.TRA.220", year: 2024 },
    },
    {
      id: "why-for-cabin",
      question: "Why does cabin crew need it and not only pilots?",
      asked: [
        "isnt that for pilots",
        "why do we need that",
        "whats it got to do with serving",
        "why teach us communication",
      ],
      answer:
        "Because half of what can go wrong is seen or heard in the cabin first: smoke, ice, a strange noise, a passenger. In Dryden and Kegworth people at the back knew what the pilots didn't, and nobody passed it on. A crew is one team with a door in between.",
    },
    {
      id: "tell-the-captain",
      question: "May I, as a beginner, contradict the captain?",
      asked: [
        "can i tell the captain hes wrong",
        "am i allowed to say something as a newbie",
        "what if the captain gets angry",
        "who am i to tell a captain",
      ],
      answer:
        "Yes, if it's about safety, and it's expected of you from day one. Say what you see, why it worries you and what you'd like: 'Captain, there's fluid running from the right wing, please look before we go.' Then he or she decides. An annoyed captain is no accident; a silent crew can be.",
    },
    {
      id: "crm-in-interview",
      question: "How do I use CRM in the interview?",
      asked: [
        "should i mention crm in the interview",
        "how do i show that in an interview",
        "example of crm from a normal job",
        "what story shows this",
      ],
      answer:
        "By a story, not by the word. Choose a moment when you spoke up to somebody above you, or repeated an instruction and so caught a mistake: a kitchen with an allergy, a ward, a building site. You can end with: 'I've read that crews train just that.'",
    },
  ],
  "syllabus/human-factors-pace": [
    {
      id: "still-no-reaction",
      question: "And if they still don't react?",
      asked: [
        "what if they ignore me",
        "and if nothing happens",
        "what if he still doesnt listen",
        "what then",
      ],
      answer:
        "Go to the next one in command: from the purser to the captain, by interphone if need be, and you may tell the purser that you're doing it. Is somebody in danger right now, act: stop the door, stop the boarding, shout. You can be corrected afterwards; harm can't.",
    },
    {
      id: "get-in-trouble",
      question: "Can I get into trouble for speaking up?",
      asked: [
        "will i get in trouble",
        "can they punish me for it",
        "what if i was wrong",
        "what if it was nothing in the end",
      ],
      answer:
        "Not for an honest safety concern, even when it proves wrong: that's what just culture and the airline's own rules are for. You may get an irritated look. Thank them for looking, and report it if somebody made you pay for it.",
    },
    {
      id: "words-to-purser",
      question: "What do I say to the purser?",
      asked: [
        "what words do i use with the purser",
        "how do i say it nicely",
        "give me a sentence",
        "how do i start that",
      ],
      answer:
        "Name, fact, worry, wish: 'Maria, the exit row has a bag on the floor. I'm not happy to report it secure. Shall I take it or will you?' It's short, it accuses nobody, and it leaves her a choice.",
    },
    {
      id: "why-a-ladder",
      question: "Why go step by step and not say it outright?",
      asked: [
        "why not say it straight",
        "why so many steps",
        "isnt that too slow",
        "do i have to go through all four",
      ],
      answer:
        "Because a question is mostly enough and costs nobody face. You climb only as far as you need, and in danger you start at the top: 'Stop' is one word. The ladder is there so that you never stand still on the first rung.",
    },
    {
      id: "in-the-interview",
      question: "How do I use it in an interview story?",
      asked: [
        "can i use that in an interview",
        "how do i tell a story about this",
        "they asked about disagreeing with a boss",
        "what would be a good example",
      ],
      answer:
        "Tell of a boss or colleague who was about to do something unsafe or wrong: what you saw, how you said it first, how you said it again, what happened. End with how you two got on afterwards. No hero, no villain: they listen for respect and for persistence.",
    },
  ],
  "terminology/silent-review": [
    {
      id: "do-i-really-do-it",
      question: "Do crew really do it on every flight?",
      asked: [
        "do people really do that every time",
        "even on the fourth flight",
        "isnt it boring after a while",
        "what if im tired",
      ],
      answer:
        "The good ones, yes, on the fourth sector too: that's when it's worth most. Thirty seconds with a hand on the harness and eyes on the window. Vary it: today the door jams, tomorrow there's smoke outside. Then it doesn't turn into humming.",
    },
    {
      id: "talking-to-passengers",
      question: "May I talk to passengers opposite me in that time?",
      asked: [
        "what if a passenger talks to me",
        "can i chat on the jumpseat",
        "what do i tell a passenger who keeps talking",
        "is it rude not to talk",
      ],
      answer:
        "Not in those seconds: 'I'll be with you in a minute, I'm just going through my checks.' People understand, and some look at the exit for the first time. Before and after a friendly word is fine.",
    },
    {
      id: "in-exam-asked",
      question: "Is the silent review asked in exams or interviews?",
      asked: [
        "will they ask me this in the exam",
        "do i need it for the interview",
        "does a trainer ask what im thinking",
        "how do i show i know it",
      ],
      answer:
        "In training often: a trainer taps your shoulder on the jumpseat and asks what you're thinking. In an interview hardly, but it's a fine answer to how you'd stay alert on a routine flight: 'I'd use the seconds before each landing to plan my first move.'",
    },
  ],
  "terminology/phonetic-alphabet": [
    {
      id: "spell-my-name",
      question: "How do I spell my name with it?",
      asked: [
        "how do i spell my name",
        "how would you say maria in it",
        "spell anna for me",
        "how do i say a surname in that",
      ],
      answer:
        "Letter by letter, with a short pause between: Maria is Mike, Alfa, Romeo, India, Alfa. For a double letter say the word twice. Say first that you're spelling: 'I spell', then slowly, and let the other read it back.",
    },
    {
      id: "numbers",
      question: "How are numbers said?",
      asked: [
        "what about numbers",
        "how do you say 15",
        "why niner",
        "how do i say flight numbers",
      ],
      answer:
        "One by one: seat 15 is one five, so that nobody hears 50. On the radio nine is niner, and three, four and five sound like tree, fower and fife; in the cabin crew mostly just speak them plainly, digit by digit.",
    },
  ],
  "terminology/zulu-time": [
    {
      id: "why-24-hours",
      question: "Why is the 24-hour clock used?",
      asked: [
        "why 24 hours",
        "why not am and pm",
        "why do they say 1800",
        "what is wrong with am pm",
      ],
      answer:
        "Because seven could be morning or evening, and a crew that comes twelve hours late is no crew. With 07:00 and 19:00 nobody can mix them up, in any language. Midnight is 00:00, and a minute before it 23:59.",
    },
    {
      id: "convert-pm",
      question: "How do I turn pm into the 24-hour clock?",
      asked: [
        "how do i convert pm",
        "what is 1530 in normal time",
        "how do i read 2145",
        "i grew up with am pm how do i learn it",
      ],
      answer:
        "From one in the afternoon on add twelve: 3:30 pm is 15:30, 9:45 pm is 21:45, and backwards you take twelve away. Noon is 12:00, midnight 00:00. Set your phone to it today, and in a week you won't count any more.",
    },
    {
      id: "which-on-my-watch",
      question: "Which time do I keep on my watch?",
      asked: [
        "what do i set my watch to",
        "home time or utc",
        "which time do crews use",
        "is the roster in utc",
      ],
      answer:
        "As you like, as long as you always know which: many keep base time on the wrist and UTC on the phone or a second dial. At the layover set an alarm in local time and one by the reception. Read the heading of the roster each time.",
    },
  ],
  "terminology/minimum-crew": [
    {
      id: "more-than-minimum",
      question: "Why do some airlines fly with more than the minimum?",
      asked: [
        "why do some have more crew",
        "do all airlines fly with the minimum",
        "is more crew safer",
        "what do the extra ones do",
      ],
      answer:
        "For service and rest: three classes with meals, and on long flights some of the crew sleep. Low-cost airlines mostly fly with just the minimum. Safety is certified with the minimum; more hands are welcome in a medical case all the same.",
    },
  ],
};
