import { expect, it } from "vitest";
import { faultOf, unsupported } from "./media-fault.ts";

it.each([
  ["NotAllowedError", "denied"],
  ["SecurityError", "denied"],
  ["NotFoundError", "notFound"],
  ["NotReadableError", "inUse"],
  ["AbortError", "inUse"],
  ["OverconstrainedError", "constraints"],
  ["NotSupportedError", "notSupported"],
  ["InvalidStateError", "other"],
])("%s means %s", (name, kind) => {
  expect(faultOf(new DOMException("words", name))).toEqual({ kind, message: "words" });
});

it("has a sentence whatever was thrown", () => {
  expect(faultOf(new DOMException("", "NotFoundError")).message).toBe("NotFoundError");
  expect(faultOf("odd")).toEqual({ kind: "other", message: "odd" });
  expect(faultOf(unsupported("getUserMedia")).kind).toBe("notSupported");
});
