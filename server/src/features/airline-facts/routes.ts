import { findAirline, searchAirlines } from "content/airlines/search-airlines";
import type { AirlineFact } from "contract/airline-facts";
import {
  getAirlineFact,
  listAirlineFacts,
  searchAirlineFacts,
} from "contract/airline-facts.routes";
import type { Api } from "../../http/api.ts";
import { unknownAirline } from "../../http/problems.ts";
import { encodeOnce, sendEncoded, sendJson } from "../../http/send.ts";

/** The guide is content of the code, so its answers are made once and no database is asked. */
export async function bindAirlineFacts(api: Api, airlines: readonly AirlineFact[]): Promise<void> {
  const sorted = airlines.toSorted((a, b) => a.airlineName.localeCompare(b.airlineName, "en"));
  const all = await encodeOnce(JSON.stringify(sorted));

  api.on(listAirlineFacts, async (c) => {
    const { region, alliance } = c.req.valid("query");
    if (!region && !alliance) return sendEncoded(c, all);
    const fits = (airline: AirlineFact) =>
      (!region || airline.region === region) && (!alliance || airline.alliance === alliance);
    return sendJson(c, JSON.stringify(sorted.filter(fits)));
  });

  api.on(searchAirlineFacts, async (c) =>
    sendJson(c, JSON.stringify(searchAirlines(sorted, c.req.valid("query").q))),
  );

  api.on(getAirlineFact, (c) => {
    const airline = findAirline(sorted, c.req.valid("param").airlineName);
    if (!airline) throw unknownAirline();
    return c.json(airline, 200);
  });
}
