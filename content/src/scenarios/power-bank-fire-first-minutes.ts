import type { ScenarioNode } from "./schema.ts";

export const POWER_BANK_FIRE_EARLY: readonly ScenarioNode[] = [
  {
    id: "first-sign",
    clockSeconds: 0,
    text: "You are serving drinks at row 16 of a full single-aisle aircraft in cruise. A passenger in 14C points up: thin grey smoke curls out of the closed bin above her, with a sweet smell of solvent. Jana works towards you from row 11, Ines is at the front, Marco in the rear galley.",
    choices: [
      {
        text: "Call to Jana to ring the flight deck, send Marco for extinguisher and hood, and get people out of the row",
        to: "crew-alerted",
        effect: { safety: 2, time: 2, passengers: 0, crew: 2 },
        why: "One fights, one communicates, one assists. With three sentences everybody works at the same time.",
      },
      {
        text: "Open the bin at once to see what is burning",
        to: "open-bin",
        effect: { safety: -2, time: 0, passengers: -1, crew: -1 },
        why: "You cannot fight what you do not know, so it feels right. Fresh air and an open lid feed whatever smoulders, and your hands and face are in front of it with nothing in them.",
      },
      {
        text: "Walk to the front to tell Ines in person, so that the passengers do not notice anything and she can call the captain",
        to: "walk-forward",
        effect: { safety: -1, time: -2, passengers: -1, crew: -1 },
        why: "Discretion is good service and bad firefighting. A fire grows fast while you walk past fifteen rows with a calm face.",
      },
    ],
  },
  {
    id: "open-bin",
    clockSeconds: 10,
    text: "A flame shoots up between two bags and you start back. The smoke is now pouring over rows 13 to 15, and people are getting up.",
    choices: [
      {
        text: "Press the lid shut, shout for extinguisher and hood, and call to Jana to ring the flight deck",
        to: "trolley-in-the-way",
        effect: { safety: 1, time: 1, passengers: 0, crew: 0 },
        why: "The lid takes the air from it again. You have lost seconds and some of your calm, and the team is at work at last.",
      },
      {
        text: "Pull the burning bag out and throw it on the aisle floor, away from the heads and the bags around it",
        to: "bag-on-floor",
        effect: { safety: -2, time: 0, passengers: -2, crew: -1 },
        why: "The heads are safer for a second, and now a jet of burning gas lies at knee height in the only way out of the rows.",
      },
    ],
  },
  {
    id: "walk-forward",
    clockSeconds: 30,
    text: "Ines takes the handset at once and calls the flight deck. Behind you somebody screams: a man in row 14 has opened the bin himself, and flames are showing.",
    choices: [
      {
        text: "Call over the heads that he should get the bag down, because he is the one who can reach it",
        to: "bag-on-floor",
        effect: { safety: -1, time: -1, passengers: -2, crew: -1 },
        why: "You have made a passenger the firefighter, without gloves, hood or extinguisher.",
      },
      {
        text: "Run back with the hood and extinguisher from the front, and shout to him to shut the lid and get away",
        to: "trolley-in-the-way",
        effect: { safety: 1, time: -1, passengers: 0, crew: 1 },
        why: "It is what should have happened a minute ago, done properly. The minute is gone.",
      },
    ],
  },
  {
    id: "crew-alerted",
    clockSeconds: 20,
    text: "Jana is on the interphone to the captain. Marco brings extinguisher, hood and gloves from the rear. Your trolley stands between him and row 14, and the passengers below the bin are still in their seats.",
    choices: [
      {
        text: "Have the trolley drawn back and stowed, move the rows away and low, and put on the hood outside the smoke",
        to: "bin-closed",
        effect: { safety: 2, time: 1, passengers: 2, crew: 1 },
        why: "Room, people, protection: ten seconds that make every later step possible.",
      },
      {
        text: "Reach across the trolley for the extinguisher and leave everything else as it is, because seconds count",
        to: "trolley-in-the-way",
        effect: { safety: -1, time: 1, passengers: -1, crew: 0 },
        why: "Seconds do count, and a trolley in the aisle with people behind it will cost you more of them.",
      },
      {
        text: "Move the passengers away, and leave the hood in its case so that you can talk to them",
        to: "bin-closed",
        effect: { safety: -1, time: 0, passengers: 1, crew: -1 },
        why: "They hear you better and follow well. One breath of that smoke under the bin makes you cough and reach for the hood after all.",
      },
    ],
  },
  {
    id: "trolley-in-the-way",
    clockSeconds: 45,
    text: "You have the extinguisher. The trolley blocks the aisle at row 16, people from row 14 press against it, and smoke hangs down to the headrests.",
    choices: [
      {
        text: "Have Marco pull the trolley to the rear, send the people aft and low, and get your hood on",
        to: "bin-closed",
        effect: { safety: 1, time: -1, passengers: 2, crew: 1 },
        why: "It puts right what went wrong. The fire has had half a minute more.",
      },
      {
        text: "Leave the crowd to sort itself out and attack the fire now, over their heads, because every second counts",
        to: "bin-wide-open",
        effect: { safety: -2, time: 1, passengers: -2, crew: -1 },
        why: "Courage is not lacking. People breathe the agent and the smoke, and panic has nowhere to go.",
      },
    ],
  },
  {
    id: "bag-on-floor",
    clockSeconds: 40,
    text: "The bag burns in the aisle at row 14. Marco has run up with the extinguisher and pulled your trolley out of the way. Every few seconds a battery cell bursts with a hiss and throws sparks under the seats.",
    choices: [
      {
        text: "Drive the people away on both sides, discharge the extinguisher where it lies, have Jana ring the flight deck, and call for water",
        to: "flames-down",
        effect: { safety: 1, time: 0, passengers: 1, crew: 1 },
        why: "It stays where it is, and nobody carries it through the cabin. The smoke is at the height of the faces.",
      },
      {
        text: "Grab it with a blanket and carry it to the rear lavatory, where it cannot hurt anybody, and shut the door",
        to: "hot-carried",
        effect: { safety: -2, time: -1, passengers: -2, crew: -2 },
        why: "It can hurt you, and everybody in the eight rows that you pass, and behind the door nobody can fight it any more.",
      },
    ],
  },
  {
    id: "bin-closed",
    clockSeconds: 60,
    text: "The area is clear, hood on, extinguisher in hand. With the back of your hand you feel that the bin is hot at its left end. Jana reports that the captain has been told and is asking for updates.",
    choices: [
      {
        text: "Open it just wide enough for the nozzle, discharge at the base, and close it again",
        to: "flames-down",
        effect: { safety: 2, time: 1, passengers: 1, crew: 1 },
        why: "Agent in, air out. The closed box holds the agent where it is needed.",
      },
      {
        text: "Open it fully for a clean aim, and sweep the whole inside with the extinguisher until it is empty",
        to: "bin-wide-open",
        effect: { safety: -1, time: 1, passengers: -1, crew: 0 },
        why: "You hit the flames, and you give them all the air of the cabin and spread the smoke over the rows.",
      },
      {
        text: "Wait until the captain has given his permission to discharge the extinguisher",
        to: "bin-wide-open",
        effect: { safety: -2, time: -2, passengers: -1, crew: -1 },
        why: "Nobody needs a permission to fight a fire. While you wait the lid springs open, and half of the agent is gone before it tells.",
      },
    ],
  },
  {
    id: "bin-wide-open",
    clockSeconds: 85,
    text: "The extinguisher is half empty. Flames lick along the panel above row 14, and the smoke is so thick that you see Marco only as an outline. A second extinguisher stands ready.",
    choices: [
      {
        text: "Draw back to row 20 until the smoke has thinned, and try again with fresh strength and a clear view of the flames",
        to: "fire-spreads",
        effect: { safety: -2, time: -2, passengers: -2, crew: -1 },
        why: "Fires do not take breaks. When you come back, it has reached the lining.",
      },
      {
        text: "Discharge the rest at the base of the flames, press the lid shut, and have the second bottle handed to you",
        to: "flames-down",
        effect: { safety: 1, time: 0, passengers: 0, crew: 1 },
        why: "The flames go down. It took more agent and more smoke than it should have.",
      },
    ],
  },
];
