export type MediaFaultKind =
  | "notSupported"
  | "denied"
  | "notFound"
  | "inUse"
  | "constraints"
  | "other";

/** What stands in the way of recording; each screen has its own words for a kind (specification 2, section 8). */
export interface MediaFault {
  kind: MediaFaultKind;
  /** The browser's own words. */
  message: string;
}

/** Names of `DOMException`s, today's and those that older Chromium and WebKit browsers still throw. */
const KINDS: Record<string, MediaFaultKind> = {
  NotAllowedError: "denied",
  PermissionDeniedError: "denied",
  SecurityError: "denied",
  NotFoundError: "notFound",
  DevicesNotFoundError: "notFound",
  NotReadableError: "inUse",
  TrackStartError: "inUse",
  AbortError: "inUse",
  OverconstrainedError: "constraints",
  ConstraintNotSatisfiedError: "constraints",
  NotSupportedError: "notSupported",
};

/** The fault that a thrown value means, whatever was thrown. */
export function faultOf(thrown: unknown): MediaFault {
  if (!(thrown instanceof Error || thrown instanceof DOMException))
    return { kind: "other", message: String(thrown) };
  return { kind: KINDS[thrown.name] ?? "other", message: thrown.message || thrown.name };
}

/** The browser cannot record here: too old, or the page did not come over HTTPS. */
export function unsupported(what: string): DOMException {
  return new DOMException(`${what} is not available`, "NotSupportedError");
}
