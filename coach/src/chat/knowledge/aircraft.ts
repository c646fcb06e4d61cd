import { AIRCRAFT_MODELS } from "content/aircraft-models/aircraft-models";
import type { AircraftModel } from "content/aircraft-models/schema";
import { DOOR_COMPONENTS } from "content/evacuation-equipment/door-components";
import { EVACUATION_EQUIPMENT } from "content/evacuation-equipment/evacuation-equipment";
import { EXIT_RATINGS, EXIT_RATINGS_SOURCE } from "content/evacuation-equipment/exit-ratings";
import type { EquipmentAircraft } from "content/evacuation-equipment/schema";
import { type Entry, part, sourceLine } from "./entry.ts";

/** Aircraft types, points of their schematic, their evacuation equipment, parts of a door, classes of exit. */
export function aircraftEntries(): Entry[] {
  return [
    ...AIRCRAFT_MODELS.map(modelEntry),
    ...AIRCRAFT_MODELS.flatMap((model) =>
      model.annotations.map((point) => ({
        citation: {
          id: `aircraft/${model.id}-${point.id}`,
          title: `${model.name}: ${point.term}`,
          source: sourceLine(model.realExits.source),
        },
        set: "aircraft" as const,
        names: [`${point.term}, ${model.name}`],
        parts: [part("lead", point.definition)],
        also: point.category,
      })),
    ),
    ...EVACUATION_EQUIPMENT.map(equipmentEntry),
    ...DOOR_COMPONENTS.map((component) => ({
      citation: {
        id: `aircraft/door-${component.id}`,
        title: `Parts of a door: ${component.name}`,
        source: null,
      },
      set: "aircraft" as const,
      names: [component.name, `${component.name} of the door`],
      parts: [
        part("lead", component.purpose),
        part("use", component.check),
        part("avoid", component.mistake, [], { label: { id: "part.mistake" } }),
        part("details", component.differs),
      ],
      also: "aircraft door part",
    })),
    ...EXIT_RATINGS.map((rating) => ({
      citation: {
        id: `aircraft/exit-${rating.exitType.toLowerCase().replace(" ", "-")}`,
        title: `Classes of exit: ${rating.exitType}`,
        source: sourceLine(EXIT_RATINGS_SOURCE),
      },
      set: "aircraft" as const,
      names: [`${rating.exitType} exit`, `${rating.exitType} door`],
      parts: [
        part("lead", {
          id: "exit-rating.lead",
          values: {
            type: rating.exitType,
            passengers: rating.passengers,
            width: rating.widthInches,
            height: rating.heightInches,
          },
        }),
        part("details", rating.note),
      ],
      also: "exit class certified passengers capacity",
    })),
  ];
}

/** Which equipment stands beside which model. */
export const EQUIPMENT_OF: ReadonlyMap<string, string> = new Map(
  EVACUATION_EQUIPMENT.map((one) => [`aircraft/${one.id}`, equipmentId(one)]),
);

function equipmentId({ aircraftType }: EquipmentAircraft): string {
  const slug = aircraftType.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `aircraft/equipment-${slug}`;
}

function modelEntry(model: AircraftModel): Entry {
  const { realExits, name } = model;
  const source = sourceLine(realExits.source) ?? "";
  return {
    citation: { id: `aircraft/${model.id}`, title: `Aircraft: ${name}`, source },
    set: "aircraft",
    names: [name, ...(ALIASES[model.id] ?? [])],
    parts: [
      part(
        "lead",
        { id: "aircraft.lead", values: { name, type: model.type, capacity: model.capacity } },
        [model.slideConfiguration],
      ),
      part(
        "exits",
        {
          id: "aircraft.exits",
          values: {
            name,
            exits: model.exits,
            doors: realExits.doors,
            overwing: realExits.overwing,
          },
        },
        [realExits.note],
      ),
      part("seats", { id: "aircraft.seats", values: { name, capacity: model.capacity } }),
      part("slides", model.slideConfiguration),
    ],
    also: "aircraft type",
  };
}

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  "airbus-a320": ["a320", "320", "a320neo", "a320ceo"],
  "airbus-a321": ["a321", "321", "a321ceo"],
  "boeing-737": ["737", "b737", "737-800", "737ng", "737 ng"],
  "boeing-787": ["787", "b787", "dreamliner", "787-8", "787-9", "787-10"],
  "boeing-757": ["757", "b757", "757-200"],
  "embraer-e175": ["e175", "embraer 175", "embraer"],
};

function equipmentEntry(one: EquipmentAircraft): Entry {
  const { aircraftType, real } = one;
  return {
    citation: {
      id: equipmentId(one),
      title: `Evacuation equipment: ${aircraftType}`,
      source: real.sources.map((source) => sourceLine(source)).join("; "),
    },
    set: "aircraft",
    names: [`Evacuation equipment of the ${aircraftType}`],
    parts: [
      part("lead", one.description),
      part(
        "exits",
        {
          id: "equipment.exits",
          values: {
            name: aircraftType,
            exits: one.totalExits,
            variant: real.variant,
            doors: real.doors,
            overwing: real.overwingExits,
          },
        },
        [real.comparison],
      ),
      part(
        "seats",
        {
          id: "equipment.seats",
          values: {
            name: aircraftType,
            course: one.maxPassengers,
            variant: real.variant,
            real: real.maxPassengers,
          },
        },
        [real.maxPassengersNote],
      ),
      part("arming", real.arming),
      part(
        "procedures",
        { id: "equipment.procedures", values: { name: aircraftType } },
        one.crewProcedures,
      ),
      part(
        "features",
        { id: "equipment.features", values: { name: aircraftType } },
        one.emergencyFeatures,
      ),
    ],
    also: "slide door exit emergency arming crew procedures features",
  };
}

/** Whether an entry or a quiz is of one aircraft type while others are spoken of; false where none is. */
export function isOfOtherType(id: string, models: readonly string[]): boolean {
  if (models.length === 0) return false;
  const named = [...EQUIPMENT_OF.keys()].filter((model) => id.includes(typeOf(model)));
  return named.length > 0 && !named.some((model) => models.includes(model));
}

/** "aircraft/airbus-a320" is spoken of as a320, "aircraft/embraer-e175" as 175. */
function typeOf(model: string): string {
  return model.replace(/^.*-e?/, "");
}
