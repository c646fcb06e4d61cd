import type { MultipleChoice } from "../multiple-choice.ts";

export const FIRST_AID_QUESTIONS: readonly MultipleChoice[] = [
  {
    id: "first-aid-ratio",
    question: "What is the ratio of compressions to breaths in CPR on an adult?",
    options: ["15 to 2", "5 to 1", "30 to 2", "15 to 1"],
    correctAnswer: "30 to 2",
    explanation:
      "Thirty to two keeps the blood moving with few pauses. Fifteen to two is for trained rescuers with a child or an infant; 5 to 1 is long abolished.",
    difficulty: "Easy",
    source: {
      name: "American Heart Association, Guidelines for CPR and ECC, adult basic life support",
      year: 2025,
      url: "https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines",
    },
  },
  {
    id: "first-aid-rate-depth",
    question: "At which rate and depth do you compress an adult's chest?",
    options: [
      "60 to 80 a minute, 2 to 3 cm",
      "80 to 100 a minute, 4 to 5 cm",
      "100 to 120 a minute, 5 to 6 cm",
      "120 to 140 a minute, 7 to 8 cm",
    ],
    correctAnswer: "100 to 120 a minute, 5 to 6 cm",
    explanation:
      "Slower or shallower moves too little blood. Faster does not let the heart fill, and deeper than 6 cm injures more than it helps.",
    difficulty: "Easy",
    source: {
      name: "American Heart Association, Guidelines for CPR and ECC, adult basic life support",
      year: 2025,
      url: "https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines",
    },
  },
  {
    id: "first-aid-choking-first",
    question:
      "A passenger cannot breathe, speak or cough after swallowing a piece of meat. What comes first?",
    options: [
      "Five back blows between the shoulder blades",
      "Five abdominal thrusts from behind",
      "A blind sweep of the mouth with a finger",
      "A glass of water in small sips",
    ],
    correctAnswer: "Five back blows between the shoulder blades",
    explanation:
      "Since October 2025 the American Heart Association agrees with the European guidelines and the American Red Cross: five back blows, then five abdominal thrusts, in turn. Thrusts alone is its older teaching; a blind sweep can push the piece deeper.",
    difficulty: "Easy",
    source: {
      name: "American Heart Association, Guidelines for CPR and ECC, adult basic life support",
      year: 2025,
      url: "https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines",
    },
  },
  {
    id: "first-aid-choking-infant",
    question:
      "An infant of eight months is choking and silent. After five back blows, what follows?",
    options: [
      "Five abdominal thrusts with two fingers",
      "Five slow breaths from mouth to mouth",
      "Five back blows while held up by the feet",
      "Five chest thrusts with the heel of one hand",
    ],
    correctAnswer: "Five chest thrusts with the heel of one hand",
    explanation:
      "Chest thrusts raise the pressure without touching the belly. Abdominal thrusts are what most people name, but an infant's liver lies unprotected and tears.",
    difficulty: "Medium",
    source: {
      name: "American Heart Association, Guidelines for CPR and ECC, paediatric basic life support",
      year: 2025,
      url: "https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines",
    },
  },
  {
    id: "first-aid-infant-hands",
    question:
      "Which part of the older teaching on compressing an infant's chest do the American guidelines of 2025 no longer recommend?",
    options: [
      "The heel of one hand",
      "Two fingers on the breastbone",
      "Two thumbs with the hands round the chest",
      "A third of the depth of the chest",
    ],
    correctAnswer: "Two fingers on the breastbone",
    explanation:
      "Two fingers rarely reach the depth needed. The heel of one hand and the two-thumb method remain, and a third of the chest, about 4 cm, is still the depth.",
    difficulty: "Hard",
    source: {
      name: "American Heart Association, Guidelines for CPR and ECC, paediatric basic life support",
      year: 2025,
      url: "https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines",
    },
  },
  {
    id: "first-aid-pads",
    question: "Where do the two pads of a defibrillator go on an adult?",
    options: [
      "Below the left collarbone, and on the right side below the armpit",
      "Below the right collarbone, and on the left side below the armpit",
      "One on each side of the breastbone, at the height of the nipples",
      "One on the breastbone, and one on the upper part of the belly",
    ],
    correctAnswer: "Below the right collarbone, and on the left side below the armpit",
    explanation:
      "The current has to cross the heart, which lies left of the middle. Pads placed side by side over the breastbone, the usual mistake, let much of it run along the skin.",
    difficulty: "Medium",
    source: {
      name: "American Heart Association, Guidelines for CPR and ECC, adult basic life support",
      year: 2025,
      url: "https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines",
    },
  },
  {
    id: "first-aid-after-shock",
    question: "The defibrillator has given a shock. What do you do next?",
    options: [
      "Check the breathing for ten seconds",
      "Wait for the machine to analyse again",
      "Give two breaths and feel for a pulse",
      "Start compressions again at once",
    ],
    correctAnswer: "Start compressions again at once",
    explanation:
      "Even a successful shock leaves a heart that pumps poorly for a minute or so. Stopping to check feels careful but costs blood flow to the brain; the machine will analyse again after two minutes.",
    difficulty: "Medium",
    source: {
      name: "American Heart Association, Guidelines for CPR and ECC, adult basic life support",
      year: 2025,
      url: "https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines",
    },
  },
  {
    id: "first-aid-gasping",
    question:
      "An unresponsive man takes a noisy gasp every ten seconds or so. What does that mean?",
    options: [
      "His heart has probably stopped: start CPR",
      "He is breathing: put him on his side",
      "He has an asthma attack: find his inhaler",
      "He is asleep and snoring: let him rest",
    ],
    correctAnswer: "His heart has probably stopped: start CPR",
    explanation:
      "Gasps are common in the first minutes of cardiac arrest and are not normal breathing. Taking them for breathing is the commonest reason why CPR starts too late.",
    difficulty: "Medium",
    source: { name: "European Resuscitation Council Guidelines, basic life support", year: 2025 },
  },
  {
    id: "first-aid-seizure-never",
    question: "Which of these belongs to the care of a passenger in a seizure?",
    options: [
      "Holding the arms still",
      "Putting a cloth between the teeth",
      "Timing it from the start",
      "Giving sips of water",
    ],
    correctAnswer: "Timing it from the start",
    explanation:
      "The time decides whether it becomes an emergency: five minutes is the limit. Holding limbs breaks bones, and anything in the mouth breaks teeth or blocks the airway.",
    difficulty: "Easy",
    source: { name: "Epilepsy Foundation, Seizure first aid: stay, safe, side", year: 2024 },
  },
  {
    id: "first-aid-most-often",
    question: "Which of these medical events is reported most often in flight?",
    options: ["Heart attack", "Fainting or near-fainting", "Epileptic seizure", "Childbirth"],
    correctAnswer: "Fainting or near-fainting",
    explanation:
      "In a study of 11,920 cases it made up 37 per cent, before breathing trouble with 12 and nausea or vomiting with 10. Heart attacks are what people fear, and are far rarer.",
    difficulty: "Easy",
    source: {
      name: "Peterson and others, Outcomes of Medical Emergencies on Commercial Airline Flights, New England Journal of Medicine",
      year: 2013,
    },
  },
  {
    id: "first-aid-stroke-time",
    question: "Which fact about a passenger with a suspected stroke matters most to the hospital?",
    options: [
      "What he ate on board",
      "How high the aircraft flew",
      "When he was last seen well",
      "Which seat he sat in",
    ],
    correctAnswer: "When he was last seen well",
    explanation:
      "Clot treatment is limited to hours counted from the last moment the patient was well. What he ate matters for allergies, not here.",
    difficulty: "Medium",
    source: {
      name: "American Heart Association and American Red Cross, Guidelines for First Aid",
      year: 2024,
      url: "https://cpr.heart.org/en/resuscitation-science/2024-first-aid-guidelines",
    },
  },
  {
    id: "first-aid-stroke-aspirin",
    question: "A woman's mouth droops and her speech is slurred. Why do you not offer aspirin?",
    options: [
      "The stroke may be a bleed, and swallowing may be unsafe",
      "Aspirin works only when it is injected by a doctor",
      "Aspirin reacts with the oxygen that you will give",
      "Aspirin raises the blood pressure within minutes",
    ],
    correctAnswer: "The stroke may be a bleed, and swallowing may be unsafe",
    explanation:
      "Without a scan nobody can tell a clot from a bleed, which aspirin makes worse, and a stroke often spoils swallowing. Aspirin belongs to chest pain, and that is where the mix-up comes from.",
    difficulty: "Hard",
    source: {
      name: "American Heart Association and American Red Cross, Guidelines for First Aid",
      year: 2024,
      url: "https://cpr.heart.org/en/resuscitation-science/2024-first-aid-guidelines",
    },
  },
  {
    id: "first-aid-sugar",
    question: "A diabetic passenger is awake but shaking, sweating and confused. What do you give?",
    options: [
      "His next dose of insulin",
      "Plain water, as much as he likes",
      "A diet soft drink with ice",
      "Juice or a sugared soft drink",
    ],
    correctAnswer: "Juice or a sugared soft drink",
    explanation:
      "Those are signs of low blood sugar, which sugar mends in minutes. Insulin is the dangerous choice, since it lowers the sugar further; diet drinks contain none.",
    difficulty: "Easy",
    source: {
      name: "American Heart Association and American Red Cross, Guidelines for First Aid",
      year: 2024,
      url: "https://cpr.heart.org/en/resuscitation-science/2024-first-aid-guidelines",
    },
  },
  {
    id: "first-aid-anaphylaxis-site",
    question: "Where is an adrenaline auto-injector used?",
    options: [
      "Upper arm, after the skin has been bared and cleaned",
      "Outer middle of the thigh, through clothing if need be",
      "Belly, a hand's breadth away from the navel",
      "Side of the neck, close to the swelling",
    ],
    correctAnswer: "Outer middle of the thigh, through clothing if need be",
    explanation:
      "The big thigh muscle takes the drug up fastest and is easy to reach through trousers. The belly is where insulin goes, which is why people choose it.",
    difficulty: "Medium",
    source: { name: "European Resuscitation Council Guidelines, first aid", year: 2025 },
  },
  {
    id: "first-aid-anaphylaxis-posture",
    question:
      "Ten minutes after adrenaline a passenger with anaphylaxis feels faint and wants to walk to the lavatory. What do you do?",
    options: [
      "Walk him there slowly with an arm round him",
      "Keep him lying down with his legs raised",
      "Sit him up straight with his feet on the floor",
      "Let him stand for a moment to get his bearings",
    ],
    correctAnswer: "Keep him lying down with his legs raised",
    explanation:
      "Blood vessels are wide open, and standing or even sitting up suddenly can empty the heart and kill. He stays flat, and a second dose is due if he is no better; only trouble with breathing is a reason to sit up.",
    difficulty: "Hard",
    source: { name: "European Resuscitation Council Guidelines, first aid", year: 2025 },
  },
  {
    id: "first-aid-burn",
    question: "How do you treat a fresh scald from hot tea?",
    options: [
      "Ice cubes for 5 minutes",
      "Butter or a fat cream",
      "A tight, dry bandage",
      "Cool water for 20 minutes",
    ],
    correctAnswer: "Cool water for 20 minutes",
    explanation:
      "Cool water takes the heat out and lessens depth and pain. Twenty minutes is the European figure; American guidelines accept 5 to 20. Ice narrows the vessels and freezes skin that is already hurt; fat keeps the heat in.",
    difficulty: "Easy",
    source: { name: "European Resuscitation Council Guidelines, first aid", year: 2021 },
  },
  {
    id: "first-aid-nosebleed-posture",
    question: "How should a passenger with a nosebleed sit?",
    options: [
      "Upright and leaning forward",
      "Leaning back, head tilted",
      "Flat, with the legs raised",
      "On the side, with eyes shut",
    ],
    correctAnswer: "Upright and leaning forward",
    explanation:
      "Forward, the blood runs out and can be seen. Leaning back is the old advice: it sends the blood into the throat and makes people vomit.",
    difficulty: "Easy",
    source: { name: "NHS, Nosebleed", year: 2024, url: "https://www.nhs.uk/conditions/nosebleed/" },
  },
  {
    id: "first-aid-unsure-oxygen",
    question:
      "Masks have not dropped, but a passenger is giddy, tingling and oddly cheerful at 37,000 ft. You cannot tell hyperventilation from hypoxia. What is right?",
    options: [
      "Let her breathe into a paper bag until it stops",
      "Give a sugared drink and come back after the service",
      "Give oxygen, and tell the flight deck of your suspicion",
      "Wait for the masks, since they prove a loss of pressure",
    ],
    correctAnswer: "Give oxygen, and tell the flight deck of your suspicion",
    explanation:
      "Oxygen saves her if it is hypoxia and does no harm if it is not. A paper bag lowers the oxygen further, and a slow loss of pressure shows in people before the masks drop.",
    difficulty: "Hard",
    source: {
      name: "FAA Pilot's Handbook of Aeronautical Knowledge, chapter 17, aeromedical factors",
      year: 2023,
    },
  },
  {
    id: "first-aid-ears",
    question: "In which phase do ears usually hurt, and why?",
    options: [
      "Climb: air must get out of the middle ear",
      "Cruise: the cabin air is too dry for the ear",
      "Descent: air must get back into the middle ear",
      "Take-off: the noise strains the eardrum",
    ],
    correctAnswer: "Descent: air must get back into the middle ear",
    explanation:
      "The Eustachian tube lets air out easily but opens only with swallowing to let it back in. In climb the air leaves by itself, so it hurts less often.",
    difficulty: "Easy",
    source: {
      name: "FAA Pilot's Handbook of Aeronautical Knowledge, chapter 17, aeromedical factors",
      year: 2023,
    },
  },
  {
    id: "first-aid-diving-hours",
    question: "Which wait between the last dive and a flight is the simple, safe rule?",
    options: ["2 hours", "6 hours", "24 hours", "7 days"],
    correctAnswer: "24 hours",
    explanation:
      "Twenty-four hours gives dissolved nitrogen time to leave after ordinary sport diving. The Divers Alert Network's minimum is 12 to 18 hours for dives without stops; a week is not needed by healthy divers.",
    difficulty: "Medium",
    source: {
      name: "Divers Alert Network, consensus guidelines for flying after diving",
      year: 2002,
    },
  },
  {
    id: "first-aid-dvt-calf",
    question:
      "Six hours into a flight a passenger shows you one hot, swollen, painful calf. What do you avoid?",
    options: ["Massaging it", "Keeping him seated", "Asking a doctor", "Telling the captain"],
    correctAnswer: "Massaging it",
    explanation:
      "A clot in the leg may break loose under the hand and block the lung. Rest, medical advice and telling the captain are right; a friendly massage is what most people would offer.",
    difficulty: "Medium",
    source: {
      name: "WHO Research Into Global Hazards of Travel (WRIGHT) project, phase I report",
      year: 2007,
    },
  },
  {
    id: "first-aid-emk",
    question: "Who, as a rule, may give drugs from the emergency medical kit?",
    options: [
      "The senior cabin crew member, when no doctor answers",
      "Any crew member whose first-aid check is valid, with the captain's consent",
      "A relative of the patient who knows his medicines",
      "A qualified medical professional, with the captain's agreement",
    ],
    correctAnswer: "A qualified medical professional, with the captain's agreement",
    explanation:
      "The kit holds injectable and prescription drugs that can harm. Trained crew use the first-aid kit; rank does not replace the qualification, though some airlines let crew give named drugs on the order of a ground doctor.",
    difficulty: "Medium",
    source: {
      name: "EASA Easy Access Rules for Air Operations, CAT.IDE.A.225 and AMC",
      year: 2025,
    },
  },
  {
    id: "first-aid-eu-kits",
    question:
      "How many first-aid kits does an aeroplane with 180 installed passenger seats need under the EU rules?",
    options: ["1", "2", "3", "4"],
    correctAnswer: "2",
    explanation:
      "CAT.IDE.A.220 asks for one kit per hundred seats or part of it, up to six: 101 to 200 seats need two. The US table has different steps and gives three for 151 to 250 seats, which is where the mix-up comes from.",
    difficulty: "Hard",
    source: {
      name: "EASA Easy Access Rules for Air Operations, CAT.IDE.A.220 and AMC1",
      year: 2025,
      url: "https://www.easa.europa.eu/en/document-library/easy-access-rules/online-publications/easy-access-rules-air-operations?erules-id=ERULES-1963177438-12403",
    },
  },
  {
    id: "first-aid-divert",
    question: "Who decides whether the flight diverts for a sick passenger?",
    options: [
      "The doctor on board",
      "The captain",
      "The ground medical service",
      "The senior cabin crew member",
    ],
    correctAnswer: "The captain",
    explanation:
      "Doctors advise on the patient; only the captain can weigh that against fuel, weather and airports. The doctor's word counts for much, but it is advice.",
    difficulty: "Medium",
    source: { name: "IATA Medical Manual, medical events and death on board", year: 2020 },
  },
  {
    id: "first-aid-oxygen-bottle",
    question:
      "A full portable bottle holds 310 litres. How long does it last at 4 litres a minute?",
    options: ["About 31 minutes", "About 77 minutes", "About 124 minutes", "About 155 minutes"],
    correctAnswer: "About 77 minutes",
    explanation:
      "310 divided by 4 is 77.5 minutes. At 2 litres a minute it would be 155, so choose the flow that the procedure sets and note the time.",
    difficulty: "Hard",
  },
  {
    id: "first-aid-oxygen-grease",
    question: "Why do you keep oil, grease and lip balm away from oxygen?",
    options: [
      "They block the valve seat",
      "They may catch fire in it",
      "They make it smell bad",
      "They dull the pressure gauge",
    ],
    correctAnswer: "They may catch fire in it",
    explanation:
      "Oxygen does not burn itself, but makes greasy things burn violently, even from a small spark. Blocked valves are a nuisance; fire is the danger.",
    difficulty: "Medium",
  },
  {
    id: "first-aid-fever",
    question: "From which body temperature does ICAO's health declaration speak of fever?",
    options: [
      "37.0 degrees Celsius",
      "37.5 degrees Celsius",
      "38.0 degrees Celsius",
      "39.5 degrees Celsius",
    ],
    correctAnswer: "38.0 degrees Celsius",
    explanation:
      "Thirty-eight degrees or more, together with a further sign such as rash, cough or diarrhoea, is reported. 37.5 is raised, but not fever in that text.",
    difficulty: "Medium",
    source: { name: "ICAO Annex 9, Appendix 1, declaration of health", year: 2022 },
  },
  {
    id: "first-aid-upk",
    question: "What is the universal precaution kit for?",
    options: [
      "Minor cuts and small burns",
      "Drugs that only doctors may give",
      "Fighting a fire in the cabin",
      "Body fluids and suspected infection",
    ],
    correctAnswer: "Body fluids and suspected infection",
    explanation:
      "It holds gloves, mask, apron, absorbent powder and waste bag, so that blood, vomit and infection do not spread. Cuts are for the first-aid kit.",
    difficulty: "Medium",
    source: {
      name: "ICAO Annex 6 Part I, universal precaution kits, and national rules built on it",
      year: 2018,
    },
  },
  {
    id: "first-aid-cord",
    question:
      "A baby was born on board ten minutes ago, is crying, and both are well. What do you do about the cord?",
    options: [
      "Leave it alone and keep mother and baby warm",
      "Cut it with the scissors of the first-aid kit",
      "Pull gently until the placenta comes out",
      "Tie it tightly in two places with shoelaces",
    ],
    correctAnswer: "Leave it alone and keep mother and baby warm",
    explanation:
      "An uncut cord does no harm, and a badly tied one bleeds or infects. Pulling can turn the womb inside out; warmth is what the baby needs.",
    difficulty: "Hard",
    source: {
      name: "European Resuscitation Council Guidelines, newborn resuscitation and support of transition",
      year: 2025,
    },
  },
  {
    id: "first-aid-meals",
    question: "Why do captain and first officer eat different meals?",
    options: [
      "So that each can choose what he likes best",
      "So that the galley needs only one oven",
      "So that one spoiled dish cannot disable both",
      "So that meals of both kinds are tasted",
    ],
    correctAnswer: "So that one spoiled dish cannot disable both",
    explanation:
      "Food poisoning strikes everybody who ate the same dish, and within hours. Choice is pleasant but not the reason.",
    difficulty: "Easy",
    source: { name: "WHO Guide to Hygiene and Sanitation in Aviation, third edition", year: 2009 },
  },
  {
    id: "first-aid-death",
    question:
      "A doctor advises ending CPR after 40 minutes without any sign of life. What does the crew do about the word 'dead'?",
    options: [
      "Announce the death, so that the other passengers understand the delay and the crew",
      "Write the certificate with the captain as the witness",
      "Record the time and the advice, and leave certifying death to the authorities",
      "Move the body to a lavatory and lock it until the landing",
    ],
    correctAnswer: "Record the time and the advice, and leave certifying death to the authorities",
    explanation:
      "Certifying is a legal act on the ground. Crew record what was done, cover and belt the body with dignity, and keep exits and lavatories free.",
    difficulty: "Hard",
    source: { name: "IATA Medical Manual, medical events and death on board", year: 2020 },
  },
];
