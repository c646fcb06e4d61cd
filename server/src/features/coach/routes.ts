import { getCoach } from "contract/coach.routes";
import type { Api } from "../../http/api.ts";

/** Hosts of the model service and of the one that writes down what is said; null without one. */
export function bindCoach(
  api: Api,
  { modelHost, transcriptHost }: { modelHost: string | null; transcriptHost: string | null },
): void {
  const engine = modelHost === null ? ("built-in" as const) : ("model" as const);
  api.on(getCoach, (c) =>
    // Whoever runs the server may connect a service tomorrow.
    c.json({ engine, service: modelHost, transcriptService: transcriptHost }, 200, {
      "Cache-Control": "no-store",
    }),
  );
}
