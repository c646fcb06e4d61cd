import { Lightbulb } from "lucide-react";
import type { StarSection } from "contract/star";
import { tDynamic, useT } from "../../i18n/i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Guidance } from "./use-guidance.ts";

interface GuidanceNoteProps {
  id: string;
  section: StarSection;
  guidance: Guidance;
}

/**
 * What is found so far and the one thing to add next. It keeps room for two lines, so that the page
 * stays still while the words change, and is read aloud with the field, never in the middle of typing.
 */
export function GuidanceNote({ id, guidance }: GuidanceNoteProps) {
  const t = useT();
  return <div id={id}><Icon of={Lightbulb} size={18} />{t("practice.guidance.toggle")}{tDynamic(`practice.guidance.nudge.${guidance}`)}</div>;
}
