import type { Entry } from "./entry.ts";
import type { ChatKnowledge } from "./knowledge.ts";
import type { Work } from "./work.ts";

const KEPT = new WeakMap<Entry, Map<Work, Entry>>();

/** The same knowledge for somebody of this work: where an entry has words from such a life, those are its example. */
export function ofWork(work: Work | null, knowledge: ChatKnowledge): ChatKnowledge {
  if (work === null) return knowledge;
  return {
    ...knowledge,
    entry: (id) => {
      const entry = knowledge.entry(id);
      return entry && inTheWordsOf(work, entry);
    },
  };
}

function inTheWordsOf(work: Work, entry: Entry): Entry {
  if (entry.parts.every(({ byWork }) => byWork === undefined)) return entry;
  const known = KEPT.get(entry) ?? new Map<Work, Entry>();
  KEPT.set(entry, known);
  const told = known.get(work) ?? {
    ...entry,
    parts: entry.parts.map((one) => ({ ...one, text: one.byWork?.[work] ?? one.text })),
  };
  known.set(work, told);
  return told;
}
