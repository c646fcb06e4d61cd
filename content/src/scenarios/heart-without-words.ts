import { HEART_WITHOUT_WORDS_EARLY } from "./heart-without-words-awake.ts";
import { HEART_WITHOUT_WORDS_LATE } from "./heart-without-words-unconscious.ts";
import type { Scenario } from "./schema.ts";

export const HEART_WITHOUT_WORDS: Scenario = {
  id: "heart-without-words",
  title: "A heart and no common language",
  setting:
    "A twin-aisle aircraft on an eleven-hour night flight, full, over thinly settled country. Nobody in the crew speaks Vietnamese.",
  roles: [
    "You: cabin crew in the rear cabin",
    "Aiko: purser",
    "Tom: cabin crew in the rear cabin",
    "A passenger couple in 34H and 34J with their granddaughter",
  ],
  start: "call-light",
  nodes: [...HEART_WITHOUT_WORDS_EARLY, ...HEART_WITHOUT_WORDS_LATE],
  endings: [
    {
      id: "handed-over",
      grade: "strong",
      outcome:
        "Paramedics take him over with a pulse and a full record of every minute. His wife goes along, with the student's telephone number in her hand.",
      debrief:
        "Help comes to the patient and not he to it; language and medicine are looked for at the same time; and gasps are not breathing. Where you needed a second attempt, your sum shows it. You are judged by what you do, not by whether he survives: many do not, even when all is done right.",
      whatAssessorsSaw: [
        "Shared out tasks round the patient",
        "Found a voice for the wife",
        "Secured everybody for landing",
        "Handed over a record with times",
      ],
    },
    {
      id: "handed-over-with-gaps",
      grade: "sound",
      outcome:
        "He reaches the hospital alive. The doctors there ask for times that nobody has, and his wife arrives an hour later.",
      debrief:
        "The medicine was right and the people round it were lost in the end. A pen, a sheet and one colleague for the family cost nothing.",
      whatAssessorsSaw: ["Solid first aid", "No record of times", "Lost sight of the wife"],
    },
    {
      id: "hurt-at-touchdown",
      grade: "costly",
      outcome:
        "The landing was hard. You lie in the galley with a broken wrist, the patient's pads have come off, and Tom has two patients.",
      debrief:
        "Nobody can hold on to a patient through a hard landing. Secure the patient, secure yourself within reach, and be the one who can go on after touchdown.",
      whatAssessorsSaw: [
        "Brought the patient as far as the landing",
        "Mistook danger for devotion",
      ],
    },
    {
      id: "landed-too-late",
      grade: "costly",
      outcome:
        "Two hours later his heart stops again, far from any airport. He is brought back once more, with damage that will stay.",
      debrief:
        "Breathing again is the beginning of the emergency's second half. Ask the doctors on the ground after every change, and pass on their words, not your hopes.",
      whatAssessorsSaw: ["Coloured the report", "Did not ask the ground doctors again"],
    },
    {
      id: "gave-up",
      grade: "failed",
      outcome:
        "He is dead when the aircraft lands. Whether he could have been saved nobody knows; his family will ask why the compressions ended.",
      debrief:
        "Stopping has its conditions: signs of life, somebody who takes over, danger, exhaustion of everybody, or what the manual says on the advice of doctors. None of them was met.",
      whatAssessorsSaw: [
        "Let go of the essential for something lesser",
        "Did not use the hands of colleagues",
      ],
    },
  ],
  procedure: [
    "Stay with the patient; help and equipment come to you",
    "Language and medical help are called for at the same time; children do not translate",
    "Captain and ground doctors are told early and after every change",
    "No response and no normal breathing: compressions at once, gasps are not breathing",
    "30 to 2, at 100 to 120 a minute, 5 to 6 cm deep, change about every two minutes",
    "Before a shock: oxygen away, nobody touches; afterwards press on at once",
    "For landing everybody is secured; the record goes with the patient",
  ],
  sources: [
    {
      name: "European Resuscitation Council and American Heart Association guidelines, adult basic life support",
      year: 2025,
    },
    { name: "IATA Medical Manual, death on board and medical emergencies", year: 2024 },
  ],
};
