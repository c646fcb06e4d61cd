import type { t as translate } from "../../i18n/i18n.ts";
import type { Feature } from "../../parts/being-built/being-built.tsx";
import { isBuilt } from "../../parts/being-built/being-built.tsx";
import { findPage, PAGES } from "../pages.ts";
import type { Found } from "./model.ts";

/** Whether the screen of a path is still being built. */
export function isComing(path: string): boolean {
  const feature = /^features\.(\w+)\.title$/.exec(findPage(path)?.title ?? "")?.[1];
  return feature !== undefined && !isBuilt(feature as Feature);
}

/** Every screen once: of two addresses of one screen the first. */
export function paletteScreens(t: typeof translate): Found[] {
  const seen = new Set<string>();
  return PAGES.flatMap(({ path, title }) => {
    if (seen.has(title)) return [];
    seen.add(title);
    const found: Found = {
      ...{ id: path, kind: "screens", title: t(title), href: path, isEnglish: false },
      isComing: isComing(path),
    };
    return [found];
  });
}
