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

/** Every wording of the recruiters has an id, typed from the English bundle; each holds at least one sentence to choose from. */
export type SayingId = keyof typeof en;

/** English turns "I" into "you"; other languages quote. */
type EnglishOnly = "take.turned";
type Bundle = Record<Exclude<SayingId, EnglishOnly>, readonly string[]> &
  Partial<Record<EnglishOnly, readonly string[]>>;

/** Bundles by language: every wording in each, or it does not compile. */
export const FEEDBACK_BUNDLES: Record<LanguageCode, Bundle> = {
  ...{ ar, de, en, es, fr, it, ja, ko, nl, pt, zh },
};

export function isSayingId(id: string): id is SayingId {
  return Object.hasOwn(en, id);
}

export function sayingsOf(id: SayingId, language: LanguageCode): readonly string[] {
  return FEEDBACK_BUNDLES[language][id] ?? en[id];
}
