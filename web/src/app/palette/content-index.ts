import { ContentSearch } from "content/search/search";
import { call } from "../../lib/api.ts";

let index: Promise<ContentSearch> | null = null;

/** The index of all content, fetched once, when somebody searches; tried again after a failure. */
export function loadContentIndex(): Promise<ContentSearch> {
  index ??= call("GET", "/search.json")
    .then((answer) => answer.text())
    .then((text) => new ContentSearch(text))
    .catch((error: unknown) => {
      index = null;
      throw error;
    });
  return index;
}
