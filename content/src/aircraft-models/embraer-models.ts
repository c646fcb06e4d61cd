import type { AircraftModel } from "./schema.ts";

export const EMBRAER_MODELS: readonly AircraftModel[] = [
  {
    id: "embraer-e175",
    name: "Embraer E175",
    type: "Regional Jet",
    slideConfiguration:
      "A single-lane slide at each of the four doors; nothing over the wing, since only the E190 and E195 have exits there",
    exits: 4,
    capacity: "76-88",
    annotations: [
      {
        id: "e175-slide-1l",
        position: [5.18, -1.5, 2.59],
        term: "Slide at the main door",
        definition:
          "Behind the flight deck on the left. Its crew member leads the boarding and the evacuation of the front half.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "e175-slide-1r",
        position: [4.6, 1.5, 2.59],
        term: "Slide at the service door",
        definition:
          "The door is smaller than 1L and made for catering, yet a full emergency exit. People duck to pass.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "e175-slide-2l",
        position: [23.45, -1.5, 2.65],
        term: "Slide at the aft left door",
        definition:
          "One of two exits for the back half. If it is lost, everybody is turned round to the front or to 2R.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "e175-slide-2r",
        position: [23.45, 1.5, 2.65],
        term: "Slide at the aft right door",
        definition:
          "The aft crew member has both aft doors to assess. Open both if both are safe, the better one first, and go on watching each.",
        category: "Safety Equipment",
        importance: "Essential",
        slideType: "single-lane",
        evacuationCapacity: 45,
      },
      {
        id: "e175-no-overwing",
        position: [14, 1.5, 3.6],
        term: "No exit over the wing",
        definition:
          "The middle rows have the longest way of all. Tell them before departure: count the rows to the front and to the back.",
        category: "Emergency Procedures",
        importance: "Essential",
      },
      {
        id: "e175-two-plus-two",
        position: [15, 0, 2.6],
        term: "Two and two",
        definition:
          "Four seats in a row and one aisle, no middle seats. Up to 88 seats, 76 in most United States cabins, with two flight attendants.",
        category: "Aircraft Structure",
        importance: "Good to Know",
      },
      {
        id: "e175-crew-pair",
        position: [22.8, 0.4, 3.3],
        term: "Crew of two",
        definition:
          "One at each end. Neither sees the other in smoke, so commands, torch and interphone do the work of eyes.",
        category: "Communication",
        importance: "Important",
      },
      {
        id: "e175-low-engine",
        position: [9.9, 4.1, 1.4],
        term: "Low engine",
        definition:
          "The nacelle hangs close to the ground and to the forward doors. Lead people away from it, never round below the wing.",
        category: "Emergency Procedures",
        importance: "Important",
      },
    ],
    realExits: {
      doors: 4,
      overwing: 0,
      note: "Two doors on the left and two on the right, no overwing exits: the course's figure is the real one.",
      source: { name: "Embraer APM-2259, Embraer 175 airport planning manual", year: 2018 },
    },
  },
];
