import type { NewInvitations } from "contract/groups";

type Person = NewInvitations["people"][number];

/** Names that mean the same person: case, accents and spaces tell nobody apart. */
export function foldedName(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/**
 * A pasted list, one person a line: a name, and an e-mail address after a comma, semicolon, tab or in angle brackets where
 * there is one. Empty lines and repetitions are left out.
 */
export function peopleIn(text: string): Person[] {
  const people = text.split(/\r?\n/).flatMap(personIn);
  const first = new Map(people.toReversed().map((person) => [foldedName(person.name), person]));
  return people.filter((person) => first.get(foldedName(person.name)) === person);
}

function personIn(line: string): Person[] {
  const email = /[^\s,;<>"]+@[^\s,;<>"]+/.exec(line)?.[0] ?? null;
  const rest = email ? line.replace(email, " ") : line;
  const name = rest
    .replace(/[,;<>\t"]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (name) return [{ name: name.slice(0, 120), email }];
  return email ? [{ name: email.split("@")[0] ?? email, email }] : [];
}
