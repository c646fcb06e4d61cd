import { getCoach } from "contract/coach.routes";
import type { Api } from "../../http/api.ts";

/** @param modelHost host of the model service; null without one */
export function bindCoach(api: Api, modelHost: string | null): void {
  api.on(getCoach, (c) =>
    c.json({ engine: modelHost === null ? "built-in" : "model", service: modelHost }, 200, {
      // Whoever runs the server may connect a service tomorrow.
      "Cache-Control": "no-store",
    }),
  );
}
