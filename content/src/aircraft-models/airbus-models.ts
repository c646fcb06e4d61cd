import type { AircraftModel } from "./schema.ts";

export const AIRBUS_MODELS: readonly AircraftModel[] = [
  {
    id: "airbus-a320",
    name: "Airbus A320",
    type: "Narrow-body",
    slideConfiguration:
      "A single-lane slide at each of the four doors, and one dual-lane slide off each wing that serves both overwing exits of that side",
    exits: 8,
    capacity: "150-180",
    annotations: [
      {
        id: "a320-door-1l",
        position: [5.04, -1.98, 3.43],
        term: "Forward left door (1L)",
        definition:
          "The usual boarding door and the station of the senior crew member. Plug type: cabin pressure holds it in its frame, so it is lifted off its stops before it swings outward and forward. The slide pack sits on its lower half.",
        category: "Aircraft Structure",
        importance: "Essential",
      },
      {
        id: "a320-slide-2r",
        position: [29.53, 1.98, 3.6],
        term: "Aft right slide",
        definition:
          "A single lane from a sill about 3.6 m up. It starts by itself when the armed door opens; many manuals have the red handle at the girt pulled all the same.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "a320-slide-1r",
        position: [5.04, 1.98, 3.43],
        term: "Forward right slide",
        definition:
          "Stowed on the service door opposite 1L. Where the airline flies far over water, the packs at the doors may be slide-rafts instead.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "a320-overwing-slide",
        position: [15.28, -1.98, 3.85],
        term: "Off-wing slide, left",
        definition:
          "Packed in the fuselage behind the overwing exits. Opening either hatch from inside fires it, and it unfolds aft of the wing with two lanes.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "wing-slide",
        evacuationCapacity: 35,
      },
      {
        id: "a320-overwing-exit",
        position: [14.43, 1.98, 3.85],
        term: "Overwing exit, right",
        definition:
          "A loose hatch of Type III size. Pull the handle, lift the hatch in, throw it out, and step through leg first.",
        category: "Emergency Procedures",
        importance: "Essential",
      },
      {
        id: "a320-wing-walkway",
        position: [17.6, 3.2, 3.1],
        term: "Marked wing walkway",
        definition:
          "The path painted on the wing leads aft to the slide. Elsewhere the wing is smooth, and to the front there is nothing but a drop.",
        category: "Emergency Procedures",
        importance: "Important",
      },
      {
        id: "a320-flight-deck-windows",
        position: [2.3, 0, 4.6],
        term: "Flight-deck windows",
        definition:
          "The two side windows slide open from inside only. Ropes above them let the pilots down if the cabin is lost.",
        category: "Aircraft Structure",
        importance: "Important",
      },
      {
        id: "a320-aft-galley",
        position: [30.8, 0, 3.6],
        term: "Aft galley",
        definition:
          "Ovens, trolleys and their latches. Everything is locked away for taxi, takeoff and landing, because it stands between two exits.",
        category: "Flight Operations",
        importance: "Important",
      },
      {
        id: "a320-attendant-panel",
        position: [4.6, -0.6, 4.7],
        term: "Forward attendant panel",
        definition:
          "Light, announcement and call controls beside 1L, with an EVAC command button in many cabins. Handset calls to the flight deck start here.",
        category: "Communication",
        importance: "Important",
      },
    ],
    realExits: {
      doors: 4,
      overwing: 4,
      note: "Four doors and four overwing exits: the course's figure is the real one.",
      source: {
        name: "Airbus A320 crew study cards, windows and doors",
        year: 2020,
        url: "https://www.brainscape.com/flashcards/windows-doors-1856138/packs/470936",
      },
    },
  },
  {
    id: "airbus-a321",
    name: "Airbus A321",
    type: "Narrow-body Extended",
    slideConfiguration:
      "A single-lane slide at each of the eight doors of an A321ceo; overwing exits with an off-wing slide only on neos with the Cabin Flex fuselage",
    exits: 10,
    capacity: "185-230",
    annotations: [
      {
        id: "a321-slide-1l",
        position: [5.02, -1.98, 3.45],
        term: "Slide at 1L",
        definition:
          "First of four slides on the left. Crew at 1L begin the evacuation when the captain orders it, or by themselves when danger to life is clear and no order comes.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "a321-door-2l",
        position: [13.84, -1.98, 3.5],
        term: "Door 2L, ahead of the wing",
        definition:
          "Ahead of the wing, smaller than 1L and rated Type C. Most airlines keep it for emergencies, a few board through it. The engine inlet lies just behind and below.",
        category: "Aircraft Structure",
        importance: "Essential",
      },
      {
        id: "a321-slide-3r",
        position: [24.79, 1.98, 3.56],
        term: "Slide at 3R",
        definition:
          "Behind the wing, packed in the fuselage below the door and not on it. Look along the flaps and at the ground first: spilled fuel gathers under the wing.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "a321-slide-4l",
        position: [36.58, -1.98, 3.63],
        term: "Slide at 4L",
        definition:
          "The aft pair takes the back third of a long cabin. If the main gear has collapsed the slide lies flat and people walk off its end.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "a321-plugs",
        position: [11.5, 0, 5.6],
        term: "Fuselage plugs",
        definition:
          "The A321 is an A320 with two plugs, 4.27 m ahead of the wing and 2.67 m behind it. Doors 2 and 3 are what the longer cabin needed.",
        category: "Aircraft Structure",
        importance: "Good to Know",
      },
      {
        id: "a321-crew-seats",
        position: [36.2, 0.9, 4.5],
        term: "Aft crew seats",
        definition:
          "Folding seats beside doors 4, facing along the cabin. Harness tight, hands and feet in the brace position, outside in view.",
        category: "Flight Operations",
        importance: "Important",
      },
      {
        id: "a321-wing",
        position: [20.5, 6.5, 2.9],
        term: "Wing without exits",
        definition:
          "On an A321ceo nobody leaves over the wing. Passengers who remember an A320 card will look for hatches here: send them forward or aft.",
        category: "Emergency Procedures",
        importance: "Essential",
      },
      {
        id: "a321-tail",
        position: [41.5, 0, 8.5],
        term: "Tail and aft bulkhead",
        definition:
          "Behind the aft galley the pressure hull ends at a domed bulkhead. Tail, fin and auxiliary power unit lie outside it.",
        category: "Aircraft Structure",
        importance: "Good to Know",
      },
    ],
    realExits: {
      doors: 8,
      overwing: 0,
      note: "The A321ceo has eight doors and no overwing exits. Ten exits, six doors and four over the wing, are found on a Cabin Flex A321neo with every exit in use.",
      source: { name: "FlightGlobal, A321neo exit limits after EASA", year: 2018 },
    },
  },
];
