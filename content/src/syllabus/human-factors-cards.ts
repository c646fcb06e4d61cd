import type { Card } from "./schema.ts";

export const HUMAN_FACTORS_CARDS: readonly Card[] = [
  {
    id: "human-factors-crm",
    front: "What is CRM, in one sentence, and where does it come from?",
    back: "Crew resource management is the use of everything at hand, people, information, equipment and time, to fly safely. It grew out of a NASA workshop in 1979, which found that crews failed less for lack of skill than for lack of leadership, communication and teamwork. At first the C meant cockpit; today it means the whole crew, and part of the training is joint.",
    points: [
      "Communication and assertiveness",
      "Leadership and teamwork",
      "Situational awareness",
      "Decisions and workload",
    ],
    source: {
      name: "FAA AC 120-51E, Crew Resource Management Training; ORO.CC.115(e)",
      year: 2004,
    },
  },
  {
    id: "human-factors-swiss-cheese",
    front: "Explain the Swiss cheese model.",
    back: "James Reason's Swiss cheese model compares defences with slices of cheese: rules, training, equipment, checks, people. Every slice has holes, some from active failures at the front, some latent, made long before by design, rosters or management. An accident happens when the holes line up; you are one slice, and often the last.",
    points: [
      "Active failure: seen at once, such as a door left armed",
      "Latent condition: waits, such as a confusing checklist",
    ],
    source: {
      name: "James Reason, Human Error; Managing the Risks of Organizational Accidents",
      year: 1997,
    },
  },
  {
    id: "human-factors-dirty-dozen",
    front: "Name the dirty dozen.",
    back: "The dirty dozen is Gordon Dupont's list of twelve conditions behind human error, drawn up for aircraft maintenance in Canada in 1993 and used for crews since. Five are a lack of something inside: knowledge, awareness, communication, assertiveness, teamwork, with a lack of resources as the sixth. The others are pressure, stress, fatigue, distraction, complacency and norms.",
    points: [
      "Lack of communication, teamwork, assertiveness",
      "Lack of knowledge, awareness, resources",
      "Complacency and norms",
      "Distraction and pressure",
      "Fatigue and stress",
    ],
    source: {
      name: "Gordon Dupont, The Dirty Dozen, Transport Canada",
      year: 1993,
    },
  },
  {
    id: "human-factors-shell",
    front: "What do the letters of SHELL stand for?",
    back: "SHELL stands for software, which means rules, procedures and manuals; hardware; environment; liveware, the person in the middle; and liveware again, the other people. Edwards drew it up in 1972 and Hawkins gave it the shape of blocks with rough edges. Errors arise where the edges do not fit, such as a tall galley latch and a short crew member.",
    points: [
      "S: checklists, manuals, symbols",
      "H: doors, trolleys, ovens",
      "E: noise, light, heat, turbulence",
      "L: you, and L: everybody else",
    ],
    source: {
      name: "ICAO Doc 9859, Safety Management Manual, SHELL model after Edwards 1972 and Hawkins",
      year: 2018,
    },
  },
  {
    id: "human-factors-situational-awareness",
    front: "Which three levels does situational awareness have?",
    back: "Situational awareness has three levels, after Mica Endsley: perceiving what is there, understanding what it means, and projecting what will happen next. Perceiving a smell in row 20 is the first, knowing that it is hot plastic the second, expecting smoke within minutes the third. Most errors happen at the first level: what was never noticed cannot be understood.",
    points: ["Level 1: perception", "Level 2: comprehension", "Level 3: projection"],
    source: {
      name: "Endsley, Toward a theory of situation awareness in dynamic systems",
      year: 1995,
    },
  },
  {
    id: "human-factors-sa-lost",
    front: "How do you notice that a crew is losing situational awareness?",
    back: "A crew that is losing situational awareness shows it: nobody is looking at the whole because all are fixed on one problem; two pieces of information do not fit; a deadline passes unnoticed; somebody says 'strange' and goes on. The cure is to say it aloud, step back, and ask the others what they see.",
    points: [],
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-loop",
    front: "What is a closed communication loop, and when do you insist on it?",
    back: "In a closed communication loop the sender speaks, the receiver repeats the essentials, the sender confirms or corrects. Insist on it for whatever would hurt if misheard: doors, emergency briefings, a doctor's order, numbers of passengers. A nod or an 'OK' closes nothing.",
    points: ["Send", "Read back", "Confirm or correct"],
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-pace",
    front: "How do you raise a concern with a senior who does not react?",
    back: "Raise a concern with a senior step by step, more direct each time. PACE is one such ladder: probe with a question, alert by saying what you see, challenge by saying that you are uncomfortable and what should be done, and warn outright in the emergency. Use the name or rank, the fact, the danger and a proposal; being polite is no reason for being unclear.",
    points: [
      "Probe: 'Captain, have you seen the ice on the wing?'",
      "Alert: 'Captain, there is clear ice behind the engine'",
      "Challenge: 'I am not comfortable, please have it checked'",
      "Emergency: 'Stop, do not take off'",
    ],
    source: {
      name: "Besco, To intervene or not to intervene? The co-pilot's catch 22",
      year: 1995,
      url: "https://docslib.org/doc/3920190/to-intervene-or-not-to-intervene-the-co-pilots-catch-22",
    },
  },
  {
    id: "human-factors-assertive",
    front: "Assertive, aggressive, passive: what is the difference?",
    back: "Assertive speech states facts, a concern and a wish, and respects both sides. Aggressive speech attacks the person, passive speech hints and hopes. In a cabin passive is the commonest fault, often in the form 'they must have seen it'.",
    points: [],
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-dryden",
    front: "What does the accident at Dryden in 1989 teach cabin crew?",
    back: "At Dryden on 10 March 1989 an Air Ontario Fokker F28 took off with snow on its wings and crashed; 24 of the 69 people on board died. Cabin crew and passengers had seen the snow, and nobody told the pilots: it was thought to be their business. Whatever you see outside, such as ice, fuel, fire or open panels, is worth one call.",
    points: [],
    source: {
      name: "Moshansky, Commission of Inquiry into the Air Ontario Crash at Dryden, Ontario",
      year: 1992,
    },
  },
  {
    id: "human-factors-tenerife",
    front: "What has Tenerife to do with the training of every crew?",
    back: "On 27 March 1977 two Boeing 747s collided on the runway at Los Rodeos, Tenerife, in fog; 583 people died, the most in any single accident of aviation. The KLM captain began his take-off without clearance, and the flight engineer's doubt was put as a question and brushed aside. Clear words, read-backs and the duty to insist come from there.",
    points: [],
    source: {
      name: "Spanish commission of inquiry, KLM 4805 and Pan Am 1736",
      year: 1978,
    },
  },
  {
    id: "human-factors-kegworth",
    front: "What did Kegworth teach about speaking between cabin and flight deck?",
    back: "In the Kegworth accident of 8 January 1989 the pilots of a British Midland Boeing 737-400 shut down the good right engine; the left one failed on the approach and 47 people died. People in the cabin had seen fire on the left, and the captain had spoken of the right engine by PA. Nobody asked. Joint training of pilots and cabin crew got a push from it.",
    points: [],
    source: {
      name: "AAIB Aircraft Accident Report 4/90, G-OBME",
      year: 1990,
    },
  },
  {
    id: "human-factors-sterile",
    front: "What is the sterile flight deck, and what do you still call about?",
    back: "The sterile flight deck means the times in which pilots do nothing that safety does not need, and nobody disturbs them for other things. In the US and in Europe these are taxi, take-off, landing and all flight below 10,000 ft except cruise; Europe counts the height from the aerodrome. Anything that bears on safety is called at once: fire, smoke, strange noise, fuel, an open door, a serious injury, a threat. If in doubt, call.",
    points: [
      "Not: connections, catering, wheelchairs",
      "Always: safety of flight or people",
      "The captain or the airline may add phases, never take one away",
    ],
    source: {
      name: "14 CFR 121.542; AMC1 ORO.GEN.110(f), sterile flight crew compartment",
      year: 2025,
      url: "https://www.easa.europa.eu/de/document-library/opinions/opinion-052013",
    },
  },
  {
    id: "human-factors-barrier",
    front: "Why do pilots and cabin crew misunderstand each other, and what helps?",
    back: "Misunderstandings between pilots and cabin crew come from a locked door, different words, different training, separate buses and hotels, and the wish not to bother the captain. A joint briefing with names, a captain who says 'call me', the same emergency words, and joint training all help. So does a debriefing over what went well.",
    points: [],
    source: {
      name: "Chute and Wiener, Cockpit-cabin communication: a tale of two cultures",
      year: 1995,
    },
  },
  {
    id: "human-factors-errors",
    front: "Slip, lapse, mistake, violation: tell them apart.",
    back: "After Reason: a slip is a right plan done wrongly, such as pressing the wrong button. A lapse is a step forgotten. A mistake is a wrong plan carried out well, and a violation is a rule broken knowingly. They need different cures: design and checks against slips and lapses, training against mistakes, leadership against violations.",
    points: [],
    source: {
      name: "James Reason, Human Error; Managing the Risks of Organizational Accidents",
      year: 1997,
    },
  },
  {
    id: "human-factors-tem",
    front: "What is threat and error management?",
    back: "In threat and error management, threats come from outside: weather, a late bus, a full flight, a new colleague. Errors come from us. Both can lead to an undesired state, such as an unsecured cabin at landing; the model asks you to anticipate threats, trap errors early and recover from the state before it becomes an accident.",
    points: [
      "Anticipate: name threats in the briefing",
      "Recognise: cross-check and monitor",
      "Recover: first make it safe, then explain",
    ],
    source: {
      name: "ICAO Doc 9803 and Doc 10002, threat and error management",
      year: 2020,
    },
  },
  {
    id: "human-factors-wocl",
    front: "What is the window of circadian low?",
    back: "The window of circadian low is the hours from 02:00 to 05:59, in the time zone to which your body is adapted: alertness, temperature and performance are lowest, and errors most likely. A smaller dip comes in the afternoon. So plan checks and a second pair of eyes for that time, and put nothing hard into it that can be done before.",
    points: [],
    source: {
      name: "Regulation (EU) No 965/2012, ORO.FTL.105; 14 CFR 117.3",
      year: 2024,
    },
    ages: true,
  },
  {
    id: "human-factors-fatigue",
    front: "How is fatigue recognised, and what helps really?",
    back: "Fatigue shows in slow reactions, repeated checks, things forgotten, irritability, tunnel vision and eyes that close for a second. Only sleep repays sleep; coffee, light, food, water and movement buy a little time. You report unfit when you are not fit, before duty if possible: in Europe the law puts that duty on you as well as on the airline.",
    points: [
      "17 hours awake: like about 0.5 per mille of alcohol",
      "Nap of 20 to 30 minutes, then time to wake up",
      "Caffeine works after about 20 to 30 minutes",
      "Dark, cool, quiet room; screens away",
    ],
    source: {
      name: "ICAO Doc 9966, Manual for the Oversight of Fatigue Management Approaches",
      year: 2016,
    },
  },
  {
    id: "human-factors-inertia",
    front: "What is sleep inertia?",
    back: "Sleep inertia is the heavy, slow minutes after waking, usually up to half an hour and longer after deep sleep. So crew who come from the bunk get time, light and water before they take over a door, and short naps are kept short.",
    points: [],
    source: {
      name: "ICAO Doc 9966, Manual for the Oversight of Fatigue Management Approaches",
      year: 2016,
    },
  },
  {
    id: "human-factors-rest-us",
    front: "How long must a US flight attendant rest after a normal duty?",
    back: "A US flight attendant must rest at least 10 consecutive hours after a scheduled duty of 14 hours or less, and they may not be shortened. Before the rule of 2022 it was 9, which could be cut to 8. Duties planned for more than 14 hours call for 12 hours, with exceptions.",
    points: [],
    source: {
      name: "14 CFR 121.467, as amended in October 2022",
      year: 2022,
      url: "https://www.govinfo.gov/content/pkg/FR-2022-10-12/html/2022-21963.htm",
    },
    ages: true,
  },
  {
    id: "human-factors-ftl-eu",
    front: "Name the main European limits on duty and flight time.",
    back: "European rules limit duty to 60 hours in any 7 days in a row, 110 in 14, 190 in 28. Flight time: 100 hours in 28 days, 900 in a calendar year and 1,000 in any 12 calendar months in a row. Rest is normally at least as long as the duty before it, and at least 12 hours at home base or 10 away from it, there with a chance of 8 hours' sleep. Reduced rest exists only in schemes that the authority has approved, and is made up for later.",
    points: [],
    source: {
      name: "Regulation (EU) No 965/2012, ORO.FTL.210 and 235",
      year: 2024,
    },
    ages: true,
  },
  {
    id: "human-factors-alcohol",
    front: "How long before duty, and how much alcohol: what do the rules say?",
    back: "In the United States crew may drink no alcohol in the 8 hours before duty, and must stay at a concentration below 0.04. European Union: nothing in the 8 hours before reporting or standby, and not above 0.2 per mille, or lower if the state says so. Airlines are stricter, often 10, 12 or 24 hours and zero; no body clears a heavy night in 8 hours.",
    points: [
      "US: 8 hours, under 0.04",
      "EU: 8 hours, at most 0.2 g per litre of blood",
      "UK law: 20 mg per 100 ml of blood",
      "Your airline's limit is the one that counts",
    ],
    source: {
      name: "14 CFR 91.17 and 120.37; CAT.GEN.MPA.100 with its AMC; UK Railways and Transport Safety Act 2003, section 93",
      year: 2024,
    },
    ages: true,
  },
  {
    id: "human-factors-imsafe",
    front: "What does IMSAFE ask you before you report for duty?",
    back: "Before duty IMSAFE asks you about six things: illness, medication, stress, alcohol, fatigue, and emotion or eating. One honest doubt is enough to call crew control. Cold remedies that make drowsy, blocked ears and a night without sleep are the usual traps.",
    points: ["Illness", "Medication", "Stress", "Alcohol", "Fatigue, then emotion and eating"],
    source: {
      name: "FAA Pilot's Handbook of Aeronautical Knowledge, chapters 2 and 17",
      year: 2023,
    },
  },
  {
    id: "human-factors-just-culture",
    front: "What is just culture, and what is it not?",
    back: "In a just culture people at the front are not punished for actions, omissions or decisions that fit their experience and training, so that they report them. It is not a licence: gross negligence, wilful violations and destructive acts are not tolerated. The test question is whether a colleague with the same training might have done the same.",
    points: [],
    source: {
      name: "Regulation (EU) No 376/2014, article 2(12)",
      year: 2024,
    },
  },
  {
    id: "human-factors-reporting",
    front: "Why report a mistake that nobody noticed and that did no harm?",
    back: "Report even a mistake that did no harm, because the next crew can be spared it: many small events lie under every accident. Say what happened, what made it easy, and what would have stopped it. Reports under European law are protected, and mandatory ones go in within 72 hours.",
    points: [],
    source: {
      name: "Regulation (EU) No 376/2014 on occurrence reporting",
      year: 2024,
    },
    ages: true,
  },
  {
    id: "human-factors-startle",
    front: "A loud bang, and for some seconds you cannot think. What is that, and what do you do?",
    back: "Startle is the reflex of a moment; surprise is the mismatch between what you expect and what happens, and lasts longer. Breathe out slowly, look, name aloud what you see, then take the first drilled step. Silent reviews help because the first step is already chosen.",
    points: ["Breathe", "Look and listen", "Say what it is", "First memory item"],
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-silent-review",
    front: "What goes through your head in the silent review?",
    back: "The silent review fills the thirty seconds before take-off and landing: on your jumpseat, you rehearse what would happen here and now. How does my exit open, is it armed, what is outside, which commands, who can help me, where is my equipment, what are the signals? It makes the first move quick.",
    points: [
      "Brace position, hands under the thighs where your airline teaches it so that the arms cannot fly up; the signals",
      "Exit: type, armed, how it opens",
      "Outside: fire, water, obstacles",
      "Commands and evacuation signal",
      "Helpers and equipment",
    ],
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-nits",
    front: "How do you take a NITS briefing?",
    back: "Take a NITS briefing with paper, without interrupting, and repeat it: nature, intentions, time, special instructions. Then set watches, ask what is missing, and pass it on in the same form. Time is what people leave out; without it nobody can plan the cabin.",
    points: [
      "N: nature of the emergency",
      "I: intentions of the captain",
      "T: time available",
      "S: special instructions",
      "Many US airlines use TEST: type, evacuation and its exits, signals, time",
    ],
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: crew communication",
      year: 2006,
    },
  },
  {
    id: "human-factors-workload",
    front: "There is too much at once. How do you keep on top of it?",
    back: "When there is too much to do at once, sort it: what hurts people now, what will hurt in minutes, what can wait, what can be dropped. Say it aloud and share it out by name; one person keeps the overview and does not carry trays. Ask for help before you need it.",
    points: [
      "Prioritise",
      "Delegate by name, with a read-back",
      "Defer or drop service",
      "One person monitors",
    ],
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-interruption",
    front: "You were interrupted while checking the doors. What do you do?",
    back: "After an interruption, start the door check again from its beginning, or from the last step of which you are certain. Memory fills the gap with what usually happens. Hands off the lever while you talk, and tell the other person to wait.",
    points: [],
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-confirmation-bias",
    front: "What is confirmation bias, and how do you protect yourself?",
    back: "Confirmation bias means that we look for what fits our first idea and overlook the rest: a smell is 'surely the oven'. Ask what would prove you wrong, and ask somebody who does not know your idea what they see or smell.",
    points: [],
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-norms",
    front: "What is the normalisation of deviance?",
    back: "The normalisation of deviance begins when a shortcut goes well, is repeated, and becomes how we do it here, until the day on which it matters. The term is Diane Vaughan's, from her study of the Challenger disaster. In a cabin it may be a bag left at an exit 'because the flight is short'.",
    points: [],
    source: {
      name: "Vaughan, The Challenger Launch Decision",
      year: 1996,
    },
  },
  {
    id: "human-factors-stress-curve",
    front: "Is stress always bad?",
    back: "Stress is not always bad: performance rises with arousal up to a point and then falls, a curve named after Yerkes and Dodson. Too little makes one bored and slow, too much narrows attention and memory; breathing, checklists and teammates bring one back to the middle.",
    points: [],
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-gradient",
    front: "What is an authority gradient, and which slope is right?",
    back: "An authority gradient is the difference in power that people feel between leader and led. Too steep, and nobody speaks up; too flat, and nobody decides. A good purser decides, invites contradiction and thanks for it; a good crew member speaks and then follows.",
    points: [],
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-culture",
    front: "How do cultures change teamwork on board?",
    back: "Cultures differ in how openly a junior contradicts, whether no is said directly, how silence is read and how time is seen; the first is called power distance. Safety words are therefore fixed, repeated back and equal for all. Judge nobody by a passport: ask.",
    points: [],
    source: {
      name: "Hofstede, Culture's Consequences; Helmreich and Merritt, Culture at Work in Aviation",
      year: 1998,
    },
  },
  {
    id: "human-factors-fordec",
    front: "What is FORDEC good for?",
    back: "FORDEC slows a decision down just enough: facts, options, risks and benefits, decision, execution, check. It fits problems with time, such as a sick passenger over the ocean. With fire or water there is no FORDEC: drilled actions come first.",
    points: ["Facts", "Options", "Risks and benefits", "Decision and execution", "Check"],
    source: {
      name: "FORDEC, German Aerospace Center and Lufthansa, as taught in CRM courses",
      year: 1995,
    },
  },
  {
    id: "human-factors-briefing",
    front: "What makes a crew briefing good?",
    back: "A good crew briefing has names and eye contact, the flight in three facts, the threats of the day, one safety question thought through together, and an open door for concerns. Short and two-way: who does not speak in the briefing will not speak in the smoke.",
    points: [],
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-debrief",
    front: "When and how is a debriefing held after a hard flight?",
    back: "Hold the debriefing after a hard flight soon, in a quiet place, and everyone speaks: what happened, what went well, what we would do differently, who needs what. No blame and no investigation. After a death, an assault or a near-accident peer support is offered, and taking it is a sign of sense.",
    points: [],
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-sioux-city",
    front: "What made United 232 at Sioux City an example of CRM?",
    back: "On 19 July 1989 United 232, a DC-10, lost all hydraulics; no drill existed. Captain Al Haynes used everybody, including a training captain travelling as a passenger, and the cabin crew had time to prepare. It crash-landed at Sioux City, and 184 of the 296 people on board survived, 185 in the report's count because one died a month later; Haynes gave the credit to teamwork.",
    points: [],
    source: {
      name: "NTSB/AAR-90/06, United Airlines flight 232",
      year: 1990,
    },
  },
];
