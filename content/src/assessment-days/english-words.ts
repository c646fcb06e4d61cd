import type { EnglishItem } from "./schema.ts";

export const VOCABULARY_AND_ORDER_ITEMS: readonly EnglishItem[] = [
  {
    id: "aisle",
    kind: "vocabulary",
    question: "What do you call the passage between the seats?",
    answer: "The aisle",
    wrong: [
      { text: "The isle", mistake: "Sounds the same and is an island" },
      { text: "The alley", mistake: "A narrow street between houses" },
      { text: "The corridor", mistake: "Used in houses and trains" },
    ],
    reason: "In a cabin the passage is the aisle; the s is silent.",
  },
  {
    id: "galley",
    kind: "vocabulary",
    question: "What do you call the kitchen of an aircraft?",
    answer: "The galley",
    wrong: [
      { text: "The gallery", mistake: "A place for pictures" },
      { text: "The cantine", mistake: "Not an English spelling" },
      { text: "The larder", mistake: "A store for food in a house" },
    ],
    reason: "The kitchen of a ship or an aircraft is the galley.",
  },
  {
    id: "to-stow",
    kind: "vocabulary",
    question: "What does 'Please stow your tray table' ask for?",
    answer: "To put it away in its place and lock it",
    wrong: [
      { text: "To clean it with a cloth", mistake: "That is to wipe" },
      { text: "To hold it with both hands", mistake: "That is to grip" },
      { text: "To pull it out for the meal", mistake: "That is the opposite" },
    ],
    reason: "To stow is to put something where it belongs and is held fast.",
  },
  {
    id: "to-brace",
    kind: "vocabulary",
    question: "What does a passenger do on the command 'Brace'?",
    answer: "Takes a protective position against an impact",
    wrong: [
      { text: "Puts on an oxygen mask", mistake: "Another drill, with another command" },
      { text: "Opens the nearest exit", mistake: "Only after an evacuation command" },
      { text: "Ties the life vest", mistake: "That is done beforehand" },
    ],
    reason: "To brace is to make oneself firm against a shock that is coming.",
  },
  {
    id: "connecting-flight",
    kind: "vocabulary",
    question: "What is a connecting flight?",
    answer: "The next flight of a journey, after a change of aircraft",
    wrong: [
      {
        text: "A flight with a stop and no change",
        mistake: "That is a direct flight with a stop",
      },
      { text: "A flight shared by two airlines", mistake: "That is a codeshare" },
      {
        text: "A flight to the airline's home airport",
        mistake: "That is a flight home or to the base",
      },
    ],
    reason: "A passenger connects from one flight to another at an airport on the way.",
  },
  {
    id: "overbooked",
    kind: "vocabulary",
    question: "What does it mean that a flight is overbooked?",
    answer: "More seats were sold than the aircraft has",
    wrong: [
      { text: "The aircraft is too heavy", mistake: "That is overweight" },
      { text: "All seats are taken", mistake: "That is full or fully booked" },
      { text: "It was booked twice by one person", mistake: "That is a double booking" },
    ],
    reason: "Over before a verb says too much: more bookings than seats.",
  },
  {
    id: "unaccompanied",
    kind: "vocabulary",
    question: "Who is an unaccompanied minor?",
    answer: "A child who travels without a parent or guardian",
    wrong: [
      { text: "A passenger without luggage", mistake: "A minor is a young person" },
      { text: "A person with a small illness", mistake: "Minor has another meaning there" },
      { text: "A crew member without a partner", mistake: "Crew are never called minors" },
    ],
    reason:
      "Minor means not yet of age; unaccompanied means that no responsible adult travels along.",
  },
  {
    id: "jet-lag-meaning",
    kind: "vocabulary",
    question: "A passenger says that he feels jet-lagged. What does he mean?",
    answer: "His body clock has not adjusted to the new time zone",
    wrong: [
      {
        text: "He missed his connecting flight",
        mistake: "A lag is a delay, but of the body clock here",
      },
      { text: "He is afraid of flying", mistake: "That is a nervous flyer" },
      { text: "He has pain in his ears", mistake: "That comes from pressure" },
    ],
    reason: "Jet lag is the tired feeling after crossing several time zones quickly.",
  },
  {
    id: "complimentary",
    kind: "vocabulary",
    question: "'Soft drinks are complimentary.' What does it mean?",
    answer: "They are free of charge",
    wrong: [
      { text: "They go well with the meal", mistake: "That is complementary with an e" },
      { text: "They are praised by guests", mistake: "That is to be complimented" },
      { text: "They must be ordered beforehand", mistake: "That is on request" },
    ],
    reason: "Complimentary with an i means given free of charge.",
  },
  {
    id: "refusal-order",
    kind: "sentence-order",
    question:
      "Which order makes the best reply to a complaint? 1 'I will be back in five minutes.' 2 'I am sorry about that.' 3 'I will see what else we have.'",
    answer: "2 - 3 - 1",
    wrong: [
      { text: "1 - 2 - 3", mistake: "Leaves before having listened" },
      { text: "3 - 1 - 2", mistake: "The apology comes as an afterthought" },
      { text: "1 - 3 - 2", mistake: "Time first, feelings last" },
    ],
    reason: "First the person, then the action, then the time.",
  },
  {
    id: "welcome-order",
    kind: "sentence-order",
    question:
      "Which order makes a welcome announcement? 1 'Please fasten your seat belt.' 2 'Good morning, and welcome on board.' 3 'Our flight time today is two hours.'",
    answer: "2 - 3 - 1",
    wrong: [
      { text: "1 - 2 - 3", mistake: "An order before the greeting" },
      { text: "3 - 1 - 2", mistake: "Nobody knows who is speaking" },
      { text: "1 - 3 - 2", mistake: "Greets at the end" },
    ],
    reason: "Greeting, information, and last what people are to do, as that is what they remember.",
  },
  {
    id: "medical-report-order",
    kind: "sentence-order",
    question:
      "Which order makes the best report to the captain? 1 'A doctor is with him.' 2 'A passenger in 20C has chest pain.' 3 'He may need a hospital soon.'",
    answer: "2 - 1 - 3",
    wrong: [
      { text: "1 - 3 - 2", mistake: "Who is meant comes last" },
      { text: "3 - 2 - 1", mistake: "A conclusion without a fact" },
      { text: "1 - 2 - 3", mistake: "A doctor is with whom?" },
    ],
    reason: "Where and what, then what is being done, then what may be needed.",
  },
  {
    id: "fire-report-order",
    kind: "sentence-order",
    question:
      "Which order makes the best fire report? 1 'Marco is using the extinguisher.' 2 'There is smoke from the bin at row 14.' 3 'I will call again in one minute.'",
    answer: "2 - 1 - 3",
    wrong: [
      { text: "3 - 2 - 1", mistake: "Promises before it says anything" },
      { text: "1 - 2 - 3", mistake: "Action before the reason" },
      { text: "1 - 3 - 2", mistake: "The place and the fact come last" },
    ],
    reason: "What and where, what is being done, when the next word comes.",
  },
  {
    id: "story-order",
    kind: "sentence-order",
    question:
      "Which order tells an interview story best? 1 'I moved her to a quiet seat and brought tea.' 2 'She wrote a letter of thanks.' 3 'A guest was crying at breakfast.'",
    answer: "3 - 1 - 2",
    wrong: [
      { text: "2 - 3 - 1", mistake: "The end spoils the story" },
      { text: "1 - 3 - 2", mistake: "The action before its reason" },
      { text: "2 - 1 - 3", mistake: "Backwards" },
    ],
    reason: "Situation, action, result.",
  },
  {
    id: "exit-order",
    kind: "sentence-order",
    question:
      "In which order do you brief a passenger at an exit? 1 'Are you willing to help?' 2 'You are sitting at an exit.' 3 'This is how it opens.'",
    answer: "2 - 1 - 3",
    wrong: [
      { text: "3 - 2 - 1", mistake: "The handle before the question" },
      { text: "1 - 2 - 3", mistake: "Help with what?" },
      { text: "3 - 1 - 2", mistake: "Where he sits comes last" },
    ],
    reason: "First where he is, then whether he will, then how.",
  },
  {
    id: "lost-bag-order",
    kind: "sentence-order",
    question:
      "Which order answers a passenger whose bag is missing? 1 'The desk is to the left of the belt.' 2 'I am sorry, that is a bad start.' 3 'They will file a report and trace it.'",
    answer: "2 - 1 - 3",
    wrong: [
      { text: "1 - 3 - 2", mistake: "Sympathy after the logistics" },
      { text: "3 - 2 - 1", mistake: "What they do, before where they are" },
      { text: "1 - 2 - 3", mistake: "Directions to somebody who is not listening yet" },
    ],
    reason: "Feeling first, then the way, then what happens there.",
  },
  {
    id: "handover-order",
    kind: "sentence-order",
    question:
      "Which order makes a good handover? 1 'She has had water and is better.' 2 'Please look at her every ten minutes.' 3 'The lady in 31A felt faint at two.'",
    answer: "3 - 1 - 2",
    wrong: [
      { text: "2 - 3 - 1", mistake: "The task before the person" },
      { text: "1 - 2 - 3", mistake: "Who is she?" },
      { text: "2 - 1 - 3", mistake: "Ends with what should come first" },
    ],
    reason: "Who and when, what was done, what is left to do.",
  },
];
