import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after entries on the way into the job, by the entry's id. */
export const FURTHER_ON_APPLYING: FurtherQuestions = {
  "assessment-days/asked-too-old": [
    {
      id: "upper-limit-everywhere",
      question: "Is there really no upper age limit anywhere?",
      asked: [
        "is that everywhere so",
        "so no airline has a max age",
        "what about asia or india",
        "can they refuse me because of my age",
      ],
      answer:
        "Not quite everywhere: some airlines in Asia publish an upper age for beginners, in India 27 for example. In the EU, Britain and the United States the law forbids turning somebody down for being older, unless there's a very good reason. Read the line on age in the advert.",
      source: {
        name: "Directive 2000/78/EC; UK Equality Act 2010; US Age Discrimination in Employment Act; notices of Indian airlines",
        year: 2024,
      },
    },
    {
      id: "oldest-in-the-class",
      question: "Will I be the oldest in the training class, and is that a problem?",
      asked: [
        "will i be the oldest there",
        "everybody will be 20, no?",
        "will the young ones accept me",
        "what's it like being older on the course",
      ],
      answer:
        "Perhaps, and it matters less than you think. Most courses have a few people with a first career behind them, and the younger ones like having them in the study group. What annoys a class is somebody who lectures; learn like the others and ask when you don't know.",
    },
    {
      id: "say-it-in-the-interview",
      question: "What do I say when they ask why I come to this so late?",
      asked: [
        "what do i say about my age in the interview",
        "they'll ask why only now",
        "how do i explain that i start so late",
        "why now at my age, what do i answer",
      ],
      answer:
        "One positive sentence on why it's possible now, then what you bring. For example: 'My children are grown, I've calmed guests for twenty years, and now I'd like to do it where safety comes first.' No apology for your age and no joke about it.",
    },
    {
      id: "birth-date-on-the-cv",
      question: "Should I leave my date of birth off the CV?",
      asked: [
        "should i hide my age in the cv",
        "do i have to put my birthday in",
        "can i leave out my date of birth",
        "do i leave the old jobs out",
      ],
      answer:
        "In Britain and the US leave it off, that's the custom; elsewhere it's often still expected, and the form may ask for it anyway. You may also shorten the CV to the last ten or fifteen years. Don't change dates: your passport is on the table in the end.",
    },
    {
      id: "medical-when-older",
      question: "Is the medical harder when you're older?",
      asked: [
        "is the medical stricter at 50",
        "do older people fail the medical",
        "what do they test more when you're over 40",
        "does my age matter for the doctor",
      ],
      answer:
        "The standard is the same, they just look a little closer. European guidance adds a heart tracing, an ECG, at the first examination after forty, and reading glasses are quite normal. Have your blood pressure, eyes and ears checked by your own doctor first.",
      source: { name: "EASA AMC2 MED.C.025 (ED Decision 2019/002/R)", year: 2019 },
    },
  ],
  "assessment-days/asked-no-experience": [
    {
      id: "which-job-first",
      question: "Which job should I do first to have a better chance?",
      asked: [
        "what job should i take in the meantime",
        "which job helps most before",
        "where should i work first then",
        "is a cafe better than a shop",
      ],
      answer:
        "One where you face strangers all day and somebody is sometimes unhappy: hotel reception, restaurant, shop floor, check-in, call centre, care. Which of them matters little. What counts is that you stay long enough to be trusted with something and have stories to tell.",
    },
    {
      id: "how-long-first",
      question: "How long should I work there before I apply?",
      asked: [
        "how many months do i need",
        "is half a year enough",
        "how long before i can apply then",
        "does one summer count",
      ],
      answer:
        "If the advert names a year, a year, and ask whether jobs may be added up. If it names nothing, apply straight away: three to six months are already good for four or five true stories. Nobody is too fresh for a job that trains everybody from the start.",
    },
    {
      id: "do-they-prefer-beginners",
      question: "Don't they prefer people who have flown already?",
      asked: [
        "don't they rather take experienced crew",
        "do i have a chance against real crew",
        "are ex crew preferred",
        "why would they take a beginner",
      ],
      answer:
        "Not as a rule. Many airlines like beginners because they bring no habits from elsewhere, and experienced crew go through the same course anyway. Some adverts are for experienced crew only: those say so, so pick the others.",
    },
    {
      id: "say-it-without-experience",
      question: "What do I say in the interview when I have no example from a job?",
      asked: [
        "what do i say when they ask for an example",
        "i have no customer story, what then",
        "what if i never had a difficult customer",
        "can i take something from school instead",
      ],
      answer:
        "Say that openly and give the nearest thing: 'I haven't had that with a customer, but in my football team this happened.' Then tell it like any other story, with what you did and how it ended. A true small one beats a borrowed big one.",
    },
  ],
  "assessment-days/asked-visa-and-passport": [
    {
      id: "passport-nearly-expired",
      question: "My passport runs out in a few months. Do I have to renew it before I apply?",
      asked: [
        "my passport expires soon",
        "how long must my passport be valid",
        "do i need a new passport first",
        "passport only valid half a year more",
      ],
      answer:
        "You can apply with it, but renew it now rather than after the offer. Many countries want six months left on the day you enter, airlines often more, and work visas are put into the passport you show. New photos and an appointment can take weeks.",
      source: { name: "Entry rules of many states, as listed in IATA Timatic", year: 2025 },
    },
    {
      id: "two-passports",
      question: "I have two nationalities. Which passport do I use?",
      asked: [
        "i have two passports",
        "dual citizen, which one do i put in the form",
        "should i mention my second nationality",
        "does a second passport help",
      ],
      answer:
        "Name both. Apply with the one that gives you the right to live and work at the base, and say that you hold the other: it may open countries on the network. A few states don't allow a second nationality, so ask where that could matter.",
    },
    {
      id: "sponsor-in-europe",
      question: "Will an airline in Europe or the US sponsor a work visa for me?",
      asked: [
        "will they sponsor me",
        "can i get a visa for europe through the airline",
        "does any european airline pay the work permit",
        "how can a non eu person work there",
      ],
      answer:
        "Hardly ever for beginners. There are enough applicants with the right to work, so the form stops you at that question. Ways that do work: an airline in your own country, a Gulf airline that arranges the permit, or a right to work you get otherwise, for example by family or studies.",
    },
    {
      id: "student-or-spouse-visa",
      question: "Is a student visa or a visa as somebody's spouse enough?",
      asked: [
        "is a student visa ok",
        "i'm here on my husband's visa",
        "i have a work permit for two years only",
        "what kind of permit do i need exactly",
      ],
      answer:
        "It depends on what's printed on it. Airlines mostly want full-time work without a limit on hours, which student visas seldom allow, and a permit that lasts well beyond training. A spouse's permit often gives free access to work. Send them the exact wording and ask.",
    },
    {
      id: "visas-for-destinations",
      question: "Do I have to get visas for all the countries we fly to?",
      asked: [
        "what about visas for layovers",
        "do i need an american visa as crew",
        "who gets the visas for the destinations",
        "what if one country refuses me a visa",
      ],
      answer:
        "The airline organises what you need, for the United States a crew visa for example, and you bring passport, photos and patience for the interview. If a country refuses you, say so at once: some airlines can roster around it, others need crew who can fly everywhere.",
    },
    {
      id: "family-comes-along",
      question: "Can my husband, wife or children come with me to the base?",
      asked: [
        "can my partner come too",
        "does my wife get a visa as well",
        "can i bring my kids",
        "is there a family visa",
      ],
      answer:
        "Rarely at the start in the Gulf: beginners are usually hired as singles, with one visa and one room. Later rank, pay or your partner's own job may change that. In Europe and the US it depends on your own right to live there. Ask before you accept, not after you've moved.",
    },
  ],
  "assessment-days/asked-criminal-record": [
    {
      id: "speeding-tickets",
      question: "Do speeding or parking tickets show up?",
      asked: [
        "what about speeding tickets",
        "does a parking fine count",
        "i lost my licence for a month, matters?",
        "do traffic fines show up",
      ],
      answer:
        "Ordinary fines for speed or parking mostly don't: they aren't crimes. Driving bans, leaving the scene of an accident and drink-driving often are, depending on the country. Order your own certificate and look at what's on it before anybody else does.",
    },
    {
      id: "drink-driving",
      question: "I was caught drink-driving. Is that the end of it?",
      asked: [
        "i had a dui",
        "what about drunk driving years ago",
        "drink driving conviction, any chance",
        "got caught drunk at the wheel once",
      ],
      answer:
        "Not automatically, but it weighs more than other traffic matters, because alcohol and duty are strict in this job. It can also bar you from entering Canada, which some airlines need all crew to be able to do. Name it on the form, say what's changed since, and ask whether you can be rostered.",
      source: {
        name: "Government of Canada, inadmissibility after impaired driving",
        year: 2024,
      },
    },
    {
      id: "old-or-youth-entry",
      question: "Do I have to mention something from when I was a teenager?",
      asked: [
        "i was only 16",
        "it's ten years ago, must i say it",
        "do i have to mention a caution",
        "what about a deleted entry",
      ],
      answer:
        "Answer exactly what's asked. Many countries let old and youth entries lapse, and then you needn't name them for an ordinary check; in the US airlines mostly ask about ten years. If you don't know how the question is meant, ask the airline or the pass office beforehand.",
    },
    {
      id: "words-on-the-form",
      question: "What do I write on the form about a conviction?",
      asked: [
        "how do i put it in the form",
        "what do i write there",
        "how do i explain it to them",
        "what do i say about it in the interview",
      ],
      answer:
        "Three sober sentences: what, when and which penalty; that it's paid or served; what's different since. No novel, no excuse, nobody else's fault. Have the court paper ready. In the interview say the same sentences again if they ask, calmly, and stop.",
    },
    {
      id: "which-offences",
      question: "Which offences really rule you out?",
      asked: [
        "what kind of crimes are a no",
        "which convictions are a problem",
        "is theft a problem",
        "what about drugs in the record",
      ],
      answer:
        "Violence, weapons, drug dealing, robbery, burglary, serious theft and fraud, arson, and anything against aviation are the usual ones. The US has a list that counts for ten years; in Britain and the EU the length of the sentence and the authority's judgement matter too.",
      source: {
        name: "49 CFR 1544.229(d); Implementing Regulation (EU) 2015/1998, 11.1",
        year: 2024,
      },
    },
  ],
  "assessment-days/asked-health-conditions": [
    {
      id: "asthma-in-europe",
      question: "And with asthma in particular?",
      asked: [
        "what about asthma then",
        "i only use a spray",
        "asthma since i was a child, is that a no",
        "can i fly with an inhaler",
      ],
      answer:
        "Asthma isn't a no in itself. In Europe the doctor wants your lungs tested with a good result; mild asthma that's well controlled often passes. Smoke training and dry air are the hard parts. Bring your last report, and carry the inhaler on duty.",
      source: { name: "EASA AMC3 MED.C.025, respiratory system", year: 2019 },
    },
    {
      id: "diabetes-insulin",
      question: "And with diabetes and insulin?",
      asked: [
        "what about diabetes",
        "i inject insulin",
        "is type 1 a no",
        "do i have a chance as a diabetic",
      ],
      answer:
        "It's possible in Europe and Britain: with insulin you may be found fit if your sugar is demonstrably stable and you notice a low in time, with limits such as regular checks or never being the only crew member on board. Elsewhere it may be a no. Bring months of readings, not one good week.",
      source: { name: "EASA and UK AMC5 MED.C.025, diabetes mellitus", year: 2022 },
    },
    {
      id: "epilepsy",
      question: "And with epilepsy or after a seizure?",
      asked: [
        "what about epilepsy",
        "i had one seizure as a child",
        "no fits for years, is that ok",
        "is epilepsy always a no",
      ],
      answer:
        "Epilepsy is the hardest one: in Europe and Britain it means unfit. An exception can be looked at if nothing has come back since early childhood and you've been without treatment for more than ten years. After a single unexplained blackout specialists have to decide.",
      source: { name: "EASA and UK AMC12 MED.C.025, neurology", year: 2022 },
    },
    {
      id: "migraine-or-back",
      question: "What about migraine, a bad back or scoliosis?",
      asked: [
        "i get migraines",
        "i have scoliosis",
        "what about back problems",
        "had an operation on my knee, is that bad",
      ],
      answer:
        "Usually a matter of how bad and how often. The doctor asks whether you can lift, pull, kneel, open a heavy door and stay on your feet for hours, and whether an attack could put you out of action. Bring the report on the diagnosis or operation, and the date of the last trouble.",
    },
    {
      id: "when-to-tell",
      question: "When do I tell the airline: on the form, in the interview or at the medical?",
      asked: [
        "when do i have to say it",
        "do i mention it in the interview",
        "do i write it in the application",
        "must i tell the recruiter",
      ],
      answer:
        "At the medical, in full, because that's where it's asked and where it's confidential. Earlier only if the form asks or you need something for the day, such as more time or a break to eat. The interview isn't the place: recruiters don't judge health and mostly shouldn't.",
    },
    {
      id: "who-to-ask-first",
      question: "Whom can I ask before I spend money on all this?",
      asked: [
        "who can tell me before i apply",
        "how do i find out for sure",
        "where do i find such a doctor",
        "can i do the check up first",
      ],
      answer:
        "An aeromedical examiner: your aviation authority lists them on its website. In Europe you can book a cabin crew medical yourself and have the report before you apply; in other places a short paid talk tells you how your case is usually seen. Take your reports along.",
    },
  ],
  "assessment-days/asked-glasses-in-general": [
    {
      id: "how-good",
      question: "How good do my eyes have to be?",
      asked: [
        "what's the limit then",
        "i have minus 6",
        "how many dioptres are allowed",
        "how bad can my eyes be",
      ],
      answer:
        "In Europe and Britain it counts what you see with correction: both eyes together 6/9, that's 0.7, and small print at reading distance. There's no limit in dioptres for cabin crew in that rule; some airlines elsewhere have one, so look at the entry.",
      source: { name: "EASA and UK AMC13 MED.C.025, visual system", year: 2022 },
    },
    {
      id: "colour-blind",
      question: "What if I'm colour-blind?",
      asked: [
        "im colour blind, what now",
        "i mix up red and green",
        "do they do the dots test",
        "is red green weakness a no",
      ],
      answer:
        "A weakness doesn't have to be a no. Under European rules you read nine of the first fifteen Ishihara plates, the ones with dots, and many people with a mild weakness do; if you don't, it's checked whether you tell safety colours apart. Other countries have their own tests.",
      source: { name: "EASA AMC to MED.C.025, colour vision", year: 2019 },
    },
    {
      id: "lenses-on-duty",
      question: "Are glasses or lenses better on board?",
      asked: [
        "glasses or lenses, what's better",
        "do lenses dry out in the plane",
        "what do most crew wear",
        "can i change between them",
      ],
      answer:
        "Most who need something do both: lenses for short days, glasses for nights, because cabin air dries lenses out. Take daily lenses, drops and the spare glasses in your bag. If smoke or dust gets in, lenses have to come out, so don't fly without glasses.",
    },
    {
      id: "laser-how-long",
      question: "How long after laser surgery can I apply?",
      asked: [
        "how long must i wait after the laser",
        "i want to get my eyes lasered first",
        "is lasik ok",
        "should i get laser surgery for the job",
      ],
      answer:
        "You can apply at once; what needs time is the medical, which wants stable values and an eye doctor's report, mostly some weeks to months after the operation. Don't have it done for the job alone: glasses are fine at most airlines.",
    },
  ],
  "assessment-days/asked-swimming-in-general": [
    {
      id: "out-of-practice",
      question: "I can swim, but haven't for years. How do I get ready for the distance?",
      asked: [
        "how do i get ready for the swim",
        "havent swum properly in years",
        "how do i train for the metres",
        "i can swim but not very far",
        "how do i get my swimming back",
      ],
      answer:
        "Twice a week for a month brings most people back. First find out what you can do now: swim until you'd like to stop, and count. Add half a length each time, on your front, without touching the side, then finish with a minute of treading water. If you get out of breath early, two lessons on breathing save you weeks.",
    },
    {
      id: "how-far",
      question: "How far do I have to swim, as a rule?",
      asked: [
        "how many metres",
        "what distance do they want",
        "how long do i have to tread water",
        "how many lengths is that",
      ],
      answer:
        "It differs by airline and some ask for nothing at all. If you swim a hundred metres without a stop, calmly, and tread water for a few minutes, you're prepared for what most of them want. Ask me for the airline: where it publishes a distance, its entry has it.",
    },
    {
      id: "how-long-to-learn",
      question: "How long does it take to learn it as an adult?",
      asked: [
        "how long till i can swim",
        "can i learn it in a month",
        "is it too late to learn at 30",
        "i start from zero, how many lessons",
      ],
      answer:
        "Plan two or three months with two visits a week; most adults manage some lengths by then. Trusting the water takes longer than learning the strokes. Don't wait for the invitation: that leaves you two weeks.",
    },
    {
      id: "why-swim-at-all",
      question: "Why do cabin crew have to swim when there are life jackets?",
      asked: [
        "why do they want that",
        "there are life jackets, so why",
        "what's the swimming for",
        "planes never land on water, do they",
      ],
      answer:
        "Because after a landing on water you'd be helping others: pulling somebody to the raft, climbing in from the water, righting a raft, all in clothes and a life jacket. Somebody who's afraid of the water can't do that. It's rare, and it has happened with everybody saved.",
    },
    {
      id: "clothes-and-goggles",
      question: "Do I swim in clothes, and may I wear goggles or lenses?",
      asked: [
        "do i swim in clothes",
        "can i wear goggles",
        "what do i wear in the pool",
        "what about my burkini or long hair",
      ],
      answer:
        "For a test before hiring, mostly swimwear; in training often a shirt and trousers over it, with a life jacket. Goggles aren't always allowed, so train without them too and leave lenses out. A full-cover swimsuit is usually fine, but ask. Tie long hair back or wear a cap.",
    },
  ],
  "assessment-days/asked-height-and-reach-in-general": [
    {
      id: "missing-centimetres",
      question: "I'm two centimetres short of the reach. What can I do?",
      asked: [
        "im 2 cm short",
        "can't reach it by a bit, what now",
        "i only reach 210",
        "how do i gain two centimetres",
      ],
      answer:
        "Two are often possible: warm up, go right up on your toes, push one shoulder to the ear, stretch the fingers, breathe out. Practise it daily for some weeks and measure in the morning. Five mostly aren't. Then choose airlines with a lower mark or a height rule you meet.",
    },
    {
      id: "hanging-and-stretching",
      question: "Does hanging from a bar or yoga make me taller?",
      asked: [
        "does hanging help",
        "can stretching make me taller",
        "do those exercises work",
        "will yoga give me more reach",
      ],
      answer:
        "Not taller, but freer. Bones don't grow any more; what you win is a straight back and shoulders that go all the way up, and on tiptoe strong calves. That's worth a centimetre or two of reach, and it stays only as long as you practise.",
    },
    {
      id: "say-more-than-it-is",
      question: "Can I write one or two centimetres more in the form?",
      asked: [
        "can i round up in the form",
        "do they really measure it",
        "what if i write 160 instead of 158",
        "will they notice two centimetres",
      ],
      answer:
        "Don't: they measure you, often in the first hour, and then you've travelled for nothing and the form was wrong. If you reach the mark on tiptoe, write the reach and your true height. Where only reach counts, the height is just a number.",
    },
    {
      id: "too-tall",
      question: "From what height am I too tall?",
      asked: [
        "and if i'm too tall",
        "im 1.95, is that a problem",
        "is there a max height",
        "do tall people get in",
      ],
      answer:
        "A few airlines publish a top height, from about 182 to 195 centimetres, often those with smaller aircraft; many name none. The question behind it is the low cabin ceiling, the jump seat and the galley. Ask me for the airline, and stand up straight whatever it says.",
      source: { name: "Airlines' own postings, as their entries here give them", year: 2025 },
    },
  ],
  "assessment-days/asked-tattoos-in-general": [
    {
      id: "full-sleeve",
      question: "I have a whole arm tattooed. Is a long-sleeved shirt enough?",
      asked: [
        "i have a sleeve",
        "my whole arm is tattooed",
        "can i wear long sleeves all year",
        "what if it's the full arm",
      ],
      answer:
        "At most airlines it isn't: sleeves ride up at the lockers, and the life jacket demonstration and the summer uniform show the arm. A few let you cover it with a long shirt or have become more open. So look for the rule first, then apply there.",
    },
    {
      id: "have-it-removed",
      question: "Should I have it removed by laser?",
      asked: [
        "should i get it lasered",
        "how long does removal take",
        "is it worth removing it",
        "can i get rid of it before the interview",
      ],
      answer:
        "Not before you know that it's the only thing in your way. Removal takes many sessions over a year or more, costs a lot and can leave a scar. Try airlines whose rule you meet first. If you do begin, say so on the form: 'being removed' is better than silence.",
    },
    {
      id: "hidden-ones",
      question: "Do I have to mention tattoos nobody can see?",
      asked: [
        "do i have to tell them about hidden ones",
        "what about one on my back",
        "do they check under the clothes",
        "tattoo on the thigh, must i say",
      ],
      answer:
        "Only if they ask, and then truthfully: some forms want every tattoo with place and size, some even photos, and the doctor sees more than the recruiter. One on the back or hip that no uniform shows is no problem nearly everywhere.",
    },
    {
      id: "new-one-now",
      question: "Can I get a new tattoo once I'm hired?",
      asked: [
        "can i get one later",
        "what if i get a new one after",
        "are tattoos ok once you have the job",
        "can crew get tattooed",
      ],
      answer:
        "Where no uniform shows it, yes. Anywhere else the same rule goes on for as long as you fly, and some contracts want new ones reported. Think of the uniform in summer, and leave a week of healing before a duty with straps and sleeves.",
    },
  ],
  "assessment-days/asked-several-airlines": [
    {
      id: "how-many-at-once",
      question: "How many airlines should I apply to at once?",
      asked: [
        "how many at once",
        "is ten too many",
        "how many should i send",
        "three or rather twenty?",
      ],
      answer:
        "As many as you can do well, for most people three to five at a time. Each one deserves its own reasons and an evening of reading. Start with one you'd like but could bear to lose: the first interview is always practice.",
    },
    {
      id: "do-they-share",
      question: "Do airlines tell each other who has applied or been rejected?",
      asked: [
        "do they find out from each other",
        "do airlines share that",
        "can ba see i applied at ryanair",
        "is there a common list of rejected people",
      ],
      answer:
        "No, not between competitors: your application is personal data and stays with the one you gave it to. Sister airlines in one group may share a portal, and then they do see it. Agencies that recruit for several airlines keep one file on you.",
    },
    {
      id: "same-group-twice",
      question: "Can I apply twice within the same airline group or for two bases?",
      asked: [
        "can i apply to two airlines of the same group",
        "two bases at the same airline ok?",
        "can i send two applications to the same company",
        "both lufthansa and eurowings?",
      ],
      answer:
        "Sometimes. Many portals take one active application per person and lock the second, or count a no from one sister for all. Look into the questions and answers on the careers page first, choose the one you'd really take, and name the other base as your second wish if there's a box.",
    },
    {
      id: "dates-clash",
      question: "What if two interviews fall on the same day?",
      asked: [
        "two interviews on one day",
        "both invited me for the same date",
        "my dates clash, what do i do",
        "can i move one of them",
      ],
      answer:
        "Ask one to move, at once and kindly: 'I already have a commitment that day, would another date be possible?' You don't have to say with whom. Move the one that offers more dates, and keep the one that won't come back. Never promise both and miss one.",
    },
    {
      id: "same-text-for-all",
      question: "Can I use the same CV and the same letter for all of them?",
      asked: [
        "same cv for all of them?",
        "can i copy paste the letter",
        "must i write everything new each time",
        "can i reuse my answers",
      ],
      answer:
        "The CV nearly, the letter no. In the CV you change the order and the words that the advert uses. In the letter your story may stay, but the first paragraph has to be about this airline and fit no other. Name the file after it, so that nothing gets mixed up.",
    },
  ],
  "assessment-days/asked-reapply": [
    {
      id: "how-often",
      question: "How often may I try at the same airline?",
      asked: [
        "how many times can i try",
        "is there a limit on tries",
        "can i apply a third time",
        "after how many no's is it over",
      ],
      answer:
        "As often as you like at most airlines, as long as you keep the waiting time; a few draw a line after some tries and say so. The second and third go are quite usual. Only come when something has changed, or you'll collect the same no.",
    },
    {
      id: "do-they-remember",
      question: "Do they still have my old application?",
      asked: [
        "do they remember me",
        "do they see my old application",
        "will they know i failed before",
        "do they keep my data",
      ],
      answer:
        "Assume yes: they keep it for some months or longer, and you should answer honestly if they ask. It isn't held against you. What looks bad is a new form whose dates don't match the old one, so keep a copy of what you sent.",
    },
    {
      id: "new-account",
      question: "Can I get round the waiting time with another email address?",
      asked: [
        "can i use another email",
        "what if i make a new account",
        "can i just apply again straight away",
        "does anybody check the waiting time",
      ],
      answer:
        "Don't. Name, date of birth and passport number show it, the system throws it out, and now there's a note about honesty beside your name. Use the months at other airlines instead: they have their own clocks.",
    },
    {
      id: "what-to-write",
      question: "What do I write or say about the first try?",
      asked: [
        "should i mention that i applied before",
        "what do i say about my first try",
        "how do i explain the last rejection",
        "do i write it in the letter",
      ],
      answer:
        "If the form or the recruiter asks: yes, when, how far, and what's new since, in two sentences. 'In spring I got to the group task and hardly spoke. I've led the evening shift since, and I speak up now.' In the letter it's not needed.",
    },
    {
      id: "how-to-get-better",
      question: "How do I find out what I got wrong, and get better before the next time?",
      asked: [
        "how do i get better now",
        "how do i know what was wrong",
        "what do i practise in the meantime",
        "what should i change concretely",
      ],
      answer:
        "Write down on the same evening each question and your answer, then mark the place where you'd have stopped listening. Have somebody ask you the same questions on camera. One thing a week: a story with a result, a sum by the clock, the first half-minute. Mock interviews here show you points.",
    },
  ],
  "assessment-days/asked-no-answer": [
    {
      id: "words-of-the-mail",
      question: "What exactly do I write when I ask?",
      asked: [
        "what do i write then",
        "how should the email look",
        "can you give me an example of that mail",
        "what are the two sentences",
      ],
      answer:
        "'Dear recruitment team, I applied on 3 May for cabin crew in Vienna, reference 12345, and I'm still very interested. Could you tell me whether you need anything else from me? Kind regards', and your full name and number. Nothing more.",
    },
    {
      id: "phone-instead",
      question: "Can I phone them or go to their office instead?",
      asked: [
        "can i call them instead",
        "should i phone",
        "can i write to a recruiter on linkedin",
        "can i just go there",
      ],
      answer:
        "Only if they publish a number for applicants. Recruiters answer mail in batches and can't look up one person on the phone; a visit or private messages to staff make you remembered for the wrong reason. One polite message to a recruiter who posts about the campaign is all right.",
    },
    {
      id: "still-nothing",
      question: "I asked, and still nothing. What then?",
      asked: [
        "they don't answer my email either",
        "asked twice, nothing",
        "still no answer, what now",
        "is silence a no",
      ],
      answer:
        "Then treat it as a no that may yet turn into a yes: put it aside and carry on elsewhere. Don't write a third time. If the same vacancy is advertised again, check whether your old application is still open in the portal; if it's closed, you may send a new one.",
    },
    {
      id: "after-the-video",
      question: "How long does it take after the online test or the recorded video?",
      asked: [
        "how long after the video",
        "i did the test last week, nothing yet",
        "when do they watch the videos",
        "how long do they need after the online test",
      ],
      answer:
        "A test is often marked by machine, so a result can come within days, a no sometimes within the hour. Videos are watched by people, in batches, often only once the campaign has closed, so several weeks are nothing unusual. The mail that invited you may name a time.",
    },
    {
      id: "spam-and-portal",
      question: "How do I make sure that I don't miss their mail?",
      asked: [
        "what if the mail went to spam",
        "how do i not miss it",
        "could i have overlooked it",
        "where could the invitation be",
      ],
      answer:
        "Put the sender of the confirmation into your contacts, look into spam and promotions every two days, and log in to the portal once a week: some invitations only appear there and run out after a few days. Give an address you'll still have next year.",
    },
  ],
  "assessment-days/asked-how-long-hiring": [
    {
      id: "fastest",
      question: "How quick can it be in the best case?",
      asked: [
        "what's the fastest",
        "can it go in a month",
        "how quick if they need people",
        "is it quicker at low cost airlines",
      ],
      answer:
        "A few weeks from form to course, at low-cost airlines before the summer, when your papers are complete. The checks are what can't be hurried: police certificates and references take as long as they take. Have those ready and you're the one who can start.",
    },
    {
      id: "in-the-pool",
      question: "How long can I sit in the pool, and does the yes run out?",
      asked: [
        "how long does the pool last",
        "can the yes expire",
        "waiting for a course for months",
        "what if the pool is closed",
      ],
      answer:
        "From weeks to a year or so, and yes, it can run out: many pools have an end date, after which you start again. It's no contract, so don't give notice and don't stop applying. Ask for the end date and send a short sign of life every two or three months.",
    },
    {
      id: "use-the-wait",
      question: "What can I do while I wait?",
      asked: [
        "what do i do in the meantime",
        "how do i use the waiting time",
        "what can i learn while waiting",
        "should i just wait",
      ],
      answer:
        "Stay in your job and collect papers. Swim, walk, sleep. Learn the phonetic alphabet, the 24-hour clock and the airport codes of the network, so that the first week of training is revision. Save one or two months' living costs, because the first pay comes late.",
    },
    {
      id: "speed-it-up",
      question: "Can I do anything to speed it up?",
      asked: [
        "can i speed it up",
        "how do i make it faster",
        "what slows it down",
        "why does it take so long",
      ],
      answer:
        "A little: answer each mail on the same day, fill in the five-year history without a gap, order the police certificate early, warn your referees, take the first medical date they offer. Most delays are a missing month, a slow referee or a photo of the wrong size.",
    },
  ],
  "assessment-days/asked-cover-letter": [
    {
      id: "really-needed",
      question: "Do I need a cover letter at all if the form doesn't ask for one?",
      asked: [
        "do i need one at all",
        "is it really necessary",
        "the form doesn't ask for a letter",
        "does anybody read it",
      ],
      answer:
        "If there's no box for it, no: many airlines have replaced it with two or three questions in the form. If it says 'optional', send a short one, because then it gets read by somebody who's undecided. No letter is better than one that would fit any airline.",
    },
    {
      id: "first-sentence",
      question: "How do I begin the letter?",
      asked: [
        "how do i start it",
        "what's a good first sentence",
        "what do i write instead of 'i hereby apply'",
        "give me an example for the beginning",
      ],
      answer:
        "With a fact about you that leads to the job: 'Every Saturday I seat three hundred guests in a hotel that has a hundred and eighty chairs.' Then what you learnt from it, and the line to this airline. 'I hereby apply' and 'Since I was a child' are in every second letter.",
    },
    {
      id: "whom-to-address",
      question: "Whom do I address it to?",
      asked: [
        "who do i write it to",
        "dear sir or madam?",
        "what if i don't know the name",
        "how do i address them",
      ],
      answer:
        "To the name in the advert if there is one. Otherwise 'Dear recruitment team' or 'Dear cabin crew recruitment' is friendly and right everywhere. Don't search for a recruiter's name online and guess: a wrong one is worse than none.",
    },
    {
      id: "in-which-language",
      question: "In which language do I write the letter and the CV?",
      asked: [
        "in english or my language",
        "which language should it be in",
        "does the cv have to be in english",
        "can i write it in german",
      ],
      answer:
        "In the language of the advert. If it's published in two, take the one the airline works in, for crew mostly English, unless the local language is asked for. Have a good speaker read it. A clean short page beats a long one with mistakes.",
    },
  ],
  "assessment-days/asked-cv-photo": [
    {
      id: "on-the-cv-itself",
      question: "Should I put a photo on the CV itself?",
      asked: [
        "do i put it on the cv",
        "photo on the cv yes or no",
        "does the cv need a picture",
        "separate or in the cv",
      ],
      answer:
        "It depends on the country. In Britain, Ireland and the US leave it off, employers don't want it there. In much of Europe, in Asia and in the Gulf it's usual or asked for. When the form has its own upload for photos, the CV doesn't need one.",
    },
    {
      id: "teeth-or-not",
      question: "Should I smile with my teeth showing?",
      asked: [
        "smile with teeth or without",
        "how big should the smile be",
        "should i look serious",
        "my teeth aren't nice, can i keep my mouth shut",
      ],
      answer:
        "Yes, on the portrait and the full-length photo: the smile you'd give somebody at the aircraft door, teeth or not as it comes naturally. On a passport-style photo the face stays neutral if they ask for that. Think of a person you like just before the click.",
    },
    {
      id: "glasses-and-make-up",
      question: "Glasses, make-up and jewellery in the photo: yes or no?",
      asked: [
        "can i keep my glasses on",
        "how much make up for the photo",
        "earrings in the photo?",
        "do i tie my hair up for it",
      ],
      answer:
        "Look as you would on the day: hair up or off the face, light make-up or none, small studs, a clean shave or trimmed beard. Glasses are fine if you'll wear them, without reflections; for a passport-style photo take them off if the rule says so. Cover nothing they'd later ask about.",
    },
    {
      id: "how-old-may-it-be",
      question: "How old may the photo be, and may I edit it?",
      asked: [
        "how recent must it be",
        "can i use one from last year",
        "can i edit it a bit",
        "is a filter ok",
      ],
      answer:
        "No older than about six months, and you should look like it when you walk in. Cropping and light are fine. Smoothed skin, whiter teeth, a drawn-in blazer or an AI portrait aren't: they compare the picture with the person, and then it's a question of honesty.",
    },
  ],
  "assessment-days/asked-what-goes-in-the-cv": [
    {
      id: "length-and-look",
      question: "How should it look: which template, how long, which file?",
      asked: [
        "how should it look",
        "which template do i use",
        "word or pdf",
        "do i need a fancy design",
      ],
      answer:
        "One page as a PDF, black on white, one plain font, headings in bold, no columns, bars or icons: the software that reads it first stumbles over them. Name the file with your name and 'CV'. The Europass form is fine, but long; cut it to what matters here.",
    },
    {
      id: "gaps-in-the-dates",
      question: "How do I write the dates if there are gaps?",
      asked: [
        "what about gaps in the dates",
        "do i write months or only years",
        "how do i show a gap year",
        "can i hide a gap with years only",
      ],
      answer:
        "Months and years, everywhere, and a line for the gap: 'March to November 2023: cared for my grandmother' or 'travelled in South America'. Years alone look as if something's hidden, and for the airport pass you'll need the months in any case.",
    },
    {
      id: "age-and-status",
      question: "Do age, marital status, religion or height belong in it?",
      asked: [
        "do i write if i'm married",
        "do i put my height in",
        "should my nationality be in there",
        "do i mention my kids in the cv",
      ],
      answer:
        "Nationality or right to work, yes. Height or reach only if the advert asks. Marital status, children and religion don't belong there; date of birth depends on the country. Leave out everything that has nothing to do with how you'd do the job.",
    },
    {
      id: "unrelated-job",
      question: "I've worked in something quite different. How do I make it fit?",
      asked: [
        "my job has nothing to do with people",
        "i was an engineer, what do i write",
        "how do i make my old job fit",
        "i worked in an office only",
      ],
      answer:
        "Write down what's in it of safety, rules, teams and people, and there's more than you think: an engineer follows checklists and reports faults, a clerk calms callers, a driver is on time at four. Put that line first under each job, and the technical rest last.",
    },
    {
      id: "example-line",
      question: "Can you give me an example of a good line?",
      asked: [
        "give me an example line",
        "how would a waiter write that",
        "what does a good line look like",
        "show me one for a shop",
      ],
      answer:
        "Instead of 'responsible for customer service': 'Served up to 120 guests a shift in a team of five; trained three new waiters; took the complaints on Sundays.' One verb, one figure, one thing you were trusted with. Only what you could tell a story about.",
    },
  ],
  "assessment-days/asked-job-scam": [
    {
      id: "offer-by-whatsapp",
      question: "An offer came by WhatsApp or Telegram. Can that be real?",
      asked: [
        "they wrote me on whatsapp",
        "got an offer on telegram",
        "a recruiter messaged me on instagram",
        "offer without an interview, is it real",
      ],
      answer:
        "Hardly. No airline hires crew without an interview, and a first contact by messenger from a private number is the usual way of fraud. Don't reply with papers. Look up the recruitment address on the airline's own site, send it the message and ask.",
    },
    {
      id: "already-paid",
      question: "I've already paid or sent my passport. What do I do now?",
      asked: [
        "i already paid them",
        "i sent them my passport copy",
        "how do i get my money back",
        "fell for it, what now",
      ],
      answer:
        "Call your bank at once and ask for the payment to be stopped or charged back. Keep the chats, and report it to the police and the airline. If they have your passport, tell the authority that issued it and watch your accounts. Pay nothing more, least of all a 'refund fee'.",
    },
    {
      id: "agency-fee",
      question: "May a recruitment agency charge me a fee?",
      asked: [
        "but it's an agency, can they charge",
        "is an agency fee normal",
        "they say it's only for registration",
        "can i trust agencies",
      ],
      answer:
        "A serious one is paid by the airline, not by you; in the EU, temporary-work agencies may not charge workers for being placed, and in Britain that's banned too. Courses, photos or 'guaranteed interviews' sold along with a job are a bad sign. Check whether the airline names the agency.",
      source: {
        name: "Directive 2008/104/EC, Article 6(3); UK Employment Agencies Act 1973, section 6",
        year: 2024,
      },
    },
    {
      id: "signs-of-a-fake",
      question: "How do I recognise a fake mail or job advert?",
      asked: [
        "how do i know it's fake",
        "what are the signs",
        "the email looks real though",
        "how do i check the address",
      ],
      answer:
        "By the part after the @: anything but the airline's own domain, a free mail address, one letter more. Further signs: hurry, a salary too good, bad spelling, an offer without an interview, payment in crypto or by transfer to a person. If in doubt, ask the airline through its own site.",
    },
    {
      id: "what-real-ones-ask",
      question: "Which papers may a real airline ask for, and when?",
      asked: [
        "but they need my passport at some point, no?",
        "when do real airlines ask for documents",
        "is it normal to upload the passport",
        "when is it safe to send my papers",
      ],
      answer:
        "CV, photos and often the passport number in the form, through its own portal. Passport scan, certificates, police paper and bank details come with the offer, again by portal or a mail from its domain. Card numbers, passwords and money, never.",
    },
  ],
  "assessment-days/asked-course-beforehand": [
    {
      id: "does-it-look-good",
      question: "Does such a course look good in the CV?",
      asked: [
        "does it look good in the cv",
        "do recruiters like it",
        "will it raise my chances",
        "isn't it a plus anyway",
      ],
      answer:
        "It shows you're serious, and that's about all, unless it's the official attestation and the airline asks for one. Recruiters give more for a year with guests. If you've done one, name it in a line and don't quote it in the interview.",
    },
    {
      id: "what-instead",
      question: "What should I do with the money instead?",
      asked: [
        "what should i do instead",
        "how do i prepare without a course",
        "what's a better use of the money",
        "what helps more than a course",
      ],
      answer:
        "Swimming lessons, an English certificate, a first-aid course, good interview clothes, and the fare to two assessment days: that's worth more and costs less. Practise the rest here: questions, terms, sums, mock interviews.",
    },
    {
      id: "guaranteed-job",
      question: "They promise a job or an interview afterwards. Can they?",
      asked: [
        "they guarantee me a job",
        "they say 95 percent get hired",
        "they promise an interview",
        "can i believe their success rate",
      ],
      answer:
        "Only the airline can promise a job. Ask for it in writing: which airline, how many of the last class were hired, within what time, and what you get back if not. Then ring that airline and ask whether it knows the school. If they dodge, keep your money.",
    },
    {
      id: "check-the-school",
      question: "How do I check a school that issues the European attestation?",
      asked: [
        "how do i know the school is ok",
        "is the school approved",
        "where do i find an approved school",
        "which course is the official one",
      ],
      answer:
        "On your aviation authority's website: it lists the training organisations it has approved for the Cabin Crew Attestation. If a school isn't there, it sells a course and not the paper. Ask too whether the pool, fire and slide exercises and the exam are in the price.",
      source: {
        name: "Regulation (EU) No 1178/2011, Annex V (Part-CC), CC.CCA.100",
        year: 2024,
      },
    },
  ],
  "assessment-days/application": [
    {
      id: "mistake-after-sending",
      question: "I've found a mistake after sending it. What do I do?",
      asked: [
        "i made a typo and sent it",
        "can i change it after sending",
        "i ticked the wrong box",
        "sent the wrong cv, what now",
      ],
      answer:
        "A typing error: leave it. A wrong date, a wrong box or the wrong file: look whether the portal lets you edit or withdraw, otherwise write one short mail with your reference and the right version. Said by you it's a correction; found by them it's a doubt.",
    },
    {
      id: "preferred-base",
      question: "Which base do I tick, and may I tick all of them?",
      asked: [
        "which base should i choose",
        "do i tick all bases",
        "does flexible help my chances",
        "what if i only want one city",
      ],
      answer:
        "Tick each one you'd really move to, and no other. Being flexible helps, because some bases have few applicants, but whoever ticks all and says no later has wasted a place. If only one city is possible, say so: better now than after the offer.",
    },
    {
      id: "salary-box",
      question: "What do I put in the box for the salary I expect?",
      asked: [
        "what do i put for salary",
        "the form asks for my expected pay",
        "what number do i write there",
        "salary expectation, what now",
      ],
      answer:
        "If words are allowed: 'According to your pay scale for new cabin crew'. If it wants a figure, take the basic pay the airline or its union publishes for beginners, and nothing from a forum. Nobody is turned down or paid more for this box.",
    },
    {
      id: "which-papers-first",
      question: "Which papers do I need before I start the form?",
      asked: [
        "what documents do i need ready",
        "what do i have to upload",
        "which papers for the form",
        "do i need certificates already",
      ],
      answer:
        "Passport, CV as a PDF, photos in the sizes they name, school and language certificates, and your history of five years by month with addresses and people to ask. The police certificate and the medical come later, unless the advert says otherwise.",
    },
    {
      id: "best-moment-to-send",
      question: "Does it matter how early I send it?",
      asked: [
        "should i send it straight away",
        "is it better to be first",
        "does the deadline matter",
        "how fast should i apply",
      ],
      answer:
        "Early is better: many vacancies close when there are enough, not on the date given. But one evening more for a clean CV and good photos costs you less than a careless form, which bars you for months. Within two or three days is a good pace.",
    },
    {
      id: "robot-reads-first",
      question: "Is it read by a person or by a computer?",
      asked: [
        "does a robot read it first",
        "do people read the cvs at all",
        "how do i get past the software",
        "why was i rejected after ten minutes",
      ],
      answer:
        "Both. The must-haves, such as age, right to work or languages, are usually sorted by the system, and a no within minutes comes from there. After that people read, often for less than a minute. So tick carefully, use the words of the advert where they're true, and keep it plain.",
    },
  ],
  "assessment-days/video-interview": [
    {
      id: "where-to-look",
      question: "Where do I look, at the screen or into the camera?",
      asked: ["where do i look", "do i look at myself", "how do i keep eye contact in it"],
      answer:
        "Into the lens, most of all for your first and your last sentence: for whoever watches, that's eye contact. Your own picture draws the eyes away, so make it small, push it up under the camera or cover it with a note. A glance aside while you think is fine.",
    },
    {
      id: "how-many-questions",
      question: "How many questions come, and may I record again?",
      asked: [
        "how many questions are there",
        "do i get a second try",
        "how many takes do i have",
        "can i redo it if i say something stupid",
        "may i record my answer twice",
        "what if i mess up, can i start over",
      ],
      answer:
        "Mostly three to six; the invitation or the first screen says how many, how long you may think and how often you may record. Many airlines allow one take only, some a second. Do the trial question, if there's one: it doesn't count.",
    },
    {
      id: "what-to-wear",
      question: "What do I wear for it, when only the top shows?",
      asked: [
        "what do i wear for it",
        "do i need proper trousers",
        "do i wear a suit at home",
        "hair up for the video too?",
      ],
      answer:
        "The same as on the day, from top to shoes: blazer or jacket, plain shirt or blouse, hair off the face. You sit and speak differently in it, and you may have to stand up. Avoid white in front of white, small stripes that flicker, and bangles that rattle.",
    },
    {
      id: "seconds-to-think",
      question: "How many seconds do I get to think and to answer?",
      asked: [
        "how many seconds do i get",
        "how much time do i get to think",
        "how long do i have per question",
        "is there a countdown",
        "how much time for each answer",
      ],
      answer:
        "Often about thirty seconds to read and think, then one or two minutes to answer; the first screen or the invitation gives the airline's own figures, and a clock counts down beside the picture. Use the thinking time for two key words, the place and the end of your story, and not for sentences.",
    },
    {
      id: "noise-and-light",
      question: "My flat is dark or loud. What can I do about it?",
      asked: [
        "my flat is dark",
        "my flatmates are loud",
        "the cat meows all day",
        "there is always noise at home",
        "i have no quiet room",
        "children and dogs at home",
      ],
      answer:
        "Face a window by day, or put a lamp behind the laptop at eye level with white paper in front of it. Rugs, cushions and closed curtains swallow sound. Record when the house is out, or ask a library, school or friend for a room for an hour; a parked car works with a phone. One bark won't fail you: smile and go on.",
    },
    {
      id: "smile-on-camera",
      question: "Should I smile the whole time?",
      asked: [
        "should i smile the whole time",
        "do i have to smile on camera",
        "how much should i smile",
        "do i look strange if i smile all the time",
      ],
      answer:
        "No. Smile at the first and the last sentence and wherever the story is warm; while you tell of a complaint or an emergency your face should show that it mattered. What they look for is a face that's awake and changes with the words. Watch one recording without sound: does it look alive?",
    },
    {
      id: "how-long-an-answer",
      question: "How long should each answer be if I get two minutes?",
      asked: [
        "how long should i talk",
        "do i have to use the whole time",
        "is one minute enough",
        "what if i finish early",
      ],
      answer:
        "Sixty to ninety seconds for a story, about forty for a simple question. Stop when you've said how it ended; time left over isn't a fault. If there's a 'finish' button, smile for two seconds first, so that the last picture isn't you reaching for the mouse.",
    },
    {
      id: "using-notes",
      question: "May I have notes, and where do I put them?",
      asked: [
        "can i have notes",
        "where do i put my key words",
        "will they see that i read",
        "can i stick notes on the screen",
      ],
      answer:
        "Key words, yes: five at most, large, on a sticky note right beside the lens, so that your eyes don't wander. Whole sentences, no, because reading shows at once in voice and eyes. Better still is knowing your five stories and needing none.",
    },
    {
      id: "phone-or-laptop",
      question: "Phone or laptop, and how do I set it up?",
      asked: [
        "phone or laptop",
        "can i do it with my mobile",
        "how do i place the camera",
        "what if i have no laptop",
      ],
      answer:
        "Whichever the invitation allows; a phone is fine if it stands still, at eye level and the way round they ask for. Leave a hand's breadth above your head and show your shoulders. Charger in, messages off, everybody at home warned. Test the sound: it matters more than the picture.",
    },
    {
      id: "nobody-there",
      question: "How do I sound natural when nobody's there?",
      asked: [
        "it feels so weird talking to a camera",
        "how do i stay natural",
        "i look so stiff on video",
        "how do i smile at a machine",
      ],
      answer:
        "Stick a photo of a friend beside the lens and tell it to them. Stand or sit on the edge of the chair, use your hands, say the first sentence with a smile, and put ten per cent more into your voice than feels normal: a camera takes that away. Five practice runs and it's gone.",
    },
    {
      id: "bad-answer-sent",
      question: "I've sent it and one answer was bad. Is that it?",
      asked: [
        "i messed up one answer",
        "can i record it again",
        "one answer was terrible, is it over",
        "i forgot the point halfway",
      ],
      answer:
        "Not by itself: they look at the whole, and one weak answer among four good ones is normal. You can't usually redo it, and writing to explain doesn't help. Write down what went wrong, because the next airline will ask the same.",
    },
  ],
  "assessment-days/online-tests": [
    {
      id: "dyslexia-more-time",
      question: "I have dyslexia. Can I get more time?",
      asked: [
        "im dyslexic",
        "can i get extra time",
        "what about adhd",
        "i read slowly, can they help",
      ],
      answer:
        "Often, yes. In the EU, Britain and the US employers have to make reasonable adjustments for a disability, and more time in a written test is the classic one. Ask as soon as you're invited, before you open the test, and attach a report. It doesn't stop you from becoming crew.",
      source: {
        name: "Directive 2000/78/EC, Article 5; UK Equality Act 2010; Americans with Disabilities Act",
        year: 2024,
      },
    },
    {
      id: "calculator-and-paper",
      question: "May I use a calculator, paper or the internet?",
      asked: [
        "can i use a calculator",
        "is a calculator allowed",
        "can i google during the test",
        "can somebody help me with it",
      ],
      answer:
        "Paper and pen, usually yes; a calculator only if the instructions say so. Searching, a friend or a chatbot is cheating, and some tests watch for it by camera or by other windows. Some airlines repeat a short test on the day, and then it shows.",
    },
    {
      id: "level-of-english",
      question: "Which level of English do I need to pass?",
      asked: [
        "how good must my english be",
        "is b1 enough",
        "what level is the english test",
        "do i need ielts or toefl",
      ],
      answer:
        "Around B2 is a good aim: you follow a normal talk and write short texts with few mistakes. Some airlines are content with B1, others want more, and most run their own test, so a certificate is seldom needed. What helps most is speaking and reading a little each day.",
      source: { name: "Airlines' own postings, as their entries here give them", year: 2025 },
    },
    {
      id: "no-time-left",
      question: "What if I run out of time?",
      asked: [
        "i can't finish in time",
        "what if time runs out",
        "is it better to guess",
        "do wrong answers cost points",
      ],
      answer:
        "Many tests are built so that hardly anybody finishes; it's the right answers that count. So take the easy ones, don't stay with one for long, and guess at the end unless the instructions say that wrong answers cost points. Read that line before you press start.",
    },
    {
      id: "how-good-to-pass",
      question: "How many do I have to get right?",
      asked: [
        "how many points do i need",
        "what's the pass mark",
        "how many mistakes are allowed",
        "do you see your result",
      ],
      answer:
        "Airlines don't publish it, and you mostly only hear yes or no. Some compare you with the others instead of with a fixed mark. If you get eight of ten right by the clock in practice, you can start with a quiet mind.",
    },
  ],
  "assessment-days/documents": [
    {
      id: "lost-certificate",
      question: "I've lost a certificate, or a firm no longer exists. What do I hand in?",
      asked: [
        "i lost my school certificate",
        "my old company closed down",
        "i have no proof for that job",
        "what if i can't find a paper",
      ],
      answer:
        "A substitute: the school or its authority issues a copy, and for a firm that's gone a contract, payslips, tax or pension records, or a former boss who signs. Tell the airline early which paper you're replacing and with what. Waiting in silence is what delays people.",
    },
    {
      id: "translations",
      question: "Do my papers have to be translated or legalised?",
      asked: [
        "do i need translations",
        "does it have to be a sworn translator",
        "what is an apostille",
        "my diploma is in another language",
      ],
      answer:
        "If they aren't in English or the language of the base, mostly yes, by a sworn translator. Gulf employers often want the school certificate attested as well: by your authorities and their embassy, elsewhere by an apostille. Ask for the exact list first, because it costs money and weeks.",
    },
    {
      id: "how-long-does-it-take",
      question: "How long do the checks take?",
      asked: [
        "how long does the check take",
        "how long for the airport pass",
        "still waiting for my clearance",
        "when do i get the pass",
      ],
      answer:
        "From a couple of weeks to a few months; longer if you've lived abroad, have many short jobs, or a referee doesn't reply. You can ask once a fortnight what's still missing and chase that person yourself. Most airlines don't let you start without it.",
    },
    {
      id: "unemployed-months",
      question: "How do I prove months without work, or work without a contract?",
      asked: [
        "how do i prove i was unemployed",
        "i was travelling, what proof do they want",
        "i worked cash in hand",
        "how do i prove a gap",
      ],
      answer:
        "With whatever bears a date: letters from the job office, bank statements, tickets and stamps in the passport, enrolment papers, tax records if you were self-employed. If there's nothing, somebody of standing who isn't family confirms in writing what you did. Ask which of it they accept.",
    },
    {
      id: "different-names",
      question: "My name isn't the same in all my papers. Is that a problem?",
      asked: [
        "my name changed when i married",
        "my name is spelt differently",
        "different name in diploma and passport",
        "i have two surnames",
      ],
      answer:
        "Not if you can bridge it: a marriage or name-change certificate, translated if need be. Apply in the name in your passport, letter by letter, and mention the other in the form. A ticket, visa or pass in the wrong spelling costs days.",
    },
  ],
  "assessment-days/asked-medical-at-joining": [
    {
      id: "how-long",
      question: "How long does the medical take, and when do I get the result?",
      asked: [
        "how long does it take",
        "when do i get the result",
        "is it a whole day",
        "do they tell me straight away",
      ],
      answer:
        "One to four hours, depending on what's added. Fit or not is often said on the spot; blood, urine and X-ray results take some days. If something has to be repeated or a report is missing, it isn't a no yet.",
    },
    {
      id: "teeth-check",
      question: "Do they look at my teeth?",
      asked: [
        "do they check the teeth",
        "do i have to see a dentist",
        "are fillings a problem",
        "can bad teeth fail me",
      ],
      answer:
        "Some airlines do or want a dentist's letter, mainly in the Gulf and in Asia. It's about untreated decay and infection, because air trapped under a filling hurts when the pressure changes. Fillings, gaps and braces aren't a reason by themselves. Have holes done before you go.",
    },
    {
      id: "who-pays",
      question: "Who pays for the medical?",
      asked: [
        "do i have to pay for it",
        "who pays the doctor",
        "how much is the medical",
        "do i get the money back",
      ],
      answer:
        "Mostly the airline, if it sends you to its own doctor after the offer. Some let you pay first and give it back with your first pay, and for an attestation course or an agency you often pay yourself. Ask for the doctor and the cost in writing; never pay a recruiter for it.",
    },
    {
      id: "period-or-cold",
      question: "What if I have my period or a cold on that day?",
      asked: [
        "i have my period that day",
        "what if i have a cold",
        "should i move the medical when i'm ill",
        "can i go with a fever",
      ],
      answer:
        "With your period you go, and say so before the urine test, because blood shows up in it; they may repeat it later. A cold can blur the hearing test and your ears, so ask for another date. With a fever you don't go at all.",
    },
    {
      id: "nervous-blood-pressure",
      question: "My blood pressure goes up at the doctor's. Can I fail because of that?",
      asked: [
        "i'm always nervous at the doctor",
        "my blood pressure is high from nerves",
        "what if my pulse is too fast",
        "can i fail because i'm nervous",
      ],
      answer:
        "Doctors know that and measure again after ten minutes' rest. Go early, sit down, no coffee or energy drink that morning, breathe out slowly. If it's a habit of yours, bring a week of readings taken at home. A treated blood pressure within limits is no obstacle in Europe.",
      source: { name: "EASA and UK AMC2 MED.C.025, blood pressure", year: 2022 },
    },
    {
      id: "pregnancy-test",
      question: "Do they test for pregnancy or HIV?",
      asked: [
        "do they do a pregnancy test",
        "do they test for hiv",
        "what if i'm pregnant at the medical",
        "can they test me without asking",
      ],
      answer:
        "It depends on the country. Work visas for the Gulf mostly require tests for HIV and tuberculosis, and pregnancy tests do occur there. In Europe and the US testing for pregnancy in order to hire is not allowed as a rule, and HIV without illness isn't a no in European aviation rules.",
      source: {
        name: "EASA and UK AMC8 MED.C.025; entry rules of the Gulf states; Directive 2006/54/EC",
        year: 2024,
      },
    },
  ],
  "assessment-days/asked-training-bond": [
    {
      id: "how-much",
      question: "How high is such a bond, and how long does it run?",
      asked: ["how much is it", "how long am i tied", "what's a normal sum", "is two years normal"],
      answer:
        "It differs widely, so only your contract counts: from a token sum to several months' pay, often over one to three years. Fair ones shrink month by month and reach zero. Work out what you'd owe after six months, and whether you could pay it.",
    },
    {
      id: "is-it-legal",
      question: "Is a training bond legal?",
      asked: [
        "is that even legal",
        "can they really make me pay",
        "are they allowed to do that",
        "can i refuse the bond",
      ],
      answer:
        "Often, within limits that differ by country: the sum has to be reasonable and agreed beforehand. In the EU, training the employer is bound by law to give must be free of charge to you, so bonds there get disputed. A union or an adviser on employment law can tell you about yours.",
      source: { name: "Directive (EU) 2019/1152, Article 13", year: 2019 },
    },
    {
      id: "if-dismissed",
      question: "Do I pay if I fail the course, fall ill or they let me go?",
      asked: [
        "do i pay if i fail the course",
        "what if they fire me",
        "what if i get ill",
        "what if i get pregnant during the bond",
      ],
      answer:
        "It's all in the wording, which is why you read that paragraph twice. Many bonds only count if you resign or are dismissed for misconduct; some count as soon as the course is failed. Illness, pregnancy and redundancy should be left out. If they aren't, ask to have that added.",
    },
    {
      id: "next-airline-pays",
      question: "Can I get out of it, or will the next airline pay it?",
      asked: [
        "how do i get out of it",
        "will a new airline pay my bond",
        "can i pay it in instalments",
        "what if i just leave and don't pay",
      ],
      answer:
        "You can ask for instalments, or leave when it has run down; that's the cheapest way. New airlines hardly ever pay for beginners. Simply going means letters, your last pay kept back, perhaps a court, and trouble at the airport in some Gulf countries, where unpaid debts can stop you leaving.",
    },
  ],
  "assessment-days/final-the-gap": [
    {
      id: "years-for-children",
      question: "I was at home with my children for years. How do I put that?",
      asked: [
        "i stayed home with the kids",
        "how do i explain my baby break",
        "mum for five years, how does that look",
        "does parenting count as a gap",
      ],
      answer:
        "As what it was, in one sentence, without an apology: 'From 2019 to 2024 I brought up two children.' Then what you did beside it and that you're ready now, with care arranged. A school committee, a course or a weekend job shows you've kept among people.",
    },
    {
      id: "long-unemployed",
      question: "I was unemployed for a long time. What do I say?",
      asked: [
        "i had no job for two years",
        "i was unemployed, how do i say that",
        "i just didn't find anything",
        "nobody hired me, what do i say",
      ],
      answer:
        "The fact, then what you did with it: 'My firm closed, I looked for a year, and meanwhile I helped at the food bank and took my English to B2.' If there's nothing to name yet, start something this week. They mind standing still more than being without work.",
    },
    {
      id: "illness-gap",
      question: "The gap was an illness. How much do I have to tell?",
      asked: [
        "i was ill that year",
        "do i have to say what illness",
        "it was burnout, do i say that",
        "how much detail do they need",
      ],
      answer:
        "'I was ill that year, I've recovered, and my doctor has no objections' is enough in the interview. Which illness belongs to the medical, where you answer fully. Don't invent a journey instead: the dates get checked.",
    },
    {
      id: "travelled-a-year",
      question: "I travelled for a year. Is that good or bad?",
      asked: [
        "i was travelling, is that bad",
        "gap year, good or bad",
        "i was backpacking in australia",
        "does travelling count as something",
      ],
      answer:
        "Good, if you can say what you did there besides looking: worked in a hostel, learnt to cope alone, helped somebody in a fix. Say it in one sentence with months and countries. For the background check keep tickets, stamps and names of people you worked for.",
    },
  ],
  "assessment-days/asked-two-offers-or-two-airlines": [
    {
      id: "ask-for-time",
      question: "How do I ask for more time to decide?",
      asked: [
        "how do i ask for more time",
        "what do i say to win a week",
        "how long can i let them wait",
        "can i ask for a few days",
      ],
      answer:
        "'Thank you, I'm very happy about your offer. May I read the contract in peace and give you my answer by Friday?' Three to seven days are normal. Name a day and keep it. Longer makes them doubt, and the place may go to the next.",
    },
    {
      id: "already-signed",
      question: "I've signed with one, and now my favourite says yes. What now?",
      asked: [
        "i signed already and now the better one calls",
        "my dream airline said yes after i signed",
        "can i still switch after signing",
        "is it bad to cancel now",
      ],
      answer:
        "Read what withdrawing costs and how much notice it takes, then decide quickly. If you go, tell the first at once, in writing, with a thank-you and without excuses. Before the course starts it's a nuisance to them; in the middle of it, it's money for both and a closed door.",
    },
    {
      id: "money-or-home",
      question: "One pays more, the other is closer to home. Which one?",
      asked: [
        "better pay or closer to home",
        "one is abroad and pays more",
        "how do i decide between them",
        "which one would you take",
      ],
      answer:
        "I can't choose for you, but count it out: what's left after rent, tax and flights home, and how many nights a month you're in your own bed. Then picture a grey week in February at each. Many start where it's easier to stay a year, and move on from there.",
    },
    {
      id: "wait-for-the-dream",
      question: "Should I take the first offer or wait for my dream airline?",
      asked: [
        "should i wait for my favourite",
        "take the first one or wait",
        "is it ok to start somewhere small",
        "does a small airline spoil my chances later",
      ],
      answer:
        "Mostly take it, unless the base or the contract makes you unhappy already. A year of flying is the best preparation for the second application, and nobody minds where you learnt. Check the bond first: it decides how soon you're free again.",
    },
  ],
  "assessment-days/asked-choosing-an-airline": [
    {
      id: "easiest-to-get-into",
      question: "Which airlines are easiest to get into?",
      asked: [
        "which one is the easiest",
        "where do i have the best chance",
        "which airlines take almost everybody",
        "where do beginners get in",
      ],
      answer:
        "No airline is easy, but the ones that grow, fly seasonally or have bases few people want take most beginners: holiday and low-cost airlines in spring, regionals, agencies. Famous names get the crowd. Meeting every requirement and being free to move helps more than the choice.",
    },
    {
      id: "start-small",
      question: "Is it wise to start at a low-cost airline and move on?",
      asked: [
        "should i start at a low cost",
        "is ryanair a good start",
        "can i switch to a better one later",
        "does low cost look bad in the cv",
      ],
      answer:
        "Yes, it's a common way. You fly a lot, learn fast, and have real examples after half a year. It doesn't look bad anywhere. Read the contract for bond and end date, and know that at the next airline you begin at the bottom again.",
    },
    {
      id: "what-to-ask-crew",
      question: "How do I find out what it's really like there?",
      asked: [
        "how do i know what it's really like",
        "who can i ask about the airline",
        "can i believe reviews online",
        "what do i ask the crew there",
      ],
      answer:
        "Ask two people who fly there now: what did last month's roster look like, what was left of the pay, what surprised you, would you do it again? On your next flight ask crew in a quiet moment. Online reviews are written by the angry and the new, so look for what comes up again and again.",
    },
    {
      id: "abroad-at-once",
      question: "Should I go abroad at once, or start in my own country?",
      asked: [
        "abroad or at home first",
        "is dubai too much for the start",
        "should i stay in my country first",
        "is it hard to start far away",
      ],
      answer:
        "Ask yourself whether you've ever lived alone for some months and liked it. If so, a base abroad gives you housing, company and often savings. If not, a season at home shows you whether you like the job, without being homesick at the same time. Both ways lead to the same cabin.",
    },
  ],
  "assessment-days/asked-who-as-a-reference": [
    {
      id: "hostile-boss",
      question: "My old boss can't stand me. Do I have to name him?",
      asked: [
        "my boss hates me",
        "he'll say bad things about me",
        "i left after a fight",
        "can he ruin it for me",
      ],
      answer:
        "No: name another supervisor, the owner or the personnel department of the same firm. Many only confirm dates and job. Don't leave the job out, the check would find it. If it's bound to come up, tell it first in two calm sentences, your own part included. A reference has to be true.",
    },
    {
      id: "only-one-job",
      question: "I've only had one job, or none. Whom do I name?",
      asked: [
        "i never had a boss",
        "can a teacher be a reference",
        "can my friend be a reference",
        "who if i've only had one job",
      ],
      answer:
        "A teacher, lecturer, coach, parish or youth leader, the family you babysat for, the head of a club where you helped: somebody who has seen you being reliable and isn't related to you. Ask whether they'd write two lines with a phone number and a signature.",
    },
    {
      id: "self-employed",
      question: "I was self-employed or worked in the family firm. Who vouches for me?",
      asked: [
        "i was self employed",
        "i worked in my parents' shop",
        "i freelanced, who do i put",
        "my boss is my father",
      ],
      answer:
        "Your accountant, a regular customer or a supplier, together with tax papers or the entry in the trade register. For the family firm somebody outside the family, such as the accountant again. Say in the form how it was, so that nobody thinks you're hiding it.",
    },
    {
      id: "present-employer",
      question: "When do they call my present employer?",
      asked: [
        "when do they call my boss",
        "will they contact my current job",
        "my boss mustn't know yet",
        "can i stop them calling now",
      ],
      answer:
        "Normally only after the offer, and you can tick that. For the background check they'll need the dates from there at some point, at the latest before you start. So tell your boss yourself shortly before, once the offer is in writing.",
    },
    {
      id: "no-reply",
      question: "My referee doesn't answer the airline. What do I do?",
      asked: [
        "they don't reply to the airline",
        "my reference isn't answering",
        "hr ignores the request",
        "what if nobody answers them",
      ],
      answer:
        "Ring them, ask kindly, and give the mail again: such requests often lie in spam. If nothing comes within a week, tell the airline and offer something else for the same time, such as another supervisor, a contract with payslips, or a letter of reference you already have.",
    },
  ],
  "assessment-days/asked-after-the-offer": [
    {
      id: "after-the-medical",
      question: "I've passed the medical. What comes now until I fly?",
      asked: [
        "what comes after the medical",
        "i passed the medical, what now",
        "what is left until i can fly",
        "what happens between the medical and the first flight",
        "medical done, what's next",
      ],
      answer:
        "The background check, which is often slower than the medical, then the contract with base and joining date. Give notice only when both are there. Then the course: four to eight weeks of safety, first aid and service with exams, a few flights as an extra pair of hands, a check, and your first flight as one of the crew.",
    },
    {
      id: "conditional",
      question: "What does 'conditional offer' mean, and can they take it back?",
      asked: [
        "what is a conditional offer",
        "can they take the offer back",
        "is it safe now",
        "can it still go wrong",
      ],
      answer:
        "It means yes, provided that medical, background check, references and papers are in order. If one of them fails, or something in your form wasn't true, the offer falls. Courses can also be put off. It's safe when all that is confirmed and you have a signed contract with a date.",
    },
    {
      id: "can-i-negotiate",
      question: "Can I negotiate the pay or the base?",
      asked: [
        "can i ask for more money",
        "can i negotiate",
        "can i ask for another base",
        "is there room to bargain",
      ],
      answer:
        "The pay no: it's a scale, the same for all beginners. The base or the course date you can ask about once, with a reason; sometimes it works. Languages, earlier flying or a nursing licence may count towards a step or a speaker post, so make sure they know.",
    },
    {
      id: "until-the-course",
      question: "What do I learn before the course begins?",
      asked: [
        "what should i learn before training",
        "how do i prepare for the course",
        "can i study something already",
        "what do i do until the training",
      ],
      answer:
        "The phonetic alphabet, the 24-hour clock and UTC, airport codes of the network, the parts of the aircraft, basic first aid. An hour a day here is plenty. Put your body in order too: swimming, sleep, getting up early. The rest they teach from nothing.",
    },
    {
      id: "money-for-the-start",
      question: "How much money do I need for the first weeks?",
      asked: [
        "how much should i save",
        "do i need savings for the start",
        "when comes the first salary",
        "can i afford the training time",
      ],
      answer:
        "Enough for one to two months: the first pay comes at the end of a month, training may be paid less or not at all, and there's a deposit for the flat, shoes, photos and papers to pay. Ask before you accept what training pays and who pays the hotel.",
    },
  ],
  "assessment-days/asked-from-one-airline-to-another": [
    {
      id: "shorter-course",
      question: "Is the course shorter for somebody who's flown before?",
      asked: [
        "is the training shorter for me",
        "do i have to do everything again",
        "do they accept my certificate",
        "same aircraft type, do i still need the course",
      ],
      answer:
        "Sometimes. With a valid attestation in Europe an airline may skip the initial part and give you its conversion course, with its own procedures and types. Many let everybody do the whole course anyway. Even on the same type the equipment and commands differ, so expect exams.",
      source: { name: "Regulation (EU) No 965/2012, ORO.CC.125 and ORO.CC.130", year: 2024 },
    },
    {
      id: "why-leave",
      question: "What do I say when they ask why I want to leave my airline?",
      asked: [
        "what do i say why i'm leaving",
        "they'll ask why i don't stay",
        "can i say the roster is bad",
        "how do i explain the change",
      ],
      answer:
        "Say what draws you, with a fact: long haul, another base, a bigger fleet, being near the family. One sentence of thanks for what you learnt, and nothing about rosters or managers, even if all of it is true. They picture you talking about them one day.",
    },
    {
      id: "keep-rank",
      question: "Can I keep my rank or start as a senior?",
      asked: [
        "do i keep my rank",
        "i was a purser, do i start at zero",
        "can i join as a senior",
        "does my seniority count",
      ],
      answer:
        "As a rule you start as a junior, because rank goes by time and training in that airline. Some airlines advertise for experienced seniors or pursers directly: look for those. Otherwise ask how soon crew with flying experience may apply for promotion.",
    },
    {
      id: "say-where-i-fly",
      question: "May I wear my uniform or use my ID for the interview?",
      asked: [
        "can i come in my uniform",
        "can i use my staff ticket to get there",
        "can i wear my wings to the interview",
        "do i dress as crew",
      ],
      answer:
        "No to the uniform and the pass: both are for duty only, and it looks disloyal. A staff ticket for a private journey follows your airline's rules; many don't allow it for job hunting, and standby is no way to be on time. Come in business dress like all the others.",
    },
  ],
};
