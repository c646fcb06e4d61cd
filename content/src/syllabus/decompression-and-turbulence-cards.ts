import type { Card } from "./schema.ts";

export const DECOMPRESSION_AND_TURBULENCE_CARDS: readonly Card[] = [
  {
    id: "decompression-and-turbulence-cabin-altitude",
    front: "What is cabin altitude, and how high is it on a normal flight?",
    back: "Cabin altitude is the height at which the outside air would have the pressure that the cabin has now. Airliners are certified to keep it at 8,000 ft or below in normal operation at their highest level; the 787 and A350 keep it at about 6,000 ft. A warning sounds on the flight deck when it passes about 10,000 ft.",
    points: [],
    source: { name: "14 CFR 25.841, pressurized cabins", year: 2025 },
  },
  {
    id: "decompression-and-turbulence-kinds",
    front: "Which three kinds of decompression are there, and how do you tell them apart?",
    back: "An explosive decompression takes less than about half a second, faster than lungs can empty; a rapid one takes seconds; a slow one may take many minutes and is noticed late. The first two bring a bang, rushing air, fog, dust and cold. The slow one may show only as popping ears, a whistling door, masks that drop, or people who become odd and drowsy.",
    points: [
      "Explosive: under about half a second",
      "Rapid: seconds",
      "Slow or gradual: minutes, the treacherous one",
    ],
    source: {
      name: "FAA AC 61-107B, Aircraft Operations at Altitudes Above 25,000 Feet",
      year: 2013,
    },
  },
  {
    id: "decompression-and-turbulence-signs",
    front: "Which signs tell you that the cabin is losing pressure fast?",
    back: "You notice a fast loss of cabin pressure by a bang, wind towards the hole, fog as moisture condenses, dust and loose things flying, a sharp drop in temperature, and ears and belly that hurt as gas expands. Then the masks drop and the nose goes down for the emergency descent. Fog is not smoke: it smells of nothing and clears soon.",
    points: [],
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: managing a cabin decompression",
      year: 2006,
    },
  },
  {
    id: "decompression-and-turbulence-mask-drop",
    front: "At which altitude do passenger masks drop?",
    back: "Passenger masks drop when the cabin altitude reaches about 14,000 ft: cabin altitude, not the height at which the aircraft flies. The rule is that they must present themselves before the cabin passes 15,000 ft. The flight crew can also drop them by a switch, and crew can open a single stuck panel with a pin or tool.",
    points: [],
    source: { name: "14 CFR 25.1447(c), oxygen dispensing units", year: 2025 },
  },
  {
    id: "decompression-and-turbulence-first-action",
    front: "The masks have just dropped. What is the first thing you do?",
    back: "When the masks drop, put on the nearest mask, sit down in the nearest seat, even a passenger's or an armrest or lap, and belt up or hold on. Then shout and sign to passengers to pull down a mask. Do not go to your own seat, to a child or to the interphone first: at 35,000 ft a helper without oxygen is useful for less than a minute.",
    points: [
      "Nearest mask, on at once",
      "Nearest seat, belt or firm hold",
      "Shout and show: masks on, belts on",
      "Stay until the flight crew says that you may move",
    ],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, decompression and turbulence",
      year: 2020,
    },
  },
  {
    id: "decompression-and-turbulence-own-first",
    front: "Why do parents have to put on their own mask before the child's?",
    back: "Parents put on their own mask first because whoever helps must stay clear-headed. A child without oxygen for some seconds wakes up again once the mask is on; a parent who passes out with the child's mask in her hand helps nobody. The same goes for crew.",
    points: [],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, decompression and turbulence",
      year: 2020,
    },
  },
  {
    id: "decompression-and-turbulence-tuc",
    front: "How long is the time of useful consciousness at various altitudes?",
    back: "Useful consciousness is the time in which you can still act sensibly, not the time until you faint. At rest: 25,000 ft 3 to 5 minutes, 30,000 ft 1 to 2 minutes, 35,000 ft 30 to 60 seconds, 40,000 ft 15 to 20 seconds. It is so short because at that pressure oxygen leaves the blood instead of entering it. A rapid decompression roughly halves the times, since it empties the lungs too, and exertion shortens them again.",
    points: [
      "18,000 ft: 20 to 30 minutes",
      "25,000 ft: 3 to 5 minutes",
      "30,000 ft: 1 to 2 minutes",
      "35,000 ft: 30 to 60 seconds",
      "40,000 ft: 15 to 20 seconds",
    ],
    source: {
      name: "FAA AC 61-107B, Aircraft Operations at Altitudes Above 25,000 Feet",
      year: 2013,
    },
  },
  {
    id: "decompression-and-turbulence-hypoxia",
    front: "What does hypoxia feel and look like, and why is it so dangerous?",
    back: "Hypoxia brings headache, giddiness, tingling, poor judgement, slow reactions, blurred or tunnel vision, blue lips and nails, then drowsiness and unconsciousness. The danger is the well-being: many people feel fine and pleased while they make mistakes. Suspect it in yourself when a simple sum becomes hard.",
    points: [],
    source: {
      name: "FAA Pilot's Handbook of Aeronautical Knowledge, chapter 17, aeromedical factors",
      year: 2023,
    },
  },
  {
    id: "decompression-and-turbulence-air-at-height",
    front: "Does air at 35,000 ft contain less oxygen?",
    back: "The share of oxygen in the air is the same at 35,000 ft, about 21 per cent; what falls is the pressure, and with it the push that drives oxygen into the blood. At 18,000 ft the pressure is about half that at sea level. So a mask helps by offering almost pure oxygen, and above about 40,000 ft even that needs pressure.",
    points: [],
    source: {
      name: "FAA Pilot's Handbook of Aeronautical Knowledge, chapter 17, aeromedical factors",
      year: 2023,
    },
  },
  {
    id: "decompression-and-turbulence-generator",
    front: "How does a chemical oxygen generator work, and what should passengers know about it?",
    back: "Pulling the mask toward you pulls a pin in the oxygen generator and starts a chemical reaction that cannot be stopped; it runs for about 12 to 22 minutes, depending on the type. The housing gets very hot, and a burning smell is normal. The bag may not fill although oxygen flows. On some aircraft gas comes from bottles instead.",
    points: [
      "Pull firmly to start",
      "Over nose and mouth, elastic round the head",
      "Burning smell and a flat bag are normal",
      "Do not touch the generator",
    ],
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: managing a cabin decompression",
      year: 2006,
    },
  },
  {
    id: "decompression-and-turbulence-descent",
    front: "What does the flight crew do when cabin pressure is lost at cruise level?",
    back: "When cabin pressure is lost at cruise level, the flight crew put masks on, follow the checklist, and make an emergency descent, to 10,000 ft or to the lowest safe height over mountains, whichever is higher. That takes a few minutes and feels steep and loud. There they level off, and a call tells the cabin crew that they may move; the words differ from airline to airline.",
    points: [],
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: managing a cabin decompression",
      year: 2006,
    },
  },
  {
    id: "decompression-and-turbulence-spare-masks",
    front: "How many more masks than seats must there be, and why?",
    back: "There must be at least ten per cent more masks than seats, spread evenly, under CAT.IDE.A.235: for infants on laps and for crew caught in the aisle. That is why many rows hang one mask more than they have seats; it is also why two lap infants may not sit in some rows.",
    points: [],
    source: {
      name: "UK and EU Regulation 965/2012, CAT.IDE.A.235",
      year: 2024,
      url: "https://regulatorylibrary.caa.co.uk/965-2012/Content/Regs/09770_CATIDEA235_Supplemental_oxygen_pressurised_aeroplanes.htm",
    },
    ages: true,
  },
  {
    id: "decompression-and-turbulence-supplemental-oxygen",
    front: "For how long must there be oxygen for every passenger?",
    back: "Oxygen for every passenger must last, under CAT.IDE.A.235, for the whole time in which the cabin is above 15,000 ft, and in no case for less than 10 minutes. Below that height the rules ask for it for part of the passengers only. The generators' 12 to 22 minutes are set so that they outlast the descent.",
    points: [],
    source: {
      name: "UK and EU Regulation 965/2012, CAT.IDE.A.235",
      year: 2024,
      url: "https://regulatorylibrary.caa.co.uk/965-2012/Content/Regs/09770_CATIDEA235_Supplemental_oxygen_pressurised_aeroplanes.htm",
    },
    ages: true,
  },
  {
    id: "decompression-and-turbulence-first-aid-oxygen",
    front: "Who gets first-aid oxygen after a descent, and how much must be carried?",
    back: "First-aid oxygen is for passengers who still need oxygen when the cabin is low again: the old, the ill, those who were unconscious. Above 25,000 ft the European rule asks for enough undiluted oxygen for at least 2 per cent of the passengers, and for at least one person, for as long as the cabin is between 8,000 and 15,000 ft for the rest of the flight, with at least two dispensing units.",
    points: [],
    source: {
      name: "UK and EU Regulation 965/2012, CAT.IDE.A.230, first-aid oxygen",
      year: 2021,
      url: "http://online.flipbuilder.com/xuei/etxh/files/basic-html/page385.html",
    },
    ages: true,
  },
  {
    id: "decompression-and-turbulence-after-descent",
    front: "The captain says that you may move. What do you do, and in which order?",
    back: "Once you may move after an emergency descent, take a portable oxygen bottle and a mask and keep breathing from it. Check the flight deck first, by interphone, then colleagues, then passengers: the unconscious first, with oxygen; look into the lavatories. Move people away from damage, treat injuries, allow no smoking, and report the state of people and cabin to the captain.",
    points: [
      "Portable oxygen for yourself",
      "Flight deck and colleagues",
      "Passengers and lavatories, oxygen to those who need it",
      "Damage, injuries, fire: the hot generators",
      "Report; ready the cabin for landing",
    ],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, decompression and turbulence",
      year: 2020,
    },
  },
  {
    id: "decompression-and-turbulence-helios",
    front: "What happened on Helios Airways flight 522, and what do crews learn from it?",
    back: "Helios Airways flight 522, a Boeing 737, climbed out of Larnaca on 14 August 2005 with the pressurisation selector left in manual. Masks dropped in the cabin, the pilots took the warning for another one and lost consciousness, and the aircraft flew on until its fuel was gone; all 121 people died. When masks have dropped and the aircraft goes on climbing or levels off, ask the flight deck at once, and do not assume that somebody else has.",
    points: [],
    source: {
      name: "AAIASB (Greece) report 11/2006, Helios Airways 522, 14 August 2005",
      year: 2006,
    },
  },
  {
    id: "decompression-and-turbulence-crack",
    front: "A passenger shows you a crack in the inner window pane. What do you do?",
    back: "If a window pane shows a crack, move the people in that row and the rows beside it away, belted, and tell the flight deck what you see and feel: is air moving, is there noise, is it the inner pane? The inner pane is only a scratch guard and bears no pressure. The captain decides on descending.",
    points: [],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, decompression and turbulence",
      year: 2020,
    },
  },
  {
    id: "decompression-and-turbulence-turbulence-levels",
    front: "How are light, moderate, severe and extreme turbulence defined?",
    back: "Light, moderate, severe and extreme turbulence are defined by what happens to aircraft and people. Light: slight strain against belts, loose things shift a little, walking is hardly a problem. Moderate: definite strain, loose things are dislodged, walking and service are difficult, the aircraft stays under control. Severe: large abrupt changes, forced violently against belts, things thrown about, walking impossible, the aircraft may be out of control for moments; extreme: practically impossible to control, and damage is possible.",
    points: [
      "Light: drinks shake but stay in the cup",
      "Moderate: drinks splash out, trolleys are hard to hold",
      "Severe: unsecured things and people are thrown",
      "Chop: rapid jolts without much change of height",
    ],
    source: {
      name: "FAA Aeronautical Information Manual, turbulence reporting criteria",
      year: 2025,
    },
  },
  {
    id: "decompression-and-turbulence-turbulence-light",
    front: "Light turbulence, seat belt sign on. What do cabin crew do?",
    back: "In light turbulence with the seat belt sign on, announce it, check belts by walking through, secure trolleys and galleys, and stop hot drinks if there is any doubt. Service may go on as the airline's manual allows. Crew sit down when the captain says so, and also when they think it necessary: nobody needs permission to sit.",
    points: [
      "Announcement each time the sign comes on",
      "Belts, children, lavatories",
      "Hot liquids away first",
      "Be ready for worse",
    ],
    source: {
      name: "FAA AC 120-88A, Preventing Injuries Caused by Turbulence",
      year: 2007,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/99831",
    },
  },
  {
    id: "decompression-and-turbulence-turbulence-severe",
    front: "It hits without warning while you stand beside a trolley. What do you do?",
    back: "In turbulence that hits without warning sit down at once in the nearest seat, belt up, and let compliance checks be. If no seat is free, get down on the floor, wedge yourself between seats or hold a seat frame, and have passengers hold you. Set the trolley's brakes where it stands if you can do that at once; wedge it between seats, and put hot pots on the floor. Stay until the captain says that it is over.",
    points: [
      "Yourself first: nearest seat and belt",
      "Trolley: brake, wedge, let go",
      "Hot liquids on the floor",
      "Shout to passengers: 'Sit down, belts on'",
    ],
    source: {
      name: "FAA AC 120-88A, Preventing Injuries Caused by Turbulence",
      year: 2007,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/99831",
    },
  },
  {
    id: "decompression-and-turbulence-who-is-hurt",
    front: "Who gets hurt in turbulence?",
    back: "Turbulence hurts people without a belt. The NTSB found that turbulence had a part in more than a third of the accidents of large US carriers from 2009 to 2018; 79 per cent of those seriously hurt were flight attendants and 21 per cent passengers, nearly all of these unbelted. Many of the crew were preparing the cabin for landing when it happened.",
    points: [],
    source: {
      name: "NTSB safety research report SS-21/01, turbulence-related injuries, data of 2009 to 2018",
      year: 2021,
      url: "https://icao.usmission.gov/air-carrier-turbulence-related-injuries-can-be-reduced-ntsb-finds/",
    },
    ages: true,
  },
  {
    id: "decompression-and-turbulence-clear-air",
    front: "What is clear-air turbulence, and where does it come from?",
    back: "Clear-air turbulence is turbulence without cloud, mostly at high levels near the edges of a jet stream, where winds of very different speed lie close together. Weather radar sees raindrops and not clear air, so it comes without a sign. Forecasts and reports from other aircraft are the only warnings, and hence the advice to keep the belt fastened whenever seated.",
    points: [
      "Other sources: thunderstorms",
      "Mountain waves on the lee side of ranges",
      "Wake of a heavy aircraft ahead",
    ],
    source: {
      name: "FAA AC 120-88A, Preventing Injuries Caused by Turbulence",
      year: 2007,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/99831",
    },
  },
  {
    id: "decompression-and-turbulence-briefing",
    front: "What should the captain tell cabin crew before expected turbulence?",
    back: "Before expected turbulence the captain should say how bad, when, how long, what the cabin crew should do, and how the end of it will be announced. If something is missing, ask. The same few words in the same order save everybody's time, and 'a bit bumpy' is not among them.",
    points: [
      "Strength: light, moderate or severe",
      "When it begins and how long it lasts",
      "What to do: service, seats",
      "How the all-clear will come",
    ],
    source: {
      name: "FAA AC 120-88A, Preventing Injuries Caused by Turbulence",
      year: 2007,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/99831",
    },
  },
  {
    id: "decompression-and-turbulence-announcement",
    front: "The sign comes on. What do you say to passengers?",
    back: "Make the announcement about the belt sign short, early, and with the reason: 'The captain has switched on the seat belt sign because of turbulence. Please sit down and fasten your seat belt low and tight; keep it on until the sign goes off.' Those in lavatories return if it is light, and stay and hold on if it is not. Repeat it if the sign stays on for long, because people forget.",
    points: [],
    source: {
      name: "FAA AC 120-88A, Preventing Injuries Caused by Turbulence",
      year: 2007,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/99831",
    },
  },
  {
    id: "decompression-and-turbulence-lavatory-passenger",
    front: "Turbulence is getting worse and a passenger is in the lavatory. What do you do?",
    back: "If a passenger is in the lavatory when turbulence gets worse, call through the door on your way to your own seat: sit down, hold on, come out when it is calm. In moderate turbulence or worse do not stand waiting and do not walk him to his row: each of you is then a body without a belt.",
    points: [],
    source: {
      name: "FAA AC 120-88A, Preventing Injuries Caused by Turbulence",
      year: 2007,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/99831",
    },
  },
  {
    id: "decompression-and-turbulence-after-turbulence",
    front: "The all-clear has come after severe turbulence. What do you do?",
    back: "After severe turbulence stay belted until you hear the all-clear, then look after colleagues first and passengers next, and report to the captain: how many are hurt and how badly, damage, blocked exits or aisles. Treat a hurt neck, back or ankle as broken until shown otherwise, and scalds with water. Open bins with care, count everybody, and write names and seats down.",
    points: [
      "Colleagues, then passengers, then cabin",
      "Injured: numbers and severity to the captain",
      "Neck and back: do not move them without need",
      "Bins, trolleys, ovens and exits",
    ],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, decompression and turbulence",
      year: 2020,
    },
  },
  {
    id: "decompression-and-turbulence-sq321",
    front: "What did Singapore Airlines flight 321 show in May 2024?",
    back: "Singapore Airlines flight 321 was over Myanmar at 37,000 ft, on the way from London to Singapore, when the vertical load went from plus 1.35 to minus 1.5 g in 0.6 seconds and to plus 1.5 g within the next four. Those without a belt rose to the ceiling and fell; one passenger died, 79 people were hurt, and the 777 diverted to Bangkok. The height lost was only 178 ft: it is the change of load that injures, not the fall. The final report of May 2026 names storm clouds and not clear air as the cause, and holds that the weather radar may not have shown them.",
    points: [],
    source: {
      name: "Transport Safety Investigation Bureau, Singapore, SQ321 of 21 May 2024: preliminary findings, and final report as told by the press",
      year: 2026,
    },
  },
  {
    id: "decompression-and-turbulence-secure",
    front: "What does 'secure the cabin for turbulence' cover?",
    back: "Securing the cabin for turbulence covers people and things. Belts on, low and tight, infants in the way the airline prescribes, nobody standing; trolleys stowed and latched, or braked and held when there is no time; hot pots, ovens and cupboards shut, bins closed, lavatories empty. Then yourself, belted and with shoulder straps on, in your own seat.",
    points: [],
    source: {
      name: "Regulation (EU) No 1178/2011, Annex V (Part-CC), Appendix 1, point 4.5",
      year: 2024,
      url: "https://www.easa.europa.eu/en/document-library/easy-access-rules/online-publications/easy-access-rules-aircrew-regulation-eu-no?page=65",
    },
  },
];
