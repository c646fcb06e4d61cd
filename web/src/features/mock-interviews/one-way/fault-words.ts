import type { Key } from "../../../i18n/keys.ts";
import type { MediaFaultKind } from "../../../lib/media/media-fault.ts";
import type { Rules } from "./model.ts";

const WORDS: Record<MediaFaultKind, Record<Rules["mode"], Key>> = {
  denied: { video: "oneway.fault.denied", audio: "oneway.fault.deniedAudio" },
  notFound: { video: "oneway.fault.notFound", audio: "oneway.fault.notFoundAudio" },
  notSupported: { video: "oneway.fault.notSupported", audio: "oneway.fault.notSupported" },
  inUse: { video: "oneway.fault.inUse", audio: "oneway.fault.inUseAudio" },
  constraints: { video: "oneway.fault.otherwise", audio: "oneway.fault.otherwise" },
  other: { video: "oneway.fault.otherwise", audio: "oneway.fault.otherwise" },
};

/** Why camera or microphone are not there, and what can be done. */
export function faultWords(kind: MediaFaultKind, mode: Rules["mode"]): Key {
  return WORDS[kind][mode];
}
