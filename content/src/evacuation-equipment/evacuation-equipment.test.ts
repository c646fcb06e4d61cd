import { describe, expect, test } from "vitest";
import { AIRCRAFT_GEOMETRY } from "../aircraft-geometry/aircraft-geometry.ts";
import { Source } from "../source.ts";
import { repeated, textsOf, untidy } from "../walk.ts";
import { DOOR_COMPONENTS } from "./door-components.ts";
import { EVACUATION_EQUIPMENT } from "./evacuation-equipment.ts";
import { EXIT_RATINGS, EXIT_RATINGS_SOURCE } from "./exit-ratings.ts";
import { DoorComponent, EquipmentAircraft, ExitRating } from "./schema.ts";

/** Specification 2, section 3: aircraft, total exits, passengers, in this order. */
const COURSE: [string, number, number][] = [
  ["Airbus A320", 8, 180],
  ["Airbus A321", 10, 220],
  ["Boeing 737-800", 8, 189],
  ["Boeing 787 Dreamliner", 10, 330],
  ["Boeing 757", 8, 239],
  ["Embraer E175", 6, 88],
];

const seatsOf = (capacity: string) => Number.parseInt(capacity, 10);

describe("the explorer", () => {
  test("lists the six aircraft of the specification with its figures", () => {
    const listed = EVACUATION_EQUIPMENT.map(({ aircraftType, totalExits, maxPassengers }) => [
      aircraftType,
      totalExits,
      maxPassengers,
    ]);
    expect(listed).toEqual(COURSE);
  });

  test("lists fewer exits than the course counts where the aircraft has fewer", () => {
    const fewer = EVACUATION_EQUIPMENT.filter(
      ({ exitConfigurations, totalExits }) => exitConfigurations.length < totalExits,
    );
    expect(fewer.map(({ id }) => id)).toEqual(["airbus-a321", "boeing-787", "embraer-e175"]);
  });

  test("says nothing twice", () => {
    const texts = EVACUATION_EQUIPMENT.flatMap((aircraft) => [
      aircraft.id,
      aircraft.description,
      ...aircraft.emergencyFeatures,
      ...aircraft.crewProcedures,
      aircraft.real.comparison,
      aircraft.real.maxPassengersNote,
    ]);
    expect(repeated(texts)).toEqual([]);
  });
});

describe.each(EVACUATION_EQUIPMENT.map((entry) => [entry.aircraftType, entry] as const))(
  "%s",
  (_, entry) => {
    const { exitConfigurations, real } = entry;
    const geometry = AIRCRAFT_GEOMETRY.find(({ id }) => id === entry.id);

    test("keeps its schema and is typed cleanly", () => {
      expect(EquipmentAircraft.strict().safeParse(entry).error).toBeUndefined();
      expect(EquipmentAircraft.parse(entry)).toEqual(entry);
      expect(untidy(textsOf(entry))).toEqual([]);
    });

    test("lists exactly the exits that exist, as aircraft-geometry has them", () => {
      expect(exitConfigurations.map(({ exitId }) => exitId)).toEqual(
        geometry?.exits.map(({ id }) => id),
      );
      expect(exitConfigurations).toHaveLength(real.doors + real.overwingExits);
      const windows = exitConfigurations.filter(({ isWindowExit }) => isWindowExit);
      expect(windows).toHaveLength(real.overwingExits);
    });

    test.each(exitConfigurations.map((exit) => [exit.position, exit] as const))(
      "%s agrees with the aircraft and with the course",
      (position, exit) => {
        const drawn = geometry?.exits.find(({ id }) => id === exit.exitId);
        expect(exit.isWindowExit).toBe(drawn?.kind === "overwing");
        expect(exit.exitType).toBe(exit.isWindowExit ? "Type III" : "Type A");
        if (!exit.isWindowExit) expect(position).toContain(`(${exit.exitId})`);
        expect(position).toContain(exit.exitId.endsWith("L") ? "Left" : "Right");
        const rating = EXIT_RATINGS.find(({ exitType }) => exitType === exit.real.exitType);
        expect(exit.real.ratedSeats).toBe(rating?.passengers);

        const words = {
          slide: "Single-lane slide",
          "slide or slide-raft": "Single-lane slide or slide/raft",
          "slide-raft": "Dual-lane slide/raft",
          "off-wing": "Dual-lane off-wing slide",
          none: "No slide - Low height",
        };
        expect(exit.slideType).toBe(words[drawn?.slide ?? "none"]);
        expect(exit.slideType.startsWith("Dual-lane")).toBe(drawn?.lanes === 2);

        const seats = seatsOf(exit.capacity);
        if (exit.isWindowExit) {
          expect(seats).toBeGreaterThanOrEqual(22);
          expect(seats).toBeLessThanOrEqual(45);
        } else {
          const doors: Record<string, number> = { "boeing-787": 140, "embraer-e175": 44 };
          expect(seats).toBe(doors[entry.id] ?? 90);
        }
        expect(repeated(exit.specialFeatures)).toEqual([]);
      },
    );

    test("says of no two exits the same", () => {
      expect(repeated(exitConfigurations.map(({ position }) => position))).toEqual([]);
      expect(repeated(exitConfigurations.map((exit) => exit.specialFeatures.join(" ")))).toEqual(
        [],
      );
    });

    test("names the texts behind its real figures", () => {
      expect(real.sources.some(({ name }) => name.includes("25.807"))).toBe(true);
      expect(repeated(real.sources.map(({ name }) => name))).toEqual([]);
    });
  },
);

