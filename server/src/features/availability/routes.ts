import { isKnownZone } from "coach/zones/zone-clock";
import type { Availability } from "contract/availability";
import { getAvailability, putAvailability } from "contract/availability.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { ownId } from "../../accounts/own-id.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import { availabilityChanged, recruitersOnly } from "../../http/problems.ts";
import { findHours } from "../../interviews/store.ts";
import { writeHours } from "./store.ts";

/** Before a recruiter has set any: nothing can be booked. */
const NO_HOURS: Omit<Availability, "userId" | "zone"> = {
  ...{ rules: [], exceptions: [], bufferMinutes: 15, noticeHours: 12, horizonDays: 28 },
  ...{ introduction: "", isPublished: true, version: 0 },
};

export function bindAvailability(api: Api, { db }: { db: Database }): void {
  api.on(getAvailability, async (c) => {
    const userId = await ownId(c, db, c.req.valid("param").userId);
    const zone = personOf(c).timezone ?? "";
    const unset = { ...NO_HOURS, userId, zone: isKnownZone(zone) ? zone : "UTC" };
    return c.json((await findHours(db, userId)) ?? unset, 200);
  });

  api.on(putAvailability, async (c) => {
    const userId = await ownId(c, db, c.req.valid("param").userId);
    if (personOf(c).profile !== "recruiter") throw recruitersOnly();
    const written = await writeHours(db, userId, c.req.valid("json")).catch(refuseOrphan);
    if (!written) throw availabilityChanged();
    return c.json(written, 200);
  });
}

/** What a person's hours are in their export; null where none are set. */
export const exportHours = findHours;
