import { searchDocuments } from "content/search/documents";
import { buildIndex, ContentSearch } from "content/search/search";
import type { Citation } from "contract/chat";

/** An entry that a reply may rest on, with the text that the model reads. */
export type Source = { citation: Citation; text: string };

export type Sources = {
  /** Entries of the content that fit the words of a question; best first. */
  find(words: string, most: number): Source[];
  /** The entry behind a citation; null where the content has none of that id. */
  textOf(id: string): string | null;
};

/** Opens the sources when they are first asked for: half a second that no start has to wait for. */
export type OpenSources = () => Promise<Sources>;

export function createSources(): OpenSources {
  let opened: Promise<Sources> | undefined;
  return () => {
    opened ??= openSources();
    return opened;
  };
}

/** All content, indexed as the browser's search is. */
async function openSources(): Promise<Sources> {
  const documents = await searchDocuments();
  const byId = new Map(documents.map((entry) => [entry.id, entry]));
  const index = new ContentSearch(buildIndex(documents));
  const textOf = (id: string): string | null => {
    const entry = byId.get(id);
    return entry ? [entry.title, ...entry.also, entry.text].join("\n") : null;
  };
  return {
    textOf,
    find: (words, most) =>
      index.find(words, { limit: most }).map(({ id, title }) => ({
        citation: { id, title, source: null },
        text: textOf(id) ?? title,
      })),
  };
}
