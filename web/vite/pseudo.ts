/** Words of a bundle: texts, lists of them, plural forms. */
export type Node = string | readonly Node[] | { readonly [key: string]: Node };

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz"].map((letter, at) => [
    letter,
    [..."ÅåÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž"][at] ?? letter,
  ]),
);
/** German and Dutch are about so much longer than English. */
const LONGER = 0.35;

/**
 * The pseudo-locale of development: every text of the bundles in accents, a third longer and between brackets. What stands on
 * a screen without them comes from outside the bundles (or is content), and what is cut would be cut in German.
 */
export function pseudo(node: Node): Node {
  if (typeof node === "string") return pseudoText(node);
  if (Array.isArray(node)) return node.map(pseudo);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, pseudo(value)]));
}

function pseudoText(text: string): string {
  const bare = text.replace(/\{\w+\}/g, "");
  if (!/\p{L}/u.test(bare)) return text;
  // A placeholder is filled by its name, which has to stay.
  const accented = text.replace(/\{\w+\}|[A-Za-z]/g, (part) => ACCENTS[part] ?? part);
  const filling = "·".repeat(Math.ceil(bare.length * LONGER));
  return `⟦${accented}${filling}⟧`;
}
