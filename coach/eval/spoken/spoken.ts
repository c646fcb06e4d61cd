import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { LabelledAnswer } from "../star/format.ts";

/** A labelled answer as it is said in one breath, and where in it each section ends; `without` leaves one out. */
export function spoken({ answer }: LabelledAnswer, without?: StarSection) {
  let text = "";
  const ends = STAR_SECTIONS.map((section) => {
    const part = section === without ? "" : answer[section].trim();
    if (part !== "" && text !== "") text += /[.!?…"”]$/.test(text) ? " " : ". ";
    text += part;
    return text.length;
  });
  return { text, ends };
}
