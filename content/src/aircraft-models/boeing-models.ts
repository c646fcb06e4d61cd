import type { AircraftModel } from "./schema.ts";

export const BOEING_MODELS: readonly AircraftModel[] = [
  {
    id: "boeing-737",
    name: "Boeing 737",
    type: "Narrow-body",
    slideConfiguration:
      "A single-lane slide at each of the four doors, armed by hand with a girt bar; no slides at the four overwing exits of the 737-800",
    exits: 8,
    capacity: "130-200",
    annotations: [
      {
        id: "b737-slide-1l",
        position: [5.03, -1.88, 2.67],
        term: "Slide at 1L",
        definition:
          "Its girt bar is moved from the door to the floor by hand. Where the airline uses the red strap across the window, it warns people outside; the bar itself is the proof.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "b737-slide-2r",
        position: [31.88, 1.88, 3.05],
        term: "Slide at 2R",
        definition:
          "At the aft galley door, where caterers knock. Opening from outside does not disarm a 737-800: disarm first, answer after.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "b737-overwing-exit",
        position: [16.6, -1.88, 3.25],
        term: "Overwing exit of the 737-800",
        definition:
          "Hinged at the top. One pull on the handle and springs throw it up and out; it stays on the aircraft.",
        category: "Emergency Procedures",
        importance: "Essential",
      },
      {
        id: "b737-overwing-lock",
        position: [17.55, 1.88, 3.25],
        term: "Flight lock",
        definition:
          "Keeps the overwing exits shut in the air and lets go on the ground. Lights in the flight deck warn when one is not locked.",
        category: "Safety Equipment",
        importance: "Important",
      },
      {
        id: "b737-flaps",
        position: [21.6, -4.2, 1.8],
        term: "Way off the wing",
        definition:
          "No slide here: people sit and slide off the lowered flaps at the back, where the drop is under 6 ft. Never off the front, never over the engine.",
        category: "Emergency Procedures",
        importance: "Essential",
      },
      {
        id: "b737-flight-deck-windows",
        position: [2.2, 0, 3.9],
        term: "Side windows",
        definition:
          "The second window on each side slides back. A strap above it carries a pilot to the ground.",
        category: "Aircraft Structure",
        importance: "Good to Know",
      },
      {
        id: "b737-forward-crew-seat",
        position: [4.2, -0.7, 3.4],
        term: "Forward crew seat",
        definition:
          "A double folding seat near 1L in most cabins, with interphone, torch and the panel for lights within reach.",
        category: "Communication",
        importance: "Important",
      },
      {
        id: "b737-aft-stairs-area",
        position: [33, 0, 3.05],
        term: "Aft galley and lavatories",
        definition:
          "Last check before landing: latches closed, trolleys braked, lavatories empty. A loose trolley blocks both aft doors.",
        category: "Flight Operations",
        importance: "Important",
      },
    ],
    realExits: {
      doors: 4,
      overwing: 4,
      note: "The 737-800 has four doors and four overwing exits, as the course says. The 737-700 has two overwing exits in all.",
      source: { name: "EASA type-certificate data sheet IM.A.120, 737-800, exits", year: 2023 },
    },
  },
  {
    id: "boeing-787",
    name: "Boeing 787 Dreamliner",
    type: "Wide-body",
    slideConfiguration:
      "A dual-lane slide-raft at each of the eight doors; there are no overwing exits and so no off-wing slides",
    exits: 12,
    capacity: "242-330",
    annotations: [
      {
        id: "b787-slide-1l",
        position: [6.3, -2.89, 4.52],
        term: "Slide-raft at 1L",
        definition:
          "Two lanes, because a Type A door is wide enough for two. Keep both lanes filled: two at a time, side by side.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "dual-lane",
        evacuationCapacity: 70,
      },
      {
        id: "b787-slide-2r",
        position: [18.36, 2.89, 4.61],
        term: "Slide-raft at 2R",
        definition:
          "Ahead of the wing. Make sure that the engine behind it is stopped and that there is no fire before the door is opened.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "dual-lane",
        evacuationCapacity: 70,
      },
      {
        id: "b787-slide-3l",
        position: [35.43, -2.89, 4.74],
        term: "Slide-raft at 3L",
        definition:
          "Behind the wing. It is the nearest exit for much of the main cabin and needs a clear word from its crew to be used.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "dual-lane",
        evacuationCapacity: 70,
      },
      {
        id: "b787-slide-4r",
        position: [49.66, 2.89, 4.85],
        term: "Slide-raft at 4R",
        definition:
          "After ditching, with the sill above water, people board the raft from the door; then release the girt, cut the mooring line and get clear.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "dual-lane",
        evacuationCapacity: 70,
      },
      {
        id: "b787-door-type",
        position: [6.3, 2.89, 5.6],
        term: "Type A door",
        definition:
          "At least 42 by 72 inches. A pair is rated for 110 seats, the most of any class; four pairs make 440, which is the limit of the 787-10.",
        category: "Aircraft Structure",
        importance: "Essential",
      },
      {
        id: "b787-overhead-hatch",
        position: [4, 0.5, 6.9],
        term: "Flight-deck overhead hatch",
        definition:
          "The windows of a 787 flight deck do not open. Pilots climb out through the ceiling and ride down on inertia reels.",
        category: "Aircraft Structure",
        importance: "Good to Know",
      },
      {
        id: "b787-twin-aisles",
        position: [28, 1.2, 4.6],
        term: "Two aisles",
        definition:
          "Nine seats abreast in most cabins. Cross over at the galleys when one aisle is blocked, and balance the queues at left and right doors.",
        category: "Flight Operations",
        importance: "Important",
      },
      {
        id: "b787-crew-rest",
        position: [50.6, 0, 7],
        term: "Crew rest",
        definition:
          "Bunks above the cabin, forward for pilots and aft for cabin crew where fitted, with an escape hatch of their own into the cabin.",
        category: "Aircraft Structure",
        importance: "Good to Know",
      },
      {
        id: "b787-interphone",
        position: [35.43, 2.3, 6],
        term: "Interphone at door 3",
        definition:
          "Each door station has a handset. In an emergency the station that sees the danger speaks first and shortly: who, where, what.",
        category: "Communication",
        importance: "Important",
      },
    ],
    realExits: {
      doors: 8,
      overwing: 0,
      note: "Every 787 has eight Type A doors and no other passenger exit. Twelve is the course's figure.",
      source: { name: "Boeing 787 Flight Crew Operations Manual (preliminary), Doors", year: 2010 },
    },
  },
  {
    id: "boeing-757",
    name: "Boeing 757",
    type: "Narrow-body",
    slideConfiguration:
      "Slides or slide-rafts at three pairs of doors, with slides at a fourth pair behind the wing or an off-wing slide on each side, by layout",
    exits: 10,
    capacity: "200-239",
    annotations: [
      {
        id: "b757-slide-1l",
        position: [5.05, -1.88, 3.9],
        term: "Slide at the first left door",
        definition:
          "The sill is almost 4 m up, higher than on any other single-aisle aircraft here: the slide is long and steep.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "b757-door-2l",
        position: [13.99, -1.88, 3.93],
        term: "Boarding door 2L",
        definition:
          "On most days passengers come in here, ahead of the engine, and turn both ways. It is as much an emergency exit as any other.",
        category: "Aircraft Structure",
        importance: "Essential",
      },
      {
        id: "b757-slide-3r",
        position: [28.88, 1.88, 3.97],
        term: "Slide at 3R, four-door layout",
        definition:
          "A small door behind the wing, for emergencies only. On the overwing layout it does not exist.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "b757-slide-4l",
        position: [38.23, -1.88, 4],
        term: "Slide at 4L, far aft",
        definition:
          "This door is 33 m behind 1L. The crew here may see what the front cannot: report it at once, and where the manual allows start the evacuation.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "b757-wing-box",
        position: [22, 1.88, 4.6],
        term: "Where the overwing exits would be",
        definition:
          "On the overwing layout two hatches on each side open here, and opening one starts the off-wing slide of that side.",
        category: "Emergency Procedures",
        importance: "Important",
      },
      {
        id: "b757-long-aisle",
        position: [25, 0, 3.9],
        term: "One long aisle",
        definition:
          "Over 30 m with one aisle for up to 239 people. One trolley or one bag closes it, so the cabin is split at the wing in an evacuation.",
        category: "Flight Operations",
        importance: "Important",
      },
      {
        id: "b757-engine",
        position: [16.74, -6.48, 2],
        term: "Engine inlet",
        definition:
          "Doors 2 lie ahead of it, doors 3 behind the wing. A running engine draws in and blows away: no evacuation on that side until it stops.",
        category: "Emergency Procedures",
        importance: "Essential",
      },
      {
        id: "b757-tail-skid",
        position: [42.5, 0, 3.6],
        term: "Tail of a long fuselage",
        definition:
          "If the nose gear fails the tail rises and slides at doors 4 hang short; if the main gear fails they lie flat. Look before you send.",
        category: "Emergency Procedures",
        importance: "Important",
      },
    ],
    realExits: {
      doors: 8,
      overwing: 0,
      note: "Drawn with four pairs of doors. The other 757-200 has six doors and four overwing exits, ten in all, which is the course's figure.",
      source: { name: "757.org.uk, Boeing 757 door configurations", year: 2010 },
    },
  },
];
