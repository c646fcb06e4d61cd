import type { LabelledQuestion } from "./format.ts";

/**
 * The half that was tuned on of 240 questions by a writer who had seen no rule, no entry's words and no earlier set; labels by
 * the same hand, mapped to the ids of citations. Widened since, as another entry answers as rightly: a mock interview may be
 * a drill, and the quizzes on the engine's side and on gifts in Singapore say what was asked.
 */
export const CHAT_FOURTH_TUNED: readonly LabelledQuestion[] = [
  {
    ask: "My old list says Phnom Penh is PNH, a friend says that is outdated. What is it now?",
    expect: ["airports/KTI"],
    says: [["KTI"]],
  },
  {
    ask: "American airlines min age",
    expect: ["airlines/american-airlines"],
    says: [["20"]],
  },
  {
    ask: "Fly Dubai is just Emirates with small planes right?",
    expect: ["airlines/flydubai"],
    says: [["not a subsidiary"]],
  },
  {
    ask: "j'ai perdu mon badge équipage pendant l'escale, je fais quoi",
    expect: ["syllabus/security-crew-id"],
    says: [["report it at once"]],
  },
  {
    ask: "Before I apply to Qantas, which certificates should I pay for myself?",
    expect: ["airlines/qantas"],
    says: [["responsible service of alcohol"]],
  },
  {
    ask: "what are the 4 steps of how bad a passenger behaves",
    expect: ["syllabus/security-levels", "terminology/disruptive-passenger"],
    says: [["life-threatening"]],
  },
  {
    ask: "Is it nice to bring chocolates for the recruiters in Singapore",
    expect: ["cultures/asia-singapore", "quiz/sg-gift"],
    says: [["bring none", "no: send thanks", "corruption", "gift"]],
  },
  {
    ask: "which ones let you have visible ink on your arms",
    expect: [
      "airlines/air-new-zealand",
      "airlines/virgin-atlantic",
      "airlines/swiss",
      "airlines/united-airlines",
      "airlines/southwest-airlines",
      "airlines/alaska-airlines",
      "airlines/sas",
    ],
  },
  {
    ask: "everyone says use STAR. what is it",
    expect: [
      "intent:explain-star",
      "assessment-days/final-a-real-example",
      "cultures/module-questions",
    ],
  },
  {
    ask: "Norwegian cabin crew training how long and where",
    expect: ["airlines/norwegian"],
  },
  {
    ask: "how many flight hours do i need to become a captain and what does flight school cost",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "hawaiian reach in inches pls",
    expect: ["airlines/hawaiian-airlines"],
    says: [["82"]],
  },
  {
    ask: "why on earth is Chicago ORD",
    expect: ["airports/ORD"],
    says: [["orchard"]],
  },
  {
    ask: "he dormido tres horas y entro a las 4:30, ¿voy o llamo?",
    expect: [
      "situational-judgement/three-hours-of-sleep",
      "questions/sleepless-before-report",
      "syllabus/human-factors-fatigue",
      "syllabus/human-factors-imsafe",
      "terminology/rest-period",
    ],
  },
  {
    ask: "We stopped hard on the runway before lifting off, engines still humming. I'm strapped in at the back. What now?",
    expect: ["cockpit/thrust-levers", "questions/shouts-to-get-out", "evacuation/command-alert"],
    says: [["stay seated", "wait"]],
  },
  {
    ask: "let's do a mock interview now please",
    expect: ["intent:practise", "intent:drill"],
  },
  {
    ask: "How many of us must be on board if the aircraft has 180 seats?",
    expect: ["terminology/minimum-crew"],
    says: [["50"]],
  },
  {
    ask: "I stayed home two years to look after my mum. How do I explain that hole in my CV?",
    expect: ["assessment-days/final-the-gap", "assessment-days/application", "intent:cv"],
  },
  {
    ask: "someone changes his mind and walks off the plane, his suitcase is in the hold, can we go",
    expect: ["syllabus/security-baggage-match", "quiz/security-bag-stays"],
  },
  {
    ask: "heathrow but the 4 letter code the pilots use",
    expect: ["airports/LHR"],
    says: [["EGLL"]],
  },
  {
    ask: "what do i pack for the open day tomorow",
    expect: [
      "assessment-days/list-what-to-bring",
      "intent:assessment-day",
      "cultures/module-timing",
    ],
  },
  {
    ask: "How do I tell a passenger who can't see where the food is on the tray?",
    expect: ["syllabus/passenger-handling-blind"],
    says: [["clock"]],
  },
  {
    ask: "could some crazy guy open the door at 35000ft",
    expect: [
      "quiz/open-in-cruise",
      "terminology/cabin-door",
      "aircraft/door-door",
      "aircraft/door-arm-lever",
      "aircraft/door-girt-bar",
      "aircraft/door-emergency-handle",
      "aircraft/door-pressure-relief-valve",
      "aircraft/door-slide",
      "questions/hand-on-the-door-handle",
      "assessment-days/asked-door-opened-in-flight",
    ],
    says: [["pressure"]],
  },
  {
    ask: "highest seat count allowed on a 787-10",
    expect: ["aircraft/boeing-787"],
    says: [["440"]],
  },
  {
    ask: "Parlez-moi de vous : combien de temps et quoi dire ?",
    expect: [
      "assessment-days/final-tell-us-about-yourself",
      "questions/about-yourself",
      "cultures/module-questions",
    ],
    says: [["two minutes", "ninety seconds", "Tell us about yourself", "about yourself"]],
  },
  {
    ask: "the instructor said cabin is at 8000 feet while we were at 38000. how??",
    expect: [
      "terminology/cabin-altitude",
      "syllabus/decompression-and-turbulence-cabin-altitude",
      "cockpit/cabin-pressure-panel",
    ],
    says: [["8,000"]],
  },
  {
    ask: "bumped off an overfull flight paris - new york, how many euros do i get",
    expect: ["syllabus/passenger-handling-denied-boarding"],
    says: [["600"]],
  },
  {
    ask: "différence entre un INAD et un expulsé accompagné (DEPA) ?",
    expect: [
      "terminology/inad",
      "terminology/deportee-accompanied",
      "syllabus/security-inad",
      "quiz/security-inad-mean",
    ],
    says: [["refused entry"]],
  },
  {
    ask: "Which document tells the captain there is radioactive stuff in the belly?",
    expect: [
      "terminology/notoc",
      "syllabus/dangerous-goods-notoc",
      "quiz/dangerous-goods-notoc-list",
    ],
    says: [["NOTOC"]],
  },
  {
    ask: "Which lever arms the slide on door 1L of the 737-800, the red one or the white one?",
    expect: [
      "aircraft/boeing-737",
      "quiz/girt-bar-position-737",
      "quiz/arm-lever",
      "aircraft/door-arm-lever",
      "terminology/girt-bar",
    ],
    says: [["no arming lever", "no such lever", "no lever", "has none", "by hand"]],
  },
  {
    ask: "who wins the champions league this year",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "I've had a lump under my arm for a month. Is it cancer?",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "raft is full. cut the rope first or take it off the door first",
    expect: ["quiz/slide-raft-release", "evacuation/water", "terminology/slide-raft"],
    says: [["release", "detach"]],
  },
  {
    ask: "cuantas semanas dura el curso de ryanair",
    expect: ["airlines/ryanair"],
    says: [["six weeks", "six-week"]],
  },
  {
    ask: "新加坡航空的核心价值观有哪些？面试要用",
    expect: ["airlines/singapore-airlines"],
    says: [["excellence"]],
  },
  {
    ask: "Una pasajera embarazada de 35 semanas quiere volar, ¿hasta qué semana se permite normalmente?",
    expect: ["syllabus/passenger-handling-pregnancy"],
    says: [["36"]],
  },
  {
    ask: "by US law how many hours no drinking before work for cabin crew",
    expect: ["syllabus/human-factors-alcohol", "quiz/human-factors-bottle-us"],
    says: [["8 hours"]],
  },
  {
    ask: "at the gate a red light blinks below the door window on the airbus, can i open",
    expect: [
      "quiz/cabin-pressure-light",
      "aircraft/airbus-a320",
      "aircraft/equipment-airbus-a320",
      "aircraft/door-pressure-relief-valve",
    ],
    says: [["pressure"]],
  },
  {
    ask: "whats the salary of an air traffic controller in spain",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "J'ai un TOEIC à 850, Air France l'accepte encore ?",
    expect: ["airlines/air-france"],
    says: [["Linguaskill", "no longer takes"]],
  },
  {
    ask: "什么是静默驾驶舱（sterile cockpit）？",
    expect: [
      "terminology/sterile-flight-deck",
      "terminology/critical-phases-of-flight",
      "syllabus/human-factors-sterile",
    ],
  },
  {
    ask: "Cleaning crew left, I look in the lavatory and there's a taped box behind the bin. What's rule number one?",
    expect: [
      "syllabus/security-suspect-item",
      "quiz/security-item-touch",
      "syllabus/security-search",
      "questions/parcel-behind-the-seat",
    ],
    says: [["not touch", "untouched"]],
  },
  {
    ask: "How much will a Qatar Airways purser earn per month in 2035",
    expect: ["intent:limit", "airlines/qatar-airways"],
    declines: true,
  },
  {
    ask: "Im quite shy and in the group thing the loud people always win. tips?",
    expect: [
      "assessment-days/asked-quiet-in-the-group",
      "assessment-days/group-exercise",
      "assessment-days/group-stranded-passengers",
      "assessment-days/group-island",
      "assessment-days/group-new-route-service",
      "assessment-days/group-paper-bridge",
      "assessment-days/group-complaint-letter",
      "assessment-days/group-crew-positions",
      "assessment-days/group-who-first",
      "assessment-days/group-sell-the-city",
      "assessment-days/group-uniform-rules",
      "assessment-days/group-case-of-the-purser",
      "intent:assessment-day",
      "assessment-days/asked-shy-person",
      "assessment-days/final-joining-the-talk",
    ],
  },
  {
    ask: "Can you sit in a Dreamliner slide like in a boat?",
    expect: ["aircraft/boeing-787", "terminology/slide-raft", "quiz/boeing-787-exits"],
    says: [["raft"]],
  },
  {
    ask: "which passenger do I choose to help me at my exit and who better not",
    expect: [
      "terminology/able-bodied-passenger",
      "evacuation/able-bodied",
      "evacuation/land",
      "questions/brief-an-able-bodied-passenger",
      "syllabus/passenger-handling-abp",
    ],
  },
  {
    ask: "smoke coming from oven in the galley first thing u do",
    expect: [
      "syllabus/fire-and-smoke-oven",
      "quiz/fire-and-smoke-oven-door",
      "questions/galley-oven-smoke",
      "terminology/galley",
    ],
    says: [["closed", "shut"], ["power"]],
  },
  {
    ask: "客舱机组在什么情况下可以自己发起撤离？",
    expect: [
      "evacuation/land",
      "terminology/evacuation",
      "evacuation/command-evacuate",
      "questions/smoke-on-the-runway-no-answer",
      "cockpit/evacuation-signal",
      "scenarios/hard-landing-fire",
    ],
  },
  {
    ask: "pilot wants out for a pee, what do we get ready before that door opens",
    expect: [
      "syllabus/security-door-access",
      "quiz/security-before-door",
      "syllabus/security-two-persons",
      "syllabus/security-secondary-barrier",
      "terminology/flight-deck-door",
    ],
    says: [["clear"]],
  },
  {
    ask: "good answer to why do you want to work for us and not the others",
    expect: ["assessment-days/final-why-this-airline", "questions/why-our-airline"],
  },
  {
    ask: "严重颠簸突然来了，我正站在餐车旁边，该怎么做？",
    expect: [
      "syllabus/decompression-and-turbulence-turbulence-severe",
      "quiz/decompression-and-turbulence-trolley",
      "quiz/decompression-and-turbulence-no-seat",
      "terminology/severe-turbulence",
      "terminology/service-trolley",
      "terminology/turbulence",
      "questions/belt-sign-during-hot-drinks",
    ],
    says: [["nearest seat", "sit"]],
  },
  {
    ask: "Je nage mal... SAS demande quoi pour la natation ?",
    expect: ["airlines/sas"],
    says: [["strong swimming", "swimming is a condition"]],
  },
  {
    ask: "KSML and MOML and VGML, who eats what",
    expect: [
      "terminology/special-meal",
      "syllabus/passenger-handling-meal-codes",
      "quiz/passenger-handling-vgml",
      "quiz/passenger-handling-ksml",
    ],
    says: [["kosher"], ["vegan"]],
  },
  {
    ask: "im 28, too old for indigo freshers?",
    expect: ["airlines/indigo"],
    says: [["27"]],
  },
  {
    ask: "recorded video, nobody on the other side. where should my eyes go?",
    expect: ["assessment-days/video-interview", "cultures/module-nonverbal"],
    says: [["lens"]],
  },
  {
    ask: "Quelle quantité de laque ou de parfum par passager ?",
    expect: ["syllabus/dangerous-goods-toiletries"],
    says: [["0.5"]],
  },
  {
    ask: "spilled boiling tea on a kid, do we put ice",
    expect: ["syllabus/first-aid-burn", "questions/scalded-forearm"],
    says: [["20 minutes", "ice"]],
  },
  {
    ask: "position de sécurité (brace) sur un siège normal, on fait comment",
    expect: ["syllabus/announcements-and-commands-brace-position", "terminology/brace-position"],
    says: [["feet flat"]],
  },
  {
    ask: "WCHC ???",
    expect: ["terminology/wchc", "syllabus/passenger-handling-wch", "quiz/passenger-handling-wchc"],
    says: [["cannot walk", "helped to the seat"]],
  },
  {
    ask: "powerbank 20000mah ok to fly?",
    expect: [
      "syllabus/dangerous-goods-wh-sum",
      "syllabus/dangerous-goods-wh-limits",
      "syllabus/dangerous-goods-power-banks",
    ],
    says: [["74", "100 Wh"]],
  },
  {
    ask: "In the trainer I lifted the handle a bit and a white light came on, instructor shouted STOP. What did it tell me?",
    expect: ["quiz/slide-armed-light", "aircraft/airbus-a320", "aircraft/equipment-airbus-a320"],
    says: [["armed"]],
  },
  {
    ask: "面试官问我是不是也投了别的航空公司，该怎么回答？",
    expect: ["situational-judgement/which-airline-first"],
  },
  {
    ask: "is it law that the plane must be empty in a minute and a half, also in real life?",
    expect: ["terminology/ninety-second-test", "evacuation/land"],
    says: [["certification"]],
  },
  {
    ask: "Which airline out of all you have on file runs the biggest fleet?",
    expect: ["airlines/united-airlines"],
    says: [["United"]],
  },
  {
    ask: "A teenage girl never speaks, the man beside her has her passport and answers for her. I have a bad feeling, what should I do as crew?",
    expect: [
      "syllabus/security-trafficking-act",
      "syllabus/security-trafficking-signs",
      "quiz/security-traffick-do",
      "questions/suspected-trafficking",
    ],
    says: [["captain"]],
  },
  {
    ask: "the sheet with seats, diets, and wheelchair people on it, name?",
    expect: ["terminology/passenger-list"],
    says: [["passenger information list"]],
  },
  {
    ask: "that thing crew do in their head just before take off, 30 sec",
    expect: [
      "terminology/silent-review",
      "syllabus/human-factors-silent-review",
      "quiz/human-factors-silent-when",
      "questions/jump-seat-thoughts",
    ],
    says: [["silent review"]],
  },
  {
    ask: "I'm Kenyan, would Oman Air even look at my CV?",
    expect: ["airlines/oman-air"],
    says: [["Omani"]],
  },
  {
    ask: "nobody comes to my exit anymore. do i go?",
    expect: ["evacuation/command-anybody-there", "evacuation/land"],
    says: [["anybody there", "is anyone there"]],
  },
  {
    ask: "I am 1 metre 97, too tall for Lufthansa?",
    expect: ["airlines/lufthansa"],
    says: [["1.95", "195"]],
  },
  {
    ask: "on call at home vs on call at the airport, is it both duty time in europe?",
    expect: ["terminology/standby", "terminology/reserve"],
    says: [["airport standby", "in full"]],
  },
  {
    ask: "I learned on A320. now my airline flies the 321 (the old one, ceo). where are its wing exits?",
    expect: ["aircraft/airbus-a321", "aircraft/equipment-airbus-a321", "quiz/a321ceo-exits"],
    says: [["no overwing", "wing without exits", "nobody leaves over the wing"]],
  },
  {
    ask: "I sit backwards on my seat and see fire on my left hand side. Which engine do I report?",
    expect: [
      "cockpit/engine-fire-controls",
      "questions/engine-on-the-other-side",
      "quiz/which-engine",
    ],
    says: [["facing forward", "right engine"]],
  },
  {
    ask: "newark airport code",
    expect: ["airports/EWR"],
    says: [["EWR"]],
  },
  {
    ask: "home airline at Keflavik?",
    expect: ["airports/KEF"],
    says: [["Icelandair"]],
  },
  {
    ask: "who can open the medicine box with the real drugs",
    expect: ["syllabus/first-aid-kits", "quiz/first-aid-emk", "terminology/emergency-medical-kit"],
    says: [["qualified", "doctors", "trained medical"]],
  },
  {
    ask: "¿Cómo se llama el aeropuerto de Madeira y cuál es su código?",
    expect: ["airports/FNC"],
    says: [["FNC"], ["Cristiano Ronaldo"]],
  },
  {
    ask: "mum of allergic boy asks me to promise that there will be no nuts on the plane",
    expect: [
      "syllabus/passenger-handling-allergy",
      "quiz/passenger-handling-nut",
      "questions/nut-allergy-told-at-the-door",
    ],
    says: [["not promise", "nut-free", "free of nuts"]],
  },
  {
    ask: "what height do i need for Air Canada",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "what kind of planes does republic fly and which partners",
    expect: ["airlines/republic-airways"],
    says: [["E175"], ["American Eagle", "Delta Connection", "United Express"]],
  },
  {
    ask: "how strong may the wind be for a slide",
    expect: ["quiz/wind-limit"],
    says: [["25 knots"]],
  },
  {
    ask: "airbus, door armed, someone pulls it open from the stairs outside. slide goes off?",
    expect: [
      "aircraft/airbus-a320",
      "aircraft/equipment-airbus-a320",
      "quiz/airbus-outside",
      "terminology/armed-door",
    ],
    says: [["disarms"]],
  },
  {
    ask: "my older sister says SAS is star alliance, the guide in my course too. still true?",
    expect: ["airlines/sas"],
    says: [["SkyTeam"]],
  },
  {
    ask: "à quel moment on arme les portes au départ",
    expect: ["quiz/when-to-arm", "terminology/armed-door", "questions/arming-and-crosscheck"],
    says: [["before the aircraft moves"]],
  },
  {
    ask: "My uncle brings frozen fish packed with dry ice. Any limit?",
    expect: ["syllabus/dangerous-goods-dry-ice", "quiz/dangerous-goods-dry-ice-limit"],
    says: [["2.5 kg"]],
  },
  {
    ask: "c'est quoi le code d'Orly",
    expect: ["airports/ORY"],
    says: [["ORY"]],
  },
  {
    ask: "I have a little rose on my wrist. I always put foundation over it at work. Would Emirates let that pass?",
    expect: ["airlines/emirates"],
    says: [["does not count", "not counted as cover"]],
  },
  {
    ask: "the thing on the wall you touch on your toes at Qatar, how many cm?",
    expect: ["airlines/qatar-airways"],
    says: [["212"]],
  },
  {
    ask: "from when to when do most contracts count paid hours, something with blocks",
    expect: ["terminology/block-time"],
    says: [["parking position"]],
  },
  {
    ask: "阿联酋航空新人培训要多久，在哪里",
    expect: ["airlines/emirates"],
    says: [["eight weeks"], ["Dubai"]],
  },
  {
    ask: "Air India weight rules, do they look at BMI",
    expect: ["airlines/air-india"],
    says: [["24.9", "body mass index"]],
  },
  {
    ask: "bringing the captain coffee on an airbus, what must i never reach over",
    expect: ["cockpit/sidestick"],
    says: [["sidestick", "over it"]],
  },
  {
    ask: "lady wont drop her suitcase at the door and 50 people behind her",
    expect: [
      "questions/suitcase-at-the-slide",
      "syllabus/announcements-and-commands-baggage-call",
      "evacuation/command-belts-and-baggage",
      "evacuation/land",
    ],
  },
  {
    ask: "what happens in that half hour on the ground between two flights, they call it a turn something",
    expect: ["terminology/turnaround"],
    says: [["turnaround"]],
  },
  {
    ask: "¿Qué se grita justo antes del impacto?",
    expect: [
      "evacuation/command-brace",
      "syllabus/announcements-and-commands-brace-call",
      "quiz/announcements-and-commands-brace-who",
      "terminology/brace-position",
    ],
    says: [["brace", "heads down"]],
  },
  {
    ask: "cant swim properly, only doggy paddle. does that kill my chances with SIA",
    expect: ["airlines/singapore-airlines"],
    says: [["pool"]],
  },
  {
    ask: "Para entrar en TAP, ¿hay que hablar portugués sí o sí?",
    expect: ["airlines/tap-air-portugal"],
    says: [["Portuguese"]],
  },
  {
    ask: "I have to spell my name the pilot way for homework, alfa bravo etc, what is this called",
    expect: ["terminology/phonetic-alphabet"],
    says: [["phonetic"]],
  },
  {
    ask: "short sighted here, is there an eyesight minimum at ANA",
    expect: ["airlines/all-nippon-airways"],
    says: [["1.0"]],
  },
  {
    ask: "The door is open, the slide just hangs there empty. Next move?",
    expect: [
      "quiz/manual-inflation",
      "evacuation/failure-slide-does-not-fill",
      "terminology/manual-inflation-handle",
      "terminology/evacuation-slide",
      "aircraft/airbus-a320-a320-overwing-slide",
      "aircraft/door-slide",
    ],
    says: [["manual inflation handle"]],
  },
  {
    ask: "why is there still an ashtray in the toilet when smoking is banned lol",
    expect: ["syllabus/fire-and-smoke-lavatory-protection"],
    says: [["ashtray"]],
  },
  {
    ask: "Refused after the assessment. What should I do that same evening, and later?",
    expect: [
      "assessment-days/list-after-the-day",
      "assessment-days/final-the-gap",
      "intent:assessment-day",
    ],
  },
  {
    ask: "¿qué estatura pide Iberia para tripulantes de cabina?",
    expect: ["airlines/iberia"],
  },
  {
    ask: "how much AED does Emirates pay per month for a new joiner, basic plus flying hours?",
    expect: ["intent:limit", "airlines/emirates"],
    declines: true,
  },
  {
    ask: "what are the rules of the road they keep talking about at delta",
    expect: [
      "airlines/delta-air-lines",
      "questions/delta-truth-when-inconvenient",
      "questions/delta-kept-the-deal",
      "questions/delta-servant-leader-no-stripes",
      "questions/delta-thousand-to-atlanta",
      "questions/delta-language-of-destination",
      "questions/delta-reserve-call-at-two",
      "questions/delta-basic-beside-premium",
      "questions/delta-profit-share-colleague",
      "questions/delta-try-harder-than-all",
      "questions/delta-hurricane-evacuees",
    ],
    says: [["servant leadership"]],
  },
  {
    ask: "应答机代码7500代表什么",
    expect: ["cockpit/transponder"],
    says: [["unlawful interference"]],
  },
  {
    ask: "what did boeing announce today",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "where does the epipen go",
    expect: ["syllabus/first-aid-anaphylaxis", "quiz/first-aid-anaphylaxis-site"],
    says: [["thigh"]],
  },
  {
    ask: "why are we taught 'come this way' and not 'dont go there'",
    expect: [
      "syllabus/announcements-and-commands-positive",
      "quiz/announcements-and-commands-positive-q",
    ],
    says: [["'do not'", "'not'"]],
  },
  {
    ask: "Man on the floor, no reaction, but he takes a loud gasp now and then. So he is breathing, right?",
    expect: [
      "quiz/first-aid-gasping",
      "syllabus/first-aid-primary-survey",
      "questions/not-breathing-normally",
      "scenarios/heart-without-words",
    ],
    says: [
      [
        "gasping is not breathing",
        "gasps are not breathing",
        "heart has probably stopped",
        "CPR",
        "compressions",
      ],
    ],
  },
  {
    ask: "where are the two overwing exits of the dreamliner, row number pls",
    expect: ["aircraft/boeing-787", "quiz/boeing-787-exits"],
    says: [
      ["no overwing", "no other passenger exit", "no other cabin exit", "no other passenger exits"],
    ],
  },
  {
    ask: "what 3 letters is on the luggage tag for the big new airport in Bangkok",
    expect: ["airports/BKK"],
    says: [["BKK"]],
  },
  {
    ask: "I got sacked from the bar for being late. In the final they will ask why I left. Lie or not?",
    expect: ["assessment-days/final-the-gap", "assessment-days/final-dismissed"],
  },
  {
    ask: "korean air pool test how fast",
    expect: ["airlines/korean-air"],
    says: [["35 seconds"]],
  },
  {
    ask: "is PDX the Portland in Oregon or the one in Maine",
    expect: ["airports/PDX"],
    says: [["PWM", "Portland"]],
  },
  {
    ask: "are Alaska and Hawaiian one company now or still two",
    expect: ["airlines/alaska-airlines", "airlines/hawaiian-airlines"],
    says: [["certificate", "two brands"]],
  },
  {
    ask: "¿Cuántas puertas tiene el 787 y hay alguna sobre el ala?",
    expect: ["aircraft/boeing-787", "quiz/boeing-787-exits"],
    says: [["eight", "8"]],
  },
  {
    ask: "¿Por qué las aerolíneas británicas piden cinco años de referencias sin huecos?",
    expect: ["cultures/europe-uk", "assessment-days/documents", "airlines/british-airways"],
    says: [["airside pass"]],
  },
  {
    ask: "I'd be alone in the cabin at SkyWest?? that scares me a bit, is it true",
    expect: ["airlines/skywest-airlines"],
    says: [["alone", "one or two"]],
  },
  {
    ask: "when in a ditching do people blow up their vests",
    expect: ["terminology/life-vest", "evacuation/command-exit-on-water", "evacuation/water"],
    says: [["leaving", "at the sill", "as you leave"]],
  },
];
