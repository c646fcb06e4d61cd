import type { LanguageCode } from "contract/languages";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };
import zh from "./words/zh.json" with { type: "json" };

/** Every wording of the recruiters has an id, typed from the English bundle; each holds at least one sentence to choose from. */
export type SayingId = keyof typeof en;

type Bundle = Partial<Record<SayingId, readonly string[]>>;

/** A language is added by its file and its name here; what it lacks is said in English. */
export const FEEDBACK_BUNDLES: Partial<Record<LanguageCode, Bundle>> = {
  ...{ en, es, fr, de, pt, nl, zh, ja },
};

export function isSayingId(id: string): id is SayingId {
  return Object.hasOwn(en, id);
}

export function sayingsOf(id: SayingId, language: LanguageCode): readonly string[] {
  return FEEDBACK_BUNDLES[language]?.[id] ?? en[id];
}
