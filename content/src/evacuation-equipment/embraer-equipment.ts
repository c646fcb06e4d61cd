import type { EquipmentAircraft } from "./schema.ts";

export const EMBRAER_EQUIPMENT: readonly EquipmentAircraft[] = [
  {
    id: "embraer-e175",
    aircraftType: "Embraer E175",
    manufacturer: "Embraer",
    description:
      "Regional jet with four seats in a row. Two boarding doors on the left, two service doors on the right, a slide at each of them, and nothing over the wing.",
    totalExits: 6,
    maxPassengers: 88,
    exitConfigurations: [
      {
        exitId: "1L",
        exitType: "Type A",
        position: "Forward Left (1L)",
        slideType: "Single-lane slide",
        capacity: "44 passengers/90 seconds",
        deploymentTime: "Within 10 seconds",
        specialFeatures: ["Main boarding door", "Larger than the service door opposite"],
        isWindowExit: false,
        real: { exitType: "Type I", ratedSeats: 45 },
      },
      {
        exitId: "1R",
        exitType: "Type A",
        position: "Forward Right (1R)",
        slideType: "Single-lane slide",
        capacity: "44 passengers/90 seconds",
        deploymentTime: "Within 10 seconds",
        specialFeatures: ["Forward galley service door", "Low and narrow: people duck"],
        isWindowExit: false,
        real: { exitType: "Type I", ratedSeats: 45 },
      },
      {
        exitId: "2L",
        exitType: "Type A",
        position: "Aft Left (2L)",
        slideType: "Single-lane slide",
        capacity: "44 passengers/90 seconds",
        deploymentTime: "Within 10 seconds",
        specialFeatures: [
          "Second passenger door, rarely used for boarding",
          "Aft crew seat close by",
        ],
        isWindowExit: false,
        real: { exitType: "Type I", ratedSeats: 45 },
      },
      {
        exitId: "2R",
        exitType: "Type A",
        position: "Aft Right (2R)",
        slideType: "Single-lane slide",
        capacity: "44 passengers/90 seconds",
        deploymentTime: "Within 10 seconds",
        specialFeatures: ["Aft service door", "Mirror of 1R at the other end of the cabin"],
        isWindowExit: false,
        real: { exitType: "Type I", ratedSeats: 45 },
      },
    ],
    emergencyFeatures: [
      "Four floor-level exits in pairs, one at each end of the cabin",
      "A slide at each door although the sill is only about 2.6 m up: above 6 ft one is required",
      "Opening flight-deck side windows with escape ropes",
      "Overwing exits only on the longer E190 and E195",
      "Emergency lights and path marking from the last row to the doors",
    ],
    crewProcedures: [
      "Arm your pair on command, cross-check it yourself where you are alone at your end, and report.",
      "With two crew for 51 to 100 seats, each of you has a pair of doors and half of the cabin.",
      "Tell the rows at the wing that no exit is beside them: count rows both ways, forward and aft.",
      "Assess, check ARMED, open fully, and pull the manual inflation handle, always or if the slide does not fill, as your manual says.",
      "If one end is lost, turn the whole cabin to the other pair, and see that nobody comes back and opens a lost exit.",
      "Call to people at the service doors to duck, then jump: the openings are lower than those of the passenger doors.",
    ],
    real: {
      variant: "ERJ 170-200",
      doors: 4,
      overwingExits: 0,
      maxPassengers: 88,
      maxPassengersNote:
        "The most the type is certified for; in the United States pilot contracts usually keep it to 76.",
      arming: "Arming lever on each door.",
      comparison:
        "The course counts six exits here; the E175 has four doors and no overwing exits, as the schematic says, and those four are listed. They are Type I, rated for 45 seats a pair; 44 is half of the 88 seats, and the schematic's 45 is the course's figure for any single lane.",
      sources: [
        { name: "ANAC type certificate data sheet EA-2003T05, ERJ 170-200", year: 2011 },
        { name: "Embraer APM-2259, Embraer 175 airport planning manual", year: 2018 },
        { name: "14 CFR 25.807(g), seats per pair of exits", year: 2019 },
      ],
    },
  },
];
