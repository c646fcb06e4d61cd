import type { AirlineFact } from "contract/airline-facts";
import {
  getAirlineFact,
  listAirlineFacts,
  searchAirlineFacts,
} from "contract/airline-facts.routes";
import type { Api } from "../../http/api.ts";
import { unknownAirline } from "../../http/problems.ts";
import { encodeOnce, sendEncoded } from "../../http/send.ts";
import { findAirline, searchAirlines } from "./model.ts";

/** The guide is content of the code, so its answers are made once and no database is asked. */
export async function bindAirlineFacts(api: Api, airlines: readonly AirlineFact[]): Promise<void> {
  const sorted = airlines.toSorted((a, b) => a.airlineName.localeCompare(b.airlineName, "en"));
  const all = await encodeOnce(JSON.stringify(sorted));

  api.on(listAirlineFacts, (c) => {
    const { region, alliance } = c.req.valid("query");
    if (!region && !alliance) return sendEncoded(c, all);
    const fits = (airline: AirlineFact) =>
      (!region || airline.region === region) && (!alliance || airline.alliance === alliance);
    return c.json(sorted.filter(fits), 200);
  });

  api.on(searchAirlineFacts, (c) => c.json(searchAirlines(sorted, c.req.valid("query").q), 200));

  api.on(getAirlineFact, (c) => {
    const airline = findAirline(sorted, c.req.valid("param").airlineName);
    if (!airline) throw unknownAirline();
    return c.json(airline, 200);
  });
}
