import type { ScenarioNode } from "./schema.ts";

export const POWER_BANK_FIRE_LATE: readonly ScenarioNode[] = [
  {
    id: "flames-down",
    clockSeconds: 110,
    text: "No flames any more, less smoke. In the charred bag you can see a power bank the size of a hand, its side burst open. It ticks softly.",
    choices: [
      {
        text: "Report that the fire is out, and let the people go back to their seats",
        to: "flare-up",
        effect: { safety: -2, time: 1, passengers: 0, crew: -1 },
        why: "The extinguisher put out flames. It did not take the heat from the cells, and the next one is getting ready.",
      },
      {
        text: "Pack all the ice from the trolley round it, because nothing cools better than ice and it does not run away",
        to: "flare-up",
        effect: { safety: -2, time: 0, passengers: -1, crew: -1 },
        why: "Ice touches in a few places and insulates in all others. What cools is liquid that flows round it.",
      },
      {
        text: "Pour water and other drinks without alcohol over it, plenty of it, and leave it where it lies",
        to: "soaked",
        effect: { safety: 2, time: 1, passengers: 1, crew: 1 },
        why: "Cooling stops the chain from cell to cell. Bottles from the trolley are at hand, and more are on the way.",
      },
    ],
  },
  {
    id: "flare-up",
    clockSeconds: 200,
    text: "With a bang a second cell goes, and a flame stands as long as an arm. A woman in row 15 had just sat down again and has a burn on her hand.",
    choices: [
      {
        text: "Extinguisher again, then everything liquid without alcohol that the galley holds, people away, captain told",
        to: "soaked",
        effect: { safety: 1, time: -1, passengers: 0, crew: 1 },
        why: "The right answer on the second attempt. It has cost a burnt hand and the trust of five rows.",
      },
      {
        text: "Smother it with wet blankets and press them down until it is quiet, so that no more flames can reach the people round it",
        to: "fire-spreads",
        effect: { safety: -2, time: -1, passengers: -2, crew: -1 },
        why: "A cover keeps the heat in, and heat is what drives the battery. The blankets catch fire from below.",
      },
    ],
  },
  {
    id: "hot-carried",
    clockSeconds: 70,
    text: "At row 19 the bag bursts in your arms. You drop it, your sleeve is burning, and two passengers are hit by sparks. Marco pulls you back by the shoulder.",
    choices: [
      {
        text: "Kick it on into the lavatory and shut the door, since it is only three rows further",
        to: "fire-spreads",
        effect: { safety: -2, time: -1, passengers: -2, crew: -2 },
        why: "The door is shut on a fire that nobody sees, next to oxygen, paper and the rear crew seats.",
      },
      {
        text: "Let Marco take the extinguisher and then soak it where it lies, while your own burns are cooled",
        to: "soaked",
        effect: { safety: 0, time: -1, passengers: -1, crew: -1 },
        why: "Late but right: somebody who is hurt hands over. The crew is one short from now on.",
      },
    ],
  },
  {
    id: "soaked",
    clockSeconds: 260,
    text: "The device lies in a puddle and has stopped hissing. People cough in the haze, and a man asks for one of the oxygen bottles. Jana wants to know what she may tell the captain.",
    choices: [
      {
        text: "Look after the coughing passengers first, all of you, and let the captain know that it is out",
        to: "under-reported",
        effect: { safety: -1, time: 0, passengers: 1, crew: 0 },
        why: "It is warm-hearted, and it leaves the device alone and calls out what nobody can know yet.",
      },
      {
        text: "Give the man and those around him oxygen from the portable bottles",
        to: "oxygen-near-fire",
        effect: { safety: -2, time: 0, passengers: -1, crew: 0 },
        why: "Oxygen beside a battery that may flare up makes a small flame a large one. First they have to be far away from it.",
      },
      {
        text: "Keep people low with moist cloths over nose and mouth, leave one person with water beside the device, and give Jana facts",
        to: "reported",
        effect: { safety: 2, time: 1, passengers: 2, crew: 2 },
        why: "Everybody is looked after, the source is guarded, and the report rests on what you see.",
      },
    ],
  },
  {
    id: "oxygen-near-fire",
    clockSeconds: 290,
    text: "Two bottles are flowing at row 15 when the device spits once more. Jana sees it and cries out.",
    choices: [
      {
        text: "Turn the bottles off and take them away, move these passengers to the front, pour more water, and report",
        to: "reported",
        effect: { safety: 1, time: -1, passengers: 0, crew: 1 },
        why: "It is corrected before something happened. Whoever needs oxygen gets it far from the source.",
      },
      {
        text: "Leave the oxygen on and shield it with your body while Marco fetches more water, since these people can hardly breathe",
        to: "landed-hurt",
        effect: { safety: -2, time: 0, passengers: -2, crew: -1 },
        why: "Your body is no fire barrier, and the seat cover is soaked with oxygen.",
      },
    ],
  },
  {
    id: "under-reported",
    clockSeconds: 330,
    text: "The captain calls back: if it is out, he will fly on to the destination, another two hours. Through the haze you see nobody near the device.",
    choices: [
      {
        text: "Correct it at once: device cooled and not safe, cabin smoky, these are the injuries; and put a guard on it",
        to: "reported",
        effect: { safety: 2, time: 0, passengers: 1, crew: 1 },
        why: "A report may be corrected, and the sooner the better. Now he can decide on the facts.",
      },
      {
        text: "Leave it at that, because nothing has happened for two minutes and the cabin wants its peace after all that",
        to: "unguarded",
        effect: { safety: -2, time: -1, passengers: -1, crew: -1 },
        why: "He plans two hours on the strength of a sentence that was a hope.",
      },
    ],
  },
  {
    id: "reported",
    clockSeconds: 420,
    text: "The captain thanks you: he will land at the nearest suitable airport in 25 minutes and wants a report every five. The device has been quiet for two minutes.",
    choices: [
      {
        text: "Have everybody clean up and secure the cabin quickly, since 25 minutes are short and the landing comes first now",
        to: "unguarded",
        effect: { safety: -2, time: 0, passengers: 0, crew: -1 },
        why: "Securing is needed and three can do it. The fourth stays with the battery.",
      },
      {
        text: "Lift it into a waste bin full of water now with gloves, before it starts again",
        to: "quiet-device",
        effect: { safety: -1, time: 1, passengers: 0, crew: -1 },
        why: "Under water is where it is going to end up. While it is hot it may burst in your hands, and it has to wait unless your airline's procedure says otherwise.",
      },
      {
        text: "Leave it in place, keep it wet and watch it all the time, with a full extinguisher and hood beside you",
        to: "quiet-device",
        effect: { safety: 2, time: 1, passengers: 1, crew: 1 },
        why: "Guidance asks for ten to fifteen quiet minutes before anything is moved. A watcher with equipment is the best insurance.",
      },
    ],
  },
  {
    id: "unguarded",
    clockSeconds: 600,
    text: "A passenger calls: it is smoking again. Nobody had been watching it for several minutes. There are 20 minutes to landing.",
    choices: [
      {
        text: "Wait and see whether it calms down as it did before, as you are landing soon anyway",
        to: "landed-hurt",
        effect: { safety: -2, time: -2, passengers: -2, crew: -1 },
        why: "Twenty minutes are longer than many cabins have lasted.",
      },
      {
        text: "Hood, extinguisher, water, and from now on one crew member who does nothing but watch it",
        to: "quiet-device",
        effect: { safety: 1, time: -1, passengers: -1, crew: 0 },
        why: "The flare-up is caught. Everybody has learnt what a guard is for.",
      },
    ],
  },
  {
    id: "quiet-device",
    clockSeconds: 1320,
    text: "The device has now been quiet and cold for more than ten minutes. You land in about ten minutes. Passengers ask whether they may fetch things from the bins.",
    choices: [
      {
        text: "Put it under water in the rear lavatory, lock the door, and secure the cabin with all four of you",
        to: "landed-shaken",
        effect: { safety: -1, time: 1, passengers: 1, crew: 0 },
        why: "Contained, yes. But nobody sees it during the minutes in which nobody may get up.",
      },
      {
        text: "Put it under water in a container as the procedure says, secure and guard it, tell the captain where, and seat everybody",
        to: "landed-well",
        effect: { safety: 2, time: 1, passengers: 2, crew: 1 },
        why: "Cooled, contained, secured, known: fire crews meet you at the right door, and the cabin is ready for an evacuation.",
      },
      {
        text: "Let people take their bags quickly so that they can leave the aircraft faster on the ground, with you watching the bins yourself",
        to: "landed-shaken",
        effect: { safety: -1, time: 0, passengers: -1, crew: 0 },
        why: "Open bins, full aisles and bags on knees are the opposite of a cabin that may have to be evacuated.",
      },
    ],
  },
];
