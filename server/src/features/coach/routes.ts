import { getCoach } from "contract/coach.routes";
import type { Api } from "../../http/api.ts";

/** Hosts of the model service, of the one that writes down what is said and of the one that speaks; null without one. */
export function bindCoach(
  api: Api,
  hosts: { modelHost: string | null; transcriptHost: string | null; speechHost: string | null },
): void {
  const { modelHost, transcriptHost, speechHost } = hosts;
  const engine = modelHost === null ? ("built-in" as const) : ("model" as const);
  api.on(getCoach, (c) =>
    // Whoever runs the server may connect a service tomorrow.
    c.json(
      { engine, service: modelHost, transcriptService: transcriptHost, speechService: speechHost },
      200,
      { "Cache-Control": "no-store" },
    ),
  );
}
