import { useEffect, useState } from "react";
import { DASHBOARD_SECTIONS, type DashboardSection } from "../navigation.ts";

/** Mobile bottom navigation scrolls to the section's top minus 100 px (specification 1, section 9). */
export const SECTION_OFFSET_PX = 100;
/** A section counts as reached a little below the bar, so that a click marks the one it went to. */
const REACHED_PX = SECTION_OFFSET_PX + 40;

/** The section that the page is scrolled to; null where the page has none. */
export function useActiveSection(isOn: boolean): DashboardSection | null {
  const [active, setActive] = useState<DashboardSection | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const shown = DASHBOARD_SECTIONS.map(({ id }) => ({
        id,
        element: document.getElementById(id),
      })).filter((section) => section.element);
      const isAtEnd =
        innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
      const reached = shown.filter(
        ({ element }) => (element?.getBoundingClientRect().top ?? 0) <= REACHED_PX,
      );
      setActive((isAtEnd ? shown : reached).at(-1)?.id ?? DASHBOARD_SECTIONS[0].id);
    };
    const handleScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    // Not at once: reading places makes the browser lay the new screen out before its frame.
    handleScroll();
    addEventListener("scroll", handleScroll, { passive: true });
    addEventListener("resize", handleScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", handleScroll);
      removeEventListener("resize", handleScroll);
    };
  }, [isOn]);
  return active;
}
