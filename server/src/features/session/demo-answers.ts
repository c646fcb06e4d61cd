import type { StarAnswer } from "contract/responses";

/** A written sample answer, so many days before the demo account was made. */
export type DemoAnswer = StarAnswer & {
  questionId: string;
  daysAgo: number;
  timeSpentSeconds: number;
};

/**
 * Three weeks of a candidate who starts with thin endings and learns to give them. Invented people
 * and events, of differing quality on purpose, so that every panel has something to show.
 */
export const DEMO_ANSWERS: readonly DemoAnswer[] = [
  {
    questionId: "difficult-customer",
    daysAgo: 20,
    timeSpentSeconds: 420,
    situation: "I worked in a café and sometimes customers were difficult.",
    task: "I had to serve them anyway.",
    action:
      "I always stay calm and I am a people person, so I just smile and try to be nice to everybody.",
    result: "They were usually happy in the end.",
  },
  {
    questionId: "about-yourself",
    daysAgo: 19,
    timeSpentSeconds: 540,
    situation:
      "I have worked in hospitality for four years, the last two at the front desk of a hotel near the airport.",
    task: "Every week I check in crews, and I have seen how they look after each other after a long night.",
    action:
      "I finished a first-aid course in the spring and I am learning Spanish, because I want to work with passengers from everywhere.",
    result: "I would like to bring that to your cabin.",
  },
  {
    questionId: "conflict-with-colleague",
    daysAgo: 18,
    timeSpentSeconds: 610,
    situation:
      "Last summer a colleague at the hotel desk kept leaving late check-ins for the next shift, which was mine.",
    task: "I wanted to sort it out without running to our manager.",
    action:
      "I asked him for a coffee and told him what it was like to start with six open check-ins. He said he had not known.",
    result: "It was better after that.",
  },
  {
    questionId: "passenger-faints",
    daysAgo: 16,
    timeSpentSeconds: 380,
    situation: "The passenger is on the floor of the aisle and feels faint.",
    task: "I need to help her quickly.",
    action:
      "I would help her to a seat and bring her some water, and then carry on with the service.",
    result: "She would feel better.",
  },
  {
    questionId: "went-beyond-the-job",
    daysAgo: 15,
    timeSpentSeconds: 690,
    situation:
      "In November a guest came down to my desk at two in the morning: the airline had lost her suitcase and she had a job interview at nine.",
    task: "The shops were closed and nothing in our rules covered this, but I was the only one on duty and wanted her to get there properly dressed.",
    action:
      "I opened our lost property room with the security guard, found a blazer that nobody had claimed for a year, and steamed it myself. I also printed her papers.",
    result: "She went to her interview.",
  },
  {
    questionId: "short-of-people",
    daysAgo: 13,
    timeSpentSeconds: 720,
    situation:
      "On a Saturday in August two of our five waiters called in sick, with a wedding party of eighty booked for one o'clock.",
    task: "I was the most senior person on the floor, so sharing out the tables was my job.",
    action:
      "I drew the room on paper, gave each of us a block of tables next to each other, and took the bar myself. I asked the kitchen to send the starters in two waves, ten minutes apart.",
    result: "We served everyone and the couple thanked us.",
  },
  {
    questionId: "galley-oven-smoke",
    daysAgo: 12,
    timeSpentSeconds: 560,
    situation: "There is smoke coming out of the galley oven while we are in flight.",
    task: "I have to stop it from becoming a fire and make sure the pilots know.",
    action:
      "I would switch the oven off and pull its circuit breaker, keep the door closed, and call a colleague to tell the flight deck while I get the extinguisher and put on the smoke hood. I would not open the oven while it smokes.",
    result:
      "When the smoke has gone we would watch the oven for the rest of the flight, and I would write the report.",
  },
  {
    questionId: "insulted-by-customer",
    daysAgo: 10,
    timeSpentSeconds: 780,
    situation:
      "Last winter a guest shouted at me in the lobby because his room was not ready at noon, and called me useless in front of eight people.",
    task: "I had to calm him down and still find him a room, because the other guests were watching how I would take it.",
    action:
      "I let him finish, said that I understood he had been travelling since five, and asked him to sit down with a coffee. Then I called housekeeping, swapped his room with one that was already clean, and walked him up myself.",
    result:
      "He was in his room eleven minutes later. At check-out he came to my desk and apologised.",
  },
  {
    questionId: "difficult-customer",
    daysAgo: 8,
    timeSpentSeconds: 900,
    situation:
      "Two years ago in the café a woman sent her order back three times; her son had a nut allergy and she was afraid.",
    task: "I was serving her table, so it was up to me to make sure that the boy's plate was safe and that she could believe it.",
    action:
      "I stopped guessing and asked what had happened before. She told me about a night in hospital. I took her to the counter, showed her the list of ingredients, washed the board and the knife while she watched, and made the sandwich myself.",
    result:
      "The boy ate all of it. They came back every Friday that autumn, and we still keep the separate board that I asked for.",
  },
  {
    questionId: "phone-on-fire",
    daysAgo: 7,
    timeSpentSeconds: 640,
    situation:
      "A passenger's phone is burning on the tray table, and there are people on both sides of it.",
    task: "The fire must be put out at once, the passengers moved away from it, and the battery cooled so that it does not start again.",
    action:
      "I would move the passengers away and shout for a colleague to tell the captain and bring a second extinguisher. I would put out the flames with halon, then pour water over the phone and keep pouring to cool the battery. I would not pick it up or cover it with ice.",
    result:
      "Once it has stopped smoking for fifteen minutes we would put it in a container with water and watch it until landing. I would keep the captain informed and write the report after the flight.",
  },
  {
    questionId: "noticed-hidden-danger",
    daysAgo: 5,
    timeSpentSeconds: 830,
    situation:
      "In March, on a night shift at the hotel, I smelled something sweet and burnt near the laundry, though no alarm had gone off.",
    task: "I was the night manager, so the 112 guests in the house were my responsibility.",
    action:
      "I followed the smell to a dryer, felt that its door was hot, switched it off at the wall and called the fire brigade before I looked any further. I woke the guests of the six rooms above and walked them down to the lobby.",
    result:
      "The firemen found lint smouldering behind the drum and had it out in twenty minutes. Nobody was hurt, and since then the filters are cleaned and signed for every evening: I wrote that list.",
  },
  {
    questionId: "why-our-airline",
    daysAgo: 4,
    timeSpentSeconds: 600,
    situation:
      "I check in your crews at our hotel three nights a week, and I have talked with many of them about their work.",
    task: "I want to fly for an airline where safety training and service are taken equally seriously.",
    action:
      "What I hear from them is that a junior may speak up at the briefing and is listened to. That is how I worked as night manager, when I stopped a dryer that everybody else called noisy.",
    result:
      "I bring four years of night shifts, first aid and two languages, and I would like to stay for many years.",
  },
  {
    questionId: "conflict-with-colleague",
    daysAgo: 2,
    timeSpentSeconds: 1020,
    situation:
      "Last summer a colleague on the late shift left his open check-ins to me: on one Monday in July I found six of them at my desk.",
    task: "I needed him to finish his shift properly, and since we share a desk for a year I wanted us to stay on good terms.",
    action:
      "I asked him for a coffee before his shift, showed him the six cards and asked what made it hard. He told me that his bus left at ten past ten. I offered to start ten minutes earlier on Mondays and Fridays, and he offered to prepare the late arrivals by nine.",
    result:
      "From then on there was never more than one open check-in, and our manager took the arrangement into the rota for all four of us. I learned to ask for the reason before I complain.",
  },
  {
    questionId: "stayed-calm",
    daysAgo: 1,
    timeSpentSeconds: 760,
    situation:
      "In January the power failed in our hotel at eleven at night, with forty guests in the bar and two in the lift.",
    task: "As night manager I had to get the two people out and keep the others from using the dark stairs.",
    action:
      "I sent the barman to the stairs with a torch to hold people back, spoke to the couple in the lift through the door every two minutes, and called the lift engineer and the power company. In the bar I said clearly what had happened, what we were doing and when I would be back with news.",
    result:
      "The couple were out after twenty-five minutes and nobody fell or got hurt. Three guests named the evening in their reviews, and I wrote the checklist that we now keep at the desk.",
  },
];
