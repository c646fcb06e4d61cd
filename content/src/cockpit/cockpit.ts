import type { CockpitComponent } from "./schema.ts";

/**
 * The 15 points of the flight-deck diagram (specification 2, sections 2.12 and 3), from the top of
 * the drawing to the bottom. What they were checked against: docs/content/cockpit.md.
 */
export const COCKPIT_COMPONENTS: readonly CockpitComponent[] = [
  {
    id: "cabin-pressure-panel",
    position: { x: 30.7, y: 11.4 },
    area: "Overhead panel",
    name: "Cabin Pressure and Passenger Oxygen Panel",
    description:
      "Shows and controls the pressure in the cabin. In cruise the cabin is normally kept at an altitude of 8,000 ft or lower, whatever the aircraft's own altitude. Near it is a guarded switch that releases the passenger masks.",
    category: "Safety Systems",
    importance: "Critical",
    flightAttendantRelevance:
      "When the cabin loses pressure the pilots are warned first, at a cabin altitude of about 10,000 ft. The passenger masks drop by themselves at about 14,000 ft of cabin altitude: when you see them, put on the nearest mask before anything else.",
    emergencyFunction:
      "The pilots can drop the masks by hand if they have not fallen, and descend to 10,000 ft, or to the lowest safe altitude where that is higher. Stay on oxygen until the flight deck says that it is safe to move.",
    source: {
      name: "14 CFR 25.841(a) and (b), pressurized cabins; 25.1447(c), oxygen dispensing units",
      year: 2024,
      url: "https://www.ecfr.gov/current/title-14/section-25.841",
    },
  },
  {
    id: "engine-fire-controls",
    position: { x: 50, y: 7.6 },
    area: "Overhead panel",
    name: "Engine Fire Controls",
    description:
      "One red, lit control for each engine and usually one for the auxiliary power unit (APU). Airbus types have guarded fire push-buttons overhead; the Boeing 737 has fire handles on the pedestal behind the thrust levers.",
    category: "Safety Systems",
    importance: "Critical",
    flightAttendantRelevance:
      "A fire loop cannot see everything. If you see flames, sparks or smoke from an engine, call at once, sterile phase or not, and say which side, what colour and whether it is getting worse. Left and right are always as seen facing forward.",
    emergencyFunction:
      "Using the control cuts the engine off from fuel, hydraulics, electrics and bleed air and readies its fire extinguishers, which the pilots then discharge. It is also part of their evacuation checklist.",
  },
  {
    id: "passenger-signs",
    position: { x: 62.4, y: 13.6 },
    area: "Overhead panel",
    name: "Seat Belt and Cabin Sign Switches",
    description:
      "Switches for the fasten seat belt sign and, where fitted, the no smoking or no devices sign. Each change sounds a chime in the cabin. Many aircraft also have an automatic position that follows the landing gear or the flaps.",
    category: "Safety Systems",
    importance: "Important",
    flightAttendantRelevance:
      "The sign is the flight deck speaking to every passenger at once, and you are the one who makes it true. It goes on for taxi, take-off and landing and whenever the captain thinks it needed; when turbulence arrives with it, secure yourself first.",
    emergencyFunction:
      "After a loss of pressure or in unexpected turbulence the sign keeps people in their belts while the crew are strapped in. A sign that goes off does not mean that the cabin is safe for carts: wait for the word agreed with the flight deck.",
    source: {
      name: "14 CFR 121.317(b), passenger information requirements",
      year: 2024,
      url: "https://www.ecfr.gov/current/title-14/section-121.317",
    },
  },
  {
    id: "evacuation-signal",
    position: { x: 76.5, y: 9 },
    area: "Overhead panel",
    name: "Evacuation Signal Panel",
    description:
      "A guarded switch that sounds the evacuation horn and lights the EVAC sign at the crew stations. It is common on Airbus types and on long-haul Boeings, and optional: many Boeing 737s have none.",
    category: "Safety Systems",
    importance: "Critical",
    flightAttendantRelevance:
      "Know before the flight whether your aircraft has one and what it sounds like. Some airlines let the senior crew member set it off from the front panel as well; on others it is set so that only the flight deck can.",
    emergencyFunction:
      "It starts an evacuation at every door at the same moment, even where the PA has failed. If there is no horn, the command comes by PA, megaphone or voice, and any crew member facing clear and deadly danger acts as the manual allows.",
  },
  {
    id: "autopilot-panel",
    position: { x: 50, y: 40.4 },
    area: "Glareshield",
    name: "Autopilot Control Panel",
    description:
      "The row of knobs and windows under the windscreen with which the pilots set heading, altitude and speed for the autopilot and autothrust. Boeing calls it mode control panel, Airbus flight control unit.",
    category: "Flight Controls",
    importance: "Informational",
    flightAttendantRelevance:
      "The autopilot flies most of the route, but two pilots are still needed to watch it, talk and decide. It is no reason to treat the approach as a quiet time to call.",
    emergencyFunction:
      "If one pilot is taken ill, the other lets the autopilot carry the load and calls you. Be ready to pull the ill pilot back from the controls, slide the seat aft and lock the shoulder harness.",
  },
  {
    id: "primary-flight-display",
    position: { x: 17, y: 55.6 },
    area: "Main panel",
    name: "Primary Flight Display",
    description:
      "The screen in front of each pilot with the artificial horizon in the middle, speed on the left, altitude on the right, vertical speed beside it and heading below.",
    category: "Instruments",
    importance: "Critical",
    flightAttendantRelevance:
      "It is what 'below 10,000 feet' is read from. You cannot see it, so the flight deck passes the moment on, usually with a chime, a sign or a PA: learn your airline's signal for the start and end of the sterile period.",
    emergencyFunction:
      "The first rule in any failure is to fly the aircraft, and the pilots do it by this screen. That is why an answer to your call may take a minute: give them the time, then try again.",
  },
  {
    id: "navigation-display",
    position: { x: 30.5, y: 55.6 },
    area: "Main panel",
    name: "Navigation Display with Weather Radar",
    description:
      "A moving map of the route with airports, other traffic and the picture of the weather radar, in green, yellow and red by the strength of the rain. It is fed by the flight management system, which the pilots programme before departure.",
    category: "Navigation",
    importance: "Important",
    flightAttendantRelevance:
      "The forecast you hear in the briefing, and the early call to be seated, come from here. Radar sees rain, not clear air: turbulence in a cloudless sky may come with no warning at all, so keep your own belt fastened whenever you sit.",
    emergencyFunction:
      "It shows the nearest suitable airports and how long it takes to reach them. That time is the T of a NITS or TEST briefing, and you set your watch by it.",
  },
  {
    id: "engine-alert-display",
    position: { x: 50, y: 55.1 },
    area: "Main panel",
    name: "Engine and Alert Display",
    description:
      "The centre screens that show engine power, fuel, and warnings in order of urgency, with the checklist on many types. Airbus calls the system ECAM, Embraer and most Boeings EICAS; the 737 has neither. A door that is not locked appears here too.",
    category: "Instruments",
    importance: "Critical",
    flightAttendantRelevance:
      "Before departure the pilots see here whether every door is closed and, on many types, whether the slides are armed. If they query a door, go and look again; do not answer from memory.",
    emergencyFunction:
      "Red warnings need action at once, amber cautions need attention. What you smell, hear or see in the cabin may be nowhere on it, so report it plainly: what, where, since when, and what you have done.",
  },
  {
    id: "sidestick",
    position: { x: 7.5, y: 71.6 },
    area: "Side console",
    name: "Sidestick or Control Wheel",
    description:
      "With it a pilot pitches and banks the aircraft. Airbus fly-by-wire types have a sidestick on each outer console, as drawn; Boeing and Embraer E-Jet types have a wheel on a column in front of each seat.",
    category: "Flight Controls",
    importance: "Critical",
    flightAttendantRelevance:
      "When you enter, nothing may be passed or set down over it: no tray, no cup, no handset cord. Hand meals and drinks from behind and outboard, to one pilot at a time, and wait until the pilot looks round.",
    emergencyFunction:
      "A pilot who faints may slump onto the controls. With the other pilot's word, hold the person back, lock the harness, slide the seat fully aft and only then think of first aid and of who can help.",
  },
  {
    id: "crew-oxygen-mask",
    position: { x: 92.5, y: 79.2 },
    area: "Side console",
    name: "Flight Crew Oxygen Mask",
    description:
      "A quick-donning mask in a box at each pilot seat, made to be put on with one hand within five seconds and fed from the flight crew's own oxygen supply. It has a microphone, so the pilot can speak and be heard with it on.",
    category: "Safety Systems",
    importance: "Critical",
    flightAttendantRelevance:
      "A voice that sounds muffled, with breathing between the words, is a pilot on oxygen: keep your message short. Cabin crew on the flight deck at such a moment need a mask there themselves, usually at the observer's seat.",
    emergencyFunction:
      "At 35,000 ft the time of useful consciousness is 30 to 60 seconds, and about half of that when pressure is lost fast. In smoke the mask at 100 percent keeps the pilots breathing and, with goggles or a full-face mask, seeing.",
    source: {
      name: "14 CFR 25.1447(c)(2)(i), quick-donning equipment",
      year: 2024,
      url: "https://www.ecfr.gov/current/title-14/section-25.1447",
    },
  },
  {
    id: "audio-panel",
    position: { x: 39, y: 77.5 },
    area: "Centre pedestal",
    name: "Audio and Cabin Interphone Panel",
    description:
      "The panel by which each pilot chooses what to speak on and listen to: the radios, the interphone to the cabin and the PA. A call from the cabin rings and lights up here.",
    category: "Communication",
    importance: "Critical",
    flightAttendantRelevance:
      "This is the other end of your handset. Say who you are and where, then what is wrong; repeat what you are told. Know the difference between the normal and the emergency call on your type, and who answers which.",
    emergencyFunction:
      "An emergency call has its own sound, and the manual says who answers it. Many airlines give the briefing that follows as NITS: nature of the problem, intentions, time available, special instructions; some in the US use TEST: type, evacuation and its exits, signals, time. Repeat it back before you hang up.",
  },
  {
    id: "thrust-levers",
    position: { x: 50, y: 70.6 },
    area: "Centre pedestal",
    name: "Thrust Levers",
    description:
      "One lever for each engine: forward for more thrust, back to idle, and with the reverser levers to help slow down after landing. They stand in the middle so that both pilots reach them.",
    category: "Engine Controls",
    importance: "Critical",
    flightAttendantRelevance:
      "From your jump seat you hear what they do. Thrust that falls away and braking before lift-off means a rejected take-off: stay seated, stay calm, look outside and wait for the command.",
    emergencyFunction:
      "In a rejected take-off they go to idle and the reversers come in. In a go-around they go forward and the nose rises: let nobody into the aisle and listen for the flight deck's announcement.",
  },
  {
    id: "transponder",
    position: { x: 62, y: 79 },
    area: "Centre pedestal",
    name: "Transponder Panel",
    description:
      "Answers the radar of air traffic control with a four-digit code that the pilots set here, and with altitude. It also serves the system that warns of other aircraft nearby (TCAS).",
    category: "Communication",
    importance: "Informational",
    flightAttendantRelevance:
      "What you report can become a code in a second: a clear word about a medical case, a fire or a threat lets the pilots tell the ground before they have time to speak.",
    emergencyFunction:
      "Three codes are the same worldwide: 7500 for unlawful interference, 7600 for lost radio contact, 7700 for a general emergency.",
    source: { name: "ICAO Doc 4444 (PANS-ATM), chapter 8, special purpose codes", year: 2016 },
  },
  {
    id: "engine-master-switches",
    position: { x: 50, y: 84.8 },
    area: "Centre pedestal",
    name: "Engine Master or Fuel Control Switches",
    description:
      "One switch for each engine that opens or shuts its fuel. Airbus calls them engine master switches, Boeing fuel control switches or, on the 737, engine start levers. They are made so that a brush of a sleeve cannot move them.",
    category: "Engine Controls",
    importance: "Critical",
    flightAttendantRelevance:
      "An engine that still turns beside your door can blow a slide aside or injure people on the ground. If you must start an evacuation yourself, tell the flight deck, look whether the engine on your side is running, and do not send people in front of or behind it.",
    emergencyFunction:
      "Shutting the fuel off is one of the first items of the pilots' evacuation checklist. Engines run down for some seconds after it, so assess the outside again before you open.",
  },
  {
    id: "cockpit-door-switch",
    position: { x: 54.5, y: 97 },
    area: "Centre pedestal",
    name: "Cockpit Door Switch",
    description:
      "Locks and unlocks the reinforced door behind the pilots. The door is locked when it closes; the pilots look at the camera picture or through the viewer and decide who comes in. It sits on the rear pedestal on many types, overhead on others.",
    category: "Safety Systems",
    importance: "Critical",
    flightAttendantRelevance:
      "You are part of this lock. Call first, guard the area, let nobody stand near, and never speak of codes or signals where a passenger could hear. At the interview it is right to say that the details are confidential.",
    emergencyFunction:
      "If the pilots do not answer, trained crew have a way to ask for entry that opens after a delay unless the flight deck refuses it. The airline sets the delay, and a refusal blocks the keypad for a time of some minutes.",
  },
];
