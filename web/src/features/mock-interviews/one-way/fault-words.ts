import type { Key } from "../../../i18n/keys.ts";
import type { MediaFaultKind } from "../../../lib/media/media-fault.ts";

/** Why camera or microphone are not there, and what can be done. */
export const FAULT_WORDS: Record<MediaFaultKind, Key> = {
  denied: "oneway.fault.denied",
  notFound: "oneway.fault.notFound",
  notSupported: "oneway.fault.notSupported",
  inUse: "oneway.fault.inUse",
  constraints: "oneway.fault.otherwise",
  other: "oneway.fault.otherwise",
};
