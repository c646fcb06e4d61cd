import type { ComponentType } from "react";
import { loadWords } from "../../i18n/i18n.ts";
import type { Group } from "../../i18n/keys.ts";
import { whenPainted } from "../../lib/prefetch.ts";

/** A view of a room in a chunk of its own: whoever opens the room fetches the others when they are wanted. */
export interface LazyView<Props extends object> {
  /** Null until it has arrived. */
  loaded(): ComponentType<Props> | null;
  /** Code and words, once; rejects without a connection, and may then be tried again. */
  load(): Promise<void>;
  /** Fetches it because it is likely to be wanted: after the answer to the hand has been painted, and never says so. */
  warm(): void;
}

export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...groups: Group[]
): LazyView<Props> {
  let view: ComponentType<Props> | null = null;
  const fetchView = async () => {
    const [arrived] = await Promise.all([load(), loadWords(...groups)]);
    view = arrived;
  };
  return {
    loaded: () => view,
    load: fetchView,
    warm: () => void whenPainted(() => fetchView().catch(() => {})),
  };
}
