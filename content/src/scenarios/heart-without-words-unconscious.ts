import type { ScenarioNode } from "./schema.ts";

export const HEART_WITHOUT_WORDS_LATE: readonly ScenarioNode[] = [
  {
    id: "first-collapse",
    clockSeconds: 900,
    text: "He does not react to his name or to a shake of the shoulders. Every few seconds his mouth opens with a rattling breath. Tom is beside you with the defibrillator, a student translates for the wife, and a doctor among the passengers is speaking with Aiko in the galley.",
    choices: [
      {
        text: "Turn him on his side into the recovery position, because he is breathing",
        to: "on-his-side",
        effect: { safety: -2, time: -1, passengers: 0, crew: -1 },
        why: "These are gasps. They come in the first minutes of cardiac arrest and fool people into waiting.",
      },
      {
        text: "Floor, flat on his back, no normal breathing: start compressions, and Tom bares the chest for the pads",
        to: "compressions",
        effect: { safety: 2, time: 2, passengers: 1, crew: 2 },
        why: "No response and no normal breathing is all you need to know. The machine comes to him while you are pressing.",
      },
      {
        text: "Have the doctor called from the galley and wait for him, because this is beyond a crew member and a mistake might be fatal",
        to: "doctor-fetched",
        effect: { safety: -1, time: -2, passengers: 0, crew: -1 },
        why: "It is exactly what a crew member is trained for. The brain has minutes without blood.",
      },
    ],
  },
  {
    id: "on-his-side",
    clockSeconds: 975,
    text: "The gasps become rarer, and then there are none. Tom asks whether he should not get the pads out.",
    choices: [
      {
        text: "Feel thoroughly for a pulse at the neck and the wrist, to be quite sure",
        to: "late-compressions",
        effect: { safety: -2, time: -2, passengers: -1, crew: -1 },
        why: "Feeling for a pulse misleads even professionals. More than ten seconds must not be spent on looking at all.",
      },
      {
        text: "On his back, compressions now, pads on while you press",
        to: "compressions",
        effect: { safety: 1, time: -1, passengers: 0, crew: 0 },
        why: "More than a minute without blood flow. From here every press counts.",
      },
    ],
  },
  {
    id: "doctor-fetched",
    clockSeconds: 990,
    text: "The doctor kneels down and says what you knew: he has no circulation. 'Who can do compressions?'",
    choices: [
      {
        text: "You start, Tom sticks the pads, and the doctor keeps the airway open with bag and mask",
        to: "compressions",
        effect: { safety: 1, time: -1, passengers: 0, crew: 1 },
        why: "Three people, three tasks. A minute and a half was the price.",
      },
      {
        text: "Let the doctor do everything alone, as he is the professional here and you would be in his way",
        to: "late-compressions",
        effect: { safety: -1, time: -2, passengers: -1, crew: -1 },
        why: "He gets tired after two minutes, and the pads are still in their bag.",
      },
    ],
  },
  {
    id: "compressions",
    clockSeconds: 1010,
    text: "You press 100 to 120 times a minute and 5 to 6 cm deep. The machine says: shock advised. The wife holds his hand; oxygen flows from the mask beside his face.",
    choices: [
      {
        text: "Press the button at once, since each second without a shock lowers his chances",
        to: "late-compressions",
        effect: { safety: -2, time: 1, passengers: -2, crew: -1 },
        why: "His wife is still holding his hand, and oxygen is flowing at his face.",
      },
      {
        text: "Oxygen well away, her hand lifted off with a kind word, look round, call that all are clear, shock, and press on at once",
        to: "after-the-shock",
        effect: { safety: 2, time: 1, passengers: 1, crew: 1 },
        why: "Nobody is touched, nothing burns, and the pause is as short as it can be.",
      },
      {
        text: "Have the shock given, and then feel for a pulse and watch for a while whether it has worked",
        to: "late-compressions",
        effect: { safety: -1, time: -1, passengers: 0, crew: 0 },
        why: "The heart needs help after a shock. Press on until the machine analyses again, or he moves.",
      },
    ],
  },
  {
    id: "late-compressions",
    clockSeconds: 1130,
    text: "It is going on, but with gaps: the machine had to analyse twice, and people have become hectic. His face is blue.",
    choices: [
      {
        text: "Agree among yourselves to stop, because it has been minutes and everybody is exhausted and shaken",
        to: "gave-up",
        effect: { safety: -2, time: -1, passengers: -2, crew: -2 },
        why: "You stop when he shows life, somebody takes over, it becomes unsafe, or nobody can go on. A few minutes are no reason.",
      },
      {
        text: "Take a breath, share out tasks by name, press without a gap, and do what the machine says",
        to: "after-the-shock",
        effect: { safety: 1, time: 0, passengers: 0, crew: 1 },
        why: "Calm comes from tasks. He has been without good circulation for a long time; now he has it.",
      },
    ],
  },
  {
    id: "after-the-shock",
    clockSeconds: 1200,
    text: "Two shocks have been given. Your arms tremble. The wife is weeping, passengers stand up, and one of them is filming.",
    choices: [
      {
        text: "Change over every two minutes, have Tom and a blanket screen him, and set the student and a colleague beside his wife",
        to: "signs-of-life",
        effect: { safety: 2, time: 1, passengers: 2, crew: 2 },
        why: "Good compressions, dignity, and somebody who explains to her what is happening.",
      },
      {
        text: "Go on alone, since you have found the rhythm and a change only costs time",
        to: "signs-of-life",
        effect: { safety: -1, time: 0, passengers: -1, crew: -1 },
        why: "Compressions become shallow before one notices it. A change takes three seconds.",
      },
      {
        text: "Stand up and take the telephone away from the man who is filming",
        to: "quarrel-in-aisle",
        effect: { safety: 0, time: -1, passengers: -1, crew: -1 },
        why: "You are right about dignity. The chest has nobody while you quarrel.",
      },
    ],
  },
  {
    id: "quarrel-in-aisle",
    clockSeconds: 1260,
    text: "The man raises his voice, and the doctor calls for you: nobody is pressing properly.",
    choices: [
      {
        text: "Leave the telephone, get back to his chest, and ask a colleague to put up a blanket",
        to: "signs-of-life",
        effect: { safety: 0, time: 0, passengers: 0, crew: 1 },
        why: "The blanket does what the quarrel could not.",
      },
      {
        text: "Settle it first, because the family has a right to be protected from such pictures on the internet",
        to: "gave-up",
        effect: { safety: -2, time: -2, passengers: -2, crew: -2 },
        why: "He also has a right to blood in his brain.",
      },
    ],
  },
  {
    id: "signs-of-life",
    clockSeconds: 1500,
    text: "His hand twitches. He takes a breath, then another, regular ones. He does not open his eyes. Aiko has the captain on the line: 35 minutes to the diversion airport, or six and a half hours to the destination.",
    choices: [
      {
        text: "Report that he is breathing again, and that from the cabin's point of view one could fly on",
        to: "flying-on",
        effect: { safety: -2, time: -1, passengers: -1, crew: -1 },
        why: "The good news hides the important part: he is unconscious after a cardiac arrest.",
      },
      {
        text: "Demand that he lands at once, and take off the pads so that he can lie more comfortably",
        to: "descending",
        effect: { safety: -1, time: 0, passengers: 0, crew: 0 },
        why: "Landing is right, but the captain needs facts from you and not orders. Leave the pads where they are.",
      },
      {
        text: "On his side with the pads on, somebody at his breathing all the time, and facts and the ground doctor's advice to the captain",
        to: "descending",
        effect: { safety: 2, time: 1, passengers: 1, crew: 2 },
        why: "The heart may stop again at any moment, and the captain decides on facts and advice and not on a mood.",
      },
    ],
  },
  {
    id: "flying-on",
    clockSeconds: 1680,
    text: "The captain asks back: what do the ground doctors say? Nobody has asked them since the collapse.",
    choices: [
      {
        text: "Say that he is stable and the doctor on board is satisfied, and that the passengers would be grateful to arrive",
        to: "landed-too-late",
        effect: { safety: -2, time: -2, passengers: -2, crew: -1 },
        why: "A skin doctor is satisfied, and the nearest heart centre disappears behind the tail.",
      },
      {
        text: "Ask them now, pass on word for word that they want the nearest hospital, and say that you were too hopeful",
        to: "descending",
        effect: { safety: 1, time: -1, passengers: 0, crew: 1 },
        why: "An estimate may be corrected. A quarter of an hour has gone.",
      },
    ],
  },
  {
    id: "descending",
    clockSeconds: 3000,
    text: "The seat belt signs come on for landing. He lies on the floor by the door, breathing, with the student and his wife beside him. The captain wants the cabin secure.",
    choices: [
      {
        text: "Kneel beside him unsecured through the landing, with a hand on his chest",
        to: "hurt-at-touchdown",
        effect: { safety: -2, time: 0, passengers: 0, crew: -2 },
        why: "It is what the heart says. A helper who flies through the galley at touchdown helps nobody.",
      },
      {
        text: "Secure him as procedure and captain agree, secure the kits, seat the wife and student, strap in within reach, and write down the times",
        to: "handed-over",
        effect: { safety: 2, time: 1, passengers: 2, crew: 2 },
        why: "Everybody lands strapped in or secured, and the paramedics get a sheet with times, shocks and medicines.",
      },
      {
        text: "Secure him and yourselves, send his wife back to row 34, and tell the paramedics what you remember",
        to: "handed-over-with-gaps",
        effect: { safety: 0, time: 0, passengers: -1, crew: 0 },
        why: "He is safe. She sits alone among strangers, and what you remember has no times.",
      },
    ],
  },
];
