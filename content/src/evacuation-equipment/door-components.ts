import type { DoorComponent } from "./schema.ts";

/** The detail strip of a door from the outside in; all but the door itself have a card. */
export const DOOR_COMPONENTS: readonly DoorComponent[] = [
  {
    id: "door",
    name: "Door",
    label: "EXIT",
    isCard: false,
    purpose:
      "Closes the pressure hull and is the way out. Most are plugs: cabin pressure presses them into the frame, so nobody can open one at cruise.",
    check:
      "Before closing, nothing caught in the frame; after closing, handle flush, locked indicator right, gust lock heard or felt when it is opened again.",
    mistake:
      "Reading locked as armed. The locked indicator speaks of the latches; only the armed indicator or the girt bar itself speaks of the slide.",
    differs:
      "The four main doors of the A320 are plugs that first lift off their stops, then swing outward and forward. Overwing hatches of the A320 are thrown out, those of the 737-800 swing up on a hinge.",
  },
  {
    id: "arm-lever",
    name: "ARM lever",
    label: "ARM",
    isCard: true,
    purpose:
      "Chooses what the next opening will do. In ARMED it couples the girt bar to the floor, and the opening door pulls out and inflates the slide.",
    check:
      "After the command to arm: lever fully home, indicator ARMED, safety pin stowed where there is one. Then cross-check the door opposite, by looking and not by asking.",
    mistake:
      "Opening for catering or at the gate with the lever still in ARMED. Airbus alone counts 30 to 40 slides blown by mistake in a year.",
    differs:
      "A320, A321, 757, 787 and E175 have a lever. The 737-800 has none: there the girt bar is moved by hand.",
  },
  {
    id: "girt-bar",
    name: "Girt bar",
    label: "GIRT BAR",
    isCard: true,
    purpose:
      "A metal bar on the edge of the girt, the apron of the slide. Held in the floor fittings, it makes the moving door pull the slide out of its pack.",
    check:
      "Armed: both ends in their fittings, tested with a tug where it is set by hand. Disarmed: on the door, clear of the floor.",
    mistake:
      "One end only in its fitting. The slide then comes out askew, or stays in the door when it is needed.",
    differs:
      "On the 737-800 you bend down and set it in two floor brackets. On the others the lever moves it or locks it, and you see the indicator rather than the bar.",
  },
  {
    id: "emergency-handle",
    name: "Emergency handle",
    label: "HANDLE",
    isCard: true,
    purpose:
      "The door's control handle. One full movement unlocks and unlatches the door; the red inflation handle at the girt is another one, pulled afterwards.",
    check:
      "Before touching it in an emergency: armed, and outside clear of fire, smoke, water, debris and running engines. Then move it all the way, in the direction of its arrow.",
    mistake:
      "Stopping half way, or holding on to it while the door is driven open. Move it fully, let go and hold the assist handle on the frame.",
    differs:
      "An armed A320 door is driven open by its damper and emergency cylinder. A 737-800 door has no such help and is pushed until the gust lock holds.",
  },
  {
    id: "pressure-relief-valve",
    name: "Pressure relief valve",
    label: "PRV",
    isCard: true,
    purpose:
      "Lets the last of the cabin pressure go before the door can move. On a door it is a small flap or gate that the handle opens first, or a light that warns.",
    check:
      "Before any normal opening on the ground: no pressure warning, no hiss, no resistance in the first part of the handle's travel.",
    mistake:
      "Forcing the handle against pressure, or opening through a flashing red light. A door that gives way under pressure throws the person who opens it.",
    differs:
      "A320 and A321 flash a red CABIN PRESSURE light below the window when pressure remains and the slide is disarmed. The valves that protect the hull sit in the fuselage, not in the doors.",
  },
  {
    id: "door-seal",
    name: "Door seal",
    label: "SEAL OK",
    isCard: true,
    purpose:
      "A rubber profile around the edge that cabin pressure presses against the frame. It keeps air in, and noise, cold and rain out.",
    check:
      "At the preflight check: whole all the way round, no cut, no loose end, and nothing lying on the frame such as a belt end, strap or blanket.",
    mistake:
      "Taking a whistle or a draught for normal. Report it: it may be a damaged seal, or cloth caught in the door.",
    differs:
      "Every floor-level door has one. The hatch of an overwing exit has one as well, and passengers like to put coats against it.",
  },
  {
    id: "slide",
    name: "Slide deployment mechanism",
    label: "SLIDE",
    isCard: true,
    purpose:
      "The pack on the door, its gas bottle and aspirators. The falling pack opens the bottle; the gas draws in outside air and the slide stands in seconds.",
    check:
      "Preflight: bottle gauge in the green where it is visible, cover closed, red inflation handle in place at the girt.",
    mistake:
      "Waiting to see whether the slide comes. Many manuals have the red inflation handle pulled every time, others when it does not fill; hold people back until it is firm.",
    differs:
      "A plain slide is not a raft. All eight doors of the 787 have slide/rafts; those of the 737-800 and the E175 have slides, which help people float at best. At doors 2 and 3 of an A321ceo the pack sits below the door, not on it.",
  },
];
