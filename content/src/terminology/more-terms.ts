import { MORE_AIRCRAFT_TERMS } from "./more-aircraft.ts";
import { MORE_COMMUNICATION_TERMS } from "./more-communication.ts";
import { MORE_CREW_DUTY_TERMS } from "./more-crew-duty.ts";
import { MORE_CREW_LIFE_TERMS } from "./more-crew-life.ts";
import { MORE_EMERGENCIES_TERMS } from "./more-emergencies.ts";
import { MORE_EQUIPMENT_TERMS } from "./more-equipment.ts";
import { MORE_FLIGHT_DECK_TERMS } from "./more-flight-deck.ts";
import { MORE_FLIGHTS_TERMS } from "./more-flights.ts";
import { MORE_PASSENGERS_TERMS } from "./more-passengers.ts";
import { MORE_SERVICE_TERMS } from "./more-service.ts";
import { MORE_WEATHER_TERMS } from "./more-weather.ts";
import type { Term } from "./schema.ts";

/** The further terms of a new joiner's course; they refer to the first 25 and to each other. */
export const MORE_TERMS: readonly Term[] = [
  ...MORE_AIRCRAFT_TERMS,
  ...MORE_EQUIPMENT_TERMS,
  ...MORE_FLIGHTS_TERMS,
  ...MORE_FLIGHT_DECK_TERMS,
  ...MORE_WEATHER_TERMS,
  ...MORE_CREW_DUTY_TERMS,
  ...MORE_CREW_LIFE_TERMS,
  ...MORE_SERVICE_TERMS,
  ...MORE_PASSENGERS_TERMS,
  ...MORE_COMMUNICATION_TERMS,
  ...MORE_EMERGENCIES_TERMS,
];
