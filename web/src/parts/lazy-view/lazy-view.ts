import type { ComponentType } from "react";
import { loadWords } from "../../i18n/i18n.ts";
import type { Group } from "../../i18n/keys.ts";

/** A view of a room in a chunk of its own: whoever opens the room fetches the others when they are wanted. */
export interface LazyView<Props extends object> {
  /** Null until it has arrived. */
  loaded(): ComponentType<Props> | null;
  /** Code and words, once; rejects without a connection, and may then be tried again. */
  load(): Promise<void>;
}

export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...groups: Group[]
): LazyView<Props> {
  let view: ComponentType<Props> | null = null;
  return {
    loaded: () => view,
    async load() {
      const [arrived] = await Promise.all([load(), loadWords(...groups)]);
      view = arrived;
    },
  };
}
