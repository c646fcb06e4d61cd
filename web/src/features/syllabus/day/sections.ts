import { type LazyView, lazyView } from "../../../parts/lazy-view/lazy-view.ts";
import type { DaySection } from "../model.ts";
import type { Kept } from "../use-record.ts";

export interface SectionProps {
  /** The entry that was asked for by its id; it stands open. */
  open: string | null;
  kept: Kept;
}

/** Each section with its material in a chunk of its own. */
export const SECTIONS: Readonly<Record<DaySection, LazyView<SectionProps>>> = {
  stages: lazyView(async () => (await import("./stages.tsx")).Stages),
  tasks: lazyView(async () => (await import("./tasks.tsx")).Tasks),
  interview: lazyView(async () => (await import("./interview.tsx")).Interview),
  lists: lazyView(async () => (await import("./lists.tsx")).Lists),
  asked: lazyView(async () => (await import("./asked.tsx")).AskedQuestions),
};
