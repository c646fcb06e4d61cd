import type { LabelledAnswer } from "../star/format.ts";

export const THIRD_EYE_FOR_DETAIL: LabelledAnswer[] = [
  {
    id: "detail-pool-drain-cover",
    question:
      "When has your eye for detail caught something that everybody else around you had walked past?",
    kind: "behavioural",
    level: "strong",
    why: "A precise safety observation, acted on at once and followed through against resistance, with a lasting result.",
    answer: {
      situation:
        "I was a lifeguard at a municipal pool in Porto in the summer of 2021. It was a Saturday in August with about 120 people in the water. When I took over the shallow end at two o'clock I saw that the shadow on one of the floor drains was the wrong shape.",
      task: "Three of my colleagues had sat in that chair since the morning and the log said everything was fine. But for that hour the shallow end was mine and I had to be sure of it.",
      action:
        "I blew the whistle for relief cover, put my goggles on and went down. One screw of the grille was missing and the plate had turned, so there was a gap wide enough for a child's hand. I cleared the shallow end, told the supervisor, and asked him to switch off the pump of that circuit. He wanted to wait until closing because the pool was full. I said I would not reopen my zone with suction on an open drain, and that I would write it in the log. He agreed to stop the pump. I stood at the rope and explained to the parents what was going on, without drama.",
      result:
        "The technician fixed it in 40 minutes and found a second loose screw in the deep end. Nobody was hurt. The following week the opening checklist got a new line, 'grilles checked by hand', and it is still there, my sister works at that pool now.",
    },
    faults: [],
  },
  {
    id: "detail-dosage-label-pharmacy",
    question:
      "When has your eye for detail caught something that everybody else around you had walked past?",
    kind: "behavioural",
    level: "strong",
    why: "Brief and exact; she noticed, checked with the right person, did not guess, and the outcome is stated.",
    answer: {
      situation:
        "I'm a pharmacy assistant in Manila. Last November a bag was ready for collection, already checked and stapled.",
      task: "I only hand over and confirm name and birthday. The birthday told me the patient was four.",
      action:
        "Through the plastic I could see the adult-strength syrup, although the label was right. I told the grandmother, 'One moment, I'd like the pharmacist to look again', and brought it to the back. I didn't open or change anything myself.",
      result:
        "The pharmacist exchanged it and filed a report. I got the two strengths put on separate shelves, and there was no mix-up in the next seven months.",
    },
    faults: [],
  },
  {
    id: "detail-conference-badges",
    question:
      "When has your eye for detail caught something that everybody else around you had walked past?",
    kind: "behavioural",
    level: "partial",
    why: "A good catch and clear personal action, but the result is only a feeling with no evidence.",
    answer: {
      situation:
        "At university in Tartu I helped to organise a conference for young chemists. On the evening before, all the badges lay sorted on the table and everyone wanted to go home.",
      task: "I was responsible of the registration desk, so I wanted to look at the badges one more time.",
      action:
        "I saw that all names which had a letter like õ or ä were printed with a question mark instead. Three people had already packed them and did not see it. I took the list, found all the wrong ones, corrected the file in the right encoding and went back to the copy shop before they closed at 21. In the morning I changed the badges in the holders.",
      result: "The registration went well and I felt very proud about it.",
    },
    faults: [
      { section: "result", fault: "no-outcome" },
      { section: "result", fault: "no-number" },
    ],
  },
  {
    id: "detail-bakery-invoice",
    question:
      "When has your eye for detail caught something that everybody else around you had walked past?",
    kind: "behavioural",
    level: "partial",
    why: "Real and checkable, but the action is one line: I would have to ask how it was found and what was said.",
    answer: {
      situation:
        "From 2018 to 2020 I worked in the office of a small bakery chain in Lyon, four shops. Every month we paid around 60 supplier invoices and they had been signed off by the shop managers before they reached us.",
      task: "My task was just to enter them, but I was the only one who had all four shops' papers on one desk.",
      action: "I noticed something was wrong with the flour deliveries and I told my boss.",
      result:
        "It came out that one delivery a week was being invoiced to two shops. The mill paid back a little over 2,300 euros for the year, and my boss asked me to do a cross-check each month from then on.",
    },
    faults: [{ section: "action", fault: "vague" }],
  },
  {
    id: "detail-perfectionist",
    question:
      "When has your eye for detail caught something that everybody else around you had walked past?",
    kind: "behavioural",
    level: "weak",
    why: "Describes a trait, not an event.",
    answer: {
      situation:
        "I am a very detail-oriented person and my friends always say I notice everything, for example when someone has a new haircut.",
      task: "In my job in the restaurant details are important too, like clean glasses.",
      action:
        "I always check the tables before guests come and if something is not good I change it. I look at everything two times.",
      result: "Guests like a clean table and my boss was satisfied with me.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "no-number" },
    ],
  },
  {
    id: "detail-would-check",
    question:
      "When has your eye for detail caught something that everybody else around you had walked past?",
    kind: "behavioural",
    level: "weak",
    why: "Speaks of what he would do and never tells the time he was asked for.",
    answer: {
      situation:
        "In the warehouse where I work there is a lot of parcels everyday and it is easy to miss something when everybody is in hurry.",
      task: "It is important that the parcels go to the right truck.",
      action:
        "If I would see a parcel with a wrong label, I would take it out from the line, I would call my team leader and I would write it down. I would not just let it go like other people maybe would do, because the customer is waiting for it.",
      result: "Then the parcel would arrive in the right place and the customer would be happy.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "hypothetical-not-real" },
      { section: "result", fault: "hypothetical-not-real" },
    ],
  },
  {
    id: "detail-keyboard-mash",
    question:
      "When has your eye for detail caught something that everybody else around you had walked past?",
    kind: "behavioural",
    level: "worthless",
    why: "Gibberish; nothing to score.",
    answer: {
      situation: "fjdk slaoe wrut detail bnmx the qpwo eiru tyal skd jfhg and zmxn cbv ieru woq.",
      task: "asldk fjghw oeiru tyqp zxmc nvb alskdj fhg",
      action:
        "wioe rutyq ksjd hfgla zmx ncbvq pwoei ruty. I fjsk dlaa woeir mxncb vkdj shfg qowie ruty alsk djfh gzm xncb.",
      result: "qwoei ruty lakjs dhfg mznx bcv, oqpw ieur yt.",
    },
    faults: [
      { section: "situation", fault: "gibberish" },
      { section: "task", fault: "gibberish" },
      { section: "action", fault: "gibberish" },
      { section: "result", fault: "gibberish" },
    ],
  },
  {
    id: "detail-angry-coach-passenger",
    question:
      "When has your eye for detail caught something that everybody else around you had walked past?",
    kind: "behavioural",
    level: "worthless",
    why: "A decent complaint-handling story, but nothing in it was noticed or overlooked; it answers another question.",
    answer: {
      situation:
        "While I was a steward on the long-distance coaches between Buenos Aires and Mendoza, a gentleman in the upper deck got furious because the reclining seat he had paid extra for would not recline. He was shouting so that the whole deck could hear.",
      task: "I was the only steward on board and it was up to me to calm him down and find him an acceptable solution, with ten hours of road in front of us.",
      action:
        "I knelt beside him so that I was below his eye level, let him finish, and apologised. I offered him my own rest seat on the lower deck, which reclines, until the stop at San Luis, where two passengers were getting off. I brought him dinner there and moved his luggage. I also filled in the refund form together with him so he would not need to queue.",
      result:
        "He apologised for having shouted and shook my hand on arrival. He got back 40% of his fare eight days later, and he left a five-star comment with my name in it.",
    },
    faults: [
      { section: "situation", fault: "off-topic" },
      { section: "task", fault: "off-topic" },
      { section: "action", fault: "off-topic" },
      { section: "result", fault: "off-topic" },
    ],
  },
];