describe("real figures that are easily got wrong", () => {
  const real = (id: string) => {
    const found = EVACUATION_EQUIPMENT.find((entry) => entry.id === id);
    if (!found) throw new Error(`no ${id}`);
    return found.real;
  };

  test.each([
    ["airbus-a320", 4, 4],
    ["airbus-a321", 8, 0],
    ["boeing-737", 4, 4],
    ["boeing-757", 8, 0],
    ["boeing-787", 8, 0],
    ["embraer-e175", 4, 0],
  ])("%s has %i doors and %i overwing exits", (id, doors, overwing) => {
    expect([real(id).doors, real(id).overwingExits]).toEqual([doors, overwing]);
  });

  test("the 737-800 has no arming lever, and opening from outside does not disarm it", () => {
    expect(real("boeing-737").arming).toMatch(/^No lever/);
    expect(real("boeing-737").arming).toContain("does not disarm");
    expect(real("airbus-a320").arming).toContain("Opening from outside disarms");
  });
});

describe("the classes of exit", () => {
  test.each(EXIT_RATINGS.map((rating) => [rating.exitType, rating] as const))("%s", (_, rating) => {
    expect(ExitRating.strict().safeParse(rating).error).toBeUndefined();
    expect(untidy(textsOf(rating))).toEqual([]);
  });

  test("run from 110 seats to 9, as 14 CFR 25.807(g) has them", () => {
    expect(EXIT_RATINGS.map(({ passengers }) => passengers)).toEqual([110, 75, 55, 45, 40, 35, 9]);
    expect(repeated(EXIT_RATINGS.map(({ note }) => note))).toEqual([]);
    expect(Source.safeParse(EXIT_RATINGS_SOURCE).success).toBe(true);
  });
});

describe("the parts of a door", () => {
  test.each(DOOR_COMPONENTS.map((part) => [part.id, part] as const))("%s", (_, part) => {
    expect(DoorComponent.strict().safeParse(part).error).toBeUndefined();
    expect(untidy(textsOf(part))).toEqual([]);
  });

  test("are seven in the strip and six on cards (specification 2, section 9)", () => {
    expect(DOOR_COMPONENTS).toHaveLength(7);
    expect(DOOR_COMPONENTS.filter(({ isCard }) => isCard).map(({ name }) => name)).toEqual([
      "ARM lever",
      "Girt bar",
      "Emergency handle",
      "Pressure relief valve",
      "Door seal",
      "Slide deployment mechanism",
    ]);
  });

  test("carry the labels of the drawing", () => {
    const labels = DOOR_COMPONENTS.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["EXIT", "ARM", "GIRT BAR", "PRV", "SEAL OK"]));
    expect(repeated(labels)).toEqual([]);
  });

  test("say nothing twice", () => {
    const texts = DOOR_COMPONENTS.flatMap((part) => [
      part.id,
      part.purpose,
      part.check,
      part.mistake,
      part.differs,
    ]);
    expect(repeated(texts)).toEqual([]);
  });
});
