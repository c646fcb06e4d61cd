import type { SearchSet } from "content/search/schema";
import type { Entry } from "../knowledge/entry.ts";
import { isWeak } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { nameStemsOf } from "../knowledge/name-stems.ts";

/** Whether an entry is of the topic's family, or has the topic in its own name. */
export function isKin(entry: Entry, topic: Entry): boolean {
  if (entry.citation.id === topic.citation.id || familyOf(entry) === familyOf(topic)) return true;
  const [first = [], second = []] = nameStemsOf(topic);
  const name = [...new Set([...first, ...second])].filter((key) => !isWeak(key));
  const names = nameStemsOf(entry);
  const met = name.filter((key) => names.some((stems) => stems.includes(key))).length;
  return met > 0 && met >= name.length / 2;
}

const MOST_NAMESAKES = 6;
const OF_THE_COURSE = new Set<SearchSet>(["syllabus", "terminology", "evacuation", "aircraft"]);

/** A term and the card about it: entries of the course whose title has the whole name of the topic, or the other way round. */
export function namesakesOf(topic: Entry, knowledge: ChatKnowledge): Entry[] {
  if (!OF_THE_COURSE.has(topic.set)) return [];
  const nameOf = (entry: Entry) => nameStemsOf(entry).slice(0, 3);
  const holds = (title: readonly string[], name: readonly string[]) =>
    name.length > 0 &&
    !name.every(isWeak) &&
    title.length > name.length &&
    name.every((key) => title.includes(key));
  const own = nameOf(topic);
  const [ownTitle = []] = own;
  return [...OF_THE_COURSE]
    .filter((set) => set !== topic.set)
    .flatMap((set) => [...knowledge.entriesOf(set)])
    .filter((entry) => {
      const names = nameOf(entry);
      const [title = []] = names;
      return (
        own.some((name) => holds(title, name)) ||
        (entry.set === "terminology" && names.some((name) => holds(ownTitle, name)))
      );
    })
    .slice(0, MOST_NAMESAKES);
}

/** "syllabus/first-aid-cpr-adult" and "syllabus/first-aid-stroke" are of one family. */
export function familyOf({ citation, set }: Entry): string {
  return set === "syllabus" ? citation.id.split("-").slice(0, 2).join("-") : set;
}
