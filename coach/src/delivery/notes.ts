import type { LanguageCode } from "contract/languages";
import type { Note } from "contract/star-analysis";
import ar from "./notes/ar.json" with { type: "json" };
import de from "./notes/de.json" with { type: "json" };
import en from "./notes/en.json" with { type: "json" };
import es from "./notes/es.json" with { type: "json" };
import fr from "./notes/fr.json" with { type: "json" };
import it from "./notes/it.json" with { type: "json" };
import ja from "./notes/ja.json" with { type: "json" };
import ko from "./notes/ko.json" with { type: "json" };
import nl from "./notes/nl.json" with { type: "json" };
import pt from "./notes/pt.json" with { type: "json" };
import zh from "./notes/zh.json" with { type: "json" };

/** Every sentence about delivery has an id, typed from the English bundle. */
export type DeliveryNoteId = keyof typeof en;

/** Bundles by language: every sentence in each, or it does not compile. */
export const DELIVERY_BUNDLES: Record<LanguageCode, Record<DeliveryNoteId, string>> = {
  ...{ ar, de, en, es, fr, it, ja, ko, nl, pt, zh },
};

type Values = Readonly<Record<string, string | number>>;

export const isDeliveryNoteId = (id: string): id is DeliveryNoteId => Object.hasOwn(en, id);

/** A value that stands for another sentence: kept by its id, written in the reader's language. */
export const sayingOf = (id: DeliveryNoteId): string => `@${id}`;

/**
 * A sentence with its id and values. "{name}" is filled in; a part in "[…]" is left out where one of its values is
 * missing. Numbers are rounded and written as the language writes them.
 */
export function writeDeliveryNote(
  id: DeliveryNoteId,
  values: Values,
  language: LanguageCode,
): Note {
  const text = fill(DELIVERY_BUNDLES[language][id], values, language);
  return { id, values: { ...values }, text };
}

function fill(template: string, values: Values, language: LanguageCode): string {
  const isFilled = (part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => Object.hasOwn(values, name));
  return template
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (isFilled(part) ? part : ""))
    .replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === "number" ? figure(value, language) : word(value, language);
    });
}

/** Two digits that matter are enough for advice. */
function figure(value: number, language: LanguageCode): string {
  const digits = Math.abs(value) < 10 ? 1 : 0;
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}

function word(value: string, language: LanguageCode): string {
  const id = value.slice(1);
  if (!value.startsWith("@") || !isDeliveryNoteId(id)) return value;
  return DELIVERY_BUNDLES[language][id];
}
