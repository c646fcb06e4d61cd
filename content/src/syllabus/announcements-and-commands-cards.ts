import type { Card } from "./schema.ts";

export const ANNOUNCEMENTS_AND_COMMANDS_CARDS: readonly Card[] = [
  {
    id: "announcements-and-commands-good-pa",
    front: "What makes an announcement good?",
    back: "A good announcement is heard, understood and short: one message, the important part first, in words that a ten-year-old knows. Read it through once before you press the key, speak to one person in the last row, and stop. What is not needed is left out, because every extra sentence makes people deaf for the next one.",
    points: [
      "One message, one purpose",
      "Important part first",
      "Plain words, no abbreviations",
      "End cleanly, and hang up the handset",
    ],
    source: {
      name: "ICAO Doc 10086, Manual on Information and Instructions for Passenger Safety",
      year: 2018,
    },
  },
  {
    id: "announcements-and-commands-voice",
    front: "How do you use voice and handset?",
    back: "Speak an announcement upright, breathing low, a little deeper and slower than you talk, about 120 to 150 words a minute, with a pause at every full stop. Hold the handset a few centimetres from the mouth, press, wait half a second, speak across it rather than into it. A smile can be heard; so can boredom.",
    points: [
      "Press, wait, speak, pause, release",
      "Engines loud: slower, not shriller",
      "Chewing gum out, galley curtain shut",
    ],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-order",
    front: "Which announcements follow each other on an ordinary flight?",
    back: "On an ordinary flight the announcements run in this order: welcome and boarding information, doors, safety demonstration, cabin secured for take-off; after take-off belts and service; belt sign and turbulence; descent and cabin preparation; landing, with belts on until the sign goes out; farewell. Safety words come in fixed wording, service words may be yours.",
    points: [
      "Boarding and welcome",
      "Safety demonstration before take-off",
      "After take-off: belts on while seated",
      "Descent: seats, tables, belts, bags, devices",
      "After landing: stay seated; farewell",
    ],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-demo-us",
    front: "Which points must the oral briefing before take-off contain under the US rule?",
    back: "Under the US rule the oral briefing before take-off must cover smoking, the exits, belts, and required flotation means, on every flight. The smoking part says that lighted signs, placards and crew instructions must be obeyed, and that tampering with a lavatory smoke detector is forbidden by federal law. Oxygen is shown before flights above flight level 250, life vests and rafts before extended overwater flight.",
    points: [
      "Smoking",
      "Emergency exits",
      "Seat belts: when and how",
      "Flotation means, where required",
      "Above FL250 oxygen; overwater vests and rafts",
    ],
    source: {
      name: "14 CFR 121.571, briefing passengers before take-off",
      year: 2024,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.571/title-14-part-121-sec121-571.html",
    },
  },
  {
    id: "announcements-and-commands-demo-eu",
    front: "What does the European rule ask for before take-off?",
    back: "Before take-off the European rule asks for information on smoking, seat backs and tables, exits, floor path marking, hand baggage, electronic devices and the safety card. Shown to the passengers: belts, and where required oxygen and life jackets. Before landing and after it they are reminded of what matters then.",
    points: [
      "Told: smoking, backs, exits, floor path, bags, devices, card",
      "Shown: belts, oxygen, life jackets",
      "Exit rows that no crew member opens: briefed on that exit as well",
      "After take-off: smoking, and belts on while seated",
      "Before landing: smoking, backs, belts, bags, devices",
    ],
    source: {
      name: "AMC1 CAT.OP.MPA.170, passenger briefing",
      year: 2024,
    },
  },
  {
    id: "announcements-and-commands-demo-craft",
    front: "How do you give a safety demonstration that people watch?",
    back: "For a safety demonstration that people watch, be in place on time, in the aisle where most can see you, eyes on faces, movements slow, large and in step with the voice. Point with an open hand at your real exits. Nothing else is done meanwhile, no bags, no chat; whoever looks bored shows that it does not matter.",
    points: [],
    source: {
      name: "ICAO Doc 10086, Manual on Information and Instructions for Passenger Safety",
      year: 2018,
    },
  },
  {
    id: "announcements-and-commands-exit-count",
    front: "Which sentence about exits do you add or stress, and why?",
    back: "Of all sentences about exits stress this one: the nearest exit may be behind you, so count the rows to it. In smoke nobody sees a sign, hands find seat backs. People run for the door by which they came in, though another is often nearer.",
    points: [],
    source: {
      name: "FAA AC 121-24D, passenger safety information briefing and briefing cards",
      year: 2019,
    },
  },
  {
    id: "announcements-and-commands-after-takeoff",
    front: "What is said when the belt sign goes off?",
    back: "As the belt sign goes off, say that belts stay fastened while seated, even when the sign is off. Under the US rule it has to be said after each take-off, directly before or after the sign is switched off. Unexpected turbulence is the reason.",
    points: [],
    source: {
      name: "14 CFR 121.571, briefing passengers before take-off",
      year: 2024,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.571/title-14-part-121-sec121-571.html",
    },
  },
  {
    id: "announcements-and-commands-doors",
    front: "Which calls are made at the doors, and what do they ask of you?",
    back: "At the doors there is one call before departure to arm the slides and cross-check, and one after arrival to disarm and cross-check; then every station reports, often in an all-call. The words differ: 'arm doors and cross-check', 'doors to automatic', 'prepare doors for departure'. In each case you act at your door, check the one opposite with your own eyes, and report.",
    points: [
      "Words: your airline's only",
      "Own door, then the opposite one",
      "Report by name of the station",
      "Nobody else's voice counts",
    ],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-cabin-secure",
    front: "What stands behind the words 'cabin secure'?",
    back: "'Cabin secure' means that you have seen it: belts, seat backs, tables, window blinds as required, bags, exits and aisles free, lavatories empty, galleys latched, crew seated or about to be. Every crew member reports a zone to the purser, the purser reports to the flight deck. It is a statement, not a greeting.",
    points: [],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-delay",
    front: "How do you announce a delay?",
    back: "Announce a delay soon, honestly and with a time for the next news, and keep that time even when there is nothing new. Cause in one plain sentence, what it means for connections, what you do for people meanwhile. Say sorry once; no blame for others, no guesses, no jokes.",
    points: [
      "What has happened",
      "What it means, as far as known",
      "When you will speak again",
      "Water, help, connections",
    ],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-turbulence-pa",
    front: "What do you say when the belt sign comes on in cruise?",
    back: "When the belt sign comes on, say at once that the sign is on, that everybody sits down and fastens belts, and that lavatories are not to be used. If service stops, say so. In heavy turbulence only two phrases count, called if there is no handset: 'Sit down' and 'Belts on'.",
    points: [],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-medical-pa",
    front: "How do you ask for a doctor without harming the patient's privacy?",
    back: "Ask for a doctor without a word about the patient: 'If there is a doctor, nurse or paramedic on board, please make yourself known to the crew.' No name, no seat, no symptom. Say it in the languages you have, dim no lights, and look for hands instead of waiting at the front.",
    points: [],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-languages",
    front: "Which language comes first, and what do you do for people who share none with you?",
    back: "The airline's rule decides which language comes first; common is the national language, then English, and that of the destination. Safety also speaks by pictures: demonstration, card, video, your hands. In an emergency you use the language most people understand, and the few command words stay as trained.",
    points: [
      "Crew share a common working language by rule",
      "Canada: safety briefings in English and French",
      "Speak slowly, not loudly, to a foreigner",
    ],
    source: {
      name: "CAT.GEN.MPA.120, common language; ICAO Doc 10086",
      year: 2024,
    },
  },
  {
    id: "announcements-and-commands-figures",
    front: "How are times, flight numbers and figures read out?",
    back: "Read out flight numbers and gates digit by digit where they can be misheard: 'flight three zero five'. Times local, said as people say them, with the zone or 'local time' when clocks change. Temperatures in the unit the passengers use, or in both; no decimals, no abbreviations.",
    points: [
      "20 degrees Celsius: 68 Fahrenheit",
      "35,000 feet: about 10,700 metres",
      "900 kilometres an hour: about 560 miles an hour",
      "Fifteen and fifty: say 'one five' and 'five zero'",
    ],
    source: {
      name: "Conversion of units, ICAO Annex 5",
      year: 2010,
    },
  },
  {
    id: "announcements-and-commands-neutral",
    front: "How do you address a cabin?",
    back: "Address the cabin as your airline has it; several have left 'ladies and gentlemen' for words such as 'welcome, everyone' or 'dear guests'. Warm, not chummy; the same for all cabins. First names for nobody who has not offered it.",
    points: [],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-chimes",
    front: "What do the chimes and call lights mean?",
    back: "What chimes and call lights mean depends on type and airline, so learn yours. As a rule there is a tone for a passenger call, another for an interphone call, one for the signs, and a repeated one for an emergency call. On many types the lights are blue for a passenger seat, amber for a lavatory, and red, pink or green for the interphone.",
    points: [
      "Number and pitch: as in your manual",
      "An emergency call is answered by everybody listening",
      "No chime replaces looking",
    ],
    source: {
      name: "Common to many types; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-interphone",
    front: "How do you speak on the interphone?",
    back: "On the interphone say who is called, who calls and from where, what it is, and what you need: 'Captain, Maria at door two left, smoke from the aft galley, we are fighting it.' Facts, not judgements. Then listen, read back, and ask when in doubt; in an emergency call nobody speaks who has nothing to report.",
    points: [
      "Station, not only a first name",
      "Fact, place, action, need",
      "Read back what you are told",
      "Handset off the hook only as long as needed",
    ],
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: crew communication",
      year: 2006,
    },
  },
  {
    id: "announcements-and-commands-emergency-call",
    front: "The emergency call sounds. What do you do?",
    back: "On an emergency call take the nearest handset at once, say your station if asked, and listen. The first to speak is the one who called. Those who are not needed stay off the line, look around their zone and wait for orders; if nobody answers on the flight deck, that is news in itself.",
    points: [],
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: crew communication",
      year: 2006,
    },
  },
  {
    id: "announcements-and-commands-nits-to-pa",
    front: "The captain has given you a NITS briefing. How does it become an announcement?",
    back: "What a NITS briefing tells you goes to the crew first, then to the passengers. In the announcement say who speaks, what will happen, how much time there is as far as it helps, and what people are to do now, one step after the other: seats, belts, sharp objects, cards, exits, brace position, vests if needed. You leave out technical words and what would only frighten.",
    points: [
      "Attention",
      "What will happen",
      "What to do now, step by step",
      "Signal for brace",
      "Crew come round to check",
    ],
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: crew communication",
      year: 2006,
    },
  },
  {
    id: "announcements-and-commands-brace-position",
    front: "Describe the brace position in a forward-facing seat.",
    back: "For the brace position in a forward-facing seat sit right back, belt low and tight, bend forward, head against the seat in front or as far down as it goes, feet flat on the floor, hands where your airline's card has them: beside the lower legs or on the head. Older cards put the hands on the seat in front; in US tests published in 2015 that made the blow to the head worse on seats that fold forward. All positions are meant to stop the head from flying forward and arms and legs from flailing.",
    points: [
      "Nothing in the hands or between the teeth",
      "No pillow between head and seat",
      "Pregnant: belt under the belly, bend as far as it goes",
      "Held until the aircraft has stopped",
    ],
    source: {
      name: "Transport Canada AC 700-036, which replaced circular 0155; FAA, passenger position and crash injury risk, 2015",
      year: 2016,
      url: "https://tc.canada.ca/en/aviation/reference-centre/advisory-circulars/advisory-circular-ac-no-700-036",
    },
  },
  {
    id: "announcements-and-commands-brace-call",
    front: "Who calls brace, when, and what does the crew shout?",
    back: "The flight deck gives the signal shortly before impact, in many airlines by the words 'Brace, brace'. The crew in their seats, braced themselves, take it up and repeat their own words, for example 'Heads down, stay down', until the aircraft has stopped. Without a signal they start when they feel that impact comes.",
    points: [],
    source: {
      name: "ICAO Doc 10002, chapter 6, evacuation; the words are examples",
      year: 2020,
    },
  },
  {
    id: "announcements-and-commands-alert-calls",
    front: "Which words may come from the flight deck when an aircraft has stopped in trouble?",
    back: "When an aircraft has stopped in trouble, the flight deck may call an alert such as 'Attention crew, at stations', on which crew go to their exits, look out and open nothing. Then either 'Cabin crew and passengers, remain seated', which ends it, or 'Evacuate, evacuate, evacuate', with or without a horn. US airlines have their own, such as 'Remain seated, remain seated'.",
    points: ["Alert: be ready, do not open", "Cancel: remain seated", "Go: evacuate"],
    source: {
      name: "ICAO Doc 10002, chapter 6, evacuation; the words are examples",
      year: 2020,
    },
  },
  {
    id: "announcements-and-commands-evac-calls",
    front: "Which commands does a crew member shout at an exit, from the order to the last person?",
    back: "Commands in an evacuation, European style, as an example: 'Unfasten seat belts, leave everything, come this way', 'Stand back' while the slide fills, 'Jump and slide', 'Exit blocked, go that way', 'Is there anybody there'. US style, as an example: 'Release seat belts', 'Leave everything', 'Come this way', 'Jump', 'Bad exit', 'Move away from the aircraft'. Learn one set by heart: yours.",
    points: [
      "Belts and baggage",
      "Hold back until the slide is ready",
      "Go, and keep them moving",
      "Blocked: say it, then point",
      "Last call into the cabin",
    ],
    source: {
      name: "ICAO Doc 10002, chapter 6, evacuation; the words are examples",
      year: 2020,
    },
  },
  {
    id: "announcements-and-commands-positive",
    front: "Why are commands short, positive and always the same?",
    back: "Commands are short and positive because under stress people hear two or three words, and a 'do not' loses its 'not'. Words that were drilled come by themselves, leave the mind free to look, and sound alike at every door. Breath between the calls lets you hear the cabin.",
    points: [],
    source: {
      name: "ICAO Doc 10002, chapter 6, evacuation; the words are examples",
      year: 2020,
    },
  },
  {
    id: "announcements-and-commands-baggage-call",
    front: "People come down the aisle with their bags. What do you call, and how?",
    back: "To people who bring bags in an evacuation call 'Leave everything', or 'Leave bags', loudly and at one person, palm out. At the door there is no time to argue: bags that arrive are taken or thrown where they block nobody. The sentence belongs into the demonstration and the landing of every flight as well.",
    points: [],
    source: {
      name: "ICAO Doc 10002, chapter 6, evacuation; the words are examples",
      year: 2020,
    },
  },
  {
    id: "announcements-and-commands-megaphone",
    front: "When do you need the megaphone, and how many are on board?",
    back: "You need the megaphone when public address has failed, in the dark cabin after a crash, and outside to gather people. The US rule asks for one with more than 60 and fewer than 100 seats, and two with 100 or more, forward and aft. Europe has the same steps, counted for each deck. Aim over the heads, speak slowly, keep your ear away from a second one.",
    points: [],
    source: {
      name: "14 CFR 121.309(f); CAT.IDE.A.270, megaphones",
      year: 2024,
    },
  },
  {
    id: "announcements-and-commands-pa-fails",
    front: "Public address fails before departure. May you go, and how are people briefed?",
    back: "Whether a flight may go without public address is for the captain and the minimum equipment list. If it goes, each zone is briefed by its crew member, by voice or megaphone, with demonstration and card, and signals for brace and evacuation are agreed beforehand. The loop back to the purser matters more than usual.",
    points: [],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-pa-power",
    front: "Does public address work when engines and auxiliary power are off?",
    back: "Public address must work without engines and auxiliary power: the certification rule asks for at least 10 minutes with all engines and the auxiliary power unit stopped, including 5 minutes of talk in all. So the handset is worth a try in an evacuation. Your voice is the reserve that never fails.",
    points: [],
    source: {
      name: "14 CFR 25.1423, public address system",
      year: 2024,
      url: "https://aviation-regulations.com/25.1423",
    },
  },
  {
    id: "announcements-and-commands-after-landing",
    front: "What do you say after landing, and why do you repeat it?",
    back: "After landing ask people to stay seated with the belt fastened until the aircraft has stopped at the stand and the sign is off, and to beware of bags when lockers are opened. People get up at every stop on the taxiway, and braking there breaks bones. Only then come time, weather and thanks.",
    points: [],
    source: {
      name: "AMC1 CAT.OP.MPA.170, passenger briefing",
      year: 2024,
    },
  },
  {
    id: "announcements-and-commands-secret",
    front: "What do you never say on public address?",
    back: "On public address leave out codes, causes that are not confirmed, names and illnesses of people, opinions on other staff, and words such as bomb, crash or hijack. If passengers must act on a threat, the captain or purser finds plain words: 'for safety reasons'. And never speak with the key pressed to your colleague.",
    points: [],
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
];
