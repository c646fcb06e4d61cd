import type { LanguageCode } from "contract/languages";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };
import zh from "./words/zh.json" with { type: "json" };

/** Every wording of the adaptation has an id, typed from the English bundle. */
export type AdaptId = keyof typeof en;

type Bundle = Partial<Record<AdaptId, readonly string[]>>;

/** A language is added by its file and its name here; what it lacks is said in English. */
export const ADAPT_BUNDLES: Partial<Record<LanguageCode, Bundle>> = {
  ...{ en, es, fr, de, pt, nl, zh, ja },
};

export function adaptWords(id: AdaptId, language: LanguageCode): readonly string[] {
  return ADAPT_BUNDLES[language]?.[id] ?? en[id];
}

export function isAdaptId(id: string): id is AdaptId {
  return Object.hasOwn(en, id);
}
