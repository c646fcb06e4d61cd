import { useLocation } from "wouter";
import { useT } from "../../../i18n/i18n.ts";
import { LazyPlace } from "../../../parts/lazy-view/lazy-place.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { Frame } from "../frame.tsx";
import { DAY_SECTIONS, type DaySection, dayAddress } from "../model.ts";
import type { Kept } from "../use-record.ts";
import { SECTIONS } from "./sections.ts";

interface DayProps {
  section: DaySection;
  /** An entry of the section that was asked for by its id. */
  open: string | null;
  kept: Kept;
}

/** The assessment day: its stages, group tasks, the final interview, lists to tick, and what candidates ask. */
export function Day({ section, open, kept }: DayProps) {
  const t = useT();
  const [, navigate] = useLocation();
  return (
    <Frame title={t("syllabus.day.title")} lede={t("trials.day.lede")}>
      <Chips
        label={t("trials.day.sections")}
        value={section}
        onChange={(next) => navigate(dayAddress(next === "stages" ? "" : next), { replace: true })}
        options={DAY_SECTIONS.map((value) => ({ value, label: t(`trials.day.${value}`) }))}
      />
      <LazyPlace key={section} of={SECTIONS[section]} props={{ open, kept }} />
    </Frame>
  );
}
