import { useT } from "../../../i18n/i18n.ts";
import type { Call } from "./use-call.ts";

/** What stands in the way of microphone or camera, in words; null where nothing does. */
export function useFaultText({ fault, own }: Pick<Call, "fault" | "own">): string | null {
  const t = useT();
  if (!fault) return null;
  // A word named "other" would be a plural's form.
  const kind = fault.kind === "other" ? "unknown" : fault.kind;
  return own.shared.hasMicrophone
    ? t(`call.cameraFault.${kind}`)
    : t(`call.fault.${kind}`, { message: fault.message });
}
