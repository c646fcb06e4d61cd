import type { Environment } from "coach/evacuation-drill/scenario";
import type { Slip } from "coach/evacuation-drill/state";
import { DRILL_REMARKS } from "content/evacuation/drill-remarks";
import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import { EXIT_FAILURES } from "content/evacuation/exit-assessment";
import { stepAction } from "./card-words.ts";

/** What was wrong, and why, in the content's words. */
export function slipReason(environment: Environment, slip: Slip): { what: string; why: string } {
  const { run, drill } = EVACUATION_DRILLS[environment];
  if (slip.kind === "order") {
    const isPair = ({ first, second }: { first: string; second: string }) =>
      first === slip.first && second === slip.what;
    const confusion = run.confusions.find(isPair);
    if (confusion) return { what: confusion.mistake, why: confusion.reason };
    const order = drill.orders.find(isPair);
    return {
      what: DRILL_REMARKS.notBefore(
        stepAction(environment, slip.what),
        stepAction(environment, slip.first ?? ""),
      ),
      why: order?.reason ?? DRILL_REMARKS.peopleStillCome,
    };
  }
  if (slip.kind === "decoy") {
    const decoy = drill.decoys.find(({ id }) => id === slip.what);
    return { what: decoy?.text ?? "", why: decoy?.reason ?? "" };
  }
  if (slip.kind === "look") {
    const view = drill.views.find(({ id }) => id === slip.what);
    return { what: view?.seen ?? "", why: view?.why ?? "" };
  }
  if (slip.kind === "event") {
    const event = drill.events.find(({ id }) => id === slip.what);
    return { what: event?.happens ?? "", why: event?.why ?? "" };
  }
  if (slip.kind === "ready")
    return {
      what: DRILL_REMARKS.wasReady,
      why: DRILL_REMARKS.wasReadyWhy,
    };
  const failure = EXIT_FAILURES.find(({ id }) => id === slip.what);
  return {
    what: `${failure?.failure ?? ""}.`,
    why: `${failure?.firstTry ?? ""} ${failure?.otherwise ?? ""}`,
  };
}
