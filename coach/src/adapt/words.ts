import type { LanguageCode } from "contract/languages";
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

/** Every wording of the adaptation has an id, typed from the English bundle. */
export type AdaptId = keyof typeof en;

/** Bundles by language: every wording in each, or it does not compile. */
export const ADAPT_BUNDLES: Record<LanguageCode, Record<AdaptId, readonly string[]>> = {
  ...{ ar, de, en, es, fr, it, ja, ko, nl, pt, zh },
};

export function adaptWords(id: AdaptId, language: LanguageCode): readonly string[] {
  return ADAPT_BUNDLES[language][id];
}

export function isAdaptId(id: string): id is AdaptId {
  return Object.hasOwn(en, id);
}
