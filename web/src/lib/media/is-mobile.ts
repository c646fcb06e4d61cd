/** True on phones and tablets, as far as a browser tells: those are asked for a smaller picture. */
export function isMobile(): boolean {
  return matchMedia("(pointer: coarse) and (hover: none)").matches;
}
