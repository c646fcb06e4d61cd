import type { t as translate } from "../../i18n/i18n.ts";
import { PAGES } from "../pages.ts";
import type { Found } from "./model.ts";

/** Every screen once: of two addresses of one screen the first. */
export function paletteScreens(t: typeof translate): Found[] {
  const seen = new Set<string>();
  return PAGES.flatMap(({ path, title }) => {
    if (seen.has(title)) return [];
    seen.add(title);
    return [{ id: path, kind: "screens", title: t(title), href: path, isEnglish: false }];
  });
}
