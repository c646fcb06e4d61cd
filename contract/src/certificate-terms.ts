import { JOIN_CODE_LETTERS } from "./group-terms.ts";

/** Letters of a certificate's number: those of a join code, so that nothing is read for another. */
export const CERTIFICATE_LETTERS = JOIN_CODE_LETTERS;
export const CERTIFICATE_LENGTH = 12;

/** A number as people type it: any case, with spaces or hyphens. */
export function certificateNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, "");
}

/** A number as it is printed: in groups of four. */
export function printedNumber(number: string): string {
  return number.match(/.{1,4}/g)?.join("-") ?? number;
}
