import type { ScenarioNode } from "./schema.ts";

export const HEART_WITHOUT_WORDS_EARLY: readonly ScenarioNode[] = [
  {
    id: "call-light",
    clockSeconds: 0,
    text: "Four hours into an eleven-hour night flight, full to the last seat. In 34H a woman of about sixty holds her husband's arm and talks to you fast in a language that you do not know. He is grey, wet with sweat, and presses his fist against his chest.",
    choices: [
      {
        text: "Stay, ring for a colleague, and have defibrillator, oxygen and the purser sent to row 34",
        to: "stay-and-call",
        effect: { safety: 2, time: 2, passengers: 1, crew: 2 },
        why: "The one who finds the patient stays with the patient. Equipment and people come to you.",
      },
      {
        text: "Bring him water and a cool towel, smile, and look in again after your round of the cabin",
        to: "water-and-wait",
        effect: { safety: -1, time: -2, passengers: -1, crew: 0 },
        why: "He gets a kind gesture, and time passes that he may not have. Grey, wet and a fist on the chest are not airsickness.",
      },
      {
        text: "Go through the cabin quickly to find somebody who speaks their language",
        to: "seat-left-alone",
        effect: { safety: -1, time: -1, passengers: -2, crew: 0 },
        why: "Language is the key to this case. But the only trained person has just left him alone.",
      },
    ],
  },
  {
    id: "water-and-wait",
    clockSeconds: 120,
    text: "When you come back he has vomited into a bag, and his left arm hangs down. His wife grips your sleeve and does not let go.",
    choices: [
      {
        text: "Stay with him now, ring for a colleague, and ask for defibrillator, oxygen and the purser",
        to: "stay-and-call",
        effect: { safety: 1, time: -1, passengers: 0, crew: 0 },
        why: "The right start, two minutes late. Say the two minutes when you report, too.",
      },
      {
        text: "Free yourself gently and go to the front to ask the purser what she thinks about it before you do more",
        to: "first-collapse",
        effect: { safety: -2, time: -2, passengers: -1, crew: -1 },
        why: "The interphone hangs two rows away. He is left alone once more.",
      },
    ],
  },
  {
    id: "seat-left-alone",
    clockSeconds: 90,
    text: "At row 40 you have found a student who speaks Vietnamese. Then the wife's scream carries through the cabin.",
    choices: [
      {
        text: "Send the student ahead and look for a doctor as well, since you are on your feet anyway",
        to: "first-collapse",
        effect: { safety: -1, time: -2, passengers: -1, crew: -1 },
        why: "Now a student stands beside a heart attack, and nobody is there who knows what to do.",
      },
      {
        text: "Run back with the student, stay with him from now on, and ring for people and equipment",
        to: "stay-and-call",
        effect: { safety: 1, time: -1, passengers: 1, crew: 0 },
        why: "You have brought words with you, and now you do what should have come first.",
      },
    ],
  },
  {
    id: "stay-and-call",
    clockSeconds: 150,
    text: "Tom comes with defibrillator, kit and oxygen; Aiko, the purser, with him. The patient is awake and looks at you. His wife talks, and points at a strip of tablets without a label.",
    choices: [
      {
        text: "Ask Aiko to call for speakers of Vietnamese and for medical help over the speakers, and ask him with face and hands meanwhile",
        to: "words-found",
        effect: { safety: 1, time: 1, passengers: 2, crew: 2 },
        why: "A strong pair: words and medicine are looked for at the same time, and he is not left without an answer.",
      },
      {
        text: "Give him one of the tablets, because his wife clearly wants it and knows his illness",
        to: "wrong-tablet",
        effect: { safety: -2, time: 0, passengers: -1, crew: -1 },
        why: "Perhaps it is the right one. An unknown tablet at an unknown blood pressure is a bet with his life.",
      },
      {
        text: "Have the couple's ten-year-old granddaughter across the aisle translate, since she speaks English",
        to: "child-asked",
        effect: { safety: 0, time: 1, passengers: -2, crew: 0 },
        why: "She can do it, and she carries it for the rest of her life. A child is the last choice, for a single question if nobody else can be found.",
      },
      {
        text: "Try with the translation on your crew tablet first, and call for help over the speakers if it fails, so that not everybody is startled",
        to: "words-found",
        effect: { safety: 0, time: -1, passengers: 1, crew: 0 },
        why: "It does work, slowly and with gaps. The call might have gone out alongside it.",
      },
    ],
  },
  {
    id: "wrong-tablet",
    clockSeconds: 420,
    text: "He becomes even paler and sinks back; his pulse is hard to feel. The wife now shows you another strip, as if you had misunderstood her.",
    choices: [
      {
        text: "Keep the strip for the doctors, lay him flat, and have speakers and medical help called over the speakers",
        to: "words-found",
        effect: { safety: 1, time: -1, passengers: 0, crew: 1 },
        why: "Tell them openly what he took and when. That helps him more than your feeling of guilt.",
      },
      {
        text: "Give him one of the second strip as well, because that must have been the one she meant in the first place",
        to: "first-collapse",
        effect: { safety: -2, time: -1, passengers: -2, crew: -1 },
        why: "A second guess does not cure the first.",
      },
    ],
  },
  {
    id: "child-asked",
    clockSeconds: 400,
    text: "The girl translates in a trembling voice that grandfather had 'the heart thing' two years ago. Then she begins to cry.",
    choices: [
      {
        text: "Thank her, have Tom take her to another seat with company, and call for a grown-up speaker and medical help",
        to: "words-found",
        effect: { safety: 1, time: 0, passengers: 2, crew: 1 },
        why: "You take the weight off her, and the one fact that she brought is worth gold.",
      },
      {
        text: "Ask her for the tablets too, since she is the only one who can, and comfort her afterwards with a little present",
        to: "first-collapse",
        effect: { safety: -1, time: -1, passengers: -2, crew: -1 },
        why: "The questions go on over a crying child, and all eyes are on her and not on him.",
      },
    ],
  },
  {
    id: "words-found",
    clockSeconds: 540,
    text: "A student translates: a heart attack two years ago, the pain began before dinner, no allergies, the strip is a nitrate that was prescribed for him. A skin doctor has come forward. He is awake and in pain.",
    choices: [
      {
        text: "Keep him still, as he is most at ease, defibrillator beside him, and have captain and ground doctors told all of it, with the doctor listening",
        to: "ground-doctors",
        effect: { safety: 2, time: 1, passengers: 2, crew: 2 },
        why: "Facts flow, nobody decides alone, and the machine is where it may be needed in a minute.",
      },
      {
        text: "Leave the decisions to the doctor from now on, since a doctor ranks above a crew member",
        to: "doctor-alone",
        effect: { safety: -1, time: 0, passengers: 0, crew: -1 },
        why: "He has not treated a heart for twenty years, as he will tell you himself if you ask. Ground doctors do it every day.",
      },
      {
        text: "Walk him to the galley on two arms, where there is room, light and privacy",
        to: "walked-to-galley",
        effect: { safety: -2, time: -1, passengers: -1, crew: -1 },
        why: "Room is a good thought, while he can still be moved lying down. Each step is work for a heart that starves.",
      },
    ],
  },
  {
    id: "doctor-alone",
    clockSeconds: 660,
    text: "The doctor says that one could wait and see, and asks what is in the kit. Aiko looks at you: the captain still knows nothing.",
    choices: [
      {
        text: "Wait and see as he said, and look in on the patient every ten minutes until the picture has become clearer",
        to: "first-collapse",
        effect: { safety: -1, time: -2, passengers: -1, crew: -1 },
        why: "Ten minutes are long between two looks at a heart.",
      },
      {
        text: "Ask him his field, thank him, and bring captain and ground doctors in, with him on the headset",
        to: "ground-doctors",
        effect: { safety: 1, time: -1, passengers: 1, crew: 1 },
        why: "He is relieved. Nobody likes to be alone with such a decision.",
      },
    ],
  },
  {
    id: "walked-to-galley",
    clockSeconds: 620,
    text: "Between row 36 and the galley his knees give way. You and Tom just manage to lower him to the floor in the cross-aisle.",
    choices: [
      {
        text: "Leave him lying where he is, support his head, call his name loudly, and look at his chest",
        to: "first-collapse",
        effect: { safety: 0, time: 0, passengers: 0, crew: 0 },
        why: "You check at once what counts now. At least he lies flat, and there is room.",
      },
      {
        text: "Pull him up again for the last two metres, because behind the curtain he has peace and light",
        to: "first-collapse",
        effect: { safety: -1, time: 0, passengers: -1, crew: -1 },
        why: "He can no longer stand, and a lift under the arms stops the little that his heart still does.",
      },
    ],
  },
  {
    id: "ground-doctors",
    clockSeconds: 780,
    text: "The ground doctor suspects a heart attack and recommends aspirin, since there is no allergy, and landing soon. The captain says: 50 minutes to the nearest suitable airport. The patient closes his eyes.",
    choices: [
      {
        text: "Give what was recommended, write down times and values, speak to him again and again, and never leave him",
        to: "first-collapse",
        effect: { safety: 2, time: 1, passengers: 1, crew: 1 },
        why: "Somebody who is spoken to shows at once when he no longer answers.",
      },
      {
        text: "Let him sleep now, as he has had a hard time and rest is good for the heart, and dim the light over his row",
        to: "first-collapse",
        effect: { safety: -1, time: 0, passengers: 1, crew: 0 },
        why: "Sleep and unconsciousness look alike. The difference is whether he answers.",
      },
    ],
  },
];
