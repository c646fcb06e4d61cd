import type { Card } from "./schema.ts";

export const PASSENGER_HANDLING_CARDS: readonly Card[] = [
  {
    id: "passenger-handling-wch",
    front: "WCHR, WCHS, WCHC: what can each passenger do?",
    back: "WCHR, WCHS and WCHC passengers all need a wheelchair over distance. WCHR, ramp, can climb steps and walk in the cabin. WCHS, steps, cannot manage steps but walks to the seat; WCHC, cabin seat, cannot walk and needs help up to the seat and on board.",
    points: ["R: stairs yes, cabin yes", "S: stairs no, cabin yes", "C: stairs no, cabin no"],
    source: {
      name: "IATA Resolution 700 codes, as listed by airports and SAS",
      year: 2024,
      url: "https://www.flysas.com/lv/travel-info/other/special-assistance/reduced-mobility/WheelchairCodes/",
    },
  },
  {
    id: "passenger-handling-other-codes",
    front: "What do BLND, DEAF, DPNA, MEDA, STCR and MAAS mean?",
    back: "BLND means blind or partially sighted, DEAF deaf or hard of hearing, DPNA an intellectual or developmental disability, MEDA a medical case, STCR a stretcher, MAAS meet and assist. The codes tell you whom you greet and how. None of them tells you what the person can do: ask. A passenger may have two codes at once.",
    points: [
      "BLND: blind or partially sighted; DEAF: deaf or hard of hearing",
      "DPNA: intellectual or developmental disability, needs assistance",
      "MEDA: medical case, clearance may be needed",
      "STCR: travels on a stretcher",
      "MAAS: meet and assist, such as an older traveller",
    ],
    source: {
      name: "IATA Resolution 700 codes, as listed by airports and SAS",
      year: 2024,
      url: "https://www.flysas.com/lv/travel-info/other/special-assistance/reduced-mobility/WheelchairCodes/",
    },
  },
  {
    id: "passenger-handling-more-codes",
    front: "UMNR, EXST, CBBG, BSCT, PETC, AVIH: what stands on your list?",
    back: "UMNR is an unaccompanied minor, EXST an extra seat for one person, CBBG a seat for cabin baggage such as a cello, BSCT a bassinet, PETC a pet in the cabin and AVIH an animal in the hold. The captain is interested in the last, because the hold has to be kept warm and aired.",
    points: [],
    source: {
      name: "IATA reservation codes in general use",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-offer-help",
    front: "How do you offer help to a passenger with a disability?",
    back: "Speak to the passenger with a disability, not to the companion or the chair. Ask whether and how you may help, wait for the answer, and do it that way. A person knows his own body best; a wheelchair is part of that body and is not grabbed or leaned on.",
    points: [
      "Ask, listen, then act",
      "Eye level, plain words",
      "Never lift without training and consent",
    ],
    source: {
      name: "Disability-awareness training, as Regulation (EC) No 1107/2006 asks in article 11",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-prm-briefing",
    front: "What does the individual safety briefing of a passenger who needs help contain?",
    back: "The individual safety briefing of a passenger who needs help gives the way to each suitable exit, when to start moving to it, and the best way of helping without pain or injury: you ask the passenger and any companion. The US rule demands it before each take-off, unless the same person was briefed on an earlier leg in the same aircraft and crew know the method.",
    points: [
      "Routes to the exits",
      "When to begin moving, usually when the rush is over",
      "How to assist, in the passenger's words",
    ],
    source: {
      name: "14 CFR 121.571(a)(3), individual briefing",
      year: 2024,
      url: "https://faraim.org/faa/far/14CFR/vol3/part121/143/page-143.html",
    },
  },
  {
    id: "passenger-handling-blind",
    front: "How do you look after a blind passenger?",
    back: "With a blind passenger, say who you are and when you go. Offer your arm rather than pushing; count seat rows to the exits together; let hands find belt, mask, vest, call button. At meals describe the tray by the clock: coffee at two o'clock. Braille or large-print cards are carried by many airlines.",
    points: [],
    source: {
      name: "14 CFR 382.119 and 382.141 on the duty to inform; the ways are those of common training",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-deaf",
    front: "How do you make sure that a deaf passenger gets safety information?",
    back: "Face a deaf person, in good light, with your mouth free, and speak normally: shouting distorts the lips. Write down what matters, show the card, agree on a sign for an emergency, and pass on announcements, also the dull ones about a gate.",
    points: [],
    source: {
      name: "14 CFR 382.119 and 382.141 on the duty to inform; the ways are those of common training",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-hidden",
    front: "A passenger wears a lanyard with sunflowers. What does it tell you?",
    back: "A lanyard with sunflowers says that the person has a disability that cannot be seen, such as autism, dementia, anxiety or hearing loss, and may need more time or quiet. It is a request for patience, not a diagnosis and not a right to a certain seat. Ask quietly what would help.",
    points: [],
    source: {
      name: "Hidden Disabilities Sunflower scheme, started at Gatwick in 2016",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-notice",
    front: "How long beforehand must help be ordered in Europe, and what if it was not?",
    back: "Help for a passenger with a disability must be ordered at least 48 hours before the published departure, under European and British law; without notice everybody still makes all reasonable efforts. Help, and up to two pieces of mobility equipment, cost nothing. Refusing is possible only for safety rules, or where the door or cabin is too small.",
    points: [],
    source: {
      name: "Regulation (EC) No 1107/2006, rights of disabled persons when travelling by air",
      year: 2024,
    },
    ages: true,
  },
  {
    id: "passenger-handling-crew-duty-us",
    front: "Which personal help must US crew give, and which not?",
    back: "US crew help passengers who have a disability with moving to and from the seat, with the on-board wheelchair as far as the lavatory, with opening packets and stowing aids. They need not feed anybody, help inside the lavatory or give medical care. That is no ground for demanding a companion: a safety assistant may be required only for safety, in the few cases that the rule names.",
    points: [],
    source: {
      name: "14 CFR 382.29, 382.111 and 382.113",
      year: 2026,
      url: "https://aviation-regulations.com/382.113",
    },
  },
  {
    id: "passenger-handling-scp",
    front: "What does Europe mean by special categories of passengers, and where do they sit?",
    back: "Special categories of passengers in Europe are people with reduced mobility, infants, unaccompanied children, deportees, inadmissible passengers and prisoners. The captain is told in advance. They do not sit where they have direct access to an exit or would hinder an evacuation. Their number should not be greater than that of passengers able to help them.",
    points: [],
    source: {
      name: "CAT.OP.MPA.155 and its AMC, special categories of passengers",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-service-dog",
    front: "What is a service animal under the US rule?",
    back: "A service animal under the US rule is, since January 2021, a dog, of any breed, individually trained to work for a person with a disability, psychiatric ones included. Airlines may ask for the official form on health, behaviour and training, and from 8 hours' flight on for one about relief. It is harnessed or leashed and fits on the lap or in the foot space, and the airline may limit a person to two.",
    points: [
      "Emotional support animals: pets, if the airline wishes",
      "Not in an exit row, not in the aisle",
      "Questions allowed: needed for a disability, and which task?",
    ],
    source: {
      name: "14 CFR 382.3 and 382.72 to 382.80; final rule 85 FR 79742",
      year: 2021,
      url: "http://federal.elaws.us/fr/12/10/2020/2020-26679",
    },
    ages: true,
  },
  {
    id: "passenger-handling-assistance-dog-eu",
    front: "How do assistance dogs fly in Europe, and how do you treat them?",
    back: "Recognised assistance dogs travel in the cabin at no charge, under Regulation 1107/2006 and the rules on animals. Seat them where the dog can lie at the owner's feet, away from an exit. A dog in harness works: do not stroke, feed or call it.",
    points: [],
    source: {
      name: "Regulation (EC) No 1107/2006, rights of disabled persons when travelling by air",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-pets",
    front: "A cat in a carrier is on board as PETC. What do you watch?",
    back: "A pet in the cabin (PETC) travels in a carrier that is closed, ventilated, fits under the seat in front and stays there for taxi, take-off and landing; the animal stays in it. Not in an exit row, not in the locker, and away from allergic passengers where seats allow. In a decompression people's masks come first.",
    points: [],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "passenger-handling-infant-def",
    front: "Who is an infant, and when does a child need a seat of its own?",
    back: "An infant is a child under two years; from the second birthday on a seat and belt of its own are required, also when the birthday falls between outward and return flight. One adult may hold one infant on the lap; for a second one, a seat with an approved child seat is needed.",
    points: [],
    source: {
      name: "CAT.OP.MPA.225 and CAT.IDE.A.205, seats, belts and child restraints",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-loop-belt",
    front: "How is a lap infant secured on a European airline, and how on a US one?",
    back: "On EU and UK airlines the infant wears a loop belt, threaded on the adult's belt and fastened round the child only, or another restraint that the rule accepts. On US airlines a loop belt may not be used in taxi, take-off and landing: the child is held in the arms, or better, sits in an approved seat. So learn your own operator's rule.",
    points: [
      "Never one belt round adult and child together",
      "Adult's belt first, infant's next",
      "Both authorities: an approved child seat is safer",
    ],
    source: {
      name: "CAT.OP.MPA.225 and CAT.IDE.A.205; 14 CFR 121.311(b) and (c); final rule 61 FR 28416",
      year: 2024,
      url: "https://www.govinfo.gov/content/pkg/FR-1996-06-04/html/96-13771.htm",
    },
  },
  {
    id: "passenger-handling-crs",
    front: "Where does a child seat go, and what do you check?",
    back: "A child seat goes at a window as a rule, so that nobody has to climb over it, or inside a middle block where the manual allows it; never in an exit row, and often not in the rows next to one. Check the approval label, the direction, and that the belt holds it tight. In the US booster seats and vests are out for taxi, take-off and landing; the CARES harness, for about 10 to 20 kg, is approved.",
    points: [],
    source: {
      name: "14 CFR 121.311(b) and (c); final rule 61 FR 28416; FAA AC 120-87 on places",
      year: 2024,
      url: "https://www.govinfo.gov/content/pkg/FR-1996-06-04/html/96-13771.htm",
    },
  },
  {
    id: "passenger-handling-bassinet",
    front: "What are the rules for a bassinet?",
    back: "A bassinet hangs on a bulkhead in cruise only: for taxi, take-off and landing it is off and the baby is on the lap or in its seat. When the belt sign comes on, the baby is taken out, unless your airline's bassinet and procedure say otherwise. Mind its limits of weight and size.",
    points: [],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "passenger-handling-umnr",
    front: "How do you take over and hand over an unaccompanied minor?",
    back: "An unaccompanied minor is taken over and handed over against signature, with documents, to the named person whose identity is checked. On board the child knows who looks after him, gets his own safety briefing, sits where crew can see him and not beside a doubtful neighbour. Ages differ from airline to airline, often 5 to 11; nobody waits alone at a closed gate.",
    points: [
      "Papers in the pouch, pouch with the crew",
      "Briefing in the child's words",
      "Last off, with crew or ground staff",
      "Europe: under 12 and seated in another class than the adult counts as unaccompanied",
    ],
    source: {
      name: "CAT.OP.MPA.155 and its AMC, special categories of passengers",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-newborn",
    front: "From which age may a baby fly?",
    back: "For a newborn baby, medical guidance advises against flying in the first 48 hours and prefers to wait a week; airlines set the limit, commonly between 2 and 14 days. Premature or ill babies need a doctor's clearance.",
    points: [],
    source: {
      name: "IATA Medical Manual, passenger fitness to fly",
      year: 2024,
    },
    ages: true,
  },
  {
    id: "passenger-handling-pregnancy",
    front: "Until when may a pregnant woman fly?",
    back: "A pregnant woman's usual limits for flying are the end of week 36 for a single, uncomplicated pregnancy and of week 32 for twins; airlines differ, and many want a letter from week 28 on. The belt goes low, under the belly. She does not sit in an exit row, walks often and drinks enough.",
    points: [],
    source: {
      name: "IATA Medical Manual, passenger fitness to fly",
      year: 2024,
    },
    ages: true,
  },
  {
    id: "passenger-handling-exit-row",
    front: "Who may sit in an exit row?",
    back: "An exit row is for somebody who can and will open the exit. The US rule asks for 15 years at least, strength and mobility in arms and legs, sight, hearing and speech to do the tasks, understanding of the language of the briefing, and nobody else to care for. In Europe the passenger is to be fit, strong and able to help, and is briefed.",
    points: [
      "Willing, and told what it means",
      "No child and no animal to care for",
      "No bag at the feet for take-off and landing",
      "A yes in words, not a nod",
    ],
    source: {
      name: "14 CFR 121.585, exit seating; AMC1 CAT.OP.MPA.165",
      year: 2024,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.585/title-14-part-121-sec121-585.html",
    },
  },
  {
    id: "passenger-handling-exit-row-refuse",
    front: "A passenger in the exit row does not want the task. What do you do?",
    back: "Reseat anybody who does not want the task in the exit row, at once and without asking for a reason: under the US rule he need not give one. If all other seats are full, somebody willing and able is asked to change. All this is settled before the aircraft moves.",
    points: [],
    source: {
      name: "14 CFR 121.585, exit seating",
      year: 2024,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.585/title-14-part-121-sec121-585.html",
    },
  },
  {
    id: "passenger-handling-abp",
    front: "Whom do you choose as a helper for a passenger who cannot reach an exit alone?",
    back: "As a helper for a passenger who cannot reach an exit alone, choose someone strong, calm and travelling alone, beside or behind the passenger, who agrees. First think of crew on leave, then fire, police, medical and military staff. Brief both: how to lift, which exit, when to move, which words.",
    points: [],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 5, normal operations",
      year: 2020,
    },
  },
  {
    id: "passenger-handling-boarding",
    front: "What are you doing while passengers stream in?",
    back: "During boarding you are standing by your door and aisle, greeting, and looking: fit to fly, sober, hands full of what? You keep exits and aisles clear, help to stow bags, see who needs what, and seat exit rows properly. The minimum crew stays on board and spread out, near the doors.",
    points: [],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 5, normal operations",
      year: 2020,
    },
  },
  {
    id: "passenger-handling-count",
    front: "Your count is 171 and the list says 172. What do you do?",
    back: "When your count does not match the list, count again, with a colleague from the other end, infants separately, lavatories looked into. If it still differs, tell the purser and ground staff; the doors stay open until it is solved. The number decides weight and balance, a bag that has to come off, and for whom rescuers would search.",
    points: [],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 5, normal operations",
      year: 2020,
    },
  },
  {
    id: "passenger-handling-seat-change",
    front: "The cabin is half empty. Why may people not simply move before take-off?",
    back: "Passengers may not simply change seats before take-off, because weight and balance were computed with the seats as sold, and on a small aircraft ten people in the tail can matter. After take-off, and with the crew's consent, they may; for landing the crew may want them back.",
    points: [],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 5, normal operations",
      year: 2020,
    },
  },
  {
    id: "passenger-handling-baggage",
    front: "Where may cabin bags be for take-off and landing, and where not?",
    back: "Cabin bags for take-off and landing go in a closed locker within its weight limit, or wholly under the seat in front where there is a bar. Never in the aisle, at an exit, on a lap or in a lavatory. In the US the doors may not be closed for departure until a crew member has seen that every bag is stowed.",
    points: [
      "Heavy and hard things low",
      "Bulkhead and exit rows: nothing on the floor",
      "Canes lie flat under the seats or along the wall as the manual says",
      "Assist with lifting, do not lift alone",
    ],
    source: {
      name: "14 CFR 121.589, carry-on baggage",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-meal-codes",
    front:
      "Which special meals do these codes stand for: VGML, VLML, AVML, MOML, KSML, HNML, DBML, GFML?",
    back: "VGML is vegan; VLML vegetarian with milk and egg; AVML vegetarian Hindu, often called Asian vegetarian; MOML Muslim; KSML kosher; HNML Hindu; DBML diabetic; GFML gluten intolerant. Serve special meals first, by name and seat, and never swap them: for some it is taste, for others faith or an ambulance.",
    points: [
      "VJML: vegetarian Jain, without roots and bulbs",
      "LSML low salt, LFML low fat, NLML low lactose",
      "BBML baby, CHML child, FPML fruit platter",
      "HNML may contain meat, but no beef",
    ],
    source: {
      name: "IATA special meal codes, wording of 2009 and later",
      year: 2024,
      url: "http://www.readbag.com/zenonndc-pdfdocuments-ssr-mandatemealcodes",
    },
  },
  {
    id: "passenger-handling-kosher",
    front: "How is a kosher meal served?",
    back: "Show a kosher meal sealed and ask the passenger to open it or to let you do so. Heat it in its double wrapping, serve it with its own sealed cutlery, and add nothing from other trays. The seal and the certificate are what makes it kosher in a kitchen that is not.",
    points: [],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "passenger-handling-allergy",
    front:
      "A passenger tells you about a severe nut allergy. What do you do, and what do you not promise?",
    back: "Ask a passenger with a severe nut allergy what happens, where the auto-injector is and who can use it, tell the whole crew, stop serving nuts nearby or on board as your airline does, and make an announcement if procedure allows. Do not promise a nut-free cabin: you cannot know what people carry.",
    points: [],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "passenger-handling-alcohol",
    front: "Whom may you not serve alcohol, and how do you slow somebody down?",
    back: "Serve no alcohol to anyone who seems drunk, is under age by your airline's rule, in custody or escorting, or armed. The US rule also forbids drinking one's own bottle: alcohol is drunk only if the crew has served it. Slow down early: smaller, later, with water and food, one at a time, the whole crew informed.",
    points: [
      "Green: sociable; amber: louder, slower; red: stop",
      "Say no quietly, without an audience",
      "Cabin altitude and tiredness add to the effect",
      "US: a disturbance is reported within five days",
    ],
    source: {
      name: "14 CFR 121.575, alcoholic beverages",
      year: 2024,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.575/title-14-part-121-sec121-575.html",
    },
  },
  {
    id: "passenger-handling-hot-drinks",
    front: "How do you keep hot drinks from hurting anybody?",
    back: "Serve hot drinks with pots part full, lids on, never poured over a person or passed across a child: pour at trolley height, on a tray, and let the passenger take the cup from the tray. When it gets bumpy, hot drinks stop first. A scald is among the commonest injuries of service, to both sides.",
    points: [],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "passenger-handling-complaint",
    front: "How do you deal with a complaint so that it ends on board?",
    back: "To settle a complaint on board, listen without defending, thank, say sorry for what the passenger went through, say what you can do and by when, do it, and come back to ask. Speak about the thing, not about the colleague or the company. What you cannot solve you report, and you say so.",
    points: ["Listen", "Apologise", "Solve, or say who will", "Thank, and check again"],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "passenger-handling-denied-boarding",
    front: "A flight is overbooked in Europe. What are the rights?",
    back: "On an overbooked flight in Europe the airline first asks for volunteers, who get agreed benefits. Whoever is left behind against his will gets a choice of refund or rerouting, meals and hotel as needed, and 250, 400 or 600 euros by distance. A reform was agreed provisionally in June 2026; until it applies the old text counts, so send people to the ground staff.",
    points: [
      "Up to 1,500 km: 250 euros",
      "To 3,500 km, and all longer flights within the EU: 400",
      "Over 3,500 km: 600",
      "May be halved if the rerouting arrives within 2, 3 or 4 hours of the plan, by distance",
      "None of it where health, security or missing papers are the reason",
    ],
    source: {
      name: "Regulation (EC) No 261/2004, and reports of the provisional agreement of June 2026",
      year: 2026,
      url: "https://arnontl.com/news/client-update-new-eu-agreement-to-update-air-passenger-rights/",
    },
    ages: true,
  },
  {
    id: "passenger-handling-delay-eu",
    front: "What may a passenger expect in a long delay under European rules?",
    back: "In a long delay European rules give passengers care: meals, drinks and two messages after 2, 3 or 4 hours by distance, and a hotel if it lasts overnight. After 5 hours the ticket may be given back. Arriving 3 hours late or more has brought the same sums as a cancellation since a judgment of 2009, unless the cause was extraordinary; the reform agreed in June 2026 keeps the three hours.",
    points: [],
    source: {
      name: "Regulation (EC) No 261/2004; Court of Justice, C-402/07 Sturgeon",
      year: 2026,
    },
    ages: true,
  },
  {
    id: "passenger-handling-tarmac",
    front: "How long may passengers be kept on board on the ground in the US?",
    back: "At US airports passengers kept on board on the ground must be given the chance to leave by 3 hours on domestic and 4 hours on international flights, save for safety, security or air traffic reasons; a departing flight must by then at least have begun to turn back. Food and water come no later than 2 hours after the delay began, lavatories work, and news is given.",
    points: [],
    source: {
      name: "14 CFR 259.4, tarmac delay contingency plans",
      year: 2024,
    },
    ages: true,
  },
  {
    id: "passenger-handling-baggage-claim",
    front: "A passenger's suitcase arrives broken or late. Which advice is right?",
    back: "Report a broken or late suitcase at the desk before leaving the hall and keep the report. Under the Montreal Convention damage is complained of in writing within 7 days of receipt and delay within 21 days of getting the bag. You promise no sum: liability has a limit in special drawing rights.",
    points: [],
    source: {
      name: "Montreal Convention 1999, article 31",
      year: 1999,
    },
  },
  {
    id: "passenger-handling-culture",
    front: "What does cultural sensitivity look like in a cabin?",
    back: "Cultural sensitivity in a cabin means: offer, do not assume. Some people avoid eye contact or a handshake with the other sex, a touch on a child's head, or the left hand; someone who fasts may want the meal later. Same warmth and same rules for all: safety instructions are not negotiated.",
    points: [],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "passenger-handling-family-of-dead",
    front: "A passenger has died. How do you care for the person who travelled with him?",
    back: "When a passenger has died, one crew member stays with the person who travelled with him, sits at eye level, uses his name and says that he has died, not that he is gone. Ask whether she wants to sit beside him or elsewhere, whom to tell, whether faith asks for something. Keep other passengers' phones away; staff meet her at the door.",
    points: [],
    source: {
      name: "IATA guidance on death on board",
      year: 2018,
    },
  },
  {
    id: "passenger-handling-crowd",
    front: "What moves a crowd in an emergency?",
    back: "A crowd in an emergency is moved by few words, loud, positive and always the same, with gestures; people copy the first who moves. Say what to do, not what not to do. Someone frozen needs a name, a touch and one order; someone in panic is turned towards the exit and sent.",
    points: [
      "Loud, short, positive",
      "Arm and eyes show the way",
      "Break a jam by sending people the other way",
    ],
    source: {
      name: "Part-CC, Appendix 1, point 4.6",
      year: 2024,
    },
  },
];
