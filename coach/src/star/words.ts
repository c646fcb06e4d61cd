import type { LanguageCode } from "contract/languages";
import type { Advice, Note, Receipt, StarAnalysis } from "contract/star-analysis";
import ar from "./words/ar.json" with { type: "json" };
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import ko from "./words/ko.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };
import zh from "./words/zh.json" with { type: "json" };

/** Every sentence of the coach has an id, typed from the English bundle. */
export type WordId = keyof typeof en;

/** Bundles by language: every sentence in each, or it does not compile. */
const BUNDLES: Record<LanguageCode, Record<WordId, string>> = {
  ...{ ar, de, en, es, fr, it, ja, ko, nl, pt, zh },
};

export type NoteValues = Readonly<Record<string, string | number>>;

export function isWordId(id: string): id is WordId {
  return Object.hasOwn(en, id);
}

/** A sentence with its id and values, written in `language`. An unfilled {placeholder} stays as it is. */
export function writeNote(
  id: WordId,
  values: NoteValues = {},
  language: LanguageCode = "en",
): Note {
  return { id, values: { ...values }, text: fill(BUNDLES[language][id], values) };
}

function fill(template: string, values: NoteValues): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** The same analysis with all its sentences in another language. Sentences of another engine stay as they are. */
export function rewriteAnalysis(analysis: StarAnalysis, language: LanguageCode): StarAnalysis {
  const note = (old: Note): Note =>
    isWordId(old.id) ? writeNote(old.id, old.values, language) : old;
  const receipt = (old: Receipt): Receipt => ({
    ...old,
    formula: note(old.formula),
    source: note(old.source),
    lines: old.lines.map((line) => ({ ...line, label: note(line.label) })),
  });
  const advice = (old: Advice): Advice => ({
    ...old,
    note: note(old.note),
    remedy: old.remedy === null ? null : note(old.remedy),
  });
  const receipts = <Name extends string>(old: Record<Name, Receipt>): Record<Name, Receipt> =>
    Object.fromEntries(
      Object.entries<Receipt>(old).map(([name, value]) => [name, receipt(value)]),
    ) as Record<Name, Receipt>;
  return {
    ...analysis,
    overall: receipt(analysis.overall),
    headline: note(analysis.headline),
    sections: receipts(analysis.sections),
    criteria: receipts(analysis.criteria),
    strengths: analysis.strengths.map(advice),
    improvements: analysis.improvements.map(advice),
    skeleton: analysis.skeleton.map((part) => ({ ...part, prompt: note(part.prompt) })),
  };
}
