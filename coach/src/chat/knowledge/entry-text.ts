import { type Entry, writtenWords } from "./entry.ts";

/** What a part of an entry tells, without its label and source. */
export function textOfPart({ text, list }: Entry["parts"][number]): string {
  const own = writtenWords(text);
  return [own, ...list].join(" ");
}

/** Everything that an entry says, for comparing what was told with what is there. */
export function textOf(entry: Entry): string {
  return [
    entry.citation.title,
    entry.citation.source ?? "",
    ...entry.names,
    ...entry.parts.flatMap((part) => [
      textOfPart(part),
      part.source ?? "",
      ...Object.values(part.label?.values ?? {}).flat(),
    ]),
  ].join(" ");
}
