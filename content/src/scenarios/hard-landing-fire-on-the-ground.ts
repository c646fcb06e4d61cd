import type { ScenarioNode } from "./schema.ts";

export const HARD_LANDING_FIRE_LATE: readonly ScenarioNode[] = [
  {
    id: "thrown-down",
    clockSeconds: 670,
    text: "The last jolt throws you against the galley wall. Your knee is hurt, your head is ringing, and all at once it is still.",
    choices: [
      {
        text: "Pull the door handle in your fright, to get some air and be the first to lead people out",
        to: "opened-blind",
        effect: { safety: -2, time: 0, passengers: -2, crew: -1 },
        why: "The body wants to get out. Before the hand goes to the handle, the eye goes to the window.",
      },
      {
        text: "Pull yourself up at the jump seat, call to Leila that you are hurt, and look at your door",
        to: "stopped",
        effect: { safety: 0, time: -1, passengers: 0, crew: 0 },
        why: "She has to know that she may need to take over your door. You can still shout.",
      },
    ],
  },
  {
    id: "stopped",
    clockSeconds: 690,
    text: "Silence. The left side hangs low, so a landing gear has gone. Smoke comes out of the galley, thicker than before. No command. The interphone is dead, and behind you the first belts click open.",
    choices: [
      {
        text: "Open your door at once, since there is smoke in the cabin and nobody says a word",
        to: "opened-blind",
        effect: { safety: -2, time: 1, passengers: -2, crew: -1 },
        why: "Perhaps you must get out. What is outside you do not know yet.",
      },
      {
        text: "Run forward to the flight deck and ask for the command",
        to: "left-the-post",
        effect: { safety: -1, time: -2, passengers: -2, crew: -1 },
        why: "The people in the rear need you at the door. The way there and back takes longer than most evacuations.",
      },
      {
        text: "Look through the window of your door, call out to Nora in the front, and hold the people with voice and arm",
        to: "fire-on-the-left",
        effect: { safety: 2, time: 1, passengers: 1, crew: 1 },
        why: "A few seconds of looking make the difference between an evacuation and a stampede.",
      },
    ],
  },
  {
    id: "left-the-post",
    clockSeconds: 712,
    text: "At row 15 you are stuck in a crowd that pushes towards you. Leila calls from the rear that there is fire outside on the left.",
    choices: [
      {
        text: "Turn round, push back to your door, and shout at the people to follow you",
        to: "fire-on-the-left",
        effect: { safety: 0, time: -1, passengers: -1, crew: 0 },
        why: "You are back. It has cost half a minute and your voice.",
      },
      {
        text: "Push on to the front, because you are nearly half way now and must have the command",
        to: "waited",
        effect: { safety: -1, time: -2, passengers: -1, crew: -1 },
        why: "Half of a wrong way is not a reason for the second half.",
      },
    ],
  },
  {
    id: "fire-on-the-left",
    clockSeconds: 725,
    text: "Through the window of your left door: flames under the left wing, and they are coming aft. On the right it is dark and clear, both engines are silent. Dark smoke pours from the galley. No word from the front.",
    choices: [
      {
        text: "Have everybody sit down again until the captain's command comes",
        to: "waited",
        effect: { safety: -2, time: -2, passengers: -1, crew: -1 },
        why: "In a normal case that is right. Here smoke comes into the cabin and nobody is answering.",
      },
      {
        text: "Begin the evacuation yourself: signal, 'Evacuate, leave everything', your door stays shut, everybody to the right and forward",
        to: "evacuation-begun",
        effect: { safety: 2, time: 2, passengers: 1, crew: 2 },
        why: "Fire outside, thick smoke inside and no contact: airlines give crew the authority for just this. Silence is no order to stay.",
      },
      {
        text: "Open the left door all the same, because it is yours and two doors are better than one",
        to: "opened-blind",
        effect: { safety: -2, time: 0, passengers: -2, crew: -1 },
        why: "A door towards the fire is not an exit: it is an inlet.",
      },
    ],
  },
  {
    id: "opened-blind",
    clockSeconds: 730,
    text: "The slide shoots out, and heat and smoke roll in at once. The flames reach the foot of the slide.",
    choices: [
      {
        text: "Send the nearest few down quickly, before the slide burns and before they start to panic at the door",
        to: "burned-slide",
        effect: { safety: -2, time: 0, passengers: -2, crew: -2 },
        why: "They arrive in the fire, and nobody is left at the top to stop the next.",
      },
      {
        text: "Block the door with your body, arms spread, and shout 'Exit blocked, go that way' to the right side",
        to: "evacuation-begun",
        effect: { safety: 1, time: -1, passengers: 0, crew: 1 },
        why: "The mistake is standing open and nobody goes through it. A door with its slide out can hardly be shut again: guard it.",
      },
    ],
  },
  {
    id: "waited",
    clockSeconds: 775,
    text: "The smoke is down to the headrests, and people are coughing and screaming. Somebody behind you tears at the handle of the left door.",
    choices: [
      {
        text: "Hold the left door shut, shout the evacuation command, and send everybody to the right",
        to: "evacuation-begun",
        effect: { safety: 1, time: -1, passengers: 0, crew: 0 },
        why: "Late. But from now on every second is worth a person.",
      },
      {
        text: "Order them once more to stay seated, as no command has come yet and the captain must have a reason",
        to: "smoke-in-the-cabin",
        effect: { safety: -2, time: -2, passengers: -2, crew: -1 },
        why: "A command that nobody can give any more will not come.",
      },
    ],
  },
  {
    id: "evacuation-begun",
    clockSeconds: 790,
    text: "Leila has looked outside: clear. She opens the right door, and people press against her back. Because the aircraft leans, the slide stands steep on her side.",
    choices: [
      {
        text: "Let the first ones jump as soon as the door is open, as the people cannot be held",
        to: "bags-at-the-door",
        effect: { safety: -2, time: 1, passengers: -1, crew: -1 },
        why: "The first three fall on a slide that is still unfolding. From then on they are lying at its foot.",
      },
      {
        text: "Help her hold them back until the slide is full, send a helper down first, and then call 'Jump and slide'",
        to: "bags-at-the-door",
        effect: { safety: 2, time: 1, passengers: 2, crew: 1 },
        why: "A few seconds of waiting, a helper at the foot, and the stream runs.",
      },
      {
        text: "Declare the right door unusable because it is steep, and send everybody to the front",
        to: "smoke-in-the-cabin",
        effect: { safety: -1, time: -2, passengers: -1, crew: -1 },
        why: "Steep and usable is an exit. Twenty rows through smoke are not a better one.",
      },
    ],
  },
  {
    id: "bags-at-the-door",
    clockSeconds: 815,
    text: "The stream stops: a man stands in the opening with a suitcase and does not want to let go of it. Behind him there are forty people.",
    choices: [
      {
        text: "Let him take it, because a quarrel would last longer and one suitcase more or less makes no difference now",
        to: "flow-lost",
        effect: { safety: -1, time: -1, passengers: -1, crew: 0 },
        why: "The slide survives it, perhaps. The next ten have seen it and reach for theirs.",
      },
      {
        text: "Explain to him why luggage is not allowed in an evacuation",
        to: "smoke-in-the-cabin",
        effect: { safety: -2, time: -2, passengers: -2, crew: -1 },
        why: "He understands you, and forty people behind him are breathing smoke.",
      },
      {
        text: "'Leave it, jump': take it out of his hand, throw it where nobody walks, and give him a push",
        to: "flow-lost",
        effect: { safety: 2, time: 1, passengers: 1, crew: 1 },
        why: "One grip, one word, one second. The suitcase lies in the galley corner and not on the slide.",
      },
    ],
  },
  {
    id: "flow-lost",
    clockSeconds: 840,
    text: "The wind turns. Flames now show at the rear under the tail, and the foot of the right slide disappears in smoke. About twenty people are still in the rear, and from the front Nora calls that her exits are clear.",
    choices: [
      {
        text: "Let the twenty go on, as they are nearly through, and stopping a crowd that is already moving is dangerous too",
        to: "burned-slide",
        effect: { safety: -2, time: 0, passengers: -2, crew: -2 },
        why: "At one a second in one lane that is twenty seconds into a fire.",
      },
      {
        text: "Stop the stream with your arm, look again, block the door, and send the twenty low and forward towards Nora's voice",
        to: "last-look",
        effect: { safety: 2, time: 1, passengers: 2, crew: 1 },
        why: "An exit has to be looked at again and again. A voice in the smoke is a direction.",
      },
    ],
  },
  {
    id: "last-look",
    clockSeconds: 880,
    text: "Nobody comes any more. The smoke is down to your waist, and it is getting hot behind you. You have followed the twenty forward to row 5, and Nora is waving at her door.",
    choices: [
      {
        text: "Go back to the rear once more to look into each row, because nobody else will check whether people are still there",
        to: "out-with-injuries",
        effect: { safety: -2, time: -1, passengers: 1, crew: -1 },
        why: "A second victim helps nobody. You come out, with smoke in your lungs, because a firefighter carries you.",
      },
      {
        text: "Call 'Is there anybody there', listen, look low along the floor as far as you can, and leave by the front door",
        to: "all-out",
        effect: { safety: 2, time: 0, passengers: 2, crew: 1 },
        why: "Two people answer from row 9 and crawl towards your voice. You have done what can be done, and you are of use outside: gather, count, treat.",
      },
      {
        text: "Jump at once, as the stream has ended",
        to: "out-with-injuries",
        effect: { safety: 0, time: 1, passengers: -2, crew: 0 },
        why: "The stream ended because two people sat coughing in row 9. One call would have found them; the firefighters do.",
      },
    ],
  },
];
