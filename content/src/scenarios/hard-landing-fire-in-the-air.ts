import type { ScenarioNode } from "./schema.ts";

export const HARD_LANDING_FIRE_EARLY: readonly ScenarioNode[] = [
  {
    id: "smell-at-row-24",
    clockSeconds: 0,
    text: "Twelve minutes to landing at night, single-aisle aircraft, 160 passengers. You check belts at row 24 when you notice a sharp smell of hot plastic near the rear galley. Your jump seat is at the rear left door; Leila sits at the rear right one, Karim and the purser, Nora, are at the front.",
    choices: [
      {
        text: "Have Leila call the flight deck with what you smell, and search galley and lavatory, extinguisher in hand",
        to: "pilots-know",
        effect: { safety: 2, time: 2, passengers: 0, crew: 2 },
        why: "Told and searched at the same time, with the tool in your hand. Pilots need the minutes more than you do.",
      },
      {
        text: "Finish securing the cabin first, since the flight deck must not be disturbed so shortly before landing at night",
        to: "haze-in-the-rear",
        effect: { safety: -1, time: -2, passengers: 0, crew: -1 },
        why: "A quiet flight deck never forbids a safety call. Two minutes of smell are two minutes without a checklist.",
      },
      {
        text: "Push the galley circuit breaker back in, which has popped out, and see whether the smell goes away",
        to: "breaker-reset",
        effect: { safety: -2, time: 0, passengers: 0, crew: -1 },
        why: "It tripped because too much current flowed. Pushed back, it sends the current to the same fault.",
      },
    ],
  },
  {
    id: "breaker-reset",
    clockSeconds: 30,
    text: "The smell becomes stronger, and the breaker pops out again with a click. A thin haze stands above the oven.",
    choices: [
      {
        text: "Leave it out, switch off the galley power, and have Leila call the flight deck now",
        to: "pilots-know",
        effect: { safety: 1, time: 0, passengers: 0, crew: 1 },
        why: "Power off and people told. Say that you had reset it, too: the pilots have to know that.",
      },
      {
        text: "Hold the breaker in for a moment to see which appliance it is, so that you can report it precisely",
        to: "haze-in-the-rear",
        effect: { safety: -2, time: -1, passengers: 0, crew: -2 },
        why: "Now you feed the fault by hand.",
      },
    ],
  },
  {
    id: "haze-in-the-rear",
    clockSeconds: 150,
    text: "The haze has reached row 20, and people are turning round. One man calls out that something is burning.",
    choices: [
      {
        text: "Announce that there is smoke in the rear, and that everybody should stay calm and remain in their seats until landing",
        to: "cabin-in-alarm",
        effect: { safety: -2, time: -1, passengers: -2, crew: -1 },
        why: "Whoever hears smoke and calm in one sentence hears only smoke, and the pilots still know nothing.",
      },
      {
        text: "Call the flight deck at once: smoke in the rear, since when, how dense, what you have done; galley power off",
        to: "pilots-know",
        effect: { safety: 1, time: -1, passengers: 1, crew: 1 },
        why: "It is the sentence that was missing. They still have nine minutes.",
      },
    ],
  },
  {
    id: "cabin-in-alarm",
    clockSeconds: 210,
    text: "People stand in the aisle, some filming, some praying. Nora rings you: 'What is going on back there? The captain is asking me.'",
    choices: [
      {
        text: "Ask her to come to the rear and see for herself, since it is hard to describe over the interphone with all the noise",
        to: "captain-surprised",
        effect: { safety: -1, time: -1, passengers: -1, crew: -1 },
        why: "She would leave her exit at seven minutes to landing, and the captain still would not have a picture.",
      },
      {
        text: "Tell her and the captain in three sentences what you see, and have her order everybody into their seats",
        to: "pilots-know",
        effect: { safety: 1, time: -1, passengers: 1, crew: 1 },
        why: "One voice from the front, clear and loud, brings people down into their belts.",
      },
    ],
  },
  {
    id: "pilots-know",
    clockSeconds: 240,
    text: "The captain repeats your report and says: 'We land in eight minutes. Be ready for anything on the ground.' The smoke gets no thicker. You found no flame; the oven is off, its door closed.",
    choices: [
      {
        text: "Move everybody from the rear rows to free seats in front while there is still time",
        to: "strapped-in",
        effect: { safety: -1, time: 0, passengers: 1, crew: 0 },
        why: "Out of the haze is a good thought, if it is quick. Eight minutes before landing you get people without belts and luggage in the aisle.",
      },
      {
        text: "Watch the galley as long as you may, secure the cabin, pick two helpers, then strap in and go through your door in your mind",
        to: "strapped-in",
        effect: { safety: 2, time: 1, passengers: 1, crew: 2 },
        why: "Ready means: cabin tied down, helpers known, hand movements rehearsed in the head.",
      },
      {
        text: "Open the oven to make sure that it is really out, and then report to him that all is well",
        to: "captain-surprised",
        effect: { safety: -2, time: 0, passengers: 1, crew: 0 },
        why: "A closed oven starves. An open one gets air in the last minutes before landing.",
      },
    ],
  },
  {
    id: "captain-surprised",
    clockSeconds: 420,
    text: "Smoke now comes from the galley in earnest, and it is dark. The landing is four minutes away, and the last report that the captain has no longer fits.",
    choices: [
      {
        text: "Extinguisher through the smallest gap and shut it again, call the captain with the new picture, and strap in",
        to: "strapped-in",
        effect: { safety: 1, time: -1, passengers: 0, crew: 1 },
        why: "The picture in the cockpit fits the cabin again, just in time.",
      },
      {
        text: "Go on fighting the fire standing until touchdown, since a fire that is left alone grows and you have the extinguisher",
        to: "thrown-down",
        effect: { safety: -2, time: -1, passengers: -1, crew: -2 },
        why: "A fire that you leave for one minute behind a closed door is bad. A crew member who is not there after landing is worse.",
      },
    ],
  },
  {
    id: "strapped-in",
    clockSeconds: 660,
    text: "The aircraft hits the runway very hard, bounces and hits again. Metal screams on the left, you slide off to one side, and the lights go out; the emergency lights come on.",
    choices: [
      {
        text: "Stay strapped in, hold your position, and shout 'Heads down, stay down' until nothing moves any more",
        to: "stopped",
        effect: { safety: 2, time: 1, passengers: 2, crew: 1 },
        why: "Aircraft that slide still hit things. Heads that are down stay whole.",
      },
      {
        text: "Unbuckle as soon as it becomes slower, so that you are at the door first",
        to: "thrown-down",
        effect: { safety: -2, time: 1, passengers: -1, crew: -2 },
        why: "There is another jolt to come, and you meet it standing.",
      },
      {
        text: "Hold on and listen for the captain's command in silence, since you would not hear it over your own shouting",
        to: "stopped",
        effect: { safety: -1, time: 0, passengers: -1, crew: 0 },
        why: "Your ear is right, and your mouth is missing: people raise their heads to look.",
      },
    ],
  },
];
