import type { DashboardSection } from "../navigation.ts";
import { focusOn } from "./focus-content.ts";
import { stayAt } from "./stay-at.ts";
import { SECTION_OFFSET_PX } from "./use-active-section.ts";

/**
 * Goes to a section of the dashboard and stays with it while the page above it still grows, until the
 * person moves the page. A section that is still to be drawn is gone to as soon as it is.
 * @param isByKey chosen by a key: the focus goes along, to what the section is begun with
 */
export function goToSection(id: DashboardSection, isByKey: boolean): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const section = document.getElementById(id);
  if (isByKey && section) focusIn(section);
  stayAt(
    () => {
      const element = document.getElementById(id);
      return element && element.getBoundingClientRect().top + scrollY - SECTION_OFFSET_PX;
    },
    isStill ? "instant" : "smooth",
  );
}

/** The focus goes to what a section is begun with, such as the field of the talk, as soon as that is drawn; till then to the section. */
function focusIn(section: HTMLElement): void {
  const begin = () => {
    const field = section.querySelector<HTMLElement>("[data-begin]");
    field?.focus({ preventScroll: true });
    return field !== null;
  };
  if (begin()) return;
  focusOn(section);
  const drawn = new MutationObserver(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== section && activeElement !== document.body;
    if (isElsewhere || begin()) drawn.disconnect();
  });
  drawn.observe(section, { childList: true, subtree: true });
}
