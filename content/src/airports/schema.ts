import { z } from "zod";
import { CONTINENTS } from "./continents.ts";

/** One airport as a candidate learns it. Where each field was checked: docs/content/airports.md. */
export const Airport = z.object({
  /** IATA code: three letters. */
  code: z.string().regex(/^[A-Z]{3}$/),
  /** ICAO code: four letters, the first one or two naming the region and country. */
  icao: z.string().regex(/^[A-Z]{4}$/),
  /** Current official name in English, without the code; a place name in brackets where it is the usual one. */
  name: z.string().min(8),
  /** The city that the airport serves, as timetables name it; not always the town where it lies. */
  city: z.string().min(3),
  /** Short name of the state, or of the territory where that has a country code of its own. */
  country: z.string().min(4),
  continent: z.enum(CONTINENTS),
  /** Airlines that use it as a hub, main base or large crew base, in no order; empty where there is none to learn. */
  hub: z.array(z.string().min(3)),
  /** IANA time zone of the airport. */
  zone: z.string().regex(/^[A-Z][A-Za-z]+(\/[A-Z][A-Za-z_]+)+$/),
  /** Degrees, north positive, -90 to 90, to about 100 metres. */
  latitude: z.number().min(-90).max(90),
  /** Degrees, east positive, -180 to 180, to about 100 metres. */
  longitude: z.number().min(-180).max(180),
  /** Why the code reads as it does. Letters of the code stand in capitals inside the word: "HaNeDa". */
  remember: z.string().optional(),
});
export type Airport = z.infer<typeof Airport>;
