import { getHealth } from "contract/health.routes";
import { SECOND_MS } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { ping } from "../../db/ping.ts";
import type { Api } from "../../http/api.ts";
import { unavailable } from "../../http/problems.ts";
import { within } from "../../http/within.ts";

/** A load balancer gives up on its own check after some seconds: answer before. */
const PATIENCE_MS = 2 * SECOND_MS;

export function bindHealth(api: Api, db: Database): void {
  api.on(getHealth, async (c) => {
    await within(PATIENCE_MS, ping(db), unavailable);
    return c.json({ status: "ok" as const }, 200, { "Cache-Control": "no-store" });
  });
}
