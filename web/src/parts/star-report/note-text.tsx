import type { Note } from "contract/star-analysis";
import { Quoted } from "../receipt/quoted.tsx";

/** A sentence of the coach with the person's own words in it set apart. */
export function NoteText({ note }: { note: Note }) {
  const quote = note.values["quote"];
  const said = typeof quote === "string" && quote !== "" ? quote : null;
  const at = said === null ? -1 : note.text.indexOf(said);
  if (said === null || at < 0) return note.text;
  // The quotation marks of the sentence give way to those of the quote.
  const before = note.text.slice(0, at).replace(/[“«"„「]\s?$/u, "");
  const after = note.text.slice(at + said.length).replace(/^\s?[”»"“」]/u, "");
  return (
    <>
      {before}
      <Quoted>{said}</Quoted>
      {after}
    </>
  );
}
