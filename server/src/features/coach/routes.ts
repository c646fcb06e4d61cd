import { getCoach } from "contract/coach.routes";
import type { Api } from "../../http/api.ts";

/** @param modelHost host of the model service; null without one */
export function bindCoach(api: Api, modelHost: string | null): void {
  const engine = modelHost === null ? ("built-in" as const) : ("model" as const);
  api.on(getCoach, (c) =>
    // Whoever runs the server may connect a service tomorrow.
    c.json({ engine, service: modelHost }, 200, { "Cache-Control": "no-store" }),
  );
}
