import fr from "../../../words/fr.json" with { type: "json" };
import { type Spoken, spokenLater } from "../format.ts";
import { FRAMES } from "./frames.ts";
import { MORE_PHRASES, MORE_WORDS } from "./more.ts";
import { NAMES } from "./names.ts";
import { PHRASES } from "./phrases.ts";
import { SCENES } from "./scenes.ts";
import { TALK } from "./talk.ts";
import { WORDS } from "./words.ts";

const CHOICE = /\{([^{}]*)\}/;
/** An apostrophe joins what follows: "d' âge" is "d'âge". */
const PARTED = /(?<=(?:^|[ ^])(?:[cdjlmnst]|qu)') +/gu;

/** Every form that a form with choices stands for: "{pose,posez} moi" is "pose moi" and "posez moi". */
function chosenOf(form: string): string[] {
  const choice = CHOICE.exec(form);
  if (!choice) return [form.replace(/\s+/gu, " ").trim().replace(PARTED, "").replace(" ^", "^")];
  const [whole, words = ""] = choice;
  return words.split(",").flatMap((word) => chosenOf(form.replace(whole, () => word)));
}

/** A table with its choices written out, each form once in a line. */
function writtenOut(table: string): string {
  return table
    .split("\n")
    .map((line) => {
      const [english = "", ...forms] = line.split("|").map((cell) => cell.trim());
      const chosen = new Set(forms.flatMap(chosenOf));
      chosen.delete("");
      return chosen.size > 0 ? [english, ...chosen].join(" | ") : "";
    })
    .join("\n");
}

/** What says more than its letters: "demandé" is no "demande", "à" no "a", "où" no "ou". */
const MARKED = /[éàùû]/gu;
const MARKED_ALONE = /[àùû]/gu;
const PLAIN: Record<string, string> = { é: "e", à: "a", ù: "u", û: "u" };

/** The forms once more as they are typed without those accents; what is in the table already stays before them. */
function withoutAccent(table: string): string {
  return table
    .split("\n")
    .map((line) => {
      const [english = "", ...forms] = line.split("|").map((cell) => cell.trim());
      const bare = new Set(
        forms.flatMap((form) =>
          [MARKED_ALONE, MARKED].map((marks) =>
            form.replace(marks, (letter) => PLAIN[letter] ?? letter),
          ),
        ),
      );
      for (const form of forms) bare.delete(form);
      return bare.size > 0 ? [english, ...bare].join(" | ") : "";
    })
    .join("\n");
}

/** A table of words as one of forms. */
function parted(words: string): string {
  return words
    .split("\n")
    .map((line) => {
      const [english = "", forms = ""] = line.split("|").map((cell) => cell.trim());
      return [english, ...forms.split(" ")].join(" | ");
    })
    .join("\n");
}

/** French: what ends in an apostrophe is written together with what follows; an "é" is told from an "e". */
export const FRENCH: Spoken = spokenLater(fr, () => {
  const said = writtenOut(`${PHRASES}\n${FRAMES}\n${TALK}\n${MORE_PHRASES}`);
  const single = `${WORDS}\n${SCENES}\n${NAMES}\n${MORE_WORDS}`;
  return {
    phrases: `${said}\n${withoutAccent(said)}`,
    words: `${single}\n${withoutAccent(parted(single))}`,
    spelled: [
      ["œ", "oe"],
      ["koi", "quoi"],
      ["pk", "pourquoi"],
      ["jai", "j'ai"],
      ["jet'", "j'et"],
      ["questce", "qu'est ce"],
      ["é", "eq"],
      ["à", "aq"],
      ["ù", "uq"],
      ["û", "uq"],
    ],
    before: `
      | l' qu' n' s' jusqu' lorsqu' puisqu' quoiqu' c'
      of | d'
      i | j'
      me | m'
      you | t'
    `,
  };
});
